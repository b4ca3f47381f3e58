"""Paints scenes off the event loop, and none of them twice."""

import asyncio
import ctypes
import sys
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from itertools import count
from queue import PriorityQueue
from threading import Lock
from typing import Any

from msgspec import msgpack
from PIL import Image

from bot.metrics.metrics import PICTURE_SECONDS
from bot.pictures.scene import Scene
from bot.pictures.sheet import Sheet
from render.canvas.png import encode_png
from render.canvas.theme import Theme
from render.sheet.press import SPRITES, Art, Press
from render.sheet.recent import Recent

_encoder = msgpack.Encoder()

TIDY = 64
"""New pictures after which holes in the heap are given back: drawings leave as many megabytes of them as are kept."""


def _trim_heap() -> None:
    """Asks glibc's allocator, if there is one, to return holes in the heap."""
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)


PICTURES: Recent[bytes] = Recent(2_000_000)
"""Finished pictures of all games, in bytes."""
FRAMES: Recent[tuple[Sheet, Image.Image]] = Recent(5_000_000)
"""The last frames of tables, in pixels."""


_printed = count(1)


class Studio:
    """A game's presses, one a theme, which print over the last frame of each table."""

    def __init__(self, load: Callable[[str], Theme], drawings: tuple[Mapping[str, Art], Mapping[str, int]]) -> None:
        self._load = load
        self._drawings = drawings
        self._presses: dict[str, Press] = {}
        self._lock = Lock()

    def press(self, theme: str) -> Press:
        """The press of a theme, set up on first use."""
        if theme not in self._presses:
            self._presses[theme] = Press(self._load(theme), *self._drawings)
        return self._presses[theme]

    def paint(self, scene: Scene, manner: tuple[str, ...], lay: Callable[[], Sheet]) -> bytes:
        """The scene as PNG: kept, or printed over the table's last frame; either way the same bytes.

        The manner is whatever else the layout depends on: the language, the figures of the game.
        """
        begin, key = time.perf_counter(), (self, _encoder.encode(scene), manner)
        with self._lock:
            kept = PICTURES.get(key)
            found = self._paint_anew(key, scene, lay()) if kept is None else kept
        PICTURE_SECONDS.observe(time.perf_counter() - begin, "kept" if kept else "new")
        return found

    def _paint_anew(self, key: tuple[object, ...], scene: Scene, sheet: Sheet) -> bytes:
        """A picture that nobody has asked for lately; it is kept."""
        found = self._print(scene, sheet)
        PICTURES.put(key, found, len(found))
        if next(_printed) % TIDY == 0:
            _trim_heap()
        return found

    def _print(self, scene: Scene, sheet: Sheet) -> bytes:
        press = self.press(scene.look.theme)
        place = (press, scene.table, scene.kind, scene.look.size)
        canvas = press.print(sheet, FRAMES.pop(place))
        FRAMES.put(place, (sheet, canvas), canvas.width * canvas.height)
        return encode_png(press.ring(canvas, sheet.rings), press.theme.bytes)

    async def in_thread(self, urgency: int, work: Callable[..., bytes], *facts: Any) -> bytes:
        """Does the work in the one painting thread, so that the event loop goes on; what is most urgent comes first."""
        return await THREAD.do(urgency, partial(work, *facts))


class PaintingThread:
    """One thread for the pictures of all games, which leaves the other processors to whoever clicks."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, "painter")
        self._order = count()
        self._waiting: PriorityQueue[tuple[int, int, Future[bytes], Callable[[], bytes]]] = PriorityQueue()

    async def do(self, urgency: int, work: Callable[[], bytes]) -> bytes:
        """Does some work as soon as nothing more urgent waits. Raises whatever goes wrong."""
        done: Future[bytes] = Future()
        self._waiting.put((urgency, next(self._order), done, work))
        self._worker.submit(self._do_most_urgent)
        return await asyncio.wrap_future(done)

    def _do_most_urgent(self) -> None:
        """One of those that wait, unless nobody waits for it any more; there is a call for each."""
        *_, done, work = self._waiting.get()
        if done.set_running_or_notify_cancel():
            try:
                done.set_result(work())
            except BaseException as error:  # noqa: BLE001  # goes to whoever waits for the picture
                done.set_exception(error)
        if self._waiting.empty():
            SPRITES.pack()


THREAD = PaintingThread()
