"""Screenshots for the docs: `python -m tests.lab screenshots [NAME ...]` writes docs/pictures from a sandbox.

Names: greeting, lesson-start, lesson, lesson-end, plan, call, act, hint, card, push, ulm-act; without a name, all of
them. Each is taken at both widths. Each game's seed is fixed, so that a picture changes only if its content does.
"""

import asyncio
import io
import sys
import tempfile
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from msgspec.structs import replace
from PIL import Image
from playwright.async_api import Locator, async_playwright, expect

from bot.catalogue import load_game
from bot.config import Greets
from bot.games.contract import Prompt
from bot.games.lessons import follow, read_code
from bot.pictures.sights import kind_of
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.table import Table
from bot.tables.tuning import HintTuning, Tuning
from bot.words.words import words_in
from cogs.features.lesson import SEAL, STEP
from cogs.symbols import draw_symbols
from tests.cogs.conftest import QUICK, running_bot
from tests.lab.measure.scripted_player import plan_ahead
from tests.player import Player, all_posted, go_away, town_at
from tests.sandbox.page.conftest import FLAGS, find_chromium
from tests.sandbox.page.seats import DESKTOP, PHONE, Seat, sit_down

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
WIDTHS = {"phone": PHONE[0], "desktop": DESKTOP[0]}
BROAD = 600
"""Minimum width in pixels of a desktop page."""
HIGH = 1500
"""Height of a page in pixels, enough to show a whole card."""
COLORS = 200
"""Number of colors in a picture; a page has few, and this makes the file small."""
TIMEOUT = 180.0
"""Timeout in seconds for each slow operation: uploading symbols, hints, computers' turns."""
CLICK_MS = 500
"""Milliseconds within which a click reaches the bot."""
LESSON_CLICKS = 40
GATE = 2
"""The number of the gate where the tile is pushed in."""
SEED = bytes([4]) * 32
WAYS = "[data-custom-id^='y:'], [data-custom-id^='u:']"
"""A lesson's buttons that lead to a different position."""
HERO = ("call-desktop", "act-phone")
"""The screenshots that stand side by side at the top of the README."""
GAP = 24
"""Pixels between these screenshots."""


class Moment(NamedTuple):
    """A question that is worth a screenshot."""

    name: str
    sight: str
    """The question's private picture."""
    turns: int
    """Minimum number of answers before the question."""


MOMENTS = {
    "norenberc": (Moment("plan", "plan", 0), Moment("act", "act", 28)),
    "notredame": (Moment("card", "card", 20),),
    "ulm": (Moment("push", "push", 12),),
}
ALONG = {
    "plan": ("greeting", "lesson-start", "lesson", "lesson-end"),
    "act": ("call", "hint"),
    "push": ("ulm-act",),
}
"""Other screenshots taken before this question."""


class Stage(NamedTuple):
    """A running sandbox with a user in a browser."""

    bot: Guildhall
    seat: Seat
    people: list[Player]
    """The users; the first one uses the browser."""
    game: str
    wanted: Collection[str]
    width: str


PATIENT = replace(QUICK, tuning=Tuning(hints=HintTuning(soon=TIMEOUT, longest=TIMEOUT)))
"""Hints may take long, so that they are the same on every machine."""


@asynccontextmanager
async def on_stage(game: str, width: str, wanted: Collection[str], database: Path) -> AsyncIterator[Stage]:
    """Start a sandbox, upload the bot's symbols, and choose pictures that fit the screen."""
    wide = WIDTHS[width]
    async with (
        Sandbox(people=2) as sandbox,
        running_bot(sandbox.url, database, Greets.EMPTY, draw_symbols=draw_symbols, setup=PATIENT) as bot,
        town_at(sandbox.url, 2) as (_town, people),
        async_playwright() as playwright,
    ):
        await has_symbols(bot, game)
        for person in people:
            person.is_patient = True
            await bot.people.choose_size(int(person.id), "narrow" if wide < BROAD else "wide")
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        address = f"{sandbox.url}/?as={people[0].id}"
        seat = await sit_down(browser, address, str(wide), (wide, HIGH), FOLDER)
        yield Stage(bot, seat, people, game, wanted, width)
        await browser.close()


