"""The drafting game: a round, scoring, its computer player, and a bot that hosts it."""

import json
import subprocess
import sys

import pytest
from msgspec.structs import replace

from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import DamagedFigures, Line, encode, fewest_win
from bot.records.match import play_match
from bot.tables.worker import AnswerRequest
from bot.tables.worker_pool import WorkerPool
from cogs.cards.result import how_it_was_won
from tests.cogs.test_phrases import finished_table
from tests.conftest import ROOT
from tests.drafting.pieces import read_pieces
from tests.drafting.rules import Drafting
from tests.drafting.state import HIDDEN, State
from tests.games.played import load_played

GAME = load_played("drafting")
RULES = GAME.rules
assert isinstance(RULES, Drafting)
PIECES = RULES.pieces
HANDS = (("apple", "apple", "coin.2", "fig"), ("coin.3", "fig", "pear", "plum"), ("apple", "fig", "fig", "pear"))


def begun() -> State:
    """Start a game with three players and known hands."""
    state = answers.begin(RULES, 3, Chance(b"fruit"), {})[-1].state
    assert isinstance(state, State)
    return State(state.chance, state.rounds, HANDS, state.deck, picks=("",) * 3, kept=((),) * 3)


def test_picks_are_shown_together_and_the_hands_go_round() -> None:
    """No line reports a pick before the last one; after it, the hands are passed on."""
    [secret] = answers.answer(RULES, begun(), 0, "r1.t1.pick", ("apple",))
    assert secret.lines == ()
    assert RULES.view(secret.state, 1).picks == (HIDDEN, "", "")
    [secret] = answers.answer(RULES, secret.state, 1, "r1.t1.pick", ("plum",))
    [shown] = answers.answer(RULES, secret.state, 2, "r1.t1.pick", ("fig",))
    assert [line.key for line in shown.lines] == ["kept", "kept", "kept", "passed"]
    assert shown.state.kept == (("apple",), ("plum",), ("fig",))
    assert shown.state.hands == (("coin.3", "fig", "pear"), ("apple", "fig", "pear"), ("apple", "coin.2", "fig"))


@pytest.mark.parametrize(
    ("cards", "points"),
    [((), 0), (("fig",), 1), (("fig", "fig"), 3), (("fig",) * 5, 10), (("fig", "pear", "coin.3", "coin.2"), 7)],
)
def test_sets_and_coins_give_points(cards: tuple[str, ...], points: int) -> None:
    """A set that is larger than the points table scores as the table's last entry."""
    assert PIECES.points(cards) == points


@pytest.mark.parametrize(("length", "rounds"), PIECES.rounds.items())
def test_the_length_option_sets_the_number_of_rounds(length: str, rounds: int) -> None:
    match = play_match(GAME, ["random"] * 3, b"length", {"length": length})
    assert len(match.record.moves) == rounds * (PIECES.hand - 1) * 3


def test_the_collector_beats_random_players() -> None:
    games = [play_match(GAME, ["collector", "random", "random"], bytes([number]), {}).scores for number in range(20)]
    assert sum(scores[0].place == 1 for scores in games) >= 15


def test_the_fewest_points_win() -> None:
    """Players with equal points share a place."""
    state = State(Chance(b""), 1, ((),) * 3, (), round=2, kept=(("fig",), ("fig", "fig"), ("pear",)))
    scores = RULES.scores(state)
    assert [score.place for score in scores] == [1, 3, 1]
    assert fewest_win(scores)


def test_the_result_reports_the_lead_in_a_game_where_fewest_points_win() -> None:
    """The margin is positive, and so is the biggest difference."""
    table = finished_table("drafting", 3, 1, "en", "Ann?")
    kept = (("fig", "fig", "coin.2"), ("pear", "coin.3"), ("plum",) * 4)
    table.now = replace(table.now, state=State(Chance(b""), 1, ((),) * 3, (), round=2, kept=kept))
    told = [said.replace("\xa0", " ") for said in how_it_was_won(table, table.words)]
    assert told == ["4 points, 1 ahead of **Ann0**.", "Biggest difference: fruit, 1 to 3."]


def test_the_last_lines_announce_the_winner_and_all_totals() -> None:
    hands = (("fig", "pear"), ("plum", "plum"), ("apple", "plum"))
    state = State(Chance(b""), 1, hands, (), turn=3, picks=("",) * 3, kept=((),) * 3)
    for seat, card in enumerate(("fig", "plum", "apple")):
        *_, last = answers.answer(RULES, state, seat, "r1.t3.pick", (card,))
        state = last.state
    assert last.picture == "scores"
    assert [line.key for line in last.lines] == ["won", "total", "total", "total"]
    assert RULES.scores(last.state)[0].reasons[0].why == Line("score_set", {"cards": ("fig",)})


def test_too_few_cards_for_the_longest_game_are_refused() -> None:
    figures = {"seats": [3, 6], "hand": 9, "fruits": ["fig"], "copies": 9, "coins": [], "coin_copies": 0, "sets": [0]}
    with pytest.raises(DamagedFigures):
        read_pieces({**figures, "rounds": {"short": 1}})
    with pytest.raises(DamagedFigures):
        read_pieces(figures)


async def test_the_drafting_games_computer_thinks_in_a_worker_process() -> None:
    """The worker imports the game's modules and returns the same answer as the computer in this process."""
    state = begun()
    prompt, view = RULES.prompts(state)[0], RULES.view(state, 0)
    chance, workers = Chance(b"worker"), WorkerPool()
    thought = AnswerRequest(GAME.name, GAME.home.rules, GAME.figures, "collector", encode(view), prompt, chance)
    try:
        assert await workers.think(thought) == GAME.computer("collector")(view, prompt, chance)
    finally:
        await workers.close()


def test_a_bot_process_hosts_the_drafting_game() -> None:
    """`tests.hall` adds the game to the catalogue; the bot's own code does not know the game."""
    command = [sys.executable, "-m", "tests.hall", "simulate", "drafting", "--games", "3", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "drafting"
