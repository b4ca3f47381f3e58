"""Painting: every goal of the painters, measured as a ratio within one run."""

import asyncio
import io
import random
import shutil
import sys
import tempfile
import zlib
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import msgspec
from PIL import Image

from bot.catalogue import GAMES, load_game
from bot.games.contract import Step
from bot.games.ulm.rules.board import BOARD, line_of, open_lines
from bot.pictures.painter import Urgency
from bot.pictures.scene import Scene, Size
from bot.pictures.sheet import Sheet
from render.canvas.pen import Pen
from render.canvas.png import encode_png
from render.sheet.painter import SheetPainter
from tests.lab.bench.boards import report_boards
from tests.lab.bench.hall import QUIET, hall_with, press
from tests.lab.bench.report import RATIO, UNSTEADY, Figure, tell
from tests.lab.bench.vector import draw_directly, to_html
from tests.render.compare import decibels
from tests.render.norenberc import positions as norenberc
from tests.render.notredame import positions as notredame
from tests.render.positions import Stage
from tests.render.ulm import positions as ulm

ROUNDS = 25
SLOW_ROUNDS = 7
LAG_GAMES = 6
"""Number of games whose boards are painted while event-loop lag is measured; the first is not counted."""
ECHOES = 40
"""Number of echo clicks after each of these games."""


class Subject(msgspec.Struct, frozen=True):
    """A game whose boards are painted."""

    name: str
    painter: SheetPainter
    crowded: Callable[[Size], Scene]
    """A board with the most players, late in a game."""
    change: Callable[[Scene], Scene]
    """Returns the board after one more answer, which changes one place, one panel and the news."""


def after_one_guild(before: Scene) -> Scene:
    """Norenberc: a guild is resolved."""
    view = before.view.copy()
    guild = view.guilds[3]
    guild.lodgings = (None, *guild.lodgings[1:])
    guild.roof = [guild.roof[0] + 1, *guild.roof[1:]]
    guild.storehouse = [*guild.storehouse[:3], guild.storehouse[3] + 2, *guild.storehouse[4:]]
    player = view.players[0]
    player.agents, player.goods = player.agents + 1, [player.goods[0] + 1, *player.goods[1:]]
    return msgspec.structs.replace(before, view=view, news=("Anna recruits the Musician for 2 Pages.",))


def after_one_card(before: Scene) -> Scene:
    """Notre Dame: a carriage drives and takes a message."""
    view = before.view.copy()
    player, market = view.players[0], next(at for at in range(25) if view.lying >> at & 1)
    player.markers = [*player.markers[:4], player.markers[4] + 1, *player.markers[5:]]
    player.carriage, player.messages, player.points = market, (*player.messages, market), [9, *player.points[1:]]
    view.lying ^= 1 << market
    return msgspec.structs.replace(before, view=view, news=("Anna plays Carriage house: 2 pieces there, +4 PP",))


def after_one_turn(before: Scene) -> Scene:
    """Ulm: a tile is pushed in, a barge sails on, a seal is placed."""
    view = before.view.copy()
    gate = next(at for at in range(len(BOARD)) if open_lines(view.ring) >> line_of(at) & 1)
    first, second, third = BOARD[gate].cells
    view.ring[BOARD[gate].opposite], view.gate = view.grid[third], gate
    view.grid[third], view.grid[second], view.grid[first] = view.grid[second], view.grid[first], 0
    player, quarter = view.players[0], next(at for at, free in enumerate(view.places) if free)
    player.barge, player.coins, player.supply = 20, player.coins + 1, player.supply - 1
    player.seals[quarter] += 1
    view.places[quarter] -= 1
    return msgspec.structs.replace(before, view=view, news=("Anna: Money in at A, River out; barge to +10.",))


def boards(stage: Stage, who: str = "") -> list[Step[Any]]:
    """All boards of a game with the most players."""
    return [step for step in stage.shown(max(stage.game.rules.seats), who=who) if step.picture == "board"]


LATE: dict[str, tuple[Stage, Callable[[], Step[Any]], Callable[[Scene], Scene]]] = {
    "norenberc": (norenberc.STAGE, lambda: norenberc.shown(5)[-8], after_one_guild),
    "notredame": (notredame.STAGE, lambda: boards(notredame.STAGE)[-4], after_one_card),
    "ulm": (ulm.STAGE, lambda: boards(ulm.STAGE, "helmsman")[-10], after_one_turn),
}
"""Every game's stage, a crowded board late in a game, and a function that changes the board by one answer."""


def subject_of(name: str) -> Subject:
    """Return a game's boards for painting."""
    stage, late, change = LATE[name]
    return Subject(name, stage.painter(), lambda size: stage.scene(late(), size=size), change)


