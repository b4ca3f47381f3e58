"""Speed of the rules: random playouts relative to OpenSpiel and python-chess, and the cost of copying a state."""

import random
import timeit
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, count, islice
from operator import itemgetter
from statistics import median
from time import process_time
from typing import Any

import chess
import pyspiel

from bot.catalogue import GAMES, load_game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt
from tests.lab.bench.report import Figure, note, tell

SLICES = 40
"""Number of slices per case; slices are interleaved, so that noise affects all cases alike."""
SLICE_SECONDS = 0.05


@cache
def _pickers(options: int, least: int, most: int) -> list[Callable[[tuple[str, ...]], Answer]]:
    """Getters for every way to pick from the options; they use slices, so that even one pick returns a tuple."""
    none = [itemgetter(slice(0))] if least == 0 else []
    single = [itemgetter(slice(at, at + 1)) for at in range(options)] if least <= 1 <= most else []
    several = [at for number in range(max(least, 2), most + 1) for at in combinations(range(options), number)]
    return none + single + [itemgetter(*at) for at in several]


def pick(prompt: Prompt, rnd: Callable[[], float]) -> Answer:
    """Return a legal answer, uniformly at random."""
    options = prompt.options
    if prompt.most == prompt.least == 1:
        return (options[int(rnd() * len(options))],)
    pickers = _pickers(len(options), prompt.least, prompt.most)
    return pickers[int(rnd() * len(pickers))](options)


def play_ours(name: str, seats: int) -> Iterator[int]:
    """Play random games of Guildhall endlessly; yield after each decision."""
    rules, rnd = load_game(name).rules, random.Random(1).random  # noqa: S311  # not for secrets
    for number in count():
        play = rules.playout(_begun(name, seats, number))
        while prompts := play.prompts():
            play.apply(prompts[0], pick(prompts[0], rnd))
            yield 1


def _begun(name: str, seats: int, number: int) -> Any:
    return answers.begin(load_game(name).rules, seats, Chance(number.to_bytes(32, "big")), {})[-1].state


def play_open_spiel(name: str) -> Iterator[int]:
    """Play random games of OpenSpiel; chance nodes do not count as decisions."""
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
    """Play random games of python-chess."""
    rnd = random.Random(1).random  # noqa: S311
    while True:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rnd() * len(moves))])
            yield 1


def measure(cases: dict[str, Iterator[int]]) -> dict[str, float]:
    """Return the decisions per second of each case: the median over slices in random order."""
    speeds: dict[str, list[float]] = {name: [] for name in cases}
    order = list(cases) * SLICES
    random.Random(1).shuffle(order)  # noqa: S311
    for name in order:
        done, begin, decisions = 0, process_time(), cases[name]
        while (seconds := process_time() - begin) < SLICE_SECONDS:
            done += sum(islice(decisions, 50))
        speeds[name].append(done / seconds)
    return {name: median(values) for name, values in speeds.items()}


def time_copy(name: str, seats: int) -> float:
    """Return the seconds that it takes to copy a mid-game state for a new playout."""
    rules = load_game(name).rules
    play, rnd = rules.playout(_begun(name, seats, 1)), random.Random(1).random  # noqa: S311
    for _ in range(60):
        prompt = play.prompts()[0]
        play.apply(prompt, pick(prompt, rnd))
    return median(timeit.repeat(lambda: rules.playout(play.state), number=200, repeat=25, timer=process_time)) / 200


def main() -> None:
    """Print the speeds, their ratios to each peer, and the cost of copying a state, in decisions that take as long."""
    tables = [(name, seats) for name in GAMES for seats in load_game(name).rules.seats]
    ours = {f"{name}, {seats} players": play_ours(name, seats) for name, seats in tables}
    peers = {f"OpenSpiel {name}": play_open_spiel(name) for name in ("backgammon", "gin_rummy")}
    peers["python-chess"] = play_chess()
    speeds = measure({**ours, **peers})
    print("random playouts            decisions/s" + "".join(f"{'/ ' + peer:>24}" for peer in peers))
    for name in speeds:
        ratios = "".join(f"{speeds[name] / speeds[peer]:24.1f}" for peer in peers)
        print(f"{name:24}{speeds[name]:14,.0f}{ratios}")
    for name in ours:
        for peer in peers:
            ratio = speeds[name] / speeds[peer]
            note(Figure(name=f"playouts of {name} / {peer}", value=ratio, is_larger_better=True))
    for (name, seats), case in zip(tables, ours, strict=True):
        copied = time_copy(name, seats) * speeds[case]
        tell(Figure(name=f"copying a state of {name}, {seats} players", value=copied, unit="decisions"))
