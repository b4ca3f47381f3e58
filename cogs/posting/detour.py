"""The card in the parent channel of a thread that is archived and locked."""

import logging
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle

from bot.logs import about, describe_error
from bot.tables.table import Table
from cogs.cards.card import Card
from cogs.cards.controls import BOARD, OPEN
from cogs.replies.replies import BROKEN, only

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)

KIND = "detour"


class Detour(Card):
    """Explains why the thread is blocked and who can unlock it, and lets players continue from the parent channel."""

    def __init__(self, table: Table, called: list[int]) -> None:
        super().__init__()
        words = table.words
        mentions = " ".join(f"<@{user}>" for user in called)
        self.add_text(f"{mentions} {words.say('thread-locked', thread=f'<#{table.channel}>')}".strip())
        self.add_row(
            OPEN.button(words.say("button-my-turn"), ButtonStyle.primary, table.id),
            BOARD.button(words.say("button-board"), ButtonStyle.secondary, table.id),
        )


async def point_the_way(bot: "Hall", table: Table) -> None:
    """Post the card in the parent channel, unless it is there already."""
    if KIND in table.posted.cards:
        return
    called = [user for seat in table.awaited() if (user := table.now.seats[seat].user)]
    try:
        thread = await bot.fetch_channel(table.channel)
        if not isinstance(thread, discord.Thread):
            return
        parent = bot.get_partial_messageable(thread.parent_id, guild_id=table.server)
        nonce = f"guildhall-{KIND}-{table.id}"
        sent = await parent.send(view=Detour(table, called), nonce=nonce, allowed_mentions=only(called))
    except (discord.HTTPException, *BROKEN) as error:
        log.warning("detour_not_posted", extra=about(table=table.id, error=describe_error(error)))
        return
    table.posted.cards[KIND] = sent.id
    await bot.store.save_card(table.id, KIND, sent.id)


async def close_detour(bot: "Hall", table: Table) -> None:
    """Forget the card once the thread is unlocked, so that the next lock posts a new one."""
    if table.posted.cards.pop(KIND, None):
        await bot.store.drop_card(table.id, KIND)
