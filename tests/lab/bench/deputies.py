"""Measure whether slow computers delay clicks: time clicks at one table with and without searches at 20 others."""

import argparse
import asyncio
import sys
import tempfile
from functools import partial
from pathlib import Path

from tests.lab.bench.clicks import WARM_UP, Game
from tests.lab.bench.hall import STARTS, UNLIMITED, Hall, hall_with, press, spread
from tests.lab.bench.report import UNSTEADY, tell_ratio

TABLES, COMPUTERS = 20, 4
"""Number of tables with searching computers, and of computers at each."""
CLICKS = 60
"""Number of timed clicks of each kind."""
GOAL = 1.5


def start_with_slow_computers(url: str, database: str) -> tuple[list[str], dict[str, str]]:
    """Command and settings of the real bot with a computer that takes 2 s of processor time per decision."""
    settings = {"SANDBOX_URL": url, "DATABASE": database, "LOG_LEVEL": "ERROR", "DISCORD_TOKEN": ""}
    return ["tests.lab.bench.deputies", "--bot"], {**settings, **UNLIMITED}


STARTS["slow"] = start_with_slow_computers


def run_bot() -> int:
    """Run the bot; called in the bot's process only."""
    from bot.__main__ import main as command_line  # noqa: PLC0415  # only this process needs it
    from bot.catalogue import GAMES  # noqa: PLC0415
    from tests.lab.bench.slow_computers import HOME  # noqa: PLC0415
    from tests.lab.bench.unlimited import lift_allowances  # noqa: PLC0415

    GAMES["norenberc"] = HOME
    lift_allowances()
    return command_line(["run"])


async def measure_deputies(clicks: int, level: str = "slow") -> None:
    """C5: time clicks at one table, first with nothing else running, then with computers searching at all others."""
    kind = "slow" if level == "slow" else "unlimited"
    with tempfile.TemporaryDirectory() as folder:
        async with hall_with(kind, str(Path(folder) / "slow.sqlite3"), people=3, channels=TABLES + 2) as hall:
            first, second, *others = hall.tables
            await hall.warm_up(["norenberc"])
            quiet = await _click(hall, first, clicks)
            for channel in others:
                await _begin(hall, channel, level)
            busy = await _click(hall, second, clicks)
    usual, worst = spread(quiet), spread(busy)
    name = f"C5 clicks while computers ({level}) think at {TABLES} tables"
    tell_ratio(f"{name}, p99", worst[2], usual[2], GOAL, tolerance=UNSTEADY)
    tell_ratio(f"{name}, p50", worst[0], usual[0])


async def _click(hall: Hall, channel: str, clicks: int) -> list[float]:
    """Return the times of clicks, leaving out the first ones, which render every sentence for the first time."""
    taken = await Game(hall, "norenberc", channel).clicks(clicks, partial(asyncio.sleep, 0))
    return [one.milliseconds for found in taken.values() for one in found[len(found) // WARM_UP :]]


async def _begin(hall: Hall, channel: str, level: str) -> None:
    options = {"players": 1 + COMPUTERS, "computers": COMPUTERS, "level": level}
    lobby = await hall.slash(hall.people[0], "norenberc new", channel=channel, options=options)
    await hall.click(hall.people[0], lobby, press(lobby, ":start"))


def main(arguments: list[str] | None = None) -> None:
    """Run `python -m tests.lab.bench.deputies`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--clicks", type=int, default=CLICKS)
    parser.add_argument("--level", default="slow", help="which computers think: slow, or seeker")
    wishes = parser.parse_args(arguments or [])
    asyncio.run(measure_deputies(wishes.clicks, wishes.level))


if __name__ == "__main__":
    if sys.argv[1:] == ["--bot"]:
        sys.exit(run_bot())
    main(sys.argv[1:])
