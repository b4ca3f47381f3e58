"""The Discord client: loads the commands, registers the controls, and posts the news."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import discord
from discord.ext import commands
from msgspec import Struct

from bot.catalogue import GAMES, load_game
from bot.config import Greets
from bot.errors import GameError
from bot.host_errors import NoDiscord, UnknownToken
from bot.logs import about, concern, describe_error
from bot.service.abandoned_lobbies import watch_lobbies
from bot.service.deletion import watch_requests
from bot.service.discord_answers import check_answers
from bot.service.identify_limit import PAUSE, IdentifyLimit
from bot.service.message_filter import keep_addressed
from bot.service.payload_filter import drop_from_clicks
from bot.service.request_pace import PER_SECOND, RequestPace, keep_pace, share_of_pace
from bot.service.shard_leases import ShardLeases
from bot.service.shared_database import LeasedScope, look_for_posts, take_news
from bot.service.uploads import send_in_one_write
from bot.service.warm_up import WarmUps, look_of
from bot.storage.limits import Limits
from bot.storage.store import Store, StoreAway
from bot.tables.allowance import Allowances
from bot.tables.manager import Manager
from bot.tables.tuning import USUAL, Tuning
from bot.words.illustrated import Symbols
from bot.words.mentions import CommandMentions
from cogs.clicks import CARDS
from cogs.commands.sync import sync_commands
from cogs.commands.tree import CommandTree
from cogs.features.digest import send_digests
from cogs.hall import Hall, PolicyLinks, Tally
from cogs.panel.panels import Panels
from cogs.posting.announcer import Announcer
from cogs.posting.departures import Departures
from cogs.posting.greeting import Greeter
from cogs.replies.load_control import LoadControl
from cogs.replies.members import Members
from cogs.replies.replies import BROKEN
from cogs.replies.translator import FluentTranslator
from cogs.symbols import DrawSymbols, keep_symbols
from cogs.timing import Timing

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
"""The minimum permissions needed to play."""
EXTENSIONS = (
    "cogs.commands.game",
    "cogs.features.settings",
    "cogs.commands.shortcuts",
    "cogs.features.vacation",
    "cogs.features.games",
    "cogs.features.stats",
    "cogs.features.leaderboard",
    "cogs.features.privacy",
    "cogs.clicks",
)
"""The modules of the cogs, for discord.py."""
FORESEEN = (StoreAway, discord.HTTPException, *BROKEN)
"""Expected errors that need no traceback: work resumes once the database or Discord is available again."""
LAST_CALL = 5.0
"""Seconds that clicks in progress get at shutdown."""


class Setup(Struct, frozen=True):
    """The settings for running the bot."""

    guild_ready_timeout: float = 2.0
    """Seconds without a new server after which discord.py considers startup complete."""
    limits: Limits | None = None
    greets: Greets = Greets.NEVER
    draw_symbols: DrawSymbols | None = None
    """Paints the symbols that the bot uploads; None to play without symbols."""
    tuning: Tuning = USUAL
    timing: Timing = Timing()
    sync_timeout: float = 3.0
    """Seconds that the first clicks wait for Discord to accept the commands; a failure does not stop the bot."""
    last_posts: float = 4.0
    """Seconds that posts in progress get at shutdown, after the clicks."""
    post_check_interval: float = 6.0
    """Seconds between two searches for unsent posts of other processes."""
    identify_pause: float = PAUSE
    requests_per_second: int = PER_SECOND
    policy_links: PolicyLinks = PolicyLinks()


def discord_options(guild_ready_timeout: float, leasing: ShardLeases | None) -> dict[str, Any]:
    """Return the library's options: no privileged intents, no mentions by default, no cached messages."""
    intents = discord.Intents.none()
    intents.guilds = intents.guild_messages = intents.dm_messages = True
    shards = {"shard_ids": leasing.shards.ids, "shard_count": leasing.shards.count} if leasing else {}
    return {
        "command_prefix": commands.when_mentioned,
        "intents": intents,
        "help_command": None,
        "guild_ready_timeout": guild_ready_timeout,
        "allowed_mentions": discord.AllowedMentions.none(),
        "max_messages": None,
        "tree_cls": CommandTree,
        **shards,
    }


def make_manager(store: Store, setup: Setup, leasing: ShardLeases | None, clock: Callable[[], float] | None) -> Manager:
    """Create the tables' manager; processes that share a database use the database's clock."""
    scope = LeasedScope(leasing) if leasing else None
    clock = clock or (leasing.now if leasing else time.time)
    return Manager(store, clock, setup.limits, scope=scope, tuning=setup.tuning)


