"""A searching player's guesses about other players are possible, and better than uniform guesses."""

from statistics import mean

import pytest

from bot.catalogue import load_game
from bot.games.chance import Chance
from bot.games.norenberc.players.habits import UsualHabits, draw_hasty
from bot.games.norenberc.rules.adapter import Norenberc
from bot.games.norenberc.rules.guess import purse_bounds
from bot.games.norenberc.rules.state import OVER, State
from bot.records.match import play_match
from bot.records.record import replay

GAME = load_game("norenberc")
RULES = GAME.rules
assert isinstance(RULES, Norenberc)
PIECES = RULES.pieces
HABITS = UsualHabits(PIECES)


def states_of(seats: int) -> list[State]:
    """Return the states of a game between good players."""
    states: list[State] = []
    record = play_match(GAME, [GAME.best_computer] * seats, bytes([seats]) * 32, {"bonus": "on"}).record
    replay(RULES, record, lambda _move, steps: states.append(steps[-1].state))
    return [state for state in states if state.phase is not OVER]


def imagine(state: State, viewer: int, number: int) -> State:
    """Return a viewer's guess."""
    imagined: State = HABITS.imagine(RULES.view(state, viewer), viewer, Chance(b"habits", number)).state
    return imagined


@pytest.mark.parametrize("seats", RULES.seats)
def test_guessed_money_is_possible(seats: int) -> None:
    """Guessed money is within the bounds of the rules; the viewer's own money is known."""
    for number, state in enumerate(states_of(seats)[::3]):
        viewer = number % seats
        imagined = imagine(state, viewer, number)
        for seat, player in enumerate(imagined.players):
            least, most = purse_bounds(PIECES, RULES.view(state, None), seat)
            assert player.money is not None
            assert least <= player.money <= most or seat == viewer
        assert imagined.players[viewer] == state.players[viewer]


@pytest.mark.parametrize("seats", RULES.seats)
def test_money_is_guessed_better_than_uniformly(seats: int) -> None:
    """The average error is less than half that of uniform guesses."""
    even, usual = [], []
    for number, state in enumerate(states_of(seats)[10::4]):
        view, chance = RULES.view(state, 0), Chance(b"habits", number)
        for seat in range(1, seats):
            real = state.players[seat].money or 0
            even.append(abs(real - (RULES.guess(view, 0, chance).players[seat].money or 0)))
            usual.append(abs(real - (HABITS.imagine(view, 0, chance).state.players[seat].money or 0)))
    assert mean(usual) < mean(even) / 2


def test_hidden_plans_are_guessed_better_than_uniformly() -> None:
    """Guesses find the real cards of good players more often than uniform guesses."""
    even = usual = 0
    for number, state in enumerate(states_of(4)):
        view, chance = RULES.view(state, 0), Chance(b"habits", number)
        for seat in range(1, 4):
            even += RULES.guess(view, 0, chance).players[seat].plan == state.players[seat].plan
            usual += HABITS.imagine(view, 0, chance).state.players[seat].plan == state.players[seat].plan
    assert usual > even


def test_a_player_with_more_agents_sent_than_turns_passed_counts_as_hasty() -> None:
    """A player who has sent fewer agents counts as patient; without evidence, both are about equally likely."""
    state = states_of(2)[0]
    assert 0.3 < share_of_hasty(state) < 0.7
    state.turn = 2
    state.guilds[0].roof[1] = 1
    assert share_of_hasty(state) < 0.3
    state.guilds[1].roof[1] = 1
    assert share_of_hasty(state) > 0.7


def share_of_hasty(state: State) -> float:
    """Return the share of guesses in which the second seat is hasty."""
    drawn = [draw_hasty(RULES.view(state, 0), 0, Chance(b"hasty", number)) for number in range(200)]
    assert not any(first for first, _ in drawn)
    return mean(second for _, second in drawn)


def test_hasty_players_plan_and_play_like_merchants() -> None:
    """In a guess, a player's plan is mostly what the computer player in the player's place would plan."""
    state = states_of(2)[0]
    asked = RULES.prompts(state)[1]
    state.waiting = [0]
    plans, view = [], RULES.view(state, 0)
    for chance in [Chance(b"hasty", number) for number in range(200)]:
        world = HABITS.imagine(view, 0, chance)
        liked = world.players(state, asked, chance)
        likes = GAME.computer("merchant" if draw_hasty(view, 0, chance)[1] else "patient")
        assert liked == likes(state, asked, chance)
        plans.append(world.state.players[1].plan == tuple([PIECES.guild_numbers[name] for name in liked]))
    assert mean(plans) > 0.6


def test_equal_view_and_chance_give_equal_guesses() -> None:
    state = states_of(3)[20]
    assert imagine(state, 1, 5) == imagine(state, 1, 5)
