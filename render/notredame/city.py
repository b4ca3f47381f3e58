"""The circular map of the city: its background, the cathedral, and the things on the streets."""

from bot.games.notredame.rules.streets import MARKETS
from render.canvas.pen import Ink, Pen, Point, regular
from render.notredame.emblems import MESSAGE_EMBLEMS, draw_coin, draw_star
from render.notredame.places import INNER, RADIUS, SIDE, Spot, at, circle, direction, place_of
from render.sheet.badges import paint_badge, player_ink

RIVER, ISLAND = 0.425, 0.37
"""The river's outer and inner bank, in radii of the city."""
FRONT, FRONT_TOP = 0.36, 0.345
"""Size of the cathedral, and its distance above the middle, in radii of the city."""
STREET = 14
"""Width of a street in units."""
ROOMY = 4
"""Maximum number of boroughs with decorations; with more, boroughs are narrow and files would be large."""


def _arc(middle: Spot, radius: float, start: float, end: float) -> list[Point]:
    steps = max(2, round(abs(end - start) / 3))
    return [at(middle, radius, start + (end - start) * step / steps) for step in range(steps + 1)]


def draw_city(pen: Pen, w: float, h: float, boroughs: int, streets: tuple[tuple[int, int], ...]) -> None:
    """Draw the town wall, boroughs with houses, streets, the river and the island with the cathedral."""
    middle, radius = circle(w, h)
    pen.box((0, 0, w, h), "sky")
    pen = pen.inside(*middle, radius / RADIUS)
    middle, radius = (0.0, 0.0), RADIUS
    _draw_wall(pen, boroughs, middle, radius)
    step = 360 / boroughs
    for borough in range(boroughs):
        turn = direction(boroughs, borough)
        rim = _arc(middle, radius, turn - step / 2, turn + step / 2)
        pen.poly([middle, *rim], f"tint{borough}")
    _draw_houses(pen, boroughs, middle, radius)
    for street in streets:
        pen.line(_line_of(boroughs, street, middle, radius), "street", STREET)
    _draw_island(pen, boroughs, middle, radius)


def _draw_wall(pen: Pen, boroughs: int, middle: Spot, radius: float) -> None:
    """Draw a stone wall behind the rim, with towers between markets if there is room."""
    pen.disc(middle, radius + 17, "wall")
    for tower in range(boroughs * 3 if boroughs <= ROOMY else 0):
        pen.disc(at(middle, radius + 15, direction(boroughs, tower / 3)), 13, "wall")


def _line_of(boroughs: int, street: tuple[int, int], middle: Spot, radius: float) -> list[Point]:
    """Return a street's points; between two markets on the same ring, the street follows the ring."""
    (ring, start), (other, end) = [place_of(boroughs, market) for market in street]
    if ring == other:
        end += 360 * round((start - end) / 360)
        return _arc(middle, radius * ring, start, end)
    return [at(middle, radius * ring, start), at(middle, radius * other, end)]


def _draw_houses(pen: Pen, boroughs: int, middle: Spot, radius: float) -> None:
    """Draw roofs and trees: one group in the middle of each block between the streets."""
    places = [place_of(boroughs, market) for market in range(boroughs * MARKETS)]
    spots = [at(middle, radius * ring, angle) for ring, angle in places]
    for borough in range(boroughs):
        left, right = (borough + 1) % boroughs * MARKETS, (borough - 1) % boroughs * MARKETS
        own = borough * MARKETS
        blocks = [(own + 2, own + 3), (own + 3, own + 4), (own + 2, left + 4), (own + 1, left + 4)]
        blocks += [(own + 4, right + 1), (own + 1, right + 1)]
        for number, (one, other) in enumerate(blocks):
            corners = (spots[own], spots[one], spots[other])
            x, y = sum(corner[0] for corner in corners) / 3, sum(corner[1] for corner in corners) / 3
            if number == 5:
                x, y = x + (spots[own][0] - x) * 0.12, y + (spots[own][1] - y) * 0.12
            if boroughs <= ROOMY or number in (0, 3):
                _draw_block(pen.inside(x, y), number, borough)


def _draw_block(pen: Pen, number: int, borough: int) -> None:
    if number in (2, 5):
        for x, y in ((-9, 3), (8, -3)):
            pen.disc((x, y), 10, "leaf_dark")
            pen.disc((x - 1.5, y - 1.5), 7.4, "leaf")
        return
    for x, y in ((-20, -4), (2, -2)):
        pen.box((x, y, 17, 13), "plaster")
        roof = f"roof{(number + borough) % 3}"
        pen.poly([(x - 2.5, y + 1), (x + 8.5, y - 10), (x + 19.5, y + 1)], roof)


def _draw_island(pen: Pen, boroughs: int, middle: Spot, radius: float) -> None:
    """Draw the river around the island, a bridge from every borough, and the cathedral."""
    pen.disc(middle, radius * RIVER, "water")
    for borough in range(boroughs):
        turn = direction(boroughs, borough)
        one, other = at(middle, radius * ISLAND * 0.95, turn), at(middle, radius * INNER, turn)
        pen.line([one, other], "street", STREET)
    pen.disc(middle, radius * ISLAND, "island")
    side = radius * FRONT
    draw_cathedral(pen.inside(middle[0] - side / 2, middle[1] - radius * FRONT_TOP, side / 100))


