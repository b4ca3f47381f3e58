"""The players' badges: each has a shape, a color and the player's initial, any of which identifies the player."""

from math import pi

from render.canvas.pen import Ink, Pen, Point, regular

COLORS = 6
"""Number of players with their own color and shape; additional players differ only by initials."""

SHAPES: tuple[list[Point], ...] = (
    regular(40, 11, (12, 12)),
    regular(4, 14.6, (12, 12), pi / 4),
    regular(3, 15, (12, 15.4)),
    regular(4, 13.5, (12, 12)),
    regular(6, 11.8, (12, 12)),
    [(6, 1), (18, 1), (18, 6), (23, 6), (23, 18), (18, 18), (18, 23), (6, 23), (6, 18), (1, 18), (1, 6), (6, 6)],
)
"""Each player's shape, in a square of 24 units: circle, square, triangle, diamond, hexagon, cross."""

LETTERS = ((12, 18), (12, 18), (15.5, 17), (12, 17), (12, 18), (12, 17))
"""The middle and size of the letter in each shape: lower in a triangle, smaller in triangle and diamond."""


def player_ink(seat: int) -> Ink:
    """Return a player's color."""
    return f"player{seat % COLORS}"


def paint_badge(pen: Pen, seat: int, letter: str = "") -> None:
    """Paint a player's badge, or without a letter just the shape, in a square of 24 units."""
    shape = seat % COLORS
    pen.poly(SHAPES[shape], player_ink(seat), "rim", 1.6)
    if letter:
        middle, size = LETTERS[shape]
        pen.text((12, middle), letter, size, f"on_{player_ink(seat)}")


def draw_seat(pen: Pen, w: float, _h: float, seat: int, letter: str = "", is_due: bool = False) -> None:
    """Draw a badge on a plate for bands and banners; the plate has a golden edge if the player must act."""
    p = pen.inside(0, 0, w / 44)
    p.box((0, 0, 44, 44), "panel", 9)
    if is_due:
        p.box((0, 0, 44, 44), "", 9, "glow", 3)
    paint_badge(p.inside(1, 1, 1.75), seat, letter)


def draw_token(pen: Pen, w: float, _h: float, seat: int, letter: str) -> None:
    """Draw a badge without a plate."""
    paint_badge(pen.inside(w * 0.03, w * 0.03, w * 0.94 / 24), seat, letter)


def draw_arrow(pen: Pen, w: float, h: float, ink: str) -> None:
    """Draw an arrow that points to the next badge."""
    pen.poly([(w * 0.2, h * 0.25), (w * 0.8, h * 0.5), (w * 0.2, h * 0.75)], ink)


def draw_stool(pen: Pen, w: float, _h: float) -> None:
    """Draw an empty stool, for a free seat."""
    p = pen.inside(0, 0, w / 24)
    for x, foot in ((6, 4), (18, 20)):
        p.line([(x, 11), (foot, 22)], "wood_dark", 2.4)
    p.box((2, 8, 20, 4.6), "wood", 2, "wood_dark", 1.4)
