"""Names and describes every option of every question."""

from collections.abc import Callable, Sequence

from bot.games.contract import Choice, Line, Seats
from bot.games.norenberc.guide.sentences import say_line
from bot.games.norenberc.guide.standpoint import Standpoint, read_place
from bot.games.norenberc.rules.favorites import goods_shown
from bot.games.norenberc.rules.guardsman import movable
from bot.games.norenberc.rules.majorities import strengths
from bot.games.norenberc.rules.payment import payable_prices, payment
from bot.games.norenberc.rules.pieces import Craftsman, Price, Tile
from bot.games.norenberc.rules.state import State
from bot.games.norenberc.rules.trade import buying_price, selling_price


def _plan(panel: Standpoint, option: str) -> Choice:
    guild = panel.pieces.guild_numbers[option]
    label = "choice-plan-prestige" if panel.view.prestige == guild else "choice-plan"
    return Choice(option, say_line(label, option))


def _act(_panel: Standpoint, option: str) -> Choice:
    """Return an action's name only; its effect is explained above the buttons."""
    return Choice(option, say_line(f"choice-act-{option}"), is_declining=option == "nothing")


def _sell(panel: Standpoint, option: str) -> Choice:
    number, guild = int(option), panel.view.guild
    label = say_line("choice-sell", number, number * selling_price(panel.pieces, panel.me, panel.house))
    detail = say_line("detail-sell", panel.me.goods[guild] - number)
    return Choice(option, label, detail, piece=panel.pieces.good_names[guild])


def _buy(panel: Standpoint, option: str) -> Choice:
    name, copy, good = panel.read_good(option)
    label = say_line("choice-buy", name, copy, buying_price(panel.pieces, panel.me, panel.house))
    stored = panel.view.guilds[panel.view.guild].storehouse[good]
    return Choice(option, label, say_line("detail-buy", stored, panel.me.goods[good], panel.price(good)))


def _guest(panel: Standpoint, option: str) -> Choice:
    pieces, view, window = panel.pieces, panel.view, int(option) - 1
    guest = view.guilds[view.guild].lodgings[window]
    assert guest is not None, "an empty window is never offered"  # noqa: S101
    prices, name = payable_prices(pieces, view, window), pieces.tile_name(guest)
    is_alone = panel.tiles(panel.house.lodgings).count(name) == 1
    price = () if is_alone else (prices[0].own, prices[0].any)
    label = say_line("choice-guest" if is_alone else "choice-guest-priced", name, *price)
    return Choice(option, label, worth(panel, guest, prices))


def worth(panel: Standpoint, guest: Tile, prices: Sequence[Price]) -> Line:
    """Describe the cost (one or two ways) and value of a guest at the called guild; without prices, the value only."""
    costs = [panel.cost(price, panel.view.guild) for price in prices]
    cost = (costs[0] if costs else (), costs[-1] if len(costs) > 1 else ())
    if not isinstance(guest, Craftsman):
        return say_line(f"detail-guest-{guest.kind}", *cost, guest.value)
    own = [tile.value for tile in panel.craftsmen(panel.me, guest.guild)]
    guild = panel.pieces.guild_names[guest.guild]
    return say_line("detail-guest-craftsman", *cost, guild, sum(own), len(own), guest.value)


def _price(panel: Standpoint, option: str) -> Choice:
    own, extra = map(int, option.split("+"))
    return Choice(option, say_line("choice-price", panel.cost(Price(own, extra), panel.view.guild)))


def _extra(panel: Standpoint, option: str) -> Choice:
    name, copy, good = panel.read_good(option)
    detail = say_line("detail-extra", panel.me.goods[good], panel.price(good))
    return Choice(option, say_line("choice-extra", name, copy), detail)


def _victim(panel: Standpoint, option: str) -> Choice:
    seat = int(option[1:])
    detail = say_line("detail-victim", panel.names(panel.view.players[seat].goods))
    return Choice(option, say_line("choice-victim", Seats((seat,))), detail)


def _spoils(panel: Standpoint, option: str) -> Choice:
    name, copy, good = panel.read_good(option)
    detail = say_line("detail-spoils", panel.price(good), panel.me.goods[good])
    return Choice(option, say_line("choice-spoils", name, copy), detail)


