"""The layout of the town: the Danube's spaces, barges between their quarters, seals and privileges."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.games.contract import Seat
from bot.pictures.sheet import Area, Piece
from render.sheet.layout import Hand, Layout, measure
from render.sheet.layout_cache import LayoutCache
from render.ulm.drawing import UlmDrawing
from render.ulm.gains import marks_of
from render.ulm.town import BEFORE, BRIDGE, BUILDING, HIGH, LIT, PAST, ROOF

QUARTER, RIVER = 132, HIGH
"""Heights of a quarter and of the river, in units."""
HARBOR, BRIDGE_W = 2.27, 0.93
"""Widths of the barges' first space and of the bridge, relative to the other spaces."""
NAME = 32
"""Size of text in units."""
SLOT = 45
LEFT = 12
"""Distance between the edge of a wall and the things on the wall, in units."""
GAIN = 34
LETTERED = 39
"""Minimum size of a badge, in units, for its letter to be legible."""
MINUS = "\N{MINUS SIGN}"


SealPlace: TypeAlias = tuple[str, tuple[str | int, ...]]
"""A place for a seal: a drawing and its facts."""
Bank: TypeAlias = tuple[tuple[int, int, int], ...]
"""Quarters side by side: the index, left edge and width of each."""
Crew: TypeAlias = tuple[tuple[Seat, str], ...]
"""The players on a space, each with a letter if there is room."""

_quarters: LayoutCache[Area] = LayoutCache()
"""Caches quarters: most do not change between pictures."""
_rivers: LayoutCache[Area] = LayoutCache()
"""Caches rivers: barges do not move in every picture."""


class Stretch(NamedTuple):
    """A stretch of the river in pixels: left edge and width of each space and of the bridge."""

    spaces: dict[int, tuple[int, int]]
    bridge: tuple[int, int] | None
    wide: int


def bridge_of(river: tuple[int, ...]) -> int:
    """Return the first space beyond the bridge."""
    return next((space for space, value in enumerate(river) if value > 0), 0)


@lru_cache(maxsize=16)
def spread(river: tuple[int, ...], spaces: range, wide: int) -> Stretch:
    """Spread spaces over a width, with the bridge between two of the spaces."""
    bridge = bridge_of(river)
    items: list[tuple[int, float]] = []
    for space in spaces:
        items += [(-1, BRIDGE_W)] if space == bridge else []
        items.append((space, HARBOR if space == 0 else 1.0))
    items += [(-1, BRIDGE_W)] if spaces.stop == bridge else []
    unit, at = wide / sum(share for _, share in items), 0.0
    found: dict[int, tuple[int, int]] = {}
    for item, share in items:
        found[item] = (round(at), round(at + share * unit) - round(at))
        at += share * unit
    return Stretch({space: place for space, place in found.items() if space >= 0}, found.get(-1), wide)


def lay_town(drawing: UlmDrawing, at: tuple[int, int], wide: int, unit: float, spaces: range) -> tuple[list[Area], int]:
    """Lay out a stretch of the river with the quarters on its banks, starting at a corner; also return the height."""
    (x, y), pieces, quarter, river = at, drawing.pieces, round(QUARTER * unit), round(RIVER * unit)
    upper, lower = spread_banks(pieces.quarters_at, pieces.river, spaces, wide)
    areas = _lay_bank(drawing, upper, (x, y, quarter), unit)
    areas.append(lay_river(drawing, spaces, (x, y + quarter, wide, river), unit))
    areas += _lay_bank(drawing, lower, (x, y + quarter + river, quarter), unit)
    return areas, 2 * quarter + river


def lay_river(drawing: UlmDrawing, spaces: range, box: tuple[int, int, int, int], unit: float) -> Area:
    """Lay out the river; cached."""
    barges = tuple([player.barge for player in drawing.view.players])
    key = (drawing.pieces.digest, spaces, box, unit, barges, drawing.due, drawing.initials)
    found = _rivers.get(key)
    if found is None:
        found = _lay_river(drawing, spread(drawing.pieces.river, spaces, box[2]), box, unit)
        _rivers.put(key, found)
    return found


def _lay_river(drawing: UlmDrawing, stretch: Stretch, box: tuple[int, int, int, int], unit: float) -> Area:
    """Lay out the spaces with their values, and each space's barges or bonus."""
    layout, river = Layout(), drawing.pieces.river
    lit = {drawing.view.players[seat].barge for seat in drawing.due}
    facts = []
    for space, (x, w) in stretch.spaces.items():
        _lay_space(layout, drawing, space, (x, w, box[3]), unit)
        facts.append((x, w, (PAST if river[space] > 0 else BEFORE) + (LIT if space in lit else "")))
    if stretch.bridge:
        facts.append((*stretch.bridge, BRIDGE))
    return Area(*box, "river", tuple(facts), tuple(layout.pieces))


def _lay_space(layout: Layout, drawing: UlmDrawing, space: int, box: tuple[int, int, int], unit: float) -> None:
    """Lay out the value of a space, and the space's barges or bonus."""
    value = drawing.pieces.river[space]
    crew = [seat for seat, player in enumerate(drawing.view.players) if player.barge == space]
    sailing = _crew(drawing, crew, box, unit) if crew else ()
    layout.pieces += _space_pieces(value, sailing, () if crew else _bonus(drawing, value)[:1], box, unit)


