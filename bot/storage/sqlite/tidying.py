"""What of the database nobody can need any more, taken away a few rows at a time."""

import sqlite3

STEP = 200
"""Rows looked at in one transaction, a few milliseconds."""
STEP_OF_GAMES = 2
"""Games of which all turns are looked at in one transaction, as long."""
OPEN_LONGER = 6 * 24 * 3600
"""Seconds that the messages of an open table stay longer than others: somebody may ask for more about them."""


def drop_posts(db: sqlite3.Connection, before: int, after: int) -> tuple[int, int] | None:
    """Looks at the next messages; gives the last of them and how many went, None once they are too young.

    The one that shows whom an open table waits for stays: it is still changed.
    """
    query = (
        "SELECT outbox.id, posted_at < :before - (status IN ('lobby', 'running')) * :longer, posted_at >= :before,"
        " status IN ('lobby', 'running') AND batch IS card"
        " FROM outbox JOIN tables ON tables.id = table_id WHERE outbox.id > :after ORDER BY outbox.id LIMIT :most"
    )
    rows = db.execute(query, {"before": before, "after": after, "longer": OPEN_LONGER, "most": STEP}).fetchall()
    old = [(number,) for number, is_old, _, is_card in rows if is_old and not is_card]
    db.executemany("DELETE FROM outbox WHERE id = ?", old)
    is_end = not rows or any(is_young for _, _, is_young, _ in rows)
    return None if is_end else (rows[-1][0], len(old))


def drop_told(db: sqlite3.Connection, before: int) -> int:
    """Forgets what was told in some of the games that ended before; gives how many."""
    query = (
        "SELECT id FROM tables WHERE status NOT IN ('lobby', 'running') AND marks IS NOT NULL AND changed_at < ?"
        " ORDER BY changed_at LIMIT ?"
    )
    games = db.execute(query, (before, STEP_OF_GAMES)).fetchall()
    for (game,) in games:
        _rewrite_turns(db, game)
        db.execute("UPDATE tables SET marks = NULL, told = NULL WHERE id = ?", (game,))
    return len(games)


def _rewrite_turns(db: sqlite3.Connection, game: int) -> None:
    """Rows that only became shorter would leave their pages half empty."""
    columns = "table_id, number, seat, prompt, answer, at"
    turns = db.execute(f"SELECT {columns} FROM turns WHERE table_id = ? ORDER BY number", (game,)).fetchall()  # noqa: S608
    db.execute("DELETE FROM turns WHERE table_id = ?", (game,))
    db.executemany(f"INSERT INTO turns ({columns}) VALUES (?, ?, ?, ?, ?, ?)", turns)  # noqa: S608


def drop_clicks(db: sqlite3.Connection, before: int) -> int:
    """Forgets some of the oldest clicks; Discord's ids grow with time."""
    query = (
        "DELETE FROM clicks WHERE at < ?"
        " AND interaction IN (SELECT interaction FROM clicks ORDER BY interaction LIMIT ?)"
    )
    return db.execute(query, (before, STEP)).rowcount


def drop_wishes(db: sqlite3.Connection, before: int) -> None:
    """Picks that were never confirmed, orders, votes and signs of life, where there is nothing left to play."""
    closed = "(SELECT id FROM tables WHERE id = table_id AND status NOT IN ('lobby', 'running') AND changed_at < ?)"
    for kind in ("drafts", "orders", "signs"):
        db.execute(f"DELETE FROM {kind} WHERE EXISTS {closed}", (before,))  # noqa: S608  # made of constants
    # people may vote on going on with a game that was stopped long ago
    db.execute(f"DELETE FROM consents WHERE EXISTS {closed} AND at < ?", (before, before))  # noqa: S608
