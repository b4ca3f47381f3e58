"""Pictures as files: deterministic, exact, cached, and painted off the event loop."""

import asyncio
import io
import threading

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.metrics.metrics import PICTURE_SECONDS
from bot.pictures.painter import Urgency
from bot.pictures.scene import SIZES, THEMES, Look, Size, ThemeName
from bot.pictures.sheet import Area, Piece, Sheet
from render.canvas.png import MARGIN, encode_png, new_canvas
from render.canvas.theme import load_theme
from render.sheet.lru_cache import LruCache
from render.sheet.press import SPRITES
from render.sheet.sprites import MOST_UNPACKED, OVERHEAD, Sprites
from render.sheet.studio import Studio
from tests.games.played import load_played
from tests.patience import PATIENCE
from tests.render.painters import PAINTERS, moments, painter_of, scene_of


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
@pytest.mark.parametrize("size", SIZES)
def test_a_frame_printed_over_another_equals_the_frame_printed_from_scratch(name: str, kind: str, size: Size) -> None:
    """Only the differences are drawn; on narrow boards, parts also move."""
    game, painter = load_played(name), painter_of(name, kind)
    press, last = painter.studio.press("light"), None
    for step in moments(name, game.rules.seats[-1], 30):
        sheet = painter.lay(scene_of(game, step, "board", Look(size=size)), game.words("en"))
        canvas = press.print(sheet, last)
        assert canvas.tobytes() == press.print(sheet).tobytes()
        last = (sheet, canvas)


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
@pytest.mark.parametrize("theme", THEMES)
def test_flat_colors_are_exact(name: str, kind: str, theme: ThemeName) -> None:
    """Every theme color is in the palette unchanged."""
    found = painter_of(name, kind).studio.press(theme).theme
    for role, color in found.colors.items():
        pixel = found.index(Image.new("RGB", (1, 1), color))
        assert found.color(pixel).getpixel((0, 0)) == color, role


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
def test_a_picture_is_painted_in_a_thread(name: str, kind: str) -> None:
    """The bytes are the same, and the event loop keeps running."""
    game, painter = load_played(name), painter_of(name, kind)
    one = scene_of(game, moments(name, game.rules.seats[0], 3)[1], "board", Look())
    painted = asyncio.run(painter.paint(one, game.words("it"), Urgency.POST))
    assert painted == painter.paint_now(one, game.words("it"))


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
def test_paintings_are_counted_as_new_or_cached(name: str, kind: str) -> None:
    """The second time, a picture comes from the cache."""
    game, painter = load_played(name), painter_of(name, kind)
    scene = replace(
        scene_of(game, moments(name, game.rules.seats[0], 3)[1], "board", Look()), news=(f"{name}, {kind}",)
    )
    before = [PICTURE_SECONDS.count(source) for source in ("new", "kept")]
    for _ in range(3):
        painter.paint_now(scene, game.words("en"))
    after = [PICTURE_SECONDS.count(source) for source in ("new", "kept")]
    assert [late - early for early, late in zip(before, after, strict=True)] == [1, 2]


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
@pytest.mark.parametrize("seat", [0, 3])
def test_a_stretched_frame_equals_the_frame_drawn_large(name: str, kind: str, seat: int) -> None:
    """Only the small frame is cached, and the result is the same to the pixel."""
    press = painter_of(name, kind).studio.press("light")
    for ground, facts in (("panel", (seat, "due", 1)), ("banner", ()), ("parchment", (1.0,))):
        part = Area(0, 0, 502, 233, ground, facts)
        assert press.ground(part).tobytes() == press.theme.index(press.draw_ground(part)).tobytes()


def test_a_png_holds_the_canvas_without_its_first_column() -> None:
    """The first column holds the filter bytes."""
    canvas = new_canvas(3, 2)
    canvas.putpixel((1, 0), 5)
    png = Image.open(io.BytesIO(encode_png(canvas, bytes(range(256)) * 3)))
    assert png.size == (3, 2)
    assert [png.getpixel((x, 0)) for x in range(3)] == [5, 0, 0]


def test_memory_is_bounded() -> None:
    """The least recently used entries are dropped first."""
    kept: LruCache[str] = LruCache(10)
    for number in range(100):
        kept.put(number, "x", 3)
        kept.get(0)
    assert kept.weight <= 10
    assert kept.get(99) == "x"
    assert kept.get(50) is None


