"""What a searching player guesses of others: possible, and likelier than any."""

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
    """Every state of some game of good players."""
    states: list[State] = []
    record = play_match(GAME, [GAME.best_computer] * seats, bytes([seats]) * 32, {"bonus": "on"}).record
    replay(RULES, record, lambda _move, steps: states.append(steps[-1].state))
    return [state for state in states if state.phase is not OVER]


def imagine(state: State, viewer: int, number: int) -> State:
    """What somebody guesses."""
    imagined: State = HABITS.imagine(RULES.view(state, viewer), viewer, Chance(b"habits", number)).state
    return imagined


@pytest.mark.parametrize("seats", RULES.seats)
def test_every_purse_is_possible(seats: int) -> None:
    """Within the bounds of the rules, and the own one as it is."""
    for number, state in enumerate(states_of(seats)[::3]):
        viewer = number % seats
        imagined = imagine(state, viewer, number)
        for seat, player in enumerate(imagined.players):
            least, most = purse_bounds(PIECES, RULES.view(state, None), seat)
            assert player.money is not None
            assert least <= player.money <= most or seat == viewer
        assert imagined.players[viewer] == state.players[viewer]


@pytest.mark.parametrize("seats", RULES.seats)
def test_purses_are_guessed_better_than_evenly(seats: int) -> None:
    """On average they are less than half as far from the real ones."""
    even, usual = [], []
    for number, state in enumerate(states_of(seats)[10::4]):
        view, chance = RULES.view(state, 0), Chance(b"habits", number)
        for seat in range(1, seats):
            real = state.players[seat].money or 0
            even.append(abs(real - (RULES.guess(view, 0, chance).players[seat].money or 0)))
            usual.append(abs(real - (HABITS.imagine(view, 0, chance).state.players[seat].money or 0)))
    assert mean(usual) < mean(even) / 2


def test_hidden_plans_are_guessed_better_than_evenly() -> None:
    """The real cards of good players are found oftener."""
    even = usual = 0
    for number, state in enumerate(states_of(4)):
        view, chance = RULES.view(state, 0), Chance(b"habits", number)
        for seat in range(1, 4):
            even += RULES.guess(view, 0, chance).players[seat].plan == state.players[seat].plan
            usual += HABITS.imagine(view, 0, chance).state.players[seat].plan == state.players[seat].plan
    assert usual > even


def test_who_has_sent_more_agents_than_turns_have_passed_is_taken_to_be_hasty() -> None:
    """Who has not, to be patient; of whom nothing is to be seen, either; oneself never."""
    state = states_of(2)[0]
    assert 0.3 < share_of_hasty(state) < 0.7
    state.turn = 2
    state.guilds[0].roof[1] = 1
    assert share_of_hasty(state) < 0.3
    state.guilds[1].roof[1] = 1
    assert share_of_hasty(state) > 0.7


def share_of_hasty(state: State) -> float:
    """In how many of many worlds the second seat is hasty."""
    drawn = [draw_hasty(RULES.view(state, 0), 0, Chance(b"hasty", number)) for number in range(200)]
    assert not any(first for first, _ in drawn)
    return mean(second for _, second in drawn)


def test_hasty_players_plan_and_play_on_as_merchants_do() -> None:
    """The plan of the imagined state is what whoever plays on there would lay."""
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


def test_the_same_view_and_chance_give_the_same_guess() -> None:
    """Nothing else is used."""
    state = states_of(3)[20]
    assert imagine(state, 1, 5) == imagine(state, 1, 5)
