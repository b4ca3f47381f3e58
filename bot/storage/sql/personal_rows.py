"""Reads everything that is stored about one person, and nothing about others."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from bot.storage.personal import Traces
from bot.storage.sql.database import Database

Rows: TypeAlias = Mapping[str, list[dict[str, Any]]]
"""Rows by kind of data, each with its values by name."""

OWN_TURNS = (
    "FROM turns JOIN sittings ON sittings.table_id = turns.table_id AND sittings.seat = turns.seat"
    " AND turns.number >= first_turn AND (end_turn IS NULL OR turns.number < end_turn) WHERE sittings.user_id = ?1"
)
OWN_SEATS = "JOIN seats ON seats.table_id = {0}.table_id AND seats.seat = {0}.seat WHERE seats.user_id = ?1"
OWN_REVIEWS = (
    "FROM artifacts JOIN seats ON seats.table_id = artifacts.table_id AND artifacts.name IN"
    " ('seat.' || CAST(seats.seat AS TEXT), 'shared.' || CAST(seats.seat AS TEXT),"
    " 'moments.' || CAST(seats.seat AS TEXT), 'what if.' || CAST(seats.user_id AS TEXT)) WHERE seats.user_id = ?1"
)
OWN_TABLES = (
    "id IN (SELECT table_id FROM seats WHERE user_id = ?1 UNION SELECT table_id FROM sittings WHERE user_id = ?1)"
)
COUNTS = {
    "games": f"SELECT count(*) FROM tables WHERE {OWN_TABLES}",  # noqa: S608  # made of constants
    "open_games": f"SELECT count(*) FROM tables WHERE status IN ('lobby', 'running') AND {OWN_TABLES}",  # noqa: S608
    "moves": f"SELECT count(*) {OWN_TURNS}",
    "results": "SELECT count(*) FROM scores WHERE user_id = ?1",
    "votes": "SELECT count(*) FROM consents WHERE user_id = ?1",
    "times": "SELECT count(*) FROM signs WHERE user_id = ?1",
    "thanks_given": "SELECT count(*) FROM thanks WHERE giver = ?1",
    "reviews": f"SELECT count(*) {OWN_REVIEWS}",
}
READ: Mapping[str, tuple[str, str]] = {
    "settings": ("settings", "FROM people WHERE user_id = ?1"),
    "digests": ("due_at", "FROM digests WHERE user_id = ?1"),
    "games": (
        "id AS game_id, game, server, channel, status, turns, created_at, changed_at, (host = ?1) AS is_host",
        f"FROM tables WHERE {OWN_TABLES} OR host = ?1 ORDER BY id",
    ),
    "players": (
        "table_id AS game_id, seat, name, computer",
        f"FROM seats WHERE table_id IN (SELECT id FROM tables WHERE {OWN_TABLES}) ORDER BY table_id, seat",  # noqa: S608
    ),
    "seats": (
        "table_id AS game_id, seat, name, first_turn, end_turn",
        "FROM sittings WHERE user_id = ?1 ORDER BY table_id, seat, number",
    ),
    "moves": (
        "turns.table_id AS game_id, turns.number, turns.seat, prompt, answer, at, waited",
        f"{OWN_TURNS} ORDER BY turns.table_id, turns.number",
    ),
    "picks": ("drafts.table_id AS game_id, drafts.seat, prompt, picks", f"FROM drafts {OWN_SEATS.format('drafts')}"),
    "orders": ("orders.table_id AS game_id, orders.seat, body", f"FROM orders {OWN_SEATS.format('orders')}"),
    "results": (
        "table_id AS game_id, seat, name, is_whole, points, place, game, server, seats, ended_at, pace, is_rated,"
        " decisions, seconds",
        "FROM scores WHERE user_id = ?1 ORDER BY id",
    ),
    "votes": ("table_id AS game_id, motion, agrees, at", "FROM consents WHERE user_id = ?1 ORDER BY id"),
    "activity": ("table_id AS game_id, at", "FROM signs WHERE user_id = ?1 ORDER BY table_id"),
    "thanks_given": ("table_id AS game_id, title", "FROM thanks WHERE giver = ?1 ORDER BY table_id"),
    "reviews": (
        "artifacts.table_id AS game_id, seats.seat, artifacts.name, body",
        f"{OWN_REVIEWS} ORDER BY artifacts.table_id",
    ),
    "forget_requests": ("due_at", "FROM forget_requests WHERE user_id = ?1"),
}
"""By kind of data: the columns, and the rest of the query. Votes can name other users, who are removed later."""


async def count_traces(db: Database, user: int) -> Traces:
    """Count the rows about a person."""
    counts = {name: (await db.rows(query, user))[0][0] for name, query in COUNTS.items()}
    request = await db.row("SELECT due_at FROM forget_requests WHERE user_id = ?", user)
    has_settings = bool(await db.row("SELECT 1 FROM people WHERE user_id = ?", user))
    return Traces(**counts, has_settings=has_settings, forget_at=request[0] if request else None)


async def read_kind(db: Database, user: int, kind: str) -> list[dict[str, Any]]:
    """Return the rows of one kind of data about a person."""
    columns, rest = READ[kind]
    names = [_name_of(column) for column in _split(columns)]
    found = await db.rows(f"SELECT {columns} {rest}", user)
    return [dict(zip(names, row, strict=True)) for row in found]


def _split(columns: str) -> list[str]:
    return [column.strip() for column in columns.split(",")]


def _name_of(column: str) -> str:
    """Return the name of a selected value: its alias, or the column without the table."""
    return column.rpartition(" AS ")[2].rpartition(".")[2]
