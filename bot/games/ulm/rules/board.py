"""The Cathedral area: the kinds of action tiles, the 3-by-3 grid, and the twelve gates around it."""

from msgspec import Struct

KINDS = ("money", "clear", "card", "river", "seal")
"""The kinds of action tiles in their fixed order."""
MONEY, CLEAR, CARD, RIVER, SEAL = range(len(KINDS))
KIND_NUMBERS = {name: number for number, name in enumerate(KINDS)}
NO_TILE = -1
"""Means an empty gate, or that no tile is drawn."""

SIZE = 3
"""Number of rows and of columns in the grid."""
CELLS = SIZE * SIZE
"""A cell's index is three times its row, plus its column."""
SIDES = ("left", "right", "top", "bottom")
"""The sides of the area; each has three gates."""
GATES = tuple([f"{side}{number}" for side in SIDES for number in range(1, SIZE + 1)])
"""Left and right gates are ordered by row, top row first; top and bottom gates by column, left column first."""
GATE_NUMBERS = {name: number for number, name in enumerate(GATES)}


class Gate(Struct, frozen=True, gc=False):
    """A place where tiles are pushed in; a tile pushed out here stays here."""

    cells: tuple[int, int, int]
    """The line's cells, beginning at this gate."""
    opposite: int
    """The gate at the line's other end."""


def _gate(number: int) -> Gate:
    side, at = divmod(number, SIZE)
    cells = [SIZE * at + step if side < 2 else at + SIZE * step for step in range(SIZE)]
    is_far = side % 2 == 1
    first, second, third = reversed(cells) if is_far else cells
    return Gate((first, second, third), number - SIZE if is_far else number + SIZE)


BOARD = tuple([_gate(number) for number in range(len(GATES))])
"""The gates, by index."""
NEAR_GATES = tuple([number for number, gate in enumerate(BOARD) if number < gate.opposite])
"""One gate per line: those on the left and at the top."""
ALL_LINES = (1 << len(NEAR_GATES)) - 1
"""The three rows and the three columns, as a bit set."""


def open_lines(ring: list[int]) -> int:
    """Return the lines that have no tile at either end, as a bit set."""
    lines = 0
    for line, gate in enumerate(NEAR_GATES):
        if ring[gate] < 0 and ring[gate + SIZE] < 0:
            lines |= 1 << line
    return lines


def line_of(gate: int) -> int:
    """Return the line that a gate belongs to."""
    return NEAR_GATES.index(min(gate, BOARD[gate].opposite))


def side_gates(side: int) -> range:
    """Return the three gates of a side."""
    return range(SIZE * side, SIZE * side + SIZE)
