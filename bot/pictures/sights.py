"""Sights: what of a table can be looked at, named by short strings.

A sight is a kind ("board", "scores") or a kind with a part of it after a dot ("player.1", "place.market"): a close-up.
Every painter offers the required kinds; a game adds kinds of its own and gives them to `Step.picture` and
`Guide.sights`, and only its painter reads them. The kinds in `Painter.decisions` show one player's choices: only
`Question.sight` names them, and they are drawn with that player's view and seat.
"""

BOARD = "board"
"""The whole table as it stands."""
PLAYER = "player"
"""One player's things: "player.2" those of seat 2, "player" the viewer's own."""
SCORES = "scores"
"""The final points with their reasons."""
LOBBY = "lobby"
"""Who has come and which seats are free, before there is a view."""
LEGEND = "legend"
"""How to read the board, for newcomers; no view is needed."""

CHANCES = "chances"
"""How likely everyone was to win in the course of a finished game; it needs `Scene.chances`."""

REQUIRED = (BOARD, PLAYER, SCORES, LOBBY, LEGEND)
"""What every painter offers."""


def kind_of(sight: str) -> str:
    """What kind of sight it is."""
    return sight.partition(".")[0]


def part_of(sight: str) -> str:
    """Of a close-up, what is close; empty where the sight is a whole."""
    return sight.partition(".")[2]


def is_close_up(sight: str) -> bool:
    """Whether a sight shows one part of the table instead of a whole."""
    return part_of(sight) != ""
