"""The picture of the question about an agent's action at a guild: guests, trade, and who has the most goods."""

from typing import TypeAlias

from bot.games.norenberc.guide.topics import effect_figures
from bot.games.norenberc.rules.majorities import strengths
from bot.games.norenberc.rules.pieces import Craftsman, Tile
from bot.pictures.sheet import Area, Sheet
from render.canvas import fonts
from render.norenberc.bids import Bid, cost_facts, facts_of, find_bid, name_briefly, state_of
from render.norenberc.drawing import TownDrawing
from render.norenberc.lay_guild import name_tile
from render.norenberc.lay_trade import lay_trade
from render.norenberc.offer import PLAIN, TEXT, UNITS, frame_ground
from render.sheet.layout import Hand, Layout, measure
from render.sheet.page import DECISIONS, least_text

HEAD, CARDS, TRADE = 99, 287, 182
"""Heights of the head, the guests and the rest, in units, for both sizes."""
Thing: TypeAlias = tuple[str, tuple[int | str, ...], float]
"""A drawing with its facts and width."""
GAP = 12
NAME = 27
"""Size of a guest's name."""
LINE = 28.5
"""Height of a line."""


def lay_act(drawing: TownDrawing) -> Sheet:
    """Lay out the guild and the viewer's things, the guests, then buying, selling and the favorite."""
    w, _, shown = DECISIONS[drawing.scene.look.size]
    unit = UNITS[drawing.scene.look.size]
    top, middle, bottom = (round(high * unit) for high in (HEAD, HEAD + CARDS, HEAD + CARDS + TRADE))
    head = _lay_head(drawing, (w, top), unit)
    cards = _lay_cards(drawing, (w, top, middle), unit)
    trade = lay_trade(drawing, (w, middle, bottom), unit)
    return Sheet(w, bottom, (head, *cards, *trade), least_text(w, shown))


def _lay_head(drawing: TownDrawing, size: tuple[int, int], unit: float) -> Area:
    """Lay out the guild's crest, name, price and roof pay; below, the viewer's goods and Talers."""
    layout, guild, wide = Layout(unit), drawing.place, size[0] / unit
    house, hand = drawing.view.guilds[guild], Hand(28, "gold", "banner")
    layout.put("shield", (guild, int(drawing.view.prestige == guild)), (12, 3, 46, 46), "banner")
    x = 68 + layout.write(drawing.guild_name(guild), (68, 26), Hand(34, "banner_ink", "banner"), room=wide - 330)
    layout.put("sign", ("coin",), (x + 18, 11, 30, 30), "banner")
    layout.write(drawing.say("act-each", price=house.workshop[0].value), (x + 54, 26), hand, room=wide - x - 180)
    if talers := sum(house.roof) * drawing.pieces.income.roof:
        layout.put("sign", ("coin",), (wide - 42, 12, 28, 28), "banner")
        x = wide - 46 - layout.write(f"+{talers}", (wide - 46, 26), hand, anchor="r")
        layout.put("roof_pay", (guild,), (x - 40, 8, 36, 36), "banner")
    _lay_own(layout, drawing, wide)
    return Area(0, 0, *size, "banner", (), tuple(layout.pieces))


def _lay_own(layout: Layout, drawing: TownDrawing, wide: float) -> None:
    """Lay out the viewer's shape, goods, Peddlers and Talers, shrunk to fit."""
    me, middle = drawing.view.players[drawing.scene.seat], 69
    layout.put("seat", (drawing.scene.seat,), (14, middle - 20, 40, 40), "banner")
    goods = [(good, count) for good, count in enumerate(me.goods) if count or good == drawing.place]
    things: list[Thing] = [
        ("stored", (good, count, "banner_ink"), 36 + measure(str(count), 41)) for good, count in goods
    ]
    things += [("kept", ("peddler", "", good), 62) for good in me.peddled]
    talers = str(me.money or 0)
    right = wide - 14 - layout.write(talers, (wide - 14, middle), Hand(40, "banner_ink", "banner"), anchor="r") - 40
    layout.put("sign", ("coin",), (right, middle - 17, 34, 34), "banner")
    shrunk = min(1.0, (right - 68) / sum(thing[2] + GAP for thing in things))
    x = 68.0
    for art, facts, w in things:
        layout.put(art, facts, (x, middle - 17 * shrunk, w * shrunk, 34 * shrunk), "banner")
        x += (w + GAP) * shrunk


