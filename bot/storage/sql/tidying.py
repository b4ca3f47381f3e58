"""What of the database nobody can need any more, taken away a few rows at a time."""

from bot.storage.sql.database import Database

STEP = 200
"""Rows looked at in one transaction, a few milliseconds."""
STEP_OF_GAMES = 2
"""Games of which all turns are looked at in one transaction, as long."""
OPEN_LONGER = 6 * 24 * 3600
"""Seconds that the messages of an open table stay longer than others: somebody may ask for more about them."""


async def drop_posts(db: Database, before: int, after: int) -> tuple[int, int] | None:
    """Looks at the next messages; gives the last of them and how many went, None once they are too young.

    The one that shows whom an open table waits for stays: it is still changed.
    """
    query = (
        "SELECT outbox.id, posted_at, status IN ('lobby', 'running'), coalesce(batch = card, false)"
        " FROM outbox JOIN tables ON tables.id = table_id WHERE outbox.id > ? ORDER BY outbox.id LIMIT ?"
    )
    rows = await db.rows(query, after, STEP)
    old = [
        (number,)
        for number, posted_at, is_open, is_card in rows
        if posted_at is not None and posted_at < before - is_open * OPEN_LONGER and not (is_open and is_card)
    ]
    await db.execute_many("DELETE FROM outbox WHERE id = ?", old)
    is_end = not rows or any(posted_at is not None and posted_at >= before for _, posted_at, _, _ in rows)
    return None if is_end else (rows[-1][0], len(old))


async def find_told(db: Database, before: int) -> list[int]:
    """Some of the games that ended before, of which is still known what was told."""
    query = (
        "SELECT id FROM tables WHERE status NOT IN ('lobby', 'running') AND marks IS NOT NULL AND changed_at < ?"
        " ORDER BY changed_at LIMIT ?"
    )
    return [game for (game,) in await db.rows(query, before, STEP_OF_GAMES)]


async def drop_clicks(db: Database, before: int) -> int:
    """Forgets some of the oldest clicks; Discord's ids grow with time."""
    query = (
        "DELETE FROM clicks WHERE at < ?"
        " AND interaction IN (SELECT interaction FROM clicks ORDER BY interaction LIMIT ?)"
    )
    return await db.execute(query, before, STEP)


async def drop_wishes(db: Database, before: int) -> None:
    """Picks that were never confirmed, orders, votes and signs of life, where there is nothing left to play."""
    closed = "(SELECT id FROM tables WHERE id = table_id AND status NOT IN ('lobby', 'running') AND changed_at < ?)"
    for kind in ("drafts", "orders", "signs"):
        await db.execute(f"DELETE FROM {kind} WHERE EXISTS {closed}", before)  # noqa: S608  # made of constants
    # people may vote on going on with a game that was stopped long ago
    await db.execute(f"DELETE FROM consents WHERE EXISTS {closed} AND at < ?", before, before)  # noqa: S608
