"""One person plays a whole game in a browser, with the mouse alone, at a desk and on a phone."""

import asyncio
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
from bot.tables.status import Status
from tests.cogs.conftest import running_bot
from tests.patience import PATIENCE
from tests.sandbox.page.conftest import IN_ONE_LOOP, Sitting, browser, hall, sit
from tests.sandbox.page.seats import DESKTOP, PHONE, TRIES, Seat

__all__ = ["browser", "hall", "sit"]
"""What the page's tests lend to these: Chromium, a sandbox, and people who sit down."""

pytestmark = IN_ONE_LOOP
MOST_CLICKS = 400
PRESS_AGAIN_AFTER = 20_000
"""Milliseconds after which a person presses again a button that has not even turned gray."""
SHOTS = {"lobby", "act", "announcement", "scores"}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
IN_TURN = [(name, [*SIZES][number % len(SIZES)]) for number, name in enumerate(GAMES)]
EACH = [(name, size) for name in GAMES for size in SIZES]
PLAYED = EACH if os.environ.get("GUILDHALL_MOUSE") == "all" else IN_TURN
"""Games and the widths they are played at: one of each, or all with GUILDHALL_MOUSE=all."""

CONTROLS = """(id) => [...document.querySelectorAll(`.message[data-message-id='${id}'] [data-custom-id]`)]
  .map((node) => [node.dataset.customId, node.disabled || node.getAttribute('aria-busy') === 'true', node.innerText])"""
"""A panel's controls: each one's id, whether it cannot be used now, and its words."""
CHANGED = f"([id, before]) => JSON.stringify(({CONTROLS})(id)) !== before"


@pytest_asyncio.fixture(loop_scope="session")
async def bot(hall: Sandbox, tmp_path: Path) -> AsyncIterator[Guildhall]:  # a fixture is asked for by name
    """The real bot with a real database file."""
    async with running_bot(hall.url, tmp_path / "guildhall.sqlite3") as running:
        yield running


class Mouse:
    """Somebody's hand on their private panel."""

    def __init__(self, page: Page, message: str) -> None:
        self.page, self.message = page, message
        self.panel = page.locator(f".message[data-message-id='{message}']")

    async def controls(self, prefix: str) -> list[str]:
        """The ids of the usable controls that begin so."""
        found: list[list[Any]] = await self.page.evaluate(CONTROLS, self.message)
        return [custom_id for custom_id, is_idle, _label in found if custom_id.startswith(prefix) and not is_idle]

    def control(self, custom_id: str) -> Locator:
        """A control of the panel."""
        return self.panel.locator(f"[data-custom-id='{custom_id}']")

    async def state(self) -> str:
        """All controls of the panel as they are now."""
        return str(await self.page.evaluate(f"(id) => JSON.stringify(({CONTROLS})(id))", self.message))

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Waits until the panel has changed, and none of its controls waits for an answer."""
        before = await self.state()
        yield
        await expect(self.panel.locator("[aria-busy=true]")).to_have_count(0)
        await self.page.wait_for_function(CHANGED, arg=[self.message, before])
        await expect(self.panel.locator("[aria-busy=true]")).to_have_count(0)

    async def click(self, custom_id: str) -> None:
        """Press a button; once more if the page was redrawn between finger down and finger up.

        If the panel changes by itself first, the button may be gone: that is a change, too.
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
        """Choose the first options of a list; again if the page was redrawn meanwhile, which closes the list."""
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
    """Press the newest button that opens one's panel."""
    await seat.page.get_by_role("button", name="My turn", exact=True).last.click()
    newest = seat.page.locator(".message.is-ephemeral").last
    await expect(newest).to_be_visible()
    return Mouse(seat.page, await newest.get_attribute("data-message-id") or "")


