"""The computer player `merchant`: it beats chance, and does not send agents for nothing."""

from collections import Counter

from bot.catalogue import load_game
from bot.records.match import play_match
from bot.records.record import replay

GAME = load_game("norenberc")
ACTIONS = ("sold", "bought", "recruited", "did_nothing")


def seed(number: int) -> bytes:
    """One of many."""
    return number.to_bytes(32, "big")


def test_it_beats_players_by_chance() -> None:
    """Nearly always, from every seat."""
    for number in range(6):
        names = ["random"] * 3
        names[number % 3] = "merchant"
        places = {score.seat: score.place for score in play_match(GAME, names, seed(number), {}).scores}
        assert places[number % 3] == 1


def test_its_agents_seldom_do_nothing() -> None:
    """It plans with the Talers that earlier guilds will leave it."""
    told: Counter[str] = Counter()
    for number in range(8):
        record = play_match(GAME, ["merchant"] * 3, seed(number), {}).record
        replay(
            GAME.rules,
            record,
            lambda _move, steps: told.update(line.key for step in steps for line in step.lines if line.key in ACTIONS),
        )
    assert set(told) == set(ACTIONS)
    assert told["did_nothing"] < told.total() / 10
