"""P1 (painting time) on boards of real games: a warm painter paints each board once, over the previous one.

`python -m tests.lab.bench.boards [GAME ...]`; about 15 seconds for each game.
"""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from statistics import median
from time import thread_time
from typing import Any, NamedTuple

from msgspec.structs import replace
from PIL import Image

from bot.catalogue import GAMES
from bot.games.contract import Step
from bot.pictures.rows import tell_news
from bot.pictures.scene import SIZES, Look, Scene, Size
from bot.pictures.sheet import Sheet
from bot.service.warm_up import warm_up
from render.canvas.png import encode_png
from tests.lab.bench.report import kept, tell_ratio
from tests.render.norenberc import positions as norenberc
from tests.render.notredame import positions as notredame
from tests.render.positions import NAMES, Stage
from tests.render.ulm import positions as ulm

STAGES: dict[str, Stage] = {"norenberc": norenberc.STAGE, "notredame": notredame.STAGE, "ulm": ulm.STAGE}
SEEDS = (11, 12)
"""Seeds of the painted games; a game with a different seed warms up the painter."""
GOAL = 2.0
ENCODINGS = 3
"""Number of measurements of the bare encoder per board."""


class Times(NamedTuple):
    """Seconds of processor time per board."""

    layout: float
    print: float
    whole: float
    """Time from the view to the PNG bytes."""
    encode: float
    """Time of the bare encoder for the same pixels."""


def scenes_of(stage: Stage, size: Size, seed: int) -> Iterator[Scene]:
    """Yield the boards posted in a game with the most players."""
    words = stage.words_in("en")
    for step in stage.shown(max(stage.game.rules.seats), seed):
        if stage.painter().sight_for(step.picture, is_last=True) == "board":
            yield replace(stage.scene(step, size=size), news=_news(step, words))


def _news(step: Step[Any], words: Any) -> tuple[str, ...]:
    return tuple(tell_news(words, step.lines, NAMES))


def paint_game(stage: Stage, size: Size, seed: int) -> list[Times]:
    """Paint the boards of a game in order; return the times of all but the first, which is painted from scratch."""
    painter, words = stage.painter(), stage.words_in("en")
    press = painter.studio.press("light")
    last: tuple[Sheet, Image.Image] | None = None
    found = []
    for scene in list(scenes_of(stage, size, seed)):
        begin = thread_time()
        sheet = painter.lay(scene, words)
        laid = thread_time()
        canvas = press.print(sheet, last)
        shown = press.ring(canvas, sheet.rings)
        printed = thread_time()
        encode_png(shown, press.theme.bytes)
        found.append(
            Times(laid - begin, printed - laid, thread_time() - begin, _time_encoding(shown, press.theme.bytes))
        )
        last = (sheet, canvas)
    return found[1:]


def _time_encoding(canvas: Image.Image, palette: bytes) -> float:
    times = []
    for _ in range(ENCODINGS):
        begin = thread_time()
        encode_png(canvas, palette)
        times.append(thread_time() - begin)
    return median(times)


def report_boards(name: str) -> None:
    """Measure and print P1 of a game with wide and narrow pictures."""
    stage = STAGES[name]
    for size in SIZES:
        asyncio.run(warm_up(stage.game, Look(size=size), pause=0))
        times = [one for seed in SEEDS for one in paint_game(stage, size, seed)]
        layout, printing, whole, encoding = (1000 * median(column) for column in zip(*times, strict=True))
        print(f"{len(times)} {size} boards of {name}: layout {layout:.2f} ms, print {printing:.2f} ms")
        tell_ratio(f"P1 {name}: {size} boards of a real game / bare encode", whole, encoding, GOAL)


def main(only: Sequence[str] = ()) -> None:
    """Print P1 of every game, or of the named games."""
    for name in only or GAMES:
        report_boards(name)


if __name__ == "__main__":
    with kept("boards"):
        main(sys.argv[1:])
