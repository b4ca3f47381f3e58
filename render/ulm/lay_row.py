"""Where everything on a player's row lies: what is at hand, own tiles, shields, descendants and cards laid out."""

from collections import Counter
from typing import TypeAlias

from msgspec import msgpack

from bot.games.contract import Seat
from bot.games.ulm.rules.board import KINDS
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.state import Player
from bot.pictures.sheet import Area
from render.sheet.grounds import HEAD, INSET, band
from render.sheet.laid import Laid
from render.sheet.layout import Hand, Layout, measure
from render.ulm.drawing import UlmDrawing

Thing: TypeAlias = tuple[str, tuple[str | int | bool, ...], float]
"""Something to be drawn: what, its facts, and its width."""

_kept: Laid[Area] = Laid()
LEFT = 12
LINE = 54
"""Units from one line of a row to the next."""
THING = 48
SUM = 2.0
"""How wide a sum of things is, in widths of one."""
PITCHES = (80.0, 72.0, 64.0, 58.0, 52.0, 46.0)
"""Units from one thing to the next: as large as there is room."""


def lay_row(drawing: UlmDrawing, seat: Seat, box: tuple[int, int, int, int], unit: float) -> Area:
    """A player's row in a box of pixels; one seen before is not laid out again."""
    player, mood = drawing.view.players[seat], "due" if seat in drawing.due else "plain"
    is_start = drawing.view.start == seat
    name = drawing.names[seat]
    key = (msgpack.encode(player), seat, name, box, unit, mood, is_start, drawing.pieces.digest)
    found = _kept.get(key)
    if found is None:
        layout, size = Layout(unit), (box[2] / unit, box[3] / unit)
        marks: list[tuple[str, tuple[str, ...]]] = [("turn", ())] if mood == "due" else []
        marks += [("mark", ("charter",))] if is_start else []
        _lay_head(layout, at_hand(drawing, seat), (seat, name, mood), marks, size[0])
        _lay_things(layout, player, seat, drawing.pieces, size)
        found = Area(*box, "panel", (seat, mood, unit), tuple(layout.pieces), int(INSET * unit))
        _kept.put(key, found)
    return found


def _lay_head(
    layout: Layout,
    counted: list[Thing],
    who: tuple[Seat, str, str],
    marks: list[tuple[str, tuple[str, ...]]],
    wide: float,
) -> None:
    """Badge, name, and from the right points, coins, sparrows, cards in hand, seals left, and who began."""
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
    """Counts at the right of a row, from the right; points as if the game ended now."""
    player, points = drawing.view.players[seat], drawing.points(seat)
    return [
        ("score", (points,), max(92.0, 52 + measure(str(points), 38))),
        ("counted", ("coins", player.coins), 50 + measure(str(player.coins), 36)),
        ("counted", ("sparrows", player.sparrows), 50 + measure(str(player.sparrows), 36)),
        ("counted", ("cards", len(player.hand)), 50 + measure(str(len(player.hand)), 36)),
        ("seals", (seat, player.supply), 50 + measure(str(player.supply), 36)),
    ]


def _lay_things(layout: Layout, player: Player, seat: Seat, pieces: Pieces, size: tuple[float, float]) -> None:
    """Own tiles in a line; after them, or below where the row is high, whatever was gained for good."""
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
    """The own tiles by kind, each kind in its place; gives where they end."""
    x = float(LEFT)
    for kind in range(len(KINDS)):
        number = player.tiles[kind]
        w = THING + (4 + measure(str(number), 38) if number else 0)
        layout.put("own", (kind, number), (x, middle - THING / 2, w, THING), "panel")
        x += max(72.0, w + 5)
    return x


def _lay_crests(layout: Layout, player: Player, seat: Seat, end: tuple[float, float]) -> None:
    """Family crests that are left, from the right."""
    right, middle = end
    for at in range(player.crests):
        layout.put("crest", (seat,), (right - 46 * (at + 1), middle - 21, 42, 42), "panel")


def _things(player: Player, pieces: Pieces, room: tuple[float, float, float, float]) -> tuple[list[Thing], float]:
    """Every shield, descendant and card, or how many of a kind where there is no room; and how wide each is."""
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
