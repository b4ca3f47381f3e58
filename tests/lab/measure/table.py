"""`python -m tests.lab table`: costs of whole games with scripted users, for each game and number of seats."""

import argparse
import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from bot.catalogue import GAMES, load_game
from bot.sandbox import Sandbox
from bot.sandbox.rest.buckets import LIMITS
from tests import second_game
from tests.cogs.conftest import running_bot
from tests.lab.measure.game import SECONDS_PER_CLICK, Figures, play_game
from tests.lab.measure.goals import goal_of
from tests.patience import no_hurry
from tests.player import town_at

GAMES_PLAYED = 10
"""How often each game is played, spread over its numbers of seats."""
NO_LIMIT = (1000, 1.0)


async def measure(name: str, seats: int, seeds: range, go_away: bool) -> Figures:
    """Play a game with each of these seeds, without waiting for rate limits, which change no count."""
    figures = Figures()
    with patch.dict(LIMITS, dict.fromkeys(LIMITS, NO_LIMIT)), no_hurry():
        for seed in seeds:
            figures.add(await _measure_game(name, seats, seed.to_bytes(32, "big"), go_away))
    return figures


async def _measure_game(name: str, seats: int, seed: bytes, go_away: bool) -> Figures:
    """Play one game in a new sandbox."""
    async with AsyncExitStack() as stack:
        database = Path(stack.enter_context(TemporaryDirectory())) / "table.sqlite3"
        sandbox = await stack.enter_async_context(Sandbox(people=seats))
        bot = await stack.enter_async_context(running_bot(sandbox.url, database))
        _town, people = await stack.enter_async_context(town_at(sandbox.url, seats))
        for person in people:
            person.is_patient = True
        return await play_game(bot, people, name, seed, go_away)


def together(*some: Figures) -> Figures:
    """Add up the counts of all these games."""
    figures = Figures()
    for one in some:
        figures.add(one)
    return figures


def report(name: str, seats: int, away: Figures, staying: Figures) -> None:
    """Print the counts for one game and number of users, with the goals for the mean of both habits."""
    both = together(away, staying)
    print(f"{name}, {seats} people, {both.games} games of {both.rounds / both.games:.0f} rounds")
    print(f"  {'':<30}{'away':>8}{'staying':>10}{'both':>8}")
    columns = zip(away.named().values(), staying.named().values(), both.named().items(), strict=True)
    for gone, stayed, (figure, found) in columns:
        goal = goal_of(figure, name, seats)
        verdict = "" if goal is None else f"goal {goal:g}: {'met' if found <= goal else 'MISSED'}"
        print(f"  {figure:<30}{gone:8.2f}{stayed:10.2f}{found:8.2f}   {verdict}".rstrip())
    said = load_game(name).declaration.minutes
    print(f"  minutes at panels, {SECONDS_PER_CLICK} s a click: {staying.minutes:.0f} (the greeting: {said})")
    for kind, number in both.decisions.most_common():
        print(f"    {kind:<20}{number:5d} times, {both.taps[kind] / number:5.2f} clicks each")


def _sizes(name: str, seats: int | None) -> Sequence[int]:
    every = load_game(name).rules.seats
    return every if seats is None else [seats] if seats in every else []


def main() -> None:
    """Measure every game of the catalog, and the tests' second game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES_PLAYED, help="how many of each game, for either habit")
    parser.add_argument("--game", choices=[*GAMES, second_game.NAME], help="this game alone")
    parser.add_argument("--seats", type=int, help="tables of so many people alone")
    asked = parser.parse_args()
    GAMES[second_game.NAME] = second_game.HOME
    for name in [asked.game] if asked.game else GAMES:
        sizes, total = _sizes(name, asked.seats), Figures()
        for number, seats in enumerate(sizes):
            if share := range(number, asked.games, len(sizes)):
                away, staying = (asyncio.run(measure(name, seats, share, go_away)) for go_away in (True, False))
                report(name, seats, away, staying)
                total = together(total, away, staying)
        if not total.games:
            continue
        print(f"{name}: {total.clicks_per_decision:.2f} clicks per decision in all {total.games} games\n", flush=True)


if __name__ == "__main__":
    main()
