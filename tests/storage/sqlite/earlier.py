"""A database as an earlier version has left it."""

from pathlib import Path

from bot.storage.sqlite.migrations import MIGRATIONS
from tests.database import opened

BEFORE_HISTORY = 6
"""Steps of a database that knows neither sittings nor results."""
COLUMNS = {
    "tables": "id, game, rules, server, channel, host, status, settings, seed, state, untold, turns, card,"
    " created_at, changed_at, revision",
    "seats": "table_id, seat, user_id, name, computer",
    "turns": "table_id, number, seat, prompt, answer, at",
    "signs": "table_id, user_id, at",
}


def make_earlier(file: Path, today: Path) -> None:
    """Writes the games of today's file as the version before sittings and results would have."""
    with opened(file) as db:
        for statements in MIGRATIONS[:BEFORE_HISTORY]:
            db.executescript(statements)
        db.execute(f"PRAGMA user_version = {BEFORE_HISTORY}")
        db.execute("ATTACH ? AS today", (str(today),))
        for table, columns in COLUMNS.items():
            former = columns.replace("user_id", "user")
            db.execute(f"INSERT INTO {table} ({former}) SELECT {columns} FROM today.{table}")  # noqa: S608
