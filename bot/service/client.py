"""The Discord client: loads the commands, knows the controls, posts what is due."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.catalogue import GAMES
from bot.errors import NoDiscord, OneMoment, UnknownCommand, UnknownToken
from bot.logs import about
from bot.service.health import Tally
from bot.service.warm_up import warm_up_all
from bot.storage.limits import Limits
from bot.storage.sqlite.store import Store
from bot.tables.allowance import Allowances
from bot.tables.manager import Manager
from bot.tables.people import People
from cogs.cards.controls import press
from cogs.clicks import ending, legend, lobby, play, replacing
from cogs.commands.game import GameCommands
from cogs.commands.settings import SettingsCommand
from cogs.commands.shortcuts import shortcuts
from cogs.commands.syncing import sync_commands
from cogs.commands.translator import FluentTranslator
from cogs.posting.announcer import Announcer
from cogs.posting.departures import Departures
from cogs.replies.guard import BROKEN, guard

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
ACTS = {**play.ACTS, **lobby.ACTS, **ending.ACTS, **replacing.ACTS, **legend.ACTS}
"""What each button and list does."""
CARDS = {**lobby.CARDS, **ending.CARDS, **replacing.CARDS}
"""The cards that always show how things are."""
SYNC_PATIENCE = 3.0
"""Seconds that the first clicks wait for Discord to take the commands; trouble with these is no reason to stay away."""
LAST_CALL = 5.0
"""Seconds that clicks under way get at the end."""
LAST_POSTS = 4.0
"""Seconds that posts get then."""


async def is_welcome(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody has not asked for too much lately; else they are asked for a moment."""
    try:
        interaction.client.allowances.requests.take(interaction.user.id)
    except OneMoment as error:
        if interaction.type is not discord.InteractionType.autocomplete:  # nothing can be said there
            async with guard(interaction):
                raise error
        return False
    return True


class GuildhallTree(app_commands.CommandTree[Any]):
    """Our commands, for those who have not asked for too much lately."""

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Before each command."""
        return await is_welcome(interaction)


class Guildhall(commands.AutoShardedBot):
    """The bot; it needs no privileged intents."""

    def __init__(self, store: Store, guild_ready_timeout: float = 2.0, limits: Limits | None = None) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=intents,
            help_command=None,
            guild_ready_timeout=guild_ready_timeout,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            tree_cls=GuildhallTree,
        )
        self.allowances = Allowances()
        self.store = store
        self.manager: Manager = Manager(store, limits=limits)
        self.people = People(store)
        self.cards = CARDS
        self.announcer = Announcer(self)
        store.on_change = self.announcer.wake
        self.departures = Departures(self)
        self.came_up = asyncio.Event()
        self.tally = Tally()
        self._under_way: set[asyncio.Task[Any]] = set()
        self._chores: set[asyncio.Task[None]] = set()
        """What is done beside the clicks, and broken off at the end."""

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

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        chore = asyncio.create_task(work)
        self._chores.add(chore)
        chore.add_done_callback(self._finish)
        return chore

    def _finish(self, chore: asyncio.Task[None]) -> None:
        self._chores.discard(chore)
        if not chore.cancelled() and (error := chore.exception()):
            log.error("chore_failed", exc_info=error)

    async def login(self, token: str) -> None:
        """Says what keeps the bot from Discord."""
        try:
            await super().login(token)
        except discord.LoginFailure:
            raise UnknownToken() from None
        except (discord.HTTPException, *BROKEN) as error:
            raise NoDiscord(why=str(error) or type(error).__name__) from None

    async def setup_hook(self) -> None:
        """Makes the commands known, then posts what an earlier run left."""
        for game in GAMES:
            self.tree.add_command(GameCommands(self, game))
        for command in (SettingsCommand(self), *shortcuts()):
            self.tree.add_command(command)
        self.tree.error(refuse_command)
        await self.tree.set_translator(FluentTranslator())
        await asyncio.wait([self._begin(sync_commands(self.tree))], timeout=SYNC_PATIENCE)
        await self.announcer.catch_up_all()
        self._begin(self.manager.deputies.resume())

    async def on_ready(self) -> None:
        """Says that it is there, and how to invite it."""
        if not self.came_up.is_set():
            self._begin(warm_up_all())
        self._begin(self.departures.look_around())
        link = discord.utils.oauth_url(self.application_id or 0, permissions=PERMISSIONS)
        self.came_up.set()
        log.info("ready", extra=about(servers=len(self.guilds), invite=link))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Clicks are read here, by their ids: the library would first build the whole clicked message anew."""
        if interaction.type is discord.InteractionType.component and await is_welcome(interaction):
            await press(interaction, ACTS)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A game cannot go on where nobody can see it."""
        await self.departures.lose_channel(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """The same for threads, also those that the library does not remember."""
        await self.departures.lose_channel(thread.thread_id)

    async def on_guild_remove(self, server: discord.Guild) -> None:
        """Its tables stay as they are, and what they have to say waits."""
        log.info("server_left", extra=about(server=server.id))

    async def on_guild_join(self, server: discord.Guild) -> None:
        """Whoever lets the bot in again plays on."""
        log.info("server_joined", extra=about(server=server.id))
        await self.departures.return_to(server.id)

    async def close(self) -> None:
        """Breaks off what computers think, finishes the answers and posts under way, then leaves."""
        for chore in list(self._chores):
            chore.cancel()
        await self.manager.close()
        await self._answer_all()
        await self.announcer.finish(LAST_POSTS)
        await self._answer_all()  # who clicked meanwhile
        await super().close()

    async def _answer_all(self) -> None:
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=LAST_CALL)


async def refuse_command(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
    """What comes to no command of ours, since Discord still knows those of another version, is answered too."""
    log.warning("command_refused", extra=about(error=error))
    if interaction.type is discord.InteractionType.application_command:
        async with guard(interaction):
            raise UnknownCommand()
