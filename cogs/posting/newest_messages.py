"""The newest message of a table: only this one shows who is awaited and has panel buttons; older ones are retired.

Edits ping no user. They run independently of posts, which may wait or fail, and failed edits are retried.
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
from cogs.replies.phrases import words_at
from cogs.replies.replies import BROKEN, REFUSED, only

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)

LONGEST_PAUSE = 60.0
"""Maximum backoff of failed edits in seconds."""


class NewestMessages:
    """Edits the messages of all tables: updates the newest ones and retires older ones."""

    def __init__(self, bot: "Hall", unpainted: dict[int, Shown]) -> None:
        self.bot = bot
        self._unpainted = unpainted
        """By message id: the text in place of a picture that was not sent."""
        self._running: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._alarms = Alarms(self._look)
        self._backoffs: dict[int, Backoff] = {}
        """Backoff of failed edits, by table."""

    @property
    def tasks(self) -> list["asyncio.Task[None]"]:
        """The edits in flight."""
        return list(self._running.values())

    def look_soon(self, table_id: int) -> None:
        """Schedule a check of the newest message, in case no post updates that message earlier."""
        if table_id not in self._alarms:
            self._alarms.set(table_id, self.bot.timing.longest_stale)

    def look_now(self) -> None:
        """Start all scheduled edits at once."""
        for table_id in self._alarms:
            self._alarms.stop(table_id)
            if table := self._find(table_id):
                table.posted.edited_at = 0.0
                self.freshen(table)

    def stop(self) -> None:
        """Cancel all scheduled edits."""
        self._alarms.stop_all()

    def _look(self, table_id: int) -> None:
        if table := self._find(table_id):
            self.freshen(table)

    def _find(self, table_id: int) -> Table | None:
        """Return a table in memory whose messages this process edits."""
        table = self.bot.manager.loaded(table_id)
        return table if table and self.bot.manager.scope.works_for(table.server) else None

    def freshen(self, table: Table) -> None:
        """Show the awaited players on the newest message and retire older ones, if anything has changed.

        Runs in the background, since rate limits may delay edits and posts must not wait for them.
        """
        if table.id in self._running:  # the running edit may fail
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
        """Edit the live messages; a message posted meanwhile already shows the newer state."""
        asked, posted = table.asked_now(), table.posted
        is_wrong, posted.has_older_fronts = posted.front != asked, False
        is_put_off = is_wrong and self._puts_off(table)
        if not is_put_off:
            posted.front = asked
        live = await self.bot.store.live_posts(table.id)
        for post in live:
            if post is live[-1] and table.now.status is Status.RUNNING:
                if is_wrong and not is_put_off and not await self._edit(table, post, is_front=True):
                    posted.front = None
            elif not await self._retire(table, post):
                posted.has_older_fronts = True
        self._note_failure(table)

    def _puts_off(self, table: Table) -> bool:
        """True if the newest message was edited a moment ago; if so, schedule a later edit."""
        now = asyncio.get_running_loop().time()
        left = table.posted.edited_at + self.bot.timing.edit_pause - now
        if left > 0:
            self._alarms.set(table.id, left)
        else:
            table.posted.edited_at = now
        return left > 0

    def _note_failure(self, table: Table) -> None:
        """Schedule a retry with backoff, if an edit has failed."""
        if table.posted.front is None or table.posted.has_older_fronts:
            backoff = self._backoffs.setdefault(table.id, Backoff(self.bot.timing.edit_pause, LONGEST_PAUSE))
            self._alarms.set(table.id, backoff.take())
        else:
            self._backoffs.pop(table.id, None)

    async def _retire(self, table: Table, live: LivePost) -> bool:
        is_done = await self._edit(table, live, is_front=False)
        if is_done:
            await self.bot.store.retired(live.batch)
        return is_done

    async def _edit(self, table: Table, live: LivePost, is_front: bool) -> bool:
        """Edit a message. Returns True on success, or if a retry would not help."""
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
