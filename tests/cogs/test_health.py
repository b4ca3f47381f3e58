"""The bot's health as its operator sees it, and a log without secrets."""

import asyncio
import base64
import json
import logging
import os
import socket
from functools import partial
from pathlib import Path

import pytest

from bot.logs import JsonLines, PlainLines, facts_of
from bot.sandbox import SANDBOX_TOKEN, Sandbox
from bot.service.client import Guildhall, Setup
from bot.service.discord_address import point_discord_at, token_for
from bot.service.health import Pulse, examine, find_problem, pulse_file, watched
from bot.service.metrics_page import write_page
from bot.storage.address import Address
from bot.storage.leases import Shards
from tests.cogs.conftest import running_bot
from tests.database import working_beside
from tests.faulty_store import calls_replaced
from tests.lab.chaos.disk import small_disk
from tests.patience import PATIENCE, until, until_found
from tests.player import Player, Town, all_posted, asked, start_game, town_at
from tests.tables.tables import play_on

CALLBACK = "POST /interactions/*/*/callback"
CLICKED = 4
"""Turns played by clicks."""


async def test_health_reports_clicks_failures_tables_posts_and_the_database(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    await start_game(bot, people[:2])
    await town.fault("status", route=CALLBACK, status=404)
    await people[0].command("status", wait=False)
    await until(lambda: bot.tally.failed > 0)
    await bot.announcer.finish()
    facts = await examine(bot)
    assert facts["clicks"] == 4
    assert facts["failed"] == 1
    assert facts["tables_in_memory"] == facts["servers"] == 1
    assert facts["posts_waiting"] == 0
    assert facts["database_bytes"] > 4096
    assert facts["latency_ms"].isdigit()
    assert facts["uptime_s"] >= 0


async def test_a_health_line_is_logged_at_intervals(
    bot: Guildhall, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The configured interval is used; 0 turns the line off."""
    caplog.set_level(logging.INFO, "bot.service.health")
    async with watched(bot, tmp_path / "guildhall.sqlite3", 0.05):
        await until(lambda: caplog.messages.count("health") >= 2)
    lines = [record for record in caplog.records if record.getMessage() == "health"]
    assert "posts_waiting=0" in PlainLines().format(lines[0])
    assert json.loads(JsonLines().format(lines[0]))["servers"] == 1
    caplog.clear()
    async with watched(bot, tmp_path / "guildhall.sqlite3", 0):
        await until(lambda: find_problem(tmp_path / "guildhall.sqlite3") == "")
    assert not caplog.records


async def test_the_pulse_beats_while_the_bot_runs_and_the_database_answers(
    bot: Guildhall, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """`find_problem` returns why the bot is unhealthy."""
    database = tmp_path / "guildhall.sqlite3"
    assert find_problem(database) == "not running"
    async with watched(bot, database, 0, FAST_PULSE):
        await until(lambda: find_problem(database) == "")
        with calls_replaced(bot.store, measure=broken):
            await until(lambda: "pulse_missed" in caplog.messages)
            os.utime(pulse_file(database), (0, 0))
            caplog.clear()
            await until(lambda: "pulse_missed" in caplog.messages)
            assert "no sign of life" in find_problem(database)
            os.utime(pulse_file(database), (4e9, 4e9))  # the clock was set back
            assert "no sign of life" in find_problem(database)
        await until(lambda: find_problem(database) == "")
    assert find_problem(database) == "not running"


FAST_PULSE = Pulse(every=0.05, longest_silence=1.0)


async def until_health_says(database: Path | Address, problem: str, shards: Shards | None = None) -> None:
    """Poll until `find_problem` returns this problem; "" means healthy."""

    async def says_so() -> bool:
        return (await problem_of(database, shards)).rstrip(" 0123456789s") == problem

    await until_found(says_so)


async def problem_of(database: Path | Address, shards: Shards | None) -> str:
    """The problem of a bot with a fast pulse."""
    return await asyncio.to_thread(find_problem, database, shards, FAST_PULSE.longest_silence)


async def test_a_bot_without_the_gateway_is_unhealthy(
    bot: Guildhall, tmp_path: Path, town: Town, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot is healthy again after reconnecting."""
    database = tmp_path / "guildhall.sqlite3"
    async with watched(bot, database, 0, FAST_PULSE):
        await until_health_says(database, "")
        await town.fault("away", seconds=5)
        await until_health_says(database, "no sign of life for")
        told = next(one for one in caplog.records if one.getMessage() == "pulse_missed")
        assert (facts_of(told)["why"], told.levelname) == ("gateway_lost", "WARNING")
        await until_health_says(database, "")


async def test_a_bot_on_a_full_disk_is_unhealthy(
    sandbox: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The database can still be read; the bot recovers once the disk has room. The metrics page agrees."""
    with small_disk(tmp_path / "disk") as disk:
        database = disk.folder / "guildhall.sqlite3"
        async with running_bot(sandbox.url, database) as bot, watched(bot, database, 0, FAST_PULSE):
            await until_health_says(database, "")
            with disk.filled(os.getpid()):
                await until_health_says(database, "no sign of life for")
                assert "guildhall_database_up 0" in await write_page(bot)
                assert (await bot.store.measure()).size
            await until_health_says(database, "")
            assert "guildhall_database_up 1" in await write_page(bot)
    missed = [one for one in caplog.records if one.getMessage() == "pulse_missed"]
    assert {(one.levelname, one.exc_info) for one in missed} == {("WARNING", None)}


async def broken() -> None:
    """Fail like a database that does not answer."""
    raise OSError("disk on fire")


async def test_systemd_is_notified_when_the_bot_is_ready_alive_or_stopping(
    bot: Guildhall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notifications go through the socket in `NOTIFY_SOCKET`."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        ear.setblocking(False)
        heard = partial(asyncio.get_running_loop().sock_recv, ear, 100)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        async with watched(bot, tmp_path / "guildhall.sqlite3", 0):
            assert await heard() == b"READY=1\nWATCHDOG=1"
        assert await heard() == b"STOPPING=1"


async def test_no_log_line_contains_a_secret(
    bot: Guildhall, people: list[Player], caplog: pytest.LogCaptureFixture
) -> None:
    """A whole game is logged at the finest level of our loggers; the log has no seed, token or answer."""
    for name in ("bot", "cogs", "render"):
        caplog.set_level(logging.DEBUG, name)
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    for _ in range(CLICKED):
        for person in await asked(bot, people[:2]):
            await person.play_turn()
    await play_on(bot.manager, table, 10_000)
    bot.announcer.catch_up(1)
    await all_posted(bot)
    ours = [one for one in caplog.records if one.name.partition(".")[0] in ("bot", "cogs", "render")]
    events = {one.getMessage() for one in ours}
    assert {"table_opened", "game_begun", "saved", "game_over"} <= events
    text = "\n".join(form.format(one) for one in ours for form in (PlainLines(), JsonLines()))
    seed = (await bot.manager.table(1)).seed
    for secret in (seed.hex(), repr(seed), base64.b64encode(seed).decode(), SANDBOX_TOKEN):
        assert secret not in text
    told = {str(fact) for one in ours for fact in facts_of(one).values()}
    for turn in await bot.store.turns(1):
        assert not turn.prompt or turn.prompt not in text
        assert told.isdisjoint(pick for pick in turn.answer if not pick.isdigit())


async def test_a_bot_closed_before_it_is_ready_starts_nothing(bot: Guildhall) -> None:
    """Otherwise, the bot would use a closed database."""
    await bot.close()
    bot.came_up.clear()
    await bot.on_ready()
    bot.reread(1)
    bot.take_over()
    assert not bot.came_up.is_set()
    assert all(chore.done() for chore in bot.chores)


SYNC = "PUT /applications/*/commands"


async def has_synced(town: Town) -> bool:
    """True if a bot has tried to register its commands."""
    return any(one["method"] == "PUT" and str(one["path"]).endswith("/commands") for one in await town.requests())


async def test_a_bot_closed_while_it_registers_commands_starts_nothing(
    sandbox: Sandbox, database: Path | Address
) -> None:
    """Later steps, such as timers, would use a closed database."""
    point_discord_at(sandbox.url)
    setup = Setup(sync_timeout=PATIENCE)
    async with (
        town_at(sandbox.url, 1) as (town, _people),
        working_beside(database, None) as store,
        Guildhall(store, setup) as bot,
    ):
        await town.fault("status", route=SYNC, status=503, times=None)
        running = asyncio.create_task(bot.start(token_for(sandbox.url, None)))
        await until_found(lambda: has_synced(town))
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)
        assert not bot.came_up.is_set()
        assert all(chore.done() for chore in bot.chores)
