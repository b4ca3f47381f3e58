"""Lookups: questions that need a replay of a record, as values that can be sent between processes.

A replay takes tens of milliseconds of pure Python, so it never runs in the bot's own process.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct, msgpack
from msgspec.structs import replace

from bot.catalogue import Game
from bot.games import answers
from bot.games.contract import Line, Rules, Seat, encode
from bot.host_errors import BrokenRecord
from bot.records.record import Move, Record, Undo, replay
from bot.records.replay_steps import list_replay_steps
from bot.records.review import find_unusual, list_decisions
from bot.records.undo_preview import look_back


class UndoLookup(Struct, frozen=True, tag=True):
    """Asks what an undo that keeps `kept` moves would change; the answer is an `UndoPreview` with packed states."""

    seat: Seat
    kept: int


class StateLookup(Struct, frozen=True, tag=True):
    """Asks for the packed state after the last move."""


class DecisionsLookup(Struct, frozen=True, tag=True):
    """Asks for all decisions of a seat: `Decision` objects with packed views."""

    seat: Seat


class UnusualLookup(Struct, frozen=True, tag=True):
    """Asks for the numbers of a seat's decisions that differ from the quick computer's choices."""

    seat: Seat


class MomentsLookup(Struct, frozen=True, tag=True):
    """Asks for evenly spaced moments of a finished game, as packed views of what is public after its end."""

    count: int


class StepsLookup(Struct, frozen=True, tag=True):
    """Asks for all steps of a finished game: `ReplayStep` objects."""


class WhatIfLookup(Struct, frozen=True, tag=True):
    """Asks for a `Continuation` with different moves from a decision on."""

    seat: Seat
    number: int
    """Number of moves before the decision."""
    moves: tuple[Move, ...]


class Continuation(Struct, frozen=True):
    """The position after different moves."""

    state: bytes
    lines: tuple[Line, ...]
    """The news since the seat's last move."""


Lookup: TypeAlias = (
    UndoLookup | StateLookup | DecisionsLookup | UnusualLookup | MomentsLookup | StepsLookup | WhatIfLookup
)
"""Any lookup."""


def run_lookup(game: Game, record: Record, lookup: Lookup) -> bytes:
    """Return the packed result. Raises `BrokenRecord`, `NoWayBack` and `RulesChanged`."""
    find: Callable[..., Any] = FIND[type(lookup)]
    found = find(game, record, lookup)
    return found if isinstance(found, bytes) else msgpack.encode(found)


def _find_undoing(game: Game, record: Record, lookup: UndoLookup) -> Any:
    found = look_back(game.rules, record, lookup.seat, lookup.kept)
    return replace(found, before=encode(found.before), state=encode(found.state))


def _find_state(game: Game, record: Record, _lookup: StateLookup) -> bytes:
    return encode(replay(game.rules, record, lambda _move, _steps: None))


def _find_decisions(game: Game, record: Record, lookup: DecisionsLookup) -> Any:
    return [replace(one, view=encode(one.view)) for one in list_decisions(game.rules, record, lookup.seat)]


def _find_unusual(game: Game, record: Record, lookup: UnusualLookup) -> Any:
    decisions = list_decisions(game.rules, record, lookup.seat)
    return sorted(find_unusual(decisions, game.computer(game.best_computer)))


def _find_moments(game: Game, record: Record, lookup: MomentsLookup) -> Any:
    states = list_states(game.rules, replace(record, options={**record.options, **game.declaration.revealed}))
    chosen = sorted({number * (len(states) - 1) // lookup.count for number in range(lookup.count)})
    return [encode(game.rules.view(states[number], None)) for number in chosen]


def _find_steps(game: Game, record: Record, _lookup: StepsLookup) -> Any:
    return list_replay_steps(game, record)


def _find_continuation(game: Game, record: Record, lookup: WhatIfLookup) -> Any:
    state, lines = _find_beginning(game.rules, record, lookup.number), list[Line]()
    for move in lookup.moves:
        if move.seat == lookup.seat:
            lines = []
        steps = answers.answer(game.rules, state, move.seat, move.prompt, move.answer)
        state = steps[-1].state
        lines += [line for step in steps for line in step.lines]
    return Continuation(encode(state), tuple(lines))


def _find_beginning(rules: Rules[Any], record: Record, number: int) -> Any:
    """Return the state after a number of moves, with new random draws from then on. Raises `BrokenRecord`."""
    states = list_states(rules, record)
    at = number - record.first_replayed
    if not 0 <= at < len(states) - 1:
        raise BrokenRecord(line=0, why="no_move")
    return rules.rewind(states[at], states[-1])


def list_states(rules: Rules[Any], record: Record) -> list[Any]:
    """Return the state after each move that can be replayed, starting with the beginning. Raises `BrokenRecord`."""
    states: list[Any] = []

    def note(_move: Move | Undo | None, steps: Any) -> None:
        states.append(steps[-1].state)

    replay(rules, record, note)
    return states


FIND: dict[type[Lookup], Callable[..., Any]] = {
    UndoLookup: _find_undoing,
    StateLookup: _find_state,
    DecisionsLookup: _find_decisions,
    UnusualLookup: _find_unusual,
    MomentsLookup: _find_moments,
    StepsLookup: _find_steps,
    WhatIfLookup: _find_continuation,
}
