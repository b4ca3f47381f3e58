"""Recruiting a guest and changing the turn order, rulebook pp. 5 and 6."""

from collections.abc import Callable
from typing import TypeAlias

from bot.games.contract import Answer, Seat
from bot.games.norenberc.rules.arrivals import ARRIVALS
from bot.games.norenberc.rules.guild_calls import send_to_roof
from bot.games.norenberc.rules.payment import (
    ask_which_extra,
    ask_which_guest,
    ask_which_price,
    chosen_guest,
    chosen_window,
    payment,
)
from bot.games.norenberc.rules.pieces import Craftsman, Tile
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import Ask, State

AskNext: TypeAlias = Callable[[Play], Ask | None]

RECRUITING = (
    *("guest", "price", "extra", "first"),
    *("victim", "spoils", "craft", "swap", "peddle", "mayor", "duchess"),
)
"""The keys of all questions about a recruiting; those from townsmen come last."""


_FIRST = Ask("first", ("yes", "no"))


def ask_first_place(play: Play) -> Ask | None:
    """Ask whether to take first place in the turn order, unless the player already has it."""
    return None if play.state.order[0] == play.state.acting else _FIRST


_PAYMENT: tuple[AskNext, ...] = (ask_which_guest, ask_which_price, ask_which_extra)
_PLAIN: tuple[AskNext, ...] = (*_PAYMENT, ask_first_place)
_BY_KIND = {kind: (*_PAYMENT, *arrival.questions, ask_first_place) for kind, arrival in ARRIVALS.items()}
"""The questions of a recruiting in order, including those of a townsman's effect."""


def begin_recruiting(play: Play) -> None:
    """Begin with the choice of a guest; this question is always asked."""
    play.state.action, play.state.ask = "recruit", ask_which_guest(play)


def answer_recruiting(play: Play, _seat: Seat, answer: Answer) -> None:
    """Store an answer; the last answer executes the whole recruiting."""
    state = play.state
    state.answers += (answer,)
    if not ask_on(play):
        recruit(play)
        state.answers = ()
        send_to_roof(state)


def ask_on(play: Play) -> bool:
    """Ask the next question that applies to the chosen guest. Returns False if no question is left."""
    state, guest = play.state, chosen_guest(play.state)
    questions = _PLAIN if isinstance(guest, Craftsman) else _BY_KIND.get(guest.kind, _PLAIN)
    for question in questions[len(state.answers) :]:
        state.ask = question(play)
        if state.ask is not None:
            return True
        state.answers += (None,)
    return False


def recruit(play: Play) -> None:
    """Pay, take the guest and resolve the effect, earn for the agents on the roof, and take first place if chosen."""
    state = play.state
    paid, guest = payment(play.pieces, state), chosen_guest(state)
    _pay_and_take(state, paid, chosen_window(state))
    play.say("recruited", state.acting, guest, paid)
    _receive(play, guest)
    _earn_on_roof(play)
    if state.answers[-1] == ("yes",):
        _go_first(play)


def _pay_and_take(state: State, paid: list[int], window: int) -> None:
    """Move the paid goods, including those of other guilds, to the storehouse, and empty the window."""
    house, goods = state.guilds[state.guild], state.players[state.acting].goods
    storehouse, lodgings = house.storehouse, house.lodgings
    for good in paid:
        goods[good] -= 1
        storehouse[good] += 1
    house.lodgings = (*lodgings[:window], None, *lodgings[window + 1 :])


def _receive(play: Play, guest: Tile) -> None:
    """Keep a craftsman, who may bring an agent; resolve a townsman's effect on arrival, or keep the townsman."""
    player = play.state.players[play.state.acting]
    if isinstance(guest, Craftsman):
        player.craftsmen += (guest,)
        if guest.agent:
            play.gain_agent(play.state.acting)
    elif guest.kind in ARRIVALS:
        ARRIVALS[guest.kind].effect(play)
    else:
        player.townsmen += (guest,)


def _earn_on_roof(play: Play) -> None:
    """Earn Talers for every agent on this roof, including the player's earlier agents but not the acting one."""
    state = play.state
    talers = sum(state.guilds[state.guild].roof) * play.pieces.income.roof
    if talers:
        play.pay(state.players[state.acting], talers)
        play.say("roof_money", state.acting, talers)


def _go_first(play: Play) -> None:
    """Move the player to the front of the turn order; the other players keep their order."""
    state, others = play.state, list(play.state.order)
    others.remove(state.acting)
    state.order = (state.acting, *others)
    play.say("went_first", state.acting)
