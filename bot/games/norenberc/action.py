"""An agent's action at the called guild, rulebook pp. 4-6: a chain of short questions, then everything at once."""

from collections.abc import Callable
from functools import lru_cache
from itertools import product

from bot.games.base import Answer, Prompt, Seat
from bot.games.norenberc.calling import send_to_roof
from bot.games.norenberc.payment import can_pay_a_guest
from bot.games.norenberc.pieces import Pieces
from bot.games.norenberc.play import Play
from bot.games.norenberc.recruit import Question, recruit, recruit_questions
from bot.games.norenberc.state import Ask, State
from bot.games.norenberc.trade import ask_how_many, ask_which_goods, buy, can_buy, sell

_QUESTIONS: dict[str, tuple[Question, ...]] = {"sell": (ask_how_many,), "buy": (ask_which_goods,)}
_PERFORM: dict[str, Callable[[Play], None]] = {"sell": sell, "recruit": recruit, "buy": buy}


def action_prompt(pieces: Pieces, state: State) -> tuple[Prompt, ...]:
    """The acting player's open question; a view of another seat does not know it."""
    ask = state.ask
    if ask is None:
        return ()
    moment = _moment(state.round, state.turn, pieces.guild_names[state.guild], ask.key)
    return (Prompt(state.acting, moment, ask.key, ask.options, ask.least, ask.most, state.action != ""),)


@lru_cache(maxsize=4096)  # the same few moments come up in every game
def _moment(round_: int, turn: int, guild: str, key: str) -> str:
    return f"r{round_}.t{turn}.{guild}.{key}"


def ask_action(play: Play) -> None:
    """Asks whoever is next what to do; does nothing for one who, as all can see, could do nothing else."""
    state = play.state
    can_sell = state.players[state.acting].goods[state.guild] > 0
    has_goods = any(state.guilds[state.guild].storehouse)
    if can_sell or has_goods:  # a thin purse is no reason not to ask: it must not show
        can_recruit = can_sell and can_pay_a_guest(play.pieces, state)
        state.ask = _ASKS[can_sell, can_recruit, has_goods and can_buy(play.pieces, state)]
    else:
        do_nothing(play)


def _ask_action(can_sell: bool, can_recruit: bool, can_buy: bool) -> Ask:
    able = {"sell": can_sell, "recruit": can_recruit, "buy": can_buy, "nothing": True}
    return Ask("act", tuple(action for action, is_able in able.items() if is_able))


_ASKS = {able: _ask_action(*able) for able in product((False, True), repeat=3)}
"""What to do, by what one can: sell, recruit, buy."""


def answer_action(play: Play, answer: Answer) -> None:
    """Takes one answer; the last one of its chain makes the whole action happen."""
    state = play.state
    state.ask = None
    if state.action:
        state.answers += (answer,)
    elif answer[0] == "nothing":
        do_nothing(play)
        return
    else:
        state.action = answer[0]
    if not _ask_on(play):
        _PERFORM[state.action](play)
        state.action, state.answers = "", ()
        send_to_roof(state)


def _ask_on(play: Play) -> bool:
    """Asks the next question of the action under way, past those with nothing to ask; False when none is left."""
    state = play.state
    questions = _QUESTIONS.get(state.action) or recruit_questions(state)
    for question in questions[len(state.answers) :]:
        state.ask = question(play)
        if state.ask is not None:
            return True
        state.answers += (None,)
    return False


def do_nothing(play: Play) -> None:
    """The agent goes to the roof all the same."""
    play.say("did_nothing", play.state.acting)
    send_to_roof(play.state)


def take_back(pieces: Pieces, state: State, seat: Seat) -> State | None:
    """Withdraws the last answer of the action under way; nothing of it had happened."""
    if not state.action or seat != state.acting:
        return None
    state = state.copy()
    while state.answers and state.answers[-1] is None:
        state.answers = state.answers[:-1]
    play = Play(pieces, state)
    if state.answers:
        state.answers = state.answers[:-1]
        _ask_on(play)
    else:
        state.action = ""
        ask_action(play)
    return state
