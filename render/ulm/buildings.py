"""The buildings of the town, for quarters and shields, each drawn in a square of 24 units."""

from collections.abc import Callable

from render.canvas.pen import Ink, Pen, Point, curve
from render.ulm.emblems import paint_shield

EDGE = 1.5


def _arch(pen: Pen, x: float, top: float, w: float, bottom: float = 22.4) -> None:
    """Paint a dark doorway."""
    bend = curve((x, top + w / 2), (x, top), (x + w / 2, top), 4) + curve(
        (x + w / 2, top), (x + w, top), (x + w, top + w / 2), 4
    )
    pen.poly([(x, bottom), *bend, (x + w, bottom)], "slate_dark")


def _windows(pen: Pen, xs: tuple[float, ...], y: float, size: tuple[float, float] = (2.4, 3)) -> None:
    for x in xs:
        pen.box((x, y, *size), "slate")


def _wall(pen: Pen, corners: list[Point], ink: Ink = "plaster") -> None:
    pen.poly(corners, ink, "black", EDGE)


def _crooked_house(pen: Pen) -> None:
    """Paint a leaning half-timbered house."""
    _wall(pen, [(3, 22.6), (19.4, 22.6), (21.6, 10.6), (5.4, 8.8)])
    for line in (
        [(5, 14.6), (20.8, 15.6)],
        [(11, 9.6), (9.4, 22)],
        [(16, 10.4), (14.4, 22)],
        [(9.6, 15), (14.6, 21.6)],
    ):
        pen.line(line, "wood_dark", 1.5)
    pen.poly([(3.4, 9.6), (15, 0.8), (23.4, 11.6)], "roof0", "black", EDGE)


def _oath_house(pen: Pen) -> None:
    """Paint the balcony where the oath is read."""
    _wall(pen, [(2, 22.6), (2, 11), (22, 11), (22, 22.6)])
    pen.poly([(0.6, 11.6), (12, 2), (23.4, 11.6)], "roof1", "black", EDGE)
    pen.box((8, 8, 8, 9.4), "paper", 0, "black", 1.2)
    for y in (10.4, 12.8):
        pen.line([(9.8, y), (14.2, y)], "black", 1.1)
    pen.disc((12, 15.6), 2.2, "wax", "black", 0.9)
    _windows(pen, (3.8, 17.8), 14)
    _arch(pen, 9.6, 18.8, 4.8)


def _town_hall(pen: Pen) -> None:
    """Paint a stepped gable with a clock."""
    left = [(2.6, 22.6), (2.6, 12.6), (5.4, 12.6), (5.4, 9), (8, 9), (8, 5.2), (10.4, 5.2), (10.4, 1.4)]
    _wall(pen, [*left, *((24 - x, y) for x, y in reversed(left))], "facade")
    pen.disc((12, 9.4), 3.3, "gold_light", "black", 1.2)
    pen.line([(12, 7.4), (12, 9.4), (13.6, 10.2)], "black", 1)
    _windows(pen, (4.6, 17), 15)
    _arch(pen, 9.2, 15.4, 5.6)


def _goose_tower(pen: Pen) -> None:
    """Paint a gate tower with a pointed roof, and the town wall."""
    _wall(pen, [(0.8, 22.6), (0.8, 15.4), (23.2, 15.4), (23.2, 22.6)], "stone")
    _wall(pen, [(6.4, 22.6), (6.4, 9.6), (17.6, 9.6), (17.6, 22.6)], "stone_light")
    pen.poly([(4.6, 10), (12, 0.6), (19.4, 10)], "roof0", "black", EDGE)
    _windows(pen, (8.2, 13.4), 11.8)
    _arch(pen, 9.2, 16.2, 5.6)


def _fishermen(pen: Pen) -> None:
    """Paint a fish over the water."""
    body = [(1, 11.6), *curve((1, 11.6), (7, 3.4), (16, 9.6)), *curve((16, 12.4), (8, 19.4), (1, 11.6))]
    pen.poly([(14.4, 11), (22.8, 4.4), (21.2, 11), (22.8, 17.8)], "danube", "black", EDGE)
    pen.poly(body, "stone_light", "black", EDGE)
    pen.line(curve((7.4, 7.6), (9.6, 11.4), (7.4, 15)), "black", 1.1)
    pen.disc((4.8, 10.4), 1.1, "black")
    for at, y in enumerate((20, 22.4)):
        pen.line([(1.6 + at * 4, y), (22.4 - at * 4, y)], "danube", 1.6)


def _gardens(pen: Pen) -> None:
    """Paint trees behind a fence."""
    for x, y, r in ((6.4, 9, 5.6), (17.4, 8, 6.2)):
        pen.line([(x, y), (x, 20)], "black", 3.6)
        pen.line([(x, y), (x, 20)], "wood", 1.6)
        pen.disc((x, y), r, "leaf", "black", EDGE)
        pen.disc((x - 1.6, y - 1.8), r / 3, "leaf_light")
    pen.line([(1, 17.4), (23, 17.4)], "paper", 2)
    for x in (2.4, 7.2, 12, 16.8, 21.6):
        pen.line([(x, 15), (x, 22)], "black", 3.4)
        pen.line([(x, 15), (x, 22)], "paper", 1.6)


