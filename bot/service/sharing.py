"""How a bot works together with others on one database: each knows its part, and hears what the others have changed."""

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.service.leasing import Leasing
from bot.storage.rows import Search, Share
from bot.storage.store import log_failure
from bot.tables.part import Part

if TYPE_CHECKING:
    from bot.service.client import Guildhall

log = logging.getLogger(__name__)

LOOK_EVERY = 6.0
"""Seconds between two looks for what waits to be posted."""
TABLE, PERSON = "t", "p"
"""What news are about, before the numbers of a table and its server, or of a user."""


class LeasedPart(Part):
    """The servers of the shards that this process has leased."""

    is_shared = True

    def __init__(self, leasing: Leasing) -> None:
        self._leasing = leasing

    def works_for(self, server: int) -> bool:
        """True if the shard of a server is leased."""
        return self._leasing.works_for(server)

    def share(self) -> Share:
        """The leased shards."""
        return Share(tuple(sorted(self._leasing.held)), self._leasing.shards.count)

    def tell_table(self, table_id: int, server: int) -> None:
        """Tell the others that a table has changed."""
        self._leasing.tell(f"{TABLE}{table_id}:{server}")

    def tell_person(self, user: int) -> None:
        """Tell the others that a user's settings have changed."""
        self._leasing.tell(f"{PERSON}{user}")


def take_news(bot: "Guildhall", news: str) -> None:
    """What another process has changed is read again, where this one works for it or has it in memory."""
    for word in news.split():
        kind, number = word[0], word[1:]
        if kind == PERSON:
            bot.reread_person(int(number))
            continue
        table_id, server = map(int, number.split(":"))
        if bot.manager.loaded(table_id) or bot.manager.part.works_for(server):
            bot.reread(table_id)


async def look_for_posts(bot: "Guildhall") -> None:
    """Finds what another process has saved and nobody was told of, such as when it died right after."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        try:
            for place in await bot.store.find_tables(Search.TO_POST):
                if bot.manager.part.works_for(place.server):
                    bot.reread(place.table_id)
        except Exception:  # noqa: BLE001  # nobody else would find what is left: later it may be well again
            log_failure(log, "posts_not_looked_for")
