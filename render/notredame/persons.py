"""The persons on display: cards with a portrait, rats and a name plate."""

from render.canvas.pen import Ink, Pen
from render.notredame.emblems import draw_rat
from render.notredame.people import PORTRAITS

PLATE = 92
"""Height of the name plate in pixels."""


def draw_person_card(pen: Pen, w: float, h: float, pile: str, plate: int) -> None:
    """Draw a card: brown for the persons of every period, gray with the period's letter for the others."""
    pen.box((0, 0, w, h), "sky")
    pen.box((3, 3, w - 6, h - 6), "black", 10)
    pen.box((6, 6, w - 12, h - 12), card_ink(pile), 8)
    pen.box((6, h - plate - 6, w - 12, plate), "banner", 8)


def card_ink(pile: str) -> Ink:
    """Return the color of a person's card."""
    return "brown_card" if pile == "brown" else "grey_card"


def draw_framed_portrait(pen: Pen, w: float, h: float, name: str, pile: str) -> None:
    """Draw a person on the background of the person's card, on which dark clothes are visible."""
    pen.box((0, 0, w, h), card_ink(pile), w * 0.12)
    PORTRAITS[name](pen.inside(w * 0.08, w * 0.08, w * 0.84 / 24))


def draw_rat_tag(pen: Pen, w: float, h: float, number: int, pile: str) -> None:
    """Draw the number of a person's rats, on the card's background; 80 by 44 units."""
    pen.box((0, 0, w, h), card_ink(pile), h * 0.2)
    p = pen.inside(0, 0, h / 44)
    draw_rat(p.inside(6, 4, 36 / 24), "rat" if number else "stone_light")
    p.text((46, 22.5), str(number), 38, "black", anchor="lm")


def draw_portrait(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw a person by name."""
    PORTRAITS[name](pen.inside(0, 0, w / 24))


def draw_rats(pen: Pen, w: float, h: float, number: int) -> None:
    """Draw the number of a person's rats; 64 by 84 units."""
    p = pen.inside((w - h / 84 * 64) / 2, 0, h / 84)
    draw_rat(p.inside(11, 0, 42 / 24), "rat" if number else "stone_light")
    p.text((32, 62), str(number), 44, "black")


def draw_rat_sum(pen: Pen, w: float, h: float) -> None:
    """Draw the background of the round's sum of rats."""
    pen.box((0, 0, w, h), "sky")
    pen.box((3, 3, w - 6, h - 6), "slate_dark", 10)


def draw_rats_coming(pen: Pen, w: float, h: float, number: int) -> None:
    """Draw the sum of the round's rats, large."""
    if w > h:
        draw_rat(pen.inside(w * 0.12, h * 0.08, h * 0.84 / 24), "stone_light")
        pen.text((w * 0.78, h / 2), str(number), h * 0.8, "white")
        return
    draw_rat(pen.inside(w * 0.06, 0, w * 0.88 / 24), "stone_light")
    pen.text((w / 2, h - w * 0.36), str(number), w * 0.8, "white")
