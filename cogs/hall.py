"""The bot as seen by the cogs: Discord's client and the bot's services."""

import time
from abc import abstractmethod
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import discord
from discord.ext import commands

from bot.storage.store import Store
from bot.tables.allowance import Allowances
from bot.tables.manager import Manager
from bot.tables.people import People
from bot.words.illustrated import Symbols
from bot.words.mentions import CommandMentions
from cogs.timing import Timing

if TYPE_CHECKING:
    from cogs.cards.live import LiveCard
    from cogs.panel.panels import Panels
    from cogs.posting.announcer import Announcer
    from cogs.posting.departures import Departures
    from cogs.replies.load_control import LoadControl
    from cogs.replies.members import Members


class Tally:
    """Counters since the bot's start."""

    def __init__(self) -> None:
        self.since = time.monotonic()
        self.clicks = 0
        """Clicks and commands handled."""
        self.failed = 0
        """Clicks and commands that failed, or whose response was lost."""


class PolicyLinks(NamedTuple):
    """The URLs of the host's own documents; empty if the host has none."""

    privacy: str = ""
    terms: str = ""


class Hall(commands.AutoShardedBot):
    """Interface of the bot for the cogs."""

    store: Store
    manager: Manager
    people: People
    allowances: Allowances
    tally: Tally
    announcer: "Announcer"
    departures: "Departures"
    panels: "Panels"
    load_control: "LoadControl"
    members: "Members"
    symbols: Symbols
    """The emojis that Discord has for the games' pieces."""
    policy_links: PolicyLinks
    timing: Timing
    mentions: CommandMentions
    """Mentions of the slash commands, for use in sentences."""
    cards: Mapping[str, "LiveCard"]
    """Live cards by kind."""

    @abstractmethod
    def hears(self, server: int) -> bool:
        """True if this process receives the events of a server, or of direct messages (0)."""

    @abstractmethod
    def answers(self, server: int, interaction: int) -> bool:
        """True if this process has to answer an interaction."""

    @property
    @abstractmethod
    def under_way(self) -> int:
        """Number of interactions being answered."""

    @abstractmethod
    def busy(self) -> AbstractContextManager[None]:
        """Count an interaction as being answered; shutdown waits for it."""


Interaction: TypeAlias = discord.Interaction[Hall]
"""A click or a command."""
