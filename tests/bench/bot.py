"""How fast the bot is: a click, a burst, a save, a start, and what an idle game costs; each a ratio within one run."""

import argparse
import asyncio
import random
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median

from bot.sandbox.state.models import Message
from bot.sandbox.wire import Json
from tests.bench import flood, memory, storage
from tests.bench.hall import (
    PATIENCE,
    QUIET,
    Hall,
    as_action,
    first_value,
    hall_with,
    next_click,
    press,
    row,
    run_echo,
    spread,
    time_of,
)
from tests.cogs.clicker import controls, is_open, is_picked

SEATS = 3
CLICKS = 400
WARM_UP = 4
"""The first of so many parts of the clicks is not counted: each sentence is said for the first time once."""
BURST = 100
BURSTS = 8
BURST_REST = 4.0
"""Seconds after a burst, for what it makes the bot post under Discord's limits."""
PICTURES, PICTURE_GOAL = 25, 8
REHEARSAL = 22.0
"""Seconds until the painter has drawn what boards are made of, a tenth of the time; a bot runs for longer than that."""
STORED = (1, 10_000, 1_000_000)
CLICK_GOAL, BURST_GOAL, SLOWEST_GOAL = 2.2, 0.4, 300.0


# -- one click ---------------------------------------------------------------------------------------------------------