class Painting:
    """A board before and after one answer, painted alternately with warm caches."""

    def __init__(self, subject: Subject, size: Size) -> None:
        self.painter, self.words = subject.painter, load_game(subject.name).words("en")
        self.press = self.painter.studio.press("light")
        before = subject.crowded(size)
        self.scenes = (before, subject.change(before))
        self.sheets = [self._lay(one) for one in self.scenes]
        self.canvas = self.press.print(self.sheets[0])
        self.press.print(self.sheets[1])
        self.at = 0

    def _lay(self, one: Scene) -> Sheet:
        return self.painter.lay(one, self.words)

    def draw_change(self) -> Image.Image:
        """Lay out the other board and draw the difference."""
        last = (self.sheets[self.at], self.canvas)
        self.at = 1 - self.at
        self.canvas = self.press.print(self._lay(self.scenes[self.at]), last)
        return self.canvas

    def pipeline(self, deflate: Callable[[bytes], bytes] | None = None) -> bytes:
        """Run all steps from view to bytes."""
        return self.encode(self.draw_change(), deflate)

    def encode(self, canvas: Image.Image, deflate: Callable[[bytes], bytes] | None = None) -> bytes:
        """Run the bare encoder."""
        palette = self.press.theme.bytes
        return encode_png(canvas, palette, deflate) if deflate else encode_png(canvas, palette)

    def draw_fully(self) -> Image.Image:
        """Draw everything again, with warm sprites."""
        return self.press.print(self._lay(self.scenes[self.at]))

    def draw_plainly(self, scale: int) -> Image.Image:
        """Draw everything from scratch, as Pillow is usually used."""
        sheet = self._lay(self.scenes[self.at])
        image = Image.new("RGB", (sheet.w * scale, sheet.h * scale))
        draw_directly(self.press, sheet, Pen(image, self.press.theme.colors, scale))
        return image

    def naive(self) -> bytes:
        """Draw at double size, shrink, and save as a PNG with default settings."""
        large = self.draw_plainly(2)
        file = io.BytesIO()
        large.resize((large.width // 2, large.height // 2), Image.Resampling.LANCZOS).save(file, "PNG")
        return file.getvalue()


def take_times(cases: dict[str, tuple[Callable[[], Any], int]]) -> dict[str, float]:
    """Return the seconds of each case: the median over rounds in random order."""
    times: dict[str, list[float]] = {name: [] for name in cases}
    order = [name for name, (_, rounds) in cases.items() for _ in range(rounds)]
    random.Random(1).shuffle(order)  # noqa: S311
    for name in order:
        begin = perf_counter()
        cases[name][0]()
        times[name].append(perf_counter() - begin)
    return {name: median(taken) for name, taken in times.items()}


def zlib_1(rows: bytes) -> bytes:
    """Compress with the standard library's fastest deflate."""
    return zlib.compress(rows, 1)


def open_browser(html: str) -> tuple[Callable[[], bytes], Callable[[], None]] | None:
    """Open a browser; return functions that draw the page again and close the browser. None if there is no browser."""
    try:
        playwright = import_module("playwright.sync_api")
    except ImportError:
        return None
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        return None
    driver = playwright.sync_playwright().start()
    browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--allow-file-access-from-files"])
    page = browser.new_page(viewport={"width": 1600, "height": 1040})
    folder = tempfile.TemporaryDirectory()
    file = Path(folder.name) / "board.html"
    file.write_text(html, "utf-8")

    def shoot() -> bytes:
        page.goto(file.as_uri())
        return bytes(page.screenshot())

    def close() -> None:
        browser.close()
        driver.stop()
        folder.cleanup()

    return shoot, close


async def lag_while_painting(scenes: list[Scene]) -> list[float]:
    """Return the lag of the event loop while boards are painted in the thread, in milliseconds."""
    lags: list[float] = []

    async def paint_all() -> None:
        for one in scenes:
            await norenberc.painter().paint(one, norenberc.words_in("en"), Urgency.POST)

    painting = asyncio.create_task(paint_all())
    while not painting.done():
        begin = perf_counter()
        await asyncio.sleep(0.001)
        lags.append((perf_counter() - begin - 0.001) * 1000)
    await painting
    return lags


async def lag_while_idle(times: int) -> list[float]:
    """Return the lag of the idle event loop."""
    lags: list[float] = []
    for _ in range(times):
        begin = perf_counter()
        await asyncio.sleep(0.001)
        lags.append((perf_counter() - begin - 0.001) * 1000)
    return lags


async def take_lags() -> tuple[list[float], list[float], list[float]]:
    """Measure echo clicks, the idle loop and painting alternately; boards are new, sprites are warm."""
    echoes: list[float] = []
    idle: list[float] = []
    lags: list[float] = []
    async with hall_with("echo") as echo:
        button = echo.post_button(echo.channel)
        for game in range(LAG_GAMES):
            boards = [norenberc.scene(step) for step in norenberc.shown(5)]
            scenes = [msgspec.structs.replace(one, news=(f"Game {game}",)) for one in boards]
            found = await lag_while_painting(scenes)
            lags += found if game else []
            idle += await lag_while_idle(len(found)) if game else []
            for _ in range(ECHOES):
                await asyncio.sleep(QUIET)
                echoes.append(await echo.click(echo.people[0], button, press(button, "press")))
    return echoes, idle, lags


def report_lag() -> None:
    """P6: event-loop lag relative to an echo click in the same run."""
    echoes, idle, lags = asyncio.run(take_lags())
    middle = median(echoes)
    worst, noise = quantiles(lags, n=100)[98], quantiles(idle, n=100)[98]
    print(f"Lag: p99 {worst:.2f} ms while painting, {noise:.2f} ms while idle, an echo's click {middle:.2f} ms")
    name = "P6 p99 event-loop lag over the echo's median click"
    tell(Figure(name=name, value=worst / middle, limit=2, tolerance=UNSTEADY))
    print(f"{'   the same while nothing is painted: the machine itself':<64}{noise / middle:>34.2f}")


def _at_most(limit: float, name: str, value: float, unit: str = RATIO) -> None:
    tell(Figure(name=name, value=value, unit=unit, limit=limit))


def _at_least(limit: float, name: str, value: float, unit: str = RATIO) -> None:
    tell(Figure(name=name, value=value, unit=unit, limit=limit, is_larger_better=True))


def report_size(subject: Subject, size: Size) -> None:
    """Report bytes and similarity of a crowded board."""
    painting = Painting(subject, size)
    png = painting.pipeline()
    proof = painting.press.proof(painting.sheets[painting.at])
    shown_as = Image.open(io.BytesIO(png)).convert("RGB")
    most = 150 if size == "wide" else 100
    name = f"P5 {subject.name}: {size} board of the most players"
    _at_most(most, name, len(png) / 1000, "kB")
    _at_least(40, f"{name} against full color", decibels(shown_as, proof), "dB")


def report_browser(name: str, painting: Painting, seconds: float) -> None:
    """Report the time of the same scene in a warm browser."""
    opened = open_browser(to_html(painting.press, painting.sheets[0]))
    if opened is None:
        print("P3  no browser or no playwright here: skipped")
        return
    shoot, close = opened
    shoot()
    warm = take_times({"browser": (shoot, SLOW_ROUNDS)})["browser"]
    close()
    _at_least(80, f"P3 {name}: times faster than a warm headless Chromium", warm / seconds)


def report_painting(subject: Subject) -> None:
    """P1 to P5 of a game."""
    wide = Painting(subject, "wide")
    canvas = wide.canvas
    naive_png = wide.naive()
    cases: dict[str, tuple[Callable[[], Any], int]] = {
        "pipeline": (wide.pipeline, ROUNDS),
        "pipeline zlib": (partial(wide.pipeline, zlib_1), ROUNDS),
        "encode": (partial(wide.encode, canvas), ROUNDS),
        "encode zlib": (partial(wide.encode, canvas, zlib_1), ROUNDS),
        "change": (wide.draw_change, ROUNDS),
        "full": (wide.draw_fully, ROUNDS),
        "plain": (partial(wide.draw_plainly, 1), SLOW_ROUNDS),
        "naive": (wide.naive, SLOW_ROUNDS),
    }
    for case, _ in cases.values():
        case()
    taken = take_times(cases)
    print(
        f"Pictures of {subject.name}: "
        + ", ".join(f"{name} {seconds * 1000:.2f} ms" for name, seconds in taken.items())
    )
    name, usual = subject.name, "double size and default PNG"
    _at_most(1.3, f"P1 {name}: pipeline / bare encode, fast deflate", taken["pipeline"] / taken["encode"])
    _at_most(1.3, f"P1 {name}: pipeline / bare encode, zlib", taken["pipeline zlib"] / taken["encode zlib"])
    _at_least(30, f"P2 {name}: times faster than {usual}, zlib", taken["naive"] / taken["pipeline zlib"])
    _at_least(100, f"P2 {name}: times faster than {usual}, fast deflate", taken["naive"] / taken["pipeline"])
    _at_most(0.3, f"P2 {name}: bytes / those of {usual}, zlib", len(wide.pipeline(zlib_1)) / len(naive_png))
    _at_most(0.3, f"P2 {name}: bytes / those of {usual}, fast deflate", len(wide.pipeline()) / len(naive_png))
    report_browser(name, wide, taken["pipeline"])
    _at_most(0.05, f"P4 {name}: full redraw / plain Pillow draw", taken["full"] / taken["plain"])
    _at_most(0.03, f"P4 {name}: partial redraw / plain Pillow draw", taken["change"] / taken["plain"])
    report_size(subject, "wide")
    report_size(subject, "narrow")


def main(only: Sequence[str] = ()) -> None:
    """Print every ratio with its goal, for all games or the named ones."""
    for name in only or GAMES:
        report_boards(name)  # first, while only the bot's own warm-up has run
        report_painting(subject_of(name))
    if not only:
        report_lag()


if __name__ == "__main__":
    main(sys.argv[1:])
