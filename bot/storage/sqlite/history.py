"""Who sat where from which turn to which, and what it came to; kept for ever."""

import sqlite3
from collections.abc import Iterable

from bot.storage.rows import PlayedRow, ResultRow, SittingRow

SITTING = "sittings.seat, sittings.user_id, sittings.name, sittings.computer, first_turn, end_turn"


def note_seats(db: sqlite3.Connection, table_id: int, turn: int) -> None:
    """Compares who sits there with who sat there: a new sitting begins with this turn and ends the one before it.

    Whoever sat there when a game was stopped that goes on now has never left.
    """
    query = "SELECT seat, number, user_id, name, computer FROM sittings WHERE table_id = ? ORDER BY number"
    last = {seat: (number, who) for seat, number, *who in db.execute(query, (table_id,))}
    query = "SELECT seat, user_id, name, computer FROM seats WHERE table_id = ?"
    for seat, *who in db.execute(query, (table_id,)).fetchall():
        number, before = last.get(seat, (-1, None))
        end = None if before == who else turn
        query = "UPDATE sittings SET end_turn = ? WHERE table_id = ? AND seat = ? AND number = ? AND end_turn IS NOT ?"
        db.execute(query, (end, table_id, seat, number, end))
        if before != who:
            row = (table_id, seat, number + 1, *who, turn, None)
            db.execute("INSERT INTO sittings VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)


def close_sittings(db: sqlite3.Connection, table_id: int) -> None:
    """The game is at its end: everybody has sat there up to its last turn."""
    query = (
        "UPDATE sittings SET end_turn = (SELECT turns FROM tables WHERE id = table_id)"
        " WHERE table_id = ? AND end_turn IS NULL"
    )
    db.execute(query, (table_id,))


def write_results(db: sqlite3.Connection, table_id: int, results: Iterable[ResultRow]) -> None:
    """What the game came to for each seat."""
    rows = [(table_id, result.seat, result.points, result.place, result.reasons) for result in results]
    db.executemany("REPLACE INTO results VALUES (?, ?, ?, ?, ?)", rows)
    db.execute("DELETE FROM unscored WHERE table_id = ?", (table_id,))


def sittings(db: sqlite3.Connection, table_id: int) -> tuple[SittingRow, ...]:
    """Everybody who has sat at a table since its game began."""
    query = f"SELECT {SITTING} FROM sittings WHERE table_id = ? ORDER BY seat, number"  # noqa: S608  # made of constants
    return tuple(SittingRow(*row) for row in db.execute(query, (table_id,)))


def results(db: sqlite3.Connection, table_id: int) -> tuple[ResultRow, ...]:
    """What a finished game came to, by seat."""
    query = "SELECT seat, points, place, reasons FROM results WHERE table_id = ? ORDER BY seat"
    return tuple(ResultRow(*row) for row in db.execute(query, (table_id,)))


HISTORY = (
    "SELECT tables.id, game, server, status, changed_at, turns, points, place,"  # noqa: S608  # made of constants
    f" {SITTING} FROM sittings JOIN tables ON tables.id = sittings.table_id"
    " LEFT JOIN results ON results.table_id = sittings.table_id AND results.seat = sittings.seat"
    " WHERE sittings.user_id = ? AND status NOT IN ('lobby', 'running')"
    " ORDER BY sittings.table_id DESC, sittings.seat, number LIMIT ?"
)


def history(db: sqlite3.Connection, user: int, limit: int) -> tuple[PlayedRow, ...]:
    """Somebody's sittings in games that are at their end, the newest table first."""
    return tuple(PlayedRow(SittingRow(*row[8:]), *row[:8]) for row in db.execute(HISTORY, (user, limit)))
