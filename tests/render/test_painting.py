"""Pictures as files: pure, exact, small, kept, made off the event loop."""

import asyncio
import io
import threading

import pytest
from PIL import Image

from bot.pictures.painter import Urgency
from bot.pictures.scene import THEMES, Size, ThemeName
from bot.pictures.sheet import Area
from bot.words.words import words_in
from render.canvas.png import encode_png, new_canvas
from render.canvas.theme import load_theme
from render.norenberc.painter import STUDIO
from render.sheet.layout import Layout
from render.sheet.press import Recent
from render.sheet.studio import Studio
from tests.render.compare import decibels
from tests.render.positions import painter, scene, shown

MOST_BYTES = {"wide": 150_000, "narrow": 100_000}


def opened(png: bytes) -> Image.Image:
    """A PNG as RGB."""
    return Image.open(io.BytesIO(png)).convert("RGB")


def test_the_same_scene_gives_the_same_bytes_whatever_was_painted_before() -> None:
    """A frame printed over another is the frame printed from nothing."""
    press, steps = STUDIO.press("light"), shown(5)
    last = None
    for step in steps[:30]:
        sheet = painter().lay(scene(step), words_in("en"))
        canvas = press.print(sheet, last)
        assert canvas.tobytes() == press.print(sheet).tobytes()
        last = (sheet, canvas)


def test_a_png_holds_the_canvas_without_its_first_column() -> None:
    """Filter bytes are no pixels."""
    canvas = new_canvas(3, 2)
    canvas.putpixel((1, 0), 5)
    png = Image.open(io.BytesIO(encode_png(canvas, bytes(range(256)) * 3)))
    assert png.size == (3, 2)
    assert [png.getpixel((x, 0)) for x in range(3)] == [5, 0, 0]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_the_palette_looks_like_full_colour(theme: ThemeName, size: Size) -> None:
    """At least 40 dB, and small enough."""
    step = shown(5)[len(shown(5)) * 2 // 3]
    one = scene(step, theme=theme, size=size)
    png = painter().paint_now(one, words_in("ru"))
    proof = STUDIO.press(theme).proof(painter().lay(one, words_in("ru")))
    assert decibels(opened(png), proof) >= 40
    assert len(png) <= MOST_BYTES[size]


@pytest.mark.parametrize("theme", THEMES)
def test_flat_colours_are_exact(theme: ThemeName) -> None:
    """Every colour of a theme comes back from the palette unchanged."""
    found = STUDIO.press(theme).theme
    for role, colour in found.colours.items():
        pixel = found.index(Image.new("RGB", (1, 1), colour))
        assert found.colour(pixel).getpixel((0, 0)) == colour, role


def test_a_picture_is_painted_in_a_thread() -> None:
    """The same bytes, while the loop goes on."""
    one = scene(shown(3)[5])
    painted = asyncio.run(painter().paint(one, words_in("it"), Urgency.POST))
    assert painted == painter().paint_now(one, words_in("it"))


def test_memory_is_bounded() -> None:
    """What was not used for longest goes first."""
    kept: Recent[str] = Recent(10)
    for number in range(100):
        kept.put(number, "x", 3)
        kept.get(0)
    assert kept.weight <= 10
    assert kept.get(99) == "x"
    assert kept.get(50) is None


@pytest.mark.parametrize("seat", [0, 3])
def test_a_stretched_frame_is_the_frame_drawn_large(seat: int) -> None:
    """Only its small form is kept, and it looks the same to the pixel."""
    press = STUDIO.press("light")
    for ground, facts in (("panel", (seat, "due", 1)), ("banner", ()), ("parchment", (1.0,))):
        part = Area(0, 0, 502, 233, ground, facts)
        assert press._ground(part).tobytes() == press.theme.index(press.draw_ground(part)).tobytes()


def test_a_drawing_on_another_ground_that_looks_the_same_is_not_made_again() -> None:
    """A house called or not: its workshop is the same."""
    press, layout = STUDIO.press("light"), Layout()
    layout.put("master", (0, 6, 0), (10, 315, 104, 96))
    parts = [Area(0, 0, 366, 466, "house", (0, called), tuple(layout.pieces)) for called in (0, 1)]
    first, second = (press._patch(part, part.pieces[0], press._ground(part)) for part in parts)
    assert first is second


def test_of_the_pictures_that_wait_the_most_urgent_is_painted_first() -> None:
    """Posts go before what one person asked for, and that before what nobody asked for yet."""
    studio, painted, gate = Studio(load_theme, ({}, {})), [], threading.Event()

    def work(name: str) -> bytes:
        gate.wait(5)
        painted.append(name)
        return name.encode()

    async def ask() -> list[bytes]:
        first = asyncio.create_task(studio.in_thread(0, work, "first"))
        await asyncio.sleep(0.05)
        waiting = [studio.in_thread(urgency, work, name) for urgency, name in ((2, "spare"), (1, "mine"), (0, "post"))]
        tasks = [first, *map(asyncio.create_task, waiting)]
        await asyncio.sleep(0.05)
        gate.set()
        return await asyncio.gather(*tasks)

    assert asyncio.run(ask()) == [b"first", b"spare", b"mine", b"post"]
    assert painted == ["first", "post", "mine", "spare"]


def test_a_picture_that_nobody_waits_for_any_more_is_not_painted() -> None:
    """Such as when whoever asked has given up."""
    studio, painted, gate = Studio(load_theme, ({}, {})), [], threading.Event()

    def work(name: str) -> bytes:
        gate.wait(5)
        painted.append(name)
        return b""

    async def ask() -> None:
        first = asyncio.create_task(studio.in_thread(0, work, "first"))
        second = asyncio.create_task(studio.in_thread(0, work, "second"))
        await asyncio.sleep(0.05)
        second.cancel()
        await asyncio.sleep(0)
        gate.set()
        await first
        await studio.in_thread(0, work, "third")

    asyncio.run(ask())
    assert painted == ["first", "third"]


def test_a_close_up_shows_the_guild_that_its_sight_names() -> None:
    """On the way to the board, with which a message ends; whoever was called."""
    step = next(step for step in shown(4) if step.picture == "guild.bakers")
    assert painter().sight_for(step.picture, is_last=False) == "guild.bakers"
    assert painter().sight_for(step.picture, is_last=True) == "board"
    for guild, name in (("bakers", "Bakers"), ("tailors", "Tailors")):
        assert painter().describe(scene(step, f"guild.{guild}"), words_in("en")).startswith(f"{name} close up")
    assert painter().lay(scene(step, "guild.bakers"), words_in("en")) == painter().lay(
        scene(step, "guild"), words_in("en")
    )
