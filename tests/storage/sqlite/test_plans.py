"""How SQLite searches the scores: a query that runs after each game reads few rows of a large table."""

from functools import partial

import pytest

from bot.storage.sql import scores
from bot.storage.sql.database import Database, Row
from bot.storage.sqlite.scripts import run_script
from bot.storage.sqlite.store import SqliteStore

ALIKE = (1, "chess", 2, 9)
"""The facts of a game whose records are asked for."""
INDEXES = [
    (scores.RATED, (1, 5), "scores_rated (id>?)"),
    (scores.FEWEST, ALIKE, "scores_alike (server=? AND game=? AND seats=?)"),
    (scores.MOST, ALIKE, "scores_alike (server=? AND game=? AND seats=?)"),
    (scores.SOME, (*ALIKE, 8), "scores_alike (server=? AND game=? AND seats=?)"),
    (scores.TITLES, (7, 90), "thanks_by_receiver (receiver=?)"),
]


@pytest.mark.parametrize(("query", "facts", "index"), INDEXES)
async def test_scores_are_searched_by_an_index(
    store: SqliteStore, query: str, facts: tuple[object, ...], index: str
) -> None:
    """No step of the plan reads a whole table, nor sorts the rows of which one is wanted."""

    async def explain(db: Database) -> list[Row]:
        return await db.rows(f"EXPLAIN QUERY PLAN {query}", *facts)

    plan = [row[3] for row in await store.do(partial(run_script, explain))]
    assert any(step.endswith(index) for step in plan)
    assert not {"SCAN scores", "SCAN thanks", "SCAN other"} & set(plan)
    assert "LIMIT 1" not in query or "USE TEMP B-TREE FOR ORDER BY" not in plan
