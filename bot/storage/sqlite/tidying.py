"""Keeping the database small: what nobody can need any more is taken away, in steps so small that nobody waits."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from bot.logs import about
from bot.storage.sqlite.store import Store

log = logging.getLogger(__name__)

KEPT = 24 * 3600
"""Seconds that everything stays: Discord repeats no click after 15 minutes, and what was posted is not posted again."""
EVERY = 300.0
"""Seconds between two rounds; so old is a copy of the file without SQLite's log at most."""
STEP = 200
"""Rows looked at in one transaction, a few milliseconds."""
PAUSE = 0.05
"""Seconds between two steps, for everybody else."""


@asynccontextmanager
async def kept_tidy(store: Store) -> AsyncIterator[None]:
    """Tidies up while the bot runs, beginning at once."""
    tidying = asyncio.create_task(_tidy_now_and_then(store))
    try:
        yield
    finally:
        tidying.cancel()
        with suppress(asyncio.CancelledError):
            await tidying


async def _tidy_now_and_then(store: Store) -> None:
    while True:
        try:
            await tidy(store, int(time.time()) - KEPT)
            await store.fold_log()
        except Exception:
            log.exception("tidying_failed")
        await asyncio.sleep(EVERY)


async def tidy(store: Store, before: int) -> None:
    """Takes away what has been of no use since then: ids of clicks, messages long sent, wishes at finished tables.

    Turns, seats, states and settings stay: a finished game can be looked at, recorded and played again.
    """
    posts, after = 0, 0
    while found := await store.run(partial(drop_posts, before=before, after=after)):
        after, dropped = found
        posts += dropped
        await asyncio.sleep(PAUSE)
    clicks = 0
    while dropped := await store.run(partial(drop_clicks, before=before)):
        clicks += dropped
        await asyncio.sleep(PAUSE)
    await store.run(partial(drop_wishes, before=before))
    if posts or clicks:
        log.info("tidied", extra=about(posts=posts, clicks=clicks))


def drop_posts(db: sqlite3.Connection, before: int, after: int) -> tuple[int, int] | None:
    """Looks at the next messages; gives the last of them and how many went, None once they are too young.

    The one that shows whom an open table waits for stays: it is still changed.
    """
    query = (
        "SELECT outbox.id, posted_at < :before, posted_at >= :before, status IN ('lobby', 'running') AND batch IS card"
        " FROM outbox JOIN tables ON tables.id = table_id WHERE outbox.id > :after ORDER BY outbox.id LIMIT :most"
    )
    rows = db.execute(query, {"before": before, "after": after, "most": STEP}).fetchall()
    old = [(number,) for number, is_old, _, is_card in rows if is_old and not is_card]
    db.executemany("DELETE FROM outbox WHERE id = ?", old)
    is_end = not rows or any(is_young for _, _, is_young, _ in rows)
    return None if is_end else (rows[-1][0], len(old))


def drop_clicks(db: sqlite3.Connection, before: int) -> int:
    """Forgets some of the oldest clicks; Discord's ids grow with time."""
    query = (
        "DELETE FROM clicks WHERE at < ?"
        " AND interaction IN (SELECT interaction FROM clicks ORDER BY interaction LIMIT ?)"
    )
    return db.execute(query, (before, STEP)).rowcount


def drop_wishes(db: sqlite3.Connection, before: int) -> None:
    """Picks that were never confirmed, votes and signs of life, where there is nothing left to play."""
    closed = "(SELECT id FROM tables WHERE id = table_id AND status NOT IN ('lobby', 'running') AND changed_at < ?)"
    for kind in ("drafts", "consents", "signs"):
        db.execute(f"DELETE FROM {kind} WHERE EXISTS {closed}", (before,))  # noqa: S608  # made of constants
