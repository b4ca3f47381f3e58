"""A table, an answer, and looking at what is stored."""

from typing import Any

from bot.storage.rows import Change, Edit, Search, SeatRow, TableRow, TurnRow
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
    """One answer of seat 0, told in so many messages, at a table that only answers have changed."""
    return Change(
        table_id=table_id,
        revision=first_turn if revision is None else revision,
        interaction=interaction,
        at=20 + first_turn,
        new_status="running",
        state=b"state %d" % first_turn,
        untold=b"untold",
        first_turn=first_turn,
        turns=(TurnRow(0, f"prompt.{first_turn}", ("one", "two")),),
        posts=tuple(b"post %d.%d" % (first_turn, number) for number in range(posts)),
        marks=b"marks %d" % first_turn,
        told=b"told %d" % first_turn,
    )


def edit(revision: int, **facts: Any) -> Edit:
    """A change other than by an answer, of the first table."""
    return Edit(**{"table_id": 1, "revision": revision, "at": 20, **facts})


async def numbers(store: Store, search: Search, server: int = 0) -> tuple[int, ...]:
    """The tables of a kind."""
    return tuple(place.table_id for place in await store.find_tables(search, server))


async def found_in(store: Store, table_id: int = 1) -> TableRow:
    """A table that is there."""
    found = await store.table(table_id)
    assert found is not None
    return found