@lru_cache(maxsize=512)
def _space_pieces(
    value: int, crew: Crew, bonus: tuple[tuple[str, int], ...], box: tuple[int, int, int], unit: float
) -> tuple[Piece, ...]:
    layout, (x, w, h) = Layout(), box
    text = f"+{value}" if value > 0 else f"{MINUS}{-value}"
    layout.write(text, (x + w / 2, h - 23 * unit), Hand(round(NAME * unit), "water_ink", ""), anchor="m")
    top, high, side = round(5 * unit), round(h - 48 * unit), round(40 * unit)
    if crew:
        layout.put("sailing", crew, (x + 6, top, w - 12, high))
    for gain in bonus:
        layout.put("bonus", gain, (x + 6, top + (high - side) / 2, w - 12, side))
    return tuple(layout.pieces)


def _crew(drawing: UlmDrawing, seats: list[Seat], box: tuple[int, int, int], unit: float) -> Crew:
    """Return the players on a space, with letters if the badges are large enough."""
    _, w, h = box
    side = min((w - 12) / len(seats) - 2, round(h - 48 * unit) * 0.72)
    has_letters = side >= LETTERED * unit
    return tuple((seat, drawing.initials[seat] if has_letters else "") for seat in seats)


def _bonus(drawing: UlmDrawing, value: int) -> tuple[tuple[str, int], ...]:
    found = next((bonus.effect for bonus in drawing.pieces.river_bonus if bonus.space == value), ())
    return marks_of(found)


@lru_cache(maxsize=16)
def spread_banks(
    quarters_at: tuple[tuple[int, int], ...], river: tuple[int, ...], spaces: range, wide: int
) -> tuple[Bank, Bank]:
    """Spread the quarters above and below spaces over a width; quarters next to the bridge share its width."""
    stretch, starts = spread(river, spaces, wide), (dict[int, int](), dict[int, int]())
    for space, (left, _) in stretch.spaces.items():
        is_after_bridge = stretch.bridge is not None and sum(stretch.bridge) == left
        edge = left - stretch.bridge[1] // 2 if is_after_bridge and stretch.bridge else left
        for bank, quarter in zip(starts, quarters_at[space], strict=True):
            bank.setdefault(quarter, edge)
    upper, lower = [_spread_bank(bank, wide) for bank in starts]
    return upper, lower


def _spread_bank(starts: dict[int, int], wide: int) -> Bank:
    edges = [0, *[*starts.values()][1:], wide]
    return tuple((number, edges[at], edges[at + 1] - edges[at]) for at, number in enumerate(starts))


def _lay_bank(drawing: UlmDrawing, bank: Bank, box: tuple[int, int, int], unit: float) -> list[Area]:
    """Lay out the quarters of a bank, side by side."""
    x, y, h = box
    return [lay_quarter(drawing, number, (x + left, y, w, h), unit) for number, left, w in bank]


def lay_quarter(drawing: UlmDrawing, number: int, box: tuple[int, int, int, int], unit: float) -> Area:
    """Lay out a quarter; cached."""
    view = drawing.view
    is_lit = any(number in drawing.quarters_at(seat) for seat in drawing.due)
    seals = tuple([player.seals[number] for player in view.players])
    there = (seals, view.places[number], view.descendants, drawing.initials, is_lit)
    key = (drawing.words.language, drawing.pieces.digest, number, box, unit, there)
    found = _quarters.get(key)
    if found is None:
        found = _lay_quarter(drawing, number, box, unit, is_lit)
        _quarters.put(key, found)
    return found


def _lay_quarter(drawing: UlmDrawing, number: int, box: tuple[int, int, int, int], unit: float, is_lit: bool) -> Area:
    """Lay out a quarter: its name on the roof, seals, free places and the privilege on the wall."""
    layout, (_, _, w, h) = Layout(), box
    quarter, roof = drawing.pieces.quarters[number], ("roof_a", "roof_b")[number % 2]
    hand = Hand(round(NAME * unit), "roof_ink", "")
    name = drawing.words.piece(quarter.name)
    layout.write(name, (22 * unit, h * ROOF / 2 + 2), hand, room=w - 44 * unit)
    on = "wall_lit" if is_lit else "wall"
    _lay_places(layout, places_of(drawing, number), (w, h, on), unit)
    x = LEFT * unit
    for mark, count in marks_of(quarter.privilege):
        wide = (44 + (measure(str(count), 34) + 4 if count > 1 else 0)) * unit * GAIN / 36
        layout.put("gain", (mark, count), (x, h - (GAIN + 7) * unit, wide, GAIN * unit), on)
        x += wide + 5 * unit
    return Area(*box, "quarter", (quarter.name, roof, is_lit, unit), tuple(layout.pieces))


def _lay_places(layout: Layout, places: list[SealPlace], wall: tuple[int, int, str], unit: float) -> None:
    """Lay out seals and free places in a row beside the building, narrower if there are many."""
    w, h, on = wall
    building = h * (1 - ROOF) * BUILDING
    pitch = min(SLOT * unit, (w - building - 16 * unit - 12) / max(1, len(places)))
    slot = min(round(SLOT * unit) - 2, int(pitch))
    for at, (art, facts) in enumerate(places):
        layout.put(art, facts, (LEFT * unit + at * pitch, h * ROOF + 6 * unit, slot, slot), on)


def places_of(drawing: UlmDrawing, number: int) -> list[SealPlace]:
    """Return seals, then free places; descendants who can be gained there are shown on the free places."""
    view, names = drawing.view, drawing.pieces.descendant_names
    seals = [
        ("token", drawing.badge(seat)) for seat, player in enumerate(view.players) for _ in range(player.seals[number])
    ]
    is_home = any(effect.descendant for effect in drawing.pieces.quarters[number].privilege)
    waiting = [("portrait", (names[descendant],)) for descendant in view.descendants] if is_home else []
    free = max(0, view.places[number] - len(waiting))
    return [*seals, *waiting, *[("place", ())] * free]
