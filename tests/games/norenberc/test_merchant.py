"""The computer player `merchant` beats random players and rarely wastes an agent."""

from collections import Counter
from hashlib import sha256

from bot.catalogue import load_game
from bot.records.match import play_match
from bot.records.record import Move, replay

GAME = load_game("norenberc")
ANSWERS = "6a4c180a9097dc5a"
"""Digest of the merchant's answers in the games below; only changed rules, data or evaluation may change it."""
ACTIONS = ("sold", "bought", "recruited", "did_nothing")


def seed(number: int) -> bytes:
    """Return the seed of a game."""
    return number.to_bytes(32, "big")


def test_it_beats_random_players() -> None:
    """The merchant wins nearly every game, from every seat."""
    for number in range(6):
        names = ["random"] * 3
        names[number % 3] = "merchant"
        places = {score.seat: score.place for score in play_match(GAME, names, seed(number), {}).scores}
        assert places[number % 3] == 1


def test_its_agents_rarely_do_nothing() -> None:
    """The merchant plans with the Talers that will be left after earlier guilds."""
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


def test_its_answers_do_not_change() -> None:
    """Checks at least 1,500 answers against random opponents, with 2 to 5 players, with and without bonus townsmen."""
    answers, count = sha256(), 0
    for number in range(20):
        names = ["merchant"] * (2 + number % 4)
        names[0] = "random" if number % 3 else "merchant"
        record = play_match(GAME, names, seed(number), {"bonus": ("off", "on")[number // 4 % 2]}).record
        moves = [move for move in record.moves if isinstance(move, Move)]
        answers.update(repr([(move.prompt, move.answer) for move in moves]).encode())
        count += sum(names[move.seat] == "merchant" for move in moves)
    assert count >= 1500
    assert answers.hexdigest()[:16] == ANSWERS
