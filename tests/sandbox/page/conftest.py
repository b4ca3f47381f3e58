"""A browser, a sandbox with five users, and a bot that shows everything."""

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import ClientSession
from playwright.async_api import Browser, async_playwright, expect

from bot.sandbox import Sandbox
from tests.patience import unhurried
from tests.rates import make_brisk
from tests.sandbox.conftest import running_bot
from tests.sandbox.page.seats import DESKTOP, PAGE_TIMEOUT_MS, Seat, sit_down
from tests.sandbox.page.showcase import ShowcaseBot

__all__ = ["unhurried"]

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Sitting = Callable[..., Awaitable[list[Seat]]]


IN_ONE_LOOP = pytest.mark.asyncio(loop_scope="session")  # all tests share the browser and therefore its event loop


def find_chromium() -> str | None:
    """Return the path of Chromium: from the variable CHROMIUM, or on PATH, or None."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Headless Chromium."""
    path = find_chromium()
    if path is None:
        pytest.skip(f"no Chromium on PATH (looked for {', '.join(NAMES)}): the page is not tried in a browser")
    expect.set_options(timeout=PAGE_TIMEOUT_MS)
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        await running.close()


@pytest_asyncio.fixture(loop_scope="session")
async def hall(spec: Path | None) -> AsyncIterator[Sandbox]:
    """A sandbox with five users."""
    async with Sandbox(people=5, spec=spec) as running:
        make_brisk(running)
        yield running
    assert running.findings == []


def let_time_run_out(hall: Sandbox) -> None:
    """Make interactions that are still unanswered fail."""
    hall.world.clock.ahead += hall.tracker.answer_seconds + 0.1
    hall.tracker.expire_overdue()


@pytest_asyncio.fixture(loop_scope="session")
async def showcase(hall: Sandbox) -> AsyncIterator[ShowcaseBot]:
    """The bot, connected, with its commands registered."""
    async with running_bot(hall.url, ShowcaseBot()) as running:
        assert isinstance(running, ShowcaseBot)
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def sit(hall: Sandbox, browser: Browser, tmp_path: Path) -> AsyncIterator[Sitting]:
    """Open pages for users; at the end, check that no page has logged an error."""
    seats: list[Seat] = []

    async def take_seats(count: int = 1, size: tuple[int, int] = DESKTOP, path: str = "/?as={id}") -> list[Seat]:
        async with ClientSession() as session, session.get(f"{hall.url}/people") as answer:
            people = [one for one in (await answer.json())["people"] if not one["bot"]][:count]
        taken = [
            await sit_down(browser, hall.url + path.format(**one), f"{one['global_name']}-{size[0]}", size, tmp_path)
            for one in people
        ]
        seats.extend(taken)
        return taken

    yield take_seats
    for seat in seats:
        await seat.page.context.close()
    assert {seat.name: seat.troubles for seat in seats if seat.troubles} == {}
