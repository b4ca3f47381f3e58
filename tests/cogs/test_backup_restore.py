"""A backup of a running game, made during clicks, is restored elsewhere and continued."""

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.service.maintenance import check
from bot.storage.address import Address
from tests.conftest import ROOT
from tests.database import fetch, rows
from tests.every_game import games_that, is_hosted
from tests.lab.chaos.process import BotProcess
from tests.lab.chaos.strikes import arena
from tests.player import Player, Town
from tests.storage.stores import PARAMS

FORGOTTEN = 600.0
"""Seconds after which Discord forgets a nonce."""


@pytest.fixture(params=PARAMS)
def places(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path | Address, Path | Address]:
    """The database in use, and an empty one."""
    if request.param == "sqlite":
        (tmp_path / "new").mkdir()
        return tmp_path / "guildhall.sqlite3", tmp_path / "new" / "guildhall.sqlite3"
    server = request.getfixturevalue("server")
    return server.emptied(), server.create()


@asynccontextmanager
async def running(town: Town, folder: Path, database: Path | Address) -> AsyncIterator[BotProcess]:
    """Run a bot with this database; check that it exits normally."""
    bot = BotProcess(town, folder, database)
    await bot.start()
    try:
        yield bot
        assert await bot.stop() == 0
    finally:
        await bot.clear_away()


async def run(*command: str | Path, **settings: str) -> None:
    """Run a program and check that it succeeds."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **settings}
    process = await asyncio.create_subprocess_exec(*command, env=environment, stderr=asyncio.subprocess.PIPE)
    _, said = await process.communicate()
    assert process.returncode == 0, said.decode()


async def back_up(database: Path | Address, file: Path) -> None:
    """Back up while the bot runs, with the operator's command."""
    address = database.url if isinstance(database, Address) else str(database)
    await run(sys.executable, "-m", "tests.hall", "backup", file, DATABASE=address)


async def restore(file: Path, database: Path | Address) -> None:
    """Restore as the README says."""
    if isinstance(database, Address):
        await run("pg_restore", f"--dbname={database.url}", file)
    else:
        await asyncio.to_thread(shutil.copy, file, database)


async def count_turns(database: Path | Address) -> int:
    """The number of stored answers."""
    query = "SELECT count(*) FROM turns"
    [[number]] = await fetch(database, query) if isinstance(database, Address) else rows(database, query)
    assert isinstance(number, int)
    return number


async def play(people: list[Player]) -> None:
    """Let each player answer all open questions."""
    for person in people:
        await person.play_turn()


async def begin(people: list[Player], game: str) -> None:
    """Start a game with these users."""
    for person in people:
        person.game, person.is_patient = game, True
    lobby = (await people[0].command("new", players=len(people))).message
    for person in people[1:]:
        await person.click(lobby, "l:1:join")
    await people[0].click(lobby, "l:1:start")


@pytest.mark.one_game
@games_that(is_hosted)
async def test_a_running_game_is_backed_up_restored_elsewhere_and_continued(
    tmp_path: Path, spec: Path | None, places: tuple[Path | Address, Path | Address], game: str
) -> None:
    """The backup has all data saved before it, every game replays, and the users continue on their panels."""
    (old, new), file = places, tmp_path / "backup"
    async with arena(tmp_path, spec) as (town, people):
        async with running(town, tmp_path, old):
            await begin(people[:2], game)
            await play(people[:2])
            before = await count_turns(old)
            await asyncio.gather(back_up(old, file), play(people[:2]))
            await play(people[:2])
            after = await count_turns(old)
        await restore(file, new)
        restored = await count_turns(new)
        assert 0 < before <= restored < after
        await town.forward(FORGOTTEN)
        async with running(town, tmp_path, new):
            await play(people[:2])
    assert await count_turns(new) > restored
    report = await check(new)
    assert (report.games, report.damage, report.faults) == (1, "", {})
