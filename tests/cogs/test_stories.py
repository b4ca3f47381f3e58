"""What happened at a table is found in the log by its number, whatever went wrong there."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterator

import pytest

from bot.logs import PlainLines, name_table
from bot.service.client import Guildhall
from bot.storage.store import StoreAway
from bot.tables.thinking import NoAnswer, Thinking
from render.sheet.studio import Studio
from tests.cogs.playing import all_posted, asked, give, prepare, start_game
from tests.cogs.test_pace import DAILY, put_clock_forward
from tests.driver import Person, Town
from tests.patience import PATIENCE

CALLBACK, SEND = "POST /interactions/*/*/callback", "POST /channels/*/messages"
OF_ALL = re.compile(r"(commands_\w+|ready|stopping|health|metrics_\w+|posts_left|tidied|symbols_\w+) ?")
"""Events that are about no table: those of the whole bot."""


class Lines(logging.Handler):
    """The log as a host's file has it, but for the times."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.setFormatter(PlainLines())
        self.addFilter(name_table)
        self.all: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """One event, with its traceback below it."""
        self.all.append(self.format(record).split(" ", 3)[3])

    def story(self, table_id: int) -> list[str]:
        """What `grep` finds."""
        return [line for line in self.all if re.search(rf"\btable={table_id}\b", line)]

    async def until_told(self, event: str) -> None:
        """Some things are told a moment after they were seen."""
        async with asyncio.timeout(PATIENCE):
            while not any(f": {event} " in line for line in self.all):  # noqa: ASYNC110  # another task tells it
                await asyncio.sleep(0.01)


@pytest.fixture
def lines() -> Iterator[Lines]:
    """All that is logged from now on, in the least detail that a host would choose for this."""
    heard, root = Lines(), logging.getLogger()
    before = root.level
    root.addHandler(heard)
    root.setLevel(logging.INFO)
    yield heard
    root.removeHandler(heard)
    root.setLevel(before)


Trouble = Callable[["Scene"], Awaitable[None]]


class Scene:
    """A game of two that has just begun, and who can be harmed."""

    def __init__(self, bot: Guildhall, town: Town, people: list[Person], patch: pytest.MonkeyPatch) -> None:
        self.bot, self.town, self.people, self.patch = bot, town, people, patch


async def click_without_a_seat(scene: Scene) -> None:
    """Somebody else asks for their things."""
    await scene.people[2].command("me")


async def lose_an_answer(scene: Scene) -> None:
    """Discord no longer knows the click."""
    await scene.town.fault("status", route=CALLBACK, status=404)
    await scene.people[0].command("status", wait=False)


async def break_a_click(scene: Scene) -> None:
    """A mistake in the program."""
    await fail_to_save(scene, RuntimeError("broken"))


async def lose_the_database(scene: Scene) -> None:
    """It is away when something is to be saved."""
    await fail_to_save(scene, StoreAway())


async def fail_to_save(scene: Scene, error: Exception) -> None:
    """Somebody answers in vain."""

    async def fail(*_: object) -> None:
        raise error

    [person, *_] = await asked(scene.bot, scene.people[:2])
    panel = await prepare(person)
    scene.patch.setattr(scene.bot.store, "save", fail)
    await give(person, panel)


async def lose_a_post(scene: Scene) -> None:
    """Discord is out of order when a reminder is posted."""
    await scene.town.fault("status", route=SEND, status=503)
    await run_out(scene, DAILY.reminder)


async def hold_up_a_post(scene: Scene) -> None:
    """Discord asks for patience, of which the library tells."""
    await scene.town.fault("rate_limit", route=SEND, retry_after=0.05)
    await run_out(scene, DAILY.reminder)


async def spoil_a_picture(scene: Scene) -> None:
    """It cannot be painted."""

    def fail(*_: object) -> bytes:
        raise RuntimeError("no ink")

    scene.patch.setattr(Studio, "paint", fail)
    await scene.people[0].command("board")


async def silence_computers(scene: Scene) -> None:
    """Somebody leaves, and the computer in their place has no idea."""

    async def fail(*_: object) -> None:
        raise NoAnswer("nothing")

    scene.patch.setattr(Thinking, "think", fail)
    [person, *_] = await asked(scene.bot, scene.people[:2])
    question = (await person.command("leave")).message
    await person.click(question, "leave:1")


async def run_out(scene: Scene, seconds: float) -> None:
    """So much time goes by."""
    await put_clock_forward(scene.bot, seconds)


async def come_too_late(scene: Scene) -> None:
    """Nobody decides in time."""
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
"""By what the log says of it."""


@pytest.mark.one_game
@pytest.mark.parametrize("event", TROUBLES)
async def test_what_happens_at_a_table_is_told_with_its_number(
    bot: Guildhall,
    people: list[Person],
    town: Town,
    lines: Lines,
    monkeypatch: pytest.MonkeyPatch,
    event: str,
) -> None:
    """Whether somebody clicks, something is posted, a computer thinks or time runs out."""
    await start_game(bot, people[:2], pace="daily")
    with monkeypatch.context() as patch:
        await TROUBLES[event](Scene(bot, town, people, patch))
        await lines.until_told(event)
    await all_posted(bot)
    story = "\n".join(lines.story(1))
    for one in ("table_opened", "game_begun", event):
        assert f": {one} " in story
    for line in lines.all:
        assert " table=1" in line or OF_ALL.match(line.partition(": ")[2]), line
