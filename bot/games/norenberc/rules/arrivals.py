"""Townsmen who do something when they are recruited, rulebook pp. 10-11: the stars, the Peddler and the Mayor."""

from collections.abc import Callable

from msgspec import Struct

from bot.games.norenberc.rules.goods import list_goods, only_choice, picked_goods
from bot.games.norenberc.rules.guardsman import ask_which_craft, ask_which_two, swap_craftsmen
from bot.games.norenberc.rules.payment import EFFECT, payment
from bot.games.norenberc.rules.pieces import Townsman
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import Ask, Player, State

NONE = "none"
"""The option of leaving an effect unused."""


class Arrival(Struct, frozen=True):
    """What a townsman asks on arrival, and what then happens."""

    questions: tuple[Callable[[Play], Ask | None], ...]
    effect: Callable[[Play], None]


def _named(state: State) -> str | None:
    """What the first question of the effect was answered with; None where it was declined or not asked."""
    answer = state.answers[EFFECT]
    return None if answer is None or answer[0] == NONE else answer[0]


def councilman(play: Play) -> None:
    """One agent more; the tile goes back."""
    play.gain_agent(play.state.acting)
    play.shuffle_in(Townsman("councilman"))


def ask_victim(play: Play) -> Ask | None:
    """Any other player with goods in hand, or nobody."""
    state = play.state
    victims = [f"s{seat}" for seat, player in enumerate(state.players) if seat != state.acting and any(player.goods)]
    return Ask("victim", (*victims, NONE)) if victims else None


def ask_spoils(play: Play) -> Ask | None:
    """Two goods of the victim's hand; where there is one way only, there is nothing to choose."""
    named, number = _named(play.state), play.pieces.townsman.burglar_goods
    if named is None:
        return None
    goods = _victim(play.state, named).goods
    if only_choice(goods, number) is not None:
        return None
    return Ask("spoils", list_goods(play.pieces, goods, number), number, number)


def _victim(state: State, named: str) -> Player:
    return state.players[int(named[1:])]


def burglar(play: Play) -> None:
    """Goods change hands; the victim gets each one's current guildmaster's value from the bank; the tile goes back."""
    state = play.state
    named, thief = _named(state), state.players[state.acting]
    play.shuffle_in(Townsman("burglar"))
    if named is None:
        play.say("burglar_idle", state.acting)
        return
    victim, picked = _victim(state, named), state.answers[EFFECT + 1]
    number = play.pieces.townsman.burglar_goods
    spoils = picked_goods(play.pieces, picked) if picked else only_choice(victim.goods, number) or []
    for good in spoils:
        victim.goods[good] -= 1
        thief.goods[good] += 1
    talers = sum([state.guilds[good].workshop[0].value for good in spoils])
    play.pay(victim, talers)
    play.say("robbed", state.acting, int(named[1:]), spoils, talers)


def guardsman(play: Play) -> None:
    """May swap two craftsmen of one guild; the tile goes back."""
    play.shuffle_in(Townsman("guardsman"))
    craft = _named(play.state)
    if craft is None:
        play.say("guardsman_idle", play.state.acting)
    else:
        swap_craftsmen(play, craft)


def ask_which_good(play: Play) -> Ask | None:
    """One good for the Peddler, of those left after paying."""
    hand = play.state.players[play.state.acting].goods[:]
    for good in payment(play.pieces, play.state):
        hand[good] -= 1
    kinds = [name for name, count in zip(play.pieces.good_names, hand, strict=False) if count]
    return Ask("peddle", tuple(kinds)) if len(kinds) > 1 else None


def peddler(play: Play) -> None:
    """One good goes onto the tile; with no good left the tile goes back at once."""
    seat = play.state.acting
    player, named = play.state.players[seat], _named(play.state)
    if not any(player.goods):
        play.shuffle_in(Townsman("peddler"))
        play.say("peddler_idle", seat)
        return
    good = play.pieces.good_numbers[named] if named else next(g for g, count in enumerate(player.goods) if count)
    player.goods[good] -= 1
    player.peddled += (good,)
    play.say("peddled", seat, good)


def ask_whose_roof(play: Play) -> Ask | None:
    """The Mayor goes onto the roof of any guild in play."""
    return Ask("mayor", play.pieces.guild_names[: len(play.state.guilds)])


def mayor(play: Play) -> None:
    """He stays on that roof for good."""
    named = _named(play.state)
    assert named, "the Mayor's roof is always asked"  # noqa: S101
    guild = play.pieces.guild_numbers[named]
    play.state.guilds[guild].mayors += 1
    play.say("mayor_placed", play.state.acting, guild)


def ask_new_prestige(play: Play) -> Ask | None:
    """Any guild but where the crest lies and the prestige guild of the round before."""
    state = play.state
    barred = (state.prestige, state.former_prestige)
    able = [play.pieces.guild_names[guild] for guild in range(len(state.guilds)) if guild not in barred]
    return Ask("duchess", (*able, NONE)) if able else None


def duchess(play: Play) -> None:
    """May move the prestige crest; the tile goes back."""
    play.shuffle_in(Townsman("duchess"))
    state, named = play.state, _named(play.state)
    if named is None:
        play.say("duchess_idle", state.acting)
        return
    state.prestige = play.pieces.guild_numbers[named]
    play.say("prestige_moved", state.acting, state.prestige)


ARRIVALS: dict[str, Arrival] = {
    "councilman": Arrival((), councilman),
    "burglar": Arrival((ask_victim, ask_spoils), burglar),
    "guardsman": Arrival((ask_which_craft, ask_which_two), guardsman),
    "peddler": Arrival((ask_which_good,), peddler),
    "mayor": Arrival((ask_whose_roof,), mayor),
    "duchess": Arrival((ask_new_prestige,), duchess),
}
"""The others only wait for a round's end or the game's."""
