"""The effect of a push at each gate, computed by the rules: three actions, the crest that pays its owner, points."""

from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.ulm.guide.choices import line_made
from bot.games.ulm.rules.actions import guard_points
from bot.games.ulm.rules.board import BOARD, line_of, open_lines
from bot.games.ulm.rules.play import Play


class GateLine(NamedTuple):
    """A gate and the effect of a push there; a closed gate has no tiles."""

    gate: int
    tiles: tuple[int, ...] = ()
    """The tiles that would act, the pushed one first."""
    owner: Seat = -1
    """The owner of the crest at the opposite end; negative without a crest."""
    points: int = 0
    """Points for equal tiles on the line."""


def find_lines(play: Play) -> list[GateLine]:
    """Return the line of every gate, in the board's order."""
    return [_find_line(play, gate) for gate in range(len(BOARD))]


def _find_line(play: Play, gate: int) -> GateLine:
    state = play.state
    if not open_lines(state.ring) >> line_of(gate) & 1:
        return GateLine(gate)
    tiles = line_made(play, gate)
    return GateLine(gate, tiles, state.crests[BOARD[gate].opposite], guard_points(play, tiles))
