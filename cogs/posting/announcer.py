"""Posts what the outbox holds, in order and once, also after a crash; cards that show how things are keep up."""

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
from bot.tables.deputies import SETTLE_TIMEOUT
from bot.tables.posts import Post, PostKind, fits, merge, pack, unpack
from bot.tables.table import Table
from bot.tasks import Alarms, Backoff, cancel_all
from cogs.cards.live import freshen_cards
from cogs.hall import Hall, Interaction
from cogs.pictures.scenes import show_now
from cogs.posting.detour import close_detour, point_the_way
from cogs.posting.direct import DirectCalls
from cogs.posting.fronts import Fronts
from cogs.posting.holding import Holding
from cogs.posting.resending import find_sent
from cogs.posting.sending import Sender
from cogs.replies.guard import AskedClick, explain, words_for
from cogs.replies.replies import BROKEN, tell
from cogs.replies.rights import missing_rights

log = logging.getLogger(__name__)

Rows: TypeAlias = tuple[OutboxRow, ...]
HEAD_START = 1.0
"""Seconds that the answer to a click has before what it changed is posted all the same."""
MERGED = (PostKind.NEWS, PostKind.OVER)
"""Posts that go out as one message with what was to be said before them."""
FRONTS = (PostKind.NEWS, PostKind.REMINDER)
"""Posts that lead to one's panel while they are the newest."""
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 3600.0
"""Seconds until what could not be posted is tried again, if nobody clicks before; each time twice as long."""


