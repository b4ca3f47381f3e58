"""Every log line about a table, including errors, carries its number."""

import logging
import re
from collections.abc import Awaitable, Callable, Iterator

import pytest

from bot.logs import PlainLines, name_table
from bot.service.client import Guildhall
from bot.storage.store import StoreAway
from bot.tables.worker_pool import NoAnswer, WorkerPool
from render.sheet.studio import Studio
from tests.clock import RunningClock
from tests.cogs.test_pace import DAILY, put_clock_forward
from tests.faulty_store import replace_calls
from tests.patience import until
from tests.player import Player, Town, all_posted, asked, start_game

CALLBACK, SEND = "POST /interactions/*/*/callback", "POST /channels/*/messages"
OF_ALL = re.compile(r"(commands_\w+|ready|stopping|health|metrics_\w+|posts_left|tidied|symbols_\w+) ?")
"""Events about the whole bot rather than one table."""


class Lines(logging.Handler):
    """The log in the operator's format, without times."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.setFormatter(PlainLines())
        self.addFilter(name_table)
        self.all: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Record one event with its traceback."""
        self.all.append(self.format(record).split(" ", 3)[3])

    def story(self, table_id: int) -> list[str]:
        """The lines that `grep` finds."""
        return [line for line in self.all if re.search(rf"\btable={table_id}\b", line)]

    async def until_told(self, event: str) -> None:
        """Poll until this event is logged."""
        await until(lambda: any(f": {event} " in line for line in self.all))


@pytest.fixture
def lines() -> Iterator[Lines]:
    """Log lines at INFO, the coarsest level at which an operator would look for a table."""
    heard, root = Lines(), logging.getLogger()
    before = root.level
    root.addHandler(heard)
    root.setLevel(logging.INFO)
    yield heard
    root.removeHandler(heard)
    root.setLevel(before)


Trouble = Callable[["Scene"], Awaitable[None]]


class Scene:
    """A two-player game that has just begun, and ways to cause trouble."""

    def __init__(self, bot: Guildhall, clock: RunningClock, town: Town, people: list[Player]) -> None:
        self.bot, self.clock, self.town, self.people = bot, clock, town, people
        self.patch = pytest.MonkeyPatch()


@pytest.fixture
def scene(bot: Guildhall, clock: RunningClock, town: Town, people: list[Player]) -> Iterator[Scene]:
    """Set up a scene; end its faults after the test."""
    made = Scene(bot, clock, town, people)
    yield made
    made.patch.undo()


async def click_without_a_seat(scene: Scene) -> None:
    """A user without a seat uses `me`."""
    await scene.people[2].command("me")


async def lose_an_answer(scene: Scene) -> None:
    """Discord no longer knows the interaction."""
    await scene.town.fault("status", route=CALLBACK, status=404)
    await scene.people[0].command("status", wait=False)


async def break_a_click(scene: Scene) -> None:
    """A handler has a bug."""
    await fail_to_save(scene, RuntimeError("broken"))


async def lose_the_database(scene: Scene) -> None:
    """The database is unavailable during a save."""
    await fail_to_save(scene, StoreAway())


async def fail_to_save(scene: Scene, error: Exception) -> None:
    """Answer with a failing save."""

    async def fail(*_: object) -> None:
        raise error

    [person, *_] = await asked(scene.bot, scene.people[:2])
    panel = await person.prepare()
    replace_calls(scene.bot.store, save=fail)
    await person.give(panel)


async def lose_a_post(scene: Scene) -> None:
    """Discord is down when a reminder is posted."""
    await scene.town.fault("status", route=SEND, status=503)
    await run_out(scene, DAILY.reminder)


async def hold_up_a_post(scene: Scene) -> None:
    """Discord rate-limits a post, which discord.py logs."""
    await scene.town.fault("rate_limit", route=SEND, retry_after=0.05)
    await run_out(scene, DAILY.reminder)


async def spoil_a_picture(scene: Scene) -> None:
    """The picture cannot be painted."""

    def fail(*_: object) -> bytes:
        raise RuntimeError("no ink")

    scene.patch.setattr(Studio, "paint", fail)
    await scene.people[0].command("board")


async def silence_computers(scene: Scene) -> None:
    """A player leaves, and the computer in their seat finds no answer."""

    async def fail(*_: object) -> None:
        raise NoAnswer("nothing")

    scene.patch.setattr(WorkerPool, "think", fail)
    [person, *_] = await asked(scene.bot, scene.people[:2])
    question = (await person.command("leave")).message
    await person.click(question, "leave:1")


async def run_out(scene: Scene, seconds: float) -> None:
    """Let this much time pass."""
    await put_clock_forward(scene.bot, scene.clock, seconds)


async def come_too_late(scene: Scene) -> None:
    """Let a deadline pass."""
    await run_out(scene, DAILY.limit)


TROUBLES: dict[str, Trouble] = {
    "refused": click_without_a_seat,
    "answer_lost": lose_an_answer,
    "callback_failed": break_a_click,
    "store_away": lose_the_database,
    "post_lost": lose_a_post,
    "We are being rate limited.": hold_up_a_post,
    "picture_failed": spoil_a_picture,
    "computer_failed": silence_computers,
    "reminded": lose_a_post,
    "time_ran_out": come_too_late,
}
"""Scenes of trouble by the log event that each one causes."""


@pytest.mark.one_game
@pytest.mark.parametrize("event", TROUBLES)
async def test_everything_logged_about_a_table_has_its_number(scene: Scene, lines: Lines, event: str) -> None:
    """The test covers clicks, posts, computers and timers."""
    await start_game(scene.bot, scene.people[:2], pace="daily")
    await TROUBLES[event](scene)
    await lines.until_told(event)
    scene.patch.undo()
    await all_posted(scene.bot)
    story = "\n".join(lines.story(1))
    for one in ("table_opened", "game_begun", event):
        assert f": {one} " in story
    for line in lines.all:
        assert " table=1" in line or OF_ALL.match(line.partition(": ")[2]), line
