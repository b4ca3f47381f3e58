"""One user plays a whole game in a browser with the mouse, on a desktop and on a phone."""

import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import pytest_asyncio
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bot.catalogue import GAMES, load_game
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.motions import END
from bot.tables.status import Status
from tests.cogs.conftest import running_bot
from tests.patience import until_found
from tests.sandbox.page.conftest import IN_ONE_LOOP, Sitting, browser, hall, sit
from tests.sandbox.page.seats import DESKTOP, PHONE, TRIES, Seat

__all__ = ["browser", "hall", "sit"]
"""Fixtures of the page's tests: Chromium, a sandbox, and users."""

pytestmark = IN_ONE_LOOP
MOST_CLICKS = 400
PRESS_AGAIN_AFTER = 20_000
"""Milliseconds before a button that has not turned gray is pressed again."""
SHOTS = {"lobby", "act", "announcement", "scores"}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
IN_TURN = [(name, [*SIZES][number % len(SIZES)]) for number, name in enumerate(GAMES)]
EACH = [(name, size) for name in GAMES for size in SIZES]
PLAYED = EACH if os.environ.get("GUILDHALL_MOUSE") == "all" else IN_TURN
"""Games and numbers of players that are tested: one number per game, or all with GUILDHALL_MOUSE=all."""

CONTROLS = """(id) => [...document.querySelectorAll(`.message[data-message-id='${id}'] [data-custom-id]`)]
  .map((node) => [node.dataset.customId, node.disabled || node.getAttribute('aria-busy') === 'true', node.innerText])"""
"""A panel's controls: id, label, and whether the control is disabled or busy."""
CHANGED = f"([id, before]) => JSON.stringify(({CONTROLS})(id)) !== before"


@pytest_asyncio.fixture(loop_scope="session")
async def bot(hall: Sandbox, tmp_path: Path) -> AsyncIterator[Guildhall]:  # pytest finds fixtures by name
    """The real bot with a real database."""
    async with running_bot(hall.url, tmp_path / "guildhall.sqlite3") as running:
        yield running


