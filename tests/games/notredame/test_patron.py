"""The computer player `patron`: it beats chance, scores well among its like, and hardly wastes a card."""

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
    """One of many."""
    return number.to_bytes(32, "big")


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_players_by_chance(seats: int) -> None:
    """Nearly always, from every seat."""
    won = 0
    for number in range(16):
        names = ["random"] * seats
        names[number % seats] = "patron"
        places = {score.seat: score.place for score in play_match(GAME, names, seed(number), {}).scores}
        won += places[number % seats] == 1
    assert won >= 15


def test_four_of_them_score_as_people_do() -> None:
    """Forty-five points and more, on average."""
    points = [
        score.points for number in range(16) for score in play_match(GAME, ["patron"] * 4, seed(number), {}).scores
    ]
    assert mean(points) >= 45


def test_its_cards_seldom_lapse() -> None:
    """It keeps markers at hand, or moves one."""
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
def test_it_drives_to_the_coin_when_its_purse_is_empty(gold: int, takes_coin: bool) -> None:
    """A message is worth its points and what comes with it."""
    state = table(4)
    put_pieces(state, A, carriage=3)
    hold(state, A, "carriage", "park", "bank")
    set_gold(state, gold, 2, 2, 2)
    driving = act(to_lap(state), A, "carriage")
    (stop,) = GAME.computer("patron")(GAME.rules.view(driving, A), asked(driving, A), Chance(b""))
    assert (driving.messages[market(stop)] == COIN) == takes_coin
