"""Guesses of Norenberc replace secrets with possible values."""

from collections import Counter

import pytest

from bot.catalogue import load_game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.norenberc.rules.adapter import Norenberc
from bot.games.norenberc.rules.guess import purse_bounds
from bot.games.norenberc.rules.pieces import Craftsman, Tile
from bot.games.norenberc.rules.state import ACTION, OVER, State
from bot.records.match import play_match
from bot.records.record import replay
from tests.games.norenberc.checks import count_tiles
from tests.games.walk import Walk

GAME = load_game("norenberc")
RULES = GAME.rules
assert isinstance(RULES, Norenberc)
PIECES = RULES.pieces


def guess(state: State, viewer: int | None, number: int = 0) -> State:
    """Return one of many guesses of a viewer."""
    guessed = RULES.guess(RULES.view(state, viewer), viewer, Chance(b"norenberc", number))
    assert isinstance(guessed, State)
    return guessed


def states_of(player: str, seats: int, number: int) -> list[State]:
    """Return every state of a game between computer players."""
    states: list[State] = []
    options = {"bonus": "on" if number % 2 else "off"}
    record = play_match(GAME, [player] * seats, number.to_bytes(32, "big"), options).record
    replay(RULES, record, lambda _move, steps: states.append(steps[-1].state))
    return states


@pytest.mark.parametrize("player", [player.name for player in GAME.declaration.computers if not player.is_searching])
@pytest.mark.parametrize("seats", RULES.seats)
def test_the_real_money_is_within_the_bounds_of_a_guess(player: str, seats: int) -> None:
    """Covers every position of games of each quick computer player."""
    for state in [state for number in range(4) for state in states_of(player, seats, number)]:
        for seat, owner in enumerate(state.players):
            least, most = purse_bounds(PIECES, RULES.view(state, None), seat)
            assert owner.money is not None
            assert state.phase is OVER or 0 <= least <= owner.money <= most, (state.round, state.turn, seat)


def test_before_the_first_action_all_money_is_known() -> None:
    """All players still have the starting money."""
    state = answers.begin(RULES, 4, Chance(b"purse"), {})[-1].state
    assert {player.money for number in range(9) for player in guess(state, 1, number).players} == {PIECES.start.money}


@pytest.mark.parametrize("seats", RULES.seats)
def test_no_tile_appears_too_often(seats: int) -> None:
    """The known and guessed tiles of a kind are never more than in the box; no craftsman is missing."""
    walk = Walk(GAME, seats, 5)
    box: Counter[Tile | None] = Counter(
        [tile for guild in PIECES.craftsmen[: PIECES.table(seats).guilds] for tile in guild]
    )
    box.update(PIECES.all_townsmen(walk.options["bonus"] == "on"))
    for number, state in enumerate(walk.states()[::3]):
        guessed = guess(state, None, number)
        open_tiles, stack = _open_tiles(guessed), Counter(guessed.stack)
        assert None not in stack
        assert open_tiles + stack <= box
        assert not any(isinstance(tile, Craftsman) for tile in box - open_tiles - stack)


def _all_craftsmen(guilds: int) -> "Counter[Tile | None]":
    return Counter([tile for guild in PIECES.craftsmen[:guilds] for tile in guild])


def _open_tiles(state: State) -> "Counter[Tile | None]":
    """Count the tiles outside the stack."""
    without = state.copy()
    without.stack = ()
    return count_tiles(without)


def test_every_order_of_the_stack_is_equally_likely() -> None:
    """Each unseen tile is first in the stack about equally often."""
    state, draws = answers.begin(RULES, 2, Chance(b"stack"), {})[-1].state, 3000
    first = Counter(guess(state, 0, number).stack[0] for number in range(draws))
    unseen = _all_craftsmen(len(state.guilds)) - _open_tiles(state)
    share = draws / len(state.stack)
    for tile, copies in unseen.items():
        assert abs(first[tile] - copies * share) < 6 * (copies * share) ** 0.5, tile


def test_a_guessed_plan_is_any_legal_one() -> None:
    """While others plan, every legal face-down plan, including a pass, is about equally frequent."""
    state = answers.begin(RULES, 3, Chance(b"plans"), {})[-1].state
    state = answers.answer(RULES, state, 1, "r1.t1.plan", ("bakers",))[-1].state
    draws = 1600
    plans = Counter(guess(state, 0, number).players[1].plan for number in range(draws))
    assert len(plans) == 16
    assert max(abs(count - draws / 16) for count in plans.values()) < 6 * (draws / 16) ** 0.5
    assert {guess(state, 1, number).players[1].plan for number in range(9)} == {(1,)}
    assert {guess(state, 0, number).players[2].plan for number in range(9)} == {()}


def test_cards_not_called_yet_are_guessed_among_the_guilds_to_come() -> None:
    """The number of these cards is known, and so are the cards already called."""
    for state in Walk(GAME, 4, 8).states():
        if state.phase is ACTION:
            for seat, player in enumerate(guess(state, 0).players):
                assert len(player.plan) == player.cards
                called = [guild for guild in state.players[seat].plan if guild <= state.guild]
                assert [guild for guild in player.plan if guild <= state.guild] == called
