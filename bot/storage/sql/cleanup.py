"""Deletes data that is no longer needed, a few rows at a time."""

from bot.storage.sql.database import Database

STEP = 200
"""Number of rows read per transaction, which takes a few milliseconds."""
STEP_OF_GAMES = 2
"""Number of games whose turns are all read in one transaction, which also takes a few milliseconds."""
OPEN_LONGER = 6 * 24 * 3600
"""Additional seconds for which messages of an open table are kept: players may still ask for details."""


async def drop_posts(db: Database, before: int, after: int) -> tuple[int, int] | None:
    """Delete the old messages among the next `STEP`; return the last id and the number deleted, or None at the end.

    The current question of an open table stays, because it is still edited.
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
    """Find some games that ended before a time and still have their news."""
    query = (
        "SELECT id FROM tables WHERE status NOT IN ('lobby', 'running') AND marks IS NOT NULL AND changed_at < ?"
        " ORDER BY changed_at LIMIT ?"
    )
    return [game for (game,) in await db.rows(query, before, STEP_OF_GAMES)]


async def drop_clicks(db: Database, before: int) -> int:
    """Delete some of the oldest clicks; Discord's ids grow with time."""
    query = (
        "DELETE FROM clicks WHERE at < ?"
        " AND interaction IN (SELECT interaction FROM clicks ORDER BY interaction LIMIT ?)"
    )
    return await db.execute(query, before, STEP)


async def drop_drafts_and_votes(db: Database, before: int) -> None:
    """Delete unconfirmed picks, orders, votes and activity times of finished games."""
    closed = "(SELECT id FROM tables WHERE id = table_id AND status NOT IN ('lobby', 'running') AND changed_at < ?)"
    for kind in ("drafts", "orders", "signs"):
        await db.execute(f"DELETE FROM {kind} WHERE EXISTS {closed}", before)  # noqa: S608  # table names are constants
    # players may vote to continue a game that was stopped long ago
    await db.execute(f"DELETE FROM consents WHERE EXISTS {closed} AND at < ?", before, before)  # noqa: S608
