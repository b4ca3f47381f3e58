"""Describes a guildhouse to a player: its guests with their prices, and who leads in its good."""

from bot.games.contract import Line, Offer, Row, Seats
from bot.games.norenberc.guide.choices import worth
from bot.games.norenberc.guide.sentences import say_line
from bot.games.norenberc.guide.standpoint import Standpoint
from bot.games.norenberc.rules.favorites import goods_shown
from bot.games.norenberc.rules.payment import EFFECT, payment
from bot.games.norenberc.rules.pieces import Craftsman, Price, Tile
from bot.games.norenberc.rules.trade import buying_price


def look_at(panel: Standpoint, guild: int) -> Row:
    """Describe a guild while planning: its price, goods, roof, and each guest with the prices the player can pay."""
    pieces, agents = panel.pieces, sum(panel.view.guilds[guild].roof)
    head = say_line("line-plan_guild", pieces.guild_names[guild], panel.price(guild), int(panel.view.prestige == guild))
    roof = (say_line("line-plan_roof", agents, agents * pieces.income.roof),) if agents else ()
    guests = [_word_guest(panel, guild, *lodged) for lodged in _lodged(panel, guild)]
    return Row((say_line("line-plan_goods", *_leads(panel, guild)), *roof, *guests), head)


def _lodged(panel: Standpoint, guild: int) -> list[tuple[int, Tile]]:
    """Return the windows that have a guest, each with its guest."""
    lodgings = panel.view.guilds[guild].lodgings
    return [(window, guest) for window, guest in enumerate(lodgings) if guest is not None]


def _payable(panel: Standpoint, guild: int, window: int) -> tuple[Price, ...]:
    goods = panel.me.goods
    return panel.pieces.payable[window][goods[guild]][sum(goods)]


def _word_guest(panel: Standpoint, guild: int, window: int, guest: Tile) -> Line:
    payable = _payable(panel, guild, window)
    price = (payable or panel.pieces.windows[window].prices)[0]
    message = "line-plan_payable" if payable else "line-plan_dear"
    return say_line(message, panel.pieces.tile_name(guest), price.own, price.any)


def offers(panel: Standpoint) -> tuple[Offer, ...]:
    """Return the guests at the called guild, each with its price and effect."""
    return tuple([_offer(panel, window, guest) for window, guest in _lodged(panel, panel.view.guild)])


def _offer(panel: Standpoint, window: int, guest: Tile) -> Offer:
    """Describe a guest; craftsmen get only a name, and unaffordable townsmen are explained only in the first round."""
    payable = _payable(panel, panel.view.guild, window)
    prices = payable or panel.pieces.windows[window].prices
    label = say_line("choice-guest", panel.pieces.tile_name(guest))
    is_brief = isinstance(guest, Craftsman) or (not payable and panel.view.round > 1)
    price = _word_guest(panel, panel.view.guild, window, guest) if is_brief else None
    return Offer(label, worth(panel, guest, prices), bool(payable), price)


def _leads(panel: Standpoint, guild: int) -> tuple[str, int, int, Seats, int]:
    """Return a guild's good, how many the player shows, how many rivals lead, who they are, and how many they show."""
    pieces, players = panel.pieces, panel.view.players
    shown = {seat: goods_shown(pieces, player, guild) for seat, player in enumerate(players)}
    own = shown.pop(panel.seat) - _paid(panel, guild)
    most = max(shown.values())
    rivals = tuple([seat for seat in shown if shown[seat] == most > 0])
    return pieces.good_names[guild], own, len(rivals), Seats(rivals), most


def _paid(panel: Standpoint, good: int) -> int:
    """Return how many copies of a good are about to be paid for a guest."""
    view = panel.view
    return payment(panel.pieces, view).count(good) if len(view.answers) >= EFFECT else 0


def race(panel: Standpoint) -> tuple[Line, ...]:
    """Describe what the called guild's favorite gets and who competes; in the first round, also who wins a tie."""
    view, guild = panel.view, panel.view.guild
    good, own, others, rivals, most = _leads(panel, guild)
    masters = panel.house.workshop if view.round == panel.pieces.rounds else panel.house.workshop[:1]
    facts = (good, panel.tiles(masters), own, others, rivals, most, int(view.prestige == guild))
    tie = (say_line("line-panel_tie"),) if own == most > 0 and view.round == 1 else ()
    return (say_line("line-panel_race", *facts), *tie)


def missing_actions(panel: Standpoint, able: tuple[str, ...]) -> tuple[Line, ...]:
    """Explain why some actions are not offered, except when the storehouse is visibly empty."""
    pieces, view, house = panel.pieces, panel.view, panel.house
    good, money = pieces.good_names[view.guild], panel.me.money or 0
    cheapest = next((window for window, _ in _lodged(panel, view.guild)), None)
    reasons = {
        "sell": say_line("line-missing_sell", good),
        "recruit": say_line("line-missing_guests")
        if cheapest is None
        else say_line("line-missing_recruit", panel.cost(pieces.windows[cheapest].prices[0], view.guild)),
        "buy": say_line("line-missing_buy", buying_price(pieces, panel.me, house), money),
    }
    if not any(house.storehouse):
        del reasons["buy"]
    return tuple([line for action, line in reasons.items() if action not in able])
