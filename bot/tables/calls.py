"""Who is called now or later, and by when they have to decide: pure decisions about what was done at a table."""

from collections.abc import Collection, Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Prompt, Seat
from bot.storage.rows import SeatRow
from bot.tables.marks import Mark, Marks, put_off_calls, set_timing
from bot.tables.pace import Attendance, Pace, time_decisions

CALL_AFTER = 60
"""Seconds that players with an open panel have to answer before they are called."""


class Reason(StrEnum):
    """Why a player is called, or is called later."""

    QUESTION = "question"
    """They have a new question."""
    PUT_OFF = "put_off"
    """Their call was put off until now."""
    PANEL = "panel"
    """Later: their open panel shows the question."""
    REST = "rest"
    """Later: these are their quiet hours."""
    VACATION = "vacation"


class Deed(Struct, frozen=True):
    """One deed at a table: the facts that decide who is called."""

    asked: tuple[Seat, ...] = ()
    """Seats of people who have a new question."""
    movers: Collection[Seat] = ()
    """Seats that answered or went back by themselves."""
    played: Collection[Seat] = ()
    """Seats with any turn, also one that was forced or ordered."""
    late: tuple[Seat, ...] = ()
    """Seats whose call was put off until now."""
    reminded: tuple[Seat, ...] = ()
    """Seats whose time is running out."""


class Asked(Struct, frozen=True):
    """Who sits at a table, what they are asked, and since when."""

    seats: tuple[SeatRow, ...]
    marks: Marks
    prompts: tuple[Prompt, ...] = ()

    def changed_hands(self, before: "Asked", seat: Seat) -> bool:
        """True if another player sits there than before."""
        return self.seats[seat] != before.seats[seat]


class Calls(Struct, frozen=True):
    """Players to call now and later, and the marks with all times."""

    called: tuple[Seat, ...]
    later: Mapping[Seat, int]
    """When the others are called."""
    reasons: Mapping[Seat, Reason]
    marks: Marks


def decide_calls(before: Asked, after: Asked, deed: Deed, attendance: Attendance, pace: Pace, at: int) -> Calls:
    """Decide who is called, and set all times."""
    later, reasons = _find_later(deed.asked, attendance, pace, at)
    called = tuple(seat for seat in deed.asked if seat not in later) + deed.late
    marks = put_off_calls(after.marks, dict.fromkeys({*deed.played, *deed.late}))
    put_off = {seat: at for seat, at in later.items() if seat not in deed.movers or _is_new(before, after, seat)}
    marks = _set_times(before, replace(after, marks=put_off_calls(marks, put_off)), deed, attendance, pace, at)
    reasons |= dict.fromkeys(called, Reason.QUESTION) | dict.fromkeys(deed.late, Reason.PUT_OFF)
    return Calls(called, later, reasons, marks)


def _find_later(
    asked: Collection[Seat], attendance: Attendance, pace: Pace, at: int
) -> tuple[dict[Seat, int], dict[Seat, Reason]]:
    """When players are called who see the question on their panel, rest now, or are on vacation."""
    rests = attendance.rests if pace.respects_rest else {}
    resting = {seat: end for seat in asked if seat in rests and (end := rests[seat].ends(at))}
    at_panel = {seat: at + CALL_AFTER for seat in asked if seat in attendance.at_panel}
    away = {seat: attendance.away[seat] for seat in asked if seat in attendance.away}
    reasons = dict.fromkeys(resting, Reason.REST) | dict.fromkeys(at_panel, Reason.PANEL)
    return resting | at_panel | away, reasons | dict.fromkeys(away, Reason.VACATION)


def _is_new(before: Asked, after: Asked, seat: Seat) -> bool:
    """True if the seat has another decision to make than before, or another player."""
    known, now = before.marks.get(seat), after.marks[seat]
    is_same = known is not None and (known.moment, known.asked_after) == (now.moment, now.asked_after)
    return not is_same or after.changed_hands(before, seat)


def _set_times(before: Asked, after: Asked, deed: Deed, attendance: Attendance, pace: Pace, at: int) -> Marks:
    """Set reminders and deadlines of new decisions; a reminder that goes out now is done."""
    asked = {prompt.seat: prompt.moment for prompt in after.prompts if after.seats[prompt.seat].user}
    new = {seat: moment for seat, moment in asked.items() if _is_new(before, after, seat)}
    timings = time_decisions(pace, new, attendance, at)
    marks = after.marks | {seat: set_timing(_own_mark(before, after, seat), one) for seat, one in timings.items()}
    return marks | {seat: replace(marks[seat], remind_at=None) for seat in deed.reminded}


def _own_mark(before: Asked, after: Asked, seat: Seat) -> Mark:
    """The seat's mark; a new player has missed nothing yet."""
    mark = after.marks[seat]
    return replace(mark, misses=0, has_lapsed=False) if after.changed_hands(before, seat) else mark
