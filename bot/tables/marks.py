"""What each seat was asked last and when, and from where on it has yet to hear what happened.

A moment's questions are one decision: what happened since the decision before is news until the last of them is
answered. Marks are stored with the table, so that nobody else's answer moves them.
"""

from collections.abc import Collection, Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Prompt, Seat
from bot.storage.rows import SeatRow
from bot.tables.pace import Timing

BEGINNING = -1
"""The number of what was told before the first turn."""
LONG = 600
"""Seconds; a call that is put off for longer is not put off by an open panel."""


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
    """When the seat's person is called, who was not since their panel is open or they rest; None once they answered."""
    remind_at: int | None = None
    """When whoever has not decided by then is reminded; None once that is done."""
    deadline: int | None = None
    """When the decision is made without the seat's person; None where it has any time."""
    has_lapsed: bool = False
    """Whether any of it was decided so."""
    misses: int = 0
    """How many decisions in a row before this one were."""
    extensions: int = 0
    """How often in this game the seat's person has got the whole time again."""
    deeds: tuple[int, ...] = ()
    """After how many turns the seat's person began each of the last things to do, which may be taken back."""
    missed_from: int | None = None
    """The first turn that the seat's person may have missed: since they last decided something themselves, or asked.

    None where that was not kept yet."""


Marks = dict[Seat, Mark]

MOST_DEEDS = 12
"""Things that one after the other could be taken back; nobody agrees to more."""


def move_marks(marks: Marks, asked: Marks, answered: Collection[Seat], turns: int) -> Marks:
    """The marks after so many turns, the last of which these seats took; who goes back is not asked anew."""
    moved = dict(marks)
    for seat in marks.keys() & set(answered):
        if seat not in asked or asked[seat].moment != marks[seat].moment:
            moved[seat] = replace(marks[seat], ended_by=turns - 1)
    for seat, mark in asked.items():
        if seat not in marks or marks[seat].moment != mark.moment:
            moved[seat] = _next_mark(moved, seat, mark)
    return moved


def _next_mark(marks: Marks, seat: Seat, asked: Mark) -> Mark:
    """What a seat is asked now, with what its earlier decisions leave behind."""
    before, news = marks.get(seat), first_news(marks, seat, "")
    if before is None:
        return replace(asked, news_from=news, missed_from=BEGINNING)
    kept = {"extensions": before.extensions, "deeds": before.deeds, "missed_from": before.missed_from}
    return replace(asked, news_from=news, misses=misses_so_far(before), **kept)


def note_look(marks: Marks, seats: Collection[Seat], turns: int) -> Marks:
    """The marks of people who know what has happened in so many turns; also of those who were asked nothing yet."""
    known = {seat: marks.get(seat, Mark("", 0, 0)) for seat in seats}
    return marks | {
        seat: replace(mark, missed_from=max(turns, mark.missed_from or BEGINNING)) for seat, mark in known.items()
    }


def misses_so_far(mark: Mark) -> int:
    """How many decisions in a row were made without the seat's person, up to and with this one."""
    return mark.misses + 1 if mark.has_lapsed else mark.misses if mark.ended_by is None else 0


def set_timing(mark: Mark, timing: Timing) -> Mark:
    """The mark of a decision that has to be made by some time."""
    return replace(mark, remind_at=timing.remind_at, deadline=timing.deadline)


def find_due(mark: Mark) -> int | None:
    """When something has to be done about a decision that is still open, other than what its open panel leads to."""
    times = [at for at in (mark.remind_at, mark.deadline) if at is not None]
    if mark.call_at is not None and mark.call_at > mark.asked_at + LONG:
        times.append(mark.call_at)
    return min(times, default=None)


def ask_anew(marks: Marks, seats: Collection[Seat], at: int) -> Marks:
    """The marks where other people sit in these seats from now on, who have been asked nothing yet."""
    return marks | {seat: replace(marks[seat], asked_at=at) for seat in seats if seat in marks}


def first_turn_of_deed(marks: Marks, prompt: Prompt, turns: int) -> int:
    """Where a deed begins that is begun now; where several were asked at once, with all of their answers."""
    mine, others = marks.get(prompt.seat), [mark for seat, mark in marks.items() if seat != prompt.seat]
    is_shared = mine and mine.moment == prompt.moment and any(_is_asked_together(mine, mark) for mark in others)
    return mine.asked_after if mine and is_shared else turns


