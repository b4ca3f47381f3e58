"""Lines and steps that rules produce while they play on a private copy of the state."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from bot.games.contract import Fact, Line, Seat, Seats, Step

Namer: TypeAlias = Callable[[Any], Fact]
"""Converts a value used in rules into a fact."""
Namers: TypeAlias = Mapping[str, tuple[tuple[str, Namer | None], ...]]
"""By message: its facts in order, each with a converter, or None if the value needs no conversion."""


class Copied(Protocol):
    """A state that can be copied."""

    def copy(self: "C") -> "C":
        """Return an independent copy."""


C = TypeVar("C", bound=Copied)


@cache
def one_seat(seat: Seat) -> Seats:
    """Return a player as a fact; cached, because most lines name a player."""
    return Seats((seat,))


def several_seats(seats: Any) -> Seats:
    """Return players in order as a fact."""
    return Seats(tuple(seats))


def list_namers(lines: Mapping[str, tuple[str, ...]], makers: Mapping[str, Namer]) -> Namers:
    """Return each message's facts with their converters, which are found by the facts' names."""
    return {key: tuple([(name, makers.get(name)) for name in names]) for key, names in lines.items()}


class StepRecorder(Generic[C]):
    """The lines of the current step, and the steps before it."""

    __slots__ = ("lines", "namers", "steps")

    def __init__(self, namers: Namers) -> None:
        self.namers = namers
        self.lines: list[Line] = []
        self.steps: list[Step[C]] = []

    def say(self, key: str, *facts: Any) -> None:
        """Add a line to the current step; `facts` are in the order of the message's names."""
        named = zip(self.namers[key], facts, strict=True)
        self.lines.append(Line(key, {name: make(fact) if make else fact for (name, make), fact in named}))

    def end_step(self, state: C, picture: str = "") -> None:
        """End a step with a picture; without one, end it as a pause, at which its lines are posted."""
        self.steps.append(Step(state.copy(), tuple(self.lines), picture, is_pause=not picture))
        self.lines = []

    def all_steps(self, state: C) -> tuple[Step[C], ...]:
        """Return every step; the last step has the current state, even if it has no lines."""
        last = self.steps.pop() if self.steps and not self.lines else Step(state, tuple(self.lines))
        return (*self.steps, Step(state, last.lines, last.picture, last.is_pause))


def say_sentence(sentences: Mapping[str, tuple[str, ...]], message: str, *facts: Fact) -> Line:
    """Return a line whose key is the message without its prefix; `sentences` names the facts of each message."""
    return Line(message.partition("-")[2], dict(zip(sentences[message], facts, strict=True)))
