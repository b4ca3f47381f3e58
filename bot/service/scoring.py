"""Results of games that were over before results were kept: filled in while the bot runs, a game at a time."""

import asyncio
import logging

from bot.errors import GameError
from bot.logs import about
from bot.service.upkeep import read_table
from bot.storage.rows import Search
from bot.storage.store import Store
from bot.tables.results import results_of

log = logging.getLogger(__name__)

PAUSE = 0.05
"""Seconds between two games, for everybody else."""


async def fill_in_results(store: Store, pause: float = PAUSE) -> None:
    """Scores each such game by its rules; broken off, it goes on at the next start.

    A game whose rules this version does not have keeps no results: it is counted in the log, and tried again
    at each start.
    """
    filled, unknown, after = 0, 0, 0
    while places := await store.find_tables(Search.UNSCORED, after=after):
        for place in places:
            is_known = await _fill_in(store, place.table_id)
            filled, unknown = filled + is_known, unknown + (not is_known)
            await asyncio.sleep(pause)
        after = places[-1].table_id
    if filled or unknown:
        log.info("results_filled_in", extra=about(games=filled, of_other_rules=unknown))


async def _fill_in(store: Store, table_id: int) -> bool:
    """Whether the results could be found."""
    row = await store.table(table_id)
    assert row is not None  # noqa: S101  # tables are never deleted
    try:
        table = await read_table(store, row)
    except GameError:
        return False
    await store.save_results(table_id, results_of(table.rules, table.state))
    return True
