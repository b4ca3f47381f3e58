"""Where open tables are, and what becomes of one whose place is gone."""

import sqlite3

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


def open_places(db: sqlite3.Connection) -> tuple[tuple[int, int], ...]:
    """The server and the channel of every open table."""
    return tuple(db.execute("SELECT server, channel FROM tables WHERE status IN ('lobby', 'running')").fetchall())


def tables_to_post(db: sqlite3.Connection, server: int | None) -> tuple[int, ...]:
    """The tables that have something to post, in all servers or in one."""
    query = "SELECT DISTINCT table_id FROM outbox WHERE posted_at IS NULL"
    if server is None:
        return tuple(row[0] for row in db.execute(query))
    query += " AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND server = ?)"
    return tuple(row[0] for row in db.execute(query, (server,)))
