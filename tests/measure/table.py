"""`python -m tests.measure.table`: what whole games of scripted people cost, for each game and number of seats."""

import argparse
import asyncio
from contextlib import AsyncExitStack
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from bot.catalogue import GAMES, load_game
from bot.sandbox import Sandbox
from bot.sandbox.rest.buckets import LIMITS
from tests import second_game
from tests.cogs.conftest import running_bot
from tests.driver import town_at
from tests.measure.game import Figures, play_game
from tests.measure.goals import CLICKS, goal_of

GAMES_PLAYED = 10
"""Of each game, spread over its numbers of seats."""
NO_LIMIT = (1000, 1.0)


async def measure(name: str, seats: int, seeds: range, go_away: bool) -> Figures:
    """Plays a game with each of the seeds; nobody waits for rate limits, which change no figure."""
    figures = Figures()
    with patch.dict(LIMITS, dict.fromkeys(LIMITS, NO_LIMIT)):
        for seed in seeds:
            figures.add(await _measure_game(name, seats, seed.to_bytes(32, "big"), go_away))
    return figures


async def _measure_game(name: str, seats: int, seed: bytes, go_away: bool) -> Figures:
    """One game in a sandbox of its own."""
    async with AsyncExitStack() as stack:
        database = Path(stack.enter_context(TemporaryDirectory())) / "table.sqlite3"
        sandbox = await stack.enter_async_context(Sandbox(people=seats))
        bot = await stack.enter_async_context(running_bot(sandbox.url, database))
        _town, people = await stack.enter_async_context(town_at(sandbox.url, seats))
        for person in people:
            person.is_patient = True
        return await play_game(bot, people, name, seed, go_away)


def report(name: str, seats: int, figures: Figures, go_away: bool) -> None:
    """Prints the figures of one game for so many people, beside what they ought to be."""
    habit = "who go away after each answer" if go_away else "who stay at their panels"
    print(f"{name}, {seats} people {habit}, {figures.games} games of {figures.rounds / figures.games:.0f} rounds")
    for figure, found in figures.named().items():
        goal = goal_of(figure, name, seats)
        verdict = "" if goal is None else f"goal {goal:g}: {'met' if found <= goal else 'MISSED'}"
        print(f"  {figure:<30}{found:8.2f}   {verdict}".rstrip())
    for kind, number in figures.decisions.most_common():
        print(f"    {kind:<20}{number:5d} times, {figures.taps[kind] / number:5.2f} clicks each")


def main() -> None:
    """Measures every game of the catalogue, and the second game of the tests."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES_PLAYED, help="how many of each game")
    parser.add_argument("--game", choices=[*GAMES, second_game.NAME], help="this game alone")
    asked = parser.parse_args()
    GAMES[second_game.NAME] = second_game.HOME
    for name in [asked.game] if asked.game else GAMES:
        sizes, totals = load_game(name).rules.seats, {True: Figures(), False: Figures()}
        for go_away, (number, seats) in product((True, False), enumerate(sizes)):
            share = range(number, asked.games, len(sizes))
            if share:
                figures = asyncio.run(measure(name, seats, share, go_away))
                report(name, seats, figures, go_away)
                totals[go_away].add(figures)
        sum_up(name, totals[True], totals[False])


def sum_up(name: str, away: Figures, staying: Figures) -> None:
    """Prints the clicks of all games."""
    each = f"{away.clicks_per_decision:.2f} of people who go away, {staying.clicks_per_decision:.2f} of people who stay"
    away.add(staying)
    found, goal = away.clicks_per_decision, goal_of(CLICKS, name, 0) or 0.0
    verdict = "met" if found <= goal else "MISSED"
    print(f"{name}: {found:.2f} clicks per decision in {away.games} games ({each}), goal {goal:g}: {verdict}\n")


if __name__ == "__main__":
    main()
