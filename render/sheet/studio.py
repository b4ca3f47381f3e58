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

TURN = 0.0005
"""Seconds until a thread lets another one run: Python's usual five milliseconds would be felt in clicks."""
MMAP_THRESHOLD, LARGE = -3, 2 * 1024 * 1024
"""The setting of glibc's allocator, and the bytes from which a buffer goes back to the system as soon as it is freed;
left alone it raises them to what a drawing takes, and keeps the holes. A finished picture is smaller: to ask for new
memory for each would take longer than to paint it."""


TIDY = 64
"""New pictures after which holes in the heap are given back: drawings leave as many megabytes of them as are kept."""


def _ask_allocator(name: str, *facts: int) -> None:
    """Calls glibc's allocator, where there is one."""
    if sys.platform == "linux" and (call := getattr(ctypes.CDLL(None), name, None)):
        call(*facts)


def _make_room() -> None:
    """For everyone else, before the first picture: in time and in memory."""
    sys.setswitchinterval(TURN)
    _ask_allocator("mallopt", MMAP_THRESHOLD, LARGE)


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
            _ask_allocator("malloc_trim", 0)
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
        self._worker = ThreadPoolExecutor(1, "painter", _make_room)
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
