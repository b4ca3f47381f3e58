"""A game being played on a private copy: the rules change it in place and tell what happens."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from msgspec import Struct

from bot.games.contract import Step
from bot.games.telling import Namer, Namers, Telling, list_namers, one_seat, several_seats
from bot.games.ulm.rules.board import GATES, KINDS, SIDES
from bot.games.ulm.rules.changes import Changes
from bot.games.ulm.rules.lines import LINES
from bot.games.ulm.rules.pieces import NOTHING, Pieces
from bot.games.ulm.rules.state import Player, State


class Ask(Struct, frozen=True, gc=False):
    """A question: its key, its options, and how many of them make an answer."""

    key: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1


class Play:
    """A state under the rules' hands. This one is silent, for playouts that only want the outcome.

    What it remembers beside the state only saves time: a new play finds it all out from the state.
    """

    __slots__ = ("ask", "pieces", "state")
    is_told = False

    def __init__(self, pieces: Pieces, state: State) -> None:
        self.pieces = pieces
        self.state = state
        self.ask: Ask | None = None
        """The open question, once it was put together."""

    @property
    def me(self) -> Player:
        """Whose turn it is."""
        return self.state.players[self.state.acting]

    @property
    def changes(self) -> Changes:
        """What is altered for whoever acts."""
        state = self.state
        built = state.built
        key = (built[-1] if built else NOTHING, state.players[state.acting].descendants)
        return self.pieces.known_changes.get(key) or self.pieces.changes(*key)

    def say(self, key: str, *facts: Any) -> None:
        """Tells a line with its facts in the order of `LINES`; pieces may be given as their numbers."""

    def show(self, picture: str) -> None:
        """Something worth a picture just ended."""

    def pause(self) -> None:
        """What was told so far is worth hearing now."""


class ToldPlay(Play):
    """A play that keeps what it tells, as steps."""

    __slots__ = ("told",)
    is_told = True

    def __init__(self, pieces: Pieces, state: State) -> None:
        super().__init__(pieces, state)
        self.told = Telling[State](_namers(pieces))

    def say(self, key: str, *facts: Any) -> None:
        """Adds a line to the step under way."""
        self.told.say(key, *facts)

    def show(self, picture: str) -> None:
        """Ends a step."""
        self.told.end_step(self.state, picture)

    def pause(self) -> None:
        """Ends a step without a picture."""
        self.told.end_step(self.state)

    def all_steps(self) -> tuple[Step[State], ...]:
        """Every step."""
        return self.told.all_steps(self.state)


def gate_name(gate: int) -> str:
    """A gate's short name as facts carry it, by its side and number: "left.1"."""
    name = GATES[gate]
    return f"{name[:-1]}.{name[-1]}"


def shield_name(pieces: Pieces, shield: int) -> str:
    """A shield's short name as facts carry it: quarters are called alike."""
    return f"shield_{pieces.shield_names[shield]}"


@lru_cache(maxsize=16)  # one for each set of figures
def _namers(pieces: Pieces) -> Namers:
    """Every line with its facts."""
    return list_namers(LINES, _makers(pieces))


def _makers(pieces: Pieces) -> dict[str, Namer]:
    """By the name of a fact: seats become seats, pieces their short names."""

    def name_tiles(kinds: Iterable[int]) -> tuple[str, ...]:
        return tuple([KINDS[kind] for kind in kinds])

    return {
        "seat": one_seat,
        "seats": several_seats,
        "tile": KINDS.__getitem__,
        "other": KINDS.__getitem__,
        "out": KINDS.__getitem__,
        "tiles": name_tiles,
        "actions": name_tiles,
        "gate": gate_name,
        "sides": lambda sides: tuple([SIDES[side] for side in sides]),
        "card": pieces.card_names.__getitem__,
        "quarter": pieces.quarter_names.__getitem__,
        "descendant": pieces.descendant_names.__getitem__,
        "tower": pieces.tower_names.__getitem__,
        "shield": lambda shield: shield_name(pieces, shield),
    }
