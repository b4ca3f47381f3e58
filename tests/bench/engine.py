"""How fast the rules play: random playouts next to OpenSpiel's and python-chess's, and what a copy costs."""

import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from statistics import median
from time import perf_counter

import chess
import pyspiel

from bot.catalogue import load_game
from bot.games.base import Answer, Prompt
from bot.games.chance import Chance

SLICES = 40
"""Each case runs in so many slices, dealt out in turn, so that a noisy moment hits all alike."""
SLICE_SECONDS = 0.05


@lru_cache(maxsize=4096)
def _legal_answers(options: tuple[str, ...], least: int, most: int) -> list[Answer]:
    return [answer for number in range(least, most + 1) for answer in combinations(options, number)]


def pick(prompt: Prompt, rnd: Callable[[], float]) -> Answer:
    """One of the legal answers, each as likely as any other."""
    answers = _legal_answers(prompt.options, prompt.least, prompt.most)
    return answers[int(rnd() * len(answers))]


def play_norenberc(seats: int) -> Iterator[int]:
    """Random games without end, one decision at a time."""
    rules, rnd = load_game("norenberc").rules, random.Random(1).random  # noqa: S311  # not for secrets
    for number in range(1 << 30):
        begun = rules.setup(seats, Chance(number.to_bytes(32, "big")), {"bonus": "off"})[-1].state
        play = rules.playout(begun)
        while prompts := play.prompts():
            play.apply(prompts[0], pick(prompts[0], rnd))
            yield 1


def play_open_spiel(name: str) -> Iterator[int]:
    """Random games of OpenSpiel; drawing by chance is no decision."""
    game, rnd = pyspiel.load_game(name), random.Random(1).random  # noqa: S311
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])  # noqa: S311
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd() * len(actions))])
            yield 1


def play_chess() -> Iterator[int]:
    """Random games of python-chess."""
    rnd = random.Random(1).random  # noqa: S311
    while True:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rnd() * len(moves))])
            yield 1


def measure(cases: dict[str, Iterator[int]]) -> dict[str, float]:
    """Decisions per second of each case: the median over slices dealt out in random order."""
    speeds: dict[str, list[float]] = {name: [] for name in cases}
    order = list(cases) * SLICES
    random.Random(1).shuffle(order)  # noqa: S311
    for name in order:
        done, begin = 0, perf_counter()
        for step in cases[name]:
            done += step
            if perf_counter() - begin > SLICE_SECONDS:
                break
        speeds[name].append(done / (perf_counter() - begin))
    return {name: median(values) for name, values in speeds.items()}


def main() -> None:
    """Prints the ratios."""
    ours = {f"norenberc, {seats} players": play_norenberc(seats) for seats in (2, 3, 4, 5)}
    peers = {f"OpenSpiel {name}": play_open_spiel(name) for name in ("backgammon", "gin_rummy")}
    speeds = measure({**ours, **peers, "python-chess": play_chess()})
    for name, speed in speeds.items():
        print(f"{name:24}{speed:12,.0f} decisions/s")
