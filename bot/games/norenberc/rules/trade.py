"""Selling and buying goods, rulebook pp. 5 and 6."""

from bot.games.contract import Answer, Seat
from bot.games.norenberc.rules.goods import list_goods, picked_goods
from bot.games.norenberc.rules.guild_calls import send_to_roof
from bot.games.norenberc.rules.pieces import Pieces
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import Ask, Guildhouse, Player, State, count_kind

_NUMBERS = tuple(str(number) for number in range(1, 100))


def begin_selling(play: Play) -> None:
    """Ask how many copies to sell, unless the player has only one."""
    state = play.state
    owned = state.players[state.acting].goods[state.guild]
    if owned > 1:
        state.action, state.ask = "sell", Ask("sell", _NUMBERS[:owned])
    else:
        sell(play, state.acting, _NUMBERS[:owned])


def sell(play: Play, seat: Seat, answer: Answer) -> None:
    """Move goods to the storehouse; each earns the guildmaster's value."""
    state, number = play.state, int(answer[0])
    good, player, house = state.guild, state.players[seat], state.guilds[state.guild]
    talers = number * selling_price(play.pieces, player, house)
    player.goods[good] -= number
    house.storehouse[good] += number
    play.pay(player, talers)
    play.say("sold", seat, [good] * number, talers)
    send_to_roof(state)


def selling_price(pieces: Pieces, player: Player, house: Guildhouse) -> int:
    """Return the guildmaster's value, raised by the townsman Merchant."""
    value = house.workshop[0].value
    return value + count_kind(player, "merchant") * pieces.townsman.merchant_pay if player.townsmen else value


def buying_price(pieces: Pieces, player: Player, house: Guildhouse) -> int:
    """Return the guildmaster's value, lowered by Hagglers."""
    value = house.workshop[0].value
    return max(0, value - count_kind(player, "haggler") * pieces.townsman.haggler_saves) if player.townsmen else value


def buying_limit(pieces: Pieces, state: State) -> int:
    """Return the most goods a player may buy; the limit is lower at a crowded guild in the game's first turn."""
    if state.round > 1 or state.turn > 1:
        return pieces.limits.buy
    return pieces.table(len(state.players)).first_buys.get(state.called, pieces.limits.buy)


def can_buy(pieces: Pieces, player: Player, house: Guildhouse) -> bool:
    """True if the player can pay for at least one good."""
    money = player.money or 0
    return money >= house.workshop[0].value or money >= buying_price(pieces, player, house)


def most_to_buy(pieces: Pieces, state: State, player: Player, house: Guildhouse) -> int:
    """Return how many goods a player can buy, given the limit, the storehouse and the player's money."""
    limit, stored = buying_limit(pieces, state), sum(house.storehouse)
    most = limit if limit < stored else stored
    price, money = buying_price(pieces, player, house), player.money or 0
    return most if most * price <= money else money // price


def begin_buying(play: Play) -> None:
    """Ask for any mix of goods from the storehouse; all have the same price."""
    state, pieces = play.state, play.pieces
    player, house = state.players[state.acting], state.guilds[state.guild]
    most = most_to_buy(pieces, state, player, house)
    state.action, state.ask = "buy", Ask("buy", list_goods(pieces, house.storehouse, most), 1, most)


def buy(play: Play, seat: Seat, answer: Answer) -> None:
    """Pay the bank and take goods from the storehouse."""
    state = play.state
    player, house = state.players[seat], state.guilds[state.guild]
    hand, storehouse, goods = player.goods, house.storehouse, picked_goods(play.pieces, answer)
    for good in goods:
        storehouse[good] -= 1
        hand[good] += 1
    talers = -len(goods) * buying_price(play.pieces, player, house)
    play.pay(player, talers)
    play.say("bought", seat, goods, talers)
    send_to_roof(state)
