"""The player `skipper`, who helps to carry out orders, beats random players, scores well, and wastes little."""

from collections import Counter
from statistics import mean

import pytest

from bot.games import answers
from bot.games.chance import Chance
from bot.games.ulm.players.skipper import Skipper
from bot.records.match import Match, play_between
from bot.records.record import replay
from tests.games.ulm.tables import (
    PIECES,
    RULES,
    A,
    asked,
    kinds,
    load_ulm,
    own,
    sail_to,
    stack,
    table,
    to_act,
    to_push,
)
from tests.games.walk import Walk

GAME = load_ulm()
CHANCE = Chance(b"skipper")


def seed(number: int) -> bytes:
    """Return the seed of a game."""
    return number.to_bytes(32, "big")


def play(names: list[str], number: int, **options: str) -> Match:
    """Play one game between skippers and random players."""
    players = [Skipper(PIECES) if name == "skipper" else GAME.computer(name) for name in names]
    return play_between(GAME, names, players, seed(number), options)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_players(seats: int) -> None:
    """The skipper wins nearly every game, from every seat."""
    won = 0
    for number in range(8):
        names = ["random"] * seats
        names[number % seats] = "skipper"
        places = {score.seat: score.place for score in play(names, number).scores}
        won += places[number % seats] == 1
    assert won >= 8 - 1


@pytest.mark.parametrize("tower", ["roof", "symbols"])
def test_three_of_them_score_well(tower: str) -> None:
    """The three players average at least forty points."""
    points = [score.points for number in range(3) for score in play(["skipper"] * 3, number, tower=tower).scores]
    assert mean(points) >= 40


def test_it_wastes_little() -> None:
    """The skipper places seals and plays cards, and has few cards left in hand."""
    told: Counter[str] = Counter()
    for number in range(2):
        record = play(["skipper"] * 3, number).record
        replay(RULES, record, lambda _move, steps: told.update(line.key for step in steps for line in step.lines))
    assert told["sealed"] > 2 * 3 * 4
    assert told["card_laid"] + told["card_used"] > 2 * 3 * 3
    assert told["hands_dropped"] <= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_answers_any_question(seats: int) -> None:
    """Covers positions that only random players reach; equal views get equal answers."""
    skipper = Skipper(PIECES)
    for state in Walk(GAME, seats, 3).states()[::5]:
        for prompt in RULES.prompts(state):
            view = RULES.view(state, prompt.seat)
            answer = skipper(view, prompt, CHANCE)
            assert answers.check_answer(prompt, answer) == answer
            assert skipper(view, prompt, CHANCE) == answer


def test_it_takes_the_most_valuable_option() -> None:
    """The skipper takes money before a seal, pushes the best line, and plays its cards in the last round."""
    skipper = Skipper(PIECES)
    seal = to_act(sail_to(table(), 6), "OGG")
    assert skipper(RULES.view(seal, A), asked(seal), CHANCE) == ("money",)  # coins come first: they can only help
    seal = to_act(sail_to(table(), 6), "OOO")
    assert skipper(RULES.view(seal, A), asked(seal), CHANCE) == ("seal",)

    last = to_act(stack(table(), "art"), "GGG")
    last.round = 10
    own(last, hand=["base"])
    last.actions = ()
    assert skipper(RULES.view(last, A), asked(last), CHANCE) == ("play",)

    grid = to_push(table(), "T")
    grid.grid = kinds("WWWTTTWWW")
    own(grid, coins=0, sparrows=0)
    assert skipper(RULES.view(grid, A), asked(grid), CHANCE)[0] in ("enter.left2", "enter.right2")
