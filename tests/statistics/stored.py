"""Writing the scores of invented games into a store."""

from collections.abc import Iterable
from typing import TypeAlias

from bot.storage.rows import ScoreRow
from bot.storage.sql.database import Database
from bot.storage.sql.store import SqlStore
from bot.storage.store import Store
from tests.faulty_store import real_store

TABLE = (
    "INSERT INTO tables (id, game, rules, server, channel, host, status, settings, seed, created_at, changed_at)"
    " VALUES (?, ?, '1', ?, ?, 0, 'over', ?, ?, ?, ?)"
)
FIELDS = tuple(name for name in ScoreRow.__struct_fields__ if name != "id")
SCORE = (
    f"INSERT INTO scores ({', '.join(FIELDS).replace('user,', 'user_id,')})"  # noqa: S608  # made of constants
    f" VALUES ({', '.join('?' * len(FIELDS))})"
)
FIRST_TABLE = 1_000_000
"""Ids of the games' tables begin here, above those of tables opened by clicks."""


Values: TypeAlias = list[tuple[object, ...]]


def values_of(rows: Iterable[ScoreRow]) -> tuple[Values, Values]:
    """Return the values for the statement `TABLE`, one set per game, and for `SCORE`, one set per row."""
    kept = list(rows)
    tables = {row.table_id: row for row in kept}
    return [_table(row) for row in tables.values()], [_score(row) for row in kept]


async def store_scores(store: Store, rows: Iterable[ScoreRow]) -> None:
    """Write rows, with a separate table for each game; the store assigns new ids to the rows."""
    tables, scores, real = *values_of(rows), real_store(store)
    assert isinstance(real, SqlStore)

    async def write(db: Database) -> None:
        await db.execute_many(TABLE, tables)
        await db.execute_many(SCORE, scores)

    await real.write(write)


def _table(row: ScoreRow) -> tuple[object, ...]:
    number = FIRST_TABLE + row.table_id
    return number, row.game, row.server, number, b"", b"", row.ended_at, row.ended_at


def _score(row: ScoreRow) -> tuple[object, ...]:
    facts = {**{name: getattr(row, name) for name in FIELDS}, "table_id": FIRST_TABLE + row.table_id}
    return tuple(facts[name] for name in FIELDS)
