"""A game played on a private copy: the rules change the state in place and report what happens."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from msgspec import Struct

from bot.games.contract import Step
from bot.games.step_recorder import Namer, Namers, StepRecorder, list_namers, one_seat, several_seats
from bot.games.ulm.rules.board import GATES, KINDS, SIDES
from bot.games.ulm.rules.changes import Changes
from bot.games.ulm.rules.lines import LINES
from bot.games.ulm.rules.pieces import NOTHING, Pieces
from bot.games.ulm.rules.state import Player, State


class Ask(Struct, frozen=True, gc=False):
    """A question: its key, its options, and how many of them may be picked."""

    key: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1


class Play:
    """A state that the rules may change. This class reports nothing: it serves playouts that only need the outcome.

    Attributes other than the state are caches: a new play recomputes them.
    """

    __slots__ = ("ask", "pieces", "state")
    is_told = False

    def __init__(self, pieces: Pieces, state: State) -> None:
        self.pieces = pieces
        self.state = state
        self.ask: Ask | None = None
        """The open question; set when it is first needed."""

    @property
    def me(self) -> Player:
        """The acting player."""
        return self.state.players[self.state.acting]

    @property
    def changes(self) -> Changes:
        """The changes that apply to the acting player."""
        state = self.state
        built = state.built
        key = (built[-1] if built else NOTHING, state.players[state.acting].descendants)
        return self.pieces.known_changes.get(key) or self.pieces.changes(*key)

    def say(self, key: str, *facts: Any) -> None:
        """Report a line; its facts are in the order of `LINES`, and pieces are converted from their indexes."""

    def show(self, picture: str) -> None:
        """End a step with a picture."""

    def pause(self) -> None:
        """End a step without a picture; its lines are posted now."""


class ToldPlay(Play):
    """A play that collects its lines in steps."""

    __slots__ = ("told",)
    is_told = True

    def __init__(self, pieces: Pieces, state: State) -> None:
        super().__init__(pieces, state)
        self.told = StepRecorder[State](_namers(pieces))

    def say(self, key: str, *facts: Any) -> None:
        """Add a line to the current step."""
        self.told.say(key, *facts)

    def show(self, picture: str) -> None:
        """End a step with a picture."""
        self.told.end_step(self.state, picture)

    def pause(self) -> None:
        """End a step without a picture."""
        self.told.end_step(self.state)

    def all_steps(self) -> tuple[Step[State], ...]:
        """Return every step."""
        return self.told.all_steps(self.state)


def gate_name(gate: int) -> str:
    """Return a gate's short name for facts, such as "left.1"."""
    name = GATES[gate]
    return f"{name[:-1]}.{name[-1]}"


def shield_name(pieces: Pieces, shield: int) -> str:
    """Return a shield's short name for facts; a prefix keeps it distinct from a quarter's name."""
    return f"shield_{pieces.shield_names[shield]}"


@lru_cache(maxsize=16)  # one for each set of numbers
def _namers(pieces: Pieces) -> Namers:
    """Return each message's facts with their converters."""
    return list_namers(LINES, _makers(pieces))


def _makers(pieces: Pieces) -> dict[str, Namer]:
    """Return the converters of facts by the facts' names: seats become `Seats`, pieces become short names."""

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