class Game:
    """People who play at one table by chance, click by click."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.rng = random.Random(1)  # noqa: S311  # repeatable, not secret

    async def clicks(self, number: int) -> dict[str, list[float]]:
        """The times of so many clicks by kind."""
        times: dict[str, list[float]] = defaultdict(list)
        while sum(map(len, times.values())) < number:
            await self.hall.begin(self.hall.channel, SEATS)
            while await self._round(times) and sum(map(len, times.values())) < number:
                pass
        return times

    async def _round(self, times: dict[str, list[float]]) -> bool:
        """Everyone answers what is open to them; False when the game is over."""
        for person in self.hall.people[:SEATS]:
            panel = await self.hall.slash(person, "norenberc play")
            if not controls(panel.body, "m:"):
                return False
            while is_open(panel.body):
                kind, milliseconds = await self._answer(person, panel)
                times[kind].append(milliseconds)
        return True

    async def _answer(self, person: str, panel: Message) -> tuple[str, float]:
        await asyncio.sleep(QUIET)
        control, values = self._choose(panel.body)
        milliseconds = await self.hall.click(person, panel, control, *values)
        return self._kind(control, panel), milliseconds

    def _choose(self, panel: Json) -> tuple[Json, list[str]]:
        selects, confirms = controls(panel, "p:"), controls(panel, "c:")
        if confirms and (not selects or is_picked(selects[0])):
            return confirms[0], []
        if selects:
            values = [option["value"] for option in selects[0]["options"]]
            least, most = max(1, selects[0]["min_values"]), selects[0]["max_values"]
            return selects[0], self.rng.sample(values, self.rng.randint(least, most))
        return self.rng.choice([one for kind in ("o:", "s:", "d:") for one in controls(panel, kind)]), []

    def _kind(self, control: Json, panel: Message) -> str:
        custom_id = str(control["custom_id"])
        if custom_id.startswith("s:") and ".plan:" in custom_id:
            return "a plan sealed"
        if custom_id.startswith("o:") and is_open(panel.body):
            return "an option, the next panel"
        return "picks kept" if custom_id.startswith(("p:", "d:")) else "the last of a chain"


async def measure_clicks(echo: Hall, ours: Hall, number: int, file: Path) -> None:
    """C1: a game played by clicks; before each an echo, and a bare sync of the disk that ours waits for too."""
    echoes: list[float] = []
    syncs: list[float] = []
    button = echo.post_button(echo.channel)
    answer = Game._answer

    class Interleaved(Game):
        """With an echo click before each."""

        async def _answer(self, person: str, panel: Message) -> tuple[str, float]:
            await asyncio.sleep(QUIET)
            echoes.append(await echo.click(echo.people[0], button, press(button, "press")))
            syncs.append(storage.time_sync(file))
            return await answer(self, person, panel)

    times = {kind: found[len(found) // WARM_UP :] for kind, found in (await Interleaved(ours).clicks(number)).items()}
    echoes = echoes[len(echoes) // WARM_UP :]
    middle, quarter, worst = spread(echoes)
    print(f"\n{'click to answer, ms':<36}{'clicks':>8}{'p50':>8}{'p75':>8}{'p99':>8}{'/ echo':>8}")
    print(f"{'discord.py, echo':<36}{len(echoes):>8}{middle:>8.2f}{quarter:>8.2f}{worst:>8.2f}{1:>8.2f}")
    sync = spread(syncs)
    print(f"{'a bare sync of the disk':<36}{len(syncs):>8}{sync[0]:>8.2f}{sync[1]:>8.2f}{sync[2]:>8.2f}")
    for kind, found in sorted(times.items()):
        own = spread(found)
        print(f"{kind:<36}{len(found):>8}{own[0]:>8.2f}{own[1]:>8.2f}{own[2]:>8.2f}{own[0] / middle:>8.2f}")
    for kind in ("an option, the next panel", "a plan sealed"):
        ratio = median(times[kind]) / middle
        row(f"C1 {kind}, p50 / echo's", f"{ratio:.2f}", f"<= {CLICK_GOAL}", ratio <= CLICK_GOAL)


# -- a burst -----------------------------------------------------------------------------------------------------------


async def measure_bursts(echo: Hall, ours: Hall) -> None:
    """C3: everyone at a hundred tables picks a plan in the same instant, then seals it, then reopens it."""
    buttons = [echo.post_button(channel) for channel in list(echo.world.channels)[1 : BURST + 1]]
    panels = []
    for channel in list(ours.world.channels)[1 : BURST + 1]:
        await ours.begin(channel, 2)
        panels.append(await ours.slash(ours.people[0], "norenberc play", channel=channel))
    rates: dict[str, list[float]] = {"echo": [], "ours": []}
    slowest, echo_slowest, failed = 0.0, 0.0, 0
    for _ in range(BURSTS):
        await asyncio.sleep(BURST_REST)
        times, rate = await _burst(echo, [(button, press(button, "press")) for button in buttons])
        echo_slowest = max(echo_slowest, *times)
        rates["echo"].append(rate)
        await asyncio.sleep(0.5)
        times, rate = await _burst(ours, [(panel, next_click(panel)) for panel in panels])
        rates["ours"].append(rate)
        slowest, failed = max(slowest, *times), failed + times.count(0.0)
    ratio = median(rates["ours"]) / median(rates["echo"])
    found = f"{median(rates['ours']):.0f} / {median(rates['echo']):.0f} per s = {ratio:.2f}"
    row(f"C3 {BURST} clicks at once, rate / echo's", found, f">= {BURST_GOAL}", ratio >= BURST_GOAL)
    row("C3 failed", str(failed), "0", failed == 0)
    row(
        "C3 slowest (the echo's)",
        f"{slowest:.0f} ({echo_slowest:.0f}) ms",
        f"<= {SLOWEST_GOAL:.0f} ms",
        slowest <= SLOWEST_GOAL,
    )


async def _burst(hall: Hall, clicks: list[tuple[Message, Json]]) -> tuple[list[float], float]:
    """The times of clicks in one instant, 0 for a failed one, and how many were answered a second."""
    actions = [as_action(message, control, *first_value(control)) for message, control in clicks]
    found = await hall.burst([(hall.people[0], *action) for action in actions])
    span = max(one.answered or 0.0 for one in found) - min(one.dispatched for one in found)
    return [time_of(one) if one.status == "done" else 0.0 for one in found], len(found) / span


# -- a picture ---------------------------------------------------------------------------------------------------------


async def measure_pictures(echo: Hall, ours: Hall) -> None:
    """C2: from the dispatch of a click to the arrival of the message with the picture it leads to, next to echoes.

    Both ends are stamped by the sandbox where it stamps clicks and their answers: when the interaction is sent, and
    when the whole request has been read. Once for the click that begins a game (a board painted whole), once for
    clicks of running games that resolve a guild (what changed is painted over the last board).
    """
    first, later, echoes = [], [], []
    button = echo.post_button(echo.channel)
    for channel in list(ours.world.channels)[-PICTURES - WARM_UP :]:
        for _ in range(4):
            await asyncio.sleep(QUIET)
            echoes.append(await echo.click(echo.people[0], button, press(button, "press")))
        lobby = await ours.slash(ours.people[0], "norenberc new", channel=channel, options={"players": 2})
        await ours.click(ours.people[1], lobby, press(lobby, ":join"))
        await asyncio.sleep(QUIET)
        first.append(await _time_picture(ours, ours.people[0], lobby, press(lobby, ":start")))
        later.append(await _resolve(ours, channel))
    for name, times in (("that begins a game", first[WARM_UP:]), ("that resolves a guild", later[WARM_UP:])):
        ratio = 1000 * median(times) / median(echoes)
        found = f"{1000 * median(times):.1f} / {median(echoes):.2f} ms = {ratio:.1f}"
        row(f"C2 click {name} to picture / echo's click", found, f"<= {PICTURE_GOAL}", ratio <= PICTURE_GOAL)


async def _time_picture(hall: Hall, person: str, message: Message, control: Json) -> float:
    """Seconds from a click to the picture it leads to."""
    action, asked = as_action(message, control)
    expected = hall.expect_picture(message.channel_id)
    done = await hall.do(person, action, **asked)
    arrived = await asyncio.wait_for(expected, PATIENCE)
    await asyncio.sleep(QUIET)
    return arrived - done.dispatched


def _sale(panel: Message) -> Json:
    """The button that sells."""
    return next(one for one in controls(panel.body, "s:") if one["label"].startswith("Sell"))


async def _resolve(hall: Hall, channel: str) -> float:
    """Both plan the same guild and sell there; the time of the second sale, which resolves it."""
    for person in hall.people[:2]:
        panel = await hall.slash(person, "norenberc play", channel=channel)
        await hall.click(person, panel, controls(panel.body, "d:")[0])
        await hall.click(person, panel, controls(panel.body, "s:")[-1])
        await asyncio.sleep(QUIET)
    await asyncio.sleep(4 * QUIET)
    person, panel = await _asked(hall, channel)
    await hall.click(person, panel, _sale(panel))
    await asyncio.sleep(4 * QUIET)
    person, panel = await _asked(hall, channel)
    return await _time_picture(hall, person, panel, _sale(panel))


async def _asked(hall: Hall, channel: str) -> tuple[str, Message]:
    """Whoever of the two players is to act, with his panel."""
    panels = [(person, await hall.slash(person, "norenberc play", channel=channel)) for person in hall.people[:2]]
    return next((person, panel) for person, panel in panels if controls(panel.body, "s:"))


# -- everything --------------------------------------------------------------------------------------------------------


async def run(clicks: int, stored: tuple[int, ...], only: str) -> None:
    """Measures and prints all of it."""
    with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as name:
        folder = Path(name)
        print("The bot; every ratio is within this run, its cases in turn")
        async with (
            hall_with("echo", channels=BURST) as echo,
            hall_with("guildhall", str(folder / "click.sqlite3"), channels=BURST + PICTURES + WARM_UP) as ours,
        ):
            memory.measure_memory(ours.process_id, "the start", memory.MEMORY_GOAL)
            if "C" in only:
                await asyncio.sleep(REHEARSAL)
                await measure_clicks(echo, ours, clicks, folder / "sync")
                await measure_pictures(echo, ours)
                memory.measure_memory(ours.process_id, "pictures", memory.PAINTED_GOAL)
                await measure_bursts(echo, ours)
            if "M" in only:
                await memory.measure_reload(echo, folder)
        if "C" in only:
            async with hall_with("guildhall", str(folder / "flood.sqlite3"), channels=flood.GAMES) as ours:
                await asyncio.sleep(REHEARSAL)
                await flood.measure_flood(ours, list(ours.world.channels)[1:])
        if "D" in only:
            await storage.measure_save(folder)
            await storage.measure_size(folder)
            await storage.measure_crowd(folder, stored)
        if "M" in only:
            await memory.measure_processes(folder)


def main(arguments: list[str] | None = None) -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--clicks", type=int, default=CLICKS, help="how many clicks of a game to time")
    parser.add_argument("--stored", type=int, default=STORED[-1], help="the most stored games to fill a file with")
    parser.add_argument("--only", default="CDM", help="the letters of the goals to measure")
    asked = parser.parse_args(arguments or [])
    stored = tuple(sorted({min(number, asked.stored) for number in STORED}))
    asyncio.run(run(asked.clicks, stored, asked.only))


if __name__ == "__main__":
    if sys.argv[1:2] == ["echo"]:
        asyncio.run(run_echo(sys.argv[2]))
    else:
        main(sys.argv[1:])
