"""A game being played on a private copy: the rules change it in place and tell what happens."""

from collections.abc import Generator, Iterable
from functools import lru_cache
from typing import Any, TypeAlias

from bot.games.contract import Line, Prompt, Seat, Step
from bot.games.notredame.rules.asks import Ask
from bot.games.notredame.rules.lines import GAINS, LINES
from bot.games.notredame.rules.pieces import CARDS, MESSAGES, SECTORS, Pieces
from bot.games.notredame.rules.state import State
from bot.games.notredame.rules.streets import MARKETS
from bot.games.telling import Namer, Namers, Telling, list_namers, one_seat, several_seats

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

    __slots__ = ("begun", "gains", "told")
    is_told = True

    def __init__(self, pieces: Pieces, state: State) -> None:
        super().__init__(pieces, state)
        self.told = Telling[State](_namers(pieces, len(state.players)))
        self.begun = 0
        self.gains = [0] * len(GAINS)

    def say(self, key: str, *facts: Any) -> None:
        """Adds a line to the step under way."""
        self.told.say(key, *facts)

    def begin_line(self, key: str, *facts: Any) -> None:
        """Adds a line without gains, and begins to count them."""
        self.begun, self.gains = len(self.told.lines), [0] * len(GAINS)
        self.told.say(key, *facts, *self.gains)

    def end_line(self) -> None:
        """Puts the gains into the line."""
        line, gains = self.told.lines[self.begun], dict(zip(GAINS, self.gains, strict=True))
        self.told.lines[self.begun] = Line(line.key, {**line.facts, **gains})

    def note(self, gain: int, number: int) -> None:
        """Counts a gain."""
        self.gains[gain] += number

    def show(self, picture: str) -> None:
        """Ends a step."""
        self.told.end_step(self.state, picture)

    def pause(self) -> None:
        """Ends a step without a picture, if anything was told."""
        if self.told.lines:
            self.told.end_step(self.state)

    def all_steps(self) -> tuple[Step[State], ...]:
        """Every step."""
        return self.told.all_steps(self.state)


def market_name(pieces: Pieces, market: int) -> str:
    """A market's short name, as facts carry it: "red_market.2"; 0 is the center."""
    return f"{pieces.colors[market // MARKETS]}_market.{market % MARKETS}"


@lru_cache(maxsize=32)  # one for each set of figures and number of seats
def _namers(pieces: Pieces, seats: int) -> Namers:
    """Every line with its facts."""
    return list_namers(LINES, _makers(pieces, seats))


def _makers(pieces: Pieces, seats: int) -> dict[str, Namer]:
    """By the name of a fact: seats become seats, pieces their short names."""

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
