"""The common part of all questions' pictures: the player's things at the top, shelves of things below."""

from typing import Any, TypeAlias

from bot.games.ulm.guide.names import space_name
from bot.pictures.sheet import Area
from render.sheet.layout import Hand, Layout, measure
from render.ulm.drawing import UlmDrawing

UNITS = {"wide": 1100 / 800, "narrow": 1.0}
"""The size of a unit; in units, pictures for both screens have the same height."""
TEXT = 24
HEAD = 58
"""Height of the player's things."""
SHELF = 51
"""Height of a row of the stall."""
Thing: TypeAlias = tuple[str, tuple[Any, ...], float]
"""A drawing with its facts and width."""
RIGHT = 2
"""Number of the player's things on the right."""


def lay_head(drawing: UlmDrawing, size: tuple[int, int], unit: float) -> Area:
    """Lay out coins, sparrows, seals and cards, and on the right points and the barge's space; shrunk to fit."""
    layout, seat, things = Layout(unit), drawing.scene.seat, _list_own(drawing)
    on, wide = f"player{seat}", size[0] / unit
    layout.put("seat", (seat,), (8, 6, 44, 44), on)
    room = wide - 60 - 8 - 6 * (len(things) - 1)
    long = sum(w for *_, w in things)
    shrunk, x = min(1.0, room / long), 60.0
    for at, (art, facts, w) in enumerate(things):
        if at == len(things) - RIGHT:
            x += max(0.0, room - long)
        layout.put(art, facts, (x, 28 - 22 * shrunk, w * shrunk, 44 * shrunk), on)
        x += w * shrunk + 6
    return Area(0, 0, *size, "own_band", (seat,), tuple(layout.pieces))


def _list_own(drawing: UlmDrawing) -> list[Thing]:
    """Return the player's things, each with its width at a height of 44 units."""
    seat, me, large = drawing.scene.seat, drawing.view.players[drawing.scene.seat], 36 * 44 / 40
    space, points = drawing.words.piece(space_name(drawing.pieces.river[me.barge])), drawing.points(seat)
    return [
        ("counted", ("coins", me.coins), 50 + measure(str(me.coins), large)),
        ("counted", ("sparrows", me.sparrows), 50 + measure(str(me.sparrows), large)),
        ("seals", (seat, me.supply), 50 + measure(str(me.supply), large)),
        ("counted", ("cards", len(me.hand)), 50 + measure(str(len(me.hand)), large)),
        ("score", (points,), 56 + measure(str(points), 42)),
        ("at_space", (space,), 52 + measure(space, large)),
    ]


def lay_tiles(layout: Layout, drawing: UlmDrawing, y: float, span: tuple[float, float]) -> float:
    """Lay out the player's tiles on a shelf; return the right edge."""
    me = drawing.view.players[drawing.scene.seat]
    tiles: list[Thing] = [
        ("held", (kind, number), 44 + measure(f"×{number}", 30) + 3) for kind, number in enumerate(me.tiles) if number
    ]
    return lay_shelf(layout, (drawing.say("push-tiles" if tiles else "push-no_tiles"), tiles), y, span)


def lay_shelf(layout: Layout, row: tuple[str, list[Thing]], y: float, span: tuple[float, float]) -> float:
    """Lay out words followed by things, starting at the left; return the right edge."""
    (text, things), (x, right) = row, span
    x += layout.write(text, (x, y), Hand(TEXT, "banner_ink", "wood_dark"), room=right - x - 8) + 9
    for art, facts, w in things:
        layout.put(art, facts, (x, y - 21, w, 42), "wood_dark")
        x += w + 5
    return x


def lay_from_right(layout: Layout, row: tuple[str, list[Thing]], y: float, span: tuple[float, float]) -> None:
    """Lay out things with words before them, ending at the right; leaves out what does not fit."""
    (text, things), (left, right) = row, span
    long = sum(w + 5 for *_, w in things)
    if not things or right - long < left:
        return
    x = right - long + 5
    for art, facts, w in things:
        layout.put(art, facts, (x, y - 21, w, 42), "wood_dark")
        x += w + 5
    if measure(text, TEXT, layout.unit) + 8 <= right - long - left:
        layout.write(text, (right - long - 4, y), Hand(TEXT, "banner_ink", "wood_dark"), anchor="r")
