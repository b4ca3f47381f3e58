"""Members of servers, fetched only when needed, since the bot has no member list."""

import asyncio
import logging
from collections import OrderedDict
from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.errors import BotNamed, DiscordSilent, PlaysAlone, StrangerNamed
from bot.logs import about, describe_error
from bot.tables.table import Table
from cogs.replies.names import name_of
from cogs.replies.replies import BROKEN
from cogs.timing import Timing

if TYPE_CHECKING:
    from cogs.hall import Interaction

log = logging.getLogger(__name__)

GONE_CODES = (10007, 10013)
"""Discord's error codes for an unknown member and an unknown user."""


class Membership(Enum):
    """A user's relation to a server."""

    MEMBER = auto()
    BOT = auto()
    GONE = auto()
    UNKNOWN = auto()
    """Discord did not answer."""


CONFIRMED = 600.0
"""Seconds for which a confirmed membership is cached for statistics, whose pictures name many users."""
MOST_CONFIRMED = 10_000
"""Maximum number of cached memberships."""

Answer: TypeAlias = tuple[Membership, discord.Member | None]
Key: TypeAlias = tuple[int, int]
"""A server and a user."""


class Members:
    """A cache of members, which shares requests in flight."""

    def __init__(self, timing: Timing) -> None:
        self._timing = timing
        self._fresh: OrderedDict[Key, tuple[float, Answer]] = OrderedDict()
        """Answers with the time they arrived, oldest first."""
        self._asking: dict[Key, asyncio.Task[Answer]] = {}
        self._confirmed: OrderedDict[Key, float] = OrderedDict()
        """Memberships with the time they were confirmed, oldest first."""

    async def is_member(self, server: discord.Guild | None, user: int) -> bool:
        """True if Discord has confirmed lately that the user is in the server."""
        key, now = (server.id if server else 0, user), asyncio.get_running_loop().time()
        if now - self._confirmed.get(key, now - CONFIRMED) < CONFIRMED:
            return True
        standing, _ = await self.ask(server, user)
        self._confirmed.pop(key, None)
        if standing is Membership.MEMBER:
            self._confirmed[key] = now
        if len(self._confirmed) > MOST_CONFIRMED:
            self._confirmed.popitem(last=False)
        return standing is Membership.MEMBER

    async def ask(self, server: discord.Guild | None, user: int) -> Answer:
        """Return a user's membership in a server; concurrent calls share one request."""
        if server is None:
            return Membership.UNKNOWN, None
        self._forget()
        key = server.id, user
        if key in self._fresh:
            return self._fresh[key][1]
        if key not in self._asking:
            self._asking[key] = asyncio.create_task(self._ask(server, user))
        return await asyncio.shield(self._asking[key])

    async def _ask(self, server: discord.Guild, user: int) -> Answer:
        key = server.id, user
        try:
            answer = await _fetch(server, user, self._timing.member_timeout)
        finally:
            del self._asking[key]
        if answer[1]:  # do not cache failures: users may return, and Discord may recover
            self._fresh[key] = asyncio.get_running_loop().time(), answer
        return answer

    def _forget(self) -> None:
        old = asyncio.get_running_loop().time() - self._timing.member_life
        while self._fresh and next(iter(self._fresh.values()))[0] <= old:
            self._fresh.popitem(last=False)


async def _fetch(server: discord.Guild, user: int, timeout: float) -> Answer:  # noqa: ASYNC109
    try:
        async with asyncio.timeout(timeout):
            member = await server.fetch_member(user)
    except (discord.HTTPException, *BROKEN) as error:
        if isinstance(error, discord.NotFound) and error.code in GONE_CODES:
            return Membership.GONE, None
        log.info("member_unknown", extra=about(error=describe_error(error)))
        return Membership.UNKNOWN, None
    return Membership.BOT if member.bot else Membership.MEMBER, member


async def find_newcomer(interaction: "Interaction", user: int) -> str:
    """Return the name of a user who is about to take a seat.

    Raises `PlaysAlone`, `StrangerNamed`, `BotNamed` and `DiscordSilent`.
    """
    if user == interaction.user.id:
        return name_of(interaction.user)
    if interaction.guild_id is None:
        raise PlaysAlone()
    standing, member = await interaction.client.members.ask(interaction.guild, user)
    if standing is Membership.GONE:
        raise StrangerNamed(person=user)
    if standing is Membership.BOT:
        raise BotNamed()
    if member is None:
        raise DiscordSilent()
    return name_of(member)


async def find_gone(interaction: "Interaction", table: Table) -> frozenset[int]:
    """Return the table's users who have left its server; the requesting user is known to be a member."""
    others = tuple(table.people - {interaction.user.id})
    bot = interaction.client
    answers = await asyncio.gather(*(bot.members.ask(bot.get_guild(table.server), user) for user in others))
    return frozenset(user for user, (standing, _) in zip(others, answers, strict=True) if standing is Membership.GONE)
