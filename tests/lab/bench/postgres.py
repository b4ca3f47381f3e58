"""Clicks on PostgreSQL and on SQLite, alternating: single clicks, and a hundred at the same moment."""

import argparse
import asyncio
import random
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from tests.lab.bench.bot import BURST, BURST_REST, BURSTS
from tests.lab.bench.hall import Hall, begin_many, hall_with, next_click, spread, time_burst
from tests.lab.bench.report import UNSTEADY, Figure, tell, tell_ratio
from tests.lab.bench.storage import click_in_turn
from tests.postgres import running_server, why_none

CLICKS = 300
CLICK_GOAL, BURST_GOAL = 1.6, 0.8


async def measure_clicks(halls: dict[str, Hall], number: int) -> None:
    """P1: time from the dispatch of a click to its answer."""
    times = await click_in_turn(halls, number)
    middles = {name: spread(found[len(found) // 4 :]) for name, found in times.items()}
    (own, _, own_worst), (peer, _, peer_worst) = middles["postgres"], middles["sqlite"]
    tell_ratio("P1 a click on PostgreSQL / on SQLite, p50", own, peer, CLICK_GOAL)
    tell_ratio("P1 a click on PostgreSQL / on SQLite, p99", own_worst, peer_worst, tolerance=UNSTEADY)


async def measure_bursts(halls: dict[str, Hall]) -> None:
    """P2: the players of a hundred tables click at the same moment."""
    panels = {name: await begin_many(hall, BURST) for name, hall in halls.items()}
    rates: dict[str, list[float]] = {name: [] for name in halls}
    slowest = dict.fromkeys(halls, 0.0)
    failed = 0
    for number in range(BURSTS):
        for name, hall in random.Random(number).sample(list(halls.items()), len(halls)):  # noqa: S311
            await asyncio.sleep(BURST_REST)
            times, rate = await time_burst(hall, [(panel, next_click(panel)) for panel in panels[name]])
            rates[name].append(rate)
            slowest[name], failed = max(slowest[name], *times), failed + times.count(0.0)
    own, peer = median(rates["postgres"]), median(rates["sqlite"])
    name = f"P2 {BURST} clicks at once on PostgreSQL"
    tell_ratio(f"{name}, rate / SQLite's", own, peer, BURST_GOAL, unit="per s", is_larger_better=True)
    tell_ratio(f"{name}, slowest / SQLite's", slowest["postgres"], slowest["sqlite"], tolerance=UNSTEADY)
    tell(Figure(name=f"{name}, failed", value=failed, unit="clicks", limit=0))


async def run(clicks: int) -> None:
    """Measure and print single clicks and bursts; the server syncs to disk as in production."""
    print("PostgreSQL next to SQLite; every ratio is within this run, its cases in turn")
    with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as folder, running_server(()) as server:
        databases = {"sqlite": str(Path(folder) / "click.sqlite3"), "postgres": server.create().url}
        async with AsyncExitStack() as stack:
            halls = {
                name: await stack.enter_async_context(hall_with("unlimited", database, channels=BURST))
                for name, database in databases.items()
            }
            await asyncio.sleep(START_SECONDS)
            await measure_clicks(halls, clicks)
            await measure_bursts(halls)


START_SECONDS = 5.0
"""Seconds for the bots' background work after a start."""


def main(arguments: list[str] | None = None) -> None:
    """Print the results, or why nothing can be measured."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--clicks", type=int, default=CLICKS, help="how many clicks to time on each")
    asked = parser.parse_args(arguments or [])
    if missing := why_none():
        print(f"Nothing is measured on PostgreSQL: {missing}")
        return
    asyncio.run(run(asked.clicks))


if __name__ == "__main__":
    main()
