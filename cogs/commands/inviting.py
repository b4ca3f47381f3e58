"""Whom a new table is for: people mentioned in an option, read strictly."""

import asyncio
import re
from typing import TYPE_CHECKING

from bot.errors import BotInvited, NobodyInvited, NoInvitation, StrangerInvited, TooManyInvited
from cogs.replies.members import Membership, ask_about

if TYPE_CHECKING:
    from cogs.hall import Interaction

MENTIONS = re.compile(r"[\s,]*(?:<@!?[0-9]{1,20}>[\s,]*)+")
"""People one after the other, as Discord writes them, and nothing else."""
ID_BITS = 63
"""No user has a longer id, and neither database could keep it."""
PERSON = re.compile(r"<@!?([0-9]+)>")


async def read_invited(interaction: "Interaction", text: str, free: int) -> tuple[int, ...]:
    """The people a host mentions, each once and without the host; so many seats are left for them.

    Raises `NoInvitation`, `NobodyInvited`, `TooManyInvited`, `StrangerInvited` and `BotInvited`.
    """
    if not text.strip():
        return ()
    if not MENTIONS.fullmatch(text):
        raise NoInvitation()
    invited = tuple(dict.fromkeys(int(user) for user in PERSON.findall(text) if int(user) != interaction.user.id))
    if not invited:
        raise NobodyInvited()
    if len(invited) > free:
        raise TooManyInvited(invited=len(invited), free=free)
    await asyncio.gather(*(_check_person(interaction, user) for user in invited))
    return invited


async def _check_person(interaction: "Interaction", user: int) -> None:
    """Refuses bots, and whoever is not in this server; where Discord cannot say, the host is trusted."""
    if user.bit_length() > ID_BITS:
        raise StrangerInvited()
    standing = await ask_about(interaction.guild, user)
    if standing is Membership.GONE:
        raise StrangerInvited()
    if standing is Membership.BOT:
        raise BotInvited()
