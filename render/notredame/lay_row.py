"""The layout of a player's row: supplies, the seven sectors, the rat track."""

from collections import Counter

from bot.games.notredame.rules.pieces import LAPS, SECTORS
from bot.games.notredame.rules.state import BESIDE, Player, card_kind
from bot.games.notredame.rules.streets import MARKETS
from bot.pictures.sheet import Area, Piece
from render.notredame.borough import CELL, NO_CARD, TRACK, has_cubes
from render.notredame.drawing import CityDrawing
from render.notredame.lay_track import NOBODY, Plague, lay_track
from render.sheet.grounds import HEAD, INSET, band
from render.sheet.layout import Hand, Layout, measure
from render.sheet.layout_cache import LayoutCache

_heads: LayoutCache[tuple[Piece, ...]] = LayoutCache()
_sectors: LayoutCache[tuple[Piece, ...]] = LayoutCache()
_tracks: LayoutCache[tuple[Piece, ...]] = LayoutCache()

WIDE = 938
"""Width of a row in units."""
LEFT = 10
GAP = 4
TALL = 2 * CELL + 90
"""Minimum height of a row in which the sectors are in two lines."""


def lay_row(drawing: CityDrawing, seat: int, box: tuple[int, int, int, int], unit: float) -> Area:
    """Lay out a player's row in a box of pixels; its three parts are cached."""
    player, home = drawing.view.players[seat], drawing.homes[seat]
    mood = "due" if seat in drawing.due else "plain"
    layout, high = Layout(unit), box[3] / unit
    _add_head(layout, drawing, seat, mood)
    cards, bottom = drawing.open_cards(seat), high - INSET - 3 - TRACK
    span = (HEAD + 4, bottom - GAP)
    key = (*player.markers, player.friend, cards, home, span)
    _sectors.add(layout, key, lambda part: _lay_sectors(part, (player, cards), home, span, unit))
    plague = Plague(home, player.rat, drawing.level(seat), drawing.pieces.limits.track, player.has_doctor)
    track = (LEFT, bottom, WIDE - 2 * LEFT, TRACK)
    _tracks.add(layout, (plague, bottom), lambda part: lay_track(part, plague, track, "panel"))
    return Area(*box, "panel", (home, mood, unit), tuple(layout.pieces), int(INSET * unit))


def _add_head(layout: Layout, drawing: CityDrawing, seat: int, mood: str) -> None:
    """Lay out the head of a row, or take it from the cache."""
    player, points = drawing.view.players[seat], drawing.total(seat)
    home, letters = drawing.homes[seat], drawing.letters[: drawing.boroughs]
    marks: list[tuple[str, tuple[str | int, ...]]] = [("turn", ())] if mood == "due" else []
    marks += [("mark", ("bell",))] if drawing.view.start == seat else []
    marks += [("waiting_friend", (home,))] if player.friend == BESIDE else []
    who, known = (home, drawing.names[seat], mood, letters), (player.gold, player.supply, player.general)
    key = (who, known, player.messages, points, tuple(marks))
    _heads.add(layout, key, lambda part: _lay_head(part, (player, points), who, marks))


def _lay_head(
    layout: Layout,
    owned: tuple[Player, int | None],
    who: tuple[int, str, str, tuple[str, ...]],
    marks: list[tuple[str, tuple[str | int, ...]]],
) -> None:
    """Lay out badge and name; from the right: points (unless secret), gold, markers, messages, and other marks."""
    home, name, mood, letters = who
    on, right = band(home, mood), WIDE - 12.0
    layout.put("seat", (home,), (9, 7, 40, 40), on)
    for art, facts, w in _at_hand(*owned, home, letters):
        right -= w
        layout.put(art, facts, (right, 7, w, 40), on)
        right -= 6
    for art, mark in marks:
        right -= 40
        layout.put(art, mark, (right, 7, 40, 40), on)
        right -= 4
    layout.write(name, (57, 26), Hand(37, f"on_player{home}", ""), room=right - 66)


def _at_hand(
    player: Player, points: int | None, home: int, letters: tuple[str, ...]
) -> list[tuple[str, tuple[object, ...], float]]:
    """Return the things on the right of a row, starting at the right edge, each with its width."""
    gold, supply = str(player.gold), f"{player.supply}/{player.general}"
    tally, w = tally_of(player, letters)
    return [
        *([("points", (points,), max(92.0, 52 + measure(str(points), 38)))] if points is not None else []),
        ("counted", ("coin", home, gold), 48 + measure(gold, 36)),
        ("counted", ("cube", home, supply), 48 + measure(supply, 36)),
        ("tally", tally, w),
    ]


def tally_of(player: Player, letters: tuple[str, ...]) -> tuple[tuple[tuple[int, str, int], ...], float]:
    """Return messages taken by color, and the total width of their places."""
    taken = Counter(market // MARKETS for market in player.messages)
    tally = tuple((borough, letter, taken[borough]) for borough, letter in enumerate(letters))
    return tally, (max(measure(f"{letter}0", 34) for letter in letters) + 20) * len(letters)


def _lay_sectors(
    layout: Layout, owned: tuple[Player, tuple[int, ...]], home: int, span: tuple[float, float], unit: float
) -> None:
    """Lay out seven sectors side by side; if the row is high, in two lines with the cards played this round."""
    player, cards = owned
    top, high = span[0], span[1] - span[0]
    columns, rows = (4, 2) if high >= TALL else (7, 1)
    pitch, tall = (WIDE - 2 * LEFT + GAP) / columns, (high + GAP) / rows
    hundredths = round(unit * 100)
    for sector in range(len(SECTORS)):
        box = (LEFT + sector % columns * pitch, top + sector // columns * tall, pitch - GAP, tall - GAP)
        markers, friend = player.markers[sector], int(player.friend == sector)
        is_colored = friend or (markers and has_cubes(*box[2:]))
        layout.put("sector", (sector, markers, friend, home if is_colored else NOBODY, hundredths), box, "panel")
    if rows == 2:
        _lay_played(layout, cards, (LEFT + 3 * pitch, top + tall, pitch - GAP, tall - GAP), hundredths)


def _lay_played(
    layout: Layout, cards: tuple[int, ...], box: tuple[float, float, float, float], hundredths: int
) -> None:
    """Lay out the cards played this round, and places for those still to come."""
    x, y, w, h = box
    pitch = (w + GAP) / LAPS
    kinds = [card_kind(card) for card in cards] + [NO_CARD] * (LAPS - len(cards))
    for at, kind in enumerate(kinds):
        layout.put("played", (hundredths, kind), (x + at * pitch, y, pitch - GAP, h), "panel")
