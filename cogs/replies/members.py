"""Who is in a server: asked of Discord only when it matters, since the bot sees no list of members."""

import asyncio
import logging
from enum import Enum, auto
from typing import TYPE_CHECKING

import discord

from bot.errors import BotNamed, DiscordSilent, StrangerNamed
from bot.logs import about, describe_error
from bot.tables.table import Table
from cogs.replies.names import name_of
from cogs.replies.replies import BROKEN

if TYPE_CHECKING:
    from cogs.hall import Interaction

log = logging.getLogger(__name__)

ASK_TIMEOUT = 1.0
"""Seconds that Discord has to answer; a click must be answered within three."""
GONE_CODES = (10007, 10013)
"""Discord's codes for a member, and a user, that it does not know."""


class Membership(Enum):
    """What somebody is to a server."""

    MEMBER = auto()
    BOT = auto()
    GONE = auto()
    UNKNOWN = auto()
    """Discord could not say."""


async def ask_about(server: discord.Guild | None, user: int) -> Membership:
    """Asks Discord about one person."""
    return (await _ask(server, user))[0]


async def _ask(server: discord.Guild | None, user: int) -> tuple[Membership, discord.Member | None]:
    if server is None:
        return Membership.UNKNOWN, None
    try:
        async with asyncio.timeout(ASK_TIMEOUT):
            member = await server.fetch_member(user)
    except (discord.HTTPException, *BROKEN) as error:
        if isinstance(error, discord.NotFound) and error.code in GONE_CODES:
            return Membership.GONE, None
        log.info("member_unknown", extra=about(error=describe_error(error)))
        return Membership.UNKNOWN, None
    return Membership.BOT if member.bot else Membership.MEMBER, member


async def find_newcomer(interaction: "Interaction", user: int) -> str:
    """The name of somebody who is to take a seat. Raises `StrangerNamed`, `BotNamed` and `DiscordSilent`."""
    if user == interaction.user.id:
        return name_of(interaction.user)
    standing, member = await _ask(interaction.guild, user)
    if standing is Membership.GONE:
        raise StrangerNamed(person=user)
    if standing is Membership.BOT:
        raise BotNamed()
    if member is None:
        raise DiscordSilent()
    return name_of(member)


async def find_gone(interaction: "Interaction", table: Table) -> frozenset[int]:
    """Those of a table's people who have left its server; whoever asks is there."""
    others = tuple(table.people - {interaction.user.id})
    server = interaction.client.get_guild(table.server)
    standings = await asyncio.gather(*(ask_about(server, user) for user in others))
    return frozenset(user for user, standing in zip(others, standings, strict=True) if standing is Membership.GONE)
