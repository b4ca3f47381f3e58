"""Cards that always show the current state, such as the lobby's: one message per table and kind.

A click edits the card in its response. If that response is lost, the announcer updates the card.
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
    """A live card's table, kind and channel, and the subject that distinguishes several cards of one kind."""

    def __init__(self, bot: "Hall", table: Table, kind: str) -> None:
        self.bot, self.table, self.kind = bot, table, kind
        family, _, self.subject = kind.partition(".")
        self.live = bot.cards[family]
        channel = int(self.subject) if self.live.is_elsewhere else table.channel
        self.channel = bot.get_partial_messageable(channel, guild_id=table.server)
        self.facts: Any = None
        """Result of the kind's `fetch`."""

    @property
    def is_known(self) -> bool:
        """True if the message id of the card is known."""
        return self.table.posted.cards.get(self.kind) is not None

    async def called(self) -> list[int]:
        """Return the users to ping, except those in quiet hours or on vacation."""
        asked = {user: await self.bot.people.settings(user) for user in self.live.called(self)}
        return [user for user, settings in asked.items() if not self.bot.manager.rest_end(self.table, settings)]

    async def put(self, put: Callable[[Card], Awaitable[Any]]) -> Any:
        """Send the card with `put`; if Discord refuses the pictures, send smaller ones or none."""
        pictures, self.facts = await self.live.paint(self), await self.live.fetch(self)
        return await send_lighter(self.table.game.painter, pictures, lambda sent, _why: put(self.live.make(self, sent)))

    async def note(self, message: int, shows: object, is_new: bool = False) -> None:
        """Record what a message shows now; if several messages were posted, the last one becomes the card.

        Ignores other messages, such as an outdated card that was clicked.
        """
        table, is_unknown = self.table, not self.is_known
        if not is_new and table.posted.cards.get(self.kind, 0) not in (None, message):
            return
        table.posted.shows[self.kind] = shows
        if is_new or is_unknown:
            table.posted.cards[self.kind] = message
            await self.bot.store.save_card(table.id, self.kind, message)


async def no_pictures(_place: CardPlace) -> list[Picture]:
    """Default for cards without pictures."""
    return []


async def no_facts(_place: CardPlace) -> None:
    """Default for cards that need no extra facts."""


class LiveCard(Struct, frozen=True):
    """A kind of live card."""

    shows: Callable[[CardPlace], object]
    """Returns a value that changes when the card must be updated."""
    make: Callable[[CardPlace, list[Picture]], Card]
    is_closed: Callable[[CardPlace], bool]
    """True if the card will never change again."""
    called: Callable[[CardPlace], Iterable[int]]
    """Returns the users to ping when the card is posted."""
    paint: Callable[[CardPlace], Awaitable[list[Picture]]] = no_pictures
    is_elsewhere: bool = False
    """True if the card is in the channel that its subject names, instead of the table's channel."""
    fetch: Callable[[CardPlace], Awaitable[Any]] = no_facts
    """Fetches facts that are not in memory before the card is built."""


def has_cards_elsewhere(bot: "Hall", table: Table) -> bool:
    """True if the table has a card outside its own channel."""
    families = {kind.partition(".")[0] for kind in table.posted.cards}
    return any(bot.cards[family].is_elsewhere for family in families & bot.cards.keys())


async def answer_with_card(interaction: "Interaction", table: Table, kind: str) -> None:
    """Respond to a click by updating the clicked card."""
    place = CardPlace(interaction.client, table, kind)
    shows = place.live.shows(place)
    await place.put(lambda card: show(interaction, card, is_new=False, make_files=card.files))
    if interaction.message and interaction.channel_id == place.channel.id:
        await place.note(interaction.message.id, shows)


async def publish_card(interaction: "Interaction", table: Table, kind: str, is_called: bool = False) -> None:
    """Respond to a command with a public card and delete the previous one."""
    place = CardPlace(interaction.client, table, kind)
    shows, called = place.live.shows(place), await place.called() if is_called else ()
    former = table.posted.cards.get(kind)
    message = await place.put(lambda card: publish(interaction, card, called, card.files))
    await place.note(message, shows, is_new=True)
    if former and former != message:
        await _take_away(place, former)


async def _take_away(place: CardPlace, message: int) -> None:
    """Delete a replaced card; if that fails, the buttons on the old card still work."""
    try:
        await place.channel.get_partial_message(message).delete()
    except (discord.HTTPException, *BROKEN) as error:
        log.info("old_card_left", extra=about(table=place.table.id, kind=place.kind, error=describe_error(error)))


async def post_card(bot: "Hall", table: Table, kind: str) -> None:
    """Post the card in the table's channel."""
    place = CardPlace(bot, table, kind)
    shows, called = place.live.shows(place), only(await place.called())
    nonce = f"{table.id}-{crc32(kind.encode()):x}"  # at most 25 characters
    message = await place.put(
        lambda card: place.channel.send(view=card, files=card.files(), nonce=nonce, allowed_mentions=called)
    )
    await place.note(message.id, shows, is_new=True)


async def freshen_cards(bot: "Hall", table: Table) -> None:
    """Update a table's outdated cards and post those never posted. Raises `CannotPost` without permission."""
    for kind in [kind for kind in table.posted.cards if kind.partition(".")[0] in bot.cards]:
        place = CardPlace(bot, table, kind)
        if table.posted.shows.get(kind) != place.live.shows(place):
            await _freshen(place)
        if place.live.is_closed(place):
            table.posted.cards.pop(kind, None)  # another process may have removed the card during the edit
            table.posted.shows.pop(kind, None)
            await bot.store.drop_card(table.id, kind)


async def _freshen(place: CardPlace) -> None:
    if not place.is_known and place.bot.manager.scope.is_shared:
        await place.bot.manager.reread(place.table.id)  # another process may have posted the card
    if not place.is_known and place.live.is_closed(place):
        return  # closed before it was ever posted
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
