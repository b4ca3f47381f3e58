"""`python -m tests.lab load --games 1000`: many games at once, at human rates and in bursts.

With `--processes 4`, several bots share the games: each has some of the shards, and all use one PostgreSQL database,
which is started for the measurement.
"""

import argparse
import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from statistics import mean, median

from bot.catalogue import GAMES
from bot.sandbox.state.models import Interaction
from tests.lab.bench.bots import Database, SharedHall, database_for, share_out, shared_hall
from tests.lab.bench.disturbances import Disturbances
from tests.lab.bench.growth import SEATS, Players, slope
from tests.lab.bench.hall import ANSWER_TIMEOUT_SECONDS, Hall
from tests.lab.bench.memory import resident
from tests.lab.bench.outcomes import GLOBAL_LIMIT, Ledger, Watch
from tests.lab.bench.report import UNSTEADY, Figure, kept, tell
from tests.lab.bench.usage import Usage
from tests.postgres import why_none

SPELL = 5.0
"""Seconds between two measurements of memory and outbox."""
OPENERS = 8
"""Number of games that are opened at the same time."""
BURSTS = (100, 300, 1000)
"""Number of tables whose users click at the same moment."""
LEVEL = 1.0
"""MiB per hour; smaller growth counts as none."""
MOST_TOLD = 10
"""Number of missed clicks to print individually."""
UNPOSTED = "outbox WHERE posted_at IS NULL"


@dataclass(frozen=True)
class Wishes:
    """The arguments of a measurement."""

    games: int
    minutes: float
    thinking: float
    role: str
    processes: int

    @property
    def program(self) -> str:
        """A program name that is the same for comparable runs."""
        return f"load-{self.role}-{self.games}x{self.processes}-{self.thinking:g}s-{self.minutes:g}min"


class Guests(Players):
    """Users who think as long as people do before they click."""

    def __init__(self, hall: Hall, number: int, thinking: float) -> None:
        people = hall.people[SEATS * number : SEATS * (number + 1)]
        super().__init__(hall, hall.tables[number], people, list(GAMES)[number % len(GAMES)])
        self.thinking = thinking

    async def wait_to_look(self) -> None:
        """Wait before opening a panel again."""
        await self.think()

    async def think(self) -> None:
        """Wait for a random, exponentially distributed time."""
        await asyncio.sleep(self.rng.expovariate(1 / self.thinking))

    async def sit_down(self) -> None:
        """Start the first game."""
        await self._begin()

    async def play_on(self) -> None:
        """Play on; the first game has already started."""
        while not self.is_stopped:
            is_over = False
            while not (is_over or self.is_stopped):
                with suppress(AssertionError, TimeoutError):  # missed: open the panel again
                    is_over = not await self._round()
            self.clear_channel()
            if not self.is_stopped:
                with suppress(AssertionError, TimeoutError):
                    await self._begin()


async def seat_all(guests: Sequence[Guests]) -> None:
    """Start all games, a few at a time."""
    waiting = iter(guests)

    async def seat_some() -> None:
        for one in waiting:
            with suppress(AssertionError, TimeoutError):  # play_on starts the game again
                await one.sit_down()

    await asyncio.gather(*(seat_some() for _ in range(OPENERS)))


@asynccontextmanager
async def playing(guests: Sequence[Guests]) -> AsyncIterator[None]:
    """Let all users play inside this context."""
    tasks = [asyncio.create_task(one.play_on()) for one in guests]
    try:
        yield
    finally:
        for one in guests:
            one.is_stopped = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def measure_load(wishes: Wishes) -> None:
    """L1: let users play at human rates for some minutes, then in bursts."""
    parts = share_out(wishes.processes) if wishes.processes > 1 else []
    people = wishes.games * SEATS
    with database_for(wishes.processes) as database:
        async with shared_hall(wishes.role, database, parts, people=people, tables=wishes.games) as hall:
            guests = [Guests(hall, number, wishes.thinking) for number in range(wishes.games)]
            began = time.monotonic()
            await seat_all(guests)
            say(f"{wishes.games:,} games opened, a few at a time", time.monotonic() - began, unit="s")
            disturbances = Disturbances(hall.process_ids)
            async with playing(guests), disturbances.watched():
                watch = Watch(hall)
                minutes = Minutes(hall, watch, database, disturbances)
                await watch_humans(minutes, 60 * wishes.minutes, guests)
                for size in sorted({min(size, wishes.games) for size in BURSTS}):
                    disturbances.begin()
                    await burst(hall, watch, size)
                    print(f"  {disturbances.say()}")


async def watch_humans(minutes: "Minutes", seconds: float, guests: list[Guests]) -> None:
    """Let the users play for this many seconds, and print the results."""
    ledger = Ledger()
    minutes.hall.sandbox.rest.log = ledger
    times, clicks = minutes.watch.begin(), clicks_of(guests)
    before = minutes.use()
    memory, waiting = await look_often(minutes, seconds)
    used = minutes.use().since(before)
    print(f"  {len(times.taken) / used.at:.1f} clicks and commands per second, {clicks_of(guests) - clicks:,} answers")
    say("clicks and commands that were missed", times.missed, times.say(), "missed", 0)
    say("processor of the bots", sum(used.bots), used.say(), "cores")
    say_memory(memory)
    say_requests(ledger)
    say("posts waiting or held back", median(waiting), f"p50 {median(waiting):.0f}, at most {max(waiting)}", "posts")
    assert clicks_of(guests) > clicks, "nobody has played"


def clicks_of(guests: Sequence[Guests]) -> int:
    """Return the number of questions that the users have answered."""
    return sum(one.clicks for one in guests)


Points = list[tuple[int, float]]
"""Seconds since the start, and MiB of memory."""


