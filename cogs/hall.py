"""What the cogs know of the bot that loads them: Discord's client with the services it carries."""

import asyncio
import time
from abc import abstractmethod
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeAlias

import discord
from discord.ext import commands

from bot.storage.store import Store
from bot.tables.allowance import Allowances
from bot.tables.manager import Manager
from bot.tables.people import People
from bot.tables.table import Table
from bot.words.illustrated import Symbols


class Tally:
    """What was counted since the start."""

    def __init__(self) -> None:
        self.since = time.monotonic()
        self.clicks = 0
        """Buttons, lists and commands that were dealt with."""
        self.failed = 0
        """Those that broke, or whose answer did not get through."""


class Announcing(Protocol):
    """Posts what tables have to say."""

    def catch_up(self, table_id: int, asker: "Interaction | None" = None) -> None:
        """Posts what is due at a table, without keeping anybody waiting; the asker hears if that is forbidden."""


class Showing(Protocol):
    """Knows the panels that people have open."""

    @property
    def tasks(self) -> "list[asyncio.Task[None]]":
        """The changes under way."""

    async def show(
        self, interaction: "Interaction", table: Table, is_new: bool, doubted: tuple[str, str] | None = None
    ) -> None:
        """Shows the clicker's panel as it is now, in the place of the clicked message or anew."""

    def freshen(self, table: Table) -> None:
        """Lets the open panels of a table show what is so now; nobody waits for it."""

    def forget(self, user: int, table_id: int, message: int) -> None:
        """Somebody's panel at a table is no longer the one, if it was this message."""

    async def close(self, user: int, table_id: int) -> None:
        """Takes away the panel of somebody who has lost their seat at a table, as far as that can be done."""

    def is_used(self, user: int, table_id: int, message: int) -> bool:
        """Whether a message is the panel that somebody has used last at a table, not long ago."""


class Queueing(Protocol):
    """Knows who waits for an answer, so that nobody is forgotten where very many do."""

    def join(self, who: object, ask_for_patience: Callable[[], None], under_way: int) -> None:
        """Somebody waits whom Discord gives up on in three seconds, beside so many others."""

    def leave(self, who: object) -> None:
        """They have their answer, or Discord is patient."""

    async def take_turn(self) -> None:
        """Waits until one of them is to be answered."""


class Leaving(Protocol):
    """Knows of channels and servers that are gone."""

    def has_left(self, server: int) -> bool:
        """Whether the bot was removed from a server."""

    async def lose_channel(self, channel: int) -> None:
        """Ends the table of a channel that is gone."""

    async def meet(self, error: discord.NotFound, channel: int) -> None:
        """What a 404 about a channel comes to."""


class Hall(commands.AutoShardedBot):
    """The bot as cogs see it."""

    store: Store
    manager: Manager
    people: People
    allowances: Allowances
    tally: Tally
    announcer: Announcing
    departures: Leaving
    panels: Showing
    crowd: Queueing
    symbols: Symbols
    """The emojis of the games' pieces, as far as Discord has them."""
    cards: Mapping[str, Any]
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
