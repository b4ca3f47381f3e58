"""A player's hint is the same in worlds that look alike to this player but differ in everything hidden."""

import asyncio

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import encode
from bot.tables.manager import Manager
from bot.tables.table import Table
from bot.tables.tuning import Tuning
from cogs.panel.panel import Panel
from tests.lab.privacy.sight import plain
from tests.tables.conftest import clock, manager, scope, store
from tests.tables.tables import ADA, BEN, CLEO, asked, open_prompt, play_on, started
from tests.tuned import QUICK_HINTS, tuned

__all__ = ["clock", "manager", "scope", "store"]
"""Fixtures that the tests use by name."""


async def twin_of(manager: Manager, table: Table, user: int, number: int) -> Table:
    """Copy a table with a different state that looks the same to one player."""
    row, seat = await manager.store.table(table.id), table.seat_of(user)
    assert row is not None
    twin = Table(row, table.game)
    twin.now = replace(twin.now, state=table.rules.guess(table.cache.view(seat), seat, Chance(bytes([number]))))
    twin.seed = b"another"
    assert encode(twin.cache.view(seat)) == encode(table.cache.view(seat))
    return twin


async def hint_in(manager: Manager, *tables: Table, user: int) -> list[tuple[bytes, bytes]]:
    """Return a player's hint in each world, and the panel that shows it."""
    for table in tables:
        manager.hints.begin(table, manager.hints.find_question(table, user, open_prompt(table, user).id))
    async with asyncio.timeout(60):
        await manager.hints.finish()
    found = []
    for table in tables:
        hint = table.hint_for(table.seat_of(user))
        assert hint
        assert hint.advice
        shown = plain(Panel(table, table.seat_of(user), table.words))
        found.append((msgpack.encode(hint), msgpack.encode(shown)))
    return found


@pytest.mark.long
@tuned(Tuning(hints=QUICK_HINTS))
@pytest.mark.parametrize("answers", [0, 5, 9])
async def test_the_same_view_gets_the_same_hint_byte_for_byte(manager: Manager, answers: int) -> None:
    """Several processes search at once; neither the world nor the process makes a difference."""
    table = await started(manager, ADA, BEN, CLEO)
    await play_on(manager, table, answers, seed=answers)
    user = asked(table)[0]
    twins = [await twin_of(manager, table, user, number) for number in range(3)]
    assert any(encode(twin.now.state) != encode(table.now.state) for twin in twins)
    hints = await hint_in(manager, table, *twins, user=user)
    assert len(set(hints)) == 1
