"""Users in a browser, each with a page."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Browser, ConsoleMessage, Locator, Page, Request, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout
from yarl import URL

from tests.patience import PATIENCE

DESKTOP = (1180, 820)
PHONE = (390, 780)
NARROWEST = (360, 740)


@dataclass
class Seat:
    """One user's page."""

    page: Page
    name: str
    shots: Path
    troubles: list[str] = field(default_factory=list)

    @property
    def field(self) -> Locator:
        """The input field."""
        return self.page.get_by_role("textbox", name="Message", exact=True)

    def message(self, text: str) -> Locator:
        """The newest message with this text."""
        return self.page.locator(".message", has=self.page.locator(".body", has_text=text)).last

    async def write(self, text: str) -> None:
        """Send a message."""
        await self.field.fill(text)
        await self.page.keyboard.press("Enter")
        if await self.field.input_value():
            await self.page.get_by_role("button", name="Send", exact=True).click()

    async def command(self, path: str) -> None:
        """Choose a slash command from the list."""
        offer = self.page.get_by_role("option", name=f"/{path}").first
        for _ in range(TRIES):
            await self.field.fill(f"/{path}")
            try:
                await offer.click(timeout=PAGE_TIMEOUT_MS / TRIES)
                await self.page.get_by_role("button", name="Send the command").wait_for(timeout=PAGE_TIMEOUT_MS / TRIES)
            except PlaywrightTimeout:  # a new message has closed or redrawn the list
                await self.field.fill("")
            else:
                return
        raise AssertionError(f"/{path} is not offered")

    async def slash(self, path: str, **options: str) -> None:
        """Use a slash command with typed options."""
        await self.command(path)
        for name, value in options.items():
            await self.fill_option(name, value)
        await self.page.get_by_role("button", name="Send the command").click()
        await expect(self.field).to_be_visible()

    async def fill_option(self, name: str, value: str) -> None:
        """Fill one option; if it is optional, add it first."""
        offer = self.page.locator(".slot-offer", has_text=name)
        if await offer.count():
            await offer.click()
        slot = self.page.locator(f".slot[data-option={name}] input")
        await slot.fill(value)

    async def press(self, text: str, label: str) -> None:
        """Press a button of the newest message with this text."""
        await self.message(text).get_by_role("button", name=label, exact=True).click()

    async def choose(self, control: Locator, *labels: str) -> None:
        """Choose options of a select."""
        await control.click()
        for label in labels:
            await self.page.get_by_role("option", name=label).first.click()
        done = self.page.get_by_role("button", name="Done", exact=True)
        if await done.count():
            await done.click()

    async def sees(self, text: str) -> None:
        """Wait for a message."""
        await expect(self.message(text)).to_be_visible()

    async def misses(self, text: str) -> None:
        """Check that no message with this text is there."""
        await expect(self.page.locator(".message", has_text=text)).to_have_count(0)

    async def go(self, channel: str) -> None:
        """Open a channel by its name."""
        await expect(self.page.locator(".top h2")).to_be_visible()
        opener = self.page.get_by_role("button", name="Servers and channels")
        if await opener.is_visible():
            await opener.click()
        await self.page.locator(".sidebar .channel", has_text=channel).first.click()
        await expect(self.page.locator(".top h2")).to_have_text(re.compile(re.escape(channel)))

    async def shot(self, name: str) -> None:
        """Save a screenshot of the page, and check that nothing overflows."""
        await self.page.screenshot(path=self.shots / f"{self.name}-{name}.png", animations="disabled")
        found = await self.page.evaluate(STICKS_OUT)
        assert found == [], f"these stick out of the page: {found}"


STICKS_OUT = """() => {
  const wide = document.documentElement.clientWidth;
  const own = '.sidebar, .visually-hidden, .code-block, .log-box, .frames, .seats, .rail, .stage';
  const hidden = (node) => node.closest(own);
  return [...document.querySelectorAll('body *')]
    .filter((node) => node.checkVisibility() && !hidden(node) && node.getBoundingClientRect().right > wide + 1)
    .map((node) => `${node.tagName}.${node.className}`);
}"""


PAGE_TIMEOUT_MS, TRIES = 1000 * PATIENCE, 12
"""Timeout of a page in milliseconds, long enough for a busy machine; attempts at an action that the page may miss."""


async def sit_down(browser: Browser, address: str, name: str, size: tuple[int, int], shots: Path) -> Seat:
    """Open a user's page, and record its errors."""
    width, height = size
    phone = width < 500
    context = await browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="light" if phone else "dark", has_touch=phone
    )
    page = await context.new_page()
    page.set_default_timeout(PAGE_TIMEOUT_MS)
    seat = Seat(page, name, shots)
    home = str(URL(address).origin())

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            seat.troubles.append(message.text)

    def asked(request: Request) -> None:
        if not request.url.startswith((home, "blob:", "data:")):
            seat.troubles.append(f"outside: {request.url}")

    page.on("console", heard)
    page.on("pageerror", lambda error: seat.troubles.append(str(error)))
    page.on("request", asked)
    await page.goto(address)
    return seat
