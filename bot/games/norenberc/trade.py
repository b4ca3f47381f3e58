"""Selling and buying goods, rulebook pp. 5 and 6."""

from bot.games.norenberc.goods import list_goods, picked_goods
from bot.games.norenberc.pieces import Pieces
from bot.games.norenberc.play import Play
from bot.games.norenberc.state import Ask, State, count_kind

_NUMBERS = tuple(str(number) for number in range(1, 100))


def ask_how_many(play: Play) -> Ask | None:
    """One good leaves nothing to ask."""
    state = play.state
    owned = state.players[state.acting].goods[state.guild]
    return Ask("sell", _NUMBERS[:owned]) if owned > 1 else None


def sell(play: Play) -> None:
    """Goods go to the storehouse, the guildmaster's value for each comes from the bank."""
    state = play.state
    guild, player = state.guilds[state.guild], state.players[state.acting]
    number = int(state.answers[0][0]) if state.answers[0] else 1
    talers = number * selling_price(play.pieces, state)
    player.goods[state.guild] -= number
    guild.storehouse[state.guild] += number
    play.pay(player, talers)
    play.say("sold", state.acting, [state.guild] * number, talers)


def selling_price(pieces: Pieces, state: State) -> int:
    """The guildmaster's value, more with the townsman called Merchant."""
    value, player = state.guilds[state.guild].workshop[0].value, state.players[state.acting]
    return value + count_kind(player, "merchant") * pieces.townsman.merchant_pay if player.townsmen else value


def buying_price(pieces: Pieces, state: State) -> int:
    """The guildmaster's value, less with a Haggler."""
    value, player = state.guilds[state.guild].workshop[0].value, state.players[state.acting]
    return max(0, value - count_kind(player, "haggler") * pieces.townsman.haggler_saves) if player.townsmen else value


def buying_limit(pieces: Pieces, state: State) -> int:
    """Three goods; fewer in the game's first turn at a crowded guild."""
    if state.round > 1 or state.turn > 1:
        return pieces.limits.buy
    return pieces.table(len(state.players)).first_buys.get(state.called, pieces.limits.buy)


def can_buy(pieces: Pieces, state: State) -> bool:
    """Whether the player's money pays for a good."""
    money = state.players[state.acting].money or 0
    return money >= state.guilds[state.guild].workshop[0].value or money >= buying_price(pieces, state)


def most_to_buy(pieces: Pieces, state: State) -> int:
    """As many as the limit, the storehouse and the player's money allow."""
    limit, stored = buying_limit(pieces, state), sum(state.guilds[state.guild].storehouse)
    most = limit if limit < stored else stored
    price, money = buying_price(pieces, state), state.players[state.acting].money or 0
    return most if most * price <= money else money // price


def ask_which_goods(play: Play) -> Ask | None:
    """Any mix of what lies in the storehouse, foreign goods at the same price."""
    most = most_to_buy(play.pieces, play.state)
    storehouse = play.state.guilds[play.state.guild].storehouse
    return Ask("buy", list_goods(play.pieces, storehouse, most), 1, most)


def buy(play: Play) -> None:
    """The bank is paid, the goods leave the storehouse."""
    state = play.state
    guild, player = state.guilds[state.guild], state.players[state.acting]
    goods = picked_goods(play.pieces, state.answers[0] or ())
    talers = -len(goods) * buying_price(play.pieces, state)
    for good in goods:
        guild.storehouse[good] -= 1
        player.goods[good] += 1
    play.pay(player, talers)
    play.say("bought", state.acting, goods, talers)
