"""Sights: parts of the table that can be shown, named by short strings.

A sight is a kind ("board", "scores") or, for a close-up, a kind and a part after a dot ("player.1", "place.market").
Every painter offers the required kinds. A game may add kinds for `Step.picture` and `Guide.sights`, which only its
painter understands. The kinds in `Painter.decisions` show one player's choices: only `Question.sight` names these, and
they are drawn with that player's view and seat.
"""

BOARD = "board"
"""The whole table."""
PLAYER = "player"
"""One player's things: "player.2" for seat 2, "player" for the viewer."""
SCORES = "scores"
"""The final points with their reasons."""
LOBBY = "lobby"
"""Who has joined and which seats are free, before there is a view."""
LEGEND = "legend"
"""An explanation of the board for newcomers; needs no view."""

CHANCES = "chances"
"""Each seat's probability of winning over the course of a finished game; needs `Scene.chances`."""

REQUIRED = (BOARD, PLAYER, SCORES, LOBBY, LEGEND)
"""Kinds that every painter offers."""


def kind_of(sight: str) -> str:
    """Return the kind of a sight."""
    return sight.partition(".")[0]


def part_of(sight: str) -> str:
    """Return the subject of a close-up; empty for other sights."""
    return sight.partition(".")[2]


def is_close_up(sight: str) -> bool:
    """True if a sight shows one part of the table."""
    return part_of(sight) != ""
