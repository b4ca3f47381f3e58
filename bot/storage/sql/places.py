"""Where open tables are, and what becomes of one whose place is gone."""

from bot.storage.rows import PlaceRow, Search, Share
from bot.storage.sql.database import Database, Row
from bot.storage.sql.history import close_sittings


async def end_in(db: Database, channel: int, at: int) -> int | None:
    """Ends what was open in a channel that is gone, and gives up what was to be said there; gives the table."""
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
    """When something is due at the first of the tables."""
    where, values = _of_share(share)
    row = await db.row(f"SELECT min(due_at) FROM tables WHERE due_at IS NOT NULL{where}", *values)  # noqa: S608
    return row[0] if row else None


async def due_tables(db: Database, at: int, limit: int, share: Share | None) -> tuple[int, ...]:
    """The numbers of so many tables where something is due by then, the longest ago first."""
    where, values = _of_share(share)
    query = f"SELECT id FROM tables WHERE due_at <= ?{where} ORDER BY due_at, id LIMIT ?"  # noqa: S608
    return tuple(row[0] for row in await db.rows(query, at, *values, limit))


def _of_share(share: Share | None) -> tuple[str, tuple[int, ...]]:
    """What a query adds for a share of the tables; which shard a server is on, Discord says."""
    if share is None:
        return "", ()
    return f" AND (server >> 22) % ? IN ({', '.join('?' * len(share.shards))})", (share.count, *share.shards)


SETTLED_AFTER = 180
"""Seconds after which all that an answer has changed is shown, or was given up."""
SEARCHES = {
    Search.OPEN: "status IN ('lobby', 'running')",
    Search.PLAYED: "state IS NOT NULL",
    Search.TO_POST: "id IN (SELECT table_id FROM outbox WHERE posted_at IS NULL)",
    Search.WITH_CARDS: "id IN (SELECT table_id FROM cards)",
    # Open tables have an index, so that no others are read.
    Search.WITH_COMPUTERS: "status IN ('lobby', 'running') AND status = 'running'"
    " AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND computer <> '')",
    Search.WITH_ORDERS: "status IN ('lobby', 'running') AND status = 'running'"
    " AND EXISTS (SELECT 1 FROM orders WHERE table_id = tables.id)",
    Search.UNSETTLED: "id IN (SELECT id FROM tables WHERE status IN ('lobby', 'running') AND status = 'running'"
    " AND changed_at >= (SELECT max(changed_at) FROM tables WHERE status IN ('lobby', 'running')) - ?2"
    " UNION SELECT table_id FROM outbox JOIN tables ON tables.id = table_id"
    " WHERE is_live AND (card IS NULL OR batch <> card OR status <> 'running'))",
}
"""What is true of the tables looked for."""


PARTICULARS = {Search.UNSETTLED: (SETTLED_AFTER,)}
"""Values that only some searches need, from the second on."""


def find_query(search: Search) -> str:
    """How such tables are looked for; the plus keeps SQLite from reading all tables in the order of their numbers."""
    return (
        f"SELECT id, server, channel FROM tables WHERE {SEARCHES[search]}"  # noqa: S608  # made of constants
        " AND (server = ?1 OR ?1 = 0) ORDER BY +id"
    )


async def find_tables(db: Database, search: Search, server: int) -> tuple[PlaceRow, ...]:
    """The tables of a kind, by number."""
    rows = await db.rows(find_query(search), server, *PARTICULARS.get(search, ()))
    return tuple(PlaceRow(*row) for row in rows)


async def count_open(db: Database) -> list[Row]:
    """How many tables are in their lobby and how many run, by the index of open tables."""
    query = "SELECT status, count(*) FROM tables WHERE status IN ('lobby', 'running') GROUP BY status"
    return await db.rows(query)


async def tables_of(db: Database, user: int) -> tuple[PlaceRow, ...]:
    """The open tables at which somebody sits, by number."""
    query = (
        "SELECT id, server, channel FROM seats JOIN tables ON tables.id = table_id"
        " WHERE user_id = ? AND status IN ('lobby', 'running') ORDER BY id"
    )
    return tuple(PlaceRow(*row) for row in await db.rows(query, user))
