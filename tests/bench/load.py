"""`python -m tests.bench.load --games 1000`: many games at once, at human rates and in bursts.

With `--processes 4` several bots share the games: each has its part of the shards, all have one PostgreSQL database,
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
from tests.bench.bots import Database, SharedHall, database_for, share_out, shared_hall
from tests.bench.disturbances import Disturbances
from tests.bench.growth import SEATS, Players, slope
from tests.bench.hall import ANSWER_TIMEOUT_SECONDS, Hall
from tests.bench.memory import resident
from tests.bench.report import UNSTEADY, Figure, kept, tell
from tests.bench.usage import Usage
from tests.bench.watching import GLOBAL_LIMIT, Ledger, Watch
from tests.postgres import why_none

SPELL = 5.0
"""Seconds between two looks at memory and outbox."""
OPENERS = 8
"""Games that are begun at the same time."""
BURSTS = (100, 300, 1000)
"""Tables whose people click in the same instant."""
LEVEL = 1.0
"""MiB per hour: memory that grows by less is as good as level."""
MOST_TOLD = 10
"""Missed clicks that are told one by one."""
UNPOSTED = "outbox WHERE posted_at IS NULL"


@dataclass(frozen=True)
class Wishes:
    """What is to be measured."""

    games: int
    minutes: float
    thinking: float
    role: str
    processes: int

    @property
    def program(self) -> str:
        """What runs can be compared with each other."""
        return f"load-{self.role}-{self.games}x{self.processes}-{self.thinking:g}s-{self.minutes:g}min"


class Guests(Players):
    """People who think as long as people do; a burst wakes all of them at once."""

    def __init__(self, hall: Hall, number: int, thinking: float) -> None:
        people = hall.people[SEATS * number : SEATS * (number + 1)]
        super().__init__(hall, hall.tables[number], people, list(GAMES)[number % len(GAMES)])
        self.thinking = thinking

    async def wait_to_look(self) -> None:
        """Nobody opens a panel again and again."""
        await self.think()

    async def think(self) -> None:
        """Now shorter, now longer."""
        await asyncio.sleep(self.rng.expovariate(1 / self.thinking))

    async def sit_down(self) -> None:
        """Begins the first game."""
        await self._begin()

    async def play_on(self) -> None:
        """From the first game on, which has begun."""
        while not self.is_stopped:
            is_over = False
            while not (is_over or self.is_stopped):
                with suppress(AssertionError, TimeoutError):  # missed: the panel is opened anew
                    is_over = not await self._round()
            self._clear_channel()
            if not self.is_stopped:
                with suppress(AssertionError, TimeoutError):
                    await self._begin()


async def seat_all(guests: Sequence[Guests]) -> None:
    """Begins all games, a few at a time."""
    waiting = iter(guests)

    async def seat_some() -> None:
        for one in waiting:
            with suppress(AssertionError, TimeoutError):  # opened again by play_on
                await one.sit_down()

    await asyncio.gather(*(seat_some() for _ in range(OPENERS)))


@asynccontextmanager
async def playing(guests: Sequence[Guests]) -> AsyncIterator[None]:
    """Everybody plays on meanwhile."""
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
    """L1: at human rates for so long, then bursts."""
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
    """Prints what so many seconds came to."""
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
    """How many questions they have answered."""
    return sum(one.clicks for one in guests)


Points = list[tuple[int, float]]
"""Seconds since the beginning, and MiB in memory."""


async def look_often(minutes: "Minutes", seconds: float) -> tuple[list[Points], list[int]]:
    """The memory of each bot, and how many posts wait, again and again; each minute is told by itself."""
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
    """What happens from one look to the next: whether something gets worse with time is seen in no sum."""

    hall: SharedHall
    watch: Watch
    database: Database
    disturbances: Disturbances

    def use(self) -> Usage:
        """Of the machine, until now."""
        return Usage.now(self.hall.process_ids, self.database.process)

    def begin(self) -> None:
        """From now on."""
        self._before, self._taken, self._missed = self.use(), len(self.watch.times.taken), self.watch.times.missed
        self.disturbances.begin()

    def say(self) -> str:
        """What came of it."""
        times = self.watch.times
        taken, missed = sorted(times.taken[self._taken :]) or [0.0], times.missed - self._missed
        late = f"p50 {median(taken):.0f} ms, p99 {taken[len(taken) * 99 // 100]:.0f} ms, {missed} missed"
        used = self.use().since(self._before).say()
        return f"{len(taken):,} answered: {late}; {used}; {self.disturbances.say()}"


def say_memory(memory: list[Points]) -> None:
    """What each bot has in memory and how that grows once the first third is over."""
    for number, points in enumerate(memory, 1):
        of_which = f" of bot {number}" if len(memory) > 1 else ""
        after = points[len(points) // 3 :]
        grown = slope(after) * 0.036 if len(after) > 1 else 0.0
        found = f"{points[0][1]:.0f} to {points[-1][1]:.0f} MiB, {grown:+.0f} per hour"
        say(f"growth of memory{of_which}", max(grown, LEVEL), found, "MiB per hour")
        print("  by the minute:", ", ".join(f"{at / 60:.0f}: {size:.0f}" for at, size in spread(points)))


def spread(points: Points) -> Points:
    """A dozen of many points, the first and the last among them: whether memory levels off is seen there alone."""
    return [points[number * (len(points) - 1) // 11] for number in range(12)] if len(points) > 12 else points


def say_requests(ledger: Ledger) -> None:
    """The requests of all bots together, which are one bot to Discord."""
    counted = ledger.per_second()
    found = f"{mean(counted):.1f}, at most {max(counted)}, {ledger.limited} refused (429)"
    say("requests that Discord counts", mean(counted), found, "per second", GLOBAL_LIMIT)
    print("  by kind:", ", ".join(f"{name} {number}" for name, number in ledger.by_kind.most_common(8)))


def say(name: str, value: float, shown: str = "", unit: str = "", limit: float | None = None) -> None:
    """Prints and keeps one figure of the load."""
    tell(Figure(name=f"L1 {name}", value=value, unit=unit, limit=limit, tolerance=UNSTEADY), shown)


async def burst(hall: Hall, watch: Watch, size: int) -> None:
    """One person at each of so many tables asks for their panel in the same instant, while the others play on."""
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
            while watch.thinking:  # nobody tells
                await asyncio.sleep(0.05)
    say(f"missed in a burst of {size:,}", times.missed, times.say(), "missed", 0)
    if places := [place for place, one in enumerate(found, 1) if one.status == "failed"]:
        print(f"  {len(places)} of the burst itself, from the {places[0]}th to the {places[-1]}th that was sent")
    for one in times.failed[:MOST_TOLD]:
        print(f"  missed: {one.name or one.custom_id} of {one.user_id} in {one.channel_id}, {one.id}")


def main(arguments: list[str] | None = None) -> None:
    """Prints the figures, or why there are none."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.load")
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
