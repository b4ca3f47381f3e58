"""How a bot works together with others on one database: each knows its part, and hears what the others have changed."""

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.service.leasing import Leasing
from bot.storage.rows import Search, Share
from bot.storage.store import log_failure

if TYPE_CHECKING:
    from bot.service.client import Guildhall

log = logging.getLogger(__name__)

LOOK_EVERY = 6.0
"""Seconds between two looks for what waits to be posted."""
TABLE, PERSON = "t", "p"
"""What news are about, before the numbers of a table and its server, or of a user."""


def share_work(bot: "Guildhall", leasing: Leasing) -> None:
    """Lets a bot do its part only, and tell and hear what was changed."""
    manager = bot.manager
    manager.works_for, manager.is_shared = leasing.works_for, True
    manager.timers.share = lambda: Share(tuple(sorted(leasing.held)), leasing.shards.count)
    announce = bot.store.on_change

    def tell_table(table_id: int) -> None:
        announce(table_id)
        table = manager.loaded(table_id)
        leasing.tell(f"{TABLE}{table_id}:{table.server if table else 0}")

    bot.store.on_change = tell_table
    manager.people.on_change = lambda user: leasing.tell(f"{PERSON}{user}")
    leasing.on_gain = bot.take_over
    leasing.leases.on_news = lambda news: take_news(bot, news)


def take_news(bot: "Guildhall", news: str) -> None:
    """What another process has changed is read again, where this one works for it or has it in memory."""
    for word in news.split():
        kind, number = word[0], word[1:]
        if kind == PERSON:
            bot.reread_person(int(number))
            continue
        table_id, server = map(int, number.split(":"))
        if bot.manager.loaded(table_id) or (server and bot.manager.works_for(server)):
            bot.reread(table_id)


async def look_for_posts(bot: "Guildhall") -> None:
    """Finds what another process has saved and nobody was told of, such as when it died right after."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        try:
            for place in await bot.store.find_tables(Search.TO_POST):
                if bot.manager.works_for(place.server):
                    bot.reread(place.table_id)
        except Exception:  # noqa: BLE001  # nobody else would find what is left: later it may be well again
            log_failure(log, "posts_not_looked_for")
