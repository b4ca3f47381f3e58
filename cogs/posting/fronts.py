"""The newest message of a table: it alone shows whom the game waits for and the way to one's panel; older ones retire.

An edit pings nobody. It does not wait for posts, which may be held back or fail; one that fails is tried again.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.logs import about, describe_error
from bot.storage.rows import LivePost
from bot.storage.store import log_failure
from bot.tables.posts import merge, unpack
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tasks import Alarms, Backoff
from cogs.cards.notice import Notice, Shown
from cogs.pictures.scenes import public_look, scene_of
from cogs.replies.replies import BROKEN, REFUSED, only
from cogs.replies.wording import words_at

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)

LONGEST_STALE = 5.0
"""Seconds until the newest message is checked after a change."""
EDIT_PAUSE = 3.0
"""Seconds between two edits of a table's newest message, at least."""
LONGEST_PAUSE = 60.0
"""Seconds until an edit that failed is tried again, at most."""


class Fronts:
    """Edits the messages of all tables."""

    def __init__(self, bot: "Hall", unpainted: dict[int, Shown]) -> None:
        self.bot = bot
        self._unpainted = unpainted
        """Messages that went out without their pictures, and what stands there instead."""
        self._running: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._alarms = Alarms(self._look)
        self._backoffs: dict[int, Backoff] = {}
        """Pauses before failed edits are tried again, by table."""

    @property
    def tasks(self) -> list["asyncio.Task[None]"]:
        """The edits under way."""
        return list(self._running.values())

    def look_soon(self, table_id: int) -> None:
        """Put the newest message right in a while, unless a post does it before."""
        if table_id not in self._alarms:
            self._alarms.set(table_id, LONGEST_STALE)

    def look_now(self) -> None:
        """Make all edits that were put off."""
        for table_id in self._alarms:
            self._alarms.stop(table_id)
            if table := self._find(table_id):
                table.posted.edited_at = 0.0
                self.freshen(table)

    def stop(self) -> None:
        """Put no message right any more."""
        self._alarms.stop_all()

    def _look(self, table_id: int) -> None:
        if table := self._find(table_id):
            self.freshen(table)

    def _find(self, table_id: int) -> Table | None:
        """A table in memory, unless its messages are the work of another process."""
        table = self.bot.manager.loaded(table_id)
        return table if table and self.bot.manager.part.works_for(table.server) else None

    def freshen(self, table: Table) -> None:
        """Lets the newest message show who is awaited now, and retires the others, where anything has changed.

        Nobody waits for it, since Discord may let edits wait: what is to be posted goes out meanwhile.
        """
        if table.id in self._running:  # what it edits now may fail yet
            self._again.add(table.id)
        elif table.posted.front != table.asked_now() or table.posted.has_older_fronts:
            self._running[table.id] = asyncio.create_task(self._run(table))

    async def _run(self, table: Table) -> None:
        try:
            while True:
                self._again.discard(table.id)
                await self._freshen(table)
                if table.id not in self._again:
                    return
        except Exception:  # noqa: BLE001
            log_failure(log, "edit_failed", table=table.id)
            table.posted.front, table.posted.has_older_fronts = None, True
            self._note_failure(table)
        finally:
            del self._running[table.id]

    async def _freshen(self, table: Table) -> None:
        """What is posted meanwhile says so itself, and has the last word."""
        asked, posted = table.asked_now(), table.posted
        is_wrong, posted.has_older_fronts = posted.front != asked, False
        is_put_off = is_wrong and self._puts_off(table)
        if not is_put_off:
            posted.front = asked
        live = await self.bot.store.live_posts(table.id)
        for post in live:
            if post is live[-1] and table.status is Status.RUNNING:
                if is_wrong and not is_put_off and not await self._edit(table, post, is_front=True):
                    posted.front = None
            elif not await self._retire(table, post):
                posted.has_older_fronts = True
        self._note_failure(table)

    def _puts_off(self, table: Table) -> bool:
        """Wait if the newest message was edited a moment ago."""
        now = asyncio.get_running_loop().time()
        left = table.posted.edited_at + EDIT_PAUSE - now
        if left > 0:
            self._alarms.set(table.id, left)
        else:
            table.posted.edited_at = now
        return left > 0

    def _note_failure(self, table: Table) -> None:
        """Try failed edits again later."""
        if table.posted.front is None or table.posted.has_older_fronts:
            self._alarms.set(table.id, self._backoffs.setdefault(table.id, Backoff(EDIT_PAUSE, LONGEST_PAUSE)).take())
        else:
            self._backoffs.pop(table.id, None)

    async def _retire(self, table: Table, live: LivePost) -> bool:
        is_done = await self._edit(table, live, is_front=False)
        if is_done:
            await self.bot.store.retired(live.batch)
        return is_done

    async def _edit(self, table: Table, live: LivePost, is_front: bool) -> bool:
        """Whether the message is as it should be, or can never be; a connection that breaks may be back later."""
        post, words = merge([unpack(body) for body in live.bodies]), words_at(self.bot, table)
        scene = scene_of(table, post, words, await public_look(self.bot.people, table))
        shown = Shown(table.game.painter.describe(scene, words)) if scene else Shown()
        notice = Notice(table, post, self._unpainted.get(live.message) or shown, live.batch, words, is_front)
        channel = self.bot.get_partial_messageable(table.channel, guild_id=table.server)
        try:
            await channel.get_partial_message(live.message).edit(view=notice, allowed_mentions=only(()))
        except (discord.HTTPException, *BROKEN) as error:
            log.info("message_not_edited", extra=about(table=table.id, is_front=is_front, error=describe_error(error)))
            return isinstance(error, discord.HTTPException) and error.status in REFUSED
        return True
