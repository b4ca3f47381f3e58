"""Count the functions and modules that run for one action: `python -m tests.lab trace [GAME] [-v]`.

The bot and the sandbox run in this process. Each pair is functions/modules. `core` leaves out rules, words and
pictures. `answer`: until the user has the answer; `all`: until everything is posted. All threads count; the sandbox,
the tests, other processes, lambdas and comprehensions do not. `-v` lists every core function.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any, TypeVar

from bot.catalogue import GAMES
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from tests.cogs.conftest import running_bot
from tests.player import Player, all_posted, controls, town_at

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
OURS = tuple(f"{ROOT}/{package}/" for package in ("bot", "cogs", "render"))
SANDBOX = f"{ROOT}/bot/sandbox/"
NOT_CORE = (
    *("bot/games/", "bot/words/", "bot/pictures/", "bot/catalogue", "bot/service/warm_up"),
    *("cogs/pictures/", "render/"),
)
ANSWERS = 12
HINT_AT = 4
"""Number of the answer before which the player asks for a hint."""
PAST_THE_DEADLINE = 60 * 3600
QUIET = 0.2
"""Seconds to wait before checking whether everything is posted."""

Function = tuple[str, str]
"""A file and a qualified name."""


class Calls:
    """Records which functions of the bot run, in all threads that start while it watches."""

    def __init__(self) -> None:
        self.seen: set[Function] | None = None
        """None while nothing is recorded."""

    def note(self, frame: FrameType, event: str, _argument: Any) -> None:
        """Record a call; pass this method to `sys.setprofile`."""
        seen, code = self.seen, frame.f_code  # another thread may end the trace meanwhile
        if seen is None or event != "call" or code.co_name.startswith("<"):
            return
        if code.co_filename.startswith(OURS) and not code.co_filename.startswith(SANDBOX) and not is_polling(frame):
            seen.add((code.co_filename.removeprefix(f"{ROOT}/"), code.co_qualname))

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Install the hook inside this context."""
        threading.setprofile(self.note)
        sys.setprofile(self.note)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)


def is_polling(frame: FrameType) -> bool:
    """True inside the tests' polling for posts."""
    caller: FrameType | None = frame
    while caller and caller.f_code is not all_posted.__code__:
        caller = caller.f_back
    return caller is not None


class Tracer:
    """Runs actions, and prints which functions ran for each."""

    def __init__(self, calls: Calls, bot: Guildhall, lists_all: bool) -> None:
        self._calls, self._bot, self._lists_all = calls, bot, lists_all
        self.sizes: dict[str, list[list[int]]] = {}
        """The counts of each run by action, in the order of the printed line."""

    async def settle(self) -> None:
        """Wait until everything is posted."""
        await asyncio.sleep(QUIET)
        await all_posted(self._bot)

    async def trace(self, name: str, action: Callable[[], Awaitable[T]]) -> T:
        """Run an action, and print which functions ran for it."""
        seen: set[Function] = set()
        self._calls.seen = seen
        result = await action()
        answer = seen.copy()
        await self.settle()
        self._calls.seen = None
        core = {one for one in seen if not one[0].startswith(NOT_CORE)}
        sizes = [*count(answer & core), *count(core), *count(seen)]
        self.sizes.setdefault(name, []).append(sizes)
        tell(name, sizes)
        if self._lists_all:
            list_functions(core)
        return result


def count(found: set[Function]) -> tuple[int, int]:
    """Return the number of functions and of modules."""
    return len(found), len({file for file, _ in found})


def tell(name: str, sizes: list[int]) -> None:
    """Print the counts of one action on one line."""
    line = "{:24} core: answer {}/{}, all {}/{}; with rules, words, pictures {}/{}"
    print(line.format(name, *sizes), flush=True)


def list_functions(found: set[Function]) -> None:
    """Print functions by module."""
    for file in sorted({file for file, _ in found}):
        print("   ", file, *sorted(function for one, function in found if one == file))


async def play(
    tracer: Tracer, bot: Guildhall, people: tuple[Player, Player], let_time_pass: Callable[[], None]
) -> None:
    """Trace a table from its lobby through some answers to a missed deadline."""
    ada, ben = people
    channels = [one["id"] for one in ada.hello["servers"][0]["channels"]]
    ada.channel = channels[1]
    await ada.command("new", players=2)  # fills caches
    await tracer.settle()
    ada.channel = channels[0]
    opened = await tracer.trace(f"/{ada.game} new", lambda: ada.command("new", players=2, pace="daily"))
    lobby = opened.message
    number = controls(lobby, "l:")[0]["custom_id"].split(":")[1]
    await tracer.trace("join", lambda: ben.click(lobby, f"l:{number}:join"))
    await tracer.trace("start", lambda: ada.click(lobby, f"l:{number}:start"))
    table = await bot.manager.table(int(number))
    for turn in range(ANSWERS):
        who = ada if table.seat_of(int(ada.id)) in table.awaited() else ben
        await _answer(tracer, who, asks_hint=turn == HINT_AT)
    let_time_pass()
    bot.manager.timers.look_soon()
    await tracer.trace("deadline", bot.manager.timers.look)


async def _answer(tracer: Tracer, who: Player, asks_hint: bool) -> None:
    panel = await who.prepare()
    if asks_hint and (hints := controls(panel, "hint:")):
        hint = hints[0]["custom_id"]
        await tracer.trace("hint", lambda: who.click(panel, hint))
        panel = await who.prepare()
    await tracer.trace("answer", lambda: who.give(panel))


async def run(game: str, lists_all: bool) -> None:
    """Start the bot with two users, and trace their game."""
    ahead = 0

    def let_time_pass() -> None:
        nonlocal ahead
        ahead = PAST_THE_DEADLINE

    calls = Calls()
    with tempfile.TemporaryDirectory() as folder, calls.watched():
        file = Path(folder) / "trace.db"
        async with (
            Sandbox(people=2) as sandbox,
            running_bot(sandbox.url, file, clock=lambda: time.time() + ahead) as bot,
            town_at(sandbox.url, 2) as (_town, (ada, ben)),
        ):
            for person in (ada, ben):
                person.game, person.is_patient = game, True
            tracer = Tracer(calls, bot, lists_all)
            await play(tracer, bot, (ada, ben), let_time_pass)
    tell("answer, median", [round(median(column)) for column in zip(*tracer.sizes["answer"], strict=True)])


def main(arguments: list[str] | None = None) -> None:
    """Run `python -m tests.lab trace`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", choices=[*GAMES], default="norenberc")
    parser.add_argument("-v", action="store_true", help="list every core function")
    asked = parser.parse_args(arguments)
    logging.disable(logging.WARNING)
    asyncio.run(run(asked.game, asked.v))


if __name__ == "__main__":
    main()