def _lay_cards(drawing: TownDrawing, place: tuple[int, int, int], unit: float) -> list[Area]:
    """Lay out the windows side by side."""
    (w, top, bottom), lodgings = place, drawing.view.guilds[drawing.place].lodgings
    edges = [w * window // len(lodgings) for window in range(len(lodgings) + 1)]
    cards = []
    for window, guest in enumerate(lodgings):
        layout, state = Layout(unit), PLAIN
        box = (edges[window], top, edges[window + 1] - edges[window], bottom - top)
        middle = box[2] / unit / 2
        if guest is None:
            layout.put("vacant", (), (middle - 46, 90, 92, 92), "panel")
        else:
            bid = find_bid(drawing.pieces, drawing.view.players[drawing.scene.seat], drawing.place, window)
            state = state_of(bid)
            _lay_guest(layout, drawing, guest, (middle, state))
            _lay_bid(layout, drawing, bid, (middle, state))
        cards.append(Area(*box, "offer", (state, unit), tuple(layout.pieces)))
    return cards


def _lay_guest(layout: Layout, drawing: TownDrawing, guest: Tile, card: tuple[float, int]) -> None:
    """Lay out the tile, its name, and its effect."""
    middle, state = card
    on, room = frame_ground(state), 2 * middle - 16
    layout.put("guest", (state, *facts_of(guest)), (middle - 55, 12, 100, 88), on)
    brief = name_briefly(drawing, guest)
    full = brief if isinstance(guest, Craftsman) else name_tile(drawing, guest)
    name = full if measure(full, NAME, layout.unit) <= room else brief
    layout.write(name, (middle, 117), Hand(NAME, "ink", on), room=room, anchor="m")
    told = tell_gain(drawing, guest)
    lines = [line for text in told for line in fonts.wrap(text, "text", layout.px(TEXT), layout.px(room))]
    for at, line in enumerate(lines):
        layout.write(line, (middle, 147.5 + at * LINE), Hand(TEXT, "ink", on), room=room, anchor="m")


def tell_gain(drawing: TownDrawing, guest: Tile) -> tuple[str, ...]:
    """Describe a guest's gain for the viewer: for a craftsman, the sum before and after and the best rival's sum."""
    if not isinstance(guest, Craftsman):
        figures = effect_figures(drawing.pieces).get(guest.kind, {})
        facts = {key: fact for key, fact in figures.items() if isinstance(fact, int)}
        return (drawing.say(f"brings-{guest.kind}", value=guest.value, **facts),)
    totals = {seat: strength.total for seat, strength in strengths(drawing.view, guest.guild).items()}
    own = totals.pop(drawing.scene.seat, 0)
    return (
        drawing.say("brings-sum", own=own, sum=own + guest.value),
        drawing.say("brings-rival", sum=max(totals.values(), default=0)),
        *((drawing.say("brings-agent"),) if guest.agent else ()),
    )


def _lay_bid(layout: Layout, drawing: TownDrawing, bid: Bid, card: tuple[float, int]) -> None:
    """Lay out the price, and how many of the guild's goods would be left or how many goods are missing."""
    middle, state = card
    on, room = frame_ground(state), 2 * middle - 16
    layout.put("fee", cost_facts(drawing.place, bid), (middle - 72, 219, 144, 32), on)
    if not bid.is_payable:
        text = drawing.say("act-lack", number=bid.lacks_own + bid.lacks_any)
        layout.write(text, (middle, 266), Hand(TEXT, "red", on), room=room, anchor="m")
        return
    text = drawing.say("act-keep", number=bid.keeps)
    left = middle - (measure(text, TEXT, layout.unit) + 30) / 2
    x = left + layout.write(text, (left, 266), Hand(TEXT, "ink", on), room=room - 30)
    layout.put("stock", (drawing.place,), (x + 4, 253, 26, 26), on)
