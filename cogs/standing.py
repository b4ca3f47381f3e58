"""Cards that always show how things are, such as the lobby's: one message for each table and kind.

A click on such a card changes it by its own answer. Where that answer is lost, the announcer puts the card right.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any

import discord
from msgspec import Struct

from bot.errors import CannotPost
from bot.logs import about
from bot.pictures import Picture
from bot.table import Table
from cogs.card import Card
from cogs.guard import only, publish, show
from cogs.painting import send_lighter

if TYPE_CHECKING:
    from bot.client import Guildhall
    from cogs.guard import Interaction

log = logging.getLogger(__name__)


async def no_pictures(_table: Table) -> list[Picture]:
    """For a card of words and buttons."""
    return []


class Standing(Struct, frozen=True):
    """A kind of such cards."""

    shows: Callable[[Table], object]
    """What its card must show now, as a value: an equal one needs no new card."""
    make: Callable[[Table, list[Picture]], Card]
    is_closed: Callable[[Table], bool]
    """Whether it will never change again."""
    called: Callable[[Table], Iterable[int]]
    """Who is pinged when it is posted."""
    paint: Callable[[Table], Awaitable[list[Picture]]] = no_pictures

    async def put(self, table: Table, put: Callable[[Card], Awaitable[Any]]) -> Any:
        """Puts the card somewhere, with smaller pictures or none where they are refused."""
        pictures = await self.paint(table)
        return await send_lighter(table.game.painter, pictures, lambda sent, _why: put(self.make(table, sent)))


async def answer_with_card(interaction: "Interaction", table: Table, kind: str) -> None:
    """Shows the card in the place of the one that was clicked."""
    standing = interaction.client.cards[kind]
    shows = standing.shows(table)
    await standing.put(table, lambda card: show(interaction, card, is_new=False, make_files=card.files))
    if interaction.message:
        await note_card(interaction.client, table, kind, interaction.message.id, shows)


async def publish_card(interaction: "Interaction", table: Table, kind: str, is_called: bool = False) -> None:
    """Answers a command with the card, for everyone: an older one may be far above."""
    standing = interaction.client.cards[kind]
    shows, called = standing.shows(table), standing.called(table) if is_called else ()
    message = await standing.put(table, lambda card: publish(interaction, card, called, card.files))
    await note_card(interaction.client, table, kind, message, shows, is_new=True)


async def post_card(bot: "Guildhall", table: Table, kind: str) -> None:
    """Posts the card in the table's channel."""
    standing, channel = bot.cards[kind], bot.get_partial_messageable(table.channel, guild_id=table.server)
    shows, called, nonce = standing.shows(table), only(standing.called(table)), f"guildhall-{kind}-{table.id}"
    message = await standing.put(
        table, lambda card: channel.send(view=card, files=card.files(), nonce=nonce, allowed_mentions=called)
    )
    await note_card(bot, table, kind, message.id, shows, is_new=True)


async def note_card(  # which card of which table shows what where
    bot: "Guildhall", table: Table, kind: str, message: int, shows: object, is_new: bool = False
) -> None:
    """A message shows this now; of several of a kind, the last that was posted counts."""
    is_unknown = table.cards.get(kind) is None
    if not is_new and not is_unknown and table.cards[kind] != message:
        return
    table.cards_show[kind] = shows
    if is_new or is_unknown:
        table.cards[kind] = message
        await bot.store.save_card(table.id, kind, message)


async def freshen_cards(bot: "Guildhall", table: Table) -> None:
    """Puts right the cards that do not show how things are, and posts those that never arrived.

    Raises CannotPost where the bot may not write.
    """
    for kind in [kind for kind in table.cards if kind in bot.cards]:
        standing = bot.cards[kind]
        if table.cards_show.get(kind) != standing.shows(table):
            await _freshen(bot, table, kind)
        if standing.is_closed(table):
            del table.cards[kind]
            await bot.store.drop_card(table.id, kind)


async def _freshen(bot: "Guildhall", table: Table, kind: str) -> None:
    standing, message = bot.cards[kind], table.cards[kind]
    if message is None and standing.is_closed(table):
        return  # nobody has seen it open
    try:
        if message is None:
            await post_card(bot, table, kind)
        else:
            await _edit(bot, table, kind, message)
    except discord.Forbidden:
        raise CannotPost from None
    except discord.NotFound:
        log.info("card_gone", extra=about(table=table.id, kind=kind))


async def _edit(bot: "Guildhall", table: Table, kind: str, message: int) -> None:
    standing, channel = bot.cards[kind], bot.get_partial_messageable(table.channel, guild_id=table.server)
    shows, place = standing.shows(table), channel.get_partial_message(message)
    await standing.put(table, lambda card: place.edit(view=card, attachments=card.files(), allowed_mentions=only(())))
    table.cards_show[kind] = shows
