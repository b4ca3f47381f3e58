"""Forged clicks by a player, a stranger and another server's moderator: no error, and no forbidden change."""

from pathlib import Path

import pytest

from tests.forging.arena import Press
from tests.lab.fuzz_clicks import Batch, Fuzz, fuzz, fuzzing
from tests.postgres import Server
from tests.storage.stores import NEEDS_SERVER

COUNT = 300
"""`make fuzz-clicks` presses 20,000."""


async def test_forged_clicks_change_nothing_forbidden(file: Path) -> None:
    """On SQLite."""
    assert await fuzz(file, "test", COUNT) == []


@pytest.mark.long
@NEEDS_SERVER
async def test_forged_clicks_change_nothing_forbidden_on_postgresql(server: Server) -> None:
    """On PostgreSQL."""
    assert await fuzz(server.emptied(), "test", COUNT) == []


async def test_a_list_pressed_with_missing_or_unknown_values_is_answered(file: Path) -> None:
    """A forged click on a list can have no values, or values that were never offered."""
    async with fuzzing(file, "lists") as run:
        table, running = run.arena.tables["finished"], run.arena.tables["running"]
        player = next(one for one in run.list_roles() if one[0].name == "player" and one[2] == "finished")
        lists = ["q:ulm:shelf", f"lookback:{table}:1", f"occasion:{running}", f"delegate:{running}", "z:ulm:0:"]
        for picked in ((), ("\uff11", "\u00b2", "9" * 90)):
            presses = [Press(custom_id, picked, len(picked)) for custom_id in lists]
            assert await run.press(Batch(*player, presses)) == []


@pytest.mark.parametrize("is_moved", [False, True])
async def test_a_forbidden_change_is_found(file: Path, is_moved: bool) -> None:
    """The test proves that the fuzzer can fail: another user ends a game during a forged click."""
    async with fuzzing(file, "found") as run:
        stranger = next(one for one in run.list_roles() if one[0].name == "stranger")
        if is_moved:
            await meddle(run)
        found = await run.press(Batch(*stranger, [Press("m:77")]))
        assert bool(found) == is_moved


async def meddle(run: Fuzz) -> None:
    """End a game the next time the arena settles."""
    settle, manager, voting = run.arena.settle, run.arena.manager, run.arena.tables["voting"]

    async def settle_otherwise() -> None:
        run.arena.settle = settle  # type: ignore[method-assign]
        await manager.endings.end(voting, "")
        await settle()

    run.arena.settle = settle_otherwise  # type: ignore[method-assign]
