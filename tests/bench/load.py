"""`python -m tests.bench.load --games 1000`: many games at once in one bot, at human rates and in bursts."""

import argparse
import asyncio
import os
import random
import sqlite3
import tempfile
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from bot.catalogue import GAMES
from bot.sandbox.state.world import Event
from bot.sandbox.wire import Json
from tests.bench.growth import SEATS, Players, slope
from tests.bench.hall import Hall, hall_with, time_of
from tests.bench.memory import resident
from tests.bench.report import UNSTEADY, Figure, tell

SPELL = 5.0
"""Seconds between two looks at memory and outbox."""
OPENERS = 8
"""Games that are begun at the same time."""
BURSTS = (100, 300, 1000)
"""Tables whose people click in the same instant."""
LATE, LIMIT = 1800.0, 3000.0
"""Milliseconds after which the bot asks for patience, and after which Discord gives up."""
GLOBAL_LIMIT = 50
"""Requests a second that Discord takes of a bot, clicks' own answers apart."""


class Ledger(deque[Json]):
    """The sandbox's log of requests, which also counts them: by kind, and by second those that Discord counts."""

    def __init__(self) -> None:
        super().__init__(maxlen=500)
        self.by_second, self.by_kind, self.limited = Counter[int](), Counter[str](), 0

    def append(self, entry: Json) -> None:
        """One more request was answered."""
        super().append(entry)
        place = entry["path"].removeprefix("/api/v10/").partition("/")[0]
        self.by_kind[f"{entry['method']} {place}"] += 1
        self.limited += entry["status"] == 429
        if place not in ("interactions", "webhooks"):
            self.by_second[int(entry["time"])] += 1


@dataclass
class Times:
    """How long clicks and commands took, in milliseconds; those that failed are counted."""

    taken: list[float] = field(default_factory=list)
    missed: int = 0

    def say(self) -> str:
        """p50, p99, the slowest, and how many were late or missed."""
        cuts = quantiles(self.taken, n=100)
        late = sum(one >= LATE for one in self.taken)
        return (
            f"{len(self.taken):,} answered: p50 {median(self.taken):.0f} ms, p99 {cuts[98]:.0f} ms, "
            f"slowest {max(self.taken):.0f} ms, {late} after 1.8 s, {self.missed} missed"
        )


class Watch:
    """Listens to what becomes of every interaction."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.times = hall, Times()
        self._open: set[str] = set()
        hall.world.subscribe(self._on_event)

    def _on_event(self, event: Event) -> None:
        if event.kind != "interaction":
            return
        number, status = event.data["id"], event.data["status"]
        if status == "pending":
            self._open.add(number)
        elif number in self._open:
            self._open.discard(number)
            if status == "failed":
                self.times.missed += 1
            else:
                self.times.taken.append(time_of(self.hall.world.interactions[number]))

    def begin(self) -> Times:
        """From now on."""
        self.times = Times()
        return self.times


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


@dataclass
class Cpu:
    """Seconds of processor time: of the bot with its helpers, and of the sandbox with the people."""

    bot: float
    people: float

    @classmethod
    def now(cls, hall: Hall) -> "Cpu":
        """Since the start of each."""
        return cls(sum(_seconds(one) for one in _family(hall.process_id)), time.process_time())

    def since(self, before: "Cpu", seconds: float) -> str:
        """Shares of one core."""
        bot, people = (self.bot - before.bot) / seconds, (self.people - before.people) / seconds
        return f"bot {bot:.2f} of a core, sandbox and people {people:.2f}"


def _family(process: int) -> Iterable[int]:
    """A process and all that it has started."""
    yield process
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in task.read_text("ascii").split():
            yield from _family(int(child))


def _seconds(process: int) -> float:
    with suppress(FileNotFoundError):
        facts = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def posts_waiting(database: str) -> int:
    """What is saved and not yet posted."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
        return int(db.execute("SELECT count(*) FROM outbox WHERE posted_at IS NULL").fetchone()[0])


