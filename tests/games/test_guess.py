"""Guesses: complete states that a seat cannot tell from the real one, in every game."""

from itertools import cycle
from typing import Any

import pytest

from bot.games import answers
from bot.games.chance import Chance
from bot.games.computers import play_randomly
from bot.games.contract import Rules, Seat, encode
from tests.games.played import TABLES, load_played
from tests.games.secrets import Place, hidden_places, part_at
from tests.games.walk import MOST_DECISIONS, Walk

GUESSES = 12
"""Number of guesses from one view, to see what varies."""


def viewers(seats: int) -> tuple[Seat | None, ...]:
    """The public and every seat."""
    return (None, *range(seats))


def guess(rules: Rules[Any], state: Any, viewer: Seat | None, number: int) -> Any:
    """Return one of many guesses from the viewer's view of a state."""
    return rules.guess(rules.view(state, viewer), viewer, Chance(b"guess", number))


def play_on(rules: Rules[Any], state: Any) -> Any:
    """Play randomly to the end; return the last state."""
    playout, chance, number = rules.playout(state), Chance(b"on"), 0
    while prompts := playout.prompts():
        number += 1
        assert number < MOST_DECISIONS, "the game does not end"
        answer = play_randomly(None, prompts[0], Chance(chance.seed, number))
        playout.apply(prompts[0], answers.check_answer(prompts[0], answer))
    return playout.state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_view_of_a_guess_is_the_view(name: str, seats: int) -> None:
    """Covers every position of a random game, every seat and the public."""
    rules, states = load_played(name).rules, Walk(load_played(name), seats, 1).states()
    for state in states:
        for viewer in viewers(seats):
            view = encode(rules.view(state, viewer))
            assert encode(rules.view(guess(rules, state, viewer, 0), viewer)) == view, viewer


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_guess_leaves_its_view_unchanged(name: str, seats: int) -> None:
    """Two guesses with the same chance stream are equal."""
    rules, states = load_played(name).rules, Walk(load_played(name), seats, 2).states()
    for state in states[::7]:
        view = rules.view(state, 0)
        packed = encode(view)
        assert encode(rules.guess(view, 0, Chance(b"one"))) == encode(rules.guess(view, 0, Chance(b"one")))
        assert encode(view) == packed


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_guess_can_be_played_on_to_the_end(name: str, seats: int) -> None:
    """A guess asks the same seats as the real game, and asks the guesser the real questions."""
    rules, states = load_played(name).rules, Walk(load_played(name), seats, 3).states()
    for number, state in enumerate(states[::5]):
        viewer = viewers(seats)[number % (seats + 1)]
        guessed, asked = guess(rules, state, viewer, number), rules.prompts(state)
        assert [prompt.seat for prompt in rules.prompts(guessed)] == [prompt.seat for prompt in asked]
        assert [prompt for prompt in asked if prompt.seat == viewer] == [
            prompt for prompt in rules.prompts(guessed) if prompt.seat == viewer
        ]
        assert len(rules.scores(play_on(rules, guessed))) == seats


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_hidden_part_varies(name: str, seats: int) -> None:
    """Each part that some view of a game hides differs between guesses at least once."""
    rules = load_played(name).rules
    hidden: set[Place] = set()
    varied: set[Place] = set()
    states = [state for seed in range(4) for state in Walk(load_played(name), seats, seed).states()]
    for number, (state, viewer) in enumerate(zip(states, cycle(viewers(seats)), strict=False)):
        places = set(hidden_places(state, rules.view(state, viewer)))
        hidden |= places
        if unproved := places - varied:
            guesses = [guess(rules, state, viewer, number * GUESSES + more) for more in range(GUESSES)]
            values = {place: {repr(part_at(guessed, place)) for guessed in guesses} for place in unproved}
            varied |= {place for place, found in values.items() if len(found) > 1}
    assert hidden
    assert hidden - varied == set()
