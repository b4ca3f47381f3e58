"""The searching player of every game is fair: its guesses fit its view, and it uses nothing else."""

import pytest
from msgspec.structs import replace

from bot.catalogue import Game
from bot.games.chance import Chance
from bot.games.search import find_seeker
from tests.games.played import PLAYED, load_played
from tests.lab.measure.guesses import (
    FEW,
    asked,
    count_equal,
    count_fitting,
    count_modest,
    is_told_from_a_cheat,
    seeker_of,
)

GUESSES, ANSWERS = 300, 12
"""Number of guesses and answers checked here; `python -m tests.lab guesses` checks more."""


@pytest.fixture(params=PLAYED)
def played(request: pytest.FixtureRequest) -> Game:
    """Every game in turn."""
    return load_played(request.param)


def test_every_game_has_a_searching_player(played: Game) -> None:
    """The seeker is the strongest player, but is not used if a quick player is needed."""
    assert find_seeker(played.declaration) is played.declaration.computers[-1].play
    assert played.declaration.computers[-1].is_searching
    assert not played.computer_player(played.best_computer).is_searching


def test_every_guess_fits_what_its_seat_sees(played: Game) -> None:
    """Covers every number of players and every choice of options."""
    assert count_fitting(played, GUESSES) == GUESSES


def test_equal_views_give_equal_answers(played: Game) -> None:
    assert count_equal(played, ANSWERS) == ANSWERS


def test_a_seeker_given_whole_states_ignores_hidden_parts(played: Game) -> None:
    """The seeker answers the same for a view and for the whole state."""
    if not seeker_of(played).lore.needs_views:
        assert count_modest(played, GUESSES) == GUESSES


def test_a_seeker_that_cheats_answers_differently(played: Game) -> None:
    """The test of equal views therefore detects cheating."""
    assert is_told_from_a_cheat(played, 10 * ANSWERS)


def test_a_forced_answer_needs_no_search(played: Game) -> None:
    at, prompt = next(asked(played))

    forced = replace(prompt, options=prompt.options[:1], least=1, most=1)
    view = played.rules.view(at.state, prompt.seat)
    assert seeker_of(played).answer(view, forced, Chance(b""), FEW) == prompt.options[:1]
