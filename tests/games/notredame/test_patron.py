"""The computer player `patron` beats random players, scores well against itself, and rarely wastes a card."""

from collections import Counter
from statistics import mean

import pytest

from bot.catalogue import load_game
from bot.games.chance import Chance
from bot.games.notredame.rules.carriage import COIN
from bot.records.match import play_match
from bot.records.record import replay
from tests.games.notredame.tables import A, act, asked, hold, market, put_pieces, set_gold, table, to_lap

GAME = load_game("notredame")


def seed(number: int) -> bytes:
    """Return the seed of a game."""
    return number.to_bytes(32, "big")


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_players(seats: int) -> None:
    """The player wins nearly every game, from every seat."""
    won = 0
    for number in range(16):
        names = ["random"] * seats
        names[number % seats] = "patron"
        places = {score.seat: score.place for score in play_match(GAME, names, seed(number), {}).scores}
        won += places[number % seats] == 1
    assert won >= 15


def test_four_of_them_score_as_people_do() -> None:
    """The four players average at least forty-five points."""
    points = [
        score.points for number in range(16) for score in play_match(GAME, ["patron"] * 4, seed(number), {}).scores
    ]
    assert mean(points) >= 45


def test_its_cards_rarely_lapse() -> None:
    """The patron keeps markers in supply, or moves a marker."""
    told: Counter[str] = Counter()
    for number in range(4):
        record = play_match(GAME, ["patron"] * 3, seed(number), {}).record
        replay(
            GAME.rules,
            record,
            lambda _move, steps: told.update(line.key for step in steps for line in step.lines),
        )
    played = told["placed"] + told["moved"] + told["befriended"] + told["donated"] + told["donated_moved"]
    assert told["lapsed"] < played / 20
    assert told["hired"] > told["hired_nobody"]


@pytest.mark.parametrize(("gold", "takes_coin"), [(0, True), (12, False)])
def test_it_drives_to_the_coin_if_it_has_no_gold(gold: int, takes_coin: bool) -> None:
    """A message's value includes both its points and its gains."""
    state = table(4)
    put_pieces(state, A, carriage=3)
    hold(state, A, "carriage", "park", "bank")
    set_gold(state, gold, 2, 2, 2)
    driving = act(to_lap(state), A, "carriage")
    (stop,) = GAME.computer("patron")(GAME.rules.view(driving, A), asked(driving, A), Chance(b""))
    assert (driving.messages[market(stop)] == COIN) == takes_coin
