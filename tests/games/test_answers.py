"""Bad input is refused at the door with a named error and its facts, and changes nothing."""

import pytest

from bot.catalogue import load_game
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
from bot.games.contract import encode
from bot.games.norenberc.state import State

RULES = load_game("norenberc").rules
SEED = Chance(b"door")


def begun() -> State:
    """A game of three in its first planning."""
    state = answers.begin(RULES, 3, SEED, {})[-1].state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_an_impossible_number_of_seats_is_refused(seats: int) -> None:
    """The error says how many may play."""
    with pytest.raises(BadSeatCount) as refused:
        answers.begin(RULES, seats, SEED, {})
    assert refused.value.facts == {"seats": seats, "least": 2, "most": 5}


@pytest.mark.parametrize(("name", "choice"), [("bonus", "perhaps"), ("hats", "on"), ("", "")])
def test_an_option_the_game_does_not_offer_is_refused(name: str, choice: str) -> None:
    """Unknown names and unknown choices alike."""
    with pytest.raises(BadOption) as refused:
        answers.begin(RULES, 3, SEED, {name: choice})
    assert refused.value.facts == {"name": name, "choice": choice}


@pytest.mark.parametrize(
    ("seat", "prompt", "picks", "kind"),
    [
        (0, "r1.t1.plan", ("bakers", "nowhere"), UnknownAnswer),
        (0, "r1.t1.plan", ("hatmakers",), UnknownAnswer),
        (0, "r9.t9.plan", ("bakers",), ClosedPrompt),
        (0, "", (), ClosedPrompt),
        (7, "r1.t1.plan", (), WrongSeat),
        (-1, "r1.t1.plan", (), WrongSeat),
    ],
)
def test_a_bad_answer_is_refused_and_changes_nothing(
    seat: int, prompt: str, picks: tuple[str, ...], kind: type[GameError]
) -> None:
    """Unknown options, closed prompts, wrong seats."""
    state = begun()
    packed = encode(state)
    with pytest.raises(kind):
        answers.answer(RULES, state, seat, prompt, picks)
    assert encode(state) == packed


def test_more_options_than_allowed_are_refused() -> None:
    """The error says how many were picked and how many may be."""
    state = begun()
    state.players[1].agents = 2
    with pytest.raises(WrongNumber) as refused:
        answers.answer(RULES, state, 1, "r1.t1.plan", ("brewers", "bakers", "printers"))
    assert refused.value.facts == {"prompt": "r1.t1.plan", "number": 3, "least": 0, "most": 2}


def test_an_answered_prompt_is_closed() -> None:
    """A second click on the same question finds it closed; another seat's is still open."""
    state = answers.answer(RULES, begun(), 0, "r1.t1.plan", ("bakers",))[-1].state
    with pytest.raises(WrongSeat):
        answers.answer(RULES, state, 0, "r1.t1.plan", ("brewers",))
    assert answers.answer(RULES, state, 1, "r1.t1.plan", ("brewers",))


def test_options_may_come_in_any_order_and_twice() -> None:
    """The same plan is the same answer however it was clicked together."""
    once = answers.answer(RULES, begun(), 0, "r1.t1.plan", ("brewers", "printers"))
    mixed = answers.answer(RULES, begun(), 0, "r1.t1.plan", ("printers", "brewers", "printers"))
    assert encode(once[-1].state) == encode(mixed[-1].state)


def test_a_plan_can_be_reopened_until_all_are_in() -> None:
    """The way back ends where something is revealed."""
    state = begun()
    one_in = answers.answer(RULES, state, 0, "r1.t1.plan", ("brewers",))[-1].state
    assert encode(answers.go_back(RULES, one_in, 0)) == encode(state)
    two_in = answers.answer(RULES, one_in, 1, "r1.t1.plan", ())[-1].state
    all_in = answers.answer(RULES, two_in, 2, "r1.t1.plan", ())[-1].state
    with pytest.raises(NoWayBack):
        answers.go_back(RULES, all_in, 1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_there_is_no_way_back_before_anything_was_answered(seat: int) -> None:
    """Nothing to take back is an error of its own."""
    with pytest.raises(NoWayBack):
        answers.go_back(RULES, begun(), seat)


def test_errors_carry_their_key_and_facts() -> None:
    """The key is the class's name in the language files' spelling."""
    error = WrongSeat(seat=1, prompt="r1.t1.plan")
    assert (error.key, error.facts) == ("wrong_seat", {"seat": 1, "prompt": "r1.t1.plan"})
    assert str(error) == "wrong_seat seat=1 prompt=r1.t1.plan"
