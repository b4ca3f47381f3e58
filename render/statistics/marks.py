"""Drawings of statistics: rows, places, wins, head to head, tiles."""

from render.canvas.pen import Ink, Pen

CHIPS: dict[int, Ink] = {1: "chip_first", 2: "chip_second", 3: "chip_third"}
"""Colors of the first places."""
CLEAR = 0.6
"""Share of games ahead, or behind, that counts as a clear difference."""
LONGEST_PAIR = 6
"""Maximum number of characters in a cell."""
RADIUS = 9
CHIP_TEXT, TEXT = 24, 25
STRIPE = 9
"""Height of a stripe below a number."""


def draw_plain(pen: Pen, w: float, h: float) -> None:
    """Draw an empty background."""
    pen.box((0, 0, w, h), "panel")


def draw_row(pen: Pen, w: float, h: float, left: float, right: float, ink: Ink) -> None:
    """Draw a band between two edges, as the background of a row."""
    pen.box((0, 0, w, h), "panel")
    pen.box((left, 2, right - left, h - 4), ink, RADIUS)


def draw_tiles(pen: Pen, w: float, h: float, boxes: tuple[tuple[float, float], ...]) -> None:
    """Draw dark tiles side by side, each given by its left edge and width."""
    pen.box((0, 0, w, h), "panel")
    for left, wide in boxes:
        pen.box((left, 4, wide, h - 8), "banner", RADIUS)


def draw_chip(pen: Pen, w: float, h: float, place: int) -> None:
    """Draw a place in a game; the first three have colors."""
    pen.box((0, 0, w, h), CHIPS.get(place, "panel"), 5, "faint", 1.5)
    pen.text((w / 2, h / 2), str(place), CHIP_TEXT, "black" if place in CHIPS else "ink")


def draw_share(pen: Pen, w: float, h: float, text: str, share: int) -> None:
    """Draw a text over a bar of `share` percent."""
    pen.text((0, (h - STRIPE) / 2), text, TEXT, "ink", anchor="lm")
    pen.box((0, h - STRIPE, w, STRIPE), "panel", STRIPE / 2, "faint", 1.5)
    if share:
        pen.box((0, h - STRIPE, max(STRIPE, w * share / 100), STRIPE), "gold", STRIPE / 2, "gold_dark", 1.5)


def draw_pair(pen: Pen, w: float, h: float, ahead: int, behind: int) -> None:
    """Draw a head to head: green for more often ahead, red for more often behind."""
    pen.box((0, 0, w, h), _tint(ahead, behind), RADIUS)
    pen.text((w / 2, h / 2), write_pair(ahead, behind), TEXT, "ink")


def draw_self(pen: Pen, w: float, h: float) -> None:
    """Draw the cell of a player against themselves."""
    pen.box((0, 0, w, h), "panel_row", RADIUS)


def draw_never(pen: Pen, w: float, h: float) -> None:
    """Draw the cell of two players who never met."""
    pen.text((w / 2, h / 2), "\u2013", TEXT, "faint")


def draw_balance(pen: Pen, w: float, h: float, ahead: int, behind: int) -> None:
    """Draw a head to head over a bar of both shares."""
    high, total = h - STRIPE, max(1, ahead + behind)
    pen.text((w / 2, high / 2), f"{ahead}:{behind}", TEXT, "ink")
    pen.box((0, high, w, STRIPE), "panel", 0, "faint", 1.5)
    pen.box((0, high, w * ahead / total, STRIPE), "balance_ahead")
    pen.box((w * (1 - behind / total), high, w * behind / total, STRIPE), "balance_behind")


def write_pair(ahead: int, behind: int) -> str:
    """Return a head to head as text for a cell; as the share of games ahead if the numbers are too long."""
    told = f"{ahead}:{behind}"
    return told if len(told) <= LONGEST_PAIR else f"{round(100 * ahead / (ahead + behind))}%"


def _tint(ahead: int, behind: int) -> Ink:
    """Return the color of a head to head."""
    if ahead == behind:
        return "panel"
    way, most = ("ahead", ahead) if ahead > behind else ("behind", behind)
    return f"{way}_much" if most >= CLEAR * (ahead + behind) and most > 1 else f"{way}_little"
