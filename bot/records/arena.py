"""Matches between computer players: each deal is played with every rotation of the seats."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import sqrt
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from msgspec import Struct

from bot.catalogue import Game, Home, make_game
from bot.games.answers import check_seats, forced_answer
from bot.games.chance import Chance
from bot.games.contract import Answer, Computer, Prompt
from bot.games.search import Seeker
from bot.records.match import play_between
from bot.records.simulate import game_seed, win_shares
from bot.records.strengths import MEAN, fit_strengths

CONFIDENCE = 1.96
"""Standard errors on each side of a 95 % confidence interval."""


class Entrant(Struct, frozen=True):
    """A computer player that takes part."""

    name: str
    playouts: int = 0
    """Games that a searching player simulates per decision; 0 for its default."""

    @property
    def label(self) -> str:
        """The player's name on the command line."""
        return f"{self.name}:{self.playouts}" if self.playouts else self.name

    def join(self, game: Game) -> Computer:
        """Return the player's function. Raises `UnknownPlayer`."""
        play = game.computer(self.name)
        if isinstance(play, Seeker) and self.playouts:
            return Seeker(play.rules, play.quick, self.playouts, play.lore)
        return play


class Plan(Struct, frozen=True):
    """The setup of a series."""

    game: str
    rules: str
    """The package with the game's rules."""
    figures: bytes
    entrants: tuple[Entrant, ...]
    """Players by seat, before the rotation."""
    games: int
    seed: int
    options: dict[str, str]


class Played(Struct, frozen=True):
    """One game; by seat the player, points, place, share of the win, and decision times."""

    labels: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]
    seconds: tuple[tuple[float, ...], ...]


class ArenaScore(Struct, frozen=True):
    """The result of one player over all games."""

    player: str
    seats: int
    """Number of this player's seats at each table."""
    wins: float
    """Wins; a shared win counts as a fraction for each winner."""
    share: float
    """The share of games won by one of this player's seats, averaged over these seats."""
    low: float
    high: float
    """`low` and `high` are the ends of the share's Wilson interval."""
    fair: float
    """The share that equally strong players would have."""
    points: float
    rating: float
    """The strength on the scale of people's ratings; the mean of all players is 25."""
    decisions: int
    """Decisions with more than one answer."""
    median_seconds: float
    worst_seconds: float
    """Processor time of the slowest decision."""


class ArenaResult(Struct, frozen=True):
    """All matches together."""

    game: str
    rules: str
    seed: int
    games: int
    standings: tuple[ArenaScore, ...]


def plan_matches(game: Game, entrants: Sequence[Entrant], games: int, seed: int, options: Mapping[str, str]) -> Plan:
    """Check the players of a series, and return its setup. Raises `BadSeatCount` and `UnknownPlayer`."""
    check_seats(game.rules, len(entrants))
    for entrant in entrants:
        entrant.join(game)
    return Plan(game.name, game.home.rules, game.figures, tuple(entrants), games, seed, dict(options))


def hold_matches(plan: Plan, workers: int, show: Callable[[int, object], None]) -> ArenaResult:
    """Play all games, in several processes if requested; the number of processes affects only the times."""
    found: dict[int, Played] = {}
    for number, played in _play_all(plan, workers):
        found[number] = played
        show(len(found) - 1, played)
    return _sum_up(plan, [found[number] for number in sorted(found)])


def _play_all(plan: Plan, workers: int) -> Iterator[tuple[int, Played]]:
    if workers == 1:
        for number in range(plan.games):
            yield number, play_one(plan, number)
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed  # noqa: PLC0415  # no other command needs them

    with ProcessPoolExecutor(workers) as pool:
        numbers = {pool.submit(play_one, plan, number): number for number in range(plan.games)}
        for done in as_completed(numbers):
            yield numbers[done], done.result()


def play_one(plan: Plan, number: int) -> Played:
    """Play one game of the series: each deal is played once per seat, with the seats rotated by one each time."""
    game, seats = _load(plan.game, plan.rules, plan.figures), len(plan.entrants)
    deal, turn = divmod(number, seats)
    entrants = plan.entrants[turn:] + plan.entrants[:turn]
    clocks = [Clock(entrant.join(game)) for entrant in entrants]
    labels = [entrant.label for entrant in entrants]
    match = play_between(game, labels, clocks, game_seed(plan.seed, deal), plan.options)
    shares = win_shares(match.scores)
    return Played(
        tuple(labels),
        tuple([score.points for score in match.scores]),
        tuple([score.place for score in match.scores]),
        tuple([shares.get(seat, 0.0) for seat in range(seats)]),
        tuple([tuple(clock.seconds) for clock in clocks]),
    )


@lru_cache(maxsize=2)
def _load(name: str, rules: str, figures: bytes) -> Game:
    return make_game(name, Home(rules, "", Path()), figures)


class Clock:
    """Times a computer player's decisions, except those with a single answer."""

    def __init__(self, play: Computer) -> None:
        self._play = play
        self.seconds: list[float] = []

    def __call__(self, view: Any, prompt: Prompt, chance: Chance) -> Answer:
        """Return the player's answer."""
        begin = process_time()
        answer = self._play(view, prompt, chance)
        if forced_answer(prompt) is None:
            self.seconds.append(process_time() - begin)
        return answer


def _sum_up(plan: Plan, played: Sequence[Played]) -> ArenaResult:
    labels = dict.fromkeys([entrant.label for entrant in plan.entrants])
    ratings = fit_strengths(tuple(zip(game.labels, game.places, strict=True)) for game in played)
    standings = tuple([_stand(plan, label, played, ratings.get(label, MEAN)) for label in labels])
    version = _load(plan.game, plan.rules, plan.figures).rules.version
    return ArenaResult(plan.game, version, plan.seed, plan.games, standings)


def _stand(plan: Plan, label: str, played: Sequence[Played], rating: float) -> ArenaScore:
    places = [(game, seat) for game in played for seat, other in enumerate(game.labels) if other == label]
    wins = sum([game.shares[seat] for game, seat in places])
    seconds = sorted([time for game, seat in places for time in game.seconds[seat]]) or [0.0]
    low, high = wilson(wins, len(places))
    return ArenaScore(
        player=label,
        seats=len(places) // len(played),
        wins=wins,
        share=wins / len(places),
        low=low,
        high=high,
        fair=1 / len(plan.entrants),
        points=sum([game.points[seat] for game, seat in places]) / len(places),
        rating=rating,
        decisions=len(seconds),
        median_seconds=median(seconds),
        worst_seconds=seconds[-1],
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's confidence interval of a share."""
    share, square = wins / games, CONFIDENCE**2
    middle = share + square / (2 * games)
    reach = CONFIDENCE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def as_text(result: ArenaResult) -> str:
    """Format the result for the terminal."""
    lines = [
        f"{result.games} games of {result.game} (rules {result.rules}), seed {result.seed}, seats rotating",
        "",
        "player          seats    wins   share  between     fair  points  rating  median s  worst s",
    ]
    return "\n".join(lines + [_row(one) for one in result.standings])


def _row(one: ArenaScore) -> str:
    between = f"{one.low:.1%} {one.high:.1%}"
    name, times = f"{one.player:14}{one.seats:7}{one.wins:8.1f}", f"{one.median_seconds:10.3f}{one.worst_seconds:9.3f}"
    return f"{name}{one.share:8.1%}  {between:13}{one.fair:5.0%}{one.points:8.1f}{one.rating:8.1f}{times}"
