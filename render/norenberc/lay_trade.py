"""Buying and selling at a guild for each possible number of goods, and who has the most of the guild's good."""

from collections.abc import Iterable
from itertools import pairwise

from bot.games.norenberc.rules.trade import buying_price, most_to_buy, selling_price
from bot.pictures.sheet import Area
from render.norenberc.bids import find_hands
from render.norenberc.drawing import TownDrawing
from render.norenberc.offer import CROWN, PLAIN, TEXT
from render.sheet.layout import Hand, Layout, measure

SHARES = {"narrow": (0.32, 0.32, 0.36), "wide": (0.34, 0.32, 0.34)}
"""Shares of the width: buying, selling, the favorite."""
LEFT = 13
TOP = 23.0
"""Vertical middle of the titles."""
LINE, PITCH = 28, 30
"""Height of a line, and of a number's row."""
MOST_ROWS = 4
OWN, OTHER = 52, 41
INK, FAINT, RED = Hand(TEXT, "ink", "panel"), Hand(TEXT, "faint", "panel"), Hand(TEXT, "red", "panel")


def lay_trade(drawing: TownDrawing, place: tuple[int, int, int], unit: float) -> list[Area]:
    """Lay out three cards side by side."""
    w, top, bottom = place
    shares = SHARES[drawing.scene.look.size]
    edges = [0, *(round(w * sum(shares[: at + 1])) for at in range(2)), w]
    cards = []
    for lay, (left, right) in zip((_lay_buying, _lay_selling, _lay_race), pairwise(edges), strict=True):
        layout = Layout(unit)
        lay(layout, drawing, (right - left) / unit)
        cards.append(Area(left, top, right - left, bottom - top, "offer", (PLAIN, unit), tuple(layout.pieces)))
    return cards


def _lay_buying(layout: Layout, drawing: TownDrawing, wide: float) -> None:
    """Lay out the contents of the storehouse, and the cost for each number of goods."""
    view, pieces, me = drawing.view, drawing.pieces, drawing.view.players[drawing.scene.seat]
    house, money = view.guilds[drawing.place], me.money or 0
    x = LEFT + layout.write(drawing.say("act-buy"), (LEFT, TOP), RED) + 12
    if not any(house.storehouse):
        layout.put("crate", (1,), (x, TOP - 13, 26, 26), "panel")
        layout.write(drawing.say("act-empty"), (LEFT, 62), INK, room=wide - 2 * LEFT)
        return
    price, most = buying_price(pieces, me, house), most_to_buy(pieces, view, me, house)
    y = _lay_store(layout, drawing, (x, wide - 10))
    pitch = min(PITCH, (164 - y) / max(1, most))
    for number in range(1, most + 1):
        y += pitch
        _lay_number(layout, y, number, -number * price)
        _lay_rest(layout, y, money - number * price, ("sign", ("coin",)))
    if not most:
        _lay_refusal(layout, y + pitch, -price)


def _lay_store(layout: Layout, drawing: TownDrawing, edges: tuple[float, float]) -> float:
    """Lay out the guild's own good, then other goods, on as many lines as needed; return the y of the last line."""
    store = drawing.view.guilds[drawing.place].storehouse
    (x, right), y = edges, TOP
    for good in sorted(range(len(store)), key=lambda good: good != drawing.place):
        count = str(store[good])
        w = 26 + measure(count, TEXT)
        if store[good] and x + w > right:
            x, y = float(LEFT), y + LINE
        if store[good]:
            layout.put("stock", (good,), (x, y - 12, 24, 24), "panel")
            layout.write(count, (x + 26, y), INK)
            x += w + 6
    return y


def _lay_selling(layout: Layout, drawing: TownDrawing, wide: float) -> None:
    """Lay out what each number of the guild's goods would bring; if there are many, only the first few and all."""
    me, house = drawing.view.players[drawing.scene.seat], drawing.view.guilds[drawing.place]
    owned, price = me.goods[drawing.place], selling_price(drawing.pieces, me, house)
    x = LEFT + layout.write(drawing.say("act-sell"), (LEFT, TOP), RED, room=wide - 2 * LEFT - 30)
    layout.put("stock", (drawing.place,), (x + 8, TOP - 13, 26, 26), "panel")
    y = TOP + PITCH + 3
    for number in list_numbers(owned):
        _lay_number(layout, y, number, number * price)
        _lay_rest(layout, y, owned - number, ("stock", (drawing.place,)))
        y += PITCH
    if not owned:
        _lay_refusal(layout, y, price)


def list_numbers(owned: int) -> Iterable[int]:
    """Return the numbers of goods shown for sale."""
    numbers = range(1, owned + 1)
    return numbers if owned <= MOST_ROWS else (*numbers[: MOST_ROWS - 1], owned)


def _lay_number(layout: Layout, y: float, number: int, talers: int) -> None:
    """Lay out a number of goods with the Talers paid or gained."""
    sign = "+" if talers > 0 else "\N{MINUS SIGN}"
    layout.write(str(number), (LEFT + 22, y), INK, anchor="r")
    layout.write(f"{sign}{abs(talers)}", (LEFT + 76, y), INK, anchor="r")
    layout.put("sign", ("coin",), (LEFT + 79, y - 12, 24, 24), "panel")


def _lay_rest(layout: Layout, y: float, number: int, what: tuple[str, tuple[int | str, ...]]) -> None:
    """Lay out the amount left after the trade."""
    x = LEFT + 107 + layout.write(f"\N{RIGHTWARDS ARROW} {number}", (LEFT + 107, y), FAINT)
    layout.put(*what, (x + 2, y - 12, 24, 24), "panel")


def _lay_refusal(layout: Layout, y: float, talers: int) -> None:
    """Lay out why a trade is not possible."""
    _lay_number(layout, y, 1, talers)
    layout.put("verdict", (0,), (LEFT + 112, y - 13, 26, 26), "panel")


def _lay_race(layout: Layout, drawing: TownDrawing, wide: float) -> None:
    """Lay out the favorite's gain at the end of the round, and how many of the good each player owns."""
    view, guild = drawing.view, drawing.place
    x = LEFT + layout.write(drawing.say("act-most"), (LEFT, TOP), RED, room=wide - 2 * LEFT - 30)
    layout.put("stock", (guild,), (x + 6, TOP - 14, 28, 28), "panel")
    house, x = view.guilds[guild], float(LEFT)
    for tile in house.workshop if view.round == drawing.pieces.rounds else house.workshop[:1]:
        layout.put("coming", (guild, tile.value, int(tile.agent)), (x, 46, 39, 49), "panel")
        x += 46
    layout.put("crests", (guild, 1), (x, 50, 42, 42), "panel")
    if view.prestige == guild:
        layout.put("crests", (-1, 1), (x + 48, 50, 42, 42), "panel")
    x = 7.0
    for at, facts in enumerate(find_hands(drawing, guild)):
        side = OTHER if at else OWN
        high = side * (44 + CROWN) / 44
        layout.put("hand", facts, (x, 136 - high / 2 - side * 0.08, side, high), "panel")
        x += side + (0 if at else 1)
