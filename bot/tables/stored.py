"""Everything saved about a table that changes only together with its revision, as one immutable value."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from bot.games.contract import Rules, Seat, encode
from bot.games.order_book import Orders
from bot.storage.rows import SeatRow, TableRow
from bot.tables.marks import Marks, first_news_of_all, pack_marks, unpack_marks
from bot.tables.motions import Motion, read_motion
from bot.tables.orders import unpack_orders
from bot.tables.pace import PaceName
from bot.tables.posts import Untold, pack_untold, unpack_untold
from bot.tables.status import Status
from bot.tables.versions import read_state


class Settings(Struct, frozen=True):
    """Choices made when the table was opened."""

    players: int
    language: str
    options: dict[str, str] = {}
    level: str = ""
    """The level of computer players, if any were requested."""
    invited: tuple[int, ...] = ()
    """Users who may join; empty for everyone."""
    theme: str = "light"
    size: str = ""
    """Of public pictures; empty for the size that fits most players' screens."""
    again_of: int = 0
    """The number of the finished table after which the same people play once more."""
    former: tuple[int, ...] = ()
    """Who played there."""
    pace: PaceName = PaceName.NONE
    """How much time each decision has."""
    hints: bool = True
    """Whether players may ask for hints."""


class Stored(Struct, frozen=True):
    """One revision of a table; an action makes a new one, and `Keeper.commit` saves it."""

    revision: int
    host: int
    status: Status
    settings: Settings
    state: Any
    rules: str
    """The version that the stored state is of; if these rules are newer, the state was carried over."""
    turns: int
    changed_at: int
    due_at: int | None
    """When something has to be done at the table without a click."""
    untold: Untold
    marks: Marks
    told: tuple[tuple[int, bytes], ...]
    """News by turn, packed, as far back as it may be new to a player."""
    seats: tuple[SeatRow, ...]
    drafts: Mapping[Seat, tuple[str, tuple[str, ...]]]
    orders: Mapping[Seat, Orders]
    consents: Mapping[Motion, Mapping[int, int]]
    refusals: Mapping[Motion, int]


def read_stored(rules: Rules[Any], row: TableRow) -> Stored:
    """Decode a stored table. Raises `OldRules`, for example if a newer version of the bot has saved it."""
    state: Any = read_state(rules, row.state, row.rules) if row.state else None
    return Stored(
        revision=row.revision,
        host=row.host,
        status=Status(row.status),
        settings=msgspec.msgpack.decode(row.settings, type=Settings),
        state=state,
        rules=row.rules,
        turns=row.turns,
        changed_at=row.changed_at,
        due_at=row.due_at,
        untold=unpack_untold(row.untold),
        marks=unpack_marks(row.marks) if row.marks else {},
        told=row.told,
        seats=row.seats,
        drafts=dict(row.drafts),
        orders={seat: unpack_orders(packed) for seat, packed in row.orders.items()},
        consents={read_motion(code): dict(agreed) for code, agreed in row.consents.items()},
        refusals={read_motion(code): user for code, user in row.refusals.items()},
    )


def changed_columns(before: Stored, after: Stored) -> dict[str, object]:
    """The columns to write, packed.

    Those of the game are written together, so that most saves share one statement. Columns with an index are left
    out unless their value differs: setting one writes a page of the index as well.
    """
    columns: dict[str, object] = {}
    if _has_played(before, after):
        columns = {
            "state": None if after.state is None else encode(after.state),
            "untold": pack_untold(after.untold),
            "turns": after.turns,
            "changed_at": after.changed_at,
        }
    if columns or after.marks is not before.marks:
        columns |= {"marks": pack_marks(after.marks), "told_from": first_news_of_all(after.marks, after.seats)}
    if after.status != before.status:
        columns["status"] = after.status.value
    if after.due_at != before.due_at:
        columns["due_at"] = after.due_at
    if after.rules != before.rules:
        columns["rules"] = after.rules
    if after.host != before.host:
        columns["host"] = after.host
    if after.settings is not before.settings:
        columns["settings"] = msgspec.msgpack.encode(after.settings)
    return columns


def _has_played(before: Stored, after: Stored) -> bool:
    """Compare numbers by value, everything else by identity: equal structs are rarely made twice."""
    is_same = after.state is before.state and after.untold is before.untold
    return not (is_same and (after.turns, after.changed_at) == (before.turns, before.changed_at))
