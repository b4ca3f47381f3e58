"""What each seat was asked last, and when; stored with the table, so that nobody's answer moves it."""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from bot.games.contract import Prompt, Seat


class Mark(Struct, frozen=True, array_like=True):
    """The last moment that one seat was asked about, all questions of it together."""

    moment: str
    asked_at: int
    """Seconds since 1970."""
    asked_after: int
    """How many turns the game had by then; those who were asked at once share it."""


Marks = dict[Seat, Mark]


def move_marks(marks: Marks, prompts: Iterable[Prompt], turns: int, at: int) -> Marks:
    """The marks once these questions are open; whoever goes on with a moment, or back to it, was asked before."""
    asked = {prompt.seat: prompt.moment for prompt in prompts}
    new = {seat: Mark(moment, at, turns) for seat, moment in asked.items() if _moment_of(marks, seat) != moment}
    return marks | new


def _moment_of(marks: Marks, seat: Seat) -> str | None:
    mark = marks.get(seat)
    return mark.moment if mark else None


def pack_marks(marks: Marks) -> bytes:
    """Marks for the store."""
    return msgspec.msgpack.encode(marks)


def unpack_marks(packed: bytes | None) -> Marks:
    """Marks from the store; none where an older version began the game."""
    return msgspec.msgpack.decode(packed, type=dict[int, Mark]) if packed else {}
