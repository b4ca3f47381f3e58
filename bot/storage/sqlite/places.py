"""Where open tables are, and what becomes of one whose place is gone."""

import sqlite3

from bot.storage.rows import PlaceRow, Search
from bot.storage.sqlite.history import close_sittings


def end_in(db: sqlite3.Connection, channel: int, at: int) -> int | None:
    """Ends what was open in a channel that is gone, and gives up what was to be said there; gives the table."""
    query = "SELECT id, status FROM tables WHERE channel = ? AND status IN ('lobby', 'running')"
    row = db.execute(query, (channel,)).fetchone()
    if row is None:
        return None
    table_id, status = int(row[0]), "cancelled" if row[1] == "lobby" else "ended"
    query = "UPDATE tables SET status = ?, changed_at = ?, revision = revision + 1 WHERE id = ?"
    db.execute(query, (status, at, table_id))
    close_sittings(db, table_id)
    db.execute("UPDATE outbox SET posted_at = ? WHERE table_id = ? AND posted_at IS NULL", (at, table_id))
    return table_id


SETTLED_AFTER = 180
"""Seconds after which all that an answer has changed is shown, or was given up."""
LISTED_AT_ONCE = 50
"""Tables without results that are listed at a time."""
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
    " AND changed_at >= (SELECT max(changed_at) FROM tables WHERE status IN ('lobby', 'running')) - :settled"
    " UNION SELECT table_id FROM outbox JOIN tables ON tables.id = table_id"
    " WHERE is_live AND (batch IS NOT card OR status <> 'running'))",
    Search.UNSCORED: "id IN (SELECT table_id FROM unscored WHERE table_id > :after ORDER BY table_id LIMIT :most)",
}
"""What is true of the tables looked for."""


def find_query(search: Search) -> str:
    """How such tables are looked for; the plus keeps SQLite from reading all tables in the order of their numbers."""
    return (
        f"SELECT id, server, channel FROM tables WHERE {SEARCHES[search]}"  # noqa: S608  # made of constants
        " AND +id > :after AND :server IN (0, server) ORDER BY +id"
    )


def find_tables(db: sqlite3.Connection, search: Search, server: int, after: int) -> tuple[PlaceRow, ...]:
    """The tables of a kind, by number."""
    facts = {"server": server, "after": after, "most": LISTED_AT_ONCE, "settled": SETTLED_AFTER}
    rows = db.execute(find_query(search), facts)
    return tuple(PlaceRow(*row) for row in rows)


def tables_of(db: sqlite3.Connection, user: int) -> tuple[PlaceRow, ...]:
    """The open tables at which somebody sits, by number."""
    query = (
        "SELECT id, server, channel FROM seats JOIN tables ON tables.id = table_id"
        " WHERE user_id = ? AND status IN ('lobby', 'running') ORDER BY id"
    )
    return tuple(PlaceRow(*row) for row in db.execute(query, (user,)))
