"""Backgrounds for pictures of any game: the banner, parchment, a notice, a player's panel."""

from render.canvas.pen import Pen
from render.sheet.badges import player_ink

HEAD = 48
"""Height of a panel's band."""
INSET = 7
"""Width of the golden edge for a player who must act."""


def draw_banner(pen: Pen, w: float, h: float) -> None:
    """Draw a beam of dark wood with a golden edge."""
    pen.box((0, 0, w, h), "banner")
    pen.box((0, h - 6, w, 6), "gold")
    pen.box((0, h - 2, w, 2), "gold_dark")


def draw_parchment(pen: Pen, w: float, h: float, unit: float) -> None:
    """Draw a sheet of parchment with a thin golden frame."""
    pen.box((0, 0, w, h), "panel")
    p = pen.inside(0, 0, unit)
    p.box((6, 6, w / unit - 12, h / unit - 12), "", 8, "gold", 3)


def draw_notice(pen: Pen, w: float, h: float) -> None:
    """Draw a sheet of paper on a wooden board."""
    pen.box((0, 0, w, h), "sky")
    pen.box((4, 4, w - 8, h - 8), "wood_dark", 10)
    pen.box((7, 7, w - 14, h - 14), "wood", 8)
    pen.box((14, 14, w - 28, h - 28), "panel", 5)
    for x in (w * 0.04 + 14, w * 0.96 - 14):
        pen.disc((x, 12), 5, "red", "black", 1.5)


def draw_panel(pen: Pen, w: float, h: float, seat: int, mood: str, unit: float) -> None:
    """Draw parchment with the player's band: a golden edge if the player must act, a gray band after passing."""
    p = pen.inside(0, 0, unit)
    wide, high = w / unit, h / unit
    p.box((0, 0, wide, high), "sky")
    edge = {"due": "glow", "passed": "gray"}.get(mood, player_ink(seat))
    p.box((2, 2, wide - 4, high - 4), edge, 11)
    inset = INSET if mood == "due" else 5
    p.box((inset, inset, wide - 2 * inset, high - 2 * inset), "panel", 7)
    p.box((inset, inset, wide - 2 * inset, HEAD - inset + 1), band(seat, mood), 7)
    p.box((inset, HEAD - 8, wide - 2 * inset, 9), band(seat, mood))


def draw_own_band(pen: Pen, w: float, h: float, seat: int) -> None:
    """Draw the player's band at the top of a picture that only this player sees."""
    pen.box((0, 0, w, h), player_ink(seat))
    pen.box((0, h * 0.94, w, h * 0.06 + 1), "black")


def band(seat: int, mood: str) -> str:
    """Return the color of a panel's band."""
    return "gray" if mood == "passed" else player_ink(seat)
