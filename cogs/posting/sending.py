"""How one message of a table gets through: sent again where the connection breaks, lighter where it is refused."""

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
from cogs.replies.replies import BROKEN, REFUSED, only
from cogs.replies.wording import words_at

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)

TRIES = 6
"""Times a post is sent before it waits for the next occasion."""
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 8.0
"""Seconds between them."""
MOST_UNPAINTED = 1000
"""Messages without pictures that are remembered; only the last of a table is ever changed."""
ASLEEP = (50083, 160005)
"""Discord's codes for a thread that is archived or locked."""


class Sender:
    """Sends the posts of all tables."""

    def __init__(self, bot: "Hall", direct: DirectCalls) -> None:
        self.bot, self._direct = bot, direct
        self.unpainted: dict[int, Shown] = {}
        """Messages that went out without their pictures, and what stands there instead."""
        self._reached: dict[int, set[int]] = {}
        """By batch: who was called by direct message while the channel could not be reached."""
        self._in_words: set[int] = set()
        """Tables whose players know that the bot may not send pictures there."""

    async def paint(self, table: Table, post: Post) -> tuple[Picture | None, str]:
        """A post's picture as most at the table see it, or in words what it would have shown."""
        return await paint_post(table, post, table.words, await public_look(self.bot.people, table))

    async def send(
        self, table: Table, batch: int, post: Post, was_tried: bool, painting: Awaitable[tuple[Picture | None, str]]
    ) -> int | None:
        """Sends one post and gives its message; None when it can never arrive, or need not.

        Raises `CannotPost` where the bot may not write, `ServerLeft` where it is gone, `ThreadLocked` where nobody can.
        """
        reached = await self._call(table, batch, post, was_tried)
        if post.is_call and reached >= {table.seats[seat].user for seat in post.called}:
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
        """Who was reached by direct message, now or when this was tried before."""
        if batch not in self._reached:
            self._reached[batch] = await self._direct.call(table, post, batch, was_tried)
        return self._reached[batch]

    def _pinged(self, table: Table, post: Post) -> set[int]:
        """Everybody who is mentioned but for those who rest now: they read it when they wake up."""
        called = {table.seats[seat].user for seat in post.called}
        rest_end = self.bot.manager.rest_end
        return {user for user in table.people if user in called or not rest_end(table, table.settings_of(user))}

    def _must_be_told(self, table: Table, why: str) -> bool:
        """Which right is missing is said once, until pictures got through again."""
        is_new = why == FORBIDDEN and table.id not in self._in_words
        self._in_words |= {table.id} if is_new else set()
        return is_new

    async def _deliver(
        self, table: Table, batch: int, post: Post, content: tuple[list[Picture], Shown], pinged: set[int]
    ) -> int | None:
        """Sends it until Discord has it; the nonce lets Discord recognize a repeat."""
        channel, (pictures, shown) = self.bot.get_partial_messageable(table.channel, guild_id=table.server), content
        backoff = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        for attempt in range(TRIES):
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
        """Makes the next attempt worth while, or raises what no attempt would change."""
        if isinstance(error, discord.HTTPException):
            if error.code in ASLEEP:
                await self._wake_thread(table)
                return
            if error.status in REFUSED:
                raise error
        await backoff.wait()

    async def _wake_thread(self, table: Table) -> None:
        """An archived thread is opened again; a locked one only where the bot may manage threads."""
        thread = await self.bot.fetch_channel(table.channel)
        try:
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
        except discord.Forbidden:
            raise ThreadLocked(thread=f"<#{table.channel}>") from None
