"""Townsmen with an effect on arrival, rulebook pp. 10-11: those with a star, the Peddler and the Mayor."""

from collections.abc import Callable

from msgspec import Struct

from bot.games.norenberc.rules.goods import list_goods, only_choice, picked_goods
from bot.games.norenberc.rules.guardsman import ask_which_craft, ask_which_two, swap_craftsmen
from bot.games.norenberc.rules.payment import EFFECT, payment
from bot.games.norenberc.rules.pieces import Townsman
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import Ask, Player, State

NONE = "none"
"""The option that skips an effect."""


class Arrival(Struct, frozen=True):
    """What a townsman asks on arrival, and what happens then."""

    questions: tuple[Callable[[Play], Ask | None], ...]
    effect: Callable[[Play], None]


def _named(state: State) -> str | None:
    """Return the answer to the effect's first question; None if it was declined or not asked."""
    answer = state.answers[EFFECT]
    return None if answer is None or answer[0] == NONE else answer[0]


def councilman(play: Play) -> None:
    """Gain an agent; the tile returns to the guests."""
    play.gain_agent(play.state.acting)
    play.shuffle_in(Townsman("councilman"))


def ask_victim(play: Play) -> Ask | None:
    """Ask which player with goods in hand to rob, if any."""
    state = play.state
    victims = [f"s{seat}" for seat, player in enumerate(state.players) if seat != state.acting and any(player.goods)]
    return Ask("victim", (*victims, NONE)) if victims else None


def ask_spoils(play: Play) -> Ask | None:
    """Ask for two goods from the victim's hand, unless only one choice is possible."""
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
    """Take the goods; the bank pays the victim their current value, and the tile returns to the guests."""
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
    """Swap two craftsmen of one guild if the player wants to; the tile returns to the guests."""
    play.shuffle_in(Townsman("guardsman"))
    craft = _named(play.state)
    if craft is None:
        play.say("guardsman_idle", play.state.acting)
    else:
        swap_craftsmen(play, craft)


def ask_which_good(play: Play) -> Ask | None:
    """Ask for a good to put on the Peddler; only goods left after the payment count."""
    hand = play.state.players[play.state.acting].goods[:]
    for good in payment(play.pieces, play.state):
        hand[good] -= 1
    kinds = [name for name, count in zip(play.pieces.good_names, hand, strict=False) if count]
    return Ask("peddle", tuple(kinds)) if len(kinds) > 1 else None


def peddler(play: Play) -> None:
    """Put a good on the tile; if the player has no goods, the tile immediately returns to the guests."""
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
    """Ask for a guild in play; the Mayor goes to its roof."""
    return Ask("mayor", play.pieces.guild_names[: len(play.state.guilds)])


def mayor(play: Play) -> None:
    """Put the Mayor on the chosen roof permanently."""
    named = _named(play.state)
    assert named, "the Mayor's roof is always asked"  # noqa: S101
    guild = play.pieces.guild_numbers[named]
    play.state.guilds[guild].mayors += 1
    play.say("mayor_placed", play.state.acting, guild)


def ask_new_prestige(play: Play) -> Ask | None:
    """Ask for a guild other than the prestige guilds of this round and the previous one."""
    state = play.state
    barred = (state.prestige, state.former_prestige)
    able = [play.pieces.guild_names[guild] for guild in range(len(state.guilds)) if guild not in barred]
    return Ask("duchess", (*able, NONE)) if able else None


def duchess(play: Play) -> None:
    """Move the prestige crest if the player wants to; the tile returns to the guests."""
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
"""Townsmen with an effect on arrival; all others take effect at the end of a round or of the game."""
