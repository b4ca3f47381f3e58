"""Where everything on a player's row lies: what is at hand, the seven sectors, the rat track."""

from collections import Counter

from msgspec import msgpack

from bot.games.notredame.rules.pieces import LAPS, SECTORS
from bot.games.notredame.rules.state import BESIDE, Player, card_kind
from bot.games.notredame.rules.streets import MARKETS
from bot.pictures.sheet import Area
from render.notredame.borough import CELL, NO_CARD, TRACK, has_cubes
from render.notredame.drawing import CityDrawing
from render.notredame.lay_track import NOBODY, Plague, lay_track
from render.sheet.grounds import HEAD, INSET, band
from render.sheet.laid import Laid
from render.sheet.layout import Hand, Layout, measure

_kept: Laid[Area] = Laid()

WIDE = 938
"""Units of a row."""
LEFT = 10
GAP = 4
TALL = 2 * CELL + 90
"""From this height of its sectors on they lie in two rows."""


def lay_row(drawing: CityDrawing, seat: int, box: tuple[int, int, int, int], unit: float) -> Area:
    """A player's row in a box of pixels; one seen before is not laid out again."""
    player = drawing.view.players[seat]
    mood = "due" if seat in drawing.due else "plain"
    is_start = drawing.view.start == seat
    level = drawing.level(seat)
    name = drawing.names[seat]
    home, letters = drawing.homes[seat], drawing.letters[: drawing.boroughs]
    points, cards = drawing.total(seat), drawing.open_cards(seat)
    known = (msgpack.encode(player), points, cards)
    key = (known, name, home, letters, box, unit, mood, is_start, level, drawing.pieces.digest)
    found = _kept.get(key)
    if found is None:
        layout, high = Layout(unit), box[3] / unit
        marks: list[tuple[str, tuple[str | int, ...]]] = [("turn", ())] if mood == "due" else []
        marks += [("mark", ("bell",))] if is_start else []
        marks += [("waiting_friend", (home,))] if player.friend == BESIDE else []
        _lay_head(layout, (player, points), (home, name, mood, letters), marks)
        bottom = high - INSET - 3 - TRACK
        _lay_sectors(layout, (player, cards), home, (HEAD + 4, bottom - GAP), unit)
        plague = Plague(home, player.rat, level, drawing.pieces.limits.track, player.has_doctor)
        lay_track(layout, plague, (LEFT, bottom, WIDE - 2 * LEFT, TRACK), "panel")
        found = Area(*box, "panel", (home, mood, unit), tuple(layout.pieces), int(INSET * unit))
        _kept.put(key, found)
    return found


def _lay_head(
    layout: Layout,
    owned: tuple[Player, int | None],
    who: tuple[int, str, str, tuple[str, ...]],
    marks: list[tuple[str, tuple[str | int, ...]]],
) -> None:
    """Badge, name, and from the right points unless secret, gold, markers, messages, and who has the bell-ringer."""
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
    """What is shown at the right of a row, from the right, each with its width."""
    gold, supply = str(player.gold), f"{player.supply}/{player.general}"
    tally, w = tally_of(player, letters)
    return [
        *([("points", (points,), max(92.0, 52 + measure(str(points), 38)))] if points is not None else []),
        ("counted", ("coin", home, gold), 48 + measure(gold, 36)),
        ("counted", ("cube", home, supply), 48 + measure(supply, 36)),
        ("tally", tally, w),
    ]


def tally_of(player: Player, letters: tuple[str, ...]) -> tuple[tuple[tuple[int, str, int], ...], float]:
    """Messages taken by color, and the width of their places."""
    taken = Counter(market // MARKETS for market in player.messages)
    tally = tuple((borough, letter, taken[borough]) for borough, letter in enumerate(letters))
    return tally, (max(measure(f"{letter}0", 34) for letter in letters) + 20) * len(letters)


def _lay_sectors(
    layout: Layout, owned: tuple[Player, tuple[int, ...]], home: int, span: tuple[float, float], unit: float
) -> None:
    """Seven in a row; or, if the row is high, in two with the cards played in this round."""
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
    """The cards played in this round, and places for those that will be."""
    x, y, w, h = box
    pitch = (w + GAP) / LAPS
    kinds = [card_kind(card) for card in cards] + [NO_CARD] * (LAPS - len(cards))
    for at, kind in enumerate(kinds):
        layout.put("played", (hundredths, kind), (x + at * pitch, y, pitch - GAP, h), "panel")
