"""Stages of the story: the tables alone (optionally with a restart at every point), or a sandbox."""

import asyncio
import secrets
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.games.contract import Answer
from bot.service.client import Guildhall
from bot.storage.rows import SeatRow
from bot.storage.store import Store
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.pace import PaceName
from bot.tables.posts import PostKind, unpack
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.tables.worker import AnswerRequest, decide
from bot.tables.worker_pool import WorkerPool
from cogs.cards.controls import PROPOSE_REPLACING
from cogs.features.replacement import REPLACE
from cogs.posting.announcer import Waiting
from tests.clock import Clock
from tests.cogs.conftest import running_bot
from tests.lab.measure.scripted_player import ScriptedPlayer, plan_ahead
from tests.lab.measure.story import BEGINNING, Character, Ping
from tests.player import Player, all_posted, controls, go_away, text_of

WAIT = 120.0
"""Seconds within which deputies must have played."""
LATEST = 5.0
"""Seconds within which a clicked decision is saved."""


class DirectThinking(WorkerPool):
    """A deputies' pool that searches in this process with the same answers, so no worker processes must restart."""

    async def think(self, thought: AnswerRequest) -> Answer:
        """Return the computer's answer."""
        return decide(thought).answer


class TableStage:
    """The tables without Discord; optionally, each step has a new manager, as after a restart."""

    def __init__(self, cast: tuple[Character, ...], store: Store, restarts: bool) -> None:
        self.cast, self.store, self._restarts = cast, store, restarts
        self.clock, self.pings = Clock(BEGINNING), list[Ping]()
        self.manager = Manager(store, clock=self.clock, workers=DirectThinking())
        self._told = 0

    async def begin(self, game: str) -> None:
        """Start a table with the whole cast, at a daily pace."""
        settings = Settings(len(self.cast), "en", pace=PaceName.DAILY)
        for who, character in enumerate(self.cast):
            await self.manager.people.choose_rest(who + 1, character.rest)
        table = await self.manager.lobby.open(game, Venue(1, 5), SeatRow(1, self.cast[0].name), settings)
        for who, character in enumerate(self.cast[1:], start=2):
            await self.manager.lobby.join(table.id, who, character.name)
        await self.manager.lobby.start(table.id, 1)

    async def table(self) -> Table:
        """Return the current table."""
        return await self.manager.table(1)

    async def go_to(self, at: int) -> None:
        """Advance the clock and do what is due."""
        self.clock.now = at
        await self._restart()
        self.manager.timers.look_soon()
        await self.manager.timers.look()
        await self._settle()

    async def decide(self, who: int) -> None:
        """Let a person make one decision and go away."""
        table = await self.table()
        prompt = table.prompt_for(who)
        assert prompt is not None
        for asked, picks in plan_ahead(table, prompt):
            if asked in table.prompts():  # forced answers are not asked
                await self.manager.play.answer(1, who + 1, asked.id, picks)
        await self._settle()
        await self._restart()

    async def leave(self, who: int, days: int) -> None:
        """Let a person go on vacation; a computer plays meanwhile."""
        await self.manager.vacations.begin(who + 1, days, plays=True)
        await self._settle()

    async def vote(self, who: int, absentee: int) -> None:
        """Let a player vote to replace another by a computer."""
        await self.manager.consent.agree_to_replace(1, who + 1, absentee + 1, lambda _table: "Konrad")
        await self._settle()

    async def _restart(self) -> None:
        if self._restarts:
            await self.manager.close()
            self.manager = Manager(self.store, clock=self.clock, workers=DirectThinking())
            await self.manager.deputies.resume()
            await self._settle()

    async def _settle(self) -> None:
        """Wait until deputies have played and pending calls are made."""
        table = await self.table()
        for user in table.people:
            self.manager.attention.lose(1, user)
        await asyncio.sleep(0)
        await self.manager.deputies.settle(1, WAIT)
        self.manager.attention.wake(table)
        await self.manager.attention.finish()
        await self._note_pings()

    async def _note_pings(self) -> None:
        posts = [unpack(row.body) for row in await self.store.to_post(1)]
        for post in posts[self._told :]:
            whom: Any = [seat.user for seat in (await self.table()).now.seats if seat.user] if post.concerns_all else ()
            why = "reminder" if post.kind is PostKind.REMINDER else "call"
            self.pings += [Ping(int(self.clock.now), seat, why) for seat in post.called]
            self.pings += [Ping(int(self.clock.now), user - 1, "news for all") for user in whom]
        self._told = len(posts)


