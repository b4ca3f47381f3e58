"""Whether hints arrive in time while all cores are busy: `python -m tests.lab hints [--hints N] [--games NAMES]`.

Starts two busy processes per core, requests one hint after another in games with every number of players, and
counts those that show a suggestion in time.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

from msgspec import Struct

from bot.catalogue import GAMES, Game, load_game
from bot.games.chance import Chance
from bot.games.contract import Prompt
from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.pace import PaceName
from bot.tables.stored import Settings
from bot.tables.table import Table
from tests.causes import by_click
from tests.lab.bench.report import UNSTEADY, Figure, tell

HINTS, BUSY = 50, 2
"""Number of hints per game, and of busy processes per core."""
IN_TIME = 10.0
"""Seconds within which each hint must arrive."""
EVERY = 7
"""Number of answers between two hints: a prime that divides no game's number of turns."""


class Times(Struct, frozen=True):
    """Seconds until a hint showed a suggestion, seconds until it was final, and whether the final one was simulated."""

    first: float
    final: float
    is_simulated: bool


@contextmanager
def saturated(processes: int) -> Iterator[None]:
    """Run programs that use all cores all the time."""
    with ExitStack() as stack:
        for _ in range(processes):
            busy = stack.enter_context(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
            stack.callback(busy.kill)
        yield


async def ask(manager: Manager, table: Table, prompt: Prompt) -> Times:
    """Request one hint and wait until it is final."""
    changed = asyncio.Event()
    manager.hints.on_hint = lambda _table: changed.set()
    begin, first = time.monotonic(), 0.0
    manager.hints.begin(table, prompt)
    while True:
        await changed.wait()
        changed.clear()
        hint = table.hint_for(prompt.seat)
        if hint is None or hint.advice is None:  # withdrawn because the quick player failed
            return Times(float("inf"), float("inf"), is_simulated=False)
        first = first or time.monotonic() - begin
        if hint.is_final:
            return Times(first, time.monotonic() - begin, hint.advice.is_simulated)


async def ask_often(manager: Manager, game: Game, hints: int) -> list[Times]:
    """Request hints from the start of games to their end, with every number of players."""
    found: list[Times] = []
    for number in count():
        players = game.rules.seats[number % len(game.rules.seats)]
        async for table, prompt in questions(manager, game, players, number):
            if len(found) == hints:
                return found
            found.append(await ask(manager, table, prompt))
    raise AssertionError("the games never end")


async def questions(manager: Manager, game: Game, players: int, number: int) -> AsyncIterator[tuple[Table, Prompt]]:
    """Yield some questions that offer a choice, from a game between quick players."""
    table, quick = await begin_game(manager, game, players, number), game.computer(game.best_computer)
    for turn in count():
        if not (prompts := table.prompts()):
            return
        prompt = next((one for one in prompts if len(one.options) > one.least), prompts[0])
        if turn % EVERY == 0 and len(prompt.options) > prompt.least:
            yield table, prompt
        answer = quick(table.cache.view(prompt.seat), prompt, Chance(b"bench", turn))
        user = table.now.seats[prompt.seat].user or 0
        await manager.play.answer(by_click(table.id, 10_000 * number + turn), user, prompt.id, answer)


async def begin_game(manager: Manager, game: Game, players: int, number: int) -> Table:
    """Start a game with this many users."""
    settings = Settings(players, "en", pace=PaceName.NONE)
    table = await manager.lobby.open(game.name, Venue(1, number), SeatRow(1, "1"), settings)
    for user in range(2, players + 1):
        await manager.lobby.join(table.id, user, str(user))
    return await manager.lobby.start(table.id, 1)


async def measure(game: Game, hints: int) -> bool:
    """Print how soon hints arrived; return True if all were in time."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "hints.sqlite3")
        manager = Manager(store)
        try:
            found = await ask_often(manager, game, hints)
        finally:
            await manager.close()
            await store.close()
    in_time, firsts = sum(one.first <= IN_TIME for one in found), sorted(one.first for one in found)
    name = f"hints of {game.name} on a saturated machine"
    come = Figure(
        name=f"{name}, within {IN_TIME:.0f} s", value=in_time, unit="hints", limit=hints, is_larger_better=True
    )
    tell(come, f"{in_time} of {hints}")
    slowest = Figure(name=f"{name}, the slowest", value=firsts[-1], unit="s", limit=IN_TIME, tolerance=UNSTEADY)
    tell(slowest, f"p50 {firsts[len(firsts) // 2]:.1f} s, slowest {firsts[-1]:.1f} s")
    simulated, final = sum(one.is_simulated for one in found), max(one.final for one in found)
    print(f"  {simulated} of {hints} by simulated games; final after at most {final:.1f} s", flush=True)
    return in_time == hints


def main(arguments: list[str] | None = None) -> int:
    """Measure each game; return 0 if all hints were in time."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab hints")
    parser.add_argument("--hints", type=int, default=HINTS)
    parser.add_argument("--games", default=",".join(GAMES), help="names with commas between")
    parser.add_argument("--busy", type=int, default=BUSY, help="busy processes for each core")
    wishes = parser.parse_args(arguments)
    with saturated(wishes.busy * (os.cpu_count() or 1)):
        came = [asyncio.run(measure(load_game(name), wishes.hints)) for name in wishes.games.split(",")]
    return 0 if all(came) else 1


if __name__ == "__main__":
    raise SystemExit(main())
