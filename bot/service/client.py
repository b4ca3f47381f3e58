"""The Discord client: loads the commands, knows the controls, posts what is due."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import discord
from discord.ext import commands

from bot.catalogue import GAMES, load_game
from bot.config import Greets
from bot.errors import GameError
from bot.host_errors import NoDiscord, UnknownToken
from bot.logs import about, concern, describe_error
from bot.service.abandoned import watch_lobbies
from bot.service.addressed import keep_addressed
from bot.service.discord_answers import check_answers
from bot.service.identifying import IdentifyLimit
from bot.service.leasing import Leasing
from bot.service.request_pace import keep_pace
from bot.service.sharing import LeasedPart, look_for_posts, take_news
from bot.service.unread import drop_from_clicks
from bot.service.uploads import send_in_one_write
from bot.service.warm_up import WarmUps, look_of
from bot.storage.limits import Limits
from bot.storage.store import Store, StoreAway
from bot.tables.allowance import Allowances
from bot.tables.manager import Manager
from bot.words.illustrated import Symbols
from bot.words.mentions import CommandMentions
from cogs.clicks import CARDS
from cogs.commands.syncing import sync_commands
from cogs.commands.tree import CommandTree
from cogs.features.digest import send_digests
from cogs.hall import Hall, Tally
from cogs.panel.panels import Panels
from cogs.posting.announcer import Announcer
from cogs.posting.departures import Departures
from cogs.posting.greeting import Greeter
from cogs.replies.crowd import Crowd
from cogs.replies.members import Members
from cogs.replies.replies import BROKEN
from cogs.replies.translator import FluentTranslator
from cogs.symbols import keep_symbols

log = logging.getLogger(__name__)

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""The least that lets a game be played."""
EXTENSIONS = (
    "cogs.commands.game",
    "cogs.features.settings",
    "cogs.commands.shortcuts",
    "cogs.features.vacation",
    "cogs.features.games",
    "cogs.clicks",
)
"""The cogs, which discord.py loads by the names of their modules."""
SYNC_TIMEOUT = 3.0
"""Seconds that the first clicks wait for Discord to take the commands; trouble with these is no reason to stay away."""
FORESEEN = (StoreAway, discord.HTTPException, *BROKEN)
"""Errors that need no traceback: the work goes on once the database or Discord is back."""
LAST_CALL = 5.0
"""Seconds that clicks under way get at the end."""
LAST_POSTS = 4.0
"""Seconds that posts get then."""