class SandboxStage:
    """The real bot in a sandbox, and users who click; optionally with restarts on the same database."""

    every = 0
    """Restart the bot after this many points of the story; 0 for never."""

    def __init__(self, cast: tuple[Character, ...], people: list[Player], url: str, database: Path) -> None:
        self.cast, self.people, self._url, self._database = cast, people, url, database
        self.clock, self.pings, self.posts = Clock(BEGINNING), list[Ping](), list[tuple[int, str]]()
        self.points = self.restarts = 0
        self.bot: Guildhall
        self._running = AsyncExitStack()
        self._may_post = asyncio.Event()
        """Cleared while users act; otherwise, the contents of a post would depend on milliseconds."""
        for person in people:
            person.is_patient = True
        self.players = [ScriptedPlayer(person, seat, goes_away=True) for seat, person in enumerate(people)]
        self._seen: set[str] = set()

    async def start(self) -> None:
        """Start a bot with the story's clock."""
        self.bot = await self._running.enter_async_context(running_bot(self._url, self._database, clock=self.clock))
        find = self.bot.announcer._find_due

        async def find_later(table: Table) -> Waiting:
            await self._may_post.wait()
            return await find(table)

        self.bot.announcer._find_due = find_later  # type: ignore[method-assign]

    async def stop(self) -> None:
        """Stop the bot; only saved data is left."""
        self._may_post.set()
        await self._running.aclose()

    async def begin(self, game: str) -> None:
        """Start a table with the whole cast, at a daily pace."""
        await self.start()
        for person, character in zip(self.people, self.cast, strict=True):
            await self.bot.manager.people.choose_rest(int(person.id), character.rest)
        host = self.people[0]
        with patch.object(
            secrets, "token_bytes", bytes
        ):  # fixed bytes only for this command, because the tokens of clicks must stay random
            lobby = (await host.slash(f"{game} new", players=len(self.cast), pace="daily")).message
        for person in self.people[1:]:
            await person.click(lobby, "l:1:join")
        await host.click(lobby, "l:1:start")
        await self._settle()

    async def _pass_point(self) -> None:
        """Count one more point of the story, and restart the bot if due."""
        self.points += 1
        if self.every and self.points % self.every == 0:
            await self.stop()
            await self.start()
            self.restarts += 1
            await self._settle()

    async def table(self) -> Table:
        """Return the current table."""
        return await self.bot.manager.table(1)

    async def go_to(self, at: int) -> None:
        """Advance the clock; do and post what is due."""
        self.clock.now = at
        table = await self.table()
        if table.now.due_at is not None and table.now.due_at <= at:
            await self._pass_point()
        self.bot.manager.timers.look_soon()
        await self.bot.manager.timers.look()
        await self._settle()

    async def decide(self, who: int) -> None:
        """Let a person make one decision by clicks and go away."""
        table = await self.table()
        prompt = table.prompt_for(who)
        assert prompt is not None
        self.players[who]._last_seen = None  # a person who comes back after hours opens the panel again
        await self.players[who].decide(table, prompt)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_decided(who, prompt.moment), LATEST)
        await self._settle()
        await self._pass_point()

    async def _is_decided(self, who: int, moment: str) -> None:
        """Wait until a decision is saved; on a busy machine, the click may be answered before."""
        while (asked := (await self.table()).prompt_for(who)) and asked.moment == moment:  # noqa: ASYNC110
            await asyncio.sleep(0.02)

    async def leave(self, who: int, days: int) -> None:
        """Let a person go on vacation."""
        await self.people[who].slash("vacation", days=days, meanwhile="computer")
        await self._settle()
        await self._pass_point()

    async def vote(self, who: int, absentee: int) -> None:
        """Let a player vote to replace another by a computer."""
        person, yes = self.people[who], REPLACE.id(1, self.people[absentee].id)
        first = PROPOSE_REPLACING.id(1, self.people[absentee].id)
        for button in (yes, first):  # on the proposal's card if there is one, otherwise on the newest post
            if cards := [one for one in person.messages.values() if controls(one, button)]:
                await person.click(cards[-1], button)
                break
        await self._settle()
        await self._pass_point()

    async def _settle(self) -> None:
        await go_away(self.bot, *self.people)
        await self.bot.manager.deputies.settle(1, WAIT)
        self.bot.manager.attention.wake(await self.table())
        await asyncio.sleep(0)
        await go_away(self.bot, *self.people)
        self._may_post.set()
        await all_posted(self.bot)
        self._may_post.clear()
        await self._has_arrived()
        self._note_pings()

    async def _has_arrived(self) -> None:
        """Wait until the first user has received every message."""
        person = self.people[0]
        there = {one["id"] for one in (await person.do("history", channel=person.channel))["messages"]}
        await person.until(lambda: there <= person.messages.keys())

    def _by_name(self, text: str) -> str:
        """Replace users' ids with names, because ids differ between sandboxes."""
        for person, character in zip(self.people, self.cast, strict=True):
            text = text.replace(person.id, character.name)
        return text

    def _note_pings(self) -> None:
        new = [one for one in self.people[0].posted() if one["id"] not in self._seen]
        for message in new:
            self._seen.add(message["id"])
            mentioned = {mention["id"] for mention in message["mentions"]}
            text = str(message["components"])
            self.posts.append((int(self.clock.now), self._by_name(text_of(message))))
            why = "reminder" if "⏰" in text else "call" if "m:1" in text else "card or news for all"
            self.pings += [
                Ping(int(self.clock.now), who, why) for who, person in enumerate(self.people) if person.id in mentioned
            ]
