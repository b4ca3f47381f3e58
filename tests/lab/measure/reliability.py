"""Reliability of chances: predictions of hints and charts, compared with results of games between reference players.

`python -m tests.lab reliability --positions 2000` checks positions of games between quick players, with every
number of players. In each position, a hint's first suggestion is played, and the quick players play on to the end.
`--fit` finds a game's calibration from positions other than those it is checked with.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, islice, product
from math import log
from typing import Any

from msgspec import Struct

from bot.catalogue import GAMES, Game, load_game
from bot.games.advice import advise, find_progress, forecast, foresee
from bot.games.answers import begin
from bot.games.calibration import Calibration, calibrate
from bot.games.chance import Chance
from bot.games.contract import Prompt
from bot.games.search import Seeker, Thought, find_seeker, follow, win_of
from bot.games.ways import is_forced

POSITIONS, EFFORT = 2_000, 0.2
"""Number of positions per game, and the share of the searching player's budget for each hint and chart."""
BINS, ENOUGH, NEAR = 10, 100, 0.05
"""Number of bins, samples needed in a bin, and how near a prediction must be to the mean outcome."""
EACH = 3
"""Number of positions taken from each game."""
PSEUDOS, SLOPES, POWERS = (1, 2, 4, 8, 16, 32), (0.5, 0.6, 0.7, 0.8, 0.9, 1.0), (0.5, 0.75, 1.0)
"""Calibrations to try.

A slope above 1 would only make up for the few worlds of this measurement; with a smaller power, chances would depart
from the base rate right after the first decision.
"""


class Position(Struct, frozen=True):
    """A moment in a game between quick players."""

    state: Any
    prompt: Prompt
    chance: Chance
    winners: tuple[float, ...]
    """Each seat's share of the victory."""


class Sample(Struct, frozen=True):
    """A predicted chance, the simulations behind it, and the outcome."""

    kind: str
    seats: int
    predicted: float
    observed: float
    wins: float
    worlds: int
    progress: float