def _dockside(pen: Pen) -> None:
    """Paint a crane with a bale."""
    pen.line([(8, 11), (20, 2.4)], "black", 4)
    pen.line([(8, 11), (20, 2.4)], "wood", 1.8)
    _wall(pen, [(2.4, 22.6), (2.4, 12.4), (12.4, 12.4), (12.4, 22.6)], "wood")
    pen.poly([(0.8, 13), (7.4, 6.6), (14, 13)], "roof1", "black", EDGE)
    pen.disc((7.4, 17.8), 3.2, "straw", "black", 1.2)
    pen.line([(20, 3), (20, 14)], "black", 1.3)
    pen.box((16.4, 13.4, 7, 6.4), "straw", 1, "black", EDGE)


def _reichenau(pen: Pen) -> None:
    """Paint a court with battlements."""
    tops: list[Point] = []
    for x in (1.4, 7.4, 13.4, 19.4):
        tops += [(x, 10.6), (x, 6.4), (x + 3.2, 6.4), (x + 3.2, 10.6)]
    _wall(pen, [(1.4, 22.6), *tops, (22.6, 22.6)], "facade")
    pen.line([(1.4, 13), (22.6, 13)], "black", 1.1)
    pen.line([(12, 6), (12, 1)], "black", 1.3)
    pen.poly([(12, 0.6), (18.4, 2.4), (12, 4.4)], "wax", "black", 1)
    for x in (3.2, 9.6, 16):
        _arch(pen, x, 15, 4.8)


def _corn_house(pen: Pen) -> None:
    """Paint a gable of lofts with an ear of corn."""
    _wall(pen, [(1.6, 22.6), (1.6, 14), (12, 0.8), (22.4, 14), (22.4, 22.6)], "facade")
    pen.line([(12, 5), (12, 15)], "gold_dark", 1.6)
    for y in (6, 8.8, 11.6):
        for turn in (-1, 1):
            pen.disc((12 + turn * 2, y), (1.7, 1.5), "gold", "gold_dark", 0.6)
    _windows(pen, (3.8, 17.8), 15.6)
    _arch(pen, 9, 16.4, 6)


def _salt_house(pen: Pen) -> None:
    """Paint a long roof over a heap of salt."""
    _wall(pen, [(2, 22.6), (2, 11.6), (22, 11.6), (22, 22.6)], "stone_light")
    pen.poly([(0.6, 12), (5.4, 2.6), (18.6, 2.6), (23.4, 12)], "roof1", "black", EDGE)
    pen.box((5, 13.6, 14, 9), "slate_dark")
    pen.poly([(5.4, 22.6), (12, 14.4), (18.6, 22.6)], "white")


def _armoury(pen: Pen) -> None:
    """Paint a cannon."""
    pen.poly([(3.2, 12.4), (21.4, 3.6), (23.4, 7.8), (8.6, 17.6), (3.8, 17)], "slate", "black", EDGE)
    pen.line([(18.4, 4.8), (20.6, 9.4)], "black", 1.6)
    pen.line([(3, 21.4), (13, 14)], "wood_dark", 3)
    pen.disc((12, 16.6), 6, "wood", "black", EDGE)
    for line in ([(12, 11.6), (12, 21.6)], [(7, 16.6), (17, 16.6)]):
        pen.line(line, "wood_dark", 1.4)
    pen.disc((12, 16.6), 1.8, "black")


def _butchers_tower(pen: Pen) -> None:
    """Paint the leaning tower at the river."""
    _wall(pen, [(9, 22.6), (20, 22.6), (17, 9.4), (6.4, 10.4)], "roof0")
    pen.poly([(4.4, 11), (8.4, 0.8), (19, 9.6)], "leaf_dark", "black", EDGE)
    _windows(pen, (9.2, 13), 12.4)
    _arch(pen, 11.6, 16.6, 5)


BUILDINGS: dict[str, Callable[[Pen], None]] = {
    "crooked_house": _crooked_house,
    "oath_house": _oath_house,
    "town_hall": _town_hall,
    "goose_tower": _goose_tower,
    "fishermen": _fishermen,
    "gardens": _gardens,
    "dockside": _dockside,
    "reichenau": _reichenau,
    "corn_house": _corn_house,
    "salt_house": _salt_house,
    "armoury": _armoury,
    "butchers_tower": _butchers_tower,
}


def paint_building(pen: Pen, name: str) -> None:
    """Paint a building by name; for names from an operator's data file, a plain house."""
    BUILDINGS.get(name, _plain_house)(pen)


def _plain_house(pen: Pen) -> None:
    _wall(pen, [(4, 22.6), (4, 11), (20, 11), (20, 22.6)])
    pen.poly([(2, 12), (12, 2.4), (22, 12)], "roof0", "black", EDGE)
    _arch(pen, 9.6, 15, 4.8)


def paint_city_shield(pen: Pen, name: str, is_golden: bool) -> None:
    """Paint a city shield with its building; golden shields have a golden rim."""
    paint_shield(pen, "gold" if is_golden else "sky_pale", "gold_light" if is_golden else "black")
    paint_building(pen.inside(4.3, 2.8, 15.4 / 24), name)
