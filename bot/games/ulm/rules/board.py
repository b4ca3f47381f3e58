"""The Cathedral area: kinds of action tiles, the grid of 3 by 3, and the twelve gates around it."""

from msgspec import Struct

KINDS = ("money", "clear", "card", "river", "seal")
"""The kinds of action tiles, in the order in which everything lists them."""
MONEY, CLEAR, CARD, RIVER, SEAL = range(len(KINDS))
KIND_NUMBERS = {name: number for number, name in enumerate(KINDS)}
NO_TILE = -1
"""Where a gate is free, or nothing was drawn."""

SIZE = 3
"""Rows and columns of the grid."""
CELLS = SIZE * SIZE
"""A cell is its row times three plus its column."""
SIDES = ("left", "right", "top", "bottom")
"""The sides of the area; each has three gates."""
GATES = tuple([f"{side}{number}" for side in SIDES for number in range(1, SIZE + 1)])
"""By the rows from the top on the left and on the right, by the columns from the left at the top and at the bottom."""
GATE_NUMBERS = {name: number for number, name in enumerate(GATES)}


class Gate(Struct, frozen=True, gc=False):
    """Where a tile is pushed in, and where one that is pushed out at that end comes to lie."""

    cells: tuple[int, int, int]
    """The line's cells from here on."""
    opposite: int
    """The gate at the other end."""


def _gate(number: int) -> Gate:
    side, at = divmod(number, SIZE)
    cells = [SIZE * at + step if side < 2 else at + SIZE * step for step in range(SIZE)]
    is_far = side % 2 == 1
    first, second, third = reversed(cells) if is_far else cells
    return Gate((first, second, third), number - SIZE if is_far else number + SIZE)


BOARD = tuple([_gate(number) for number in range(len(GATES))])
"""Every gate by its number."""
NEAR_GATES = tuple([number for number, gate in enumerate(BOARD) if number < gate.opposite])
"""One gate of each line: those on the left and at the top."""
ALL_LINES = (1 << len(NEAR_GATES)) - 1
"""The three rows and the three columns, a bit for each."""


def open_lines(ring: list[int]) -> int:
    """The lines with no tile at either end, a bit for each."""
    lines = 0
    for line, gate in enumerate(NEAR_GATES):
        if ring[gate] < 0 and ring[gate + SIZE] < 0:
            lines |= 1 << line
    return lines


def line_of(gate: int) -> int:
    """The line that a gate belongs to."""
    return NEAR_GATES.index(min(gate, BOARD[gate].opposite))


def side_gates(side: int) -> range:
    """The three gates of a side."""
    return range(SIZE * side, SIZE * side + SIZE)