async def soon(mouse: Mouse, prefix: str) -> str:
    """The first control of a kind, once the panel shows it: it may be made anew right now."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await mouse.controls(prefix)):  # noqa: ASYNC110  # asked of the page
            await asyncio.sleep(0.05)
    return found[0]


async def answer(mouse: Mouse, has_planned: bool) -> str:
    """One step: seal a guild, later pass; else take the first choice. Gives what was done."""
    lists, toggles, passes = [await mouse.controls(kind) for kind in ("p:", "d:", "n:")]
    if toggles and has_planned:
        await mouse.click(passes[0])
        if not await mouse.controls("v:"):  # it is asked about once more
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
    """Whether the panel asks something, once the computers have played."""
    while not [found for kind in ("p:", "o:", "s:", "d:") for found in await mouse.controls(kind)]:
        if not await mouse.controls("v:"):  # the game is over
            return False
        await mouse.page.wait_for_timeout(50)
    return True


async def play_on(mouse: Mouse, seat: Seat) -> set[str]:
    """Plays until nothing is asked any more; gives what was looked at."""
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


@pytest.mark.parametrize(("name", "size"), PLAYED)
async def test_a_person_plays_a_whole_game_with_the_mouse(
    bot: Guildhall,
    sit: Sitting,  # a fixture is asked for by name
    tmp_path: Path,
    name: str,
    size: str,
) -> None:
    """Against two of the strongest computers, or as many as the game needs, from the lobby to the final scores."""
    [seat], seats = await sit(1, SIZES[size]), load_game(name).rules.seats
    players = min(max(3, seats[0]), seats[-1])
    await seat.slash(f"{name} new", players=str(players), computers=str(players - 1))
    await seat.sees("waiting for players")
    await seat.shot("lobby")
    await seat.press("waiting for players", "Start")

    mouse = await open_panel(seat)
    shot = await play_on(mouse, seat)

    table = await bot.manager.table(1)
    assert table.status is Status.OVER
    assert [row.computer for row in table.seats] == ["", *[load_game(name).best_computer] * (players - 1)]
    await expect(mouse.panel).to_contain_text("This game is over")
    await look_at_the_end(seat, [score.points for score in table.rules.scores(table.state)])
    assert names_of(tmp_path, "png") == {f"{seat.name}-{one}.png" for one in SHOTS | shot}


def names_of(folder: Path, ending: str) -> set[str]:
    """The files of a folder that end so."""
    return {file.name for file in folder.glob(f"*.{ending}")}


FROM_QUESTION = """([id, question]) => {
  const panel = document.querySelector(`.message[data-message-id='${id}']`);
  const asked = [...panel.querySelectorAll('.text-display strong')].find((node) => node.innerText === question);
  const last = [...panel.querySelectorAll('[data-custom-id]')].at(-1);
  const height = last.getBoundingClientRect().bottom - asked.getBoundingClientRect().top;
  const picture = panel.querySelector('img[alt]');
  return [height, `${asked.closest('.text-display').innerText} ${picture ? picture.alt : ''}`];
}"""
"""The pixels from a panel's question to its last control, the text that the question stands in and the picture's."""
FROM_NEWS = """([id, heading]) => {
  const panel = document.querySelector(`.message[data-message-id='${id}']`);
  const news = [...panel.querySelectorAll('.text-display')].find((node) => node.innerText.startsWith(heading));
  const last = [...panel.querySelectorAll('[data-custom-id]')].at(-1);
  return news ? last.getBoundingClientRect().bottom - news.getBoundingClientRect().top : 0;
}"""
"""The pixels from what happened since one's last move to a panel's last control."""
SEEN_AT_ONCE = 700
"""Pixels of a message that a phone of 844 shows between the channel's name and the field to write in."""
SEED = bytes([4]) * 32


async def test_a_phone_shows_what_is_asked_and_ones_means_with_the_choices(bot: Guildhall, sit: Sitting) -> None:
    """In a game of Norenberc with four guilds, up to the second plan; nobody has to scroll up for Talers or prices.

    At a guild they need not for what the others did either.
    """
    [seat] = await sit(1, (390, 844))
    with patch("bot.tables.lobby.secrets.token_bytes", return_value=SEED):
        await seat.slash("norenberc new", players="3", computers="2")
        await seat.press("waiting for players", "Start")
        await seat.sees("Round 1")
    table, mouse = await bot.manager.table(1), await open_panel(seat)
    while await is_asked(mouse) and table.state.turn == 1:
        [asked] = [prompt for prompt in table.prompts() if prompt.seat == 0]
        question = table.words.say(f"ask-{asked.ask}")
        height, text = await seat.page.evaluate(FROM_QUESTION, [mouse.message, question])
        assert height <= SEEN_AT_ONCE, asked.id
        if asked.ask != "plan":
            news = await seat.page.evaluate(FROM_NEWS, [mouse.message, table.words.say("since-title")])
            assert news <= SEEN_AT_ONCE, asked.id
        assert f"{table.state.players[0].money}\N{NO-BREAK SPACE}Talers" in text  # in words, or in the picture's
        await answer(mouse, has_planned=False)
    assert table.state.turn == 2


async def scroll_to(place: Locator) -> None:
    """Until it can be seen; a message that is changed at that moment is drawn anew."""
    for _ in range(20):
        try:
            return await place.scroll_into_view_if_needed()
        except PlaywrightError as error:
            if "not attached" not in error.message:
                raise
    raise AssertionError(f"{place} is drawn anew again and again")


async def look_at_the_end(seat: Seat, points: list[int]) -> None:
    """A picture of the game and the scores are there for all to see, described with everyone's points."""
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
async def test_inviting_and_looking_at_each_other_by_the_mouse(
    bot: Guildhall, sit: Sitting, game: str, size: tuple[int, int]
) -> None:
    """A friend is invited by name, sits down, and both look at each other's things and play on."""
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
    assert (await bot.manager.table(1)).agreed_to_end == set()
