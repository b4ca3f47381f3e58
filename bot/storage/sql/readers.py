"""Reads the database's rows as values."""

from bot.storage.rows import MOST_TOLD, LivePost, SeatRow, TableRow, TurnRow
from bot.storage.sql.database import Database, Row, Statement

BESIDE = {"seats", "drafts", "orders", "cards", "consents", "refusals", "heard", "told"}
"""Fields of `TableRow` that are stored in separate tables."""
COLUMNS = tuple(field for field in TableRow.__struct_fields__ if field not in BESIDE)
BEGINNING = "CASE WHEN told_from < 0 AND length(marks) > 0 THEN told END"
TABLE = f"SELECT {BEGINNING}, {', '.join(COLUMNS)} FROM tables WHERE id = ?"  # noqa: S608  # made of constants
SEATS = "SELECT user_id, name, computer FROM seats WHERE table_id = ? ORDER BY seat"
DRAFTS = "SELECT seat, prompt, picks FROM drafts WHERE table_id = ?"
ORDERS = "SELECT seat, body FROM orders WHERE table_id = ?"
CARDS = "SELECT kind, message FROM cards WHERE table_id = ?"
SIGNS = "SELECT user_id, at FROM signs WHERE table_id = ?"
CONSENTS = "SELECT motion, user_id, agrees, at FROM consents WHERE table_id = ? ORDER BY id"
TOLD = (
    "SELECT number, turns.told FROM turns JOIN tables ON tables.id = table_id"  # noqa: S608  # made of constants
    " WHERE table_id = ? AND number >= told_from AND turns.told IS NOT NULL AND length(marks) > 0"
    f" ORDER BY number DESC LIMIT {MOST_TOLD}"
)
PARTS = (TABLE, SEATS, DRAFTS, ORDERS, CARDS, SIGNS, CONSENTS, TOLD)
IN_CHANNEL = "SELECT id FROM tables WHERE channel = ? ORDER BY status IN ('lobby', 'running') DESC, id DESC LIMIT 1"


async def load(db: Database, table_id: int) -> TableRow | None:
    """Load a table with everything that belongs to it."""
    found = await db.read_together(*(Statement(query, (table_id,)) for query in PARTS))
    tables, seats, drafts, orders, cards, signs, votes, told = found
    if not tables:
        return None
    beginning, *columns = tables[0]
    consents, refusals = _count_votes(votes)
    return TableRow(
        **dict(zip(COLUMNS, columns, strict=True)),
        seats=tuple(SeatRow(*seat) for seat in seats),
        drafts={seat: (prompt, tuple(picks.split())) for seat, prompt, picks in drafts},
        orders=dict(orders),
        cards=dict(cards),
        heard=dict(signs),
        consents=consents,
        refusals=refusals,
        told=_newest([*([] if beginning is None else [(-1, beginning)]), *reversed(told)]),
    )


def _newest(told: list[Row]) -> tuple[tuple[int, bytes], ...]:
    return tuple((number, body) for number, body in told[-MOST_TOLD:])


def _count_votes(votes: list[Row]) -> tuple[dict[str, dict[int, int]], dict[str, int]]:
    """Return by motion the yes votes since the last no, and the user who said that no."""
    found: dict[str, dict[int, int]] = {}
    refusals: dict[str, int] = {}
    for motion, user, agrees, at in votes:
        if agrees:
            found.setdefault(motion, {})[user] = at
            refusals.pop(motion, None)
        else:
            found.pop(motion, None)
            refusals[motion] = user
    return found, refusals


async def load_in(db: Database, channel: int) -> TableRow | None:
    """Load a channel's open table; if it has none, its most recent table."""
    row = await db.row(IN_CHANNEL, channel)
    return await load(db, row[0]) if row else None


async def turns(db: Database, table_id: int) -> tuple[TurnRow, ...]:
    """Return all answers of a game, in order."""
    rows = await db.rows("SELECT seat, prompt, answer FROM turns WHERE table_id = ? ORDER BY number", table_id)
    return tuple(TurnRow(seat, prompt, tuple(answer.split())) for seat, prompt, answer in rows)


async def live_posts(db: Database, table_id: int) -> tuple[LivePost, ...]:
    """Return the live messages of a table, each with its contents."""
    bodies: dict[tuple[int, int], list[bytes]] = {}
    query = "SELECT batch, message, body FROM outbox WHERE table_id = ? AND is_live ORDER BY id"
    for batch, message, body in await db.rows(query, table_id):
        bodies.setdefault((batch, message), []).append(body)
    return tuple(LivePost(*key, tuple(some)) for key, some in bodies.items())
