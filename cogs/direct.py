"""Calls by direct message, for those who chose so; whoever cannot be reached is called in the channel."""

import logging
from typing import TYPE_CHECKING

import discord

from bot.games.base import Seat
from bot.logs import about
from bot.table import Table
from bot.text import words
from cogs.guard import BROKEN
from cogs.panel import Panel

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)


async def call_directly(bot: "Guildhall", table: Table, called: tuple[Seat, ...], batch: int) -> set[int]:
    """Sends their panels to those who want them as a message; gives the users who were reached."""
    reached = set()
    for seat in called:
        user = table.seats[seat].user
        if user and (await bot.people.settings(user)).dm and await _send(bot, table, seat, user, batch):
            reached.add(user)
    return reached


async def _send(bot: "Guildhall", table: Table, seat: Seat, user: int, batch: int) -> bool:
    say = words((await bot.people.settings(user)).language or table.settings.language)
    try:
        person = bot.get_user(user) or await bot.fetch_user(user)
        await person.send(view=Panel(table, seat, say), nonce=f"guildhall-{batch}-{seat}")
    except (discord.HTTPException, *BROKEN) as error:
        log.info("direct_message_failed", extra=about(table=table.id, seat=seat, error=error))
        return False
    return True
