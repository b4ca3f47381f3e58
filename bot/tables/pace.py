"""How much time a decision has: the pace of a table, when somebody rests, deadlines and reminders."""

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Seat

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


class PaceName(StrEnum):
    """What a table's people have settled on."""

    LIVE = "live"
    DAILY = "daily"
    RELAXED = "relaxed"
    NONE = "none"


class Pace(Struct, frozen=True):
    """How much time each decision has."""

    limit: int
    """Seconds from when somebody is called; 0 for any time."""
    reminder: int
    """Seconds from then until whoever has not decided is reminded, once."""
    respects_rest: bool = True
    """Whether nobody's time runs out, and nobody is reminded, while they rest."""


PACES = {
    PaceName.LIVE: Pace(15 * MINUTE, 10 * MINUTE, respects_rest=False),
    PaceName.DAILY: Pace(DAY, 18 * HOUR),
    PaceName.RELAXED: Pace(3 * DAY, 2 * DAY),
    PaceName.NONE: Pace(0, 3 * DAY),
}
STALLED = 28 * DAY
"""Seconds without any change after which a game is closed."""
EXTRA_TURNS = 2
"""How often in a game whoever asked for it gets the whole time of a decision again."""
MISSES_ALLOWED = 2
"""Decisions in a row that somebody may let pass before the others can let a computer play on."""
GRACE = HOUR
"""Seconds that whoever has rested has at least when they wake up."""


class StandIn(StrEnum):
    """What happens when somebody's time is up and nothing is picked."""

    COMPUTER = "computer"
    """A computer decides this once."""
    DECLINE = "decline"
    """Whatever commits them least: to pass, to do nothing; where there is no such answer, a computer decides."""
    WAIT = "wait"
    """The whole time once more, a few times in a game; then a computer decides."""


class Rest(Struct, frozen=True):
    """The hours of each day in which somebody wants to hear nothing, by the world's clock."""

    begins: int = 0
    """Seconds since midnight."""
    lasts: int = 0
    """Seconds; 0 for none."""

    def ends(self, at: int) -> int | None:
        """When the rest ends that somebody has at this time; None where they have none then."""
        since = (at - self.begins) % DAY
        return at + self.lasts - since if since < self.lasts else None


class Attendance(Struct, frozen=True):
    """Who of a table's people can be told something now."""

    at_panel: Collection[Seat] = ()
    """Those who have their panel open, which shows the next question."""
    rests: Mapping[Seat, Rest] = {}
    away: Mapping[Seat, int] = {}
    """Those on vacation, and until when."""
    stand_ins: Mapping[Seat, StandIn] = {}
    """What happens when somebody's time is up."""
    deputized: Collection[Seat] = ()
    """Seats of vacationers who let a computer decide."""


class Timing(Struct, frozen=True):
    """When one decision is asked for, reminded of, and decided without its player."""

    call_at: int
    remind_at: int
    deadline: int | None


def wake_up(rest: Rest, at: int) -> int:
    """The time given, or where somebody rests then the end of that rest."""
    return rest.ends(at) or at


def time_decision(pace: Pace, rest: Rest, at: int) -> Timing:
    """The times of a decision that somebody has to make from now on."""
    rest = rest if pace.respects_rest else Rest()
    call_at = wake_up(rest, at)
    return Timing(call_at, wake_up(rest, call_at + pace.reminder), find_deadline(pace, rest, call_at))


def time_decisions(pace: Pace, asked: Mapping[Seat, str], attendance: Attendance, at: int) -> dict[Seat, Timing]:
    """The times of decisions that seats have to make from now on, each about a moment.

    Those who decide at the same moment have until the last of them has had their time, since nothing happens before:
    all but those on vacation, who have theirs from when it ends.
    """
    timings = {
        seat: time_decision(pace, attendance.rests.get(seat, Rest()), attendance.away.get(seat, at)) for seat in asked
    }
    shared = {seat: asked[seat] for seat in asked if seat not in attendance.away}
    last = {
        moment: _last_deadline(timings[seat] for seat in shared if shared[seat] == moment) for moment in shared.values()
    }
    return timings | {seat: replace(timings[seat], deadline=last[moment]) for seat, moment in shared.items()}


def _last_deadline(timings: Iterable[Timing]) -> int | None:
    return max((timing.deadline for timing in timings if timing.deadline is not None), default=None)


def find_deadline(pace: Pace, rest: Rest, called_at: int) -> int | None:
    """When the time of a decision is up; nobody's is while they rest, or as soon as they wake up."""
    if not pace.limit:
        return None
    rest = rest if pace.respects_rest else Rest()
    end = called_at + pace.limit
    woken = rest.ends(end) or rest.ends(end - GRACE)
    return woken + GRACE if woken else end