async def has_symbols(bot: Guildhall, game: str) -> None:
    """Wait until all symbols of a game are uploaded."""
    async with asyncio.timeout(TIMEOUT):
        while len(bot.symbols.of(game)) < len(load_game(game).painter.symbols):  # noqa: ASYNC110  # uploaded one by one
            await asyncio.sleep(0.1)


async def shoot_greeting(stage: Stage) -> None:
    """Take the bot's greeting."""
    page = stage.seat.page
    await save(stage, page.locator(".message", has=page.locator("[data-custom-id='begin:learn']")), "greeting")


async def shoot_lesson(stage: Stage) -> None:
    """Take the first step, the step after the first answer, and the last step."""
    await stage.seat.slash(f"{stage.game} learn")
    card, next_step = stage.seat.page.locator(".message.is-ephemeral").last, words_in("en").say("button-next")
    await wait_until_loaded(card)
    await save(stage, card, "lesson-start")
    await press(card.get_by_role("button", name=next_step, exact=True), card)
    await press(card.locator(WAYS).first, card)
    await save(stage, card, "lesson")
    for _ in range(LESSON_CLICKS):
        if await card.locator("[data-custom-id^='now:']").count():
            await save(stage, card, "lesson-end")
            return
        await press(await find_way(stage, card), card)
    raise AssertionError("the lesson has no end")


async def find_way(stage: Stage, card: Locator) -> Locator:
    """Return the lesson button that leads to the next step, or otherwise one that picks an option."""
    game = load_game(stage.game)
    lesson, back = game.declaration.lesson, words_in("en").say("button-back")
    assert lesson is not None
    for way in await card.locator(WAYS).all():
        custom_id = await way.get_attribute("data-custom-id") or ""
        found = STEP.read(custom_id) or SEAL.read(custom_id)
        if found and await way.inner_text() != back:
            position = follow(game.rules, lesson, int(found[1]), read_code(str(found[2])))
            if not position.is_refused:
                return way
    return card.locator("[data-custom-id^='switch:']").filter(has_not_text="✓").first


async def press(button: Locator, card: Locator) -> None:
    """Press a button of a card, and wait for the result."""
    await button.click()
    await wait_until_loaded(card)


async def shoot_panel(stage: Stage, moment: Moment) -> None:
    """Take the newest call, the panel behind its button, and the panel with a hint."""
    call = await newest_call(stage)
    if moment.name == "act":
        await save(stage, call, "call")
    await call.get_by_role("button", name=words_in("en").say("button-my-turn"), exact=True).click()
    panel = stage.seat.page.locator(".message.is-ephemeral").last
    await expect(panel).to_be_visible()
    await wait_until_loaded(panel)
    await save(stage, panel, moment.name)
    if "ulm-act" in stage.wanted and moment.name == "push":
        await panel.get_by_role("combobox").click()
        await press(panel.page.get_by_role("option").nth(GATE), panel)
        await save(stage, panel, "ulm-act")
    if "hint" in stage.wanted and moment.name == "act":
        await press(panel.locator("[data-custom-id^='hint:']"), panel)
        await expect(panel).to_contain_text("simulated games).", timeout=TIMEOUT * 1000)
        await save(stage, panel, "hint")


async def newest_call(stage: Stage) -> Locator:
    """Return the newest message with the button that opens a panel."""
    call = stage.seat.page.locator(".message", has=stage.seat.page.locator("[data-custom-id='m:1']")).last
    await expect(call).to_be_visible()
    await wait_until_loaded(call)
    return call


async def begin(stage: Stage) -> Table:
    """Start a game with two users and a computer."""
    bot, (ada, ben) = stage.bot, stage.people
    with patch("bot.tables.lobby.secrets.token_bytes", return_value=SEED):
        lobby = (await ada.slash(f"{stage.game} new", players=3, computers=1)).message
        await ben.click(lobby, "l:1:join")
        await ada.click(lobby, "l:1:start")
    await all_posted(bot)
    await ada.until(lambda: bool(ada.calls()))  # wait until posts have arrived
    return await bot.manager.table(1)


