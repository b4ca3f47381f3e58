"""The layout of a player's row: supplies, tiles, shields, descendants and laid cards."""

from collections import Counter
from typing import TypeAlias

from bot.games.contract import Seat
from bot.games.ulm.rules.board import KINDS
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.state import Player
from bot.pictures.sheet import Area, Piece
from render.sheet.grounds import HEAD, INSET, band
from render.sheet.layout import Hand, Layout, measure
from render.sheet.layout_cache import LayoutCache
from render.ulm.drawing import UlmDrawing

Thing: TypeAlias = tuple[str, tuple[str | int | bool, ...], float]
"""A drawing with its facts and width."""

_heads: LayoutCache[tuple[Piece, ...]] = LayoutCache()
_things_laid: LayoutCache[tuple[Piece, ...]] = LayoutCache()
LEFT = 12
LINE = 54
"""Height of a line in a row, in units."""
THING = 48
SUM = 2.0
"""Width of a symbol with the number of things, in widths of one thing."""
PITCHES = (80.0, 72.0, 64.0, 58.0, 52.0, 46.0)
"""Distances between things in units; the first that fits is used."""


def lay_row(drawing: UlmDrawing, seat: Seat, box: tuple[int, int, int, int], unit: float) -> Area:
    """Lay out a player's row in a box of pixels; cached."""
    player, mood = drawing.view.players[seat], "due" if seat in drawing.due else "plain"
    layout, size = Layout(unit), (box[2] / unit, box[3] / unit)
    _add_head(layout, drawing, (seat, drawing.names[seat], mood), size[0])
    owned = (*player.tiles, player.shields, player.descendants, player.laid, player.crests)
    key = (owned, seat, size, drawing.pieces.digest)
    _things_laid.add(layout, key, lambda part: _lay_things(part, player, seat, drawing.pieces, size))
    return Area(*box, "panel", (seat, mood, unit), tuple(layout.pieces), int(INSET * unit))


def _add_head(layout: Layout, drawing: UlmDrawing, who: tuple[Seat, str, str], wide: float) -> None:
    """Lay out the head of a row, or take it from the cache."""
    seat, _, mood = who
    marks: list[tuple[str, tuple[str, ...]]] = [("turn", ())] if mood == "due" else []
    marks += [("mark", ("charter",))] if drawing.view.start == seat else []
    player = drawing.view.players[seat]
    counts = (drawing.points(seat), player.coins, player.sparrows, len(player.hand), player.supply)
    key = (who, counts, tuple(marks), wide)
    _heads.add(layout, key, lambda part: _lay_head(part, at_hand(drawing, seat), who, marks, wide))


def _lay_head(
    layout: Layout,
    counted: list[Thing],
    who: tuple[Seat, str, str],
    marks: list[tuple[str, tuple[str, ...]]],
    wide: float,
) -> None:
    """Lay out badge, name and marks; from the right: points, coins, sparrows, cards in hand and seals left."""
    seat, name, mood = who
    on, right = band(seat, mood), wide - 12.0
    layout.put("seat", (seat, ""), (9, 7, 40, 40), on)
    for art, facts, w in counted:
        right -= w
        layout.put(art, facts, (right, 7, w, 40), on)
        right -= 5
    for art, mark in marks:
        right -= 40
        layout.put(art, mark, (right, 7, 40, 40), on)
        right -= 4
    layout.write(name, (57, 29), Hand(37, f"on_player{seat}", ""), room=right - 66)


def at_hand(drawing: UlmDrawing, seat: Seat) -> list[Thing]:
    """Return marks with numbers for the right of a row, starting at the right edge; points as if the game ended now."""
    player, points = drawing.view.players[seat], drawing.points(seat)
    return [
        ("score", (points,), max(92.0, 52 + measure(str(points), 38))),
        ("counted", ("coins", player.coins), 50 + measure(str(player.coins), 36)),
        ("counted", ("sparrows", player.sparrows), 50 + measure(str(player.sparrows), 36)),
        ("counted", ("cards", len(player.hand)), 50 + measure(str(len(player.hand)), 36)),
        ("seals", (seat, player.supply), 50 + measure(str(player.supply), 36)),
    ]


def _lay_things(layout: Layout, player: Player, seat: Seat, pieces: Pieces, size: tuple[float, float]) -> None:
    """Lay out the player's tiles on a line, with permanent gains beside or below the tiles."""
    wide, high = size
    bottom, top = high - INSET - 3, HEAD + 3.0
    is_high = bottom - top >= 2 * LINE
    middle = top + LINE / 2 if is_high else (top + bottom) / 2
    x = _lay_tiles(layout, player, middle)
    if is_high:
        room = (float(LEFT), top + LINE + 4, wide - LEFT, bottom)
        _lay_crests(layout, player, seat, (wide - LEFT, middle))
    else:
        room = (x + 10, top, wide - LEFT, bottom)
    things, pitch = _things(player, pieces, room)
    left, y, side = room[0], room[1], pitch - 4
    if int((room[3] - room[1]) // pitch) <= 1:
        y = (room[1] + room[3] - side) / 2
    for art, facts, share in things:
        w = share * pitch - 4
        if left + w > room[2] + 0.5:
            left, y = room[0], y + pitch
        layout.put(art, facts, (left, y, w, side), "panel")
        left += share * pitch


def _lay_tiles(layout: Layout, player: Player, middle: float) -> float:
    """Lay out the player's tiles by kind, each kind in a fixed place; return the right edge."""
    x = float(LEFT)
    for kind in range(len(KINDS)):
        number = player.tiles[kind]
        w = THING + (4 + measure(str(number), 38) if number else 0)
        layout.put("own", (kind, number), (x, middle - THING / 2, w, THING), "panel")
        x += max(72.0, w + 5)
    return x


def _lay_crests(layout: Layout, player: Player, seat: Seat, end: tuple[float, float]) -> None:
    """Lay out remaining family crests, starting at the right."""
    right, middle = end
    for at in range(player.crests):
        layout.put("crest", (seat,), (right - 46 * (at + 1), middle - 21, 42, 42), "panel")


def _things(player: Player, pieces: Pieces, room: tuple[float, float, float, float]) -> tuple[list[Thing], float]:
    """Return every shield, descendant and card (numbers by kind if room is short), and the pitch."""
    wide, high = room[2] - room[0] + 4, room[3] - room[1]
    shields: list[Thing] = [
        ("city_shield", (pieces.shields[shield].name, bool(pieces.shields[shield].gate)), 1.0)
        for shield in player.shields
    ]
    faces: list[Thing] = [("face", (pieces.descendant_names[number],), 1.0) for number in player.descendants]
    cards: list[Thing] = [
        ("card", (pieces.cards[kind].name, pieces.cards[kind].family), 1.0) for kind in sorted(player.laid)
    ]
    every = [*shields, *faces, *cards]
    for pitch in PITCHES:
        if pitch - 4 <= high and len(every) <= int(wide // pitch) * max(1, int((high + 4) // pitch)):
            return every, pitch
    families = Counter(pieces.cards[kind].family for kind in player.laid)
    summed: list[Thing] = [("shields", (len(shields),), SUM)] if shields else []
    summed += [*faces, *[("family", (family, number), SUM) for family, number in families.items()]]
    return summed, min(PITCHES[-1], wide / max(1.0, sum(share for *_, share in summed)))
