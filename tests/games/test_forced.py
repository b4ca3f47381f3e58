"""What the engine answers by itself: only what whoever watches could say too."""

from typing import Any

import pytest

from bot.games.answers import forced_answer
from bot.games.chance import Chance
from bot.games.contract import Prompt, Rules
from tests.games.norenberc.tables import BREWERS, asked, call, hold, store, table
from tests.games.played import PLAYED, load_played
from tests.games.walk import Decision, Walk

GUESSES = 3


def check_public(rules: Rules[Any], decision: Decision) -> None:
    """Where somebody is asked something new, the public knows whether there is anything to choose."""
    known = {prompt.moment for prompt in rules.prompts(decision.before)} if decision.before else set()
    asked = [prompt for prompt in rules.prompts(decision.after) if prompt.moment not in known and not prompt.is_hidden]
    view = rules.view(decision.after, None)
    for number in range(GUESSES if asked else 0):
        guessed = {_name(one): one for one in rules.prompts(rules.guess(view, None, Chance(b"public", number)))}
        for prompt in asked:
            other = guessed.get(_name(prompt))
            assert other is None or (forced_answer(prompt) is None) == (forced_answer(other) is None), prompt


def _name(prompt: Prompt) -> tuple[int, str]:
    return prompt.seat, prompt.id


@pytest.mark.parametrize("name", PLAYED)
def test_an_answer_that_nobody_was_asked_for_tells_nothing_secret(name: str) -> None:
    """Else its speed would: of a decision that begins, all can see whether it is forced, or its seat is asked."""
    game = load_played(name)
    for seed in range(2):
        Walk(game, game.rules.seats[-1], seed).go([check_public])


def test_a_thin_purse_is_not_shown_by_speed() -> None:
    """Whoever could do nothing but nothing for want of Talers alone is asked."""
    state = table(3)
    hold(state, 0)
    store(state, BREWERS, beer=9)
    state.players[0].money = 0
    prompt = asked(call(state, BREWERS, 0), 0)

    assert prompt.options == ("nothing",)
    assert forced_answer(prompt) is None


def test_a_question_with_one_answer_is_forced() -> None:
    """Also one of several options, all of which must be picked."""
    assert forced_answer(Prompt(0, "q", "q", ("a",))) == ("a",)
    assert forced_answer(Prompt(0, "q", "q", ("a", "b"), 2, 2)) == ("a", "b")
    assert forced_answer(Prompt(0, "q", "q", (), 0, 0)) == ()
    assert forced_answer(Prompt(0, "q", "q", ("a", "b"), 1, 2)) is None
    assert forced_answer(Prompt(0, "q", "q", ("a",), 0, 1)) is None
    assert forced_answer(Prompt(0, "q", "q", ("a",), is_hidden=True)) is None
