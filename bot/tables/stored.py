"""Everything saved about a table that changes only together with its revision, as one immutable value."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot.games.contract import Rules, Seat, encode
from bot.games.order_book import NO_ORDERS, Orders
from bot.storage.rows import SeatRow, TableRow
from bot.tables.marks import Mark, Marks, first_news_of_all
from bot.tables.motions import Motion, read_motion
from bot.tables.pace import PaceName
from bot.tables.posts import Untold, pack_untold, unpack_untold
from bot.tables.status import Status
from bot.tables.versions import read_state

Drafts: TypeAlias = Mapping[Seat, tuple[str, tuple[str, ...]]]
"""By seat: the prompt and the options picked so far."""


class Settings(Struct, frozen=True):
    """Choices made when the table was opened."""

    players: int
    language: str
    options: dict[str, str] = {}
    level: str = ""
    """The level of the computer players, if any were requested."""
    invited: tuple[int, ...] = ()
    """Users who may join; empty for everyone."""
    theme: str = "light"
    size: str = ""
    """Size of public pictures; empty for the size that fits most players' screens."""
    again_of: int = 0
    """For a rematch, the id of the finished table."""
    former: tuple[int, ...] = ()
    """For a rematch, the players of the finished table."""
    pace: PaceName = PaceName.NONE
    """The time for each decision."""
    hints: bool = True
    """True if players may ask for hints."""
    rated: bool = False
    """True if the result counts for ratings."""


class Stored(Struct, frozen=True):
    """One revision of a table; an action makes a new one, and `Keeper.commit` saves it."""

    revision: int
    host: int
    """The user who opened the table, or took over from an absent host."""
    status: Status
    settings: Settings
    state: Any
    """The state of the game; None before it begins."""
    rules: str
    """The version of the rules in the database; if the loaded rules are newer, `state` was upgraded when read."""
    turns: int
    """Number of saved turns."""
    changed_at: int
    """Time of the last change of the game."""
    due_at: int | None
    """When the timers must check the table."""
    untold: Untold
    """News that waits for its picture."""
    marks: Marks
    told: tuple[tuple[int, bytes], ...]
    """News by turn, packed; kept as long as a turn may be news to any player."""
    seats: tuple[SeatRow, ...]
    drafts: Drafts
    orders: Mapping[Seat, Orders]
    """By seat: orders for coming decisions."""
    consents: Mapping[Motion, Mapping[int, int]]
    """By motion: the users who agreed, and when."""
    refusals: Mapping[Motion, int]
    """By motion: the user who said no last."""


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
        marks=msgspec.msgpack.decode(row.marks, type=dict[int, Mark]) if row.marks else {},
        told=row.told,
        seats=row.seats,
        drafts=dict(row.drafts),
        orders={seat: unpack_orders(packed) for seat, packed in row.orders.items()},
        consents={read_motion(code): dict(agreed) for code, agreed in row.consents.items()},
        refusals={read_motion(code): user for code, user in row.refusals.items()},
    )


def changed_columns(before: Stored, after: Stored) -> dict[str, object]:
    """Return the columns to write, packed.

    The columns of the game are written together, so that most saves share one statement. Columns with an index are
    included only if their value changes: setting one also writes a page of the index.
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
        columns["marks"] = msgspec.msgpack.encode(after.marks)
        columns["told_from"] = first_news_of_all(after.marks, after.seats)
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
    """True if the game changed; compares numbers by value, other fields by identity, since equal copies are rare."""
    is_same = after.state is before.state and after.untold is before.untold
    return not (is_same and (after.turns, after.changed_at) == (before.turns, before.changed_at))


def pack_orders(orders: Orders) -> bytes:
    """Encode orders for the store; empty without orders."""
    return msgspec.msgpack.encode(orders) if orders != NO_ORDERS else b""


def unpack_orders(packed: bytes) -> Orders:
    """Decode orders from the store."""
    return msgspec.msgpack.decode(packed, type=Orders)