def positions(game: Game, purpose: str) -> Iterator[Position]:
    """Yield positions of games between quick players endlessly."""
    for deal in count():
        seats = game.rules.seats[deal % len(game.rules.seats)]
        chance = Chance(purpose.encode(), deal)
        moments = list(_play(game, seats, chance))
        winners = tuple([win_of(game.rules.scores(moments[-1][0]), seat) for seat in range(seats)])
        free = [(state, prompt) for state, prompt in moments if prompt and not is_forced(prompt)]
        for number in range(EACH):
            at, _ = chance.fork(f"moment {number}").below(256, "moment")
            state, prompt = free[at * len(free) // 256]
            yield Position(state, prompt, chance.fork(f"position {number}"), winners)


def _play(game: Game, seats: int, chance: Chance) -> Iterator[tuple[Any, Prompt | None]]:
    """Yield every state of a game with its question; the final state has none."""
    rules, quick = game.rules, seeker_of(game).quick
    play = rules.playout(begin(rules, seats, chance.fork("deal"), {})[-1].state)
    for number in count():
        prompts = play.prompts()
        yield rules.playout(play.state).state, prompts[0] if prompts else None
        if not prompts:
            return
        play.apply(prompts[0], quick(rules.view(play.state, prompts[0].seat), prompts[0], Chance(chance.seed, number)))


def seeker_of(game: Game) -> Seeker:
    """Return the game's searching player."""
    seeker = find_seeker(game.declaration)
    assert seeker is not None
    return seeker


def ask(game: Game, at: Position, effort: float) -> Iterator[Sample]:
    """Return the predictions of a hint and a chart for a position."""
    seeker = seeker_of(game)
    playouts = round(effort * seeker.playouts)
    yield _ask_hint(seeker, at, playouts)
    found = forecast(seeker, game.rules.view(at.state, None), at.chance, max(4, playouts // 2))
    for seat, predicted in enumerate(foresee(seeker, found)):
        yield Sample(
            "charts", len(found.wins), predicted, at.winners[seat], found.wins[seat], found.worlds, found.progress
        )


def _ask_hint(seeker: Seeker, at: Position, playouts: int) -> Sample:
    """Play the first suggestion in the real game, and let the quick players play on."""
    rules, prompt, seats = seeker.rules, at.prompt, len(at.winners)
    advice = advise(seeker, Thought(rules.view(at.state, prompt.seat), prompt, at.chance), playouts)
    assert advice.chance
    play, first = rules.playout(at.state), advice.judgements[0]
    follow(play, first.chain)
    seeker.play_on(play, at.chance.seed)
    observed = win_of(rules.scores(play.state), prompt.seat)
    progress = find_progress(seeker, seats, first.left + len(first.chain))
    return Sample("hints", seats, advice.chance.likely, observed, first.wins, first.playouts, progress)


def collect(game: Game, purpose: str, number: int, effort: float) -> list[Sample]:
    """Collect samples from this many positions."""
    return [one for at in islice(positions(game, purpose), number) for one in ask(game, at, effort)]


def fit(found: Sequence[Sample]) -> Calibration:
    """Return the calibration that makes the outcomes most likely."""
    tried = [Calibration(*numbers) for numbers in product(PSEUDOS, SLOPES, POWERS)]
    return min(tried, key=lambda one: _surprise(found, one))


def _surprise(found: Sequence[Sample], calibration: Calibration) -> float:
    """Return the negative log-likelihood of the outcomes; a hint weighs as much as all seats of a chart."""
    return sum([_cost(one, calibration) / (one.seats if one.kind == "charts" else 1) for one in found])


def _cost(one: Sample, calibration: Calibration) -> float:
    predicted = calibrate(calibration, one.wins, one.worlds, one.seats, one.progress).likely
    return -one.observed * log(predicted) - (1 - one.observed) * log(1 - predicted)


class Bin(Struct, frozen=True):
    """Samples with about the same prediction."""

    number: int
    predicted: float
    observed: float

    @property
    def is_reliable(self) -> bool:
        """True if the mean outcome is near the prediction, or there are too few samples to judge."""
        return self.number < ENOUGH or abs(self.predicted - self.observed) <= NEAR


def sort_into_bins(found: Iterable[Sample]) -> list[Bin]:
    """Group samples by prediction into ten equal intervals, without empty ones."""
    bins: list[list[Sample]] = [[] for _ in range(BINS)]
    for one in found:
        bins[min(BINS - 1, int(one.predicted * BINS))].append(one)
    return [
        Bin(len(ones), sum(one.predicted for one in ones) / len(ones), sum(one.observed for one in ones) / len(ones))
        for ones in bins
        if ones
    ]


def check(name: str, found: Sequence[Sample]) -> bool:
    """Print the reliability of hints and charts; return True if all predictions are reliable."""
    is_well = True
    for kind in ("hints", "charts"):
        for one in sort_into_bins([sample for sample in found if sample.kind == kind]):
            mark = "" if one.is_reliable else "  too far"
            print(
                f"{name:12}{kind:8}{one.number:6}   predicted {one.predicted:6.1%}   observed {one.observed:6.1%}{mark}"
            )
            is_well &= one.is_reliable
    return is_well


def main(arguments: list[str] | None = None) -> int:
    """Print the reliability of every game; return 0 if all predictions are reliable."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab reliability")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--games", default=",".join(GAMES), help="names with commas between")
    parser.add_argument("--effort", type=float, default=EFFORT)
    parser.add_argument("--fit", action="store_true", help="find the calibration instead")
    wishes = parser.parse_args(arguments)
    is_well = True
    for name in wishes.games.split(","):
        found = collect(load_game(name), "fit" if wishes.fit else "check", wishes.positions, wishes.effort)
        if wishes.fit:
            print(name, fit(found), flush=True)
        else:
            is_well &= check(name, found)
    return 0 if is_well else 1


if __name__ == "__main__":
    raise SystemExit(main())