class Guildhall(Hall):
    """The bot; it needs no privileged intents."""

    def __init__(
        self,
        store: Store,
        setup: Setup = Setup(),  # noqa: B008  # frozen
        leasing: ShardLeases | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(**discord_options(setup.guild_ready_timeout, leasing))
        self.store, self.leasing, self._setup, self.timing = store, leasing, setup, setup.timing
        self.manager = make_manager(store, setup, leasing, clock)
        self.people = self.manager.people
        self.allowances = Allowances()
        self.symbols = Symbols()
        self.mentions = CommandMentions(GAMES)
        self.policy_links = setup.policy_links
        self.cards = CARDS
        self.announcer = Announcer(self)
        self.departures = Departures(self)
        self.panels = Panels(self)
        self.tally = Tally()
        self.load_control = LoadControl()
        self.members = Members(setup.timing)
        self.came_up = asyncio.Event()
        self._greeter = Greeter(self)
        self._warm_ups = WarmUps()
        self._under_way: set[asyncio.Task[Any]] = set()
        self.chores: set[asyncio.Task[None]] = set()
        """Background tasks, cancelled at shutdown."""
        self._is_leaving = False
        """True once shutdown has begun: no new work is started."""
        self._adapt_discord()
        self._set_callbacks()

    def _adapt_discord(self) -> None:
        """Change how the library sends requests and reads gateway events."""
        leasing = self.leasing
        send_in_one_write(self.http)
        check_answers(self.http, self.is_closed)
        drop_from_clicks(self._connection.parsers)
        keep_addressed(self._connection.parsers, lambda: self.application_id or 0, self._answer_greeting)
        pace = share_of_pace(leasing.shards if leasing else None, self._setup.requests_per_second)
        keep_pace(self.http, RequestPace(pace))
        route, leases = discord.http.Route("GET", "/gateway/bot"), leasing.leases if leasing else None
        self._identify_limit = IdentifyLimit(lambda: self.http.request(route), leases, self._setup.identify_pause)

    def _set_callbacks(self) -> None:
        self.manager.announce = self.announcer.wake
        self.manager.on_play = lambda table: self._warm_ups.note(table.game.name, look_of(table))
        self.manager.hints.on_hint = self.panels.freshen
        self.store.on_return = self._return
        if self.leasing:
            self.leasing.on_gain = self.take_over
            self.leasing.leases.on_news = lambda news: take_news(self, news)

    def hears(self, server: int) -> bool:
        """True if this process receives a server's events."""
        return self.leasing is None or self.leasing.hears(server)

    def answers(self, server: int, interaction: int) -> bool:
        """True if this process answers the click."""
        return self.leasing is None or self.leasing.answers(server, interaction)

    @property
    def under_way(self) -> int:
        """The number of clicks being answered."""
        return len(self._under_way)

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Count the current task as answering a click: shutdown waits for it."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101  # callbacks run in tasks
        self._under_way.add(task)
        try:
            yield
        finally:
            self._under_way.discard(task)
            self.tally.clicks += 1

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """Start a background task; does nothing after shutdown has begun."""
        if self._is_leaving:
            work.close()
            return None
        chore = asyncio.create_task(_run_chore(work))
        self.chores.add(chore)
        chore.add_done_callback(self._finish)
        chore.add_done_callback(lambda _done: work.close())  # in case it is cancelled before it starts
        return chore

    def _finish(self, chore: asyncio.Task[None]) -> None:
        self.chores.discard(chore)
        if not chore.cancelled() and (error := chore.exception()):
            is_foreseen = isinstance(error, FORESEEN)
            level, shown = (logging.WARNING, None) if is_foreseen else (logging.ERROR, error)
            log.log(level, "chore_failed", extra=about(error=describe_error(error)), exc_info=shown)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002
        """Let several shards identify at once if Discord allows it; the library would always serialize them."""
        await self._identify_limit.wait(shard_id or 0)

    async def login(self, token: str) -> None:
        """Log in and explain failures. Raises `UnknownToken` and `NoDiscord`."""
        try:
            await super().login(token)
        except discord.LoginFailure:
            raise UnknownToken() from None
        except (discord.HTTPException, *BROKEN) as error:
            raise NoDiscord(why=describe_error(error)) from None

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway and explain failures. Raises `NoDiscord`."""
        try:
            await super().connect(reconnect=reconnect)
        except (discord.GatewayNotFound, discord.HTTPException, *BROKEN) as error:
            raise NoDiscord(why=describe_error(error)) from None

    async def setup_hook(self) -> None:
        """Load the commands, then send the posts that an earlier run left unsent."""
        for name in GAMES:
            load_game(name)  # raises `DamagedData` directly; loading an extension would wrap it
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.add_cog(self.departures)
        if self._setup.greets is not Greets.NEVER:
            await self.add_cog(self._greeter)
        await self.tree.set_translator(FluentTranslator())
        syncing = self._begin(sync_commands(self))
        if syncing:
            await asyncio.wait([syncing], timeout=self._setup.sync_timeout)
        if self.leasing and not self._is_leaving:
            await self.leasing.beat()
            self._begin(self.leasing.run())
            self._begin(look_for_posts(self, self._setup.post_check_interval))
        if not self._is_leaving:
            await self.announcer.catch_up_all()
        self._begin(self.manager.deputies.resume())
        self._begin(self.manager.timers.run())

    async def on_ready(self) -> None:
        """Start background tasks, and log that the bot is online; does nothing after shutdown has begun."""
        if self._is_leaving:
            return
        if not self.came_up.is_set():
            if self.leasing:
                self.leasing.ask()
            self._begin(self._warm_ups.run())
            if self._setup.draw_symbols:
                self._begin(keep_symbols(self, self._setup.draw_symbols))
            self._begin(watch_lobbies(self.manager))
            self._begin(send_digests(self))
            self._begin(watch_requests(self.manager))
        self._begin(self.departures.look_around())
        if self._setup.greets is Greets.EMPTY:
            self._begin(self._greeter.greet_empty())
        link = discord.utils.oauth_url(self.application_id or 0, permissions=PERMISSIONS)
        self.came_up.set()
        log.info("ready", extra=about(servers=len(self.guilds), invite=link))

    def _return(self) -> None:
        self._begin(self._take_up())

    async def _take_up(self) -> None:
        """Resume after a database outage: send saved posts, and retry unfinished work.

        Changes that other processes saved during the outage were missed, so all tables are reread.
        """
        if self.manager.scope.is_shared:
            self.people.expire_all()
        await self._go_on()
        await self.departures.look_around()

    def take_over(self) -> None:
        """Resume the unfinished work on shards that this process has just taken over."""
        self._begin(self._go_on())

    async def _go_on(self) -> None:
        """Reread all tables, wake their timers, calls, votes and deputies, and send unsent posts."""
        await self.manager.reread_all()
        self.manager.rouse_all()
        await self.announcer.catch_up_all()
        await self.manager.deputies.resume()

    def _answer_greeting(self, message: Any) -> None:
        """Greet a user who wrote to the bot."""
        self._begin(self._greeter.answer(message))

    def reread(self, table_id: int) -> None:
        """Reload a table that another process has changed."""
        self._begin(self._reread(table_id))

    async def _reread(self, table_id: int) -> None:
        with suppress(GameError):  # outdated rules: the game cannot be played
            await self.manager.reread(table_id)
            self.announcer.catch_up(table_id)

    def reread_person(self, user: int) -> None:
        """Reload settings that another process has changed."""
        self._begin(self.people.reread(user))

    def drop_person(self, user: int) -> None:
        """Drop a user whose data another process has deleted."""
        self._begin(self.manager.forgetting.drop(user))

    async def close(self) -> None:
        """Hand over leases, stop computers' searches, finish clicks and posts in progress, then disconnect."""
        self._is_leaving = True
        chores = list(self.chores)
        for chore in chores:
            chore.cancel()
        if self.leasing:
            await self.leasing.hand_over()
        await self.manager.close()
        await self._answer_all()
        await self.announcer.finish(self._setup.last_posts)
        await self._answer_all()  # clicks that arrived meanwhile
        await self.announcer.stop()
        if self.leasing:
            await self.leasing.close()
        if chores:
            await asyncio.wait(chores, timeout=LAST_CALL)  # worker processes must end before the event loop does
        await super().close()

    async def _answer_all(self) -> None:
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=LAST_CALL)


async def _run_chore(work: Coroutine[Any, Any, None]) -> None:
    concern(None)  # log no table, even if a click at a table has started this task
    await work
