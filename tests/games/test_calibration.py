"""Calibration turns simulated values into believable chances."""

import pytest

from bot.catalogue import GAMES, load_game
from bot.games.advice import advise, forecast, foresee
from bot.games.answers import begin
from bot.games.calibration import Calibration, calibrate
from bot.games.chance import Chance
from bot.games.search import Thought
from tests.lab.measure.guesses import seeker_of

USUAL = Calibration(8, 1.0, 0.5)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("wins", [0.0, 0.5, 1.0])
def test_before_the_first_decision_the_chance_is_the_base_rate(seats: int, wins: float) -> None:
    """Simulated values make no difference before the first decision."""
    assert calibrate(USUAL, wins, 40, seats, 0.0).likely == pytest.approx(1 / seats)


def test_simulations_count_for_more_later_in_the_game() -> None:
    """With more worlds, simulations also count for more."""
    chances = [calibrate(USUAL, 0.9, 40, 3, progress).likely for progress in (0.0, 0.2, 0.6, 1.0)]
    assert chances == sorted(chances)
    assert calibrate(USUAL, 0.9, 400, 3, 1.0).likely > chances[-1]


def test_few_worlds_give_a_wide_band() -> None:
    """The chance lies within the band."""
    few, many = calibrate(USUAL, 0.5, 6, 3, 0.5), calibrate(USUAL, 0.5, 600, 3, 0.5)
    assert few.low < few.likely < few.high
    assert many.high - many.low < few.high - few.low


def test_no_chance_is_certain_before_the_end() -> None:
    """No number of simulations makes a chance certain."""
    assert calibrate(USUAL, 0.0, 10_000, 2, 1.0).low > 0
    assert calibrate(USUAL, 1.0, 10_000, 2, 1.0).high < 1


@pytest.mark.parametrize(("game", "seats"), [(name, seats) for name in GAMES for seats in load_game(name).rules.seats])
def test_a_game_begins_with_equal_chances(game: str, seats: int) -> None:
    """Hints and charts show equal chances at the first decision."""
    loaded = load_game(game)
    seeker, rules = seeker_of(loaded), loaded.rules
    state = begin(rules, seats, Chance(b"equal"), {})[-1].state
    prompt = rules.prompts(state)[0]
    chances = foresee(seeker, forecast(seeker, rules.view(state, None), Chance(b"chart"), 8))
    assert sum(chances) == pytest.approx(1)
    assert chances == pytest.approx([1 / seats] * seats, abs=0.05)
    advice = advise(seeker, Thought(rules.view(state, prompt.seat), prompt, Chance(b"hint")), 24)
    assert advice.chance
    assert advice.chance.likely == pytest.approx(1 / seats, abs=0.05)
