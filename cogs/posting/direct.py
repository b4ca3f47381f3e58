"""Calls by direct message, for players who chose them; players who cannot be reached are called in the channel.

The last call of each player and table is stored with the table's cards. Once its question is answered anywhere, or a
newer call replaces it, the call loses its buttons.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.logs import about, describe_error
from bot.pictures.painter import Picture
from bot.storage.store import StoreAway
from bot.tables.posts import Post
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tasks import TaskSet
from bot.words.words import Words
from cogs.cards.heading import RetiredCall
from cogs.cards.notice import mark_of
from cogs.panel.panel import Panel
from cogs.panel.panel_factory import present_directly
from cogs.panel.panels import direct_card
from cogs.panel.presentation import Presentation
from cogs.pictures.painting import send_lighter
from cogs.posting.sent_messages import find_sent
from cogs.replies.replies import BROKEN, REFUSED, send_with_symbols

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)

FAMILY = direct_card("")
"""Prefix of the card kinds of direct calls."""


class DirectCalls:
    """Sends and retires the calls of all tables."""

    def __init__(self, bot: "Hall") -> None:
        self.bot = bot
        self.tasks = TaskSet()
        """The edits in flight."""

    async def call(self, table: Table, post: Post, batch: int, was_tried: bool) -> set[int]:
        """Send panels to called players who chose direct messages. Returns the users reached."""
        if table.is_private:
            return set()  # the table itself is in direct messages
        users = [user for seat in table.awaited() if seat in post.called and (user := table.now.seats[seat].user)]
        wanted = [user for user in users if (await self.bot.people.settings(user)).dm]
        reached = await asyncio.gather(*(self._reach(table, user, batch, was_tried) for user in wanted))
        return {user for user, is_reached in zip(wanted, reached, strict=True) if is_reached}

    async def _reach(self, table: Table, user: int, batch: int, was_tried: bool) -> bool:
        try:
            channel = await self.bot.create_dm(discord.Object(user))
            message = await find_sent(channel, table, batch) if was_tried else None
            shown = None if message else _asked(table, user)
            message = message or await self._send(channel, table, user, batch)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("direct_message_failed", extra=about(table=table.id, error=describe_error(error)))
            return False
        await self._note(table, user, message, shown)
        return True

    async def _send(self, channel: discord.DMChannel, table: Table, user: int, batch: int) -> int:
        seat, words = table.seat_of(user), await words_of(self.bot, table, user)
        presentation = replace(await present_directly(self.bot, table, seat, words), mark=mark_of(batch))
        return await _send_panel(self.bot, channel, (table, seat, words), presentation, f"guildhall-{batch}-{seat}")

    async def _note(self, table: Table, user: int, message: int, shown: str | None) -> None:
        """Store this call as the user's last one, and retire the previous one."""
        card = direct_card(user)
        before, table.posted.cards[card], table.posted.shows[card] = table.posted.cards.get(card), message, shown
        await self.bot.store.save_card(table.id, card, message)
        if before and before != message:
            self.bot.panels.forget(user, table.id, before)
            self.tasks.start(self._retire_former(table, user, before))

    async def _retire_former(self, table: Table, user: int, message: int) -> None:
        """Retire a call that was replaced; if that fails, the leftover call is harmless."""
        with suppress(StoreAway):
            await self._retire(table, user, message)

    def retire_answered(self, table: Table) -> None:
        """Remove the buttons of answered calls in the background."""
        for card, message in list(table.posted.cards.items()):
            user = int(card.removeprefix(FAMILY)) if card.startswith(FAMILY) else 0
            if user and message and not self._is_in_use(table, user, message):
                del table.posted.cards[card]
                self.tasks.start(self._retire_last_call(table, user, message))

    def _is_in_use(self, table: Table, user: int, message: int) -> bool:
        """True if the call asks the current question (or may ask it), or is the panel in use."""
        if table.now.status is not Status.RUNNING or user not in table.people:
            return False
        asked, shown = _asked(table, user), table.posted.shows.get(direct_card(user))
        # a deferred call means that another process has this user's panel
        is_elsewhere = self.bot.manager.scope.is_shared and table.seat_of(user) in table.uncalled()
        is_used = is_elsewhere or self.bot.panels.is_used(user, table.id, message)
        return (bool(asked) and shown in (asked, None)) or is_used

    async def _retire_last_call(self, table: Table, user: int, message: int) -> None:
        """Retire a user's last call; a failed edit is retried with the next news."""
        card = direct_card(user)
        try:
            is_done = await self._retire(table, user, message)
            if is_done and card not in table.posted.cards:
                await self.bot.store.drop_card(table.id, card)
        except StoreAway:
            log.warning("direct_message_not_retired", extra=about(table=table.id, why="store_away"))
            is_done = False
        if not is_done:
            table.posted.cards.setdefault(card, message)

    async def _retire(self, table: Table, user: int, message: int) -> bool:
        """Replace a call with a note. Returns True on success, or if a retry would not help."""
        words, server = await words_of(self.bot, table, user), self.bot.get_guild(table.server)
        try:
            channel = await self.bot.create_dm(discord.Object(user))
            retired = RetiredCall(table, user, server, words)
            await channel.get_partial_message(message).edit(view=retired, attachments=[])
        except (discord.HTTPException, *BROKEN) as error:
            log.info("direct_message_not_retired", extra=about(table=table.id, error=describe_error(error)))
            return isinstance(error, discord.HTTPException) and error.status in REFUSED
        return True


