"""Malformed responses from Discord on every route the bot calls: no token in the log, and the bot keeps working.

The routes are found by playing: before each action, every route of the sandbox has one malformed response ready.
"""

import asyncio
import logging
import os
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from pathlib import Path
from typing import cast

import aiohttp
import discord
import pytest
from discord import app_commands
from discord.webhook.async_ import async_context
from msgspec.structs import replace

from bot.catalogue import load_game
from bot.host_errors import NoDiscord
from bot.logs import FILTERS, OURS, DiscreetLines, PlainLines
from bot.sandbox import Sandbox
from bot.sandbox.faults.garbage import ANSWERS
from bot.sandbox.rest.routes import TABLE
from bot.sandbox.rest.routing import Route
from bot.service.client import Guildhall
from bot.service.discord_address import point_discord_at
from bot.storage.address import Address
from bot.storage.rows import Search
from cogs.replies.replies import BROKEN
from cogs.symbol_pictures import Drawn
from cogs.symbols import DrawSymbols
from tests.cogs.conftest import QUICK, running_bot
from tests.cogs.test_departures import answer_all
from tests.database import as_sqlite, working_beside
from tests.every_game import games_that, is_hosted, lasts_long
from tests.kept_logs import DETAILED
from tests.patience import UNHURRIED, until
from tests.player import (
    BUTTON,
    SELECT,
    Json,
    Outcome,
    Player,
    Refused,
    all_posted,
    asked,
    check_intact,
    components,
    controls,
    go_away,
    start_game,
)

TOKEN = "guildhall-made-up-token-of-this-test"  # noqa: S105  # unlike the sandbox's, not an ordinary word
SEED = bytes(range(200, 232))
CLICKS = int(os.environ.get("GUILDHALL_GARBAGE", "12"))
"""Random clicks per visit."""
ROUTES = 22
"""Minimum number of routes that the bot calls in a visit."""
ROUNDS = 3
"""Visits, each with a different kind of garbage first."""
MOST_RETRIES = 5
"""Maximum number of times that panels are opened again until each route has met garbage."""


TIMING = replace(
    UNHURRIED,
    sync_retry=0.05,
    symbols_delay=0.0,
    symbols_pause=0.01,
    symbols_retry=0.05,
    departures_pause=0.0,
    post_retry=0.05,
)
SETUP = replace(QUICK, timing=TIMING, requests_per_second=10_000)


