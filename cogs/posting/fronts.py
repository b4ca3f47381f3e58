"""The newest message of a table: it alone shows whom the game waits for and the way to one's panel; older ones retire.

An edit pings nobody. One that fails is no harm: the buttons of an old message still work.
"""

import logging
from typing import TYPE_CHECKING

import discord

from bot.logs import about
from bot.storage.rows import LivePost
from bot.tables.posts import merge, unpack
from bot.tables.status import Status
from bot.tables.table import Table
from cogs.cards.notice import Notice, Shown
from cogs.pictures.scenes import scene_of
from cogs.replies.replies import BROKEN, only
from cogs.replies.wording import words_at

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)


class Fronts:
    """Edits the messages of all tables."""

    def __init__(self, bot: "Hall", unpainted: dict[int, Shown]) -> None:
        self.bot = bot
        self._unpainted = unpainted
        """Messages that went out without their pictures, and what stands there instead."""

    async def freshen(self, table: Table) -> None:
        """Lets the newest message show who is awaited now, and retires the others, where anything has changed."""
        asked = table.asked_now()
        if table.front_shows == asked and not table.has_older_fronts:
            return
        live = await self.bot.store.live_posts(table.id)
        front = live[-1] if live and table.status is Status.RUNNING else None
        is_right = front is None or table.front_shows == asked or await self._edit(table, front, is_front=True)
        table.front_shows = asked if is_right else None
        left = [post for post in live if post is not front and not await self._retire(table, post)]
        table.has_older_fronts = bool(left)

    async def _retire(self, table: Table, live: LivePost) -> bool:
        is_done = await self._edit(table, live, is_front=False)
        if is_done:
            await self.bot.store.retired(live.batch)
        return is_done

    async def _edit(self, table: Table, live: LivePost, is_front: bool) -> bool:
        """Whether the message is as it should be, or can never be; a connection that breaks may be back later."""
        post, words = merge([unpack(body) for body in live.bodies]), words_at(self.bot, table)
        scene = scene_of(table, post, words)
        shown = Shown(table.game.painter.describe(scene, words)) if scene else Shown()
        notice = Notice(table, post, self._unpainted.get(live.message) or shown, live.batch, words, is_front)
        channel = self.bot.get_partial_messageable(table.channel, guild_id=table.server)
        try:
            await channel.get_partial_message(live.message).edit(view=notice, allowed_mentions=only(()))
        except (discord.HTTPException, *BROKEN) as error:
            log.info("message_not_edited", extra=about(table=table.id, is_front=is_front, error=error))
            return isinstance(error, discord.HTTPException) and error.status < 500
        return True
