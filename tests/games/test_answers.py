"""Every game refuses bad input with a specific error that names the facts, and changes nothing."""

from typing import Any

import pytest

from bot.errors import (
    BadOption,
    BadSeatCount,
    ClosedPrompt,
    GameError,
    NoWayBack,
    UnknownAnswer,
    WrongNumber,
    WrongSeat,
)
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Answer, Option, Prompt, Rules, encode
from tests.games.played import PLAYED, load_played

SEED = Chance(b"door")
EVERY_GAME = pytest.mark.parametrize("name", PLAYED)
PICK_TWO = Prompt(0, "r1.t1.swap", "swap", ("a", "b", "c", "d"), 2, 3)


def begun(name: str) -> tuple[Rules[Any], Any, tuple[Prompt, ...]]:
    """Start a game with the fewest players; return its rules, state and open prompts."""
    rules = load_played(name).rules
    state = answers.begin(rules, rules.seats[0], SEED, {})[-1].state
    return rules, state, rules.prompts(state)


SECRETIVE = pytest.mark.parametrize("name", [name for name in PLAYED if len(begun(name)[2]) > 1])
"""Games that begin with a secret choice by several players."""


@EVERY_GAME
def test_an_impossible_number_of_seats_is_refused(name: str) -> None:
    """The error states the allowed numbers."""
    rules = load_played(name).rules
    least, most = rules.seats[0], rules.seats[-1]
    for seats in (-1, 0, least - 1, most + 1, 100):
        with pytest.raises(BadSeatCount) as refused:
            answers.begin(rules, seats, SEED, {})
        assert refused.value.facts == {"seats": seats, "least": least, "most": most}


@EVERY_GAME
@pytest.mark.parametrize("option", ["", "hats"])
def test_an_option_the_game_does_not_have_is_refused(name: str, option: str) -> None:
    """The error names the option."""
    with pytest.raises(BadOption) as refused:
        answers.begin(load_played(name).rules, load_played(name).rules.seats[0], SEED, {option: "on"})
    assert refused.value.facts == {"name": option, "choice": "on"}


@EVERY_GAME
def test_a_choice_the_game_does_not_offer_is_refused(name: str) -> None:
    rules = load_played(name).rules
    for option in rules.options:
        with pytest.raises(BadOption) as refused:
            answers.begin(rules, rules.seats[0], SEED, {option.name: "perhaps"})
        assert refused.value.facts == {"name": option.name, "choice": "perhaps"}


def test_options_not_chosen_have_their_defaults() -> None:
    """Chosen options keep their choice."""

    class Choosy:
        """The part of the rules that `complete_options` reads."""

        options = (Option("bonus", ("off", "on")), Option("speed", ("slow", "fast")))

    choosy: Any = Choosy()
    assert answers.complete_options(choosy, {}) == {"bonus": "off", "speed": "slow"}
    assert answers.complete_options(choosy, {"speed": "fast"}) == {"bonus": "off", "speed": "fast"}


def refusal(kind: type[GameError], name: str, seat: int, prompt_id: str, picks: Answer) -> dict[str, Any]:
    """Return the facts of the error that an answer raises; check that the state is unchanged."""
    rules, state, _ = begun(name)
    packed = encode(state)
    with pytest.raises(kind) as refused:
        answers.answer(rules, state, seat, prompt_id, picks)
    assert encode(state) == packed
    return dict(refused.value.facts)


@EVERY_GAME
def test_the_error_names_an_unknown_answer(name: str) -> None:
    """Of several unknown answers, the error names the first in alphabetical order, to be deterministic."""
    prompt = begun(name)[2][0]
    picks = ("somewhere", prompt.options[0], "nowhere")
    assert refusal(UnknownAnswer, name, prompt.seat, prompt.id, picks) == {"prompt": prompt.id, "answer": "nowhere"}


@EVERY_GAME
@pytest.mark.parametrize("closed", ["", "r9.t9.plan"])
def test_the_error_names_a_closed_prompt_and_the_seat(name: str, closed: str) -> None:
    assert refusal(ClosedPrompt, name, 0, closed, ()) == {"seat": 0, "prompt": closed}


@EVERY_GAME
@pytest.mark.parametrize("seat", [99, -1])
def test_the_error_names_a_wrong_seat_and_the_open_prompt(name: str, seat: int) -> None:
    prompt = begun(name)[2][0]
    assert refusal(WrongSeat, name, seat, prompt.id, ()) == {"seat": seat, "prompt": prompt.id}


@pytest.mark.parametrize("picks", ["", "a", "abcd"])
def test_too_few_and_too_many_options_are_refused(picks: str) -> None:
    """The error states how many options were picked and how many are allowed."""
    with pytest.raises(WrongNumber) as refused:
        answers.check_answer(PICK_TWO, picks)
    assert refused.value.facts == {"prompt": PICK_TWO.id, "number": len(picks), "least": 2, "most": 3, "spread": 1}


@pytest.mark.parametrize(("picks", "answer"), [("ba", ("a", "b")), ("dca", ("a", "c", "d")), ("bab", ("a", "b"))])
def test_answers_with_the_fewest_and_the_most_options_are_accepted(picks: str, answer: Answer) -> None:
    """Options are put into the prompt's order, whatever the order of the clicks."""
    assert answers.check_answer(PICK_TWO, picks) == answer


@EVERY_GAME
def test_an_answered_prompt_is_closed(name: str) -> None:
    """A second click on the same question is refused; questions of other seats stay open."""
    rules, state, (first, *others) = begun(name)
    state = answers.answer(rules, state, first.seat, first.id, first.options[:1])[-1].state
    with pytest.raises(WrongSeat if others else ClosedPrompt):
        answers.answer(rules, state, first.seat, first.id, first.options[-1:])
    for other in others:
        assert answers.answer(rules, state, other.seat, other.id, other.options[:1])


@SECRETIVE
def test_a_secret_answer_can_be_taken_back_until_all_have_answered(name: str) -> None:
    """Revealed answers cannot be taken back."""
    rules, state, (first, *_others) = begun(name)
    one_in = answers.answer(rules, state, first.seat, first.id, first.options[:1])[-1].state
    assert encode(answers.go_back(rules, one_in, first.seat)) == encode(state)
    all_in = one_in
    for prompt in rules.prompts(one_in):
        all_in = answers.answer(rules, all_in, prompt.seat, prompt.id, prompt.options[:1])[-1].state
    for seat in range(rules.seats[0]):
        with pytest.raises(NoWayBack):
            answers.go_back(rules, all_in, seat)


@EVERY_GAME
def test_back_is_refused_before_the_first_answer(name: str) -> None:
    """The error names the seat."""
    rules, state, _ = begun(name)
    for seat in range(rules.seats[0]):
        with pytest.raises(NoWayBack) as refused:
            answers.go_back(rules, state, seat)
        assert refused.value.facts == {"seat": seat}


def test_errors_carry_their_key_and_facts() -> None:
    """The key is the class name as spelled in the language files."""
    error = WrongSeat(seat=1, prompt="r1.t1.plan")
    assert (error.key, error.facts) == ("wrong_seat", {"seat": 1, "prompt": "r1.t1.plan"})
    assert str(error) == "wrong_seat seat=1 prompt=r1.t1.plan"
