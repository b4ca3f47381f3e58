"""Moments that players show to everyone: each once, unless it could not be posted."""

import asyncio
from contextlib import suppress

import pytest

from bot.errors import AlreadyShown
from bot.games.contract import Seat
from bot.tables.manager import Manager
from bot.tables.table import Table
from tests.every_game import asks_little_at_once, games_that
from tests.tables.tables import ADA, BEN, started

pytestmark = [games_that(asks_little_at_once), pytest.mark.one_game]


async def show(manager: Manager, table: Table, seat: Seat, number: int, error: type[Exception] | None = None) -> bool:
    """Show a moment, or fail to post it. Returns False if it was already shown."""
    try:
        async with manager.shared_moments.showing(table, seat, number):
            await asyncio.sleep(0)
            if error:
                raise error
    except AlreadyShown:
        return False
    return True


async def test_a_moment_is_shown_once_per_player_even_by_two_clicks_at_once(manager: Manager) -> None:
    table = await started(manager, ADA, BEN)
    assert sorted(await asyncio.gather(*(show(manager, table, 0, 4) for _ in range(2)))) == [False, True]
    assert not await show(manager, table, 0, 4)
    assert await show(manager, table, 0, 5)
    assert await show(manager, table, 1, 4)


async def test_a_moment_that_could_not_be_posted_can_be_shown_again(manager: Manager) -> None:
    """Others stay shown."""
    table = await started(manager, ADA, BEN)
    assert await show(manager, table, 0, 3)
    with suppress(OSError):
        await show(manager, table, 0, 4, OSError)
    assert await show(manager, table, 0, 4)
    assert not await show(manager, table, 0, 3)
