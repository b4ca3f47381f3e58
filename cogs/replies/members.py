"""Who is in a server: asked of Discord only when it matters, since the bot sees no list of members."""

import asyncio
import logging
from enum import Enum, auto
from typing import TYPE_CHECKING

import discord

from bot.logs import about
from bot.tables.table import Table
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
    if server is None:
        return Membership.UNKNOWN
    try:
        async with asyncio.timeout(ASK_TIMEOUT):
            member = await server.fetch_member(user)
    except (discord.HTTPException, *BROKEN) as error:
        if isinstance(error, discord.NotFound) and error.code in GONE_CODES:
            return Membership.GONE
        log.info("member_unknown", extra=about(error=repr(error)))
        return Membership.UNKNOWN
    return Membership.BOT if member.bot else Membership.MEMBER


async def find_gone(interaction: "Interaction", table: Table) -> frozenset[int]:
    """Those of a table's people who have left its server; whoever asks is there."""
    others = tuple(table.people - {interaction.user.id})
    server = interaction.client.get_guild(table.server)
    standings = await asyncio.gather(*(ask_about(server, user) for user in others))
    return frozenset(user for user, standing in zip(others, standings, strict=True) if standing is Membership.GONE)
