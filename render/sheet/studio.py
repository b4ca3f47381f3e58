"""Paints scenes off the event loop, and caches them."""

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
from typing import Any, TypeVar

from msgspec import msgpack
from PIL import Image

from bot.metrics.metrics import PICTURE_SECONDS
from bot.pictures.scene import Scene
from bot.pictures.sheet import Sheet
from render.canvas.png import encode_png
from render.canvas.theme import Theme
from render.sheet.lru_cache import LruCache
from render.sheet.press import SPRITES, Art, Press
from render.sheet.sprites import Sprites

T = TypeVar("T")

_encoder = msgpack.Encoder()

TIDY = 64
"""Number of new pictures after which free heap memory is returned; drawings leave much of it unused."""


def _trim_heap() -> None:
    """Ask glibc's allocator, if present, to return free heap memory."""
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)


_painted = count(1)


def _tidy() -> None:
    """Return free heap memory to the system after every `TIDY` pictures."""
    if next(_painted) % TIDY == 0:
        _trim_heap()


PICTURES: LruCache[bytes] = LruCache(2_000_000)
"""Finished pictures of all games, weighted by bytes."""
FRAMES: LruCache[tuple[Sheet, Image.Image]] = LruCache(5_000_000)
"""The last sheet and canvas of each table, weighted by pixels."""


class Studio:
    """A game's presses, one per theme; each prints over the last canvas of a table."""

    def __init__(
        self,
        load: Callable[[str], Theme],
        drawings: tuple[Mapping[str, Art], Mapping[str, int]],
        sprites: Sprites = SPRITES,
    ) -> None:
        self._load, self._drawings, self._sprites = load, drawings, sprites
        self._presses: dict[str, Press] = {}
        self._lock = Lock()

    def fresh(self, sprites: Sprites = SPRITES) -> "Studio":
        """Return a studio with the same drawings that has painted nothing yet."""
        return Studio(self._load, self._drawings, sprites)

    def press(self, theme: str) -> Press:
        """Return the press of a theme, set up on first use."""
        if theme not in self._presses:
            self._presses[theme] = Press(self._load(theme), *self._drawings, self._sprites)
        return self._presses[theme]

    def paint(self, scene: Scene, manner: tuple[str, ...], lay: Callable[[], Sheet]) -> bytes:
        """Paint the scene as PNG: cached, or printed over the table's last canvas; both yield the same bytes.

        `manner` is everything else on which the layout depends: the language and the game's numbers.
        """
        begin, key = time.perf_counter(), (self, _encoder.encode(scene), manner)
        with self._lock:
            kept = PICTURES.get(key)
            found = self._paint_anew(key, scene, lay()) if kept is None else kept
        PICTURE_SECONDS.observe(time.perf_counter() - begin, "kept" if kept else "new")
        return found

    def _paint_anew(self, key: tuple[object, ...], scene: Scene, sheet: Sheet) -> bytes:
        """Print and cache a picture."""
        found = self._print(scene, sheet)
        PICTURES.put(key, found, len(found))
        _tidy()
        return found

    def _print(self, scene: Scene, sheet: Sheet) -> bytes:
        press = self.press(scene.look.theme)
        place = (press, scene.table, scene.kind, scene.look.size)
        canvas = press.print(sheet, FRAMES.pop(place))
        FRAMES.put(place, (sheet, canvas), canvas.width * canvas.height)
        return encode_png(press.ring(canvas, sheet.rings), press.theme.bytes)

    def prepare(self, theme: str, sheet: Sheet) -> None:
        """Draw the parts of a sheet in advance."""
        with self._lock:
            self.press(theme).prepare(sheet)
        _tidy()

    async def in_thread(self, urgency: int, work: Callable[..., T], *facts: Any) -> T:
        """Run the work in the single painting thread, most urgent first."""
        return await THREAD.do(urgency, partial(work, *facts))


class PaintingThread:
    """One thread for the pictures of all games, which leaves the other processors for clicks."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, "painter")
        self._order = count()
        self._waiting: PriorityQueue[tuple[int, int, Future[Any], Callable[[], Any]]] = PriorityQueue()

    async def do(self, urgency: int, work: Callable[[], T]) -> T:
        """Run work after all more urgent work. Raises the work's errors."""
        done: Future[T] = Future()
        self._waiting.put((urgency, next(self._order), done, work))
        self._worker.submit(self._do_most_urgent)
        return await asyncio.wrap_future(done)

    def _do_most_urgent(self) -> None:
        """Run the most urgent work that was not cancelled; called once for each piece of work."""
        *_, done, work = self._waiting.get()
        if done.set_running_or_notify_cancel():
            try:
                done.set_result(work())
            except BaseException as error:  # noqa: BLE001  # passed to the caller
                done.set_exception(error)
        if self._waiting.empty():
            SPRITES.pack()


THREAD = PaintingThread()
