"""The measurement of chances, on a few positions of each game that no calibration has used."""

from math import sqrt

import pytest

from bot.catalogue import GAMES, load_game
from bot.games.calibration import Calibration, calibrate
from tests.lab.measure.reliability import Sample, collect, fit, sort_into_bins

FEW, EFFORT = 24, 0.1
"""Number of positions per game, and the effort for each."""
SURE = 4.0
"""Standard errors by which a sample's predictions may be off."""


def sample(predicted: float, observed: float, kind: str = "hints") -> Sample:
    """A predicted chance and its outcome."""
    return Sample(kind, 3, predicted, observed, predicted, 100, 0.9)


def test_a_bin_compares_predictions_with_outcomes() -> None:
    """A bin has the mean prediction and the mean outcome of its samples."""
    [low, high] = sort_into_bins([sample(0.12, 0), sample(0.18, 1), sample(1.0, 1)])
    assert (low.number, low.observed) == (2, 0.5)
    assert low.predicted == pytest.approx(0.15)
    assert (high.number, high.predicted, high.observed) == (1, 1.0, 1.0)


@pytest.mark.parametrize(("observed", "is_reliable"), [(16, True), (40, False)])
def test_a_bin_with_enough_samples_must_be_near_its_outcomes(observed: int, is_reliable: bool) -> None:
    """Of 100 samples predicted at 15 %, 16 or 40 come true."""
    [found] = sort_into_bins([sample(0.15, number < observed) for number in range(100)])
    assert found.is_reliable is is_reliable


def test_a_bin_with_few_samples_proves_nothing() -> None:
    """With 99 samples, even a large difference does not count."""
    [found] = sort_into_bins([sample(0.15, 1)] * 99)
    assert found.is_reliable


def test_a_fit_trusts_simulations_as_much_as_they_deserve() -> None:
    """For a seat that won nine of ten simulated games, the prediction is how often such seats really won."""
    well = [Sample("hints", 3, 0.9, number < 90, 0.9, 100, 0.9) for number in range(100)]
    badly = [Sample("hints", 3, 0.9, number < 60, 0.9, 100, 0.9) for number in range(100)]
    assert predicted_by(fit(well)) == pytest.approx(0.9, abs=0.05)
    assert predicted_by(fit(badly)) == pytest.approx(0.6, abs=0.05)


def predicted_by(calibration: Calibration) -> float:
    """Return the prediction for a seat that won nine of ten simulated games."""
    return calibrate(calibration, 0.9, 100, 3, 0.9).likely


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_chances_of_unseen_positions_are_about_right(game: str) -> None:
    """The mean over hints is tested, as far as a small sample allows; the command checks thousands."""
    found = [one for one in collect(load_game(game), "held out", FEW, EFFORT) if one.kind == "hints"]
    off = sum(one.predicted - one.observed for one in found)
    assert abs(off) <= SURE * sqrt(sum(one.predicted * (1 - one.predicted) for one in found))
