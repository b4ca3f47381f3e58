"""Strengths of players that meet again and again, computed at once from all their pairs."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import combinations
from math import log, sqrt
from typing import TypeAlias

Ranking: TypeAlias = tuple[tuple[str, int], ...]
"""One game: each player with their place."""
Wins: TypeAlias = Mapping[tuple[str, str], float]
"""By pair: how often the first player beat the second."""

MEAN = 25.0
"""The mean of all strengths, which is the rating of a new player."""
SPREAD = 25.0 / 6.0
"""How much a player's performance varies from game to game (openskill's beta)."""
SCALE = sqrt(2) * SPREAD
"""A player who is this much stronger wins e times as often as the weaker one."""
PRIOR = 0.5
"""Wins added on each side of every pair, so that a player who always wins has a finite strength."""
ROUNDS = 2000
"""Steps of the computation; it converges after some hundred."""


def fit_strengths(games: Iterable[Ranking]) -> dict[str, float]:
    """Return the Bradley-Terry strengths that explain the games best, on the scale of ratings.

    In each game, everyone beats everyone placed below; a shared place is half a win for both.
    """
    wins = _count_wins(games)
    names = sorted({name for pair in wins for name in pair})
    strong = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        strong = {name: _improve(name, strong, wins) for name in names}
        total = sum(strong.values())
        strong = {name: value / total for name, value in strong.items()}
    logs = {name: log(value) for name, value in strong.items()}
    middle = sum(logs.values()) / len(logs) if logs else 0.0
    return {name: MEAN + SCALE * (value - middle) for name, value in logs.items()}


def _count_wins(games: Iterable[Ranking]) -> Wins:
    """Count the wins of each pair."""
    wins: dict[tuple[str, str], float] = defaultdict(float)
    for game in games:
        for (one, ones), (other, others) in combinations(game, 2):
            if one != other:
                wins[one, other] += (ones < others) + (ones == others) / 2
                wins[other, one] += (others < ones) + (ones == others) / 2
    return wins


def _improve(name: str, strong: dict[str, float], wins: Wins) -> float:
    """Return a better value for one player: one step of minorization and maximization."""
    met = [other for other in strong if (name, other) in wins]
    won = sum(wins[name, other] + PRIOR for other in met)
    expected = sum(
        (wins[name, other] + wins[other, name] + 2 * PRIOR) / (strong[name] + strong[other]) for other in met
    )
    return won / expected
