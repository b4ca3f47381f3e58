"""The computer player `patient` beats merchants, plans one card at a time, and keeps favors in the last round."""

from bot.catalogue import load_game
from bot.games.answers import begin
from bot.games.chance import Chance
from bot.games.norenberc.players.patient import Patient
from bot.games.norenberc.players.prospect import Prospect
from bot.games.norenberc.rules.pieces import Townsman
from bot.games.norenberc.rules.state import State
from bot.records.match import play_match
from bot.records.record import Move
from tests.games.norenberc.tables import BREWERS, PIECES, count_goods, table

GAME = load_game("norenberc")
RULES = GAME.rules
MATCHES = {2: 8, 3: 9, 4: 8, 5: 10}
"""Number of games by number of players; `patient` plays equally often on every seat."""
WINS = {2: 6, 3: 7, 4: 6, 5: 7}
"""Minimum number of wins; since the deals are fixed, so are the wins."""


def seed(number: int) -> bytes:
    """Return the seed of a game."""
    return number.to_bytes(32, "big")


def test_it_beats_merchants_from_every_seat() -> None:
    """One `patient` plays against merchants, with 2 to 5 players, on fixed deals."""
    for seats, games in MATCHES.items():
        wins = 0
        for number in range(games):
            names = ["merchant"] * seats
            names[number % seats] = "patient"
            scores = play_match(GAME, names, seed(number // seats), {}).scores
            wins += [score.seat for score in scores if score.place == 1] == [number % seats]
        assert wins >= WINS[seats], f"{wins} of {games} with {seats} players"


def test_its_cache_does_not_change_answers_when_a_state_is_modified_in_place() -> None:
    """The answers equal those of a player without a cache."""
    used, count = Patient(PIECES), 0
    for seats in RULES.seats:
        play = RULES.playout(begin(RULES, seats, Chance(seed(seats)), {"bonus": "on"})[-1].state)
        while prompts := play.prompts():
            answer = used(play.state, prompts[0], Chance(b""))
            assert answer == Patient(PIECES)(play.state.copy(), prompts[0], Chance(b"")), prompts[0].id
            play.apply(prompts[0], answer)
            count += prompts[0].ask in ("buy", "sell", "guest", "price", "extra")
    assert count > 50


def test_it_plans_one_card_at_a_time() -> None:
    """A card planned later can use what other players have revealed."""
    record = play_match(GAME, ["patient"] * 4, seed(1), {"bonus": "on"}).record
    moves = [move for move in record.moves if isinstance(move, Move)]
    plans = [move.answer for move in moves if move.prompt.endswith(".plan")]
    assert len(plans) > 40
    assert {len(plan) for plan in plans} == {0, 1}


def _last_round() -> State:
    """Set up a last round in which all others are finished; the first player has three Beer, others have none."""
    state = table()
    state.round = PIECES.rounds
    for player in state.players[1:]:
        player.finished, player.goods = True, count_goods(state)
    state.players[0].goods = count_goods(state, beer=3)
    return state


def test_it_keeps_the_good_that_makes_it_a_favorite() -> None:
    """In the last round the player sells all other goods."""
    outlook = Prospect(PIECES, _last_round(), 0)
    _, number = max(Patient(PIECES).sales(outlook, BREWERS))
    assert number == 2


def test_a_lead_is_worth_less_while_others_can_act() -> None:
    """Each remaining agent of a rival threatens the lead."""
    calm, contested = _last_round(), _last_round()
    contested.players[1].finished = False
    assert Prospect(PIECES, calm, 0).favored(BREWERS, -3) < Prospect(PIECES, contested, 0).favored(BREWERS, -3) < 0


def test_a_musician_of_five_is_worth_more_than_one_of_three() -> None:
    outlook = Prospect(PIECES, table(), 0)
    assert outlook.tile(Townsman("musician", 5)) > outlook.tile(Townsman("musician", 3)) > 0
