"""The Discord client: loads the commands, knows the controls, posts what is due."""

import asyncio
import logging

import discord
from discord.ext import commands

from bot.catalogue import LOADERS
from bot.manager import Manager
from bot.store import Store
from cogs.announce import Announcer
from cogs.controls import CONTROLS
from cogs.ending import AgreeButton
from cogs.game import GameCommands
from cogs.lobby import LobbyButton
from cogs.settings import SettingsCommand
from cogs.translator import FluentTranslator

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


class Guildhall(commands.AutoShardedBot):
    """The bot; it needs no privileged intents."""

    def __init__(self, store: Store, guild_ready_timeout: float = 2.0) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=intents,
            help_command=None,
            guild_ready_timeout=guild_ready_timeout,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self.store = store
        self.manager = Manager(store)
        self.announcer = Announcer(self)
        self.came_up = asyncio.Event()

    async def setup_hook(self) -> None:
        """Makes controls and commands known, then posts what an earlier run left."""
        self.add_dynamic_items(*CONTROLS, LobbyButton, AgreeButton)
        for game in LOADERS:
            self.tree.add_command(GameCommands(self, game))
        self.tree.add_command(SettingsCommand(self))
        await self.tree.set_translator(FluentTranslator())
        await self.tree.sync()
        await self.announcer.catch_up_all()

    async def on_ready(self) -> None:
        """Says that it is there, and how to invite it."""
        link = discord.utils.oauth_url(self.application_id or 0, permissions=PERMISSIONS)
        self.came_up.set()
        log.info("ready in %s servers; invite: %s", len(self.guilds), link)

    async def close(self) -> None:
        """Finishes the posts under way, then leaves."""
        await self.announcer.finish()
        await super().close()
