"""Scenes of Ulm."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Step
from bot.games.ulm.rules.adapter import Ulm
from tests.render.positions import Stage

NEWS = ("Anna pushes River in at B (left 2); Money comes out", "Anna sails to +3, past 1 barge", "Anna takes 2 coins")
STAGE = Stage("ulm", "random", NEWS)
painter, words_in, scene = STAGE.painter, STAGE.words_in, STAGE.scene


def rules() -> Ulm:
    """The rules with the numbers of the data file."""
    assert isinstance(STAGE.game.rules, Ulm)
    return STAGE.game.rules


def play(seats: int, seed: int, tower: str = "symbols", computer: str = "random") -> Iterator[tuple[Step[Any], ...]]:
    """The steps of a game between computers, decision by decision, with the given tower tiles."""
    chance = Chance(bytes([seed]) * 32)
    steps = answers.begin(rules(), seats, chance, {"tower": tower})
    yield steps
    count = 0
    while prompts := rules().prompts(steps[-1].state):
        prompt, count = prompts[0], count + 1
        view = rules().view(steps[-1].state, prompt.seat)
        answer = STAGE.game.computer(computer)(view, prompt, Chance(chance.seed, count << 10))
        steps = answers.answer(rules(), steps[-1].state, prompt.seat, prompt.id, answer)
        yield steps


@cache
def moments(seats: int, seed: int = 7, tower: str = "symbols", computer: str = "random") -> tuple[Step[Any], ...]:
    """The last step of every decision of a game."""
    return tuple(steps[-1] for steps in play(seats, seed, tower, computer))


@cache
def crowded(seats: int) -> Step[Any]:
    """A position with as much on the board as possible: full quarters, adjacent barges, many shields and cards."""
    step = moments(seats)[len(moments(seats)) * 2 // 3]
    state = step.state.copy()
    for seat, player in enumerate(state.players):
        player.seals = [2 if quarter % seats == seat else 1 for quarter in range(len(player.seals))]
        player.tiles, player.coins, player.sparrows, player.barge = [12, 0, 1, 10, 2], 26, 30, 18 + seat
        player.shields, player.descendants = tuple(range(3 * seat, 3 * seat + 3)), (seat, seat + 4)
        player.laid, player.points = tuple(kind for kind in range(12) for _ in range(2)), [50, 40, 30, 20, 10, 9, 8, 7]
        player.hand = (0, 3, 6, 6, 11)
    state.places, state.descendants, state.shields = [0] * 8, (), ()
    state.crests = [gate % seats for gate in range(len(state.crests))]
    return replace(step, state=state)