def test_all_painters_share_the_cache_of_drawings() -> None:
    """The cache does not grow with the number of games and themes, and a small cache changes no picture."""

    def paint_boards(sprites: Sprites) -> list[bytes]:
        boards = []
        for name, kind in PAINTERS:
            game, painter = load_played(name), painter_of(name, kind)
            for theme in THEMES:
                one = scene_of(game, moments(name, game.rules.seats[0], 3)[1], "board", Look(theme))
                sheet = painter.lay(one, game.words("en"))
                boards.append(painter.studio.fresh(sprites).press(theme).print(sheet).tobytes())
        return boards

    roomy = paint_boards(SPRITES)
    little = Sprites(100_000, 100_000)
    assert paint_boards(little) == roomy
    assert little.at_hand.weight <= 100_000
    assert little.packed.weight <= 100_000


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("text", ["Anna: 2", "Анна и Борис", "A\u0301b", "א 5", "12 \N{GAME DIE}", " "])
def test_text_on_a_flat_color_has_the_pixels_of_full_color(theme: ThemeName, text: str) -> None:
    """Plain letters are composed of shades that are indexed once."""
    press = Studio(load_theme, ({"flat": lambda pen, w, h: pen.box((0, 0, w, h), "panel")}, {})).press(theme)
    pieces = [Piece("text", (text, 26, ink, "text"), 0, y, 150, 34, "panel") for ink, y in (("ink", 0), ("gold", 40))]
    sheet = Sheet(150, 80, (Area(0, 0, 150, 80, "flat", (), tuple(pieces)),))
    printed = press.print(sheet).crop((MARGIN, 0, 150 + MARGIN, 80))
    assert printed.tobytes() == press.theme.index(press.proof(sheet)).tobytes()


def test_packed_drawings_are_unpacked_unchanged() -> None:
    """Only drawings that are in neither cache, packed or unpacked, must be drawn again."""
    drawings = [Image.frombytes("L", (40, 25), bytes(range(at, at + 200)) * 5) for at in range(9)]
    sprites = Sprites(2 * 40 * 25 + 3 * OVERHEAD, 8 * (300 + OVERHEAD))
    for at, drawing in enumerate(drawings):
        sprites.put(at, drawing)
    assert len(sprites.at_hand) == 2
    found = [sprites.get(at) for at in range(1, 9)]
    assert [one and one.tobytes() for one in found] == [drawing.tobytes() for drawing in drawings[1:]]
    assert len(sprites.at_hand) == 2
    assert sprites.get(9) is None


def test_an_unpacked_drawing_is_packed_before_it_would_be_lost() -> None:
    """Packing waits for idle time, but not forever."""
    drawing = Image.new("L", (40, 25), 1)
    sprites = Sprites(drawing.width * drawing.height, 1_000_000)
    for key in range(MOST_UNPACKED):
        sprites.put(key, drawing)
    assert all(sprites.get(key) == drawing for key in range(MOST_UNPACKED))


def test_the_most_urgent_waiting_picture_is_painted_first() -> None:
    """Posts come first, then users' requests, then paintings in advance."""
    studio, painted, begun, gate = Studio(load_theme, ({}, {})), [], threading.Event(), threading.Event()

    def work(name: str) -> bytes:
        begun.set()
        gate.wait(PATIENCE)
        painted.append(name)
        return name.encode()

    async def ask() -> list[bytes]:
        first = asyncio.create_task(studio.in_thread(0, work, "first"))
        await asyncio.to_thread(begun.wait, PATIENCE)
        waiting = [studio.in_thread(urgency, work, name) for urgency, name in ((2, "spare"), (1, "mine"), (0, "post"))]
        tasks = [first, *map(asyncio.create_task, waiting)]
        await asyncio.sleep(0)  # every task has entered the queue
        gate.set()
        return await asyncio.gather(*tasks)

    assert asyncio.run(ask()) == [b"first", b"spare", b"mine", b"post"]
    assert painted == ["first", "post", "mine", "spare"]


def test_a_canceled_picture_is_not_painted() -> None:
    """Requests are canceled if the picture is no longer needed."""
    studio, painted, gate = Studio(load_theme, ({}, {})), [], threading.Event()

    def work(name: str) -> bytes:
        gate.wait(PATIENCE)
        painted.append(name)
        return b""

    async def ask() -> None:
        first = asyncio.create_task(studio.in_thread(0, work, "first"))
        second = asyncio.create_task(studio.in_thread(0, work, "second"))
        await asyncio.sleep(0)  # both tasks have entered the queue
        second.cancel()
        await asyncio.sleep(0)
        gate.set()
        await first
        await studio.in_thread(0, work, "third")

    asyncio.run(ask())
    assert painted == ["first", "third"]
