"""The history of seats and results, kept forever."""

from collections.abc import Sequence

from bot.storage.rows import PlayedRow, ResultRow, SittingRow
from bot.storage.sql.database import Database, insert

SITTING = "sittings.seat, sittings.user_id, sittings.name, sittings.computer, first_turn, end_turn"


async def note_seats(db: Database, table_id: int, turn: int) -> None:
    """Compare the current seats with the open sittings: each change ends a sitting at this turn and begins a new one.

    If a stopped game is resumed, the sittings of the players who were there at the stop continue.
    """
    query = "SELECT seat, number, end_turn, user_id, name, computer FROM sittings WHERE table_id = ? ORDER BY number"
    last = {seat: (number, end, who) for seat, number, end, *who in await db.rows(query, table_id)}
    query = "SELECT seat, user_id, name, computer FROM seats WHERE table_id = ? ORDER BY seat"
    for seat, *who in await db.rows(query, table_id):
        number, ended, before = last.get(seat, (-1, None, None))
        end = None if before == who else turn
        if before is not None and ended != end:
            query = "UPDATE sittings SET end_turn = ? WHERE table_id = ? AND seat = ? AND number = ?"
            await db.execute(query, end, table_id, seat, number)
        if before != who:
            row = (table_id, seat, number + 1, *who, turn, None)
            await db.execute("INSERT INTO sittings VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *row)


async def close_sittings(db: Database, table_id: int) -> None:
    """End all open sittings with the last turn of the game."""
    query = (
        "UPDATE sittings SET end_turn = (SELECT turns FROM tables WHERE id = table_id)"
        " WHERE table_id = ? AND end_turn IS NULL"
    )
    await db.execute(query, table_id)


async def write_results(db: Database, table_id: int, results: Sequence[ResultRow]) -> None:
    """Write the result of each seat."""
    rows = [(table_id, result.seat, result.points, result.place, result.reasons) for result in results]
    if rows:
        anew = (
            "ON CONFLICT (table_id, seat) DO UPDATE"
            " SET points = excluded.points, place = excluded.place, reasons = excluded.reasons"
        )
        await db.write_together(insert("results", rows, anew))


async def sittings(db: Database, table_id: int) -> tuple[SittingRow, ...]:
    """Return every player's time in each seat since the game began."""
    query = f"SELECT {SITTING} FROM sittings WHERE table_id = ? ORDER BY seat, number"  # noqa: S608  # made of constants
    return tuple(SittingRow(*row) for row in await db.rows(query, table_id))


async def results(db: Database, table_id: int) -> tuple[ResultRow, ...]:
    """Return the results of a finished game, by seat."""
    query = "SELECT seat, points, place, reasons FROM results WHERE table_id = ? ORDER BY seat"
    return tuple(ResultRow(*row) for row in await db.rows(query, table_id))


HISTORY = (
    "SELECT tables.id, game, server, status, changed_at, turns, points, place,"  # noqa: S608  # made of constants
    f" {SITTING} FROM sittings JOIN tables ON tables.id = sittings.table_id"
    " LEFT JOIN results ON results.table_id = sittings.table_id AND results.seat = sittings.seat"
    " WHERE sittings.user_id = ? AND status NOT IN ('lobby', 'running')"
    " ORDER BY sittings.table_id DESC, sittings.seat, number LIMIT ?"
)


async def history(db: Database, user: int, limit: int) -> tuple[PlayedRow, ...]:
    """Return a user's sittings in games that are over, newest table first."""
    return tuple(PlayedRow(SittingRow(*row[8:]), *row[:8]) for row in await db.rows(HISTORY, user, limit))
