"""Decisions on calls: who is called now or later, and all deadlines. Pure functions of an action at a table."""

from collections.abc import Collection, Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Prompt, Seat
from bot.storage.rows import SeatRow
from bot.tables.marks import Marks, put_off_calls, set_timing
from bot.tables.pace import Attendance, Pace, time_decisions

CALL_AFTER = 60
"""Seconds that players with an open panel have to answer before they are called."""


class Reason(StrEnum):
    """Why a player is called, or is called later."""

    QUESTION = "question"
    """The player has a new question."""
    PUT_OFF = "put_off"
    """The player's call was deferred until now."""
    PANEL = "panel"
    """Later: the player's open panel shows the question."""
    REST = "rest"
    """Later: these are the player's quiet hours."""
    VACATION = "vacation"


class Action(Struct, frozen=True):
    """An action at a table: the facts that decide who is called."""

    asked: tuple[Seat, ...] = ()
    """Seats of players with a new question."""
    movers: Collection[Seat] = ()
    """Seats whose players answered or went back themselves."""
    played: Collection[Seat] = ()
    """Seats that took a turn, including forced and ordered turns."""
    late: tuple[Seat, ...] = ()
    """Seats whose call was deferred until now."""
    reminded: tuple[Seat, ...] = ()
    """Seats whose deadline is near."""


class Asked(Struct, frozen=True):
    """The seats of a table, what they are asked, and since when."""

    seats: tuple[SeatRow, ...]
    marks: Marks
    prompts: tuple[Prompt, ...] = ()

    def changed_hands(self, before: "Asked", seat: Seat) -> bool:
        """True if the seat has a different player than before."""
        return self.seats[seat] != before.seats[seat]


class Calls(Struct, frozen=True):
    """Players to call now and later, and the marks with all times."""

    called: tuple[Seat, ...]
    later: Mapping[Seat, int]
    """By seat: when the player will be called."""
    reasons: Mapping[Seat, Reason]
    marks: Marks


def decide_calls(before: Asked, after: Asked, action: Action, attendance: Attendance, pace: Pace, at: int) -> Calls:
    """Decide which players are called, and set all times."""
    later, reasons = _find_later(action.asked, attendance, pace, at)
    called = tuple(seat for seat in action.asked if seat not in later) + action.late
    marks = put_off_calls(after.marks, dict.fromkeys({*action.played, *action.late}))
    put_off = {seat: at for seat, at in later.items() if seat not in action.movers or _is_new(before, after, seat)}
    marks = _set_times(before, replace(after, marks=put_off_calls(marks, put_off)), action, attendance, pace, at)
    reasons |= dict.fromkeys(called, Reason.QUESTION) | dict.fromkeys(action.late, Reason.PUT_OFF)
    return Calls(called, later, reasons, marks)


def _find_later(
    asked: Collection[Seat], attendance: Attendance, pace: Pace, at: int
) -> tuple[dict[Seat, int], dict[Seat, Reason]]:
    """Return the later call times of players who see the question on a panel, are in quiet hours or on vacation."""
    rests = attendance.rests if pace.respects_rest else {}
    resting = {seat: end for seat in asked if seat in rests and (end := rests[seat].ends(at))}
    at_panel = {seat: at + CALL_AFTER for seat in asked if seat in attendance.at_panel}
    away = {seat: attendance.away[seat] for seat in asked if seat in attendance.away}
    reasons = dict.fromkeys(resting, Reason.REST) | dict.fromkeys(at_panel, Reason.PANEL)
    return resting | at_panel | away, reasons | dict.fromkeys(away, Reason.VACATION)


def _is_new(before: Asked, after: Asked, seat: Seat) -> bool:
    """True if the seat has a new decision or a new player."""
    known, now = before.marks.get(seat), after.marks[seat]
    is_same = known is not None and (known.moment, known.asked_after) == (now.moment, now.asked_after)
    return not is_same or after.changed_hands(before, seat)


def _set_times(before: Asked, after: Asked, action: Action, attendance: Attendance, pace: Pace, at: int) -> Marks:
    """Set reminders and deadlines of new decisions; clear the reminders that go out now."""
    asked = {prompt.seat: prompt.moment for prompt in after.prompts if after.seats[prompt.seat].user}
    new = {seat: moment for seat, moment in asked.items() if _is_new(before, after, seat)}
    timings = time_decisions(pace, new, attendance, at)
    marks = dict(after.marks)
    for seat, timing in timings.items():
        if after.changed_hands(before, seat):
            marks[seat] = replace(marks[seat], misses=0, has_lapsed=False)  # new here: has missed nothing yet
        marks[seat] = set_timing(marks[seat], timing)
    return marks | {seat: replace(marks[seat], remind_at=None) for seat in action.reminded}