def _is_asked_together(one: Mark, other: Mark) -> bool:
    return (one.moment, one.asked_after) == (other.moment, other.asked_after)


def begin_deeds(marks: Marks, begun: Mapping[Seat, int]) -> Marks:
    """The marks once these seats have begun to do something, each after so many turns."""
    return _with_deeds(marks, {seat: (*marks[seat].deeds, at)[-MOST_DEEDS:] for seat, at in begun.items()})


def withdraw_deeds(marks: Marks, seats: Collection[Seat]) -> Marks:
    """The marks once these seats have taken back by themselves what they had begun last."""
    return _with_deeds(marks, {seat: marks[seat].deeds[:-1] for seat in seats})


def forget_deeds(marks: Marks, seats: Collection[Seat]) -> Marks:
    """The marks once others sit in these seats, who have done nothing yet that is theirs to take back."""
    return _with_deeds(marks, dict.fromkeys(seats, ()))


def _with_deeds(marks: Marks, deeds: Mapping[Seat, tuple[int, ...]]) -> Marks:
    changed = {seat: some for seat, some in deeds.items() if seat in marks}
    return marks | {seat: replace(marks[seat], deeds=some) for seat, some in changed.items()}


def rewind_marks(marks: Marks, prompts: Collection[Prompt], kept: int, turns: int, at: int) -> Marks:
    """The marks once all since a number of turns is taken back; whoever has to decide once more is asked anew."""
    asked, rewound = {prompt.seat: prompt.moment for prompt in prompts}, dict(marks)
    for seat, mark in marks.items():
        moment = asked.get(seat, "")
        is_same = mark.moment == moment and mark.ended_by is None if moment else mark.asked_after <= kept
        if not is_same:
            anew = Mark(moment, at, turns, mark.news_from, missed_from=mark.missed_from)
            rewound[seat] = replace(anew, misses=misses_so_far(mark), extensions=mark.extensions)
    return _with_deeds(rewound, {seat: _before(mark.deeds, kept) for seat, mark in marks.items()})


def _before(deeds: tuple[int, ...], kept: int) -> tuple[int, ...]:
    return tuple(deed for deed in deeds if deed < kept)


def put_off_calls(marks: Marks, later: Mapping[Seat, int | None]) -> Marks:
    """The marks with these seats' calls put off until a time, or with none to come."""
    return marks | {seat: replace(marks[seat], call_at=at) for seat, at in later.items() if seat in marks}


def late_marks(seats: int, turns: int, at: int) -> Marks:
    """The marks of a game that goes on after a stop: nothing before that is news."""
    return {seat: Mark("", at, turns, turns, missed_from=turns) for seat in range(seats)}


def first_news(marks: Marks, seat: Seat, moment: str) -> int:
    """The first turn whose account is news to a seat that is asked about this moment, or about none."""
    mark = marks.get(seat)
    if mark is None:
        return BEGINNING
    return mark.news_from if mark.ended_by is None or mark.moment == moment else mark.ended_by


def first_missed(marks: Marks, seat: Seat, moment: str) -> int:
    """The first turn that the person of a seat may have missed, who is asked about this moment, or about none."""
    mark = marks.get(seat)
    return first_news(marks, seat, moment) if mark is None or mark.missed_from is None else mark.missed_from


def first_news_of_all(marks: Marks, seats: Sequence[SeatRow]) -> int:
    """The first turn whose account may still be news to anybody; whoever takes an answer back has the news back too."""
    return min((_first_wanted(marks.get(seat), row) for seat, row in enumerate(seats)), default=BEGINNING)


def _first_wanted(mark: Mark | None, seat: SeatRow) -> int:
    if mark is None:
        return BEGINNING
    return mark.news_from if mark.missed_from is None or not seat.user else min(mark.news_from, mark.missed_from)


def pack_marks(marks: Marks) -> bytes:
    """Marks for the store."""
    return msgspec.msgpack.encode(marks)


def unpack_marks(packed: bytes) -> Marks:
    """Marks from the store."""
    return msgspec.msgpack.decode(packed, type=dict[int, Mark])
