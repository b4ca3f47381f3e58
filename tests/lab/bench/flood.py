"""How much one user who floods the bot slows others: `python -m tests.lab flood` tries every control and command.

The flooder clicks as fast as the allowance refills, and the bot refuses actions that exceed it; the others click at
other tables. Quiet and flooded seconds alternate, so that ratios are fair on any machine.
"""

import argparse
import asyncio
import itertools
import sys
import tempfile
from collections import deque
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot.catalogue import GAMES as CATALOGUE
from bot.sandbox.people.actions import Action
from bot.sandbox.people.interactions import INTERACTIONS
from bot.sandbox.state.models import Interaction, Message
from bot.tables.allowance import Cost
from cogs.cards.controls import Control
from cogs.clicks import ACTS
from cogs.replies.allowed import cost_of
from tests.lab.bench.callbacks import PATCH, Callbacks
from tests.lab.bench.hall import (
    QUIET,
    ROOT,
    STARTS,
    Hall,
    as_action,
    hall_with,
    next_click,
    press,
    spread,
    start_guildhall,
    time_of,
)
from tests.lab.bench.report import UNSTEADY, Figure, kept, note, tell_ratio
from tests.lab.bench.situations import CONTROLS, EMPTY, Stage, Way, list_commands
from tests.lab.bench.throttle import processor_clock

GAMES, BLOCK = 120, 20
"""Total number of games to start, and the number started in a row with or without the flood."""
GAMES_EACH = 4
"""Number of games per host; the allowance lets a user start this many at once."""
PEOPLE = 1 + 2 * GAMES // GAMES_EACH
"""The flooder and the players of all games."""
PER_SECOND = 20
GOAL = 2.0

CLICKS_PER_SECOND = 30
"""Uses of a control or command per second: the rate at which a user's allowance refills."""
QUIET_SECONDS, FLOOD_SECONDS = 1.5, 3.0
REFILL_SECONDS = 7.0
"""Quiet seconds before flooding with an action that costs more than a click, so that the allowance is full again."""
OTHERS, PAUSE = 3, 0.06
"""Number of users who are measured, and the seconds between two clicks of each."""
QUIET_KEPT = 6
"""Number of preceding quiet phases that a flood is compared with."""
MEDIAN_GOAL, WORST_GOAL = 2.0, 4.0
TABLES = 6
"""Number of channels with tables of the flooder."""


async def measure_flood(ours: Hall, channels: list[str]) -> None:
    """C4: time from the click that starts a game to its first board, while one user requests 20 boards a second."""
    quiet: list[float] = []
    flooded: list[float] = []
    for first in range(0, len(channels), 2 * BLOCK):
        middle, last = first + BLOCK, first + 2 * BLOCK
        quiet += [await _begin(ours, number, channels[number]) for number in range(first, middle)]
        async with flooding(ours, ours.people[0], channels[:middle]):
            flooded += [await _begin(ours, number, channels[number]) for number in range(middle, last)]
    usual, worst = spread(quiet), spread(flooded)
    name = f"C4 posts under a flood of {PER_SECOND} boards a second"
    tell_ratio(f"{name}, p99", worst[2], usual[2], GOAL, tolerance=UNSTEADY)
    tell_ratio(f"{name}, p50", worst[0], usual[0])


@asynccontextmanager
async def flooding(hall: Hall, person: str, channels: list[str]) -> AsyncIterator[None]:
    """Inside this context, one user requests boards of many tables repeatedly, without waiting for the answers."""

    async def ask() -> None:
        for channel in itertools.cycle(channels):
            facts = {"channel": channel, "command": "norenberc board", "options": {}}
            INTERACTIONS["slash"](
                Action(hall.world, hall.sandbox.tracker, hall.sandbox.people, hall.uploads, person, facts)
            )
            hall.world.publish_now()
            await asyncio.sleep(1 / PER_SECOND)

    asking = asyncio.create_task(ask())
    await asyncio.sleep(2.0)
    try:
        yield
    finally:
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking


