"""What the answers to each question do. A turn continues until a player must answer."""

from collections.abc import Callable
from typing import TypeAlias

from bot.games.contract import Answer, Prompt, Seat
from bot.games.ulm.rules.actions import (
    buy_card,
    clear_sides,
    kinds_of,
    push_tile,
    swap_tile,
    take_money,
    use_river,
    use_seal,
)
from bot.games.ulm.rules.asks import ALWAYS_ASKED, ASKS, END, ENTER, SECRET, chosen_card
from bot.games.ulm.rules.board import GATE_NUMBERS, KIND_NUMBERS, KINDS, MONEY, SIDES
from bot.games.ulm.rules.cards import EXTRA, NOW, play_card
from bot.games.ulm.rules.course import end_turn
from bot.games.ulm.rules.effects import carry_on, choose_branch, finish_word, keep_card, keep_shield, take_descendant
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.river import sail
from bot.games.ulm.rules.seals import place_seal
from bot.games.ulm.rules.state import ACT, CHOOSING, OVER, State

Taking: TypeAlias = Callable[[Play, Answer], str]
"""Applies an answer; returns the next question of its chain, or "" at the chain's end."""

_FIRST_ASKS = {"swap": "swap", "play": "hand", "clear": "side", "card": "card", "river": "steps", "seal": "quarter"}
"""The question that follows a chain's first answer."""


def open_question(play: Play, key: str = "") -> None:
    """Continue to the next question that has a choice or is always asked."""
    state = play.state
    while True:
        key = key or (state.todo and carry_on(play)) or state.base
        if key is OVER:
            state.ask, play.ask = OVER, None
            return
        ask = ASKS[key](play)
        if len(ask.options) > 1 or key in ALWAYS_ASKED:
            break
        key = _TAKING[key](play, ask.options)
    state.ask, play.ask = ask.key, ask


def take_answer(play: Play, _prompt: Prompt | None, answer: Answer) -> None:
    """Apply an answer to the open question and continue until a player must answer."""
    state = play.state
    length = len(state.chain)
    key = _TAKING[state.ask](play, answer)
    if state.chain:
        state.marks += (length,)
    open_question(play, key)


def list_prompts(play: Play) -> tuple[Prompt, ...]:
    """Return the open question; empty in a view that hides it."""
    state = play.state
    if state.ask in (OVER, CHOOSING):
        return ()
    ask = play.ask
    if ask is None:
        ask = play.ask = ASKS[state.ask](play)
    moment = f"r{state.round}.s{state.acting}"
    chain = state.chain
    if chain:
        told = ".".join(chain[1:] if EXTRA in chain else chain)
        name = f"{moment}.{state.moves_made}.{told}.{ask.key}"
    else:
        name = f"{moment}.{state.moves_made}.{ask.key}"
    back, is_hidden = state.marks != (), ask.key in SECRET
    return (Prompt(state.acting, name, ask.key, ask.options, ask.least, ask.most, back, moment, is_hidden),)


def take_back(state: State, seat: Seat) -> State | None:
    """Undo the last answer that the player gave in a chain, and the forced answers after it."""
    if seat != state.acting or not state.marks:
        return None
    state = state.copy()
    *marks, length = state.marks
    state.marks, state.chain = tuple(marks), state.chain[:length]
    state.ask = _ask_after(state)
    return state


def _ask_after(state: State) -> str:
    """Return the next question of a chain."""
    chain = state.chain
    if not chain:
        return state.base
    if EXTRA not in chain and len(chain) == 1:
        return _FIRST_ASKS[chain[0]]
    cards = chain[2:] if EXTRA in chain else chain[1:]
    return ("hand", "way", "pay")[len(cards)]


def _finish(play: Play) -> str:
    """Finish a single answer, or a chain."""
    state = play.state
    state.chain, state.marks = (), ()
    state.moves_made += 1
    return ""


def _go_on(play: Play, answer: str, key: str) -> str:
    """Add an answer to the chain."""
    play.state.chain += (answer,)
    return key


def _push(play: Play, answer: Answer) -> str:
    option = answer[0]
    if option in _FIRST_ASKS:
        return _go_on(play, option, _FIRST_ASKS[option])
    push_tile(play, GATE_NUMBERS[option[len(ENTER) + 1 :]])
    play.state.base = ACT
    return _finish(play)


def _act(play: Play, answer: Answer) -> str:
    option = answer[0]
    if option == KINDS[MONEY]:
        take_money(play)
        return _finish(play)
    if option == END:
        end_turn(play)
        return ""
    return _go_on(play, option, _FIRST_ASKS[option])


def _swap(play: Play, answer: Answer) -> str:
    swap_tile(play, KIND_NUMBERS[answer[0]])
    return _finish(play)


def _side(play: Play, answer: Answer) -> str:
    clear_sides(play, [SIDES.index(side) for side in answer])
    return _finish(play)


def _card(play: Play, answer: Answer) -> str:
    if answer[0] == EXTRA:
        return _go_on(play, EXTRA, "hand")
    buy_card(play, kinds_of(answer[0]))
    return _finish(play)


def _steps(play: Play, answer: Answer) -> str:
    """Take the steps of a River action or of an effect."""
    steps = int(answer[0])
    if play.state.chain:
        use_river(play, steps)
    else:
        finish_word(play)
        sail(play, play.state.acting, steps)
    return _finish(play)


def _quarter(play: Play, answer: Answer) -> str:
    """Place the seal of a Seal action; a seal from an effect is free."""
    quarter = play.pieces.quarter_names.index(answer[0])
    if play.state.chain:
        use_seal(play, quarter)
    else:
        finish_word(play)
        place_seal(play, play.state.acting, quarter, 0)
    return _finish(play)


def _hand(play: Play, answer: Answer) -> str:
    return _go_on(play, answer[0], "way")


def _way(play: Play, answer: Answer) -> str:
    if answer[0] == NOW and play.pieces.cards[chosen_card(play)].price:
        return _go_on(play, NOW, "pay")
    return _play_card(play, answer)


def _play_card(play: Play, answer: Answer) -> str:
    play_card(play, (*play.state.chain, answer[0]))
    return _finish(play)


def _single(do: Callable[[Play, str], None]) -> Taking:
    """Return a function that handles a question from an effect by executing the answer immediately."""

    def take(play: Play, answer: Answer) -> str:
        do(play, answer[0])
        return _finish(play)

    return take


_TAKING: dict[str, Taking] = {
    "push": _push,
    "swap": _swap,
    "act": _act,
    "side": _side,
    "card": _card,
    "steps": _steps,
    "quarter": _quarter,
    "hand": _hand,
    "way": _way,
    "pay": _play_card,
    "keep": _single(keep_card),
    "choose": _single(choose_branch),
    "shield": _single(keep_shield),
    "descendant": _single(take_descendant),
}