async def play_until(stage: Stage, table: Table, moment: Moment) -> None:
    """Play on until the host is called to a question."""
    bot, (ada, ben) = stage.bot, stage.people
    while not is_there(table, ada, moment):
        for prompt in [prompt for prompt in table.prompts() if prompt.seat in table.awaited()]:
            await asyncio.create_task(answer(bot, table, prompt))
        await bot.manager.deputies.settle(1, TIMEOUT)
        await go_away(bot, ada, ben)
        await all_posted(bot)


async def answer(bot: Guildhall, table: Table, prompt: Prompt) -> None:
    """Answer this question and the decision's further questions as a good player would."""
    for asked, picks in plan_ahead(table, prompt):
        if asked not in table.prompts():
            continue
        await bot.manager.play.answer(table.id, table.now.seats[prompt.seat].user or 0, asked.id, picks)


def is_there(table: Table, host: Player, moment: Moment) -> bool:
    """True if the newest message has a board and calls the host to the question of this screenshot."""
    assert table.awaited(), "the game is over without such a question"
    prompt, newest = table.prompt_for(0), host.calls()[-1]
    is_called = bool(newest["attachments"]) and host.id in [one["id"] for one in newest["mentions"]]
    if prompt is None or table.now.turns < moment.turns or not (is_called or not moment.turns):
        return False
    return kind_of(table.game.guide.explain(table.cache.view(0), prompt).sight) == moment.sight


async def wait_until_loaded(card: Locator) -> None:
    """Wait until a card is not busy and its pictures are loaded."""
    await card.page.wait_for_timeout(CLICK_MS)
    await expect(card.locator("[aria-busy=true]")).to_have_count(0)
    await card.page.wait_for_load_state("networkidle")


async def save(stage: Stage, message: Locator, name: str) -> None:
    """Write a screenshot of a message's card in few colors, if `name` is wanted."""
    if name not in stage.wanted:
        return
    await message.page.mouse.move(0, 0)
    card = await message.locator(".container").first.screenshot(animations="disabled")
    image = Image.open(io.BytesIO(card)).convert("RGB")
    image.quantize(COLORS, kmeans=1).save(FOLDER / f"{name}-{stage.width}.png", optimize=True)


async def shoot(stage: Stage) -> None:
    """Take all wanted screenshots of a game."""
    moments = [one for one in MOMENTS[stage.game] if {one.name, *ALONG.get(one.name, ())} & {*stage.wanted}]
    if "greeting" in stage.wanted:
        await shoot_greeting(stage)
    if {"lesson-start", "lesson", "lesson-end"} & {*stage.wanted}:
        await shoot_lesson(stage)
    table = await begin(stage)
    for moment in moments:
        await play_until(stage, table, moment)
        await shoot_panel(stage, moment)


def join_hero() -> None:
    """Write the README's first picture: the board in the channel beside the private panel."""
    board, panel = [Image.open(FOLDER / f"{name}.png").convert("RGBA") for name in HERO]
    sheet = Image.new("RGBA", (board.width + GAP + panel.width, max(board.height, panel.height)))
    sheet.paste(board, (0, (sheet.height - board.height) // 2))
    sheet.paste(panel, (board.width + GAP, (sheet.height - panel.height) // 2))
    sheet.quantize(COLORS).save(FOLDER / "hero.png", optimize=True)


async def main(names: Collection[str]) -> None:
    """Take each wanted screenshot at both widths."""
    await take(names)
    join_hero()


async def take(names: Collection[str]) -> None:
    """Start a sandbox for each game and width, and take the pictures there."""
    for game, moments in MOMENTS.items():
        known = {name for one in moments for name in (one.name, *ALONG.get(one.name, ()))}
        if wanted := known & {*names} if names else known:
            for width in WIDTHS:
                with tempfile.TemporaryDirectory() as folder:
                    async with on_stage(game, width, wanted, Path(folder, "games.sqlite3")) as stage:
                        await shoot(stage)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
