"""Whether one person who floods the bot slows the others: `python -m tests.bench.flood` tries every act of the bot.

The flooder clicks as often as the allowance refills, and the bot refuses what costs too much; the others click at other
tables. Quiet and flooded seconds alternate, so that ratios are fair on any machine.
"""

import argparse
import asyncio
import itertools
import sys
import tempfile
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bot.catalogue import GAMES as CATALOGUE
from bot.sandbox.people.actions import Action
from bot.sandbox.people.interactions import INTERACTIONS
from bot.sandbox.state.models import Interaction, Message
from bot.tables.allowance import Cost
from cogs.cards.controls import Control
from cogs.clicks import ACTS
from cogs.replies.allowed import cost_of
from tests.bench.hall import (
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
from tests.bench.report import UNSTEADY, Figure, kept, note, tell_ratio
from tests.bench.situations import CONTROLS, EMPTY, Stage, Way, list_commands
from tests.bench.usage import seconds_of

GAMES, BLOCK = 120, 20
"""Games begun in all, and how many in a row with or without the flood."""
GAMES_EACH = 4
"""Games that a person hosts: no more than the allowance lets them begin at once."""
PEOPLE = 1 + 2 * GAMES // GAMES_EACH
"""The flooder, and the players of all games."""
PER_SECOND = 20
GOAL = 2.0

CLICKS_PER_SECOND = 30
"""How often the flooder uses a control or command: as often as the allowance of a person refills."""
QUIET_SECONDS, FLOOD_SECONDS = 1.5, 3.0
REFILL_SECONDS = 7.0
"""Quiet seconds before what costs more than a click: the flooder may do it several times at once again."""
OTHERS, PAUSE = 3, 0.06
"""The people who are measured, and seconds between two clicks of each."""
QUIET_KEPT = 6
"""The last quiet phases are the peer of a flood."""
MEDIAN_GOAL, WORST_GOAL = 2.0, 4.0
TABLES = 6
"""Channels of the flooder's tables."""


async def measure_flood(ours: Hall, channels: list[str]) -> None:
    """C4: from the click that begins a game to its first board, while one person asks for 20 boards a second."""
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
    """One person asks for the boards of many tables again and again, without waiting for any."""

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
    """Milliseconds from the click that begins a game to the arrival of its first board."""
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


SHORT_REVIEWS = """
import sys
from bot.__main__ import main
from bot.records import review
from bot.tables import reviewing
review.GLANCE = review.LEAST_GLANCE = review.LOOK = reviewing.FORESIGHT = 0.01
sys.exit(main(["run"]))
"""
"""The bot as a host runs it, but for reviews, which take seconds instead of a minute."""


def start_with_short_reviews(url: str, database: str) -> tuple[list[str], dict[str, str]]:
    """By its text, which any checkout understands."""
    return ["-c", SHORT_REVIEWS], start_guildhall(url, database)[1]


STARTS["short reviews"] = start_with_short_reviews


def list_controls() -> dict[str, Way]:
    """Every control of the registry. Raises `KeyError` for a control that is missing in `CONTROLS`."""
    return {control.id(): _way_of(control) for control in ACTS}


def _way_of(control: Control) -> Way:
    if control not in CONTROLS:
        raise KeyError(f"say in tests/bench/situations.py how the control {control.id()} is flooded")
    return CONTROLS[control]


@dataclass
class Phase:
    """What the others' clicks came to."""

    times: list[float] = field(default_factory=list)
    missed: int = 0
    each: float = 0.0
    """Milliseconds of the bot's own process for each click; under a flood for each flooded one."""


class Others:
    """People at other tables, who click all the time."""

    def __init__(self, hall: Hall, people: list[str], panels: list[Message]) -> None:
        self._hall, self._panels = hall, list(zip(people, panels, strict=True))
        self.phase = Phase()

    @asynccontextmanager
    async def clicking(self) -> AsyncIterator[None]:
        """They do so meanwhile."""
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
        """Their clicks that begin within a number of seconds."""
        phase, used = Phase(), self._used()
        self.phase = phase
        await asyncio.sleep(seconds)
        phase.each = (self._used() - used) / max(1, len(phase.times))
        return phase

    def _used(self) -> float:
        """Milliseconds of a processor, without those of worker processes."""
        return 1000 * seconds_of(self._hall.process_id)

    async def watch_flood(self, stage: Stage, way: Way, seconds: float, usual: float) -> Phase:
        """Their clicks while one person floods; waits until all of it is answered."""
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


async def begin_others(hall: Hall, channels: list[str]) -> Others:
    """Each plays with the host, who never answers."""
    people, panels = hall.people[-OTHERS:], []
    for person, channel in zip(people, channels, strict=True):
        lobby = await hall.slash(person, "norenberc new", channel=channel, options={"players": 2})
        await hall.click(hall.people[0], lobby, press(lobby, ":join"))
        await hall.click(person, lobby, press(lobby, ":start"))
        panels.append(await hall.slash(person, "norenberc play", channel=channel))
    return Others(hall, people, panels)


async def measure_floods(stage: Stage, others: Others, only: list[str], seconds: float) -> None:
    """P7: for every control and command, others' clicks while it is flooded next to quiet ones."""
    ways = {**list_controls(), **list_commands(stage)}
    cheap = {control.id() for control, act in ACTS.items() if cost_of(act) is Cost.CLICK}
    quiet: deque[Phase] = deque(maxlen=QUIET_KEPT)
    print(f"\n{'flooded by one person':<28}{'clicks':>7}{'p50 ms':>9}{'quiet':>9}{'ratio':>7}", end="")
    print(f"{'p99 ms':>9}{'quiet':>9}{'ratio':>7}{'missed':>8}{'ms each':>9}")
    async with others.clicking():
        quiet.extend([await others.watch(QUIET_SECONDS) for _ in range(QUIET_KEPT)])
        for name, way in ways.items():
            if not only or name.strip("/:") in only:
                quiet.append(await others.watch(QUIET_SECONDS if name in cheap else REFILL_SECONDS))
                usual = median(phase.each for phase in quiet)
                flooded = await others.watch_flood(stage, way, seconds, usual)
                tell_flood(name, flooded, quiet)


def tell_flood(name: str, flooded: Phase, quiet: "deque[Phase]") -> None:
    """Prints and keeps a row of the table."""
    usual = spread([one for phase in quiet for one in phase.times])
    found = spread(flooded.times) if len(flooded.times) > 1 else (float("inf"),) * 3
    middle, worst, missed = found[0] / usual[0], found[2] / usual[2], flooded.missed
    is_met = middle <= MEDIAN_GOAL and worst <= WORST_GOAL and not missed
    print(
        f"{name:<28}{len(flooded.times):>7}{found[0]:>9.1f}{usual[0]:>9.1f}{middle:>7.2f}"
        f"{found[2]:>9.1f}{usual[2]:>9.1f}{worst:>7.2f}{missed:>8}{flooded.each:>9.1f}{'' if is_met else '  MISSED'}",
        flush=True,
    )
    note(Figure(name=f"P7 flood of {name}, others' p50", value=middle, limit=MEDIAN_GOAL, tolerance=UNSTEADY))
    note(Figure(name=f"P7 flood of {name}, others' p99", value=worst, limit=WORST_GOAL, tolerance=UNSTEADY))
    note(Figure(name=f"P7 flood of {name}, others' missed", value=missed, unit="clicks", limit=0))


async def run(game: str, only: list[str], seconds: float, code: Path) -> None:
    """Builds the situations, then floods one thing after the other."""
    with tempfile.TemporaryDirectory(prefix="guildhall-flood-") as folder:
        database, channels = str(Path(folder) / "flood.sqlite3"), TABLES + EMPTY + OTHERS
        async with hall_with("short reviews", database, people=5 + OTHERS, channels=channels, code=code) as hall:
            await hall.warm_up({"norenberc", game})
            stage = Stage(hall, game)
            await stage.build()
            others = await begin_others(hall, hall.tables[-OTHERS:])
            await measure_floods(stage, others, only, seconds)


def main(arguments: list[str] | None = None) -> None:
    """`python -m tests.bench.flood`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=[*CATALOGUE], default="norenberc", help="which game is flooded")
    parser.add_argument("--only", nargs="*", default=[], help="controls by letter, or commands, such as: undo review")
    parser.add_argument("--seconds", type=float, default=FLOOD_SECONDS, help="how long each is flooded")
    parser.add_argument("--code", type=Path, default=ROOT, help="another checkout, whose bot is measured")
    asked = parser.parse_args(arguments or [])
    asyncio.run(run(asked.game, asked.only, asked.seconds, asked.code))


if __name__ == "__main__":
    with kept("flood"):
        main(sys.argv[1:])
