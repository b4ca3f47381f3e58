"""General tests are spread over the games, each always on the same one."""

from collections import Counter

from bot.catalogue import GAMES, load_game
from tests import second_game
from tests.every_game import asks_all_at_once, choose_games, pick, seats_all

NAMES = [f"tests/cogs/test_{one}.py::test_{other}" for one in range(20) for other in range(20)]


def test_every_game_has_about_the_same_share() -> None:
    """Of many tests, nobody has half as many again as another."""
    shares = Counter(pick(name, list(GAMES)) for name in NAMES)
    assert {*shares} == {*GAMES}
    assert max(shares.values()) < 1.5 * min(shares.values())


def test_a_game_more_moves_only_the_tests_that_it_takes() -> None:
    """All others stay where they were."""
    before, after = ([pick(name, games) for name in NAMES] for games in ([*GAMES], [*GAMES, "chess"]))
    moved = [new for old, new in zip(before, after, strict=True) if old != new]
    assert {*moved} == {"chess"}


def test_a_short_test_runs_on_every_game_and_a_long_one_on_one() -> None:
    """Always the same one."""
    for name in NAMES:
        assert choose_games(name, (), is_one=False) == [*GAMES]
        assert choose_games(name, (), is_one=True) == [pick(name, list(GAMES))]


def test_kinds_leave_a_test_the_games_it_can_be_played_in() -> None:
    """Those that are of all kinds, also where one is enough."""
    kinds = (asks_all_at_once, seats_all(5))
    able = choose_games("test", kinds, is_one=False)
    assert able == [name for name in GAMES if all(kind(load_game(name)) for kind in kinds)]
    assert {game for name in NAMES for game in choose_games(name, kinds, is_one=True)} == {*able}


def test_a_test_of_two_leaves_out_games_that_do_not_seat_two() -> None:
    """Some game of the tests does not, so that no general test takes two seats for granted."""
    for_two = choose_games("test", [seats_all(2)], is_one=False)
    assert second_game.NAME not in for_two
    assert second_game.NAME in choose_games("test", [seats_all(3)], is_one=False)
    assert {choose_games(name, [seats_all(2)], is_one=True)[0] for name in NAMES} == {*for_two}
