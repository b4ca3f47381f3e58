"""What taking back would undo, and who has learnt what since: found by playing the same answers with other luck."""

from typing import Any, TypeAlias

from msgspec import Struct

from bot.errors import GameError, NoWayBack, RulesChanged
from bot.games.contract import Prompt, Rules, Seat
from bot.records.record import Move, Record, Undo, play_move, replay

OTHER_LUCKS = 8
"""How often the same answers are played with other luck; what is the same each time is no news."""


Viewers: TypeAlias = set[Seat | None]
"""Seats, and with None the public."""


class Undoing(Struct, frozen=True):
    """All that a seat would take back, with what has become of it."""

    seat: Seat
    kept: int
    """How many moves stay."""
    before: Any
    """The state to which it leads back."""
    state: Any
    """The one from which the game would go on: the same to everybody, with fresh luck."""
    moves: tuple[Move, ...]
    """Those that would be undone."""
    lines: int
    """How much they have told."""
    prompt: Prompt
    """The seat's question that would be open again."""
    is_drawn_open: bool
    """Whether all could see since what was drawn by chance."""
    drawn_for: tuple[Seat, ...]
    """Those who have seen something since that was drawn by chance."""
    concerns_nobody: bool
    """Whether the seat alone was asked since, and nobody has seen anything that was drawn."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """Whose answers would be undone besides."""
        return tuple(sorted({move.seat for move in self.moves} - {self.seat}))


class Point(Struct, frozen=True):
    """One state on the way to where the game stands."""

    number: int
    """Moves of the record until then."""
    state: Any
    move: Move | None
    """The one that led there; none at the beginning, and where others were taken back."""
    lines: int = 0
    """How many lines told of it."""


def look_back(rules: Rules[Any], record: Record, seat: Seat, kept: int) -> Undoing:
    """What it would come to if all since a number of moves were taken back. Raises `NoWayBack` and `RulesChanged`."""
    if kept < record.first_replayed:
        raise RulesChanged()
    way = [point for point in _find_way(rules, record) if point.number >= kept]
    before = way[0].state if way and way[0].number == kept else None
    asked = [prompt for prompt in rules.prompts(before) if prompt.seat == seat] if before else []
    if not asked or not any(point.move for point in way[1:]):
        raise NoWayBack(seat=seat)
    seen, moves = _see_draws(rules, way, len(record.seats)), tuple(point.move for point in way[1:] if point.move)
    state = rules.rewind(before, way[-1].state)
    seats = tuple(one for one in range(len(record.seats)) if one in seen)
    is_alone = all(prompt.seat == seat for point in way for prompt in rules.prompts(point.state))
    concerns_nobody = is_alone and not seen and all(move.seat == seat for move in moves)
    lines = sum(point.lines for point in way[1:])
    return Undoing(seat, kept, before, state, moves, lines, asked[0], None in seen, seats, concerns_nobody)


def _find_way(rules: Rules[Any], record: Record) -> list[Point]:
    """The states that led to where the game stands, without those that were taken back before."""
    way: list[Point] = []

    def note(move: Move | Undo | None, steps: Any) -> None:
        nonlocal way
        number = way[-1].number + 1 if way else record.first_replayed
        if isinstance(move, Undo):
            way = [point for point in way if point.number <= move.kept]
        lines = sum(len(step.lines) for step in steps)
        way.append(Point(number, steps[-1].state, move if isinstance(move, Move) else None, lines))

    replay(rules, record, note)
    return way


def _see_draws(rules: Rules[Any], way: list[Point], seats: int) -> Viewers:
    """Who would have seen something else with other luck."""
    seen: Viewers = set()
    other = way[-1].state
    for _ in range(OTHER_LUCKS):
        other = rules.rewind(way[0].state, other)
        seen |= _compare(rules, way, other, {None, *range(seats)} - seen)
    return seen


def _compare(rules: Rules[Any], way: list[Point], state: Any, viewers: Viewers) -> Viewers:
    """Those of the viewers to whom the same answers look different from this state, as far as they can be given."""
    seen: Viewers = set()
    for point in way[1:]:
        if point.move is None:
            continue
        try:
            state = play_move(rules, state, point.move)[-1].state
        except GameError:
            break
        seen |= {one for one in viewers - seen if rules.view(state, one) != rules.view(point.state, one)}
    return seen
