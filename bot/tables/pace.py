"""Times of decisions: the pace of a table, quiet hours, deadlines and reminders."""

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Seat

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


class PaceName(StrEnum):
    """The paces to choose from."""

    LIVE = "live"
    DAILY = "daily"
    RELAXED = "relaxed"
    NONE = "none"


class Pace(Struct, frozen=True):
    """The time for each decision."""

    limit: int
    """Seconds from the call to the deadline; 0 for no deadline."""
    reminder: int
    """Seconds from the call to the only reminder."""
    respects_rest: bool = True
    """True if deadlines and reminders avoid quiet hours."""

    @property
    def is_tight(self) -> bool:
        """True if a decision has a day or less."""
        return 0 < self.limit <= DAY


PACES = {
    PaceName.LIVE: Pace(15 * MINUTE, 10 * MINUTE, respects_rest=False),
    PaceName.DAILY: Pace(DAY, 18 * HOUR),
    PaceName.RELAXED: Pace(3 * DAY, 2 * DAY),
    PaceName.NONE: Pace(0, 3 * DAY),
}
STALLED = 28 * DAY
"""Seconds without any change after which a game is closed."""
EXTRA_TURNS = 2
"""How often per game the time of a player with the setting `TimeoutPolicy.WAIT` can start again."""
MISSES_ALLOWED = 2
"""Number of decisions in a row that a player may miss before the other players can vote for a computer."""
GRACE = HOUR
"""Minimum number of seconds for a decision after quiet hours."""


class TimeoutPolicy(StrEnum):
    """What happens at a player's deadline if the player has picked nothing."""

    COMPUTER = "computer"
    """A computer makes this decision."""
    DECLINE = "decline"
    """The bot answers with the least effect, such as to pass; if every answer has an effect, a computer decides."""
    WAIT = "wait"
    """The full time starts again, up to a few times per game; after that a computer decides."""


class Rest(Struct, frozen=True):
    """A user's daily quiet hours, in UTC."""

    begins: int = 0
    """Seconds since midnight."""
    lasts: int = 0
    """Length in seconds; 0 for no quiet hours."""

    def ends(self, at: int) -> int | None:
        """Return the end of the quiet hours in progress at this time, or None."""
        since = (at - self.begins) % DAY
        return at + self.lasts - since if since < self.lasts else None


class Attendance(Struct, frozen=True):
    """Which players can be called now, and what happens at their deadlines."""

    at_panel: Collection[Seat] = ()
    """Seats of players with an open panel, which shows the next question."""
    rests: Mapping[Seat, Rest] = {}
    away: Mapping[Seat, int] = {}
    """By seat of a player on vacation: the end of the vacation."""
    stand_ins: Mapping[Seat, TimeoutPolicy] = {}
    """What happens at a player's deadline."""
    deputized: Collection[Seat] = ()
    """Seats of players on vacation for whom a computer decides."""


class Timing(Struct, frozen=True):
    """The call, reminder and deadline of one decision."""

    call_at: int
    remind_at: int
    deadline: int | None


def wake_up(rest: Rest, at: int) -> int:
    """Return `at`; if it falls into quiet hours, the end of the quiet hours."""
    return rest.ends(at) or at


def time_decision(pace: Pace, rest: Rest, at: int) -> Timing:
    """Return the times of a decision that starts now."""
    rest = rest if pace.respects_rest else Rest()
    call_at = wake_up(rest, at)
    return Timing(call_at, wake_up(rest, call_at + pace.reminder), find_deadline(pace, rest, call_at))


def time_decisions(pace: Pace, asked: Mapping[Seat, str], attendance: Attendance, at: int) -> dict[Seat, Timing]:
    """Return the times of the decisions that start now; `asked` has the moment of each seat.

    All players who decide at the same moment share the latest deadline, since the game cannot continue before then.
    Players on vacation have their own deadline, counted from the end of the vacation.
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
    """Return the deadline of a decision: never in quiet hours, nor within an hour after them."""
    if not pace.limit:
        return None
    rest = rest if pace.respects_rest else Rest()
    end = called_at + pace.limit
    woken = rest.ends(end) or rest.ends(end - GRACE)
    return woken + GRACE if woken else end
