"""Scenes of real games to paint."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.catalogue import Game, load_game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Step
from bot.games.ulm.rules import Ulm
from bot.pictures.scene import Look, Scene, Size, ThemeName
from bot.words.words import Words
from render.ulm.painter import UlmPainter

NAMES = ("Anna", "Борис", "Chiara", "Дмитрий")
NEWS = ("Anna pushes River in at B (left 2); Money comes out", "Anna sails to +3, past 1 barge", "Anna takes 2 coins")


def game() -> Game:
    """The game with the figures of the data file."""
    return load_game("ulm")


def rules() -> Ulm:
    """Its rules."""
    found = game().rules
    assert isinstance(found, Ulm)
    return found


def painter() -> UlmPainter:
    """Its painter."""
    found = game().painter
    assert isinstance(found, UlmPainter)
    return found


def words_in(language: str) -> Words:
    """What is said of the game in a language."""
    return game().words(language)


def play(seats: int, seed: int, tower: str = "symbols", computer: str = "random") -> Iterator[tuple[Step[Any], ...]]:
    """The steps of a game between computer players, decision by decision."""
    chance = Chance(bytes([seed]) * 32)
    steps = answers.begin(rules(), seats, chance, {"tower": tower})
    yield steps
    count = 0
    while prompts := rules().prompts(steps[-1].state):
        prompt, count = prompts[0], count + 1
        view = rules().view(steps[-1].state, prompt.seat)
        answer = game().computer(computer)(view, prompt, Chance(chance.seed, count << 10))
        steps = answers.answer(rules(), steps[-1].state, prompt.seat, prompt.id, answer)
        yield steps


@cache
def moments(seats: int, seed: int = 7, tower: str = "symbols", computer: str = "random") -> tuple[Step[Any], ...]:
    """The last step of every decision of a game."""
    return tuple(steps[-1] for steps in play(seats, seed, tower, computer))


@cache
def crowded(seats: int) -> Step[Any]:
    """A position with as much on the board as there may be: full quarters, barges abreast, many shields and cards."""
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


def scene(
    step: Step[Any],
    sight: str = "board",
    *,
    size: Size = "wide",
    theme: ThemeName = "light",
    viewer: int | None = None,
) -> Scene:
    """A step as a scene."""
    view, seats = rules().view(step.state, viewer), len(step.state.players)
    scores = rules().scores(step.state) if sight == "scores" else ()
    return Scene(view, NAMES[:seats], sight, viewer, Look(theme, size), NEWS, scores, step.lines)
