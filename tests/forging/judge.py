"""Changes that a click must not make: the database before and after, compared row by row."""

import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct

from bot.storage.address import Address
from bot.storage.sql.schema import KEYS
from bot.tables.versions import UNDO
from tests.database import opened

Row: TypeAlias = Mapping[str, Any]
Snapshot: TypeAlias = dict[str, dict[tuple[Any, ...], Row]]

BY_ITSELF = {
    "tables": ("card", "due_at"),
    "cards": ("message",),
    "outbox": ("body", "batch", "message", "posted_at", "is_live"),
}
"""Columns that the bot may write at any time, without a click."""
UNWATCHED = ("clicks", "figures", "digests")


class Change(Struct, frozen=True):
    """A row that was added, removed or changed."""

    name: str
    before: Row | None
    after: Row | None

    @property
    def row(self) -> Row:
        """The current row, or the removed one."""
        return self.after or self.before or {}

    @property
    def table(self) -> int:
        """The row's table; 0 if it belongs to no table."""
        return int(self.row.get("table_id", self.row["id"] if self.name == "tables" else 0))

    def __str__(self) -> str:
        return f"{self.name}: {_brief(self.before)} became {_brief(self.after)}"


def _brief(row: Row | None) -> object:
    return row and {
        column: f"{len(value)} bytes" if isinstance(value, bytes) else value for column, value in row.items()
    }


async def take_snapshot(database: Path | Address) -> Snapshot:
    """Read all rows that a click might change, as another program sees them."""
    names = [name for name in KEYS if name not in UNWATCHED]
    found = await _read_server(database, names) if isinstance(database, Address) else _read_file(database, names)
    return {name: {tuple(row[key] for key in KEYS[name]): _watched(name, row) for row in found[name]} for name in names}


def _read_file(file: Path, names: list[str]) -> dict[str, list[Row]]:
    with opened(file) as db:
        db.row_factory = sqlite3.Row
        return {name: [dict(row) for row in db.execute(f"SELECT * FROM {name}")] for name in names}  # noqa: S608


async def _read_server(address: Address, names: list[str]) -> dict[str, list[Row]]:
    import asyncpg  # noqa: PLC0415  # not installed everywhere

    connection = await asyncpg.connect(address.url)
    try:
        return {name: [dict(row) for row in await connection.fetch(f"SELECT * FROM {name}")] for name in names}  # noqa: S608
    finally:
        await connection.close()


def _watched(name: str, row: Row) -> Row:
    return {column: value for column, value in row.items() if column not in BY_ITSELF.get(name, ())}


def find_changes(before: Snapshot, after: Snapshot) -> list[Change]:
    """Return every row that differs between the snapshots."""
    return [
        Change(name, before[name].get(key), after[name].get(key))
        for name in before
        for key in before[name].keys() | after[name].keys()
        if before[name].get(key) != after[name].get(key)
    ]


class Role(Struct, frozen=True):
    """A user who clicks, and the tables of other users that they may change."""

    name: str
    user: int
    joinable: frozenset[int] = frozenset()
    """Lobbies that the user may join, and running games where they may ask for a computer's seat."""


def find_forbidden(role: Role, before: Snapshot, after: Snapshot) -> list[str]:
    """Return the changes that no click of this user may make."""
    return [str(change) for change in find_changes(before, after) if not _is_allowed(role, change, before, after)]


def _is_allowed(role: Role, change: Change, before: Snapshot, after: Snapshot) -> bool:
    if change.name in ("people", "forget_requests"):
        return bool(change.row["user_id"] == role.user)
    is_new = (change.table,) not in before[
        "tables"
    ]  # a new table that the user opened with *another game* or *Play now*
    known = after if is_new else before
    if is_new or role.user in {row["user_id"] for row in _of_table(known["seats"], change.table)}:
        return _is_own(role, change, known)
    return change.table in role.joinable and _is_joining(role, change)


def _is_joining(role: Role, change: Change) -> bool:
    """True if a user without a seat joins, leaves again, or votes; other users' rows must not change."""
    if change.name in ("seats", "sittings", "signs", "consents"):
        return bool(change.row["user_id"] == role.user)
    return change.name in ("tables", "cards", "outbox")


def _is_own(role: Role, change: Change, before: Snapshot) -> bool:
    """True if the change is a player's own answer, pick, order, vote or leave, or computers' answers after that."""
    seats = {row["seat"]: row for row in _of_table(before["seats"], change.table)}
    mine = {seat for seat, row in seats.items() if row["user_id"] == role.user}
    computers = {seat for seat, row in seats.items() if row["computer"]}
    if change.name == "turns":
        return _is_own_turn(change, mine, computers)
    if change.name in ("drafts", "orders"):
        return change.after is None or change.row["seat"] in (mine | computers)
    if change.name == "consents":
        return change.before is None and change.row["user_id"] in (role.user, 0)
    if change.name in ("seats", "sittings"):
        users = {(row or {}).get("user_id") for row in (change.before, change.after)}
        return users <= {role.user, None} or _is_closing(change)
    if change.name == "artifacts":
        kind, _, whose = str(change.row["name"]).partition(".")
        return kind not in ("seat", "shared") or int(whose) in mine
    return True


def _is_own_turn(change: Change, mine: set[int], computers: set[int]) -> bool:
    """True if a turn is added by the player's seat, by a computer's, or by the player's undo; turns never change."""
    if change.before is not None:
        return change.after is not None and {**change.before, "told": None} == {**change.after, "told": None}
    seat = int(change.row["answer"].split()[0]) if change.row["prompt"] == UNDO else change.row["seat"]
    return seat in (mine | computers)


def _is_closing(change: Change) -> bool:
    """True if only the end of a player's seat history was set or cleared, as when the game ends or resumes."""
    if change.name != "sittings" or change.before is None or change.after is None:
        return False
    return {**change.before, "end_turn": None} == {**change.after, "end_turn": None}


def _of_table(found: Mapping[tuple[Any, ...], Row], table: int) -> Iterator[Row]:
    return (row for row in found.values() if row["table_id"] == table)
