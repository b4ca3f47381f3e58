"""What the cogs know of the bot that loads them: Discord's client with the services it carries."""

import time
from abc import abstractmethod
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord.ext import commands

from bot.storage.store import Store
from bot.tables.allowance import Allowances
from bot.tables.manager import Manager
from bot.tables.people import People
from bot.words.illustrated import Symbols
from bot.words.mentions import CommandMentions

if TYPE_CHECKING:
    from cogs.cards.live import LiveCard
    from cogs.panel.panels import Panels
    from cogs.posting.announcer import Announcer
    from cogs.posting.departures import Departures
    from cogs.replies.crowd import Crowd
    from cogs.replies.members import Members


class Tally:
    """What was counted since the start."""

    def __init__(self) -> None:
        self.since = time.monotonic()
        self.clicks = 0
        """Buttons, lists and commands that were dealt with."""
        self.failed = 0
        """Those that broke, or whose answer did not get through."""


class Hall(commands.AutoShardedBot):
    """The bot as cogs see it."""

    store: Store
    manager: Manager
    people: People
    allowances: Allowances
    tally: Tally
    announcer: "Announcer"
    departures: "Departures"
    panels: "Panels"
    crowd: "Crowd"
    members: "Members"
    symbols: Symbols
    """The emojis of the games' pieces, as far as Discord has them."""
    mentions: CommandMentions
    """How sentences name the slash commands."""
    cards: Mapping[str, "LiveCard"]
    """By kind: how a card is made that always shows how things are."""

    @abstractmethod
    def hears(self, server: int) -> bool:
        """Whether Discord tells this process what happens in a server; direct messages have none, which is 0."""

    @abstractmethod
    def answers(self, server: int, interaction: int) -> bool:
        """Whether a click is this process's to answer."""

    @property
    @abstractmethod
    def under_way(self) -> int:
        """How many people are being answered now."""

    @abstractmethod
    def busy(self) -> AbstractContextManager[None]:
        """Somebody is being answered: the end waits for it."""


Interaction: TypeAlias = discord.Interaction[Hall]
"""A click or a command."""
