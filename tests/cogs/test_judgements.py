"""What a search has found, in words."""

import pytest

from bot.catalogue import load_game
from bot.games.search import Judgement
from cogs.cards.judgements import compare, say_number, tell_difference

TOWNSMEN, MAJORITIES = "points_townsmen", "points_majorities"


def judged(points: float, **headings: float) -> Judgement:
    """An answer that is worth so many points."""
    return Judgement(("x",), 0.5, 0.1, points, {f"points_{key}": number for key, number in headings.items()}, 10)


def test_an_answer_is_compared_with_all_others() -> None:
    """On average, heading by heading, also where another one brings nothing there."""
    best, others = judged(12, townsmen=5, majorities=7), [judged(10, townsmen=6), judged(8, majorities=4)]
    assert compare(best, others) == (3, {MAJORITIES: 5, TOWNSMEN: 2})


@pytest.mark.parametrize(
    ("number", "language", "said"),
    [
        (2.14, "en", "+2.1"),
        (-2.16, "ru", "−2,2"),
        (0.0, "it", "±0,0"),
        (0.04, "en", "±0.0"),
        (-0.06, "en", "−0.1"),
        (10, "it", "+10,0"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(number: float, language: str, said: str) -> None:
    """With one decimal and a sign."""
    assert say_number(number, load_game("norenberc").words(language), signed=True) == said


@pytest.mark.parametrize(
    ("points", "headings", "said"),
    [
        (2.1, {MAJORITIES: 2.0, TOWNSMEN: 0.1}, "+2.1\u00a0points, mostly majorities"),
        (-2.1, {MAJORITIES: -2.4, TOWNSMEN: 0.3}, "−2.1\u00a0points, mostly majorities"),
        (2.1, {MAJORITIES: 4.2, TOWNSMEN: -2.1}, "+2.1\u00a0points: majorities +4.2, townsmen −2.1"),
        (-1.0, {MAJORITIES: 1.0, TOWNSMEN: -2.0}, "−1.0\u00a0points: townsmen −2.0, majorities +1.0"),
        (1.0, {}, "+1.0\u00a0points"),
        (0.01, {MAJORITIES: 3.0, TOWNSMEN: -3.0}, "as many points as the other answers"),
    ],
)
def test_a_difference_says_where_it_comes_from(points: float, headings: dict[str, float], said: str) -> None:
    """And what speaks against it, where that is much."""
    assert tell_difference(points, headings, load_game("norenberc").words("en")) == said
