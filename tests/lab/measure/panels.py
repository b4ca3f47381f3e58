"""`python -m tests.lab panels`: how long the panels of whole games are, in every language.

Scripted users play each game with every number of seats, each away during the others' moves. The sandbox's page in
Chromium draws each question's panel with its picture at the width of a phone. The program counts the characters, and
the panels that fit on the phone's screen from the picture down ("decided"). `--words` measures panels of users who
want no pictures.
"""

import argparse
import asyncio
import secrets
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias
from unittest.mock import patch

from aiohttp import ClientSession
from playwright.async_api import Page, Route, async_playwright
from yarl import URL

from bot.catalogue import GAMES, Game, load_game
from bot.pictures.painter import Picture
from bot.pictures.sheet import Sheet
from bot.pictures.symbols import emoji_name
from bot.sandbox import Sandbox
from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.pace import PaceName
from bot.tables.people import PersonSettings
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.words.words import LANGUAGES, Words
from cogs.panel.panel import Panel
from cogs.panel.presentation import Illustration, Presentation, picture_of
from cogs.pictures.scenes import question_scene
from tests.lab.measure.readable import read_texts
from tests.lab.measure.scripted_player import plan_ahead
from tests.sandbox.page.conftest import FLAGS, find_chromium
from tests.sandbox.page.seats import sit_down

PHONE = (390, 844)
SEEN_AT_ONCE = 700
"""Pixels of a message that a phone of this width shows between the channel's name and the input field."""
NAMES = ("Ada", "Bruno", "Carla", "Dmitri", "Elena")
FIRST_EMOJI = 10**14
"""The first symbol's id; Discord does not accept ids with fewer digits."""
STEPS = (500, 600, 700, 800, 900)
"""Heights in pixels; panels up to each height are counted."""
DRAW = """async (panels) => {
  const { messageRow } = await import('/page/js/message.js');
  const author = { id: '1', username: 'Guildhall', bot: true, avatar: null };
  const list = document.querySelector('ol.messages'), now = new Date().toISOString();
  return panels.map((components, index) => {
    const ids = { id: String(index), channel_id: '0', guild_id: null };
    const row = messageRow({ ...ids, type: 0, author, components, flags: 32768 | 64, timestamp: now }, true);
    list.replaceChildren(row);
    const { height, bottom } = row.getBoundingClientRect(), picture = row.querySelector('.gallery');
    return [height, picture ? bottom - picture.getBoundingClientRect().top : height];
  });
}"""
"""Script: the height in pixels of a private message with these components, and of the part from its picture down."""
WRITE = """(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}"""
"""Script that adds a style sheet in a way that the page's policy allows."""
PLAIN = PersonSettings()


class Shown(NamedTuple):
    """A panel with a question."""

    game: str
    seats: int
    language: str
    moment: str
    """The question's id."""
    ask: str
    components: list[dict[str, Any]]

    @property
    def characters(self) -> int:
        """Characters of all texts, as read."""
        return len(read_texts(self.components))


Drawn: TypeAlias = tuple[Shown, float, float]
"""A panel with its height, and the height of the part from its picture down: the question and the buttons."""


def illustrated(game: Game, language: str) -> Words:
    """Return a game's words with its symbols; a symbol's emoji id is `FIRST_EMOJI` plus its index."""
    symbols = enumerate(game.painter.symbols, FIRST_EMOJI)
    marks = {one: f"<:{emoji_name(game.rules.name, one, b'')}:{number}>" for number, one in symbols}
    return game.words(language).illustrated(marks, game.declaration.badges)


async def play_game(name: str, seats: int, seed: bytes, is_in_words: bool = False) -> AsyncIterator[Shown]:
    """Yield all panels of a game with this many users in every language; each question is answered before the next."""
    with tempfile.TemporaryDirectory(prefix="guildhall-panels-") as folder:
        async with SqliteStore.working(Path(folder) / "panels.sqlite3") as store:
            manager = Manager(store)
            async for shown in _play(manager, await _begin(manager, name, seats, seed), is_in_words):
                yield shown
            await manager.close()


async def _play(manager: Manager, table: Table, is_in_words: bool) -> AsyncIterator[Shown]:
    while prompts := table.prompts():
        for asked, picks in plan_ahead(table, prompts[0]):
            if asked in table.prompts():  # forced answers are not asked
                for shown in _draw_up(table, asked.seat, is_in_words):
                    yield shown
                await manager.play.answer(table.id, asked.seat + 1, asked.id, picks)


async def _begin(manager: Manager, name: str, seats: int, seed: bytes) -> Table:
    settings = Settings(seats, "en", pace=PaceName.RELAXED)
    with patch.object(secrets, "token_bytes", lambda _size: seed):
        table = await manager.lobby.open(name, Venue(1, 5), SeatRow(1, NAMES[0]), settings)
    for user, person in enumerate(NAMES[1:seats], start=2):
        await manager.lobby.join(table.id, user, person)
    return await manager.lobby.start(table.id, 1)


