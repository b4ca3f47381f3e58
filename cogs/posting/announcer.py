"""Posts the rows of the outbox in order and exactly once, even after a crash, and keeps live cards up to date."""

import asyncio
import logging
from contextlib import suppress
from typing import TypeAlias

import discord
from msgspec.structs import replace

from bot.errors import CannotPost, DirectClosed, GameError, ThreadLocked
from bot.logs import about, concern, describe_error
from bot.metrics.metrics import POSTS
from bot.storage.rows import OutboxRow, Search
from bot.storage.store import Conflict, StoreAway
from bot.tables.cause import Cause, Click
from bot.tables.posts import Post, PostKind, fits, merge, pack, unpack
from bot.tables.table import Table
from bot.tasks import Alarms, Backoff, cancel_all
from cogs.cards.live import freshen_cards
from cogs.hall import Hall, Interaction
from cogs.pictures.scenes import show_now
from cogs.posting.debounce import Debounce
from cogs.posting.detour import close_detour, point_the_way
from cogs.posting.direct import DirectCalls
from cogs.posting.newest_messages import NewestMessages
from cogs.posting.sender import Sender
from cogs.posting.sent_messages import find_sent
from cogs.replies.guard import AskedClick, explain, words_for
from cogs.replies.replies import BROKEN, tell
from cogs.replies.rights import missing_rights

log = logging.getLogger(__name__)

Waiting: TypeAlias = list[tuple[OutboxRow, Post]]
"""Rows of the outbox with their posts, in order."""
MERGED = (PostKind.NEWS, PostKind.OVER)
"""Kinds of posts that share a message with the posts before them."""
FRONTS = (PostKind.NEWS, PostKind.REMINDER)
"""Kinds of posts with a button to the panel while they are the newest message."""
LONGEST_PAUSE = 3600.0
"""Seconds of the longest backoff after a failed post, unless a click retries earlier."""


