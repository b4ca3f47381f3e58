"""Whether the bot's memory grows with clicks: many tables played by clicks for a long time, after a warm-up."""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from tests.bench.hall import Hall, hall_with, press
from tests.bench.memory import resident
from tests.bench.report import UNSTEADY, Figure, kept, tell
from tests.cogs.clicker import choose_control, controls, is_open

TABLES, SEATS = 10, 2
CLICKS, WARM_UP = 40_000, 60_000
"""Memory rises until every cache is full and the heap has its holes; what counts is what comes after."""
GOAL = 1.0
"""MiB for 100,000 clicks."""
THINKING = 0.06
"""Seconds from one click of a person to the next: whoever clicks faster for long is asked for a moment."""
UNANSWERED = ("pending", "thinking")
"""How an interaction is called that the bot has yet to answer."""
WINDOW = 500
"""Clicks between two looks at the memory."""


class Players:
    """People who play one game after the other in a channel of their own, by chance."""

    def __init__(self, hall: Hall, channel: str, people: list[str], name: str = "norenberc") -> None:
        self.hall, self.channel, self.people, self.name = hall, channel, people, name
        self.rng = random.Random(channel)  # noqa: S311  # repeatable, not secret
        self.clicks = 0
        self.is_stopped = False
        """A task that is only cancelled may miss it: on Python 3.11 `wait_for` swallows a cancellation now and then."""

    async def play_on(self) -> None:
        """Until told to stop."""
        while not self.is_stopped:
            await self._begin()
            is_over = False
            while not (is_over or self.is_stopped):
                with suppress(
                    AssertionError
                ):  # on a busy machine an answer may come too late: the panel is opened anew
                    is_over = not await self._round()
            self._clear_channel()

    async def _begin(self) -> None:
        host, *others = self.people
        lobby = await self.hall.slash(host, f"{self.name} new", channel=self.channel, options={"players": SEATS})
        if not controls(lobby.body, "l:"):
            return  # on a busy machine the last game seemed to be over and is not
        for person in others:
            await self.hall.click(person, lobby, press(lobby, ":join"))
        while not any(one["custom_id"].endswith(":start") for one in controls(lobby.body, "l:")):
            await asyncio.sleep(0.05)  # on a busy machine the card follows the click
        await self.hall.click(host, lobby, press(lobby, ":start"))

    async def _round(self) -> bool:
        for person in self.people:
            await self.wait_to_look()
            panel = await self.hall.slash(person, f"{self.name} play", channel=self.channel)
            if not is_open(panel.body) and not controls(panel.body, "m:"):
                return False
            while is_open(panel.body) and not self.is_stopped:
                control, values = choose_control(panel.body, self.rng)
                await self.hall.click(person, panel, control, *values)
                self.clicks += 1
                await self.think()
        return True

    async def wait_to_look(self) -> None:
        """Before a panel is opened."""

    async def think(self) -> None:
        """After a click."""
        await asyncio.sleep(THINKING)

    def _clear_channel(self) -> None:
        """The sandbox forgets what was said, or it would need gigabytes for the pictures; what is unanswered stays."""
        world = self.hall.world
        here = [one for one in world.interactions.values() if one.channel_id == self.channel]
        awaited = {one.original_id for one in here if one.status in UNANSWERED}
        for message in [one for one in world.messages[self.channel].values() if one.id not in awaited]:
            for file in message.body["attachments"]:
                world.files._kept.pop(file["id"], None)
            del world.messages[self.channel][message.id]
        for done in [one for one in here if one.status not in UNANSWERED]:
            del world.interactions[done.id]


def slope(points: list[tuple[int, float]]) -> float:
    """MiB for 100,000 clicks, by least squares."""
    middle_x = sum(x for x, _ in points) / len(points)
    middle_y = sum(y for _, y in points) / len(points)
    rise = sum((x - middle_x) * (y - middle_y) for x, y in points)
    return 100_000 * rise / sum((x - middle_x) ** 2 for x, _ in points)


async def measure_growth(clicks: int, warm_up: int) -> None:
    """M5: the bot's memory over so many clicks, as a line through what was seen after the warm-up."""
    people = TABLES * SEATS
    with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as folder:
        database = str(Path(folder) / "growth.sqlite3")
        async with hall_with("guildhall", database, people=people, channels=TABLES) as hall:
            games = [
                Players(hall, channel, hall.people[SEATS * number : SEATS * (number + 1)])
                for number, channel in enumerate(hall.tables)
            ]
            playing = [asyncio.create_task(game.play_on()) for game in games]
            points = await _watch(hall, games, playing, warm_up + clicks)
            for game in games:
                game.is_stopped = True
            await asyncio.gather(*playing)
    after = [(x, y) for x, y in points if x >= warm_up]
    name = f"M5 memory over {clicks:,} clicks, per 100,000"
    figure = Figure(name=name, value=slope(after), unit="MiB", limit=GOAL, tolerance=UNSTEADY)
    tell(figure, f"{after[0][1]:.1f} to {after[-1][1]:.1f} MiB, {slope(after):+.2f}")


async def _watch(
    hall: Hall, games: list[Players], playing: "list[asyncio.Task[None]]", most: int
) -> list[tuple[int, float]]:
    """The bot's memory, again and again, until so many clicks were made."""
    points, begin = [(0, resident(hall.process_id))], time.monotonic()
    while points[-1][0] < most:
        await asyncio.sleep(0.2)
        for task in playing:
            if task.done():
                print(f"  somebody stopped playing: {task.exception()!r}")
                task.result()
        clicks = sum(game.clicks for game in games)
        if clicks >= points[-1][0] + WINDOW:
            points.append((clicks, resident(hall.process_id)))
            if clicks // 5000 > points[-2][0] // 5000:
                print(f"  {clicks:>8,} clicks  {points[-1][1]:6.1f} MiB  {clicks / (time.monotonic() - begin):.0f}/s")
    return points


def main(arguments: list[str] | None = None) -> None:
    """Prints the figure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--clicks", type=int, default=CLICKS, help="how many clicks to watch the memory over")
    parser.add_argument("--warm-up", type=int, default=WARM_UP, help="how many clicks come before that")
    asked = parser.parse_args(arguments or [])
    with kept(f"growth-{asked.clicks}"):
        asyncio.run(measure_growth(asked.clicks, asked.warm_up))


if __name__ == "__main__":
    main(sys.argv[1:])
