"""Screenshots for the README from a running sandbox: `python -m tests.cogs.screenshots` writes docs/pictures.

The game's chance is always the same, so that a picture changes only where what is shown does.
"""

import asyncio
import io
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image
from playwright.async_api import Locator, async_playwright, expect

from bot.catalogue import load_game
from bot.games.contract import Prompt
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.table import Table
from bot.words.words import words_in
from tests.cogs.conftest import running_bot
from tests.cogs.playing import all_posted, calls, go_away
from tests.driver import Person, town_at
from tests.measure.scripted_player import plan_ahead
from tests.sandbox.page.conftest import FLAGS, find_chromium
from tests.sandbox.page.seats import DESKTOP, PHONE, Seat, sit_down

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
WIDTHS = {"phone": PHONE[0], "desktop": DESKTOP[0]}
BROAD = 600
"""Pixels from which a page is a desktop's."""
HIGH = 1500
"""Pixels of a page, so that a whole card is seen at once."""
COLORS = 200
"""A page has few, and a picture of few takes little room."""
TIMEOUT = 60.0
"""Seconds that the symbols have to be uploaded, and computers to play."""
CLICK_MS = 500
"""Milliseconds after which a click has reached the bot."""
GAME = "norenberc"
SEED, FEW_TURNS = bytes([4]) * 32, 28
"""Of the game that is shown, and after how many turns it is worth looking at."""
WAY = "[data-custom-id^='y:']"
"""A lesson's buttons that lead to another place of it."""


class Stage(NamedTuple):
    """A running sandbox with somebody in a browser."""

    bot: Guildhall
    seat: Seat
    people: list[Person]
    """The first one is who sits in the browser."""


@asynccontextmanager
async def on_stage(wide: int, database: Path) -> AsyncIterator[Stage]:
    """A sandbox of its own, once the bot has its symbols; pictures fit the screen."""
    async with (
        Sandbox(people=2) as sandbox,
        running_bot(sandbox.url, database, uploads_symbols=True) as bot,
        town_at(sandbox.url, 2) as (_town, people),
        async_playwright() as playwright,
    ):
        await has_symbols(bot)
        for person in people:
            await bot.people.choose_size(int(person.id), "narrow" if wide < BROAD else "wide")
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        address = f"{sandbox.url}/?as={people[0].id}"
        yield Stage(bot, await sit_down(browser, address, str(wide), (wide, HIGH), FOLDER), people)
        await browser.close()


async def has_symbols(bot: Guildhall) -> None:
    """Waits until all of them are there."""
    async with asyncio.timeout(TIMEOUT):
        while len(bot.symbols.of(GAME)) < len(load_game(GAME).painter.symbols):  # noqa: ASYNC110  # one by one
            await asyncio.sleep(0.1)


async def shoot_lesson(stage: Stage, file: Path) -> None:
    """Takes the first answer that the lesson offers, and shows what is taught next."""
    await stage.seat.slash(f"{GAME} learn")
    card, next_step = stage.seat.page.locator(".message.is-ephemeral").last, words_in("en").say("button-next")
    await press(card.get_by_role("button", name=next_step, exact=True), card)
    await press(card.locator(WAY).first, card)
    await save(card, file)


async def press(button: Locator, card: Locator) -> None:
    """Presses a button of a card, and waits for what it leads to."""
    await button.click()
    await wait_until_loaded(card)


async def shoot_call(stage: Stage, file: Path) -> None:
    """The newest message of a table that calls who sits in the browser, with what the others have done."""
    await save(await newest_call(stage), file)


async def shoot_panel(stage: Stage, file: Path) -> None:
    """The panel behind its button."""
    call = await newest_call(stage)
    await call.get_by_role("button", name=words_in("en").say("button-my-turn"), exact=True).click()
    panel = stage.seat.page.locator(".message.is-ephemeral").last
    await expect(panel).to_be_visible()
    await wait_until_loaded(panel)
    await save(panel, file)


async def newest_call(stage: Stage) -> Locator:
    """As the browser shows it."""
    call = stage.seat.page.locator(".message", has=stage.seat.page.locator("[data-custom-id='m:1']")).last
    await expect(call).to_be_visible()
    await wait_until_loaded(call)
    return call


async def play_until_called(stage: Stage) -> None:
    """A game with a person and a computer, until who sits in the browser is asked at a place where others were."""
    bot, (ada, ben) = stage.bot, stage.people
    with patch("bot.tables.lobby.secrets.token_bytes", return_value=SEED):
        lobby = (await ada.slash(f"{GAME} new", players=3, computers=1)).message
        await ben.click(lobby, "l:1:join")
        await ada.click(lobby, "l:1:start")
    await all_posted(bot)
    await ada.until(lambda: bool(calls(ada)))  # what is posted has yet to arrive
    table = await bot.manager.table(1)
    while not is_worth_showing(table, ada):
        for prompt in [prompt for prompt in table.prompts() if prompt.seat in table.awaited()]:
            await asyncio.create_task(answer(bot, table, prompt))
        await bot.manager.deputies.settle(1, TIMEOUT)
        await go_away(bot, ada, ben)
        await all_posted(bot)


async def answer(bot: Guildhall, table: Table, prompt: Prompt) -> None:
    """As somebody who plays sensibly would; what has one possible answer is answered already."""
    for asked, picks in plan_ahead(table, prompt):
        if asked not in table.prompts():
            continue
        await bot.manager.play.answer(table.id, table.seats[prompt.seat].user or 0, asked.id, picks)


def is_worth_showing(table: Table, host: Person) -> bool:
    """Whether the newest message has a board and calls the host to act, some turns into the game."""
    assert table.awaited(), "the game is over, and nothing of it was worth showing"
    prompt, newest = table.prompt_for(0), calls(host)[-1]
    is_called = bool(newest["attachments"]) and host.id in [one["id"] for one in newest["mentions"]]
    return is_called and prompt is not None and prompt.ask != "plan" and table.turns > FEW_TURNS


async def wait_until_loaded(card: Locator) -> None:
    """Waits until nothing on a card waits for an answer and its pictures are there."""
    await card.page.wait_for_timeout(CLICK_MS)
    await expect(card.locator("[aria-busy=true]")).to_have_count(0)
    await card.page.wait_for_load_state("networkidle")


async def save(message: Locator, file: Path) -> None:
    """A picture of a message's card, in few colors."""
    await message.page.mouse.move(0, 0)
    card = await message.locator(".container").first.screenshot(animations="disabled")
    Image.open(io.BytesIO(card)).convert("RGB").quantize(COLORS, kmeans=1).save(file, optimize=True)


async def main() -> None:
    """A step of the lesson, a call and a panel, each at both widths."""
    with tempfile.TemporaryDirectory() as folder:
        for name, wide in WIDTHS.items():
            async with on_stage(wide, Path(folder, f"{name}.sqlite3")) as stage:
                await shoot_lesson(stage, FOLDER / f"lesson-{name}.png")
                await play_until_called(stage)
                await shoot_call(stage, FOLDER / f"call-{name}.png")
                await shoot_panel(stage, FOLDER / f"panel-{name}.png")


if __name__ == "__main__":
    asyncio.run(main())