@asynccontextmanager
async def full_hall(games: int, thinking: float, role: str, database: str) -> AsyncIterator[tuple[Hall, list[Guests]]]:
    """So many games, begun a few at a time."""
    async with hall_with(role, database, people=games * SEATS, channels=games) as hall:
        guests = [Guests(hall, number, thinking) for number in range(games)]
        waiting = iter(guests)

        async def open_doors() -> None:
            for one in waiting:
                with suppress(AssertionError, TimeoutError):  # opened again by play_on
                    await one.sit_down()

        began = time.monotonic()
        await asyncio.gather(*(open_doors() for _ in range(OPENERS)))
        say(f"{games:,} games opened, a few at a time", time.monotonic() - began, unit="s")
        yield hall, guests


async def measure_load(games: int, minutes: float, thinking: float, role: str) -> None:
    """L1: at human rates for so long, then bursts."""
    with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as folder:
        database = str(Path(folder) / "load.sqlite3")
        async with full_hall(games, thinking, role, database) as (hall, guests):
            watch, ledger = Watch(hall), Ledger()
            hall.sandbox.rest.log = ledger
            playing = [asyncio.create_task(one.play_on()) for one in guests]
            before = sum(one.clicks for one in guests)
            await watch_humans(hall, watch, ledger, 60 * minutes, database)
            clicks = sum(one.clicks for one in guests) - before
            say("of these, clicks that answer a question", clicks, unit="clicks")
            assert clicks, "nobody has played"
            for size in sorted({min(size, games) for size in BURSTS}):
                await burst(hall, watch, size)
            for one in guests:
                one.is_stopped = True
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


async def watch_humans(hall: Hall, watch: Watch, ledger: Ledger, seconds: float, database: str) -> None:
    """Prints what so many seconds came to."""
    times, began, cpu = watch.begin(), time.monotonic(), Cpu.now(hall)
    points, waiting = list[tuple[int, float]](), list[int]()
    while time.monotonic() - began < seconds:
        await asyncio.sleep(SPELL)
        points.append((int(time.monotonic() - began), resident(hall.process_id)))
        waiting.append(posts_waiting(database))
    spent, after = time.monotonic() - began, points[len(points) // 3 :]
    counted = [ledger.by_second[second] for second in range(min(ledger.by_second), max(ledger.by_second))]
    say("clicks and commands a second", len(times.taken) / spent, unit="a second")
    say("clicks and commands that were missed", times.missed, times.say(), "missed", 0)
    say("processor of the bot", (Cpu.now(hall).bot - cpu.bot) / spent, Cpu.now(hall).since(cpu, spent), "cores")
    grown = slope(after) * 0.036
    say(
        "growth of memory", grown, f"{points[0][1]:.0f} to {points[-1][1]:.0f} MiB, {grown:+.0f} an hour", "MiB an hour"
    )
    found = f"{sum(counted) / len(counted):.1f}, at most {max(counted)}, {ledger.limited} refused (429)"
    say("requests that Discord counts", sum(counted) / len(counted), found, "a second", GLOBAL_LIMIT)
    print("  by kind:", ", ".join(f"{name} {number}" for name, number in ledger.by_kind.most_common(8)))
    say("posts waiting or held back", median(waiting), f"p50 {median(waiting):.0f}, at most {max(waiting)}", "posts")


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
    times = watch.begin()
    with suppress(TimeoutError):
        await hall.burst(actions)
    say(f"missed in a burst of {size:,}", times.missed, times.say(), "missed", 0)


def main(arguments: list[str] | None = None) -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.load")
    parser.add_argument("--games", type=int, default=1000, help="how many at once")
    parser.add_argument("--minutes", type=float, default=5, help="for how long at human rates")
    parser.add_argument("--thinking", type=float, default=30.0, help="seconds that somebody thinks on average")
    parser.add_argument("--away", action="store_true", help="nobody keeps a panel open: all are called in the channel")
    asked = parser.parse_args(arguments)
    role = "away" if asked.away else "guildhall"
    asyncio.run(measure_load(asked.games, asked.minutes, asked.thinking, role))


if __name__ == "__main__":
    main()
