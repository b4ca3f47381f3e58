"""The contract of all games, checked over random games with every number of seats."""

from importlib import import_module
from importlib.util import find_spec

import pytest

from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import CannotUpgrade, encode, figures_digest, rules_number
from bot.records.record import read_record, replay, write_record
from tests.games.played import PLAYED, TABLES, load_played
from tests.games.walk import CONTRACT, Check, Walk
from tests.long import short_for


def checks_of(name: str) -> list[Check]:
    """Return the contract's checks and the game's checks in `tests/games/<game>/checks.py`."""
    folder = f"tests.games.{name}"
    has_own = find_spec(folder) and find_spec(f"{folder}.checks")
    own: list[Check] = import_module(f"{folder}.checks").CHECKS if has_own else []
    return CONTRACT + own


@pytest.mark.parametrize("seed", short_for(range(8), range(4)))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_keep_the_contract(name: str, seats: int, seed: int) -> None:
    """Runs every check after every decision, from setup to the scores."""
    walk = Walk(load_played(name), seats, seed)
    walk.go(checks_of(name))
    assert len(walk.moves) > 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_playout_asks_the_same_questions_as_the_game(name: str, seats: int) -> None:
    """Values cached between a playout's questions do not change the questions."""
    walk = Walk(load_played(name), seats, 0)
    end = walk.go([])
    playout = walk.rules.playout(answers.begin(walk.rules, seats, Chance(walk.seed), walk.options)[-1].state)
    for move in walk.moves:
        [prompt] = [prompt for prompt in playout.prompts() if prompt.seat == move.seat]
        assert prompt.id == move.prompt
        playout.apply(prompt, move.answer)
    assert encode(playout.state) == encode(end)


@pytest.mark.parametrize("seed", short_for(range(3), range(1)))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_replaying_a_game_is_bit_identical(name: str, seats: int, seed: int) -> None:
    """Replaying the record produces the same bytes."""
    walk = Walk(load_played(name), seats, seed)
    end = walk.go([])
    record = read_record(write_record(walk.record()).encode())
    assert encode(replay(walk.rules, record, lambda _move, _steps: None)) == encode(end)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_different_seeds_give_different_games(name: str, seats: int) -> None:
    """The seed decides the setup."""
    first, second = Walk(load_played(name), seats, 1), Walk(load_played(name), seats, 2)
    assert encode(first.go([])) != encode(second.go([]))


@pytest.mark.parametrize("name", PLAYED)
def test_places_and_points_agree(name: str) -> None:
    """Reasons add up to the points; in every game, either the most or the fewest points win."""
    rules, ways = load_played(name).rules, set[bool]()
    for seed in range(20):
        scores = rules.scores(Walk(load_played(name), rules.seats[seed % len(rules.seats)], seed).go([]))
        assert min(score.place for score in scores) == 1
        for score in scores:
            assert score.points == sum(reason.points for reason in score.reasons)
            others = [other for other in scores if other.points != score.points]
            ways |= {(score.points < other.points) == (score.place < other.place) for other in others}
            assert all(score.place != other.place for other in others), scores
        assert len(ways) < 2, f"more points are better in one game and worse in another: {scores}"


@pytest.mark.parametrize("name", PLAYED)
def test_a_version_names_rules_and_data(name: str) -> None:
    """A version has a number and a digest; upgrading from an unknown version raises an error."""
    rules = load_played(name).rules
    assert rules_number(rules.version).isdecimal()
    assert figures_digest(rules.version)
    with pytest.raises(CannotUpgrade):
        rules.upgrade([], "0")