async def look_often(minutes: "Minutes", seconds: float) -> tuple[list[Points], list[int]]:
    """Measure each bot's memory and the number of waiting posts repeatedly; print the results every minute."""
    began, waiting = time.monotonic(), list[int]()
    processes = minutes.hall.process_ids
    memory = [Points() for _ in processes]
    minutes.begin()
    while time.monotonic() - began < seconds:
        await asyncio.sleep(SPELL)
        now = int(time.monotonic() - began)
        for points, process in zip(memory, processes, strict=True):
            points.append((now, resident(process)))
        waiting.append(await minutes.database.count(UNPOSTED))
        if now // 60 > (now - SPELL) // 60:
            print(f"  minute {now // 60}: {minutes.say()}; {waiting[-1]} posts waiting or held back", flush=True)
            minutes.begin()
    return memory, waiting


@dataclass
class Minutes:
    """The events of each minute; totals would hide that a value gets worse with time."""

    hall: SharedHall
    watch: Watch
    database: Database
    disturbances: Disturbances

    def use(self) -> Usage:
        """Return the resources used so far."""
        return Usage.now(self.hall.process_ids, self.database.process)

    def begin(self) -> None:
        """Start a new minute."""
        self._before, self._taken, self._missed = self.use(), len(self.watch.times.taken), self.watch.times.missed
        self.disturbances.begin()

    def say(self) -> str:
        """Describe the minute."""
        times = self.watch.times
        taken, missed = sorted(times.taken[self._taken :]) or [0.0], times.missed - self._missed
        late = f"p50 {median(taken):.0f} ms, p99 {taken[len(taken) * 99 // 100]:.0f} ms, {missed} missed"
        used = self.use().since(self._before).say()
        return f"{len(taken):,} answered: {late}; {used}; {self.disturbances.say()}"


def say_memory(memory: list[Points]) -> None:
    """Print each bot's memory, and its growth after the first third."""
    for number, points in enumerate(memory, 1):
        of_which = f" of bot {number}" if len(memory) > 1 else ""
        after = points[len(points) // 3 :]
        grown = slope(after) * 0.036 if len(after) > 1 else 0.0
        found = f"{points[0][1]:.0f} to {points[-1][1]:.0f} MiB, {grown:+.0f} per hour"
        say(f"growth of memory{of_which}", max(grown, LEVEL), found, "MiB per hour")
        print("  by the minute:", ", ".join(f"{at / 60:.0f}: {size:.0f}" for at, size in spread(points)))


def spread(points: Points) -> Points:
    """Reduce to a dozen points, including the first and the last, which show whether memory levels off."""
    return [points[number * (len(points) - 1) // 11] for number in range(12)] if len(points) > 12 else points


def say_requests(ledger: Ledger) -> None:
    """Print the requests of all bots together; to Discord, they are one bot."""
    counted = ledger.per_second()
    found = f"{mean(counted):.1f}, at most {max(counted)}, {ledger.limited} refused (429)"
    say("requests that Discord counts", mean(counted), found, "per second", GLOBAL_LIMIT)
    print("  by kind:", ", ".join(f"{name} {number}" for name, number in ledger.by_kind.most_common(8)))


def say(name: str, value: float, shown: str = "", unit: str = "", limit: float | None = None) -> None:
    """Print and save one measurement of the load."""
    tell(Figure(name=f"L1 {name}", value=value, unit=unit, limit=limit, tolerance=UNSTEADY), shown)


async def burst(hall: Hall, watch: Watch, size: int) -> None:
    """Let one user at each of this many tables open a panel at the same moment, while the others play on."""
    await asyncio.sleep(SPELL)
    rng = random.Random(size)  # noqa: S311  # repeatable, not secret
    chosen = rng.sample(range(len(hall.tables)), size)
    commands = [f"{list(GAMES)[number % len(GAMES)]} play" for number in chosen]
    actions = [
        (hall.people[SEATS * number], "slash", {"channel": hall.tables[number], "command": command, "options": {}})
        for number, command in zip(chosen, commands, strict=True)
    ]
    times, found = watch.begin(), list[Interaction]()
    with suppress(TimeoutError):
        found = await hall.burst(actions)
        async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
            while watch.thinking:  # no event announces this
                await asyncio.sleep(0.05)
    say(f"missed in a burst of {size:,}", times.missed, times.say(), "missed", 0)
    if places := [place for place, one in enumerate(found, 1) if one.status == "failed"]:
        print(f"  {len(places)} of the burst itself, from the {places[0]}th to the {places[-1]}th that was sent")
    for one in times.failed[:MOST_TOLD]:
        print(f"  missed: {one.name or one.custom_id} of {one.user_id} in {one.channel_id}, {one.id}")


def main(arguments: list[str] | None = None) -> None:
    """Print the results, or why nothing can be measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab load")
    parser.add_argument("--games", type=int, default=1000, help="how many at once")
    parser.add_argument("--minutes", type=float, default=5, help="for how long at human rates")
    parser.add_argument("--thinking", type=float, default=30.0, help="seconds that somebody thinks on average")
    parser.add_argument("--away", action="store_true", help="nobody keeps a panel open: all are called in the channel")
    parser.add_argument("--processes", type=int, default=1, help="how many bots share the games, on PostgreSQL")
    asked = parser.parse_args(arguments)
    if asked.processes > 1 and (missing := why_none()):
        print(f"Nothing is measured with several processes: {missing}")
        return
    wishes = Wishes(asked.games, asked.minutes, asked.thinking, "away" if asked.away else "guildhall", asked.processes)
    with kept(wishes.program):
        asyncio.run(measure_load(wishes))


if __name__ == "__main__":
    main()
