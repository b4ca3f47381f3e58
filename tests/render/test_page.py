"""The exported page of a game: it shows every step in any browser, without a network."""

import io
import re
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Page, expect

from bot.catalogue import GAMES
from bot.pictures.painter import Urgency
from bot.pictures.scene import Look
from render.film.atlas import ACROSS, SIDE, make_atlas
from render.film.page import make_page
from render.film.reel import make_reel
from tests.games.played import load_played
from tests.render.test_film import NAMES, SHORTEST, record_of, reel_of
from tests.sandbox.page.conftest import IN_ONE_LOOP, browser
from tests.sandbox.page.seats import DESKTOP, PHONE

__all__ = ["browser"]
MOST_BYTES = 5_000_000
SWIPE = """(across) => {
  const board = document.getElementById("board"), box = board.getBoundingClientRect();
  const at = x => new Touch({identifier: 1, target: board, clientX: x, clientY: box.top + 40});
  const begin = at(200), end = at(200 + across);
  board.dispatchEvent(new TouchEvent("touchstart", {touches: [begin], changedTouches: [begin]}));
  board.dispatchEvent(new TouchEvent("touchend", {touches: [], changedTouches: [end]}));
}"""


@cache
def page_of(name: str) -> bytes:
    """The page of a game."""
    return make_page(reel_of(name))


@pytest_asyncio.fixture(loop_scope="session", params=[DESKTOP, PHONE], ids=["desktop", "phone"])
async def reading(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Page]:
    """The page in a browser; at the end, check that the page reported no error and requested nothing but itself."""
    (tmp_path / "game.html").write_bytes(page_of(SHORTEST))
    wide, high = request.param
    page = await browser.new_page(viewport={"width": wide, "height": high}, has_touch=True)
    troubles: list[str] = []
    page.on("console", lambda message: troubles.append(message.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("request", lambda asked: None if asked.url.startswith("data:") else troubles.append(asked.url))
    address = (tmp_path / "game.html").as_uri()
    await page.goto(address)
    yield page
    await page.close()
    assert troubles == [address]


async def is_at(page: Page, step: int) -> None:
    """Wait until the board of a step is drawn."""
    await expect(page.locator(f"#board[data-step='{step}']")).to_have_count(1)


@IN_ONE_LOOP
async def test_a_reader_walks_through_a_game_by_keys_buttons_swipes_and_the_list(reading: Page) -> None:
    """Each way leads to the right step; nothing is wider than the screen."""
    reel = reel_of(SHORTEST)
    last = len(reel.steps) - 1
    await is_at(reading, 0)
    await expect(reading.get_by_role("button", name="Back", exact=True)).to_be_disabled()
    await reading.keyboard.press("ArrowRight")
    await is_at(reading, 1)
    await reading.get_by_role("button", name="Next", exact=True).click()
    await is_at(reading, 2)
    await reading.evaluate(SWIPE, -120)
    await is_at(reading, 3)
    await reading.evaluate(SWIPE, 120)
    await is_at(reading, 2)
    await reading.get_by_role("combobox").select_option(label="Result")
    await is_at(reading, last)
    await expect(reading.get_by_role("button", name="Next", exact=True)).to_be_disabled()
    await reading.keyboard.press("Home")
    await is_at(reading, 0)
    assert await reading.evaluate("document.documentElement.scrollWidth <= innerWidth")


@IN_ONE_LOOP
async def test_a_step_has_its_news_and_a_description_of_its_board(reading: Page) -> None:
    """Players' names are shown unchanged, in any script."""
    reel = reel_of(SHORTEST)
    await is_at(reading, 0)
    await reading.keyboard.press("End")
    await is_at(reading, len(reel.steps) - 1)
    await expect(reading.get_by_role("img")).to_have_attribute("aria-label", re.compile(re.escape(NAMES[0])))
    await expect(reading.locator("#news")).to_contain_text(reel.winners[0])
    await expect(reading.locator("#when")).to_contain_text(f"Step {len(reel.steps)} of {len(reel.steps)}")


@IN_ONE_LOOP
async def test_the_page_follows_the_colors_of_the_device(reading: Page) -> None:
    """Page and board follow the device's dark or light mode, even if it changes while the page is open."""
    size = "narrow" if (reading.viewport_size or {"width": 0})["width"] == PHONE[0] else "wide"
    for theme in ("dark", "light"):
        await reading.emulate_media(color_scheme=theme)
        await expect(reading.locator(f"#board[data-look='{theme}-{size}']")).to_have_count(1)
        red = await reading.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0]")
        assert (int(red) < 100) == (theme == "dark")


@IN_ONE_LOOP
async def test_the_browser_draws_exactly_the_painted_board(reading: Page) -> None:
    """The squares of the board are joined without seams."""
    await is_at(reading, 0)
    size = "narrow" if (reading.viewport_size or {"width": 0})["width"] == PHONE[0] else "wide"
    reel = reel_of(SHORTEST)
    scene = reel.scene(0, Look("light", size))  # type: ignore[arg-type]
    painted = await reel.game.painter.paint(scene, reel.words, Urgency.SPARE)
    drawn: list[int] = await reading.evaluate(
        "[...document.getElementById('board').getContext('2d').getImageData(0, 0, board.width, board.height).data]"
    )
    with Image.open(io.BytesIO(painted)) as picture:
        assert bytes(drawn) == picture.convert("RGBA").tobytes()


def test_names_cannot_change_the_page() -> None:
    """A name with markup is shown as text: it ends neither the title nor the script."""
    evil = ("</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "%story%")
    page = make_page(make_reel(load_played(SHORTEST), record_of(SHORTEST), evil, "en")).decode()
    assert page.count("<script>") == page.count("</script>") == 1
    assert "<img" not in page


def test_a_name_that_looks_like_a_placeholder_does_not_change_the_page() -> None:
    """The winner's name stands in the title, which is filled in before the story."""
    names = ("%story%",) * load_played(SHORTEST).rules.seats[0]
    page = make_page(make_reel(load_played(SHORTEST), record_of(SHORTEST), names, "en")).decode()
    assert "const story = {" in page
    assert re.search(r"<title>[^<{]*%story%[^<{]*</title>", page)


def test_pictures_can_be_rebuilt_from_their_squares() -> None:
    """Squares are stored once, even across pictures of different sizes."""
    reel = reel_of(SHORTEST)
    numbers = [0, 1, 2, len(reel.steps) - 1]
    images = [picture_of(reel, number) for number in numbers]
    atlas = make_atlas(images)
    with Image.open(io.BytesIO(atlas.data)) as sheet:
        whole = sheet.convert("RGB")
    for image, squares in zip(images, atlas.pictures, strict=True):
        again, columns = Image.new("RGB", image.size), -(-squares.w // SIDE)
        for at, square in enumerate(squares.squares):
            x, y = square % ACROSS * SIDE, square // ACROSS * SIDE
            again.paste(whole.crop((x, y, x + SIDE, y + SIDE)), (at % columns * SIDE, at // columns * SIDE))
        assert again.tobytes() == image.convert("RGB").tobytes()


def picture_of(reel: Any, number: int) -> Image.Image:
    """A step, painted."""
    scene = reel.scene(number, Look())
    picture: Image.Image = reel.paint(scene)
    return picture


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_every_game_is_small(name: str) -> None:
    assert len(page_of(name)) <= MOST_BYTES