class Announcer:
    """At most one posting task per table; calls made meanwhile are picked up by it."""

    def __init__(self, bot: Hall) -> None:
        self.bot = bot
        self._direct = DirectCalls(bot)
        self._sender = Sender(bot, self._direct)
        self._fronts = NewestMessages(bot, self._sender.unpainted)
        self._holding = Debounce(self.catch_up, bot.timing.longest_hold)
        self._running: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._clicks: dict[int, dict[Click, asyncio.TimerHandle]] = {}
        """By table: the clicks in flight that changed the table, each with the timer of its head start."""
        self._askers: dict[int, Interaction] = {}
        self._told: set[tuple[int, int]] = set()
        """Pairs of table and user, for users who got the explanation that the bot cannot post there."""
        self._backoffs: dict[int, Backoff] = {}
        self.retries = Alarms(self.catch_up)
        self._is_over = False
        """True once the connection is being closed: no more tasks are started."""

    def wake(self, table_id: int, cause: Cause) -> None:
        """Announce a saved change: at once if no click caused it, else once the click is answered, lost or overdue.

        Other players' panels are updated as soon as the click's response is sent.
        """
        if not isinstance(cause, Click) or cause.over.has_come:
            self.catch_up(table_id)
            return
        if isinstance(cause, AskedClick):
            self._askers[table_id] = cause.asker
        if cause not in (clicks := self._clicks.setdefault(table_id, {})):
            head_start = self.bot.timing.head_start
            clicks[cause] = asyncio.get_running_loop().call_later(head_start, self._holding.release, table_id)
            cause.sent.when(lambda: self._freshen_panels(table_id, cause.user))
            cause.over.when(lambda: self._finish_click(table_id, cause))

    def _finish_click(self, table_id: int, click: Click) -> None:
        """Post what the click caused; if the response was lost, post at once and ping the player."""
        clicks = self._clicks[table_id]
        clicks.pop(click).cancel()
        if not clicks:
            del self._clicks[table_id]
        if click.is_lost:
            self._holding.release(table_id)
            self.bot.manager.attention.lose(table_id, click.user)
        else:
            self.catch_up(table_id)

    def catch_up(self, table_id: int, asker: Interaction | None = None) -> None:
        """Start posting what is due at a table; if posting is forbidden, explain that to `asker`."""
        if self._is_over:
            return
        if asker:
            self._askers[table_id] = asker
        self._fronts.look_soon(table_id)
        asyncio.get_running_loop().call_soon(self._freshen_panels, table_id)  # by then the change is in memory, too
        if table_id in self._running:
            self._again.add(table_id)
            return
        self._running[table_id] = asyncio.create_task(self._run(table_id))

    def _freshen_panels(self, table_id: int, clicker: int = 0) -> None:
        """Update the open panels without waiting for posts, except the clicker's panel, which the response updates."""
        if not self._is_over and (table := self.bot.manager.loaded(table_id)):
            self.bot.panels.freshen(table, clicker)

    async def catch_up_all(self) -> None:
        """After a start, post the rows left in the outbox and update cards that may be outdated."""
        store = self.bot.store
        works_for = self.bot.manager.scope.works_for
        unsettled = {place.table_id for place in await store.find_tables(Search.UNSETTLED) if works_for(place.server)}
        for table_id in unsettled:
            with suppress(GameError):  # outdated rules: the game cannot be played
                table = await self.bot.manager.table(table_id)
                table.posted.front, table.posted.has_older_fronts = None, True
        places = {*await store.find_tables(Search.TO_POST), *await store.find_tables(Search.WITH_CARDS)}
        for place in places:
            if works_for(place.server):
                self._holding.release(place.table_id)
        for table_id in unsettled:
            self.catch_up(table_id)

    async def finish(self, patience: float | None = None) -> None:
        """Wait for posts in flight, up to a timeout in seconds; the remaining posts go out after the next start."""
        try:
            async with asyncio.timeout(patience):
                while not self._is_over and (self._holding.release_all() or self._tasks):
                    await asyncio.wait(self._tasks)
                self._fronts.look_now()
                if self._tasks:
                    await asyncio.wait(self._tasks)
        except TimeoutError:
            log.warning("posts_left", extra=about(tables=len(self._tasks)))
            await self._break_off()
        self.retries.stop_all()
        self._fronts.stop()

    async def stop(self) -> None:
        """Cancel the posts in flight and start no more; they go out after the next start."""
        self._is_over = True
        self._fronts.stop()
        await self._break_off()

    @property
    def is_idle(self) -> bool:
        """True if nothing is being posted or edited; news may be held back, and failed posts may be retried later."""
        return not self._tasks

    @property
    def _tasks(self) -> list["asyncio.Task[None]"]:
        return [*self._running.values(), *self._fronts.tasks, *self._direct.tasks, *self.bot.panels.tasks]

    async def _break_off(self) -> None:
        await cancel_all(self._tasks)
        self._running.clear()  # tasks that never started did not remove themselves

    async def _run(self, table_id: int) -> None:
        concern(table_id)
        try:
            while True:
                self._again.discard(table_id)
                await self._post_all(table_id)
                if table_id not in self._again:
                    self._all_is_well(table_id)
                    return
        except (CannotPost, ThreadLocked) as error:
            POSTS.add("forbidden")
            log.warning("post_forbidden", extra=about(table=table_id, error=describe_error(error)))
            await self._complain(table_id, error)
            self._try_later(table_id)
        except GameError as error:  # the rules are outdated or the server is gone: a retry would not help
            POSTS.add("impossible")
            log.warning("post_impossible", extra=about(table=table_id, error=describe_error(error)))
        except StoreAway:  # the rest is posted once the database is back
            POSTS.add("database_away")
            log.warning("posts_wait", extra=about(table=table_id))
            self._try_later(table_id)
        except (discord.HTTPException, *BROKEN) as error:  # several attempts have failed; Discord may recover
            POSTS.add("failed")
            log.warning("posts_wait", extra=about(table=table_id, error=describe_error(error)))
            self._try_later(table_id)
        except Exception:
            POSTS.add("failed")
            log.exception("posting_failed", extra=about(table=table_id))
            self._try_later(table_id)
        finally:
            self._running.pop(table_id, None)  # `stop` may have removed the task

    def _all_is_well(self, table_id: int) -> None:
        self._askers.pop(table_id, None)
        self._backoffs.pop(table_id, None)
        self._told = {(told, user) for told, user in self._told if told != table_id}

    async def _complain(self, table_id: int, error: GameError) -> None:
        """Explain the error to the last clicker, once per user; explain a locked thread also in its parent channel."""
        table = await self.bot.manager.table(table_id)
        if isinstance(error, ThreadLocked):
            await point_the_way(self.bot, table)
        asker = self._askers.pop(table_id, None)
        if asker and (table_id, asker.user.id) not in self._told:
            self._told.add((table_id, asker.user.id))
            words = words_for(asker)
            if isinstance(error, CannotPost):
                error = DirectClosed() if table.is_private else CannotPost(**missing_rights(asker, words))
            await tell(asker, explain(words, error))

    def _try_later(self, table_id: int) -> None:
        pause = self._backoffs.setdefault(table_id, Backoff(self.bot.timing.post_retry, LONGEST_PAUSE)).take()
        self.retries.set(table_id, pause)

    async def _post_all(self, table_id: int) -> None:
        """Update cards, then post, so that the lobby's card shows the start before the game's first news."""
        table = await self.bot.manager.table(table_id)
        if not self.bot.manager.scope.works_for(table.server):  # another process posts for this server
            return
        if table.posted.cards and table_id not in self._clicks:  # the click's response updates the cards
            await freshen_cards(self.bot, table)
            self._direct.retire_answered(table)
        await self._post_news(table)
        self._fronts.freshen(table)
        await close_detour(self.bot, table)

    async def _post_news(self, table: Table) -> None:
        made = table.posted.made
        if table.posted.told == made and not self._holding.is_due(table.id):
            return
        while waiting := await self._find_due(table):
            first = _first_message(waiting)
            batch, was_tried = first[0][0].id, first[0][0].batch is not None
            shown = None if was_tried else table.asked_now()
            message = await self._find(table, batch) if was_tried else None
            post = merge([post for _, post in first])
            if message is None:
                post = await self._remember(table, show_now(table, post))
                try:
                    message = await self._send(table, first, post, was_tried)
                except Conflict:  # another process has claimed the rows and may be sending them
                    continue
            is_front = message is not None and post.kind in FRONTS
            await self.bot.store.posted(batch, message, self.bot.manager.now(), table.id if is_front else None)
            table.posted.front, table.posted.has_older_fronts = shown if is_front else table.posted.front, True
        table.posted.told = made

    async def _remember(self, table: Table, post: Post) -> Post:
        """Add the memories to a game's last post; they are saved with the batch, so that a retry sends the same."""
        if post.kind is not PostKind.OVER:
            return post
        return replace(post, memories=await self.bot.manager.memories.find(table))

    async def _find_due(self, table: Table) -> Waiting:
        """Wait for deputies at work, then return the rows that are due."""
        await self.bot.manager.deputies.settle(table.id, self.bot.timing.settle_timeout)
        waiting = [(row, unpack(row.body)) for row in await self.bot.store.to_post(table.id)]
        was_tried = waiting and waiting[0][0].batch is not None
        is_early = not was_tried and self._holding.holds_back(table.id, [post for _, post in waiting])
        return [] if is_early else waiting

    async def _send(self, table: Table, waiting: Waiting, post: Post, was_tried: bool) -> int | None:
        """Assign the rows to one batch and send it, painting the picture meanwhile. Raises `Conflict`.

        The board shows the current state; the view is saved, so that later edits show the same board.
        """
        painting = asyncio.create_task(self._sender.paint(table, post))
        # mark the error as retrieved: `send` raises it again
        painting.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            *rows, last_row = [row for row, _ in waiting]
            last = replace(waiting[-1][1], view=post.view, awaited=post.awaited, memories=post.memories)
            await self.bot.store.claim((*rows, replace(last_row, body=pack(last))))
            return await self._sender.send(table, waiting[0][0].id, post, was_tried, painting)
        finally:
            painting.cancel()  # the picture may not be needed

    async def _find(self, table: Table, batch: int) -> int | None:
        """Find the message of an earlier attempt, which may be older than Discord's memory of nonces."""
        return await find_sent(self.bot.get_partial_messageable(table.channel, guild_id=table.server), table, batch)


def _first_message(waiting: Waiting) -> Waiting:
    """Return the rows of the next message: a batch that was tried before, or as many rows as fit."""
    batch = waiting[0][0].batch
    if batch is not None:
        return [(row, post) for row, post in waiting if row.batch == batch]
    posts, number = [post for _, post in waiting], 1
    while number < len(posts) and posts[number].kind in MERGED and fits(merge(posts[: number + 1]).parts):
        number += 1
    return waiting[:number]