class Mouse:
    """Mouse actions on a private panel."""

    def __init__(self, page: Page, message: str) -> None:
        self.page, self.message = page, message
        self.panel = page.locator(f".message[data-message-id='{message}']")

    async def controls(self, prefix: str) -> list[str]:
        """Ids of the enabled controls with this prefix."""
        found: list[list[Any]] = await self.page.evaluate(CONTROLS, self.message)
        return [custom_id for custom_id, is_idle, _label in found if custom_id.startswith(prefix) and not is_idle]

    def control(self, custom_id: str) -> Locator:
        """A control of the panel."""
        return self.panel.locator(f"[data-custom-id='{custom_id}']")

    async def state(self) -> str:
        """All controls of the panel, serialized."""
        return str(await self.page.evaluate(f"(id) => JSON.stringify(({CONTROLS})(id))", self.message))

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Wait until the panel has changed and none of its controls is busy."""
        before = await self.state()
        yield
        await expect(self.panel.locator("[aria-busy=true]")).to_have_count(0)
        await self.page.wait_for_function(CHANGED, arg=[self.message, before])
        await expect(self.panel.locator("[aria-busy=true]")).to_have_count(0)

    async def click(self, custom_id: str) -> None:
        """Press a button; press again if the page was redrawn between mouse down and mouse up.

        If the panel changes first, the button may be gone: that counts as a change, too.
        """
        async with self.changing():
            before = await self.state()
            with suppress(PlaywrightTimeout):
                await self.control(custom_id).click(timeout=PRESS_AGAIN_AFTER)
            with suppress(PlaywrightTimeout):
                await self.page.wait_for_function(CHANGED, arg=[self.message, before], timeout=PRESS_AGAIN_AFTER)
                return
            if await self.control(custom_id).is_enabled():
                await self.control(custom_id).click()

    async def pick(self, custom_id: str, count: int) -> None:
        """Choose the first options of a list; retry if the page was redrawn, which closes the list."""
        async with self.changing():
            for _ in range(TRIES):
                with suppress(PlaywrightTimeout):
                    await self._pick_from_list(custom_id, count)
                    return
            raise AssertionError(f"nothing could be picked in {custom_id}")

    async def _pick_from_list(self, custom_id: str, count: int) -> None:
        await self.control(custom_id).click(timeout=PRESS_AGAIN_AFTER)
        options, done = self.page.get_by_role("option"), self.page.get_by_role("button", name="Done", exact=True)
        await options.first.wait_for(timeout=PRESS_AGAIN_AFTER)
        if not await done.count():
            await options.first.click(timeout=PRESS_AGAIN_AFTER)
            return
        for number in range(min(count, await options.count())):
            await options.nth(number).click(timeout=PRESS_AGAIN_AFTER)
        await done.click(timeout=PRESS_AGAIN_AFTER)


async def open_panel(seat: Seat) -> Mouse:
    """Press the newest button that opens the panel."""
    await seat.page.get_by_role("button", name="My turn", exact=True).last.click()
    newest = seat.page.locator(".message.is-ephemeral").last
    await expect(newest).to_be_visible()
    return Mouse(seat.page, await newest.get_attribute("data-message-id") or "")


async def soon(mouse: Mouse, prefix: str) -> str:
    """The first control with this prefix, once the panel shows it (the page may be redrawn just now)."""
    return (await until_found(lambda: mouse.controls(prefix)))[0]


async def answer(mouse: Mouse, has_planned: bool) -> str:
    """Answer one question: plan a guild, then pass; otherwise take the first choice. Returns the kind of answer."""
    lists, toggles, passes = [await mouse.controls(kind) for kind in ("p:", "d:", "n:")]
    if toggles and has_planned:
        await mouse.click(passes[0])
        if not await mouse.controls("v:"):  # asks for confirmation
            await mouse.click(await soon(mouse, "o:"))
        return "pass"
    if toggles:
        await mouse.click(toggles[0])
        await mouse.click((await mouse.controls("s:"))[-1])
        return "plan"
    if lists:
        await mouse.pick(lists[0], 2)
        if confirms := await mouse.controls("c:"):
            await mouse.click(confirms[0])
        return "pick"
    await mouse.click((await mouse.controls("s:") or [await soon(mouse, "o:")])[0])
    return "choose"


async def is_asked(mouse: Mouse) -> bool:
    """Wait until the computers have played. True if the panel asks a question."""
    while not [found for kind in ("p:", "o:", "s:", "d:") for found in await mouse.controls(kind)]:
        if not await mouse.controls("v:"):  # the game is over
            return False
        await mouse.page.wait_for_timeout(50)
    return True


async def play_on(mouse: Mouse, seat: Seat) -> set[str]:
    """Play until no question is left. Returns the kinds of screenshots taken."""
    has_planned, shot = False, set[str]()
    for step in range(MOST_CLICKS):
        if not await is_asked(mouse):
            assert step, "nothing was asked"
            return shot
        kind = "plan" if await mouse.controls("d:") else "act"
        if kind not in shot:
            shot.add(kind)
            await scroll_to(mouse.panel)
            await seat.shot(kind)
        done = await answer(mouse, has_planned)
        has_planned = done == "plan" or (has_planned and done != "pass")
    raise AssertionError("the game does not end")


@pytest.mark.long
@pytest.mark.parametrize(("name", "size"), PLAYED)
async def test_a_user_plays_a_whole_game_with_the_mouse(
    bot: Guildhall,
    sit: Sitting,  # pytest finds fixtures by name
    tmp_path: Path,
    name: str,
    size: str,
) -> None:
    """The game is against two of the best computers (or more if it needs more), from the lobby to the final scores."""
    [seat], seats = await sit(1, SIZES[size]), load_game(name).rules.seats
    players = min(max(3, seats[0]), seats[-1])
    await seat.slash(f"{name} new", players=str(players), computers=str(players - 1))
    await seat.sees("waiting for players")
    await seat.shot("lobby")
    await seat.press("waiting for players", "Start")

    mouse = await open_panel(seat)
    shot = await play_on(mouse, seat)

    table = await bot.manager.table(1)
    assert table.now.status is Status.OVER
    assert [row.computer for row in table.now.seats] == ["", *[load_game(name).best_computer] * (players - 1)]
    await expect(mouse.panel).to_contain_text("This game is over")
    await look_at_the_end(seat, [score.points for score in table.rules.scores(table.now.state)])
    assert names_of(tmp_path, "png") == {f"{seat.name}-{one}.png" for one in SHOTS | shot}


def names_of(folder: Path, ending: str) -> set[str]:
    """Names of the files in a folder with this extension."""
    return {file.name for file in folder.glob(f"*.{ending}")}


FROM_QUESTION = """([id, question]) => {
  const panel = document.querySelector(`.message[data-message-id='${id}']`);
  const asked = [...panel.querySelectorAll('.text-display strong')].find((node) => node.innerText === question);
  const last = [...panel.querySelectorAll('[data-custom-id]')].at(-1);
  const height = last.getBoundingClientRect().bottom - asked.getBoundingClientRect().top;
  const picture = panel.querySelector('img[alt]');
  return [height, `${asked.closest('.text-display').innerText} ${picture ? picture.alt : ''}`];
}"""
"""Pixels from a panel's question to its last control, and the text of the question and its picture."""
FROM_NEWS = """([id, heading]) => {
  const panel = document.querySelector(`.message[data-message-id='${id}']`);
  const news = [...panel.querySelectorAll('.text-display')].find((node) => node.innerText.startsWith(heading));
  const last = [...panel.querySelectorAll('[data-custom-id]')].at(-1);
  return news ? last.getBoundingClientRect().bottom - news.getBoundingClientRect().top : 0;
}"""
"""Pixels from the news to a panel's last control."""
SEEN_AT_ONCE = 700
"""Number of pixels of a message visible on an 844-pixel phone, between the channel's name and the input field."""
SEED = bytes([4]) * 32


