"""What rules tell while they play on a private copy: lines with their facts, kept as steps."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from bot.games.contract import Fact, Line, Seat, Seats, Step

Namer: TypeAlias = Callable[[Any], Fact]
"""Makes a fact of what the rules speak of."""
Namers: TypeAlias = Mapping[str, tuple[tuple[str, Namer | None], ...]]
"""The facts of every line in their order, each with what makes it; what is a fact already needs nothing."""


class Copied(Protocol):
    """A state that can be copied."""

    def copy(self: "C") -> "C":
        """An independent copy."""


C = TypeVar("C", bound=Copied)


@cache
def one_seat(seat: Seat) -> Seats:
    """Most lines are about somebody, and there are few seats."""
    return Seats((seat,))


def several_seats(seats: Any) -> Seats:
    """Players in their order."""
    return Seats(tuple(seats))


def list_namers(lines: Mapping[str, tuple[str, ...]], makers: Mapping[str, Namer]) -> Namers:
    """By line and fact: what makes it, by the fact's name."""
    return {key: tuple([(name, makers.get(name)) for name in names]) for key, names in lines.items()}


class Telling(Generic[C]):
    """The lines of the step under way, and the steps before it."""

    __slots__ = ("lines", "namers", "steps")

    def __init__(self, namers: Namers) -> None:
        self.namers = namers
        self.lines: list[Line] = []
        self.steps: list[Step[C]] = []

    def say(self, key: str, *facts: Any) -> None:
        """Adds a line to the step under way, with its facts in their order."""
        named = zip(self.namers[key], facts, strict=True)
        self.lines.append(Line(key, {name: make(fact) if make else fact for (name, make), fact in named}))

    def end_step(self, state: C, picture: str = "") -> None:
        """Ends a step with a picture, or to be heard at once without one."""
        self.steps.append(Step(state.copy(), tuple(self.lines), picture, is_pause=not picture))
        self.lines = []

    def all_steps(self, state: C) -> tuple[Step[C], ...]:
        """Every step; the last one has the state as it is now, even where the game went on without a word."""
        last = self.steps.pop() if self.steps and not self.lines else Step(state, tuple(self.lines))
        return (*self.steps, Step(state, last.lines, last.picture, last.is_pause))


def say_sentence(sentences: Mapping[str, tuple[str, ...]], message: str, *facts: Fact) -> Line:
    """A line of a table of messages and the names of their facts; its key is the message without its prefix."""
    return Line(message.partition("-")[2], dict(zip(sentences[message], facts, strict=True)))
