"""Calls by direct message, for those who chose so; whoever cannot be reached is called in the channel."""

import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.games.contract import Seat
from bot.logs import about
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.panel import Panel
from cogs.replies.replies import BROKEN
from cogs.replies.symbols import send_with_symbols

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)


async def call_directly(bot: "Hall", table: Table, called: tuple[Seat, ...], batch: int) -> set[int]:
    """Sends their panels to those who want them as a message; gives the users who were reached."""
    reached = set()
    for seat in called:
        user = table.seats[seat].user
        if user and (await bot.people.settings(user)).dm and await _send(bot, table, seat, user, batch):
            reached.add(user)
    return reached


async def tell_replaced(bot: "Hall", table: Table, user: int) -> None:
    """Tells somebody that a computer has taken their seat, if they can be reached."""
    words = await _words_of(bot, table, user)
    game, channel = words.say("title"), f"<#{table.channel}>"
    await _deliver(bot, table, user, content=words.say("direct-replaced", game=game, channel=channel))


async def _send(bot: "Hall", table: Table, seat: Seat, user: int, batch: int) -> bool:
    panel = Panel(table, seat, await _words_of(bot, table, user))
    return await _deliver(bot, table, user, view=panel, nonce=f"guildhall-{batch}-{seat}")


async def _words_of(bot: "Hall", table: Table, user: int) -> Words:
    words = table.game.words((await bot.people.settings(user)).language or table.settings.language)
    return bot.symbols.illustrate(table.game.name, words)


async def _deliver(bot: "Hall", table: Table, user: int, **message: Any) -> bool:
    try:
        person = bot.get_user(user) or await bot.fetch_user(user)
        await send_with_symbols(bot, message.get("view"), lambda: person.send(**message))
    except (discord.HTTPException, *BROKEN) as error:
        log.info("direct_message_failed", extra=about(table=table.id, error=error))
        return False
    return True
