"""Lets several bots share a database: each knows its servers, and is notified of changes by the others."""

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.service.shard_leases import ShardLeases
from bot.storage.rows import Search, Share
from bot.storage.store import log_failure
from bot.tables.server_scope import ServerScope

if TYPE_CHECKING:
    from bot.service.client import Guildhall

log = logging.getLogger(__name__)

TABLE, PERSON = "t", "p"
"""Kinds of notifications; each is followed by the ids of a table and its server, or by a user's id."""


class LeasedScope(ServerScope):
    """The servers on the shards that this process has leased."""

    is_shared = True

    def __init__(self, leasing: ShardLeases) -> None:
        self._leasing = leasing

    def works_for(self, server: int) -> bool:
        """True if the server's shard is leased."""
        return self._leasing.works_for(server)

    def share(self) -> Share:
        """The leased shards."""
        return Share(tuple(sorted(self._leasing.held)), self._leasing.shards.count)

    def tell_table(self, table_id: int, server: int) -> None:
        """Notify the other processes that a table has changed."""
        self._leasing.tell(f"{TABLE}{table_id}:{server}")

    def tell_person(self, user: int) -> None:
        """Notify the other processes that a user's settings have changed."""
        self._leasing.tell(f"{PERSON}{user}")


def take_news(bot: "Guildhall", news: str) -> None:
    """Reload the tables and users that notifications name, if this process works for them or has them in memory."""
    for word in news.split():
        kind, number = word[0], word[1:]
        if kind == PERSON:
            bot.reread_person(int(number))
            continue
        table_id, server = map(int, number.split(":"))
        if bot.manager.loaded(table_id) or bot.manager.scope.works_for(server):
            bot.reread(table_id)


async def look_for_posts(bot: "Guildhall", every: float) -> None:
    """Reload tables with unsent posts in an endless loop: a process may have crashed before notifying this one."""
    while True:
        await asyncio.sleep(every)
        try:
            for place in await bot.store.find_tables(Search.TO_POST):
                if bot.manager.scope.works_for(place.server):
                    bot.reread(place.table_id)
        except Exception:  # noqa: BLE001  # no other task would find them: retry later
            log_failure(log, "post_check_failed")
