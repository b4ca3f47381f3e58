"""Drawings for a player's decisions: cards to choose from, persons for hire, the band and the night around them."""

from render.canvas.pen import Ink, Pen
from render.notredame.emblems import draw_cube
from render.notredame.persons import card_ink
from render.sheet.badges import paint_badge, player_ink

MARGIN = 5
FRAME = 8
"""Thickness of a card's frame."""
NAME, PLATE = 112, 44
"""Top and height of the plate with a person's name."""
RULE = 156
"""Top edge of the line below a card's name."""
STRIP = 44
"""Height of the strip at the bottom of a card."""

STRIP_INK = "cell_empty"


def draw_night(pen: Pen, w: float, h: float, is_outbreak: bool) -> None:
    """Draw the background below the track; if an outbreak is imminent, the part behind the first row is red."""
    pen.box((0, 0, w, h), "slate_dark")
    if is_outbreak:
        pen.box((0, 0, w, h * 0.44), "alarm")


def card_paper(is_possible: bool) -> Ink:
    """Return the color of a card's paper; it is paler if the card cannot be played."""
    return "cell" if is_possible else "cell_empty"


def draw_hand_card(pen: Pen, w: float, h: float, *facts: int) -> None:
    """Draw a card in the color of its deck, with the deck's shape in a corner; the gain goes below the line."""
    home, is_possible, has_strip, hundredths = facts
    pen.box((0, 0, w, h), "sky")
    p = pen.inside(0, 0, hundredths / 100)
    wide, high = w / (hundredths / 100) - 2 * MARGIN, h / (hundredths / 100) - 2 * MARGIN
    p.box((MARGIN, MARGIN, wide, high), "black", 14)
    p.box((MARGIN + 2, MARGIN + 2, wide - 4, high - 4), player_ink(home), 12)
    inner, edge = MARGIN + FRAME, 2 * FRAME
    p.box((inner, inner, wide - edge, high - edge), card_paper(bool(is_possible)), 6)
    p.box((inner + 10, RULE, wide - edge - 20, 2), "cell_edge")
    if has_strip:
        top = MARGIN + high - FRAME - STRIP
        p.box((inner, top, wide - edge, STRIP), STRIP_INK, 6)
        p.box((inner, top, wide - edge, STRIP / 2), STRIP_INK)
        p.box((inner, top, wide - edge, 2), "cell_edge")
    paint_badge(p.inside(MARGIN + wide - FRAME - 31, inner + 5, 25 / 24), home)


def draw_person_offer(pen: Pen, w: float, h: float, pile: str, hundredths: int) -> None:
    """Draw a person's card with the name plate in its upper half."""
    pen.box((0, 0, w, h), "sky")
    p = pen.inside(0, 0, hundredths / 100)
    wide, high = w / (hundredths / 100) - 2 * MARGIN, h / (hundredths / 100) - 2 * MARGIN
    p.box((MARGIN, MARGIN, wide, high), "black", 14)
    p.box((MARGIN + 3, MARGIN + 3, wide - 6, high - 6), card_ink(pile), 11)
    p.box((MARGIN + 3, NAME, wide - 6, PLATE), "banner")


def draw_marker(pen: Pen, w: float, _h: float, home: int) -> None:
    """Draw a player's marker, on paper."""
    draw_cube(pen.inside(0, 0, w / 24), player_ink(home), "black")
