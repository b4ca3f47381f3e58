"""The layout of a player's panel."""

from collections import Counter
from typing import Any, TypeAlias

from msgspec import msgpack

from bot.games.norenberc.rules.state import Player
from bot.pictures.sheet import Area, Piece
from render.norenberc.drawing import TownDrawing
from render.norenberc.house import NUMBER
from render.norenberc.panel import CELL, CELL_HIGH
from render.sheet.grounds import INSET, band
from render.sheet.layout import Hand, Layout, measure
from render.sheet.layout_cache import LayoutCache

_heads: LayoutCache[tuple[Piece, ...]] = LayoutCache()
_bodies: LayoutCache[tuple[Piece, ...]] = LayoutCache()

Count: TypeAlias = tuple[str, str]
"""A mark with a number."""

LEFT = 11
BODY = 50
"""Top edge of the rows, below the head."""
ROW = CELL_HIGH + 2
"""Minimum height of a row."""
POINTS_IN_HEAD, MONEY_IN_HEAD = 400, 540
"""Minimum widths of a panel at which points and money fit beside the name."""


def lay_panel(drawing: TownDrawing, seat: int, box: tuple[int, int, int, int], unit: float) -> Area:
    """Lay out a player's panel in a box of pixels; cached."""
    player, name = drawing.view.players[seat], drawing.names[seat]
    mood = "due" if seat in drawing.due else "passed" if player.finished else "plain"
    layout, wide, high = Layout(unit), box[2] / unit, box[3] / unit
    head, below = _count(player, drawing.cards_down(seat), drawing.points(seat), wide)
    who = (seat, name, mood)
    key: tuple[Any, ...] = (who, tuple(head), player.finished, wide)
    _heads.add(layout, key, lambda part: _lay_head(part, player, who, (wide, head)))
    leads, size = drawing.leads(seat), (wide, high - INSET)
    owned = (player.goods, player.craftsmen, player.crests, player.prestige, player.peddled, player.townsmen)
    key = (msgpack.encode(owned), leads, tuple(below), seat, size)
    _bodies.add(layout, key, lambda part: _lay_body(part, player, (leads, _count_tokens(seat, below)), size))
    return Area(*box, "panel", (seat, mood, unit), tuple(layout.pieces), int(INSET * unit))


def _lay_head(layout: Layout, player: Player, who: tuple[int, str, str], row: tuple[float, list[Count]]) -> None:
    """Lay out badge and name, with marks and numbers on the right."""
    (seat, name, mood), (wide, counts) = who, row
    on = band(seat, mood)
    layout.put("seat", (seat,), (9, 7, 40, 40), on)
    right = wide - 12
    for what, number in counts:
        w = 40 + measure(number, NUMBER)
        right -= w + 4
        layout.put("counted", (what, seat, number), (right, 7, w, 40), on)
    if player.finished:
        right -= 44
        layout.put("asleep", (), (right, 7, 40, 40), on)
    ink = "black" if mood == "passed" else f"on_player{seat}"
    layout.write(name, (57, 25), Hand(NUMBER, ink, ""), room=right - 63)


def _count(player: Player, cards: int, points: str, wide: float) -> tuple[list[Count], list[Count]]:
    """Return agents, cards face down, points and known Talers in two lists: for the head, and for the rows below."""
    counts = {"agents": (str(player.agents), 0)}
    counts |= {"cards": (str(cards), 0)} if cards else {}
    counts["point"] = points, POINTS_IN_HEAD
    counts |= {"coin": (str(player.money), MONEY_IN_HEAD)} if player.money is not None else {}
    head = [(what, number) for what, (number, least) in counts.items() if wide >= least]
    return head, [(what, number) for what, (number, least) in counts.items() if wide < least]


Token: TypeAlias = tuple[str, tuple[str | int, ...], float]
"""A crest, a townsman or a mark with a number: its drawing, facts and width."""


def _lay_body(
    layout: Layout, player: Player, facts: tuple[tuple[int, ...], list[Token]], size: tuple[float, float]
) -> None:
    """Lay out goods and craftsmen in one column per guild, then crests and townsmen."""
    (wide, high), guilds, (leads, counts) = size, len(player.goods), facts
    tokens = [*counts, *_tokens(player)]
    is_paired = wide - 2 * LEFT >= guilds * (2 * CELL + 4)
    rows = 1 if is_paired else 2
    room = high - BODY + 2
    token_rows = max(1, min(int((room - rows * ROW) / ROW), len(_wrap(tokens, wide - 2 * LEFT))))
    pitch = room / (rows + token_rows)
    first = BODY + (pitch - ROW) / 2
    for guild in range(guilds):
        x = LEFT + guild * (wide - 2 * LEFT + 2) / guilds
        beside = (x + CELL + 3, first) if is_paired else (x, first + pitch)
        layout.put("goods", (guild, player.goods[guild], leads[guild]), (x, first, CELL, CELL_HIGH), "panel")
        values = [tile.value for tile in player.craftsmen if tile.guild == guild]
        craft = (guild, sum(values), len(values), leads[guilds + guild])
        layout.put("craft", craft, (*beside, CELL, CELL_HIGH), "panel")
    _lay_tokens(layout, tokens, (first + rows * pitch, pitch, wide - 2 * LEFT), token_rows)


def _lay_tokens(layout: Layout, tokens: list[Token], place: tuple[float, float, float], most: int) -> None:
    """Lay out crests and townsmen in at most `most` rows, and the number of those that do not fit."""
    top, pitch, room = place
    rows, left = _wrap(tokens, room), 0
    if len(rows) > most:
        shown = _wrap(tokens, room, measure(f"+{len(tokens)}", NUMBER) + 8)[:most]
        rows, left = shown, len(tokens) - sum(map(len, shown))
    for at, row in enumerate(rows):
        x, y = float(LEFT), top + at * pitch
        for art, facts, w in row:
            layout.put(art, facts, (x, y, w, CELL_HIGH), "panel")
            x += w + 7
        if left and at == len(rows) - 1:
            layout.put("more", (left,), (x, y, measure(f"+{left}", NUMBER), CELL_HIGH), "panel")


def _count_tokens(seat: int, counts: list[Count]) -> list[Token]:
    """Return marks with numbers, as high as crests."""
    return [("tally", (what, seat, number), 40 + measure(number, NUMBER)) for what, number in counts]


def _wrap(tokens: list[Token], room: float, spare: float = 0) -> list[list[Token]]:
    """Break the tokens into rows no wider than `room`, with `spare` units left free at the end of each row."""
    rows: list[list[Token]] = []
    x = room + 1.0
    for token in tokens:
        if x + token[2] > room - spare:
            rows.append([])
            x = 0.0
        rows[-1].append(token)
        x += token[2] + 7
    return rows


def _tokens(player: Player) -> list[Token]:
    """Return each kind of crest and townsman once, with its width."""
    tokens: list[Token] = []
    crests = [*enumerate(player.crests), (-1, player.prestige)]
    for guild, count in crests:
        if count:
            tokens.append(("crests", (guild, count), 36 if count == 1 else 37 + measure(str(count), NUMBER)))
    tokens += [("kept", ("peddler", "", good), 66) for good in player.peddled]
    for (kind, value), count in Counter((tile.kind, tile.value) for tile in player.townsmen).items():
        label = str(value) if value else "" if count == 1 else f"\u00d7{count}"
        tokens.append(("kept", (kind, label, -1), 39 + measure(label, NUMBER) if label else 36))
    return tokens
