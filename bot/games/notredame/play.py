"""A game being played on a private copy: the rules change it in place and tell what happens."""

from collections.abc import Callable, Generator, Iterable
from functools import cache, lru_cache
from typing import Any, TypeAlias

from bot.games.contract import Fact, Line, Prompt, Seat, Seats, Step
from bot.games.notredame.asks import Ask
from bot.games.notredame.lines import GAINS, LINES
from bot.games.notredame.pieces import CARDS, MESSAGES, SECTORS, Pieces
from bot.games.notredame.state import State
from bot.games.notredame.streets import MARKETS

Chain: TypeAlias = Generator[Ask, str, None]
"""A card or a hiring: it asks one question after the other, and nothing happens before the last is answered."""
Picks: TypeAlias = Generator[Ask, str, tuple[str, ...]]
"""A part of a chain that only asks; its outcome is what was picked."""


class Play:
    """A state under the rules' hands. This one is silent, for playouts that only want the outcome.

    What it remembers beside the state only saves time: a new play finds it all out from the state.
    """

    __slots__ = ("ask", "chain", "city", "moment", "picking", "pieces", "state")
    is_told = False

    def __init__(self, pieces: Pieces, state: State) -> None:
        self.pieces = pieces
        self.state = state
        self.city = pieces.cities[len(state.players)]
        self.chain: Chain | None = None
        """What the acting player is doing, once it was begun or found again."""
        self.ask: Ask | None = None
        """Its open question."""
        self.picking: dict[Seat, Prompt] = {}
        """The open prompts of those who are asked at once."""
        self.moment = ""
        """The moment of the acting players' prompts."""

    def say(self, key: str, *facts: Any) -> None:
        """Tells a line with its facts in the order of `LINES`; pieces may be given as their numbers."""

    def begin_line(self, key: str, *facts: Any) -> None:
        """Tells a line whose last facts are what is gained until `end_line`."""

    def end_line(self) -> None:
        """Adds to the line begun what was gained since."""

    def note(self, gain: int, number: int) -> None:
        """Something was gained by the action of the line begun."""

    def show(self, picture: str) -> None:
        """Something worth a picture just ended."""

    def pause(self) -> None:
        """What was told so far is worth hearing now."""


class ToldPlay(Play):
    """A play that keeps what it tells, as steps."""

    __slots__ = ("begun", "gains", "lines", "namers", "steps")
    is_told = True

    def __init__(self, pieces: Pieces, state: State) -> None:
        super().__init__(pieces, state)
        self.lines: list[Line] = []
        self.steps: list[Step[State]] = []
        self.begun = 0
        self.gains = [0] * len(GAINS)
        self.namers = _namers(pieces, len(state.players))

    def say(self, key: str, *facts: Any) -> None:
        """Adds a line to the step under way."""
        named = zip(self.namers[key], facts, strict=True)
        self.lines.append(Line(key, {name: make(fact) if make else fact for (name, make), fact in named}))

    def begin_line(self, key: str, *facts: Any) -> None:
        """Adds a line without gains, and begins to count them."""
        self.begun, self.gains = len(self.lines), [0] * len(GAINS)
        self.say(key, *facts, *self.gains)

    def end_line(self) -> None:
        """Puts the gains into the line."""
        line = self.lines[self.begun]
        self.lines[self.begun] = Line(line.key, {**line.facts, **dict(zip(GAINS, self.gains, strict=True))})

    def note(self, gain: int, number: int) -> None:
        """Counts a gain."""
        self.gains[gain] += number

    def show(self, picture: str) -> None:
        """Ends a step."""
        self.steps.append(Step(self.state.copy(), tuple(self.lines), picture))
        self.lines = []

    def pause(self) -> None:
        """Ends a step without a picture, if anything was told."""
        if not self.lines:
            return
        self.steps.append(Step(self.state.copy(), tuple(self.lines), is_pause=True))
        self.lines = []

    def all_steps(self) -> tuple[Step[State], ...]:
        """Every step; the last one has the state as it is now, even where the game went on without a word."""
        last = self.steps.pop() if self.steps and not self.lines else Step(self.state, tuple(self.lines))
        return (*self.steps, Step(self.state, last.lines, last.picture, last.is_pause))


Namer: TypeAlias = Callable[[Any], Fact]
"""Makes a fact of what the rules speak of."""


@cache
def _one_seat(seat: Seat) -> Seats:
    """Most lines are about somebody, and there are few seats."""
    return Seats((seat,))


def market_name(pieces: Pieces, market: int) -> str:
    """A market's short name, as facts carry it: "red_market.2"; 0 is the center."""
    return f"{pieces.colors[market // MARKETS]}_market.{market % MARKETS}"


@lru_cache(maxsize=32)  # one for each set of figures and number of seats
def _namers(pieces: Pieces, seats: int) -> dict[str, tuple[tuple[str, Namer | None], ...]]:
    """The facts of every line in their order, each with what makes it; a number or a short name is one already."""
    makers = _makers(pieces, seats)
    return {key: tuple([(name, makers.get(name)) for name in names]) for key, names in LINES.items()}


def _makers(pieces: Pieces, seats: int) -> dict[str, Namer]:
    """By the name of a fact: seats become seats, pieces their short names."""

    def name_persons(persons: Iterable[int]) -> tuple[str, ...]:
        return tuple([pieces.person_names[person] for person in persons])

    return {
        "seat": _one_seat,
        "taker": _one_seat,
        "seats": lambda found: Seats(tuple(found)),
        "persons": name_persons,
        "card": CARDS.__getitem__,
        "source": CARDS.__getitem__,
        "sector": SECTORS.__getitem__,
        "color": lambda seat: pieces.color(seats, seat),
        "market": lambda market: market_name(pieces, market),
        "message": lambda kind: f"message_{MESSAGES[kind]}",
    }