def _craft(panel: Standpoint, option: str) -> Choice:
    places = movable(panel.view, panel.pieces.guild_numbers[option])
    tiles = [tile_at(panel.view, guild, side, window) for guild, side, window in places]
    values = tuple(sorted({tile.value for tile in tiles if tile is not None}))
    return Choice(option, say_line("choice-craft", option), say_line("detail-craft", len(tiles), values))


def tile_at(view: State, guild: int, side: str, window: int) -> Tile | None:
    """Return the tile in a window of a workshop or a lodging."""
    house = view.guilds[guild]
    return house.workshop[window - 1] if side == "workshop" else house.lodgings[window - 1]


def _swap(panel: Standpoint, option: str) -> Choice:
    name, side, window = read_place(option)
    guild = panel.pieces.guild_numbers[name]
    tile = panel.tiles([tile_at(panel.view, guild, side, window)])[0]
    becomes_master = panel.view.round + window - 1
    if side == "lodgings":
        detail = say_line("detail-swap-guest", option, panel.cost(panel.pieces.windows[window - 1].prices[0], guild))
    elif becomes_master <= panel.pieces.rounds:
        detail = say_line("detail-swap-master", option, becomes_master)
    else:
        detail = say_line("detail-swap-lower", option)
    return Choice(option, say_line("choice-swap", tile), detail)


def _peddle(panel: Standpoint, option: str) -> Choice:
    good = panel.pieces.good_numbers[option]
    paid = payment(panel.pieces, panel.view).count(good)
    number = goods_shown(panel.pieces, panel.me, good) - paid - 1 + panel.pieces.townsman.peddler_goods
    return Choice(option, say_line("choice-peddle", option), say_line("detail-peddle", number, best_rival(panel, good)))


def best_rival(panel: Standpoint, good: int) -> int:
    """Return the most copies of a good that any rival will show when favorites are chosen."""
    return max([goods_shown(panel.pieces, rival, good) for rival in panel.rivals])


def _mayor(panel: Standpoint, option: str) -> Choice:
    guild = panel.pieces.guild_numbers[option]
    rivals = sum([len(panel.craftsmen(rival, guild)) for rival in panel.rivals])
    detail = say_line("detail-mayor", len(panel.craftsmen(panel.me, guild)), rivals)
    return Choice(option, say_line("choice-mayor", option), detail)


def _duchess(panel: Standpoint, option: str) -> Choice:
    good = panel.pieces.guild_numbers[option]
    number = goods_shown(panel.pieces, panel.me, good) - payment(panel.pieces, panel.view).count(good)
    return Choice(
        option, say_line("choice-duchess", option), say_line("detail-duchess", number, best_rival(panel, good))
    )


def _first(panel: Standpoint, option: str) -> Choice:
    if option == "no":
        return Choice(option, say_line("choice-first-no"), is_declining=True)
    place, places = panel.view.order.index(panel.seat) + 1, len(panel.view.order)
    return Choice(option, say_line("choice-first-yes"), say_line("detail-first-yes", place, places))


def _jack(panel: Standpoint, option: str) -> Choice:
    taking_part = strengths(panel.view, panel.pieces.guild_numbers[option])
    totals = {seat: strength.total for seat, strength in taking_part.items()}
    own = totals.pop(panel.seat, 0) + panel.next_jack()
    return Choice(
        option, say_line("choice-jack", option), say_line("detail-jack", own, max(totals.values(), default=0))
    )


CHOICES: dict[str, Callable[[Standpoint, str], Choice]] = {
    "plan": _plan,
    "act": _act,
    "sell": _sell,
    "buy": _buy,
    "guest": _guest,
    "price": _price,
    "extra": _extra,
    "victim": _victim,
    "spoils": _spoils,
    "craft": _craft,
    "swap": _swap,
    "peddle": _peddle,
    "mayor": _mayor,
    "duchess": _duchess,
    "first": _first,
    "jack": _jack,
}
ASKS = tuple(CHOICES)
"""The key of every question; each key has sentences such as "ask-plan" and "ask-plan-hint"."""
