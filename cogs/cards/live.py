"""Cards that always show how things are, such as the lobby's: one message for each table and kind.

A click on such a card changes it by its own answer. Where that answer is lost, the announcer puts the card right.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any
from zlib import crc32

import discord
from msgspec import Struct

from bot.errors import CannotPost
from bot.logs import about, describe_error
from bot.pictures.painter import Picture
from bot.tables.table import Table
from cogs.cards.card import Card
from cogs.pictures.painting import send_lighter
from cogs.replies.replies import BROKEN, only, publish, show

if TYPE_CHECKING:
    from cogs.hall import Hall, Interaction


log = logging.getLogger(__name__)


class CardPlace:
    """Where a card stands: its table, its kind, and what it is about, where there may be several of that kind."""

    def __init__(self, bot: "Hall", table: Table, kind: str) -> None:
        self.bot, self.table, self.kind = bot, table, kind
        family, _, self.subject = kind.partition(".")
        self.live = bot.cards[family]
        channel = int(self.subject) if self.live.is_elsewhere else table.channel
        self.channel = bot.get_partial_messageable(channel, guild_id=table.server)
        self.facts: Any = None
        """What its kind has fetched for it."""

    @property
    def is_known(self) -> bool:
        """Whether its message is known."""
        return self.table.posted.cards.get(self.kind) is not None

    async def called(self) -> list[int]:
        """The users to ping when it is posted, seated or not, except those in quiet hours or on vacation."""
        asked = {user: await self.bot.people.settings(user) for user in self.live.called(self)}
        return [user for user, settings in asked.items() if not self.bot.manager.rest_end(self.table, settings)]

    async def put(self, put: Callable[[Card], Awaitable[Any]]) -> Any:
        """Puts the card somewhere, with smaller pictures or none where they are refused."""
        pictures, self.facts = await self.live.paint(self), await self.live.fetch(self)
        return await send_lighter(self.table.game.painter, pictures, lambda sent, _why: put(self.live.make(self, sent)))

    async def note(self, message: int, shows: object, is_new: bool = False) -> None:
        """A message shows this now; of several of a kind, the last that was posted counts.

        A click on a card that the table does not have, such as one of a vote that never was, is not noted.
        """
        table, is_unknown = self.table, not self.is_known
        if not is_new and table.posted.cards.get(self.kind, 0) not in (None, message):
            return
        table.posted.shows[self.kind] = shows
        if is_new or is_unknown:
            table.posted.cards[self.kind] = message
            await self.bot.store.save_card(table.id, self.kind, message)


async def no_pictures(_place: CardPlace) -> list[Picture]:
    """For a card of words and buttons."""
    return []


async def no_facts(_place: CardPlace) -> None:
    """For a card of what the table knows."""


class LiveCard(Struct, frozen=True):
    """A kind of such cards."""

    shows: Callable[[CardPlace], object]
    """What its card must show now, as a value: an equal one needs no new card."""
    make: Callable[[CardPlace, list[Picture]], Card]
    is_closed: Callable[[CardPlace], bool]
    """Whether it will never change again."""
    called: Callable[[CardPlace], Iterable[int]]
    """Who is pinged when it is posted."""
    paint: Callable[[CardPlace], Awaitable[list[Picture]]] = no_pictures
    is_elsewhere: bool = False
    """Whether its subject is the channel where it stands, instead of the table's."""
    fetch: Callable[[CardPlace], Awaitable[Any]] = no_facts
    """Finds what is to be known before it is made, and is not in memory."""


def has_cards_elsewhere(bot: "Hall", table: Table) -> bool:
    """True if a card of the table stands in another channel than the table's."""
    families = {kind.partition(".")[0] for kind in table.posted.cards}
    return any(bot.cards[family].is_elsewhere for family in families & bot.cards.keys())


async def answer_with_card(interaction: "Interaction", table: Table, kind: str) -> None:
    """Shows the card in the place of the one that was clicked."""
    place = CardPlace(interaction.client, table, kind)
    shows = place.live.shows(place)
    await place.put(lambda card: show(interaction, card, is_new=False, make_files=card.files))
    if interaction.message and interaction.channel_id == place.channel.id:
        await place.note(interaction.message.id, shows)


async def publish_card(interaction: "Interaction", table: Table, kind: str, is_called: bool = False) -> None:
    """Answers a command with the card, for everyone, and takes away the older one, which may be far above."""
    place = CardPlace(interaction.client, table, kind)
    shows, called = place.live.shows(place), await place.called() if is_called else ()
    former = table.posted.cards.get(kind)
    message = await place.put(lambda card: publish(interaction, card, called, card.files))
    await place.note(message, shows, is_new=True)
    if former and former != message:
        await _take_away(place, former)


async def _take_away(place: CardPlace, message: int) -> None:
    """Deletes a card that a newer one stands for; where that fails, a click on it still does what it says."""
    try:
        await place.channel.get_partial_message(message).delete()
    except (discord.HTTPException, *BROKEN) as error:
        log.info("old_card_left", extra=about(table=place.table.id, kind=place.kind, error=describe_error(error)))


async def post_card(bot: "Hall", table: Table, kind: str) -> None:
    """Posts the card in the table's channel."""
    place = CardPlace(bot, table, kind)
    shows, called = place.live.shows(place), only(await place.called())
    nonce = f"{table.id}-{crc32(kind.encode()):x}"  # 25 letters at most
    message = await place.put(
        lambda card: place.channel.send(view=card, files=card.files(), nonce=nonce, allowed_mentions=called)
    )
    await place.note(message.id, shows, is_new=True)


async def freshen_cards(bot: "Hall", table: Table) -> None:
    """Puts right the cards that do not show how things are, and posts those that never arrived.

    Raises `CannotPost` where the bot may not write.
    """
    for kind in [kind for kind in table.posted.cards if kind.partition(".")[0] in bot.cards]:
        place = CardPlace(bot, table, kind)
        if table.posted.shows.get(kind) != place.live.shows(place):
            await _freshen(place)
        if place.live.is_closed(place):
            table.posted.cards.pop(kind, None)  # another process may have dropped it while it was edited
            table.posted.shows.pop(kind, None)
            await bot.store.drop_card(table.id, kind)


async def _freshen(place: CardPlace) -> None:
    if not place.is_known and place.bot.manager.part.is_shared:
        await place.bot.manager.reread(place.table.id)  # another process may have posted it
    if not place.is_known and place.live.is_closed(place):
        return  # nobody has seen it open
    try:
        if place.is_known:
            await _edit(place)
        else:
            await post_card(place.bot, place.table, place.kind)
    except discord.Forbidden:
        raise CannotPost from None
    except discord.NotFound:
        log.info("card_gone", extra=about(table=place.table.id, kind=place.kind))


async def _edit(place: CardPlace) -> None:
    shows, message = (
        place.live.shows(place),
        place.channel.get_partial_message(place.table.posted.cards[place.kind] or 0),
    )
    await place.put(lambda card: message.edit(view=card, attachments=card.files(), allowed_mentions=only(())))
    place.table.posted.shows[place.kind] = shows