async def test_a_phone_shows_the_question_and_the_players_talers_with_the_choices(bot: Guildhall, sit: Sitting) -> None:
    """Checks every question of Norenberc up to the second plan: the player need not scroll up from the choices.

    At a guild, the news is visible with them, too.
    """
    [seat] = await sit(1, (390, 844))
    with patch("bot.tables.lobby.secrets.token_bytes", return_value=SEED):
        await seat.slash("norenberc new", players="3", computers="2")
        await seat.press("waiting for players", "Start")
        await seat.sees("Round 1")
    table, mouse = await bot.manager.table(1), await open_panel(seat)
    while await is_asked(mouse) and table.now.state.turn == 1:
        [asked] = [prompt for prompt in table.prompts() if prompt.seat == 0]
        question = table.words.say(f"ask-{asked.ask}")
        height, text = await seat.page.evaluate(FROM_QUESTION, [mouse.message, question])
        assert height <= SEEN_AT_ONCE, asked.id
        if asked.ask != "plan":
            news = await seat.page.evaluate(FROM_NEWS, [mouse.message, table.words.say("since-title")])
            assert news <= SEEN_AT_ONCE, asked.id
        assert (
            f"{table.now.state.players[0].money}\N{NO-BREAK SPACE}Talers" in text
        )  # in the text or in the picture's description
        await answer(mouse, has_planned=False)
    assert table.now.state.turn == 2


async def scroll_to(place: Locator) -> None:
    """Scroll until this is visible; try again if an edit of the message redraws it."""
    for _ in range(20):
        try:
            return await place.scroll_into_view_if_needed()
        except PlaywrightError as error:
            if "not attached" not in error.message:
                raise
    raise AssertionError(f"{place} is drawn anew again and again")


async def look_at_the_end(seat: Seat, points: list[int]) -> None:
    """Check that the last post shows the game and everyone's points."""
    await scroll_to(seat.page.locator(".message:not(.is-ephemeral)", has=seat.page.locator("img")).last)
    await seat.shot("announcement")
    scores = seat.page.locator(".message:not(.is-ephemeral)", has_text="🏆")
    await expect(scores).to_be_visible()
    for number in points:
        await expect(scores.locator("img")).to_have_attribute("alt", re.compile(rf"(?<!\d){number}(?!\d)"))
    await scroll_to(scores)
    await seat.shot("scores")


@pytest.mark.one_game
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_inviting_and_viewing_other_players_with_the_mouse(
    bot: Guildhall, sit: Sitting, game: str, size: tuple[int, int]
) -> None:
    """The host invites a friend by name, who joins; each views the other's possessions, and they vote to play on."""
    host, friend = await sit(2, size)
    await host.command(f"{game} new")
    await host.fill_option("invited", "")
    await host.page.keyboard.type("@bru")
    await host.page.get_by_role("option", name="Bruno").click()
    await host.page.get_by_role("button", name="Send the command").click()
    await friend.sees("By invitation only: @Bruno")
    await expect(friend.message("By invitation only")).to_have_class(re.compile("pings-me"))
    await friend.shot("invited")
    await friend.press("By invitation only", "Join")
    await host.press("By invitation only", "Start")
    await expect(friend.page.get_by_role("button", name="My turn", exact=True).last).to_be_visible()

    await friend.page.locator(".message .mention", has_text="Ada").last.click()
    await friend.shot("person")
    await friend.page.get_by_role("button", name="Show what they own").click()
    shown = friend.page.locator(".message.is-ephemeral").last
    await expect(shown.get_by_role("img").last).to_be_visible()
    await friend.shot("things")
    await friend.slash(f"{game} end")
    await host.press("End this game now?", "Keep playing")
    await friend.sees("Ada wants to keep playing")
    await friend.shot("play-on")
    assert (await bot.manager.table(1)).agreed(END) == set()