class Guildhall(Hall):
    """The bot; it needs no privileged intents."""

    def __init__(
        self,
        store: Store,
        guild_ready_timeout: float = 2.0,
        limits: Limits | None = None,
        greets: Greets = Greets.NEVER,
        uploads_symbols: bool = False,
        leasing: Leasing | None = None,
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = intents.guild_messages = intents.dm_messages = True
        shards: Any = {"shard_ids": leasing.shards.ids, "shard_count": leasing.shards.count} if leasing else {}
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=intents,
            help_command=None,
            guild_ready_timeout=guild_ready_timeout,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            tree_cls=CommandTree,
            **shards,
        )
        self.allowances = Allowances()
        self.store = store
        part = LeasedPart(leasing) if leasing else None
        self.manager: Manager = Manager(store, leasing.now if leasing else time.time, limits, part=part)
        self.people = self.manager.people
        self._warm_ups = WarmUps()
        self.manager.on_play = lambda table: self._warm_ups.note(table.game.name, look_of(table))
        self.symbols = Symbols()
        self.mentions = CommandMentions(GAMES)
        self._uploads_symbols = uploads_symbols
        self.cards = CARDS
        self.announcer = Announcer(self)
        self.manager.announce = self.announcer.wake
        send_in_one_write(self.http)
        check_answers(self.http, self.is_closed)
        drop_from_clicks(self._connection.parsers)
        keep_addressed(self._connection.parsers, lambda: self.application_id or 0, self._answer_greeting)
        keep_pace(self.http, leasing.shards if leasing else None)
        route = discord.http.Route("GET", "/gateway/bot")
        self._identify_limit = IdentifyLimit(lambda: self.http.request(route), leasing.leases if leasing else None)
        self._leasing = leasing
        if leasing:
            leasing.on_gain = self.take_over
            leasing.leases.on_news = lambda news: take_news(self, news)
        store.on_return = self._return
        self.departures = Departures(self)
        self.panels = Panels(self)
        self.manager.hinting.on_hint = self.panels.freshen
        self._greets, self._greeter = greets, Greeter(self)
        self.came_up = asyncio.Event()
        self.tally = Tally()
        self.crowd = Crowd()
        self.members = Members()
        self._under_way: set[asyncio.Task[Any]] = set()
        self._chores: set[asyncio.Task[None]] = set()
        """What is done beside the clicks, and broken off at the end."""
        self._is_leaving = False
        """Whether the end has come: nothing new is begun."""

    def hears(self, server: int) -> bool:
        """Whether Discord tells this process what happens in a server."""
        return self._leasing is None or self._leasing.hears(server)

    def answers(self, server: int, interaction: int) -> bool:
        """Whether a click is this process's to answer."""
        return self._leasing is None or self._leasing.answers(server, interaction)

    @property
    def under_way(self) -> int:
        """How many people are being answered now."""
        return len(self._under_way)

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Somebody is being answered: the end waits for it."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101  # callbacks run in tasks
        self._under_way.add(task)
        try:
            yield
        finally:
            self._under_way.discard(task)
            self.tally.clicks += 1

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """Does something beside the clicks; nothing once the end has come."""
        if self._is_leaving:
            work.close()
            return None
        chore = asyncio.create_task(_run_chore(work))
        self._chores.add(chore)
        chore.add_done_callback(self._finish)
        chore.add_done_callback(lambda _done: work.close())  # never begun if the chore is cancelled before
        return chore

    def _finish(self, chore: asyncio.Task[None]) -> None:
        self._chores.discard(chore)
        if not chore.cancelled() and (error := chore.exception()):
            is_foreseen = isinstance(error, FORESEEN)
            level, shown = (logging.WARNING, None) if is_foreseen else (logging.ERROR, error)
            log.log(level, "chore_failed", extra=about(error=describe_error(error)), exc_info=shown)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002
        """Several shards go at once where Discord lets them; the library would always let them wait."""
        await self._identify_limit.wait(shard_id or 0)

    async def login(self, token: str) -> None:
        """Says what keeps the bot from Discord. Raises `UnknownToken` and `NoDiscord`."""
        try:
            await super().login(token)
        except discord.LoginFailure:
            raise UnknownToken() from None
        except (discord.HTTPException, *BROKEN) as error:
            raise NoDiscord(why=describe_error(error)) from None

    async def connect(self, *, reconnect: bool = True) -> None:
        """Says what keeps the bot from the gateway. Raises `NoDiscord`."""
        try:
            await super().connect(reconnect=reconnect)
        except (discord.GatewayNotFound, discord.HTTPException, *BROKEN) as error:
            raise NoDiscord(why=describe_error(error)) from None

    async def setup_hook(self) -> None:
        """Makes the commands known, then posts what an earlier run left."""
        for name in GAMES:
            load_game(name)  # here `DamagedData` is raised as it is; loading an extension would wrap it
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.add_cog(self.departures)
        if self._greets is not Greets.NEVER:
            await self.add_cog(self._greeter)
        await self.tree.set_translator(FluentTranslator())
        syncing = self._begin(sync_commands(self))
        if syncing:
            await asyncio.wait([syncing], timeout=SYNC_TIMEOUT)
        if self._leasing and not self._is_leaving:
            await self._leasing.beat()
            self._begin(self._leasing.run())
            self._begin(look_for_posts(self))
        if not self._is_leaving:
            await self.announcer.catch_up_all()
        self._begin(self.manager.deputies.resume())
        self._begin(self.manager.timers.run())

    async def on_ready(self) -> None:
        """Says that it is there, and how to invite it; the end may have come before."""
        if self._is_leaving:
            return
        if not self.came_up.is_set():
            if self._leasing:
                self._leasing.ask()
            self._begin(self._warm_ups.run())
            if self._uploads_symbols:
                self._begin(keep_symbols(self))
            self._begin(watch_lobbies(self.manager))
            self._begin(send_digests(self))
        self._begin(self.departures.look_around())
        if self._greets is Greets.EMPTY:
            self._begin(self._greeter.greet_empty())
        link = discord.utils.oauth_url(self.application_id or 0, permissions=PERMISSIONS)
        self.came_up.set()
        log.info("ready", extra=about(servers=len(self.guilds), invite=link))

    def _return(self) -> None:
        self._begin(self._take_up())

    async def _take_up(self) -> None:
        """The database is back: goes on with what it had saved before it was lost, and with what could not be.

        What other processes have changed meanwhile was not heard here.
        """
        if self.manager.part.is_shared:
            self.people.expire_all()
        await self._go_on()
        await self.departures.look_around()

    def take_over(self) -> None:
        """There are more servers to work for: goes on with what whoever worked for them has left."""
        self._begin(self._go_on())

    async def _go_on(self) -> None:
        """Posts what is left, and rouses whoever has something to do at any table: timers, calls, votes, deputies."""
        await self.manager.reread_all()
        self.manager.rouse_all()
        await self.announcer.catch_up_all()
        await self.manager.deputies.resume()

    def _answer_greeting(self, message: Any) -> None:
        """Somebody has written to the bot."""
        self._begin(self._greeter.answer(message))

    def reread(self, table_id: int) -> None:
        """Another process has changed a table."""
        self._begin(self._reread(table_id))

    async def _reread(self, table_id: int) -> None:
        with suppress(GameError):  # of other rules: nobody can play there
            await self.manager.reread(table_id)
            self.announcer.catch_up(table_id)

    def reread_person(self, user: int) -> None:
        """Another process has changed somebody's settings."""
        self._begin(self.people.reread(user))

    async def close(self) -> None:
        """Hands over, breaks off what computers think, finishes the answers and posts under way, then leaves."""
        self._is_leaving = True
        for chore in list(self._chores):
            chore.cancel()
        if self._leasing:
            await self._leasing.hand_over()
        await self.manager.close()
        await self._answer_all()
        await self.announcer.finish(LAST_POSTS)
        await self._answer_all()  # who clicked meanwhile
        await self.announcer.stop()
        if self._leasing:
            await self._leasing.close()
        await super().close()

    async def _answer_all(self) -> None:
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=LAST_CALL)


async def _run_chore(work: Coroutine[Any, Any, None]) -> None:
    concern(None)  # it may have begun in a click
    await work
