"""General tests are spread evenly over the games, and each test is always on the same game."""

from collections import Counter

from bot.catalogue import GAMES, load_game
from tests import second_game
from tests.every_game import asks_all_at_once, choose_games, pick, seats_all

NAMES = [f"tests/cogs/test_{one}.py::test_{other}" for one in range(20) for other in range(20)]


def test_every_game_gets_about_the_same_number_of_tests() -> None:
    """The largest share is less than 1.5 times the smallest."""
    shares = Counter(pick(name, list(GAMES)) for name in NAMES)
    assert {*shares} == {*GAMES}
    assert max(shares.values()) < 1.5 * min(shares.values())


def test_a_new_game_moves_only_the_tests_it_gets() -> None:
    before, after = ([pick(name, games) for name in NAMES] for games in ([*GAMES], [*GAMES, "chess"]))
    moved = [new for old, new in zip(before, after, strict=True) if old != new]
    assert {*moved} == {"chess"}


def test_a_short_test_runs_on_every_game_and_a_long_one_on_one() -> None:
    """A long test always runs on the same game."""
    for name in NAMES:
        assert choose_games(name, (), is_one=False) == [*GAMES]
        assert choose_games(name, (), is_one=True) == [pick(name, list(GAMES))]


def test_kinds_limit_the_games_of_a_test() -> None:
    """A game must be of all these kinds, also for long tests."""
    kinds = (asks_all_at_once, seats_all(5))
    able = choose_games("test", kinds, is_one=False)
    assert able == [name for name in GAMES if all(kind(load_game(name)) for kind in kinds)]
    assert {game for name in NAMES for game in choose_games(name, kinds, is_one=True)} == {*able}


def test_a_test_for_two_players_skips_games_that_do_not_allow_two() -> None:
    """One of the tests' games does not allow two players, so that general tests cannot assume two players."""
    for_two = choose_games("test", [seats_all(2)], is_one=False)
    assert second_game.NAME not in for_two
    assert second_game.NAME in choose_games("test", [seats_all(3)], is_one=False)
    assert {choose_games(name, [seats_all(2)], is_one=True)[0] for name in NAMES} == {*for_two}
