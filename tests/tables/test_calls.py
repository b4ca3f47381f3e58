"""Who is called, when and why: test cases that need no table, clock or database."""

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from bot.games.contract import Prompt, Seat
from bot.storage.rows import SeatRow
from bot.tables.calls import CALL_AFTER, Action, Asked, Reason, decide_calls
from bot.tables.marks import Mark
from bot.tables.pace import DAY, HOUR, PACES, Attendance, PaceName, Rest

AT = 10 * DAY
ADA, BEN = SeatRow(11, "Ada"), SeatRow(12, "Ben")
OLD, NEW = Mark("plan", AT - HOUR, 3, deadline=AT + HOUR), Mark("act", AT, 4)
NIGHT = Rest(begins=AT % DAY, lasts=8 * HOUR)
DAILY, LIVE = PACES[PaceName.DAILY], PACES[PaceName.LIVE]


def asked(*marks: Mark, seats: tuple[SeatRow, ...] = (ADA, BEN)) -> Asked:
    """Seats with one open question each."""
    prompts = tuple(
        Prompt(seat, f"{mark.moment}.{seat}", "ask-act", ("yes",), moment=mark.moment)
        for seat, mark in enumerate(marks)
    )
    return Asked(seats, dict(enumerate(marks)), prompts)


class Case(NamedTuple):
    """Which seats are called, now or later, and why."""

    attendance: Attendance
    called: tuple[Seat, ...]
    later: dict[Seat, int]
    reasons: dict[Seat, Reason]
    pace: PaceName = PaceName.DAILY


CASES = {
    "a new question is called at once": Case(Attendance(), (1,), {}, {1: Reason.QUESTION}),
    "an open panel shows it first": Case(Attendance({1}), (), {1: AT + CALL_AFTER}, {1: Reason.PANEL}),
    "quiet hours put it off until they end": Case(
        Attendance(rests={1: NIGHT}), (), {1: AT + 8 * HOUR}, {1: Reason.REST}
    ),
    "a live game knows no quiet hours": Case(
        Attendance(rests={1: NIGHT}), (1,), {}, {1: Reason.QUESTION}, PaceName.LIVE
    ),
    "an open panel ends the quiet hours": Case(
        Attendance({1}, {1: NIGHT}), (), {1: AT + CALL_AFTER}, {1: Reason.PANEL}
    ),
    "a vacation comes before all else": Case(
        Attendance({1}, {1: NIGHT}, {1: AT + 3 * DAY}), (), {1: AT + 3 * DAY}, {1: Reason.VACATION}
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_players_are_called_at_the_right_time_for_the_right_reason(case: Case) -> None:
    """Ada's answer opens a new question for Ben; Ben's mark stores the time of a delayed call."""
    calls = decide_calls(
        asked(OLD, OLD), asked(OLD, NEW), Action((1,), {0}, {0}), case.attendance, PACES[case.pace], AT
    )
    assert (calls.called, calls.later, calls.reasons) == (case.called, case.later, case.reasons)
    assert calls.marks[1].call_at == case.later.get(1)


def test_a_delayed_call_is_sent_once() -> None:
    waiting = replace(OLD, call_at=AT)
    calls = decide_calls(asked(OLD, waiting), asked(OLD, waiting), Action(late=(1,)), Attendance(), DAILY, AT)
    assert (calls.called, calls.reasons, calls.marks[1].call_at) == ((1,), {1: Reason.PUT_OFF}, None)


def test_a_new_decision_gets_a_reminder_and_a_deadline() -> None:
    """A decision that is already open keeps its reminder and deadline."""
    calls = decide_calls(asked(OLD, OLD), asked(OLD, NEW), Action((1,)), Attendance(), DAILY, AT)
    assert (calls.marks[1].remind_at, calls.marks[1].deadline) == (AT + DAILY.reminder, AT + DAILY.limit)
    assert calls.marks[0] == OLD


def test_the_next_question_of_a_decision_gets_no_extra_time_and_no_call() -> None:
    """Ben continues his decision on his open panel."""
    calls = decide_calls(asked(OLD, OLD), asked(OLD, OLD), Action((1,), {1}, {1}), Attendance({1}), DAILY, AT)
    assert calls.marks[1] == OLD


def test_a_new_player_gets_the_full_time_and_no_misses() -> None:
    """The full time also applies to a decision that was already open."""
    late = replace(OLD, misses=2, has_lapsed=True)
    after = asked(OLD, late, seats=(ADA, SeatRow(14, "Dora")))
    calls = decide_calls(asked(OLD, late), after, Action((1,)), Attendance(), LIVE, AT)
    mark = calls.marks[1]
    assert (mark.misses, mark.has_lapsed, mark.deadline) == (0, False, AT + LIVE.limit)


def test_a_reminder_is_sent_once() -> None:
    """The deadline does not change."""
    due = replace(OLD, remind_at=AT)
    calls = decide_calls(asked(OLD, due), asked(OLD, due), Action(reminded=(1,)), Attendance(), DAILY, AT)
    assert (calls.marks[1].remind_at, calls.marks[1].deadline) == (None, due.deadline)
