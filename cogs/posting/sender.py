"""Sending one message of a table, with retries after connection errors and smaller pictures if Discord refuses them."""

import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import discord

from bot.errors import CannotPost, ServerLeft, ThreadLocked
from bot.logs import about, describe_error
from bot.metrics.metrics import POSTS
from bot.pictures.painter import Picture
from bot.tables.posts import Post
from bot.tables.table import Table
from bot.tasks import Backoff
from cogs.cards.notice import FILE, Notice, Shown
from cogs.pictures.painting import FORBIDDEN, attach, paint_post, send_lighter
from cogs.pictures.scenes import public_look
from cogs.posting.direct import DirectCalls
from cogs.replies.phrases import words_at
from cogs.replies.replies import BROKEN, REFUSED, only

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 8.0
"""Seconds of the first and longest backoff."""
MOST_UNPAINTED = 1000
"""Maximum size of `Sender.unpainted`; only a table's last message is ever edited."""
ASLEEP = (50083, 160005)
"""Discord's error codes for an archived and a locked thread."""


class Sender:
    """Sends the posts of all tables."""

    def __init__(self, bot: "Hall", direct: DirectCalls) -> None:
        self.bot, self._direct = bot, direct
        self.unpainted: dict[int, Shown] = {}
        """By message id: the text in place of a picture that was not sent."""
        self._reached: dict[int, set[int]] = {}
        """By batch: users reached by direct message, in case the channel fails and the batch is retried."""
        self._in_words: set[int] = set()
        """Tables with a message that explains that the bot may not send pictures."""

    async def paint(self, table: Table, post: Post) -> tuple[Picture | None, str]:
        """Paint a post's picture in the theme and size for most players; if that fails, describe it."""
        return await paint_post(table, post, table.words, await public_look(self.bot.people, table))

    async def send(
        self, table: Table, batch: int, post: Post, was_tried: bool, painting: Awaitable[tuple[Picture | None, str]]
    ) -> int | None:
        """Send one post. Returns its message id, or None if the channel is gone or direct messages made it needless.

        Raises `CannotPost` without permission, `ServerLeft` after the bot's removal, and `ThreadLocked`.
        """
        reached = await self._call(table, batch, post, was_tried)
        if post.is_call and reached >= {table.now.seats[seat].user for seat in post.called}:
            del self._reached[batch]
            return None
        picture, unpainted = await painting

        async def attempt(sent: list[Picture], why: str) -> int | None:
            if sent:
                shown = Shown(sent[0].alt)
            else:
                shown = Shown("", picture.alt if picture else unpainted, self._must_be_told(table, why))
            return await self._deliver(table, batch, post, (sent, shown), self._pinged(table, post) - reached)

        try:
            message = await send_lighter(table.game.painter, [picture] if picture else [], attempt)
        except discord.Forbidden:
            raise (ServerLeft if self.bot.departures.has_left(table.server) else CannotPost) from None
        self._reached.pop(batch, None)
        return message

    async def _call(self, table: Table, batch: int, post: Post, was_tried: bool) -> set[int]:
        """Return the users reached by direct message, now or in an earlier attempt."""
        if batch not in self._reached:
            self._reached[batch] = await self._direct.call(table, post, batch, was_tried)
        return self._reached[batch]

    def _pinged(self, table: Table, post: Post) -> set[int]:
        """Return the users to ping: those called, and players who are not on vacation or in quiet hours."""
        called = {table.now.seats[seat].user for seat in post.called}
        rest_end = self.bot.manager.rest_end
        return {user for user in table.people if user in called or not rest_end(table, table.settings_of(user))}

    def _must_be_told(self, table: Table, why: str) -> bool:
        """True if the missing permission should be explained: once, and again only after a picture was sent."""
        is_new = why == FORBIDDEN and table.id not in self._in_words
        self._in_words |= {table.id} if is_new else set()
        return is_new

    async def _deliver(
        self, table: Table, batch: int, post: Post, content: tuple[list[Picture], Shown], pinged: set[int]
    ) -> int | None:
        """Send until Discord confirms; the nonce lets Discord recognize repeated requests."""
        channel, (pictures, shown) = self.bot.get_partial_messageable(table.channel, guild_id=table.server), content
        backoff = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        for attempt in range(self.bot.timing.send_tries):
            try:
                sent = await channel.send(
                    view=Notice(table, post, shown, batch, words_at(self.bot, table)),
                    files=[attach(picture, FILE) for picture in pictures],
                    nonce=f"guildhall-{batch}",
                    silent=not (post.called or post.concerns_all),
                    allowed_mentions=only(pinged),
                )
            except discord.NotFound as error:
                await self.bot.departures.meet(error, table.channel)
                return None
            except (discord.HTTPException, *BROKEN) as error:
                POSTS.add("lost")
                log.warning(
                    "post_lost", extra=about(table=table.id, batch=batch, attempt=attempt, error=describe_error(error))
                )
                await self._recover(table, error, backoff)
            else:
                POSTS.add("sent")
                self._note_sent(table, sent.id, shown)
                return sent.id
        raise TimeoutError(f"message {batch} did not get through")

    def _note_sent(self, table: Table, message: int, shown: Shown) -> None:
        if shown.alt:
            self._in_words.discard(table.id)
        elif shown.instead:
            self.unpainted[message] = shown
            if len(self.unpainted) > MOST_UNPAINTED:
                del self.unpainted[min(self.unpainted)]

    async def _recover(self, table: Table, error: Exception, backoff: Backoff) -> None:
        """Prepare the next attempt, or raise the error if a retry would not help."""
        if isinstance(error, discord.HTTPException):
            if error.code in ASLEEP:
                await self._wake_thread(table)
                return
            if error.status in REFUSED:
                raise error
        await backoff.wait()

    async def _wake_thread(self, table: Table) -> None:
        """Unarchive a thread; a locked one needs the permission to manage threads. Raises `ThreadLocked`."""
        thread = await self.bot.fetch_channel(table.channel)
        try:
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
        except discord.Forbidden:
            raise ThreadLocked(thread=f"<#{table.channel}>") from None
