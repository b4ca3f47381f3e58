"""The second game by itself: a round of it, its points, its computer, and a bot that hosts it."""

import json
import subprocess
import sys

import pytest

from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import DamagedFigures, Line, encode
from bot.records.match import play_match
from bot.tables.thinker import Thought
from bot.tables.thinking import Thinking
from tests.conftest import ROOT
from tests.drafting.pieces import read_pieces
from tests.drafting.rules import Drafting
from tests.drafting.state import HIDDEN, State
from tests.games.played import load_played

GAME = load_played("drafting")
RULES = GAME.rules
assert isinstance(RULES, Drafting)
PIECES = RULES.pieces
HANDS = (("apple", "apple", "coin.2", "fig"), ("coin.3", "fig", "pear", "plum"))


def begun() -> State:
    """Two players with known hands."""
    state = answers.begin(RULES, 2, Chance(b"fruit"), {})[-1].state
    assert isinstance(state, State)
    return State(state.chance, state.rounds, HANDS, state.deck, picks=("", ""), kept=((), ()))


def test_picks_are_shown_together_and_the_hands_go_round() -> None:
    """Nothing is told of the first pick; after the last one everybody has the neighbor's cards."""
    [secret] = answers.answer(RULES, begun(), 0, "r1.t1.pick", ("apple",))
    assert secret.lines == ()
    assert RULES.view(secret.state, 1).picks == (HIDDEN, "")
    [shown] = answers.answer(RULES, secret.state, 1, "r1.t1.pick", ("plum",))
    assert [line.key for line in shown.lines] == ["kept", "kept", "passed"]
    assert shown.state.kept == (("apple",), ("plum",))
    assert shown.state.hands == (("coin.3", "fig", "pear"), ("apple", "coin.2", "fig"))


@pytest.mark.parametrize(
    ("cards", "points"),
    [((), 0), (("fig",), 1), (("fig", "fig"), 3), (("fig",) * 5, 10), (("fig", "pear", "coin.3", "coin.2"), 7)],
)
def test_sets_and_coins_give_points(cards: tuple[str, ...], points: int) -> None:
    """More of a fruit than the table has count as the last figure."""
    assert PIECES.points(cards) == points


@pytest.mark.parametrize(("length", "rounds"), PIECES.rounds.items())
def test_a_game_is_as_long_as_was_settled(length: str, rounds: int) -> None:
    """Three cards a round for everyone."""
    match = play_match(GAME, ["random"] * 3, b"length", {"length": length})
    assert len(match.record.moves) == rounds * (PIECES.hand - 1) * 3


def test_the_collector_beats_chance() -> None:
    """On the whole."""
    games = [play_match(GAME, ["collector", "random"], bytes([number]), {}).scores for number in range(20)]
    assert sum(scores[0].points > scores[1].points for scores in games) >= 15


def test_the_winner_is_told_last() -> None:
    """With everybody's points."""
    state = State(Chance(b""), 1, (("fig", "pear"), ("plum", "plum")), (), turn=3, picks=("", ""), kept=((), ()))
    state = answers.answer(RULES, state, 0, "r1.t3.pick", ("fig",))[-1].state
    *_, last = answers.answer(RULES, state, 1, "r1.t3.pick", ("plum",))
    assert last.picture == "scores"
    assert [line.key for line in last.lines] == ["won", "total", "total"]
    assert RULES.scores(last.state)[0].reasons[0].why == Line("score_set", {"cards": ("fig",)})


def test_too_few_cards_are_refused() -> None:
    """The figures must do for the longest game."""
    figures = {"seats": [2, 4], "hand": 9, "fruits": ["fig"], "copies": 9, "coins": [], "coin_copies": 0, "sets": [0]}
    with pytest.raises(DamagedFigures):
        read_pieces({**figures, "rounds": {"short": 1}})
    with pytest.raises(DamagedFigures):
        read_pieces(figures)


async def test_its_computers_think_in_a_process_of_their_own() -> None:
    """The worker finds the game by where its parts are, and answers as the computer does here."""
    state = begun()
    prompt, view = RULES.prompts(state)[0], RULES.view(state, 0)
    chance, thinking = Chance(b"worker"), Thinking()
    thought = Thought(GAME.name, GAME.home.rules, GAME.figures, "collector", encode(view), prompt, chance)
    try:
        assert await thinking.think(thought) == GAME.computer("collector")(view, prompt, chance)
    finally:
        await thinking.close()


def test_a_bot_as_a_process_hosts_it() -> None:
    """The tests' own command line puts it into the catalogue; the bot knows nothing of tests."""
    command = [sys.executable, "-m", "tests.hall", "simulate", "drafting", "--games", "3", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "drafting"