class Announcer:
    """One poster a table at a time; whoever calls it while it works is served by the same run."""

    def __init__(self, bot: Hall) -> None:
        self.bot = bot
        self._direct = DirectCalls(bot)
        self._sender = Sender(bot, self._direct)
        self._fronts = Fronts(bot, self._sender.unpainted)
        self._holding = Holding(self.catch_up)
        self._running: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._clicks: dict[int, dict[Click, asyncio.TimerHandle]] = {}
        """By table: the clicks that have changed it and are being answered, each with its head start."""
        self._askers: dict[int, Interaction] = {}
        self._told: set[tuple[int, int]] = set()
        """Tables and people who know already that nothing can be posted there."""
        self._backoffs: dict[int, Backoff] = {}
        self._retries = Alarms(self.catch_up)
        self._is_over = False
        """Whether the connection is being closed: nothing new is begun."""

    def wake(self, table_id: int, cause: Cause) -> None:
        """Announce a saved change: once its click is answered, lost or takes too long, else at once.

        Others' panels show it as soon as the answer is on its way.
        """
        if not isinstance(cause, Click) or cause.over.has_come:
            self.catch_up(table_id)
            return
        if isinstance(cause, AskedClick):
            self._askers[table_id] = cause.asker
        if cause not in (clicks := self._clicks.setdefault(table_id, {})):
            clicks[cause] = asyncio.get_running_loop().call_later(HEAD_START, self._holding.release, table_id)
            cause.sent.when(lambda: self._freshen_panels(table_id, cause.user))
            cause.over.when(lambda: self._finish_click(table_id, cause))

    def _finish_click(self, table_id: int, click: Click) -> None:
        """If the answer is lost, the channel tells what it led to, and calls the player."""
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
        """Posts what is due at a table, without keeping anybody waiting; the asker hears if that is forbidden."""
        if self._is_over:
            return
        if asker:
            self._askers[table_id] = asker
        self._fronts.look_soon(table_id)
        asyncio.get_running_loop().call_soon(self._freshen_panels, table_id)  # by then the change is in memory too
        if table_id in self._running:
            self._again.add(table_id)
            return
        self._running[table_id] = asyncio.create_task(self._run(table_id))

    def _freshen_panels(self, table_id: int, clicker: int = 0) -> None:
        """Update the open panels without waiting for posts, except the clicker's, which the answer updates."""
        if not self._is_over and (table := self.bot.manager.loaded(table_id)):
            self.bot.panels.freshen(table, clicker)

    async def catch_up_all(self) -> None:
        """After a start: whatever was left unposted, and cards that may have missed something."""
        store = self.bot.store
        works_for = self.bot.manager.part.works_for
        unsettled = {place.table_id for place in await store.find_tables(Search.UNSETTLED) if works_for(place.server)}
        for table_id in unsettled:
            with suppress(GameError):  # of other rules: nobody can play there
                table = await self.bot.manager.table(table_id)
                table.posted.front, table.posted.has_older_fronts = None, True
        places = {*await store.find_tables(Search.TO_POST), *await store.find_tables(Search.WITH_CARDS)}
        for place in places:
            if works_for(place.server):
                self._holding.release(place.table_id)
        for table_id in unsettled:
            self.catch_up(table_id)

    async def finish(self, patience: float | None = None) -> None:
        """Waits so long for the posts under way; what does not get through is tried again after the next start."""
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
        self._retries.stop_all()
        self._fronts.stop()

    async def stop(self) -> None:
        """Breaks off what is under way and begins nothing more; the next start posts what is left."""
        self._is_over = True
        self._fronts.stop()
        await self._break_off()

    @property
    def _tasks(self) -> list["asyncio.Task[None]"]:
        return [*self._running.values(), *self._fronts.tasks, *self._direct.tasks, *self.bot.panels.tasks]

    async def _break_off(self) -> None:
        await cancel_all(self._tasks)
        self._running.clear()  # one that never began took nothing away itself

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
        except GameError as error:  # its rules or its server are gone: no later try would help
            POSTS.add("impossible")
            log.warning("post_impossible", extra=about(table=table_id, error=describe_error(error)))
        except StoreAway:  # once it is back, all that is left is posted
            POSTS.add("database_away")
            log.warning("posts_wait", extra=about(table=table_id))
            self._try_later(table_id)
        except (discord.HTTPException, *BROKEN) as error:  # after many tries; Discord may be well again later
            POSTS.add("failed")
            log.warning("posts_wait", extra=about(table=table_id, error=describe_error(error)))
            self._try_later(table_id)
        except Exception:
            POSTS.add("failed")
            log.exception("posting_failed", extra=about(table=table_id))
            self._try_later(table_id)
        finally:
            self._running.pop(table_id, None)  # the end may have come meanwhile

    def _all_is_well(self, table_id: int) -> None:
        self._askers.pop(table_id, None)
        self._backoffs.pop(table_id, None)
        self._told = {(told, user) for told, user in self._told if told != table_id}

    async def _complain(self, table_id: int, error: GameError) -> None:
        """Tells whoever clicked last, once each, and for a locked thread the channel that it belongs to."""
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
        pause = self._backoffs.setdefault(table_id, Backoff(FIRST_PAUSE, LONGEST_PAUSE)).take()
        self._retries.set(table_id, pause)

    async def _post_all(self, table_id: int) -> None:
        """The cards first: once the news of a game are out, its lobby shows that it has begun."""
        table = await self.bot.manager.table(table_id)
        if not self.bot.manager.part.works_for(table.server):  # another process does, and is told
            return
        if table.posted.cards and table_id not in self._clicks:  # a click under way shows them by its own answer
            await freshen_cards(self.bot, table)
            self._direct.retire_answered(table)
        await self._post_news(table)
        self._fronts.freshen(table)
        await close_detour(self.bot, table)

    async def _post_news(self, table: Table) -> None:
        made = table.posted.made
        if table.posted.told == made and not self._holding.is_due(table.id):
            return
        while rows := await self._rows_to_post(table):
            first = _first_message(rows)
            batch, was_tried = first[0].id, first[0].batch is not None
            shown = None if was_tried else table.asked_now()
            posts = _posts_of(first)
            message, post = await self._find(table, batch) if was_tried else None, merge(posts)
            if message is None:
                post = show_now(table, post)
                try:
                    message = await self._send(table, first, post, was_tried)
                except Conflict:  # another process has bound them, and may be about to send them
                    continue
            is_front = message is not None and post.kind in FRONTS
            await self.bot.store.posted(batch, message, self.bot.manager.now(), table.id if is_front else None)
            table.posted.front, table.posted.has_older_fronts = shown if is_front else table.posted.front, True
        table.posted.told = made

    async def _rows_to_post(self, table: Table) -> Rows:
        """What waits and is due, with what computers at work are about to add."""
        await self.bot.manager.deputies.settle(table.id, SETTLE_TIMEOUT)
        rows = await self.bot.store.to_post(table.id)
        was_tried = rows and rows[0].batch is not None
        is_early = not was_tried and self._holding.holds_back(table.id, _posts_of(rows))
        return () if is_early else rows

    async def _send(self, table: Table, rows: Rows, post: Post, was_tried: bool) -> int | None:
        """Binds rows together as one message and sends it; while that is saved, its picture is painted.

        Its board shows how things stand now, and later what it has shown. Raises `Conflict`.
        """
        painting = asyncio.create_task(self._sender.paint(table, post))
        painting.add_done_callback(lambda done: done.cancelled() or done.exception())  # told to whoever sends it
        try:
            last = replace(unpack(rows[-1].body), view=post.view, awaited=post.awaited)
            await self.bot.store.claim((*rows[:-1], replace(rows[-1], body=pack(last))))
            return await self._sender.send(table, rows[0].id, post, was_tried, painting)
        finally:
            painting.cancel()  # where nobody needs it any more

    async def _find(self, table: Table, batch: int) -> int | None:
        """What was tried before may be there already, by now longer than Discord remembers a nonce."""
        return await find_sent(self.bot.get_partial_messageable(table.channel, guild_id=table.server), table, batch)


def _first_message(rows: Rows) -> Rows:
    """Of what waits: the message that was tried before, or as much as fits into one."""
    if rows[0].batch is not None:
        return tuple(row for row in rows if row.batch == rows[0].batch)
    posts, number = _posts_of(rows), 1
    while number < len(rows) and posts[number].kind in MERGED and fits(merge(posts[: number + 1]).parts):
        number += 1
    return rows[:number]


def _posts_of(rows: Rows) -> list[Post]:
    return [unpack(row.body) for row in rows]
