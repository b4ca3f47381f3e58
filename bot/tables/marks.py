"""What each seat was asked last and when, and from where on it has yet to hear what happened.

A moment's questions are one decision: what happened since the decision before is news until the last of them is
answered. Marks are stored with the table, so that nobody else's answer moves them.
"""

from collections.abc import Collection

import msgspec
from msgspec import Struct

from bot.games.contract import Prompt, Seat

BEGINNING = -1
"""The number of what was told before the first turn."""


class Mark(Struct, frozen=True, array_like=True):
    """The last moment that one seat was asked about, all questions of it together."""

    moment: str
    asked_at: int
    """Seconds since 1970."""
    asked_after: int
    """How many turns the game had by then; those who were asked at once share it."""
    news_from: int = BEGINNING
    """The first turn whose account is news to this seat: the one that ended its decision before."""
    ended_by: int | None = None
    """The turn with which the seat has answered; its account is the first of the next news."""
    call_at: int | None = None
    """When the seat's person is called, who was not since their panel is open; None once they have answered."""


Marks = dict[Seat, Mark]


def move_marks(marks: Marks, prompts: Collection[Prompt], answered: Collection[Seat], turns: int, at: int) -> Marks:
    """The marks after so many turns, the last of which these seats took; who goes back is not asked anew."""
    moved, asked = dict(marks), {prompt.seat: prompt.moment for prompt in prompts}
    for seat in marks.keys() & set(answered):
        if asked.get(seat) != marks[seat].moment:
            moved[seat] = msgspec.structs.replace(marks[seat], ended_by=turns - 1)
    for seat, moment in asked.items():
        if seat not in marks or marks[seat].moment != moment:
            moved[seat] = Mark(moment, at, turns, first_news(moved, seat, ""))
    return moved


def put_off_calls(marks: Marks, seats: Collection[Seat], at: int | None) -> Marks:
    """The marks with these seats' calls put off until a time, or with none to come."""
    return marks | {seat: msgspec.structs.replace(marks[seat], call_at=at) for seat in seats if seat in marks}


def late_marks(prompts: Collection[Prompt], seats: int, turns: int, at: int) -> Marks:
    """The marks of a game that an older version began: what had happened by then is nobody's news."""
    asked = {prompt.seat: prompt.moment for prompt in prompts}
    return {seat: Mark(asked.get(seat, ""), at, turns, turns) for seat in range(seats)}


def first_news(marks: Marks, seat: Seat, moment: str) -> int:
    """The first turn whose account is news to a seat that is asked about this moment, or about none."""
    mark = marks.get(seat)
    if mark is None:
        return BEGINNING
    return mark.news_from if mark.ended_by is None or mark.moment == moment else mark.ended_by


def first_news_of_all(marks: Marks, seats: int) -> int:
    """The first turn whose account may still be news to anybody; whoever takes an answer back has the news back too."""
    return min((marks[seat].news_from if seat in marks else BEGINNING for seat in range(seats)), default=BEGINNING)


def pack_marks(marks: Marks) -> bytes:
    """Marks for the store."""
    return msgspec.msgpack.encode(marks)


def unpack_marks(packed: bytes) -> Marks:
    """Marks from the store."""
    return msgspec.msgpack.decode(packed, type=dict[int, Mark])
