"""Forced answers: the engine answers automatically only if the public could know the answer."""

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
    """The public knows of each new question whether the seat has a choice."""
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
def test_a_forced_answer_reveals_no_secret(name: str) -> None:
    """The engine answers for a seat only if all know that the answer is forced, because its speed is visible."""
    game = load_played(name)
    for seed in range(2):
        Walk(game, game.rules.seats[-1], seed).go([check_public])


def test_speed_does_not_reveal_a_lack_of_money() -> None:
    """A player is asked even if a lack of Talers leaves doing nothing as the only option."""
    state = table(3)
    hold(state, 0)
    store(state, BREWERS, beer=9)
    state.players[0].money = 0
    prompt = asked(call(state, BREWERS, 0), 0)

    assert prompt.options == ("nothing",)
    assert forced_answer(prompt) is None


def test_a_question_with_one_answer_is_forced() -> None:
    """A question is also forced if all of its several options must be picked."""
    assert forced_answer(Prompt(0, "q", "q", ("a",))) == ("a",)
    assert forced_answer(Prompt(0, "q", "q", ("a", "b"), 2, 2)) == ("a", "b")
    assert forced_answer(Prompt(0, "q", "q", (), 0, 0)) == ()
    assert forced_answer(Prompt(0, "q", "q", ("a", "b"), 1, 2)) is None
    assert forced_answer(Prompt(0, "q", "q", ("a",), 0, 1)) is None
    assert forced_answer(Prompt(0, "q", "q", ("a",), is_hidden=True)) is None