@pytest.fixture
async def bot(sandbox: Sandbox, database: Path | Address, clock: Callable[[], float]) -> AsyncIterator[Guildhall]:
    """A bot with short pauses, and with a token that the test can find in the log."""
    async with running_bot(sandbox.url, database, clock=clock, setup=SETUP, token=TOKEN) as running:
        yield running


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a seed that the test can find in the log."""
    monkeypatch.setattr("bot.tables.lobby.make_seed", lambda: SEED)


class Heard(logging.Handler):
    """A log handler that keeps every record."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.records: list[logging.LogRecord] = []
        for fit in FILTERS:
            self.addFilter(fit)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the record."""
        self.records.append(record)

    def count(self, event: str) -> int:
        """The number of times this event was logged."""
        return sum(record.msg == event for record in self.records)


@pytest.fixture
def heard() -> Iterator[Heard]:
    """Log records of all loggers, at all levels."""
    before, root, handler = {name: logging.getLogger(name).level for name in DETAILED}, logging.getLogger(), Heard()
    root.addHandler(handler)
    for name in before:
        logging.getLogger(name).setLevel(logging.DEBUG)
    yield handler
    root.removeHandler(handler)
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


def check_log(records: list[logging.LogRecord], sandbox: Sandbox) -> None:
    """Check that no log line has a token, seed, error or traceback."""
    tokens = [TOKEN, *sandbox.world.tokens]
    seeds = [SEED.hex(), repr(SEED)[2:-1], str(list(SEED))]
    lines = DiscreetLines(PlainLines(), [TOKEN])
    for record in records:
        is_ours = record.name.startswith(OURS)
        for line in (lines.format(record), *([PlainLines().format(record)] if is_ours else [])):
            assert not [secret for secret in (*tokens, *seeds) if secret in line], line[:2000]
        assert record.levelno < logging.ERROR, lines.format(record)
        assert not record.exc_info, lines.format(record)


class Wire:
    """Sets up garbage responses of changing kinds on every route, and records which routes have returned some."""

    def __init__(self, sandbox: Sandbox, first: int) -> None:
        self.sandbox = sandbox
        self._kinds = cycle([*ANSWERS][first:] + [*ANSWERS][:first])
        self.met: set[str] = set()
        self._armed: dict[str, str] = {}

    def arm(self, is_meant: Callable[[str], bool] = lambda _line: True) -> None:
        """Make the next response on these routes (default: all routes) garbage."""
        self.disarm()
        for route in [one for one in TABLE.routes if is_meant(one.line)]:
            path = "/".join("*" if part[0] == "{" else part for part in route.parts)
            fault = self.sandbox.faults.turn_on(
                {"kind": "garbage", "answer": next(self._kinds), "route": f"{route.method} /{path}"}
            )
            self._armed[fault.id] = route.line

    def disarm(self) -> set[str]:
        """Remove all garbage. Returns the routes that have returned some since `arm`."""
        left = self.sandbox.faults.active_faults.by_id
        met = {line for fault, line in self._armed.items() if fault not in left}
        self._armed.clear()
        self.sandbox.faults.turn_off(None)
        self.met |= met
        return met


def called_routes(sandbox: Sandbox) -> set[str]:
    """The routes that the bot has called."""
    found = [TABLE.find(one["method"], one["path"].split("/")[3:]) for one in sandbox.rest.log]
    return {route.line for route, _ in filter(None, found)}


def is_deletion(line: str) -> bool:
    """True if the route deletes something; the bot calls such routes after all other requests have succeeded."""
    return line.startswith("DELETE")


def is_later(line: str) -> bool:
    """True for all routes except the one that creates the thread, which the bot calls first."""
    return line != "POST /channels/{channel_id}/threads"


class Visit:
    """Users who try every action at a table while the first response on each route is garbage."""

    def __init__(self, bot: Guildhall, people: list[Player], wire: Wire) -> None:
        self.bot, self.people, self.wire = bot, people, wire
        self._rng = random.Random(CLICKS)  # noqa: S311  # repeatable, not secret
        self._is_slow = False

    async def meet(self, action: Awaitable[Outcome], person: Player, *only: Callable[[str], bool]) -> None:
        """Let a user act and wait for the result; the bot defers every second action."""
        self._is_slow = not self._is_slow
        if self._is_slow:
            self.bot.timing = replace(TIMING, defer_after=0.0)
        self.wire.arm(*only)
        try:
            await person.settled((await action).id)
        except Refused:  # for example, a control that was just disabled
            pass
        finally:
            await self.settle()

    async def settle(self) -> None:
        """Wait until the bot has handled all actions."""
        await until(lambda: not self.bot.under_way)
        await self.bot.announcer.finish()
        self.wire.disarm()
        await self.bot.announcer.catch_up_all()  # `finish` cancels the retries
        await all_posted(self.bot)
        self.bot.timing = replace(TIMING, defer_after=1.8)

    async def use_commands(self) -> None:
        """Run every command without optional arguments, and some commands with them."""
        ada, ben, cleo = self.people
        group = next(one for one in self.bot.tree.get_commands() if one.name == ada.game)
        for command in cast("app_commands.Group", group).commands:
            if isinstance(command, app_commands.Command) and not any(one.required for one in command.parameters):
                await self.meet(ada.command(command.name, wait=False), ada)
        await self.meet(ada.command("replace", player=cleo.id, wait=False), ada)
        await self.meet(ben.command("end", wait=False), ben)
        await self.meet(ben.command("end", wait=False), ben)  # deletes the previous card
        self.wire.arm()
        with suppress(Refused):
            await ada.autocomplete(f"{ada.game} rules", "topic", topic="")
        await self.settle()

    async def click_around(self, clicks: int) -> None:
        """Use random controls of random messages."""
        for _ in range(clicks):
            person = self._rng.choice(self.people)
            found = [
                (message, part)
                for message in person.messages.values()
                for part in components(message["components"])
                if part["type"] in (BUTTON, SELECT) and part.get("custom_id") and not part.get("disabled")
            ]
            message, part = self._rng.choice(found)
            await self.meet(self._use(person, message, part), person)

    def _use(self, person: Player, message: Json, part: Json) -> Awaitable[Outcome]:
        if part["type"] == SELECT:
            return person.select(message, part["custom_id"], part["options"][0]["value"], wait=False)
        return person.click(message, part["custom_id"], wait=False)

    async def be_called_directly(self) -> None:
        """Make the bot send, edit and close direct calls."""
        for person in self.people:
            await self.meet(person.slash("settings", dm=True, wait=False), person)
        for _ in range(2):
            [person, *_] = await asked(self.bot, self.people)
            self.wire.arm()
            await go_away(self.bot, person)
            await self.settle()
            await person.answer()
            await all_posted(self.bot)

    async def open_panels(self) -> None:
        """Open panels; each closes the previous one, which was a response or a follow-up."""
        ada, call = self.people[0], self.people[0].calls()[-1]
        for only in ((), (), *[(is_deletion,)] * 4):
            await self.meet(ada.click(call, "m:1", wait=False), ada, *only)

    async def play_in_thread(self) -> None:
        """Fail twice to open a table in a thread; open a third one and play on after its thread was locked."""
        ada, host = self.people[0], self.people[-1]
        homes = [person.channel for person in self.people]
        host.channel = host.hello["servers"][0]["channels"][1]["id"]
        await self.meet(host.command("new", players=2, thread=True, wait=False), host)
        await self.meet(host.command("new", players=2, thread=True, wait=False), host, is_later)
        await host.command("new", players=2, thread=True)
        table_id, thread = max((one.table_id, one.channel) for one in await self.bot.store.find_tables(Search.OPEN))
        host.channel = ada.channel = str(thread)
        await self.meet(ada.command("join", wait=False), ada, is_deletion)  # deletes the previous card
        start = f"l:{table_id}:start"
        await host.until(lambda: any(controls(one, start) for one in host.messages.values()))
        await host.click(next(one for one in reversed(host.messages.values()) if controls(one, start)), start)
        await all_posted(self.bot)
        await host.do("archive", channel=str(thread), locked=True)
        self.wire.arm()
        await answer_all(self.bot, table_id)
        await self.settle()
        await host.do("archive", channel=str(thread), on=True)
        for person, home in zip(self.people, homes, strict=True):
            person.channel = home


@asynccontextmanager
async def starting_bot(sandbox: Sandbox, file: Path, draw: DrawSymbols) -> AsyncIterator[Guildhall]:
    """Start a bot and wait until it is connected. Raises `NoDiscord`."""
    point_discord_at(sandbox.url)
    async with working_beside(file) as store, Guildhall(store, replace(SETUP, draw_symbols=draw)) as bot:
        running, coming = asyncio.create_task(bot.start(TOKEN)), asyncio.create_task(bot.came_up.wait())
        try:
            await asyncio.wait((running, coming), return_when=asyncio.FIRST_COMPLETED, timeout=15)
            if running.done():
                running.result()
            yield bot
        finally:
            coming.cancel()
            await bot.close()
            await asyncio.gather(running, coming, return_exceptions=True)


async def start_through_garbage(wire: Wire, file: Path, heard: Heard, draw: DrawSymbols) -> None:
    """Restart until the bot has its symbols; each start gets garbage on routes that have not had any."""
    before = heard.count("symbols_ready")
    while True:
        wire.arm(lambda line: line not in wire.met)
        try:
            async with starting_bot(wire.sandbox, file, draw) as bot, asyncio.timeout(20):
                await until(lambda: heard.count("symbols_ready") > before)
                await all_posted(bot)
                return
        except NoDiscord:
            assert wire.disarm(), "nothing keeps the bot from Discord"
        finally:
            wire.disarm()


@pytest.fixture
async def another_symbol_at_each_start(game: str) -> DrawSymbols:
    """Paints another symbol at each start, so that the bot uploads it and deletes the previous one."""
    painter = load_game(game).painter
    pictures = [await painter.paint_symbol(symbol) for symbol in painter.symbols[:8]]
    drawn = iter([Drawn(game, painter.symbols[0], picture) for picture in pictures])

    async def draw_one() -> list[Drawn]:
        return [next(drawn)]

    return draw_one


@pytest.fixture
async def visit(sandbox: Sandbox, bot: Guildhall, people: list[Player], first: int) -> Visit:
    """Three users with a running game."""
    await start_game(bot, people[:3])
    sandbox.rest.log.clear()
    return Visit(bot, people[:3], Wire(sandbox, first))


@pytest.mark.long
@games_that(is_hosted, lasts_long)
@pytest.mark.parametrize("first", range(0, len(ANSWERS), len(ANSWERS) // ROUNDS))
async def test_garbage_on_every_route_neither_leaks_a_token_nor_breaks_the_bot(
    visit: Visit, heard: Heard, file: Path, another_symbol_at_each_start: DrawSymbols
) -> None:
    """Clicks are answered or lost; once the garbage stops, every action works."""
    bot, wire = visit.bot, visit.wire
    await visit.open_panels()
    await visit.use_commands()
    await visit.be_called_directly()
    await visit.click_around(CLICKS)
    for _ in range(MOST_RETRIES):  # a route that was called without garbage gets another chance
        if called_routes(wire.sandbox) <= wire.met:
            break
        await visit.open_panels()
    await visit.play_in_thread()
    await check_intact(bot)
    assert (await visit.people[0].command("play")).status == "done"
    await bot.close()
    await as_sqlite(bot.store).do(lambda db: db.execute("UPDATE outbox SET message = NULL, posted_at = NULL"))
    for _ in range(2):  # the second one deletes the first one's symbol
        await start_through_garbage(wire, file, heard, another_symbol_at_each_start)
    assert called_routes(wire.sandbox) <= wire.met
    assert len(wire.met) >= ROUTES
    check_log(heard.records, wire.sandbox)


@games_that(is_hosted)
@pytest.mark.parametrize("kind", ANSWERS)
async def test_every_kind_of_garbage_on_every_route_raises_a_network_error(
    sandbox: Sandbox, bot: Guildhall, kind: str, heard: Heard
) -> None:
    """Callers handle exactly these errors."""

    async def meet(route: Route) -> None:
        path = "/" + "/".join("1" if part[0] == "{" else part for part in route.parts)
        sandbox.faults.turn_on({"kind": "garbage", "answer": kind, "route": f"{route.method} {path}"})
        is_answer = path.startswith(("/webhooks", "/interactions"))
        asked = discord.http.Route(
            route.method, path, webhook_id=kind, webhook_token=path
        )  # discord.py keeps one lock per request
        with suppress(discord.HTTPException, *BROKEN):
            await (async_context.get().request(asked, session=web) if is_answer else bot.http.request(asked))

    async with aiohttp.ClientSession() as web:
        await asyncio.gather(*(meet(route) for route in TABLE.routes))
    assert not sandbox.faults.active_faults.by_id
    sandbox.findings.clear()  # no route of these requests has returned a body
    check_log(heard.records, sandbox)
