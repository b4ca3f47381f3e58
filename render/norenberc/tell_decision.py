"""The pictures of questions in words, with every fact they show."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.games.norenberc.rules.pieces import Tile
from bot.games.norenberc.rules.trade import buying_price, most_to_buy, selling_price
from render.norenberc.bids import Bid, find_bid, find_hands
from render.norenberc.drawing import TownDrawing
from render.norenberc.lay_act import tell_gain
from render.norenberc.lay_guild import name_tile
from render.norenberc.lay_trade import list_numbers

NAME = 12
"""Maximum length of a player's name, so that even with five players there is room for every guild."""


def describe_plan(drawing: TownDrawing) -> Iterator[str]:
    """Yield the meaning of the columns, then each guild."""
    view = drawing.view
    names = ", ".join(_name(drawing, seat) for seat, *_ in find_hands(drawing, 0)[1:])
    yield drawing.say("alt-plan", round=view.round, rounds=drawing.pieces.rounds, turn=view.turn, names=names)
    for guild in range(len(view.guilds)):
        yield _tell_guild(drawing, guild)


def describe_act(drawing: TownDrawing) -> Iterator[str]:
    """Yield the guild, the viewer's things, the guests, buying, selling, the favorite."""
    view, guild, me = drawing.view, drawing.place, drawing.view.players[drawing.scene.seat]
    house = view.guilds[guild]
    yield drawing.say(
        "alt-act", guild=drawing.guild_name(guild), price=house.workshop[0].value, **_roof(drawing, guild)
    )
    yield drawing.say("alt-act-own", talers=me.money or 0, goods=_list_goods(drawing, me.goods))
    if me.peddled:
        yield drawing.say("text-peddled", goods=_list_goods(drawing, _count(me.peddled, len(me.goods))))
    for guest, bid in find_guests(drawing, guild):
        yield _tell_offer(drawing, guest, bid)
    yield from _tell_trade(drawing)
    yield _tell_race(drawing)


def find_guests(drawing: TownDrawing, guild: int) -> list[tuple[Tile, Bid]]:
    """Return every guest of a guild with its price for the viewer."""
    me = drawing.view.players[drawing.scene.seat]
    return [
        (guest, find_bid(drawing.pieces, me, guild, window))
        for window, guest in enumerate(drawing.view.guilds[guild].lodgings)
        if guest is not None
    ]


def _name(drawing: TownDrawing, seat: int) -> str:
    name = drawing.scene.names[seat]
    return name if len(name) <= NAME else f"{name[: NAME - 1]}\u2026"


def _roof(drawing: TownDrawing, guild: int) -> dict[str, int]:
    """Return additional facts for a guild's sentence: the Talers of the roof, and the prestige crest."""
    agents = sum(drawing.view.guilds[guild].roof)
    return {"roof": agents * drawing.pieces.income.roof, "prestige": int(drawing.view.prestige == guild)}


def _tell_guild(drawing: TownDrawing, guild: int) -> str:
    house, guests = drawing.view.guilds[guild], find_guests(drawing, guild)
    payable = [f"{name_tile(drawing, guest)} ({_price(bid)})" for guest, bid in guests if bid.is_payable]
    dear = [f"{name_tile(drawing, guest)} (\u2212{_missing(bid)})" for guest, bid in guests if not bid.is_payable]
    return drawing.say(
        "alt-plan-guild",
        guild=drawing.guild_name(guild),
        price=house.workshop[0].value,
        stored=sum(house.storehouse),
        goods=", ".join(str(count) for _, count, *_ in find_hands(drawing, guild)),
        payables=len(payable),
        payable=", ".join(payable),
        dears=len(dear),
        dear=", ".join(dear),
        **_roof(drawing, guild),
    )


def _list(drawing: TownDrawing, parts: Iterable[str]) -> str:
    return ", ".join(parts) or drawing.say("text-nothing")


def _price(bid: Bid) -> str:
    return f"{bid.price.own}+{bid.price.any}" if bid.price.any else str(bid.price.own)


def _missing(bid: Bid) -> int:
    return bid.lacks_own + bid.lacks_any


def _list_goods(drawing: TownDrawing, goods: Sequence[int]) -> str:
    names = drawing.pieces.good_names
    return _list(
        drawing, (f"{drawing.say(f'good-{names[good]}')} {count}" for good, count in enumerate(goods) if count)
    )


def _count(goods: Iterable[int], kinds: int) -> list[int]:
    counted = Counter(goods)
    return [counted[good] for good in range(kinds)]


def _tell_offer(drawing: TownDrawing, guest: Tile, bid: Bid) -> str:
    gain = ", ".join(tell_gain(drawing, guest))
    told = (
        drawing.say("act-keep", number=bid.keeps) if bid.is_payable else drawing.say("act-lack", number=_missing(bid))
    )
    return f"{name_tile(drawing, guest)} ({_price(bid)}): {gain}; {told}."


def _tell_trade(drawing: TownDrawing) -> Iterator[str]:
    view, pieces, me = drawing.view, drawing.pieces, drawing.view.players[drawing.scene.seat]
    house, money, owned = view.guilds[drawing.place], me.money or 0, me.goods[drawing.place]
    yield drawing.say("text-storehouse", goods=_list_goods(drawing, house.storehouse))
    price, most = buying_price(pieces, me, house), most_to_buy(pieces, view, me, house)
    bought = [f"{number} (\u2212{number * price} \u2192 {money - number * price})" for number in range(1, most + 1)]
    yield drawing.say("alt-act-buy", numbers=_list(drawing, bought))
    price = selling_price(pieces, me, house)
    sold = [f"{number} (+{number * price} \u2192 {owned - number})" for number in list_numbers(owned)]
    yield drawing.say("alt-act-sell", numbers=_list(drawing, sold))


def _tell_race(drawing: TownDrawing) -> str:
    hands = [
        f"{drawing.say('alt-you') if seat == drawing.scene.seat else _name(drawing, seat)} {count}"
        for seat, count, *_ in find_hands(drawing, drawing.place)
    ]
    masters = drawing.view.guilds[drawing.place].workshop
    tiles = masters if drawing.view.round == drawing.pieces.rounds else masters[:1]
    return drawing.say(
        "alt-act-most",
        good=drawing.say(f"good-{drawing.pieces.good_names[drawing.place]}"),
        tiles=", ".join(name_tile(drawing, tile) for tile in tiles),
        prestige=int(drawing.view.prestige == drawing.place),
        hands=", ".join(hands),
    )