def _asked(table: Table, user: int) -> str:
    """Return the moment of a user's open decision, or ""."""
    prompt = table.prompt_for(table.seat_of(user))
    return prompt.moment if prompt else ""


async def _send_panel(
    bot: "Hall",
    channel: discord.DMChannel,
    place: tuple[Table, Seat, Words],
    presentation: Presentation,
    nonce: str,
) -> int:
    """Send a panel, with a smaller picture or none if Discord refuses it. Returns its message id."""
    shown = presentation.illustration
    pictures = [shown.picture] if shown and isinstance(shown.picture, Picture) else []

    async def attempt(sent: list[Picture], _why: str) -> int:
        illustration = replace(shown, picture=sent[0]) if shown and sent else None
        panel = Panel(*place, presentation=replace(presentation, illustration=illustration))
        message = await send_with_symbols(
            bot, panel, lambda: channel.send(view=panel, files=panel.files(), nonce=nonce)
        )
        return message.id

    return await send_lighter(place[0].game.painter, pictures, attempt)


async def tell_replaced(bot: "Hall", table: Table, user: int) -> None:
    """Tell a user by direct message that a computer has taken their seat."""
    await _tell_of_seat(bot, table, user, "direct-replaced")


async def tell_seat_lost(bot: "Hall", table: Table, user: int) -> None:
    """Tell a user by direct message that a player took over their seat, or that a vote or moderator removed them."""
    await _tell_of_seat(bot, table, user, "direct-seat-lost")


async def _tell_of_seat(bot: "Hall", table: Table, user: int, key: str) -> None:
    words = await words_of(bot, table, user)
    game, channel = words.say("title"), f"<#{table.channel}>"
    await say_directly(bot, user, words.say(key, game=game, channel=channel))


async def say_directly(bot: "Hall", user: int, text: str) -> bool:
    """Send a direct message. Returns False if it cannot be delivered."""
    try:
        await (await bot.create_dm(discord.Object(user))).send(text)
    except (discord.HTTPException, *BROKEN) as error:
        log.info("direct_message_failed", extra=about(error=describe_error(error)))
        return False
    return True


async def words_of(bot: "Hall", table: Table, user: int) -> Words:
    """Return words in the last known language of the user's Discord."""
    words = table.game.words((await bot.people.settings(user)).language or table.now.settings.language)
    return bot.symbols.illustrate(table.game.name, words)