def _draw_up(table: Table, seat: int, is_in_words: bool) -> Iterable[Shown]:
    """Build a player's panel in each language."""
    prompt, name = table.prompt_for(seat), table.rules.name
    assert prompt is not None
    for language in LANGUAGES:
        words = illustrated(table.game, language)
        about = None if is_in_words else picture_of(table, prompt)
        shown = Illustration("picture.png", Picture(b"", "picture"), about) if about else None
        panel = Panel(table, seat, words, presentation=Presentation(illustration=shown))
        sheet = table.game.painter.lay(question_scene(table, seat, about[1], PLAIN), words) if about else None
        yield Shown(name, len(table.now.seats), language, prompt.id, prompt.ask, _components(panel, sheet))


def _components(panel: Panel, sheet: Sheet | None) -> list[dict[str, Any]]:
    """Return a panel's components in the page's format, with the size of its picture."""
    found: list[dict[str, Any]] = panel.to_components()
    if sheet:
        media = {"url": "http://127.0.0.1/picture.png", "width": sheet.w, "height": sheet.h}
        for item in [item for part in found[0]["components"] for item in part.get("items", ())]:
            item["media"] = media
    return found


@asynccontextmanager
async def phone_page(font: str = "") -> AsyncIterator[Page]:
    """Open the sandbox's page on a phone, with an empty channel, in the given font or the page's own."""
    async with Sandbox(people=1) as sandbox, async_playwright() as playwright, ClientSession() as session:
        async with session.get(f"{sandbox.url}/people") as answer:
            [person] = [one for one in (await answer.json())["people"] if not one["bot"]]
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        seat = await sit_down(browser, f"{sandbox.url}/?as={person['id']}", "phone", PHONE, Path())
        await seat.page.locator("ol.messages").wait_for(state="attached")
        if font:
            await seat.page.evaluate(WRITE, f"body, button {{ font-family: '{font}' !important }}")
        yield seat.page
        await browser.close()


async def show_symbols(page: Page, name: str) -> None:
    """Serve a game's symbols to the page, which otherwise shows their names."""
    painter = load_game(name).painter
    painted = [await painter.paint_symbol(symbol) for symbol in painter.symbols]

    async def send(route: Route) -> None:
        number = int(URL(route.request.url).name.partition(".")[0])
        await route.fulfill(body=painted[number - FIRST_EMOJI], content_type="image/png")

    await page.unroute("**/cdn/emojis/**")
    await page.route("**/cdn/emojis/**", send)


async def measure(page: Page, name: str, played: tuple[int, int], is_in_words: bool) -> list[Drawn]:
    """Measure every panel of a game."""
    await show_symbols(page, name)
    seats, seed = played
    panels = [one async for one in play_game(name, seats, seed.to_bytes(32, "big"), is_in_words)]
    heights = await page.evaluate(DRAW, [one.components for one in panels])
    return [(shown, *found) for shown, found in zip(panels, heights, strict=True)]


def report(title: str, found: list[Drawn]) -> None:
    """Print how long panels are, and how many fit."""
    heights, characters = [height for _, height, _ in found], [shown.characters for shown, *_ in found]
    decided = sum(below <= SEEN_AT_ONCE for *_, below in found) / len(found)
    shares = "".join(f"{sum(one <= step for one in heights) / len(heights):8.1%}" for step in STEPS)
    texts = f"{sum(characters) / len(characters):8.0f}{max(characters):8}"
    print(
        f"{title:<26}{len(heights):7}{texts}{shares}{sorted(heights)[len(heights) // 2]:8.0f}{decided:9.1%}", flush=True
    )


async def main() -> None:
    """Measure games of the catalog."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="this game alone")
    parser.add_argument("--games", type=int, default=1, help="how many for each number of seats")
    parser.add_argument("--font", default="", help="a font of this machine, since phones have narrower ones")
    parser.add_argument("--highest", type=int, default=0, help="how many of the highest panels to name")
    parser.add_argument("--longest", type=int, default=0, help="how many of the longest panels to print")
    parser.add_argument("--words", action="store_true", help="panels without pictures")
    asked = parser.parse_args()
    steps = "".join(f"{f'≤ {step}':>8}" for step in STEPS)
    print(f"{'':<26}{'panels':>7}{'mean':>8}{'longest':>8}{steps}  median  decided")
    async with phone_page(asked.font) as page:
        for name in [asked.game] if asked.game else GAMES:
            played = [(seats, seed) for seats in load_game(name).rules.seats for seed in range(asked.games)]
            found = [one for game in played for one in await measure(page, name, game, asked.words)]
            _report_game(name, found)
            for shown, height, _ in sorted(found, key=lambda one: -one[1])[: asked.highest]:
                print(f"  {height:.0f} px: {shown.seats} people, {shown.language}, {shown.moment}")
            for shown, *_ in sorted(found, key=lambda one: -one[0].characters)[: asked.longest]:
                print(f"  {shown.characters}: {shown.seats} people, {shown.moment}\n{read_texts(shown.components)}\n")


def _report_game(name: str, found: list[Drawn]) -> None:
    report(name, found)
    for of in ("language", "seats", "ask"):
        for value in dict.fromkeys(getattr(shown, of) for shown, *_ in found):
            report(f"  {of} {value}", [one for one in found if getattr(one[0], of) == value])


if __name__ == "__main__":
    asyncio.run(main())
