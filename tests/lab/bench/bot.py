"""Speed of the bot as ratios within one run: a click, a burst, a save, a start, and the cost of an idle game."""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bot.catalogue import GAMES
from tests.lab.bench import clicks, flood, memory, panels, statistics, storage
from tests.lab.bench.hall import (
    Hall,
    begin_many,
    hall_with,
    next_click,
    press,
    time_burst,
)
from tests.lab.bench.report import UNSTEADY, Figure, kept, tell, tell_ratio

CLICKS = 100
"""Number of timed clicks of each kind."""
BURST = 100
BURSTS = 8
BURST_REST = 4.0
"""Seconds after a burst during which the bot posts its messages within Discord's rate limits."""
STORED = (1, 10_000, 1_000_000)
BURST_GOAL, SLOWEST_GOAL = 0.38, 300.0


# -- a burst -----------------------------------------------------------------------------------------------------------


async def measure_bursts(echo: Hall, ours: Hall) -> None:
    """C3: the players of a hundred tables pick a plan at the same moment, then seal it, then reopen it."""
    buttons = [echo.post_button(channel) for channel in echo.tables[:BURST]]
    panels = await begin_many(ours, BURST)
    rates: dict[str, list[float]] = {"echo": [], "ours": []}
    slowest, echo_slowest, failed = 0.0, 0.0, 0
    for _ in range(BURSTS):
        await asyncio.sleep(BURST_REST)
        times, rate = await time_burst(echo, [(button, press(button, "press")) for button in buttons])
        echo_slowest = max(echo_slowest, *times)
        rates["echo"].append(rate)
        await asyncio.sleep(0.5)
        times, rate = await time_burst(ours, [(panel, next_click(panel)) for panel in panels])
        rates["ours"].append(rate)
        slowest, failed = max(slowest, *times), failed + times.count(0.0)
    own, peer = median(rates["ours"]), median(rates["echo"])
    name = f"C3 {BURST} clicks at once, rate / echo's"
    tell_ratio(name, own, peer, BURST_GOAL, unit="per s", is_larger_better=True)
    tell(Figure(name="C3 failed", value=failed, unit="clicks", limit=0))
    late = Figure(name="C3 slowest (the echo's)", value=slowest, unit="ms", limit=SLOWEST_GOAL, tolerance=UNSTEADY)
    tell(late, f"{slowest:.0f} ({echo_slowest:.0f}) ms")


# -- all measurements --------------------------------------------------------------------------------------------------


async def run(number: int, stored: tuple[int, ...], only: str, games: Sequence[str]) -> None:
    """Run all measurements and print their results."""
    with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as name:
        folder = Path(name)
        print("The bot; every ratio is within this run, its cases in turn")
        async with (
            hall_with("echo", channels=BURST) as echo,
            hall_with("floor", str(folder / "floor.sqlite3")) as floor,
            hall_with("unlimited", str(folder / "click.sqlite3"), channels=BURST + clicks.CHANNELS) as ours,
            hall_with("away", str(folder / "away.sqlite3"), channels=panels.CHANNELS + clicks.CHANNELS) as away,
        ):
            memory.measure_memory(ours.process_id, "the start", memory.MEMORY_GOAL)
            if "C" in only:
                await asyncio.gather(ours.warm_up(games), away.warm_up(games))
                await clicks.measure_games((echo, floor), (ours, away), number, folder / "sync", games)
                memory.measure_memory(away.process_id, "pictures", memory.PAINTED_GOAL)
            await _measure_panels(away, only, number, games)
            if "S" in only:
                await statistics.measure_statistics(ours, folder / "click.sqlite3", ours.tables[-1])
            if "B" in only:
                await measure_bursts(echo, ours)
            if "M" in only:
                await memory.measure_reload(echo, folder)
        if "B" in only:
            async with hall_with(
                "guildhall", str(folder / "flood.sqlite3"), people=flood.PEOPLE, channels=flood.GAMES
            ) as ours:
                await ours.warm_up(["norenberc"])
                await flood.measure_flood(ours, ours.tables)
        if "D" in only:
            await storage.measure_save(folder)
            await storage.measure_size(folder)
            await storage.measure_crowd(folder, stored)
        if "M" in only:
            await memory.measure_processes(folder)


async def _measure_panels(away: Hall, only: str, number: int, games: Sequence[str]) -> None:
    if "P" in only:
        await away.warm_up(games)
        await panels.measure_panels(away, away.tables, number, games)


def main(arguments: list[str] | None = None) -> None:
    """Run the benchmark from the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--clicks", type=int, default=CLICKS, help="how many clicks of each kind to time")
    parser.add_argument("--stored", type=int, default=STORED[-1], help="the most stored games to fill a file with")
    parser.add_argument(
        "--only", default="CPSBDM", help="C clicks; P panels; S statistics; B bursts, floods; D disk; M memory"
    )
    parser.add_argument("--games", nargs="+", choices=[*GAMES], default=[*GAMES], help="whose clicks")
    asked = parser.parse_args(arguments or [])
    stored = tuple(sorted({min(number, asked.stored) for number in STORED}))
    asyncio.run(run(asked.clicks, stored, asked.only, asked.games))


if __name__ == "__main__":
    with kept("bot"):
        main(sys.argv[1:])
