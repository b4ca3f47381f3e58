"""An agent's action at the called guild, rulebook pp. 4-6: first all questions, then all that the answers cause."""

from collections.abc import Callable
from itertools import product

from bot.games.contract import Answer, Prompt, Seat
from bot.games.norenberc.rules.guild_calls import send_to_roof
from bot.games.norenberc.rules.payment import can_pay_a_guest
from bot.games.norenberc.rules.pieces import Pieces
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.recruit import ask_on, begin_recruiting
from bot.games.norenberc.rules.state import Ask, State
from bot.games.norenberc.rules.trade import begin_buying, begin_selling, can_buy


def action_prompt(play: Play, ask: Ask) -> tuple[Prompt, ...]:
    """Return the acting player's open question."""
    state, moment = play.state, play.moment or _name_moment(play)
    can_go_back = state.action != ""
    name, hides_purse = f"{moment}.{ask.key}", ask.key == "act"
    bounds = (ask.least, ask.most)
    return (Prompt(state.acting, name, ask.key, ask.options, *bounds, can_go_back, moment, hides_purse),)


def _name_moment(play: Play) -> str:
    state = play.state
    play.moment = f"r{state.round}.t{state.turn}.{play.pieces.guild_names[state.guild]}"
    return play.moment


def ask_action(play: Play) -> None:
    """Ask the acting player for an action, or do nothing if all players can see that no action is possible."""
    state = play.state
    player, house = state.players[state.acting], state.guilds[state.guild]
    can_sell, has_goods = player.goods[state.guild] > 0, any(house.storehouse)
    if can_sell or has_goods:  # ask even without money: skipping the question would reveal it
        can_recruit = can_sell and can_pay_a_guest(play.pieces, player.goods, state.guild, house.lodgings)
        state.ask = _ASKS[can_sell, can_recruit, has_goods and can_buy(play.pieces, player, house)]
    else:
        do_nothing(play)


def _ask_action(can_sell: bool, can_recruit: bool, can_buy: bool) -> Ask:
    able = {"sell": can_sell, "recruit": can_recruit, "buy": can_buy, "nothing": True}
    return Ask("act", tuple(action for action, is_able in able.items() if is_able))


_ASKS = {able: _ask_action(*able) for able in product((False, True), repeat=3)}
"""By what is possible (sell, recruit, buy): the question for an action."""


def do_nothing(play: Play) -> None:
    """Do nothing; the agent still goes to the roof."""
    play.say("did_nothing", play.state.acting)
    send_to_roof(play.state)


_BEGIN: dict[str, Callable[[Play], None]] = {
    "sell": begin_selling,
    "recruit": begin_recruiting,
    "buy": begin_buying,
    "nothing": do_nothing,
}


def begin_action(play: Play, _seat: Seat, answer: Answer) -> None:
    """Ask the first question of the action, or execute the action if it asks nothing."""
    _BEGIN[answer[0]](play)


def take_back(pieces: Pieces, state: State, seat: Seat) -> State | None:
    """Undo the last answer of an unfinished action; nothing in it has happened yet."""
    if not state.action or seat != state.acting:
        return None
    state = state.copy()
    while state.answers and state.answers[-1] is None:
        state.answers = state.answers[:-1]
    play = Play(pieces, state)
    if len(state.answers) > 1:
        state.answers = state.answers[:-1]
        ask_on(play)
    elif state.answers:
        state.answers = ()
        begin_recruiting(play)
    else:
        state.action = ""
        ask_action(play)
    return state