def draw_cathedral(pen: Pen) -> None:
    """Draw the west front, 100 by 100 units: two towers, gallery, rose window, three portals, a spire behind."""
    pen.poly([(44, 40), (50, -4), (56, 40)], "slate", "black", 1.4)
    pen.poly([(30, 44), (50, 26), (70, 44)], "slate", "black", 1.6)
    for x in (8, 64):
        pen.box((x, 12, 28, 88), "stone_light", 0, "black", 2)
        for left in (x + 4, x + 16):
            pen.box((left, 18, 8, 26), "slate", 4, "black", 1.2)
        pen.box((x - 2, 8, 32, 7), "stone", 1, "black", 1.4)
        pen.box((x + 9, 56, 10, 13), "slate", 4, "black", 1.2)
    pen.box((36, 40, 28, 60), "stone_light", 0, "black", 2)
    pen.box((6, 46, 88, 6), "stone", 0, "black", 1.2)
    pen.disc((50, 62), 9.4, "alarm", "black", 1.6)
    pen.disc((50, 62), 5.4, "gold_light", "black", 1)
    for petal in regular(6, 7.4, (50, 62)):
        pen.disc(petal, 1.3, "gold_light")
    pen.box((6, 73, 88, 4.4), "stone", 0, "black", 1.2)
    for x, wide in ((14, 16), (41, 18), (70, 16)):
        pen.poly([(x, 100), (x, 89), (x + wide / 2, 79), (x + wide, 89), (x + wide, 100)], "wood_dark", "black", 1.6)


_OCTAGON = regular(8, 13, (12, 12), 3.14159265 / 8)


def draw_market(pen: Pen, w: float, _h: float, borough: int, label: str, message: int) -> None:
    """Draw a market with its message and name plate; if the message was taken, the plate replaces it."""
    p = pen.inside(0, 0, w / SIDE)
    if message < 0:
        _stall(p, borough, "cell")
        _plate(p, label, (13, 49), SIDE / 2)
        return
    _plate(p, label)
    _stall(p, borough, "paper")
    MESSAGE_EMBLEMS[message](p.inside(14, 13, 34 / 24))


def _stall(pen: Pen, borough: int, fill: Ink) -> None:
    corners = [(x * SIDE / 24.4 + 0.6, y * SIDE / 24.4 + 0.6) for x, y in _OCTAGON]
    pen.poly(corners, "black")
    for inset, ink in ((0.93, player_ink(borough)), (0.74, "black"), (0.69, fill)):
        pen.poly([((x - SIDE / 2) * inset + SIDE / 2, (y - SIDE / 2) * inset + SIDE / 2) for x, y in corners], ink)


def _plate(pen: Pen, label: str, span: tuple[float, float] = (46, 93), middle: float = 77) -> None:
    """Draw a name plate between two heights; the upper half is usually covered."""
    top, bottom = span
    pen.box((2, top, SIDE - 4, bottom - top), "black", 9)
    pen.box((4.4, top + 2.2, SIDE - 8.8, bottom - top - 4.4), "paper", 7)
    pen.text((SIDE / 2, middle), label, 36, "black")


def draw_center(pen: Pen, w: float, _h: float, borough: int, letter: str, label: str) -> None:
    """Draw a borough's center: its owner's badge, if any, and its name plate."""
    p = pen.inside(0, 0, w / SIDE)
    _plate(p, label)
    p.disc((SIDE / 2, SIDE / 2), 30.4, "black")
    p.disc((SIDE / 2, SIDE / 2), 28, "paper")
    if letter:
        paint_badge(p.inside(SIDE / 2 - 25, SIDE / 2 - 25, 50 / 24), borough, letter)
    else:
        p.disc((SIDE / 2, SIDE / 2), 15, f"tint{borough}", player_ink(borough), 5)


def draw_carriages(pen: Pen, w: float, _h: float, *riders: tuple[int, str]) -> None:
    """Draw the carriages on one market: each a player's badge on wheels."""
    columns = min(len(riders), 3)
    p = pen.inside(0, 0, w / (50 * columns))
    for number, (home, letter) in enumerate(riders):
        _wagon(p.inside(number % columns * 50, number // columns * 54), home, letter)


def _wagon(pen: Pen, home: int, letter: str) -> None:
    pen.box((5, 33, 40, 9), "wood", 4, "black", 2)
    for x in (13, 37):
        pen.disc((x, 44), 8.6, "wood_dark", "black", 2)
        pen.disc((x, 44), 3, "gold")
    paint_badge(pen.inside(1, 0, 48 / 24), home, letter)


def draw_donors(pen: Pen, w: float, h: float, *donors: tuple[int, int]) -> None:
    """Draw the shape of each player with markers on Notre Dame, with the number of the markers."""
    side = min(h, w / max(1, len(donors)))
    left = (w - side * len(donors)) / 2
    for number, (home, count) in enumerate(donors):
        paint_badge(pen.inside(left + number * side, (h - side) / 2, side / 24), home, str(count))


def draw_pool(pen: Pen, w: float, h: float, points: int) -> None:
    """Draw the pool that Notre Dame divides at the end of the period."""
    p = pen.inside(0, 0, h / 40)
    p.box((0, 0, w / (h / 40), 40), "banner", 10)
    draw_star(p.inside(8, 6, 28 / 24))
    p.text((42, 20.5), str(points), 36, "banner_ink", anchor="lm")


def draw_purse(pen: Pen, w: float, h: float, coins: int) -> None:
    """Draw the coins left in the bank."""
    p = pen.inside(0, 0, h / 46)
    p.box((0, 0, w / (h / 46), 46), "panel", 10, "wood_dark", 3)
    draw_coin(p.inside(9, 7, 32 / 24))
    p.text((48, 23.5), str(coins), 36, "ink", anchor="lm")