async def _begin(hall: Hall, number: int, channel: str) -> float:
    """Return the milliseconds from the click that starts a game to the arrival of its first board."""
    host, guest = hall.people[1 + number // GAMES_EACH * 2 :][:2]
    lobby = await hall.slash(host, "norenberc new", channel=channel, options={"players": 2})
    await hall.click(guest, lobby, press(lobby, ":join"))
    await asyncio.sleep(4 * QUIET)
    action, asked = as_action(lobby, press(lobby, ":start"))
    expected = hall.expect_picture(channel)
    done = await hall.do(host, action, **asked)
    arrived = await asyncio.wait_for(expected, 60)
    return (arrived - done.dispatched) * 1000


# -- every control and command -----------------------------------------------------------------------------------------


SHORT_REVIEWS = f"""
import sys
{PATCH}
from functools import partial
from bot.__main__ import main
from bot.records.review import ReviewEffort
from bot.service import run
from bot.tables.tuning import ReviewTuning, Tuning
effort = ReviewEffort(glance=0.01, least_glance=0.01, look=0.01)
run.Setup = partial(run.Setup, tuning=Tuning(reviews=ReviewTuning(effort, foresight=0.01)))
sys.exit(main(["run"]))
"""
"""The bot as in production, except that reviews take seconds instead of a minute; it records long callbacks."""


def start_with_short_reviews(url: str, database: str) -> tuple[list[str], dict[str, str]]:
    """Return the command and settings of that bot; passing `SHORT_REVIEWS` as source text works with any checkout."""
    return ["-c", SHORT_REVIEWS], {**start_guildhall(url, database)[1], "CALLBACKS": f"{database}.callbacks"}


STARTS["short reviews"] = start_with_short_reviews


def list_controls() -> dict[str, Way]:
    """Return how to flood each registered control. Raises `KeyError` if one is missing in `CONTROLS`."""
    return {control.id(): _way_of(control) for control in ACTS}


def _way_of(control: Control) -> Way:
    if control not in CONTROLS:
        raise KeyError(f"say in tests/lab/bench/situations.py how the control {control.id()} is flooded")
    return CONTROLS[control]


@dataclass
class Phase:
    """The other users' clicks during one quiet or flooded phase."""

    times: list[float] = field(default_factory=list)
    missed: int = 0
    each: float = 0.0
    """Processor milliseconds of the bot's main process per click; in a flood, per flooding click."""
    longest: float = 0.0
    """Milliseconds of the bot's longest callback."""


class Others:
    """Users at other tables, who click all the time."""

    def __init__(self, hall: Hall, people: list[str], panels: list[Message], callbacks: Callbacks) -> None:
        self._hall, self._panels = hall, list(zip(people, panels, strict=True))
        self._callbacks = callbacks
        self.phase = Phase()

    @asynccontextmanager
    async def clicking(self) -> AsyncIterator[None]:
        """Let the users click inside this context."""
        tasks = [asyncio.create_task(self._click(*one)) for one in self._panels]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _click(self, person: str, panel: Message) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            phase, (action, asked) = self.phase, as_action(panel, next_click(panel))
            done = await self._hall.do(person, action, **asked)
            if done.status == "failed":
                phase.missed += 1
            else:
                phase.times.append(time_of(done))

    async def watch(self, seconds: float) -> Phase:
        """Record the users' clicks that start within this many seconds."""
        phase, used = Phase(), self._used()
        self.phase = phase
        self._callbacks.take()
        await asyncio.sleep(seconds)
        phase.each = (self._used() - used) / max(1, len(phase.times))
        phase.longest = max(self._callbacks.take(), default=0.0)
        return phase

    def _used(self) -> float:
        """Return the bot's processor time in milliseconds, without its worker processes."""
        return 1000 * processor_clock(self._hall.process_id)()

    async def watch_flood(self, stage: Stage, way: Way, seconds: float, usual: float) -> Phase:
        """Record the users' clicks while one user floods; wait until every flooding click is answered."""
        asked: list[Interaction] = []

        async def use() -> None:
            for step in itertools.cycle(way(stage)):
                asked.append(stage.do(step))
                await asyncio.sleep(1 / CLICKS_PER_SECOND)

        used = self._used()
        flooding = asyncio.create_task(use())
        phase = await self.watch(seconds)
        after = self.phase = Phase()
        flooding.cancel()
        with suppress(asyncio.CancelledError):
            await flooding
        await stage.settle(asked)
        others = usual * (len(phase.times) + len(after.times))
        phase.each = (self._used() - used - others) / len(asked)
        return phase


async def begin_others(hall: Hall, channels: list[str], callbacks: Callbacks) -> Others:
    """Start games of the last `OTHERS` users, each with the first user, who never answers."""
    people, panels = hall.people[-OTHERS:], []
    for person, channel in zip(people, channels, strict=True):
        lobby = await hall.slash(person, "norenberc new", channel=channel, options={"players": 2})
        await hall.click(hall.people[0], lobby, press(lobby, ":join"))
        await hall.click(person, lobby, press(lobby, ":start"))
        panels.append(await hall.slash(person, "norenberc play", channel=channel))
    return Others(hall, people, panels, callbacks)


class Finding(NamedTuple):
    """The result of a flood."""

    name: str
    clicks: int
    times: tuple[float, float, float]
    """Percentiles of the other users' clicks, in milliseconds."""
    quiet: tuple[float, float, float]
    missed: int
    each: float
    longest: float

    @classmethod
    def of(cls, name: str, flooded: Phase, quiet: Iterable[Phase]) -> "Finding":
        """Compare a flooded phase with quiet phases."""
        usual = spread([one for phase in quiet for one in phase.times])
        found = spread(flooded.times) if len(flooded.times) > 1 else (float("inf"),) * 3
        return cls(name, len(flooded.times), found, usual, flooded.missed, flooded.each, flooded.longest)

    @property
    def middle(self) -> float:
        """Ratio of the others' median click to a quiet median."""
        return self.times[0] / self.quiet[0]

    @property
    def worst(self) -> float:
        """Ratio of the others' 99th percentile to a quiet one."""
        return self.times[2] / self.quiet[2]

    @property
    def is_met(self) -> bool:
        """True if the result meets the goals."""
        return self.middle <= MEDIAN_GOAL and self.worst <= WORST_GOAL and not self.missed


class Bench:
    """A bot with its flooder and the other users."""

    def __init__(self, stage: Stage, others: Others) -> None:
        self.stage, self._others = stage, others
        self._quiet: deque[Phase] = deque(maxlen=QUIET_KEPT)

    async def flood(self, name: str, way: Way, seconds: float, rest: float) -> Finding:
        """Record others' clicks in a quiet phase, then in a flood; the first call records several quiet phases."""
        async with self._others.clicking():
            for _ in range(1 if self._quiet else QUIET_KEPT):
                self._quiet.append(await self._others.watch(rest))
            usual = median(phase.each for phase in self._quiet)
            flooded = await self._others.watch_flood(self.stage, way, seconds, usual)
        return Finding.of(name, flooded, self._quiet)


@asynccontextmanager
async def bench_with(game: str, code: Path) -> AsyncIterator[Bench]:
    """Start a bot with the code of a checkout and build every situation."""
    with tempfile.TemporaryDirectory(prefix="guildhall-flood-") as folder:
        database, channels = Path(folder) / "flood.sqlite3", TABLES + EMPTY + OTHERS
        async with hall_with("short reviews", str(database), people=5 + OTHERS, channels=channels, code=code) as hall:
            await hall.warm_up({"norenberc", game})
            stage = Stage(hall, game)
            await stage.build()
            callbacks = Callbacks(database.with_name(database.name + ".callbacks"))
            yield Bench(stage, await begin_others(hall, hall.tables[-OTHERS:], callbacks))


async def measure_floods(benches: list[Bench], game: str, only: list[str], seconds: float) -> list[tuple[Finding, ...]]:
    """P7: flood bots with every control and command in turn; compare the others' clicks with those in quiet phases."""
    ways = {**list_controls(), **list_commands(benches[0].stage)}
    cheap = {control.id() for control, act in ACTS.items() if cost_of(act) is Cost.CLICK}
    print(f"\n{game + ' flooded by one person':<28}{'clicks':>7}{'p50 ms':>9}{'quiet':>9}{'ratio':>7}", end="")
    print(f"{'p99 ms':>9}{'quiet':>9}{'ratio':>7}{'missed':>8}{'ms each':>9}{'longest':>9}")
    rows = []
    for name, way in ways.items():
        if not only or name.strip("/:") in only:
            rest = QUIET_SECONDS if name in cheap else REFILL_SECONDS
            rows.append(tuple([await bench.flood(name, way, seconds, rest) for bench in benches]))
            *earlier, now = rows[-1]
            for finding in earlier:
                print_finding(f"{name}, before", finding)
            print_finding(name, now)
            note_finding(now, "" if game == "norenberc" else f"{game}: ")
    return rows


def print_finding(name: str, found: Finding) -> None:
    """Print the result of a flood as a row."""
    print(
        f"{name:<28}{found.clicks:>7}{found.times[0]:>9.1f}{found.quiet[0]:>9.1f}{found.middle:>7.2f}"
        f"{found.times[2]:>9.1f}{found.quiet[2]:>9.1f}{found.worst:>7.2f}"
        f"{found.missed:>8}{found.each:>9.1f}{found.longest:>9.1f}{'' if found.is_met else '  MISSED'}",
        flush=True,
    )


def note_finding(found: Finding, game: str) -> None:
    """Save the result of a flood."""
    name = f"P7 {game}flood of {found.name}"
    note(Figure(name=f"{name}, others' p50", value=found.middle, limit=MEDIAN_GOAL, tolerance=UNSTEADY))
    note(Figure(name=f"{name}, others' p99", value=found.worst, limit=WORST_GOAL, tolerance=UNSTEADY))
    note(Figure(name=f"{name}, others' missed", value=found.missed, unit="clicks", limit=0))


def compare(rows: list[tuple[Finding, ...]]) -> list[str]:
    """Return the lines of a table that compares each flood before and after, both relative to quiet clicks."""
    columns = ("p50 / quiet", "p99 / quiet", "missed", "ms each", "longest ms")
    lines = [f"{'before, after':<28}" + "".join(f"{name:>18}" for name in columns)]
    for before, after in rows:
        pairs = [
            (f"{before.middle:.2f}", f"{after.middle:.2f}"),
            (f"{before.worst:.2f}", f"{after.worst:.2f}"),
            (f"{before.missed}", f"{after.missed}"),
            (f"{before.each:.1f}", f"{after.each:.1f}"),
            (f"{before.longest:.1f}", f"{after.longest:.1f}"),
        ]
        cells = "".join(f"{was:>10}{now:>8}" for was, now in pairs)
        lines.append(f"{before.name:<28}{cells}{'' if after.is_met else '  MISSED'}")
    return lines


async def run(games: Sequence[str], only: list[str], seconds: float, codes: list[Path]) -> None:
    """Build the situations of each game, then flood with one control or command after another."""
    for game in games:
        async with AsyncExitStack() as stack:
            benches = [await stack.enter_async_context(bench_with(game, code)) for code in codes]
            rows = await measure_floods(benches, game, only, seconds)
        if len(benches) > 1:
            print("\n" + "\n".join(compare(rows)))


def main(arguments: list[str] | None = None) -> None:
    """Run `python -m tests.lab flood`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="+", choices=[*CATALOGUE], default=["norenberc"], help="which are flooded")
    parser.add_argument("--only", nargs="*", default=[], help="controls by letter, or commands, such as: undo review")
    parser.add_argument("--seconds", type=float, default=FLOOD_SECONDS, help="how long each is flooded")
    parser.add_argument("--before", type=Path, help="an older checkout, whose bot is flooded in turn with this one")
    asked = parser.parse_args(arguments or [])
    asyncio.run(run(asked.games, asked.only, asked.seconds, [*filter(None, [asked.before]), ROOT]))


if __name__ == "__main__":
    with kept("flood"):
        main(sys.argv[1:])
