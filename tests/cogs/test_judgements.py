"""Search results in words."""

from itertools import islice, pairwise

import pytest

from bot.catalogue import load_game
from bot.games.search import Judgement
from bot.words.words import Words, words_in
from cogs.cards.judgements import ARROW, compare, name_chain, say_number, tell_difference
from tests.every_game import draws_pieces, games_that, has_several_headings, walk

ONE, OTHER = "points_one", "points_other"


def judged(points: float, **headings: float) -> Judgement:
    """A judgment with this many points."""
    return Judgement(("x",), 0.5, 0.1, points, {f"points_{key}": number for key, number in headings.items()}, 10)


def test_two_answers_are_compared_by_heading() -> None:
    """Includes headings that only one of the answers has; the rounded numbers add up."""
    assert compare(judged(12.04, one=5, other=7), judged(10, other=4)) == (2.0, {OTHER: 3, ONE: 5})


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
def test_numbers_use_the_format_of_the_language(number: float, language: str, said: str) -> None:
    """Each number has one decimal and a sign."""
    assert say_number(number, words_in(language), signed=True) == said


def two_headings(game: str) -> tuple[tuple[str, ...], tuple[str, ...], Words]:
    """Keys and names of two headings of a game's scores, and the game's words."""
    loaded, words = load_game(game), load_game(game).words("en")
    [*_, (*_, (*_, end))] = walk(game)
    found = {heading.key for score in loaded.rules.scores(end.state) for heading, _ in loaded.guide.sum_up(score)}
    keys = tuple(sorted(found)[:2])
    return keys, tuple(words.say(f"line-{key}-name") for key in keys), words


@games_that(has_several_headings)
@pytest.mark.parametrize(
    ("points", "first", "second", "said"),
    [
        (2.1, 2.0, 0.1, "+2.1\u00a0points, mostly {0}"),
        (-2.1, -2.4, 0.3, "−2.1\u00a0points, mostly {0}"),
        (-1.0, 1.0, -2.0, "−1.0\u00a0points, mostly {1}"),
        (0.01, 3.0, -3.0, "as many points as the other answers"),
    ],
)
def test_a_difference_names_its_largest_heading(
    game: str, points: float, first: float, second: float, said: str
) -> None:
    """Headings that contradict the total difference are left out."""
    keys, names, words = two_headings(game)
    headings = dict(zip(keys, (first, second), strict=True))
    assert tell_difference(points, headings, words) == said.format(*names)


def test_a_difference_without_headings_is_only_a_number(game: str) -> None:
    assert tell_difference(1.0, {}, load_game(game).words("en")) == "+1.0\u00a0points"


@games_that(draws_pieces)
def test_an_answer_is_named_with_its_symbols(game: str) -> None:
    """The name is the label of its button; Discord would show an escaped emoji as text."""
    loaded = load_game(game)
    marks = {name: f"<:{name[:4]}1234:77>" for name in loaded.painter.symbols}
    words = loaded.words("en").illustrated(marks).with_symbols
    named = {
        name_chain(loaded, loaded.rules.view(state, prompt.seat), ((prompt, (option,)),), words, ["Ada", "Ben"])
        for state, prompt, _ in islice(walk(game), 60)
        for option in prompt.options[:3]
        if prompt.least == 1
    }
    assert any("<:" in name for name in named)
    assert not any("\\" in name for name in named)


def test_a_quoted_label_has_no_ellipsis_and_no_repetition(game: str) -> None:
    """The ellipsis of "Sell…" makes sense only on a button; in a chain, "Sell…" before "Sell 1" is redundant."""
    loaded, words = load_game(game), load_game(game).words("en")
    for state, first, _ in walk(game)[:60]:
        for option in first.options[:4] if first.least == 1 else ():
            after = loaded.rules.choose(state, first, (option,))[-1].state
            own = [one for one in loaded.rules.prompts(after) if one.seat == first.seat and one.least == 1]
            chain = ((first, (option,)), *((one, one.options[:1]) for one in own[:1]))
            named = name_chain(loaded, loaded.rules.view(state, first.seat), chain, words, ["Ada", "Ben"])
            assert "…" not in named
            parts = named.split(ARROW)
            assert not any(later.startswith(f"{one} ") for one, later in pairwise(parts)), named
