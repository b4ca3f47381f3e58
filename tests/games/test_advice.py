"""Advice: a few playable suggestions, compared in newly guessed worlds."""

from itertools import islice

import pytest

from bot.catalogue import Game
from bot.games.advice import MOST_ANSWERS, Advice, advise, advise_quickly
from bot.games.answers import check_answer
from bot.games.chains import fits_a_button
from bot.games.chance import Chance
from bot.games.contract import Prompt, encode
from bot.games.search import OutOfTime, Thought
from tests.games.played import PLAYED, load_played
from tests.lab.measure.guesses import Position, asked, seeker_of

PLAYOUTS = 12


@pytest.fixture(params=PLAYED)
def played(request: pytest.FixtureRequest) -> Game:
    """Every game in turn."""
    return load_played(request.param)


def think(game: Game, at: Position, prompt: Prompt, state: object = None) -> Thought:
    """Build the input of a search, with the view of the prompt's seat."""
    return Thought(game.rules.view(state or at.state, prompt.seat), prompt, Chance(b"advice", at.number))


def both(game: Game, thought: Thought) -> tuple[Advice, Advice]:
    """The advice of the searching player and of the quick player."""
    seeker = seeker_of(game)
    return advise(seeker, thought, PLAYOUTS, guide=game.guide), advise_quickly(seeker, thought)


def test_every_suggestion_can_be_played_in_the_real_game(played: Game) -> None:
    """Each answer of a suggestion is legal, although the search knows only the seat's view, and fits into a button."""
    for at, prompt in islice(asked(played), 25):
        for advice in both(played, think(played, at, prompt)):
            assert 1 <= len(advice.judgements) <= MOST_ANSWERS
            for suggestion in advice.judgements:
                assert fits_a_button(suggestion.chain)
                play = played.rules.playout(at.state)
                for question, answer in suggestion.chain:
                    assert question in play.prompts()
                    play.apply(question, check_answer(question, answer))


def test_worlds_with_equal_views_get_equal_advice(played: Game) -> None:
    """Advice includes the answers that follow a suggestion."""
    for at, prompt in islice(asked(played), 6):
        view = played.rules.view(at.state, prompt.seat)
        other = played.rules.guess(view, prompt.seat, Chance(b"twin", at.number))
        own, twin = both(played, think(played, at, prompt)), both(played, think(played, at, prompt, other))
        assert encode(own) == encode(twin)


def test_only_the_advice_of_a_search_is_simulated(played: Game) -> None:
    """The quick player suggests one answer, without a simulated result."""
    at, prompt = next(asked(played))
    searched, quick = both(played, think(played, at, prompt))
    assert searched.is_simulated
    assert not quick.is_simulated
    assert len(quick.judgements) == 1


def test_suggestions_are_compared_in_equally_many_worlds(played: Game) -> None:
    """These worlds were not used to select the suggestions, so no suggestion has an advantage."""
    at, prompt = next(asked(played))
    searched, _ = both(played, think(played, at, prompt))
    assert len({one.playouts for one in searched.judgements}) == 1


def test_a_late_search_stops_between_two_playouts(played: Game) -> None:
    at, prompt = next(asked(played))
    asked_often = iter([False, False, True])
    with pytest.raises(OutOfTime):
        advise(seeker_of(played), think(played, at, prompt), 200, is_late=lambda: next(asked_often))
    assert next(asked_often, None) is None
