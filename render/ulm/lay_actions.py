"""The remaining actions side by side: their gain, or why they would have no effect."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from bot.games.ulm.guide.names import space_name
from bot.games.ulm.guide.offers import filled_sides, money_gained
from bot.games.ulm.rules.actions import can_buy, is_first, most_sides, most_steps
from bot.games.ulm.rules.asks import usable_actions
from bot.games.ulm.rules.board import CARD, CLEAR, MONEY, RIVER, SEAL, SIDES
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.river import count_free, spaces_ahead
from bot.games.ulm.rules.seals import free_quarters, seal_cost
from bot.pictures.sheet import Area
from render.canvas.pen import Ink
from render.sheet.layout import Hand, Layout
from render.ulm.act import card_ground
from render.ulm.drawing import UlmDrawing
from render.ulm.lay_own import TEXT
from render.ulm.things import CARDS, COIN, LOOK, TILES, Mark, Things, break_things, gain_things, put_things

ARROW, MINUS = "\N{RIGHTWARDS ARROW}", "\N{MINUS SIGN}"
EDGE, TILE = 14, 60
"""Margin between a card's edge and its tile, and the tile's width."""
FIRST, ROW = 30, 33
"""The middle of the first row, and the height of a row."""
ONCE, SEVERAL = 62, 92
"""Height of the tile of an action left once, or several times."""
LARGE = 27
"""Size of rows with drawings."""


class Row(NamedTuple):
    """A line of things in an action's card."""

    things: Things
    ink: Ink = "ink"
    size: float = LARGE


Brings = Callable[[UlmDrawing, Play], list[Row]]


def lay_actions(drawing: UlmDrawing, play: Play, place: tuple[int, int], unit: float) -> list[Area]:
    """Lay out a card for each kind of action left; all cards have the same height."""
    (w, top), left = place, Counter(play.state.actions)
    kinds, usable = sorted(left), usable_actions(play)
    edges = [w * at // max(1, len(kinds)) for at in range(len(kinds) + 1)]
    rooms = [(end - begin) / unit - 2 * EDGE - TILE for begin, end in pairwise(edges)]
    texts = [
        [row._replace(things=line) for row in _BRINGS[kind](drawing, play) for line in _break(row, room, unit)]
        for kind, room in zip(kinds, rooms, strict=True)
    ]
    tall = SEVERAL if max(left.values(), default=0) > 1 else ONCE
    high = round(unit * max([tall + 26, *(FIRST + ROW * len(rows) for rows in texts)]))
    areas = []
    for at, (kind, rows) in enumerate(zip(kinds, texts, strict=True)):
        layout, is_open = Layout(unit), kind in usable
        on = card_ground(is_open)
        layout.put("action", (kind, left[kind], is_open), (EDGE, 13, TILE, tall), on)
        for line, row in enumerate(rows):
            put_things(layout, row.things, (EDGE + TILE + 6, FIRST + ROW * line), Hand(row.size, row.ink, on))
        box = (edges[at], top, edges[at + 1] - edges[at], high)
        areas.append(Area(*box, "option", (is_open, unit), tuple(layout.pieces)))
    return areas


def _break(row: Row, room: float, unit: float) -> list[Things]:
    return break_things(row.things, row.size, room, unit)


def _words(text: str, ink: Ink = "ink") -> Row:
    return Row((text,), ink, TEXT)


def _money(drawing: UlmDrawing, play: Play) -> list[Row]:
    coins = money_gained(play)
    return [Row((f"+{coins}", COIN)), _words(drawing.say("act-then", number=play.me.coins + coins))]


def _clear(drawing: UlmDrawing, play: Play) -> list[Row]:
    """Return the tiles on each side."""
    filled, number = filled_sides(play), most_sides(play)
    if not filled:
        return [_words(drawing.say("act-no_tiles"), "red")]
    sides = [
        Row((Mark("side", (SIDES[side],)), *(Mark("tile", (kind,)) for kind in kinds)))
        for side, kinds in filled.items()
    ]
    most = min(number, len(filled))
    return [*sides, *([_words(drawing.say("act-sides", number=most))] if most > 1 else [])]


def _card(drawing: UlmDrawing, play: Play) -> list[Row]:
    """Return the price of a card, the gain from two equal tiles, and whether a card can be played instead."""
    me, changes, equal = play.me, play.changes, play.pieces.prices.equal_look
    if not play.state.deck and not play.state.discards:
        bought = [_words(drawing.say("act-no_deck"), "red")]
    elif can_buy(play):
        look = (f"{changes.look}", LOOK) if changes.look > 1 else (CARDS,)
        bought = [Row((f"{changes.card_price}", TILES, ARROW, *look))]
        has_pair = changes.card_price > 1 and max(me.tiles) > 1 and changes.look < equal
        bought += [_words(drawing.say("act-pair", look=equal))] if has_pair else []
    else:
        have = _words(drawing.say("act-have", number=sum(me.tiles)), "red")
        bought = [Row((f"{changes.card_price}", TILES, ARROW, CARDS)), have]
    return [*bought, *([_words(drawing.say("act-or_play"))] if me.hand else [])]


def _river(drawing: UlmDrawing, play: Play) -> list[Row]:
    """Return how far the barge may sail; the spaces are in the river below."""
    seat, river = play.state.acting, play.pieces.river
    steps = min(most_steps(play), count_free(play, seat))
    if not steps:
        return [_words(drawing.say("act-no_space"), "red")]
    reached = [river[space] for space in spaces_ahead(play.state, seat, steps)]
    space = drawing.words.piece(space_name(reached[-1]))
    told = Row((drawing.say("act-up_to" if steps > 1 else "act-to", space=space),))
    bonuses = [
        Row(gain_things(bonus.effect, play.pieces)) for bonus in play.pieces.river_bonus if bonus.space in reached
    ]
    return [told, *bonuses]


def _seal(drawing: UlmDrawing, play: Play) -> list[Row]:
    """Return the price of a seal; the gain is in the quarters below."""
    me, cost = play.me, seal_cost(play, is_first(play.state, SEAL))
    price = Row((f"{MINUS}{cost}", COIN)) if cost else _words(drawing.say("act-free"))
    if not me.supply:
        return [_words(drawing.say("act-no_seals"), "red")]
    if not free_quarters(play, play.state.acting):
        return [_words(drawing.say("act-full"), "red")]
    if me.coins < cost:
        return [price, _words(drawing.say("act-have", number=me.coins), "red")]
    return [price, *([_words(drawing.say("act-then", number=me.coins - cost))] if cost else [])]


_BRINGS: dict[int, Brings] = {MONEY: _money, CLEAR: _clear, CARD: _card, RIVER: _river, SEAL: _seal}
