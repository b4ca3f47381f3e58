"""Where everything on a player's panel lies."""

from collections import Counter

from msgspec import msgpack

from bot.games.norenberc.state import Player
from bot.pictures.sheet import Area
from render.norenberc.drawing import TownDrawing
from render.sheet.grounds import HEAD, INSET, band
from render.sheet.layout import Hand, Layout, measure
from render.sheet.press import Recent

_kept: Recent[Area] = Recent(300)

LEFT = 11
LEAST_HIGH = 186


def lay_panel(drawing: TownDrawing, seat: int, box: tuple[int, int, int, int], unit: float) -> Area:
    """A player's panel in a box of pixels; one seen before is not laid out again."""
    player, name = drawing.view.players[seat], (drawing.initials[seat], drawing.names[seat])
    mood = "due" if seat in drawing.due else "passed" if player.finished else "plain"
    leads = tuple(seat in leaders for leaders in (*drawing.good_leaders, *drawing.craft_leaders))
    place = drawing.view.order.index(seat) + 1
    key = (msgpack.encode(player), name, seat, box, unit, mood, leads, place, len(drawing.view.jacks))
    found = _kept.get(key)
    if found is None:
        layout = Layout(unit)
        wide, high = box[2] / unit, box[3] / unit
        spare = max(0.0, (high - LEAST_HIGH) / 4)
        _lay_head(layout, player, (seat, name, mood), wide)
        _lay_counts(layout, player, leads, (HEAD + 2 + spare, 42 + spare), wide)
        _lay_tokens(layout, player, HEAD + 86 + 3 * spare, wide - 2 * LEFT)
        found = Area(*box, "panel", (seat, mood, unit), tuple(layout.pieces), int(INSET * unit))
        _kept.put(key, found)
    return found


def _lay_head(layout: Layout, player: Player, who: tuple[int, tuple[str, str], str], wide: float) -> None:
    """Badge, name, and at the right Talers if known, cards laid, agents at hand."""
    seat, (letter, name), mood = who
    on = band(seat, mood)
    layout.put("seat", (seat, letter), (10, 8, 43, 43), on)
    right = wide - 12
    counts = [("agents", str(player.agents))]
    counts += [("cards", str(player.cards))] if player.cards else []
    counts += [("coin", str(player.money))] if player.money is not None else []
    for what, number in counts:
        w = 40 + measure(number, 36)
        right -= w + 4
        layout.put("counted", (what, seat, number), (right, 10, w, 40), on)
    if player.finished:
        right -= 44
        layout.put("asleep", (), (right, 10, 40, 40), on)
    ink = "black" if mood == "passed" else f"on_player{seat}"
    layout.write(name, (60, 30), Hand(37, ink, on), room=right - 66)


def _lay_counts(
    layout: Layout, player: Player, leads: tuple[bool, ...], rows: tuple[float, float], wide: float
) -> None:
    """Goods in hand and craftsmen, a column a guild."""
    guilds = len(player.goods)
    pitch = min(190.0, (wide - 2 * LEFT) / guilds)
    for guild in range(guilds):
        x = LEFT + guild * pitch
        layout.put("goods", (guild, player.goods[guild], int(leads[guild])), (x, rows[0], 79, 40), "panel")
        values = [tile.value for tile in player.craftsmen if tile.guild == guild]
        facts = (guild, sum(values), len(values), int(leads[guilds + guild]))
        layout.put("craft", facts, (x, rows[0] + rows[1], 79, 40), "panel")


def _lay_tokens(layout: Layout, player: Player, top: float, room: float) -> None:
    """Crests and townsmen in a row; what does not fit is counted."""
    tokens = list(_tokens(player))
    wide = [w for _, _, w in tokens]
    shown, more = len(tokens), 0.0
    while sum(wide[:shown]) + 5 * max(0, shown - 1) + more > room:
        shown -= 1
        more = 5 + measure(f"+{len(tokens) - shown}", 36)
    gap = min(8.0, (room - more - sum(wide[:shown])) / max(1, shown))
    x = float(LEFT)
    for art, facts, w in tokens[:shown]:
        layout.put(art, facts, (x, top, w, 38 if art == "kept" else 36), "panel")
        x += w + gap
    if more:
        layout.write(f"+{len(tokens) - shown}", (x, top + 19), Hand(36, "ink", "panel"))


def _tokens(player: Player) -> list[tuple[str, tuple[str | int, ...], float]]:
    """Each kind of crest and townsman once, with its width."""
    tokens: list[tuple[str, tuple[str | int, ...], float]] = []
    crests = [*enumerate(player.crests), (-1, player.prestige)]
    for guild, count in crests:
        if count:
            tokens.append(("crests", (guild, count), 36 if count == 1 else 54))
    tokens += [("kept", ("peddler", "", good), 68) for good in player.peddled]
    for (kind, value), count in Counter((tile.kind, tile.value) for tile in player.townsmen).items():
        label = str(value) if value else "" if count == 1 else f"\u00d7{count}"
        tokens.append(("kept", (kind, label, -1), 41 + measure(label, 36) if label else 38))
    return tokens
