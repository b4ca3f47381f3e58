"""Series of games between computer players, and their statistics."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import mean, pstdev
from time import perf_counter
from typing import TypeAlias

from msgspec import Struct

from bot.catalogue import Game
from bot.games.chance import Chance
from bot.games.contract import Score
from bot.records.match import Match, play_match
from bot.records.record import write_record

Keeper: TypeAlias = Callable[[int, Match], None]
"""Called with each game's number and the finished game."""


class SeatResult(Struct, frozen=True):
    """The result of one seat over all games."""

    seat: int
    player: str
    wins: float
    """Wins; a shared win counts as a fraction for each winner."""
    mean: float
    spread: float
    """The standard deviation of the points."""


class SimulationResult(Struct, frozen=True):
    """All games together."""

    game: str
    rules: str
    seed: int
    games: int
    decisions_per_game: float
    decisions_per_second: float
    seats: tuple[SeatResult, ...]


def simulate(
    game: Game, names: Sequence[str], games: int, seed: int, options: dict[str, str], keepers: list[Keeper]
) -> SimulationResult:
    """Play the games one after another, calling the keepers after each game."""
    points: list[list[int]] = [[] for _ in names]
    wins = [0.0] * len(names)
    decisions, begin = 0, perf_counter()
    for number in range(games):
        match = play_match(game, names, game_seed(seed, number), options)
        decisions += len(match.record.moves)
        for seat, share in win_shares(match.scores).items():
            wins[seat] += share
        for score in match.scores:
            points[score.seat].append(score.points)
        for keep in keepers:
            keep(number, match)
    seats = tuple(
        SeatResult(seat, name, wins[seat], mean(points[seat]), pstdev(points[seat])) for seat, name in enumerate(names)
    )
    seconds = perf_counter() - begin
    return SimulationResult(
        game.rules.name, game.rules.version, seed, games, decisions / games, decisions / seconds, seats
    )


def game_seed(seed: int, number: int) -> bytes:
    """Return the seed of one game of a series."""
    return Chance(str(seed).encode()).fork(f"game {number}").seed


def win_shares(scores: tuple[Score, ...]) -> dict[int, float]:
    """Return each winner's equal share of the win, by seat."""
    winners = [score.seat for score in scores if score.place == 1]
    return {seat: 1 / len(winners) for seat in winners}


def as_text(result: SimulationResult) -> str:
    """Format the result for the terminal."""
    lines = [
        f"{result.games} games of {result.game} (rules {result.rules}), seed {result.seed}",
        f"{result.decisions_per_game:.1f} decisions per game, {result.decisions_per_second:,.0f} decisions per second",
        "",
        "seat  player            wins    mean  spread",
    ]
    rows = [f"{at.seat:4}  {at.player:14}{at.wins:8.1f}{at.mean:8.1f}{at.spread:8.1f}" for at in result.seats]
    return "\n".join(lines + rows)


def record_keeper(folder: Path) -> Keeper:
    """Return a keeper that writes each game's record into a folder."""
    folder.mkdir(parents=True, exist_ok=True)

    def keep(number: int, match: Match) -> None:
        (folder / f"{match.record.game}-{number:06}.txt").write_text(write_record(match.record), "ascii", newline="\n")

    return keep


def progress_bar(games: int) -> Callable[[int, object], None]:
    """Return a progress bar on the terminal; it prints nothing if the output is redirected."""
    if not sys.stderr.isatty():
        return lambda _number, _match: None
    width = 40

    def show(number: int, _match: object) -> None:
        done = number + 1
        if done == games or done % max(1, games // 200) == 0:
            bar = "#" * (width * done // games)
            end = "\n" if done == games else ""
            sys.stderr.write(f"\r[{bar:{width}}] {done}/{games}{end}")

    return show
