"""Whoever is refused at the door learns what was wrong."""

from typing import Any

import pytest

from bot.catalogue import load_game
from bot.errors import ClosedPrompt, GameError, NoWayBack, UnknownAnswer, WrongNumber, WrongSeat
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Option, Prompt
from bot.games.norenberc.rules import Norenberc

RULES: Any = load_game("norenberc").rules
PICK_TWO = Prompt(0, "r1.t1.brewers.swap", "swap", ("a", "b", "c", "d"), 2, 3)


def refusal(kind: type[GameError], *answer: Any) -> dict[str, Any]:
    """The facts of the error that an answer at a table of three gets."""
    state = answers.begin(RULES, 3, Chance(b"refused"), {})[-1].state
    with pytest.raises(kind) as refused:
        answers.answer(RULES, state, *answer)
    return dict(refused.value.facts)


def test_an_unknown_answer_is_named() -> None:
    """Of several, the first by the alphabet, so that it is always the same."""
    facts = refusal(UnknownAnswer, 0, "r1.t1.plan", ("somewhere", "bakers", "nowhere"))
    assert facts == {"prompt": "r1.t1.plan", "answer": "nowhere"}


def test_a_closed_prompt_is_named() -> None:
    """With who came for it."""
    assert refusal(ClosedPrompt, 1, "r1.t9.plan", ()) == {"seat": 1, "prompt": "r1.t9.plan"}


def test_a_wrong_seat_is_named() -> None:
    """With the prompt that is open to others."""
    assert refusal(WrongSeat, 7, "r1.t1.plan", ()) == {"seat": 7, "prompt": "r1.t1.plan"}


@pytest.mark.parametrize("picks", ["", "a", "abcd"])
def test_too_few_and_too_many_are_refused(picks: str) -> None:
    """The error says how many were picked and how many may be."""
    with pytest.raises(WrongNumber) as refused:
        answers.check_answer(PICK_TWO, picks)
    assert refused.value.facts == {"prompt": PICK_TWO.id, "number": len(picks), "least": 2, "most": 3}


@pytest.mark.parametrize(("picks", "answer"), [("ba", ("a", "b")), ("dca", ("a", "c", "d"))])
def test_as_few_and_as_many_as_allowed_are_taken(picks: str, answer: tuple[str, ...]) -> None:
    """In the order of the prompt."""
    assert answers.check_answer(PICK_TWO, picks) == answer


def test_no_way_back_is_named() -> None:
    """With who wanted it."""
    state = answers.begin(RULES, 3, Chance(b"refused"), {})[-1].state
    with pytest.raises(NoWayBack) as refused:
        answers.go_back(RULES, state, 2)
    assert refused.value.facts == {"seat": 2}


class _Choosy(Norenberc):
    """Norenberc with one more thing to settle."""

    options: tuple[Option, ...] = (Option("bonus", ("off", "on")), Option("speed", ("slow", "fast")))


def test_options_not_chosen_are_the_usual_ones() -> None:
    """And those chosen stay."""
    choosy = _Choosy(RULES.pieces)
    assert answers.complete_options(choosy, {}) == {"bonus": "off", "speed": "slow"}
    assert answers.complete_options(choosy, {"speed": "fast"}) == {"bonus": "off", "speed": "fast"}
    assert answers.begin(choosy, 2, Chance(b"settled"), {"bonus": "on"})[-1].state.bonus
