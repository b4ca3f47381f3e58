"""What the measurement of chances makes of samples, and a few positions of each game that no calibration has seen."""

from math import sqrt

import pytest

from bot.catalogue import GAMES, load_game
from bot.games.calibration import Calibration, calibrate
from tests.measure.reliability import Sample, collect, fit, sort_into_bins

FEW, EFFORT = 24, 0.1
"""Positions of a game, and what is spent on each."""
SURE = 4.0
"""Standard errors that a sample may be off."""


def sample(said: float, happened: float, kind: str = "hints") -> Sample:
    """A chance that was said, and what came of it."""
    return Sample(kind, 3, said, happened, said, 100, 0.9)


def test_a_bin_compares_what_was_said_with_what_happened() -> None:
    """On average."""
    [low, high] = sort_into_bins([sample(0.12, 0), sample(0.18, 1), sample(1.0, 1)])
    assert (low.number, low.happened) == (2, 0.5)
    assert low.said == pytest.approx(0.15)
    assert (high.number, high.said, high.happened) == (1, 1.0, 1.0)


@pytest.mark.parametrize(("happened", "is_reliable"), [(16, True), (40, False)])
def test_a_bin_with_enough_samples_must_be_near(happened: int, is_reliable: bool) -> None:
    """Here 15 percent were said of 100."""
    [found] = sort_into_bins([sample(0.15, number < happened) for number in range(100)])
    assert found.is_reliable is is_reliable


def test_a_bin_with_few_samples_proves_nothing() -> None:
    """However far off it is."""
    [found] = sort_into_bins([sample(0.15, 1)] * 99)
    assert found.is_reliable


def test_a_fit_trusts_simulations_as_much_as_they_deserve() -> None:
    """What is said of a seat that won nine of ten simulated games is how often such a seat won."""
    well = [Sample("hints", 3, 0.9, number < 90, 0.9, 100, 0.9) for number in range(100)]
    badly = [Sample("hints", 3, 0.9, number < 60, 0.9, 100, 0.9) for number in range(100)]
    assert said_by(fit(well)) == pytest.approx(0.9, abs=0.05)
    assert said_by(fit(badly)) == pytest.approx(0.6, abs=0.05)


def said_by(calibration: Calibration) -> float:
    """What is said of that seat."""
    return calibrate(calibration, 0.9, 100, 3, 0.9).likely


@pytest.mark.parametrize("game", GAMES)
def test_chances_of_unseen_positions_are_about_right(game: str) -> None:
    """On average over hints, as far as a small sample can tell; the command looks at thousands."""
    found = [one for one in collect(load_game(game), "held out", FEW, EFFORT) if one.kind == "hints"]
    off = sum(one.said - one.happened for one in found)
    assert abs(off) <= SURE * sqrt(sum(one.said * (1 - one.said) for one in found))
