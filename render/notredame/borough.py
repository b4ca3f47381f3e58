"""The drawings in a player's row: sectors, rat track, messages, and supplies."""

from render.canvas.pen import Ink, Pen
from render.notredame.emblems import (
    CARD_EMBLEMS,
    MARK_EMBLEMS,
    SEALED_LETTERS,
    SECTOR_EMBLEMS,
    draw_anchor,
    draw_burst,
    draw_cube,
    draw_flask,
    draw_friend,
    draw_rat,
    draw_star,
)
from render.sheet.badges import paint_badge, player_ink

CELL = 62
"""Height of a sector in which only the number fits."""
LARGE = 180
"""Minimum width of a sector that is drawn larger."""
SIDES = (46, 40, 34, 28, 23, 19, 15, 12)
"""Possible sizes of cubes."""
TRACK = 48
END = 54
"""Width of each end of the track in units, at full height."""
SHORT = 66
"""Spaces narrower than this are drawn as on a short track."""
NO_CARD = -3
"""In place of a card's kind: an empty place for a card still to be played."""
PLAIN, RAT, TARGET = range(3)
"""Marks of a space: none, the rat marker, or the frame where the marker will move."""


def draw_sector(pen: Pen, w: float, h: float, *facts: int) -> None:
    """Draw a sector: emblem, number of pieces, friend; if there is room, each marker as a cube."""
    sector, markers, friend, home, hundredths = facts
    unit = hundredths / 100
    p, wide, high = pen.inside(0, 0, unit), w / unit, h / unit
    pieces = markers + (friend > 0)
    p.box((0, 0, wide, high), "cell_edge", 8)
    p.box((2, 2, wide - 4, high - 4), "cell" if pieces else "cell_empty", 6)
    large = _magnify(wide)
    head = p.inside(0, 0, large)
    SECTOR_EMBLEMS[sector](head.inside(7, 9, 44 / 24))
    if pieces:
        head.text((57, 31.5), str(pieces), 42, "cell_ink", anchor="lm")
    else:
        head.box((60, 30, 16, 4), "cell_faint")
    if friend:
        draw_friend(head.inside(wide / large - 48, 8, 46 / 24), home, edge="black")
    if has_cubes(wide, high):
        _stack_cubes(p, markers, home, (wide, high, CELL * large))


def has_cubes(wide: float, high: float) -> bool:
    """True if a sector of this size shows each marker."""
    return high >= CELL * _magnify(wide) + 34


def _magnify(wide: float) -> float:
    """Return the enlargement of the signs in a wide sector."""
    return 1.36 if wide > LARGE else 1.0


