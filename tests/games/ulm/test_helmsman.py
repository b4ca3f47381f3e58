"""The computer player `helmsman` beats random players, is about as good as `skipper`, and wastes little."""

from statistics import mean

import pytest

from bot.games.contract import Computer
from bot.games.ulm.players.skipper import Skipper
from bot.games.ulm.rules.state import State
from bot.records.match import play_between, play_match
from bot.records.record import replay
from tests.games.ulm.tables import PIECES, load_ulm

GAME = load_ulm()
PLAYERS: dict[str, Computer] = {"helmsman": GAME.computer("helmsman"), "skipper": Skipper(PIECES)}


def seed(number: int) -> bytes:
    """Return the seed of a game."""
    return number.to_bytes(32, "big")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players(seats: int) -> None:
    """The helmsman wins all of these games, from every seat."""
    for number in range(2 * seats):
        names = ["random"] * seats
        names[number % seats] = "helmsman"
        places = {score.seat: score.place for score in play_match(GAME, names, seed(number), {}).scores}
        assert places[number % seats] == 1


@pytest.mark.parametrize("tower", ["roof", "symbols"])
def test_three_of_them_score_well(tower: str) -> None:
    """The three players average nearly forty points."""
    matches = [play_match(GAME, ["helmsman"] * 3, seed(number), {"tower": tower}) for number in range(8)]
    assert mean([score.points for match in matches for score in match.scores]) >= 38


def test_it_is_about_as_good_as_the_slow_skipper() -> None:
    """Both play the same deals from both seats."""
    points: dict[str, list[int]] = {"helmsman": [], "skipper": []}
    for number in range(6):
        names = ["helmsman", "skipper"] if number % 2 else ["skipper", "helmsman"]
        for score in play_between(GAME, names, [PLAYERS[name] for name in names], seed(number // 2), {}).scores:
            points[names[score.seat]].append(score.points)
    assert mean(points["helmsman"]) >= mean(points["skipper"]) - 5


def test_no_card_is_left_in_hand_at_the_end() -> None:
    """The helmsman buys no card too late to play, and plays its hand in time."""
    for number in range(3):
        record = play_match(GAME, ["helmsman"] * 3, seed(number), {}).record
        state: State = replay(GAME.rules, record, lambda _move, _steps: None)
        assert [player.hand for player in state.players] == [()] * 3


def test_it_is_the_best_quick_player() -> None:
    """The best quick player takes over for a player who leaves."""
    assert GAME.best_computer == "helmsman"
