"""Sample tables and answers, and queries for stored data."""

from typing import Any

from msgspec.structs import replace

from bot.storage.rows import Change, Search, SeatRow, TableRow, TurnRow
from bot.storage.store import Store

ADA, BEN = SeatRow(7, "Ada"), SeatRow(8, "Ben")
NEW = TableRow(
    id=0,
    game="chess",
    rules="1",
    server=1,
    channel=2,
    host=7,
    status="lobby",
    settings=b"settings",
    seed=b"seed",
    state=None,
    untold=None,
    turns=0,
    card=None,
    changed_at=0,
    seats=(ADA, BEN),
)


def change(
    first_turn: int = 0, interaction: int | None = None, table_id: int = 1, posts: int = 1, revision: int | None = None
) -> Change:
    """A change that saves turn `first_turn`, an answer by seat 0, with its posts."""
    return Change(
        table_id=table_id,
        revision=first_turn if revision is None else revision,
        at=20 + first_turn,
        interaction=interaction,
        columns={
            "state": b"state %d" % first_turn,
            "untold": b"untold",
            "marks": b"marks %d" % first_turn,
            "told_from": 0,
            "turns": first_turn + 1,
            "changed_at": 20 + first_turn,
            "status": "running",
        },
        is_playing=True,
        first_turn=first_turn,
        turns=(TurnRow(0, f"prompt.{first_turn}", ("one", "two")),),
        told=b"told %d" % first_turn,
        posts=tuple(b"post %d.%d" % (first_turn, number) for number in range(posts)),
    )


def setting(change: Change, **columns: object) -> Change:
    """Return the change with these columns replaced; None removes a column."""
    columns = {**change.columns, **columns}
    return replace(change, columns={name: value for name, value in columns.items() if value is not None})


def edit(revision: int, **facts: Any) -> Change:
    """A change of table 1 that is not an answer."""
    return Change(**{"table_id": 1, "revision": revision, "at": 20, **facts})


def closing(revision: int, status: str, at: int = 20, **facts: Any) -> Change:
    """A change that closes table 1 for a reason other than a last answer."""
    columns = {"status": status, "changed_at": at, "due_at": None}
    return edit(revision, at=at, columns=columns, **facts)


async def numbers(store: Store, search: Search, server: int = 0) -> tuple[int, ...]:
    """Return the ids of the tables that this search finds."""
    return tuple(place.table_id for place in await store.find_tables(search, server))


async def found_in(store: Store, table_id: int = 1) -> TableRow:
    """Return a table, which must exist."""
    found = await store.table(table_id)
    assert found is not None
    return found
