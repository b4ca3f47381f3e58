"""What an undo would take back, and who has seen random draws since, found by replaying with different draws."""

from typing import Any, TypeAlias

from msgspec import Struct

from bot.errors import GameError, NoWayBack, RulesChanged
from bot.games.contract import Prompt, Rules, Seat
from bot.records.record import Move, Record, Undo, play_move, replay

OTHER_LUCKS = 8
"""Number of replays with different draws; a view that is equal in all of them reveals no draw."""


Viewers: TypeAlias = set[Seat | None]
"""Seats; None stands for the public."""


class UndoPreview(Struct, frozen=True):
    """Everything that a seat's undo would take back, with the consequences."""

    seat: Seat
    kept: int
    """Number of moves that stay."""
    before: Any
    """The state to which the undo returns."""
    state: Any
    """The state from which the game continues: it looks like `before` to every viewer, but has new random draws."""
    moves: tuple[Move, ...]
    """The moves that would be undone."""
    lines: int
    """Number of lines that these moves reported."""
    prompt: Prompt
    """The question to the seat that would be open again."""
    is_drawn_open: bool
    """True if a random draw has become visible to everyone since."""
    drawn_for: tuple[Seat, ...]
    """The seats that have seen a random draw since."""
    concerns_nobody: bool
    """True if only this seat has been asked since, and no viewer has seen a draw."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats whose answers would be undone."""
        return tuple(sorted({move.seat for move in self.moves} - {self.seat}))


class Point(Struct, frozen=True):
    """One state on the way to the current state."""

    number: int
    """Number of the record's moves up to that state."""
    state: Any
    move: Move | None
    """The move that led there; None at the beginning, and after an undo."""
    lines: int = 0
    """Number of lines that this move reported."""


def look_back(rules: Rules[Any], record: Record, seat: Seat, kept: int) -> UndoPreview:
    """Return what a seat's undo that keeps `kept` moves would take back. Raises `NoWayBack` and `RulesChanged`."""
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
    return UndoPreview(seat, kept, before, state, moves, lines, asked[0], None in seen, seats, concerns_nobody)


def _find_way(rules: Rules[Any], record: Record) -> list[Point]:
    """Return the states that led to the current one, without undone states."""
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
    """Return the viewers who would have seen something different with different draws."""
    seen: Viewers = set()
    other = way[-1].state
    for _ in range(OTHER_LUCKS):
        other = rules.rewind(way[0].state, other)
        seen |= _compare(rules, way, other, {None, *range(seats)} - seen)
    return seen


def _compare(rules: Rules[Any], way: list[Point], state: Any, viewers: Viewers) -> Viewers:
    """Return the viewers whose views would change if the same answers were played from this state."""
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
