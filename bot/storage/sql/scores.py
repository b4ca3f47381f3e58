"""What players scored in finished games, kept for statistics, and the titles that players gave each other."""

from collections import defaultdict
from statistics import median_low

from bot.storage.rows import ENOUGH_ALIKE, Change, Past, ScoreRow
from bot.storage.sql.database import Database, Row, insert

COLUMNS = ", ".join(ScoreRow.__struct_fields__).replace("user,", "user_id,")
WRITTEN = f"scores ({COLUMNS.removeprefix('id, ')})"
OF_USER = (
    f"SELECT {COLUMNS} FROM scores WHERE table_id IN (SELECT table_id FROM scores WHERE user_id = ?)"  # noqa: S608  # made of constants
    " AND id > ? ORDER BY id LIMIT ?"
)
IN_SERVER = f"SELECT {COLUMNS} FROM scores WHERE server = ? AND id > ? ORDER BY id LIMIT ?"  # noqa: S608  # made of constants
AT_TABLE = f"SELECT {COLUMNS} FROM scores WHERE table_id = ? ORDER BY seat"  # noqa: S608  # made of constants

RATED = f"SELECT {COLUMNS} FROM scores WHERE is_rated AND id > ? ORDER BY id LIMIT ?"  # noqa: S608  # made of constants
BEFORE = (
    f"SELECT {COLUMNS} FROM scores WHERE +server = ? AND +id <= ? AND table_id IN"  # noqa: S608  # made of constants
    " (SELECT table_id FROM scores WHERE user_id IN (SELECT user_id FROM scores WHERE table_id = ?)) ORDER BY +id"
)
"""The unary plus signs keep SQLite from using the server's index: a user has far fewer games than the server."""
ALIKE = (
    "FROM scores WHERE server = ? AND game = ? AND seats = ? AND +id < ? AND computer = '' AND user_id IS NOT NULL"
    " AND is_whole AND EXISTS (SELECT 1 FROM scores AS other WHERE other.table_id = scores.table_id"
    " AND other.seat <> scores.seat AND other.computer = '')"
)
"""People's scores in earlier games among people, with the same rules and number of seats.

The unary plus keeps SQLite from using the server's index: the index by points has both extremes at its ends.
"""
FEWEST = f"SELECT points {ALIKE} ORDER BY points LIMIT 1"
MOST = f"SELECT points {ALIKE} ORDER BY points DESC LIMIT 1"
SOME = f"SELECT count(DISTINCT table_id) FROM (SELECT table_id {ALIKE} ORDER BY points LIMIT ?) AS alike"  # noqa: S608  # made of constants
"""Reads few rows of a server with many games: `ENOUGH_ALIKE` games have at most that many rows per seat."""
TITLES = (
    "SELECT title, count(*) FROM thanks WHERE receiver = ? AND EXISTS"
    " (SELECT 1 FROM scores WHERE scores.table_id = thanks.table_id AND ended_at <= ?)"
    " GROUP BY title ORDER BY 2 DESC, 1"
)


async def write_scores(db: Database, change: Change) -> None:
    """Write what each seat of a finished game scored; the seats, sittings and turns are already written."""
    if not change.results:
        return
    table_id = change.table_id
    await db.execute("DELETE FROM scores WHERE table_id = ?", table_id)
    [(game, server)] = await db.rows("SELECT game, server FROM tables WHERE id = ?", table_id)
    players = {
        seat: (user, name, computer)
        for seat, user, name, computer in await db.rows(
            "SELECT seat, user_id, name, computer FROM seats WHERE table_id = ?", table_id
        )
    }
    changed = await _changed_seats(db, table_id)
    waits = await _waits(db, table_id)
    rows = []
    for result in sorted(change.results, key=lambda result: result.seat):
        took = waits.get(result.seat, [])
        rows.append(
            (
                *(table_id, result.seat, *players[result.seat], result.seat not in changed),
                *(result.points, result.place, game, server, len(players), change.at, change.pace, change.is_rated),
                *(len(took), median_low(took) if took else 0),
            )
        )
    await db.write_together(insert(WRITTEN, rows))


async def _changed_seats(db: Database, table_id: int) -> set[int]:
    """Return the seats that had more than one player."""
    query = "SELECT DISTINCT seat FROM sittings WHERE table_id = ? AND number > 0"
    return {seat for (seat,) in await db.rows(query, table_id)}


async def _waits(db: Database, table_id: int) -> dict[int, list[int]]:
    """Return how long each decision of a player took, in seconds, by seat."""
    waits: dict[int, list[int]] = defaultdict(list)
    query = "SELECT seat, waited FROM turns WHERE table_id = ? AND waited IS NOT NULL"
    for seat, waited in await db.rows(query, table_id):
        waits[seat].append(waited)
    return waits


async def scores_of(db: Database, user: int, after: int, limit: int) -> tuple[ScoreRow, ...]:
    """Return the scores of all seats, opponents included, in the games that a user finished, oldest game first."""
    return _read(await db.rows(OF_USER, user, after, limit))


async def scores_in(db: Database, server: int, after: int, limit: int) -> tuple[ScoreRow, ...]:
    """Return up to `limit` of a server's scores with an id higher than `after`."""
    return _read(await db.rows(IN_SERVER, server, after, limit))


async def scores_at(db: Database, table_id: int) -> tuple[ScoreRow, ...]:
    """Return the scores of a finished game, by seat."""
    return _read(await db.rows(AT_TABLE, table_id))


async def past_of(db: Database, table_id: int) -> Past:
    """Return a server's past up to the end of a game; empty if the game has not ended."""
    if not (own := await scores_at(db, table_id)):
        return Past()
    server, last = own[0].server, max(row.id for row in own)
    rows = _read(await db.rows(BEFORE, server, last, table_id))
    alike = (server, own[0].game, own[0].seats, min(row.id for row in own))
    [(number,)] = await db.rows(SOME, *alike, ENOUGH_ALIKE * own[0].seats)
    fewest, most = [await db.row(query, *alike) or (0,) for query in (FEWEST, MOST)]
    return Past(rows, min(number, ENOUGH_ALIKE), *fewest, *most)


async def rated_scores(db: Database, after: int, limit: int) -> tuple[ScoreRow, ...]:
    """Return up to `limit` scores of rated games with an id higher than `after`."""
    return _read(await db.rows(RATED, after, limit))


def _read(rows: list[Row]) -> tuple[ScoreRow, ...]:
    return tuple(ScoreRow(*row) for row in rows)


async def thank(db: Database, table_id: int, giver: int, receiver: int, title: str) -> None:
    """Write the title that a player gives to another, replacing an earlier one of this game."""
    anew = "ON CONFLICT (table_id, giver) DO UPDATE SET receiver = excluded.receiver, title = excluded.title"
    await db.write_together(insert("thanks", [(table_id, giver, receiver, title)], anew))


async def thanks_at(db: Database, table_id: int) -> dict[int, tuple[int, str]]:
    """Return the titles given in a game: by giver, the receiver and the title."""
    rows = await db.rows("SELECT giver, receiver, title FROM thanks WHERE table_id = ?", table_id)
    return {giver: (receiver, title) for giver, receiver, title in rows}


async def thanks_to(db: Database, user: int, until: int) -> dict[str, int]:
    """Return how often a user was given each title in games that ended by `until`."""
    return dict(await db.rows(TITLES, user, until))
