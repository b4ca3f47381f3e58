"""The seeker of every game is fair: what it guesses fits what it sees, and it knows nothing else."""

import pytest
from msgspec.structs import replace

from bot.catalogue import Game
from bot.games.chance import Chance
from bot.games.search import find_seeker
from tests.games.played import PLAYED, load_played
from tests.measure.guesses import FEW, asked, count_equal, count_fitting, count_modest, is_told_from_a_cheat, seeker_of

GUESSES, ANSWERS = 300, 12
"""How many are looked at here; `python -m tests.measure.guesses` looks at all."""


@pytest.fixture(params=PLAYED)
def played(request: pytest.FixtureRequest) -> Game:
    """Every game of the contract."""
    return load_played(request.param)


def test_every_game_has_a_seeker(played: Game) -> None:
    """The strongest of its players, who is not called upon where a quick one is needed."""
    assert find_seeker(played.declaration) is played.declaration.computers[-1].play
    assert played.declaration.computers[-1].is_searching
    assert not played.computer_player(played.best_computer).is_searching


def test_every_guess_fits_what_its_seat_sees(played: Game) -> None:
    """With every number of players and every choice of options."""
    assert count_fitting(played, GUESSES) == GUESSES


def test_equal_views_give_equal_answers(played: Game) -> None:
    """Whatever is behind them."""
    assert count_equal(played, ANSWERS) == ANSWERS


def test_who_is_given_whole_states_in_mind_looks_at_nothing_that_views_hide(played: Game) -> None:
    """It answers the same without a view."""
    if not seeker_of(played).lore.needs_views:
        assert count_modest(played, GUESSES) == GUESSES


def test_a_seeker_that_cheats_plays_differently(played: Game) -> None:
    """So whoever answers the same in all games with the same view does not."""
    assert is_told_from_a_cheat(played, 10 * ANSWERS)


def test_what_leaves_nothing_to_choose_is_not_thought_about(played: Game) -> None:
    """Not one game is played for it."""
    at, prompt = next(asked(played))

    forced = replace(prompt, options=prompt.options[:1], least=1, most=1)
    view = played.rules.view(at.state, prompt.seat)
    assert seeker_of(played).answer(view, forced, Chance(b""), FEW) == prompt.options[:1]
