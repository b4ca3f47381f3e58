"""Strengths of computers from their matches, on the scale of people's ratings."""

from math import log

import pytest

from bot.records.strengths import MEAN, SCALE, fit_strengths


def test_a_player_who_wins_three_of_four_is_stronger_by_the_logarithm_of_three() -> None:
    """The half wins that the fit adds to each pair hardly matter in a thousand games."""
    games = [(("a", 1), ("b", 2))] * 750 + [(("a", 2), ("b", 1))] * 250
    found = fit_strengths(games)
    assert found["a"] - found["b"] == pytest.approx(SCALE * log(3), abs=0.02)
    assert sum(found.values()) / 2 == pytest.approx(MEAN)


def test_a_shared_place_is_half_a_win() -> None:
    found = fit_strengths([(("a", 1), ("b", 1))] * 10)
    assert found["a"] == pytest.approx(found["b"])


def test_strengths_add_up_along_a_chain() -> None:
    """Player a beats b as often as b beats c; a and c never play each other."""
    games = [(("a", 1), ("b", 2)), (("b", 1), ("c", 2))] * 200
    games += [(("b", 1), ("a", 2)), (("c", 1), ("b", 2))] * 100
    found = fit_strengths(games)
    assert found["a"] - found["b"] == pytest.approx(found["b"] - found["c"], abs=0.01)
    assert found["a"] - found["c"] == pytest.approx(2 * SCALE * log(200.5 / 100.5), abs=0.01)


def test_two_seats_of_one_player_say_nothing_about_each_other() -> None:
    assert fit_strengths([(("a", 1), ("a", 2), ("b", 3))]) == fit_strengths([(("a", 1), ("a", 1), ("b", 2))])


def test_a_player_who_always_wins_has_a_finite_strength() -> None:
    found = fit_strengths([(("a", 1), ("b", 2))] * 100)
    assert 25 < found["a"] - found["b"] < 40
