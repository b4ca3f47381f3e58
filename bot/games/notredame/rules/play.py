"""A game played on a private copy: the rules change the state in place and report what happens."""

from collections.abc import Generator, Iterable
from functools import lru_cache
from typing import Any, TypeAlias

from bot.games.contract import Line, Prompt, Seat, Step
from bot.games.notredame.rules.asks import Ask
from bot.games.notredame.rules.lines import GAINS, LINES
from bot.games.notredame.rules.pieces import CARDS, MESSAGES, SECTORS, Pieces
from bot.games.notredame.rules.state import State
from bot.games.notredame.rules.streets import MARKETS
from bot.games.step_recorder import Namer, Namers, StepRecorder, list_namers, one_seat, several_seats

Chain: TypeAlias = Generator[Ask, str, None]
"""The play of a card, or a hiring, as a generator of questions; nothing happens before the last answer."""
Picks: TypeAlias = Generator[Ask, str, tuple[str, ...]]
"""A part of a chain that only asks questions; it returns the picks."""


class Play:
    """A state that the rules may change. This class reports nothing: it serves playouts that only need the outcome.

    Attributes other than the state are caches: a new play recomputes them.
    """

    __slots__ = ("ask", "chain", "city", "moment", "picking", "pieces", "state")
    is_told = False

    def __init__(self, pieces: Pieces, state: State) -> None:
        self.pieces = pieces
        self.state = state
        self.city = pieces.cities[len(state.players)]
        self.chain: Chain | None = None
        """The acting player's chain; set when it begins or is recreated."""
        self.ask: Ask | None = None
        """The chain's open question."""
        self.picking: dict[Seat, Prompt] = {}
        """The open prompts of players who are asked simultaneously."""
        self.moment = ""
        """The moment that the acting players' prompts share."""

    def say(self, key: str, *facts: Any) -> None:
        """Report a line; its facts are in the order of `LINES`, and pieces are converted from their indexes."""

    def begin_line(self, key: str, *facts: Any) -> None:
        """Begin a line; its last facts are the gains until `end_line`."""

    def end_line(self) -> None:
        """Complete the line with the gains counted since it began."""

    def note(self, gain: int, number: int) -> None:
        """Count a gain for the current line."""

    def show(self, picture: str) -> None:
        """End a step with a picture."""

    def pause(self) -> None:
        """End a step without a picture; its lines are posted now."""


class ToldPlay(Play):
    """A play that collects its lines in steps."""

    __slots__ = ("begun", "gains", "told")
    is_told = True

    def __init__(self, pieces: Pieces, state: State) -> None:
        super().__init__(pieces, state)
        self.told = StepRecorder[State](_namers(pieces, len(state.players)))
        self.begun = 0
        self.gains = [0] * len(GAINS)

    def say(self, key: str, *facts: Any) -> None:
        """Add a line to the current step."""
        self.told.say(key, *facts)

    def begin_line(self, key: str, *facts: Any) -> None:
        """Add a line without its gains, and begin to count them."""
        self.begun, self.gains = len(self.told.lines), [0] * len(GAINS)
        self.told.say(key, *facts, *self.gains)

    def end_line(self) -> None:
        """Insert the counted gains into the line."""
        line, gains = self.told.lines[self.begun], dict(zip(GAINS, self.gains, strict=True))
        self.told.lines[self.begun] = Line(line.key, {**line.facts, **gains})

    def note(self, gain: int, number: int) -> None:
        """Count a gain."""
        self.gains[gain] += number

    def show(self, picture: str) -> None:
        """End a step with a picture."""
        self.told.end_step(self.state, picture)

    def pause(self) -> None:
        """End a step without a picture, if it has lines."""
        if self.told.lines:
            self.told.end_step(self.state)

    def all_steps(self) -> tuple[Step[State], ...]:
        """Return every step."""
        return self.told.all_steps(self.state)


def market_name(pieces: Pieces, market: int) -> str:
    """Return a market's short name for facts, such as "red_market.2"; the center is 0."""
    return f"{pieces.colors[market // MARKETS]}_market.{market % MARKETS}"


@lru_cache(maxsize=32)  # one for each set of numbers and number of seats
def _namers(pieces: Pieces, seats: int) -> Namers:
    """Return each message's facts with their converters."""
    return list_namers(LINES, _makers(pieces, seats))


def _makers(pieces: Pieces, seats: int) -> dict[str, Namer]:
    """Return the converters of facts by the facts' names: seats become `Seats`, pieces become short names."""

    def name_persons(persons: Iterable[int]) -> tuple[str, ...]:
        return tuple([pieces.person_names[person] for person in persons])

    return {
        "seat": one_seat,
        "taker": one_seat,
        "seats": several_seats,
        "persons": name_persons,
        "card": CARDS.__getitem__,
        "source": CARDS.__getitem__,
        "sector": SECTORS.__getitem__,
        "color": lambda seat: pieces.color(seats, seat),
        "market": lambda market: market_name(pieces, market),
        "message": lambda kind: f"message_{MESSAGES[kind]}",
    }
