"""The market square, and marks that fill their box."""

from render.canvas.pen import Pen, star
from render.norenberc.marks import draw_mark


def draw_market(pen: Pen, w: float, h: float) -> None:
    """Draw the square with the fountain, and a board for the news."""
    pen.box((0, 0, w, h), "sky")
    for x, top, half in ((0.1, 0.78, 0.2), (0.42, 0.72, 0.26), (0.86, 0.76, 0.3)):
        pen.poly([((x - half) * w, h - 16), (x * w, top * h), ((x + half) * w, h - 16)], "hill")
    _draw_gables(pen.inside(0, h - 14, h / 610), w / (h / 610))
    pen.box((0, h - 16, w, 16), "street")
    p = pen.inside(w / 2, h - 14, h / 360 if h > w else h / 420)
    for half, top in ((78, -30), (62, -52)):
        p.poly([(-half, 0), (-half, top), (half, top), (half, 0)], "stone", "stone_dark", 2)
    p.box((-88, -14, 176, 14), "stone_light", 2, "stone_dark", 2)
    for level, (half, top, tall) in enumerate(((44, -52, 54), (31, -106, 46), (19, -152, 40))):
        p.poly([(-half, top), (-half + 5, top - tall), (half - 5, top - tall), (half, top)], "stone", "stone_dark", 2)
        for x in (-half * 0.55, half * 0.25):
            p.box((x, top - tall + 9, half * 0.32, tall - 17), "lit", half * 0.15, "stone_dark", 1.4)
        for x in (-half + 2, half - 2):
            p.poly([(x - 4, top - tall), (x, top - tall - 20), (x + 4, top - tall)], "gold", "gold_dark", 1.2)
        p.box((-half - 3, top - tall - 3 + level, 2 * half + 6, 6), "stone_light", 1, "stone_dark", 1.4)
    p.poly([(-12, -193), (0, -250), (12, -193)], "roof4", "timber_dark", 2)
    p.poly(star(5, 9, 4, (0, -254)), "gold", "gold_dark", 1)


def _draw_gables(p: Pen, wide: float) -> None:
    """Draw houses on both sides of the square, with lit windows."""
    for at, x in enumerate((70.0, 170.0, wide - 170, wide - 70)):
        tall, roof = (150, 180, 165, 140)[at], f"roof{(0, 4, 5, 1)[at]}"
        p.box((x - 48, -tall, 96, tall), "plaster", 0, "timber", 4)
        p.poly([(x - 56, -tall), (x, -tall - 118), (x + 56, -tall)], roof, "timber_dark", 2.5)
        for level in range(2):
            for side in (-26, 8):
                p.box((x + side, -tall + 18 + level * 56, 20, 32), "lit", 3, "timber", 3)
        p.line([(x - 46, -tall + 62), (x + 46, -tall + 62)], "timber", 4)
        p.box((x - 9, -tall - 52, 18, 26), "lit", 3, "timber_dark", 2.5)


def draw_sign(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw a mark by name, filling its box."""
    draw_mark(pen.inside(0, 0, w / 24), name)
