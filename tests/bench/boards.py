"""P1 on boards of a real game: each is drawn for the first time, over the board before it, with a warm painter.

`python -m tests.bench.boards [GAME ...]`; about 15 seconds for each game.
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
from tests.bench.report import kept, tell_ratio
from tests.render.norenberc import positions as norenberc
from tests.render.notredame import positions as notredame
from tests.render.positions import NAMES, Stage
from tests.render.ulm import positions as ulm

STAGES: dict[str, Stage] = {"norenberc": norenberc.STAGE, "notredame": notredame.STAGE, "ulm": ulm.STAGE}
SEEDS = (11, 12)
"""Of the games whose boards are painted; none of them is the game that warms the painter up."""
GOAL = 2.0
ENCODINGS = 3
"""How often each board is encoded alone."""


class Times(NamedTuple):
    """Seconds of a processor for one board."""

    layout: float
    print: float
    whole: float
    """From the view to the bytes."""
    encode: float
    """The bare encoder on the same pixels."""


def scenes_of(stage: Stage, size: Size, seed: int) -> Iterator[Scene]:
    """What the channel is shown of a game of as many players as may be."""
    words = stage.words_in("en")
    for step in stage.shown(max(stage.game.rules.seats), seed):
        if stage.painter().sight_for(step.picture, is_last=True) == "board":
            yield replace(stage.scene(step, size=size), news=_news(step, words))


def _news(step: Step[Any], words: Any) -> tuple[str, ...]:
    return tuple(tell_news(words, step.lines, NAMES))


def paint_game(stage: Stage, size: Size, seed: int) -> list[Times]:
    """Paints the boards of a game one after the other; the first, which is painted whole, is left out."""
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
    """P1 of a game, wide and narrow."""
    stage = STAGES[name]
    for size in SIZES:
        asyncio.run(warm_up(stage.game, Look(size=size), pause=0))
        times = [one for seed in SEEDS for one in paint_game(stage, size, seed)]
        layout, printing, whole, encoding = (1000 * median(column) for column in zip(*times, strict=True))
        print(f"{len(times)} {size} boards of {name}: layout {layout:.2f} ms, print {printing:.2f} ms")
        tell_ratio(f"P1 {name}: {size} boards of a real game / bare encode", whole, encoding, GOAL)


def main(only: Sequence[str] = ()) -> None:
    """Prints P1 of every game, or of those that are named."""
    for name in only or GAMES:
        report_boards(name)


if __name__ == "__main__":
    with kept("boards"):
        main(sys.argv[1:])
