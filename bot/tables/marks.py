"""Marks: what each seat was last asked and when, and which turns are news to the seat.

All questions of a moment are one decision: everything since the previous decision stays news until the last of these
questions is answered. Marks are stored with the table, so that other players' answers do not change them.
"""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Prompt, Seat
from bot.storage.rows import SeatRow
from bot.tables.pace import Timing

BEGINNING = -1
"""Turn number given to news that precedes the first turn."""
LONG = 600
"""Seconds beyond which an open panel cannot be the reason why a call was deferred."""


class Mark(Struct, frozen=True, array_like=True):
    """What one seat was asked last: a moment, with all questions of that moment."""

    moment: str
    asked_at: int
    """When the seat was asked, in Unix time."""
    asked_after: int
    """Number of turns at that time; seats asked together share this number."""
    news_from: int = BEGINNING
    """The first turn that is news to this seat: the turn that ended its previous decision."""
    ended_by: int | None = None
    """The turn that answered the last question; the next news starts with that turn."""
    call_at: int | None = None
    """When the player will be called, if a panel or quiet hours deferred the call; None once they have answered."""
    remind_at: int | None = None
    """When the player is reminded if still undecided; None after the reminder."""
    deadline: int | None = None
    """When the decision is made for the player; None without a time limit."""
    has_lapsed: bool = False
    """True if part of the decision was made after the deadline."""
    misses: int = 0
    """Number of missed decisions in a row before this one."""
    extensions: int = 0
    """How often the player has used extra time in this game."""
    actions: tuple[int, ...] = ()
    """The number of turns at the start of each recent action that can be undone."""
    missed_from: int | None = None
    """The first turn that the player may have missed: since their own last decision or *What did I miss?* request.

    None in marks of older versions.
    """


Marks = dict[Seat, Mark]

MOST_ACTIONS = 12
"""Maximum number of actions kept per seat for undo."""


def move_marks(marks: Marks, asked: Marks, answered: Collection[Seat], turns: int) -> Marks:
    """Return the marks after `turns` turns, the last by the `answered` seats; a seat that goes back keeps its mark."""
    moved = dict(marks)
    for seat in marks.keys() & set(answered):
        if seat not in asked or asked[seat].moment != marks[seat].moment:
            moved[seat] = replace(marks[seat], ended_by=turns - 1)
    for seat, mark in asked.items():
        if seat not in marks or marks[seat].moment != mark.moment:
            moved[seat] = _next_mark(moved, seat, mark)
    return moved


def _next_mark(marks: Marks, seat: Seat, asked: Mark) -> Mark:
    """Return a seat's new mark, with the values that carry over from earlier decisions."""
    before, news = marks.get(seat), first_news(marks, seat, "")
    if before is None:
        return replace(asked, news_from=news, missed_from=BEGINNING)
    kept = {"extensions": before.extensions, "actions": before.actions, "missed_from": before.missed_from}
    return replace(asked, news_from=news, misses=misses_so_far(before), **kept)


def note_look(marks: Marks, seats: Collection[Seat], turns: int) -> Marks:
    """Return the marks after these seats' players have seen the first `turns` turns."""
    known = {seat: marks.get(seat, Mark("", 0, 0)) for seat in seats}
    return marks | {
        seat: replace(mark, missed_from=max(turns, mark.missed_from or BEGINNING)) for seat, mark in known.items()
    }


def misses_so_far(mark: Mark) -> int:
    """Return how many decisions in a row the player has missed, including this one."""
    return mark.misses + 1 if mark.has_lapsed else mark.misses if mark.ended_by is None else 0


def set_timing(mark: Mark, timing: Timing) -> Mark:
    """Set the reminder and deadline of a mark."""
    return replace(mark, remind_at=timing.remind_at, deadline=timing.deadline)


def find_due(mark: Mark) -> int | None:
    """Return when an open decision next needs a timer; ignores calls deferred by an open panel."""
    times = [at for at in (mark.remind_at, mark.deadline) if at is not None]
    if mark.call_at is not None and mark.call_at > mark.asked_at + LONG:
        times.append(mark.call_at)
    return min(times, default=None)


def first_turn_of_action(marks: Marks, prompt: Prompt, turns: int) -> int:
    """Return the turn number at which an action starts; seats that were asked together share it."""
    mine = marks.get(prompt.seat)
    if mine is None or mine.moment != prompt.moment:
        return turns
    asked = (mine.moment, mine.asked_after)
    together = [seat for seat, mark in marks.items() if (mark.moment, mark.asked_after) == asked]
    return mine.asked_after if len(together) > 1 else turns


def change_actions(
    marks: Marks, withdrawn: Collection[Seat], changed: Collection[Seat], begun: Mapping[Seat, int]
) -> Marks:
    """Return the marks after seats have taken back their last action, changed hands, or started an action."""
    actions = {seat: marks[seat].actions[:-1] for seat in withdrawn} | dict.fromkeys(marks.keys() & set(changed), ())
    for seat, turns in begun.items():
        actions[seat] = (*actions.get(seat, marks[seat].actions), turns)[-MOST_ACTIONS:]
    return marks | {seat: replace(marks[seat], actions=some) for seat, some in actions.items()}


def rewind_marks(marks: Marks, prompts: Collection[Prompt], kept: int, turns: int, at: int) -> Marks:
    """Return the marks after an undo of all but `kept` turns; seats that must decide again get new marks."""
    asked = {prompt.seat: prompt.moment for prompt in prompts}
    rewound: Marks = {}
    for seat, mark in marks.items():
        moment, left = asked.get(seat, ""), tuple(action for action in mark.actions if action < kept)
        is_same = mark.moment == moment and mark.ended_by is None if moment else mark.asked_after <= kept
        anew = Mark(moment, at, turns, mark.news_from, misses=misses_so_far(mark), extensions=mark.extensions)
        rewound[seat] = replace(mark if is_same else replace(anew, missed_from=mark.missed_from), actions=left)
    return rewound


def put_off_calls(marks: Marks, later: Mapping[Seat, int | None]) -> Marks:
    """Defer the calls of these seats until a time, or clear them with None."""
    return marks | {seat: replace(marks[seat], call_at=at) for seat, at in later.items() if seat in marks}


def late_marks(seats: int, turns: int, at: int) -> Marks:
    """Return marks for a resumed game, in which no earlier turn is news to any player."""
    return {seat: Mark("", at, turns, turns, missed_from=turns) for seat in range(seats)}


def first_news(marks: Marks, seat: Seat, moment: str) -> int:
    """Return the first turn that is news to a seat; `moment` is the moment of its open question, or ""."""
    mark = marks.get(seat)
    if mark is None:
        return BEGINNING
    return mark.news_from if mark.ended_by is None or mark.moment == moment else mark.ended_by


def first_missed(marks: Marks, seat: Seat, moment: str) -> int:
    """Return the first turn that a seat's player may have missed; arguments as for `first_news`."""
    mark = marks.get(seat)
    return first_news(marks, seat, moment) if mark is None or mark.missed_from is None else mark.missed_from


def first_news_of_all(marks: Marks, seats: Sequence[SeatRow]) -> int:
    """Return the first turn that is news to any seat, including news restored when a seat takes back an answer."""
    return min((_first_wanted(marks.get(seat), row) for seat, row in enumerate(seats)), default=BEGINNING)


def _first_wanted(mark: Mark | None, seat: SeatRow) -> int:
    if mark is None:
        return BEGINNING
    return mark.news_from if mark.missed_from is None or not seat.user else min(mark.news_from, mark.missed_from)
