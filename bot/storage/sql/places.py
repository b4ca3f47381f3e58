"""Finds tables by their place, due time or other conditions, and ends tables whose channel is deleted."""

from bot.storage.rows import PlaceRow, Search, Share
from bot.storage.sql.database import Database, Row
from bot.storage.sql.history import close_sittings


async def end_in(db: Database, channel: int, at: int) -> int | None:
    """End the open table in a deleted channel and drop its unposted messages; return its id."""
    query = (
        "UPDATE tables SET status = CASE status WHEN 'lobby' THEN 'cancelled' ELSE 'ended' END,"
        " changed_at = ?, revision = revision + 1 WHERE channel = ? AND status IN ('lobby', 'running') RETURNING id"
    )
    row = await db.row(query, at, channel)
    if row is None:
        return None
    table_id = int(row[0])
    await close_sittings(db, table_id)
    await db.execute("UPDATE outbox SET posted_at = ? WHERE table_id = ? AND posted_at IS NULL", at, table_id)
    return table_id


async def next_due(db: Database, share: Share | None) -> int | None:
    """Return the earliest time at which a table is due."""
    where, values = _of_share(share)
    row = await db.row(f"SELECT min(due_at) FROM tables WHERE due_at IS NOT NULL{where}", *values)  # noqa: S608
    return row[0] if row else None


async def due_tables(db: Database, at: int, limit: int, share: Share | None) -> tuple[int, ...]:
    """Return the ids of up to `limit` tables that are due at or before `at`, longest overdue first."""
    where, values = _of_share(share)
    query = f"SELECT id FROM tables WHERE due_at <= ?{where} ORDER BY due_at, id LIMIT ?"  # noqa: S608
    return tuple(row[0] for row in await db.rows(query, at, *values, limit))


def _of_share(share: Share | None) -> tuple[str, tuple[int, ...]]:
    """Return the SQL condition for a share of the tables, with its values; the shift is Discord's shard formula."""
    if share is None:
        return "", ()
    return f" AND (server >> 22) % ? IN ({', '.join('?' * len(share.shards))})", (share.count, *share.shards)


SETTLED_AFTER = 180
"""Seconds after which the bot has shown the effects of an answer, or has given up showing them."""
SEARCHES = {
    Search.OPEN: "status IN ('lobby', 'running')",
    Search.PLAYED: "state IS NOT NULL",
    Search.TO_POST: "id IN (SELECT table_id FROM outbox WHERE posted_at IS NULL)",
    Search.WITH_CARDS: "id IN (SELECT table_id FROM cards)",
    # The first condition uses the index of open tables, so that no other table is read.
    Search.WITH_COMPUTERS: "status IN ('lobby', 'running') AND status = 'running'"
    " AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND computer <> '')",
    Search.WITH_ORDERS: "status IN ('lobby', 'running') AND status = 'running'"
    " AND EXISTS (SELECT 1 FROM orders WHERE table_id = tables.id)",
    Search.UNSETTLED: "id IN (SELECT id FROM tables WHERE status IN ('lobby', 'running') AND status = 'running'"
    " AND changed_at >= (SELECT max(changed_at) FROM tables WHERE status IN ('lobby', 'running')) - ?2"
    " UNION SELECT table_id FROM outbox JOIN tables ON tables.id = table_id"
    " WHERE is_live AND (card IS NULL OR batch <> card OR status <> 'running'))",
}
"""SQL condition of each search."""


PARTICULARS = {Search.UNSETTLED: (SETTLED_AFTER,)}
"""Additional values of some searches, starting at `?2`."""


def find_query(search: Search) -> str:
    """Return the query of a search; the unary plus keeps SQLite from scanning all tables by id."""
    return (
        f"SELECT id, server, channel FROM tables WHERE {SEARCHES[search]}"  # noqa: S608  # made of constants
        " AND (server = ?1 OR ?1 = 0) ORDER BY +id"
    )


async def find_tables(db: Database, search: Search, server: int) -> tuple[PlaceRow, ...]:
    """Return the tables that match a search, by id."""
    rows = await db.rows(find_query(search), server, *PARTICULARS.get(search, ()))
    return tuple(PlaceRow(*row) for row in rows)


async def count_open(db: Database) -> list[Row]:
    """Count tables by status, using the index of open tables."""
    query = "SELECT status, count(*) FROM tables WHERE status IN ('lobby', 'running') GROUP BY status"
    return await db.rows(query)


async def tables_of(db: Database, user: int) -> tuple[PlaceRow, ...]:
    """Return the open tables at which a user sits, by id."""
    query = (
        "SELECT id, server, channel FROM seats JOIN tables ON tables.id = table_id"
        " WHERE user_id = ? AND status IN ('lobby', 'running') ORDER BY id"
    )
    return tuple(PlaceRow(*row) for row in await db.rows(query, user))