def _stack_cubes(pen: Pen, markers: int, home: int, size: tuple[float, float, float]) -> None:
    """Draw cubes in rows from the bottom up; if there are many, they are smaller."""
    wide, high = size[0] - 14, size[1] - size[2] - 8
    side = next((side for side in SIDES if int(wide // side) * int(high // side) >= markers), SIDES[-1])
    columns = max(1, int(wide // side))
    for number in range(markers):
        x, y = 7 + number % columns * side, size[1] - 6 - side * (number // columns + 1)
        draw_cube(pen.inside(x, y, side / 24), player_ink(home), "black")


def draw_anchorage(pen: Pen, w: float, h: float) -> None:
    """Draw the left end of the plague track: its harbor."""
    p = pen.inside(0, 0, h / TRACK)
    _draw_water(p, w / (h / TRACK), (True, False))
    draw_anchor(p.inside(9, 6, 36 / 24), "water_ink")


def draw_space(pen: Pen, w: float, h: float, *facts: int) -> None:
    """Draw a space of the track: its number, with the rat marker or a frame if the marker will move there."""
    space, last, mark, home = facts
    p = pen.inside(0, 0, h / TRACK)
    wide = w / (h / TRACK)
    _draw_water(p, wide, (False, False))
    p.box((2, 5, wide - 4, TRACK - 10), ("calm", "warm", "hot")[min(2, 3 * space // (last + 1))], 5)
    if mark == RAT:
        p.box((0, 2, wide, TRACK - 4), "rim", 8)
        p.box((3, 5, wide - 6, TRACK - 10), player_ink(home), 6)
        _mark_space(p, wide, space, f"on_{player_ink(home)}")
        return
    if mark == TARGET:
        p.box((1, 2, wide - 2, TRACK - 4), "", 8, "rim", 4.5)
        p.box((5, 6, wide - 10, TRACK - 12), "", 5, player_ink(home), 4)
    p.text((wide / 2, TRACK / 2 + 0.5), str(space), 34 if mark == TARGET else 44, "cell_ink")


def _mark_space(pen: Pen, wide: float, space: int, ink: Ink) -> None:
    """Draw the rat marker beside the space's number; both are smaller on a short track."""
    if wide < SHORT:
        draw_rat(pen.inside(3, 12, 25 / 24), "stone_light")
        pen.text((wide - 5, TRACK / 2 + 0.5), str(space), 36, ink, anchor="rm")
        return
    draw_rat(pen.inside(5, 7, 34 / 24), "stone_light")
    pen.text((wide - 7, TRACK / 2 + 0.5), str(space), 44, ink, anchor="rm")


def draw_outcome(pen: Pen, w: float, h: float, name: str) -> None:
    """Draw the right end of the track: an outbreak, a doctor, or open water."""
    p = pen.inside(0, 0, h / TRACK)
    wide = w / (h / TRACK)
    _draw_water(p, wide, (False, True))
    if name == "burst":
        draw_burst(p.inside(wide - 47, 2, 44 / 24))
    elif name == "flask":
        draw_flask(p.inside(wide - 44, 5, 38 / 24))


def _draw_water(pen: Pen, wide: float, is_round: tuple[bool, bool]) -> None:
    """Draw a stretch of water, round at the ends of the track."""
    pen.box((0, 0, wide, TRACK), "water", 8)
    for is_end, x in zip(is_round, (0, wide / 2), strict=True):
        if not is_end:
            pen.box((x, 0, wide / 2, TRACK), "water")


def draw_tally(pen: Pen, w: float, h: float, *colors: tuple[int, str, int]) -> None:
    """Draw the taken messages for each borough: its letter and their number, or an empty place."""
    p = pen.inside(0, 0, h / 40)
    pitch = w / (h / 40) / len(colors)
    for at, (borough, letter, count) in enumerate(colors):
        x = at * pitch
        p.box((x, 0, pitch - 3, 40), "panel", 9)
        if count:
            p.box((x + 3, 3, pitch - 9, 34), player_ink(borough), 7)
            p.text((x + pitch / 2 - 1.5, 20.5), f"{letter}{count}", 34, f"on_{player_ink(borough)}")
        else:
            p.box((x + 3, 3, pitch - 9, 34), "", 7, player_ink(borough), 3.5)
            p.text((x + pitch / 2 - 1.5, 20.5), letter, 34, "ink")


def draw_counted(pen: Pen, w: float, h: float, what: str, home: int, number: str) -> None:
    """Draw a mark and a number on a light plate; 40 units high."""
    p = pen.inside(0, 0, h / 40)
    p.box((0, 0, w / (h / 40), 40), "panel", 10)
    if what == "cube":
        draw_cube(p.inside(4, 4, 32 / 24), player_ink(home))
    else:
        MARK_EMBLEMS[what](p.inside(4, 4, 32 / 24))
    p.text((40, 20.5), number, 36, "ink", anchor="lm")


def draw_points(pen: Pen, w: float, h: float, points: int) -> None:
    """Draw a player's prestige on a dark plate; 40 units high."""
    p = pen.inside(0, 0, h / 40)
    p.box((0, 0, w / (h / 40), 40), "banner", 10)
    draw_star(p.inside(5, 5, 30 / 24))
    p.text((w / (h / 40) - 9, 20.5), str(points), 38, "banner_ink", anchor="rm")


def draw_mark(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw a mark without a number on a light plate."""
    p = pen.inside(0, 0, w / 40)
    p.box((0, 0, 40, 40), "panel", 10)
    MARK_EMBLEMS[name](p.inside(4, 4, 32 / 24))


def draw_turn(pen: Pen, w: float, _h: float) -> None:
    """Draw the mark of a player who must act."""
    p = pen.inside(0, 0, w / 40)
    p.box((0, 0, 40, 40), "glow", 10, "black", 2)
    p.poly([(12, 8), (31, 20), (12, 32)], "black")


def draw_waiting_friend(pen: Pen, w: float, _h: float, home: int) -> None:
    """Draw the friend beside the board."""
    p = pen.inside(0, 0, w / 40)
    p.box((0, 0, 40, 40), "panel", 10)
    draw_friend(p.inside(3, 2, 34 / 24), home)


def draw_played(pen: Pen, w: float, h: float, hundredths: int, kind: int) -> None:
    """Draw a card played this round by its emblem; `NO_CARD` for a place still empty."""
    p = pen.inside(0, 0, hundredths / 100)
    wide, high = w / (hundredths / 100), h / (hundredths / 100)
    p.box((0, 0, wide, high), "slate", 8)
    if kind == NO_CARD:
        return
    side = min(wide, high) - 14
    emblem = side * 0.72
    p.box(((wide - side) / 2, (high - side) / 2, side, side), "cell", 6, "black", 1.5)
    CARD_EMBLEMS[kind](p.inside((wide - emblem) / 2, (high - emblem) / 2, emblem / 24))


def draw_card(pen: Pen, w: float, _h: float, kind: int, home: int) -> None:
    """Draw an action card with the color and shape of its deck; 84 by 104 units."""
    p = pen.inside(0, 0, w / 84)
    p.box((0, 0, 84, 104), "black", 10)
    p.box((2.5, 2.5, 79, 99), player_ink(home), 8)
    p.box((9, 9, 66, 86), "cell", 5)
    CARD_EMBLEMS[kind](p.inside(21, 42, 48 / 24))
    paint_badge(p.inside(12, 12, 28 / 24), home)


def draw_emblem(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw a mark alone, filling its box."""
    MARK_EMBLEMS[name](pen.inside(0, 0, w / 24))


def draw_sealed(pen: Pen, w: float, _h: float, kind: int) -> None:
    """Draw a message by its kind."""
    SEALED_LETTERS[kind](pen.inside(0, 0, w / 24))


def draw_cubes(pen: Pen, w: float, h: float, home: int, number: int) -> None:
    """Draw markers in a row."""
    side = min(h, w / max(1, number))
    for at in range(number):
        draw_cube(pen.inside(at * side, (h - side) / 2, side / 24), player_ink(home))


def draw_sign(pen: Pen, w: float, _h: float, kind: int) -> None:
    """Draw a card's or sector's emblem, filling its box."""
    CARD_EMBLEMS[kind](pen.inside(0, 0, w / 24))
