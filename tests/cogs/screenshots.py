"""Screenshots for the README from a running sandbox: `python -m tests.cogs.screenshots` writes docs/pictures."""

import asyncio
import io
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from PIL import Image
from playwright.async_api import Locator, async_playwright, expect

from bot.catalogue import load_game
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.words.words import words_in
from tests.cogs.conftest import running_bot
from tests.driver import town_at
from tests.sandbox.page.conftest import FLAGS, find_chromium
from tests.sandbox.page.seats import DESKTOP, PHONE, Seat, sit_down

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
WIDTHS = {"phone": PHONE[0], "desktop": DESKTOP[0]}
HIGH = 1500
"""Pixels of a page, so that a whole card is seen at once."""
COLORS = 200
"""A page has few, and a picture of few takes little room."""
SYMBOLS_TIMEOUT = 60.0
"""Seconds that the symbols have to be uploaded."""
SETTLE = 500
"""Milliseconds after which a click has reached the bot."""
GAME = "norenberc"
LIST, SEAL = "[data-custom-id^='z:']", "[data-custom-id^='u:']"
"""A lesson's list, and the button that confirms what was picked."""


@asynccontextmanager
async def sitting(wide: int, folder: Path) -> AsyncIterator[Seat]:
    """Somebody in a sandbox of their own, once the bot has its symbols."""
    async with (
        Sandbox(people=1) as sandbox,
        running_bot(sandbox.url, folder / f"{wide}.sqlite3", uploads_symbols=True) as bot,
        async_playwright() as playwright,
    ):
        await has_symbols(bot)
        async with town_at(sandbox.url, 1) as (_town, [person]):
            address = f"{sandbox.url}/?as={person.id}"
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield await sit_down(browser, address, str(wide), (wide, HIGH), folder)
        await browser.close()


async def has_symbols(bot: Guildhall) -> None:
    """Waits until all of them are there."""
    async with asyncio.timeout(SYMBOLS_TIMEOUT):
        while len(bot.symbols.of(GAME)) < len(load_game(GAME).painter.symbols):  # noqa: ASYNC110  # one by one
            await asyncio.sleep(0.1)


async def shoot_lesson(seat: Seat, file: Path) -> None:
    """Plans all that the lesson's list offers, and shows what is taught at the first place of the plan."""
    await seat.slash(f"{GAME} learn")
    card, next_step = seat.page.locator(".message.is-ephemeral").last, words_in("en").say("button-next")
    for _ in range(3):
        await card.get_by_role("button", name=next_step, exact=True).click()
        await settled(card)
    options = await open_list(seat, card)
    for number in range(await options.count()):
        await options.nth(number).click()
    await seat.page.get_by_role("button", name="Done", exact=True).click()
    await settled(card)
    await card.locator(SEAL).click()
    await settled(card)
    await save(card, file)


async def open_list(seat: Seat, card: Locator) -> Locator:
    """Opens a card's list; gives its options."""
    await card.locator(LIST).click()
    options = seat.page.get_by_role("option")
    await expect(options.first).to_be_visible()
    return options


async def settled(card: Locator) -> None:
    """Waits until nothing on a card waits for an answer and its pictures are there."""
    await card.page.wait_for_timeout(SETTLE)
    await expect(card.locator("[aria-busy=true]")).to_have_count(0)
    await card.page.wait_for_load_state("networkidle")


async def save(card: Locator, file: Path) -> None:
    """A picture of a card, in few colors."""
    shot = Image.open(io.BytesIO(await card.screenshot(animations="disabled"))).convert("RGB")
    shot.quantize(COLORS, kmeans=1).save(file, optimize=True)


async def main() -> None:
    """A step of the lesson at both widths."""
    with tempfile.TemporaryDirectory() as folder:
        for name, wide in WIDTHS.items():
            async with sitting(wide, Path(folder)) as seat:
                await shoot_lesson(seat, FOLDER / f"lesson-{name}.png")


if __name__ == "__main__":
    asyncio.run(main())
