"""`python -m tests.lab load-processes`: clicks answered by two bots on one database, relative to one bot alone.

Scripted users click as fast as they are answered. Every bot has the same share of a core, small enough that database,
sandbox and users always find room on the other cores. If they do not, or if a bot gets more or less than its share, the
program prints no verdict.
"""

import argparse
import asyncio
import sys
import time
from dataclasses import dataclass
from os import cpu_count
from statistics import mean

from bot.storage.leases import Shards
from tests.lab.bench.bots import Database, share_out, shared_hall
from tests.lab.bench.growth import SEATS
from tests.lab.bench.hall import Hall
from tests.lab.bench.load import Guests, playing, seat_all
from tests.lab.bench.outcomes import Times, Watch
from tests.lab.bench.report import kept, tell_ratio
from tests.lab.bench.throttle import throttled
from tests.lab.bench.usage import Usage
from tests.postgres import Server, running_server, why_none

TABLES, SHARE, SECONDS, WARM_UP = 20, 0.25, 20.0, 5.0
"""Tables per bot, share of a core per bot, seconds of counting, and seconds of clicking before that."""
THINKING = 0.06
"""Seconds from an answer to the next click; the bot slows down users who click faster for long."""
GOAL = 1.6
SHARE_KEPT = 0.1
"""Relative deviation allowed from a bot's share."""
QUIET, QUIET_WITHIN = 0.03, 90.0
"""Share of a core below which a bot counts as idle after its start, and seconds to wait for that."""
LOOK_EVERY = 3.0
"""Seconds between two checks for an idle bot."""
BUSIEST = 0.9
"""Maximum share of all cores in use; above it, bots may have waited for other programs."""


class Hasty(Guests):
    """Users who click as soon as they are answered."""

    def __init__(self, hall: Hall, number: int) -> None:
        super().__init__(hall, number, THINKING)

    async def think(self) -> None:
        """Wait for a very short time."""
        await asyncio.sleep(THINKING)


@dataclass(frozen=True)
class Rush:
    """The result of one setup."""

    times: Times
    used: Usage
    """Resources used, as shares of one core."""

    @property
    def rate(self) -> float:
        """Clicks and commands answered per second."""
        return len(self.times.taken) / self.used.at

    def why_inconclusive(self, share: float) -> list[str]:
        """Return the reasons why the result is inconclusive, if any."""
        cores = cpu_count() or 1
        reasons = [
            f"a bot had {one:.2f} of a core, not {share:.2f}"
            for one in self.used.bots
            if abs(one - share) > SHARE_KEPT * share
        ]
        if self.used.machine > BUSIEST * cores:
            reasons.append(f"the machine was saturated: {self.used.machine:.2f} of {cores} cores")
        if self.times.missed:
            reasons.append(f"{self.times.missed} clicks were missed")
        return reasons


@dataclass(frozen=True)
class Wishes:
    """The arguments of a measurement."""

    tables: int
    share: float
    seconds: float


async def rush(server: Server, parts: list[Shards], wishes: Wishes) -> Rush:
    """Let all users play at the tables of these bots, in a new database."""
    assert server.process is not None
    database = Database(server.create(), server.process.pid)
    tables = wishes.tables * len(parts)
    async with shared_hall("guildhall", database, parts, people=tables * SEATS, tables=tables) as hall:
        guests = [Hasty(hall, number) for number in range(tables)]
        await seat_all(guests)
        await until_quiet(hall.process_ids)
        watch = Watch(hall)
        async with throttled(wishes.share, hall.process_ids), playing(guests):
            await asyncio.sleep(WARM_UP)
            times, before = watch.begin(), Usage.now(hall.process_ids, database.process)
            await asyncio.sleep(wishes.seconds)
            used = Usage.now(hall.process_ids, database.process).since(before)
            watch.begin()
    return Rush(times, used)


async def until_quiet(bots: list[int]) -> None:
    """Wait until no bot is drawing boards in advance, and the first bot has drawn the symbols."""
    given_up, busiest = time.monotonic() + QUIET_WITHIN, 1.0
    while busiest > QUIET and time.monotonic() < given_up:
        before = Usage.now(bots)
        await asyncio.sleep(LOOK_EVERY)
        busiest = max(Usage.now(bots).since(before).bots)


async def measure(wishes: Wishes, rounds: int) -> bool:
    """L2: measure one bot, then two, for some rounds; return True if there is a verdict."""
    rates: dict[int, list[float]] = {1: [], 2: []}
    reasons = []
    with running_server(()) as server:
        for number in range(rounds):
            for bots in (1, 2) if number % 2 == 0 else (2, 1):
                found = await rush(server, share_out(bots), wishes)
                print(f"  {bots} with {wishes.share:.2f} of a core each: {found.rate:.1f} per second")
                print(f"    {found.times.say()}\n    {found.used.say()}")
                rates[bots].append(found.rate)
                reasons += found.why_inconclusive(wishes.share)
    if reasons:
        print(f"No verdict: {'; '.join(reasons)}")
        return False
    tell_ratio(
        "L2 clicks of two bots on one database / of one",
        *(mean(rates[2]), mean(rates[1]), GOAL),
        unit="per s",
        is_larger_better=True,
    )
    return True


def main(arguments: list[str] | None = None) -> int:
    """Print the result, or why nothing can be measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab load-processes")
    parser.add_argument("--tables", type=int, default=TABLES, help="tables of each bot")
    parser.add_argument("--share", type=float, default=SHARE, help="part of a core that each bot has")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for how long clicks are counted")
    parser.add_argument("--rounds", type=int, default=1, help="how often each is measured")
    asked = parser.parse_args(arguments or [])
    if missing := why_none():
        print(f"Nothing is measured with several processes: {missing}")
        return 0
    with kept("processes"):
        return 0 if asyncio.run(measure(Wishes(asked.tables, asked.share, asked.seconds), asked.rounds)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
