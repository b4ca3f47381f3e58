"""Prints sheets: draws pieces enlarged, shrinks, indexes and caches them, and reuses the last canvas."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from itertools import count
from typing import Any, TypeAlias

from PIL import Image, ImageDraw

from bot.pictures.sheet import Area, Box, Piece, Ring, Sheet
from render.canvas import fonts, letters
from render.canvas.pen import Ink, Pen
from render.canvas.png import MARGIN, new_canvas
from render.canvas.theme import Theme
from render.sheet.lru_cache import LruCache
from render.sheet.rings import draw_ring
from render.sheet.sprites import Sprites

Art: TypeAlias = Callable[..., None]
"""Draws with a pen into a box: art(pen, width, height, *facts)."""

SHARP = 3
"""Enlargement of drawings before they are shrunk; four would look the same and make larger files."""

BAND = 600_000
"""Number of pixels, before shrinking, of a band in which a background is drawn."""

SPRITES = Sprites(5_000_000, 4_000_000)
"""The cache of all presses' drawings; its limits are pixels unpacked (two boards) and bytes packed (all games).

The limits do not depend on the number of games and themes.
"""
LONG_TEXT = 15_000
"""Number of pixels above which a text is not cached: such texts are news, which no two boards share."""
SHADES = bytes(range(256))
_numbers = count()


class Press:
    """Prints the sheets of one theme with one set of drawings; usually, all presses share one cache."""

    def __init__(
        self,
        theme: Theme,
        arts: Mapping[str, Art],
        frames: Mapping[str, int] | None = None,
        sprites: Sprites = SPRITES,
    ) -> None:
        self.theme = theme
        self._sprites = sprites
        self.arts = {"text": draw_text, **arts}
        self.frames = frames or {}
        self._number = next(_numbers)
        self._covered: LruCache[bytes] = LruCache(1000)
        self._blended: dict[tuple[Ink, Ink], bytes] = {}

    def print(self, sheet: Sheet, last: tuple[Sheet, Image.Image] | None = None) -> Image.Image:
        """Print the sheet as an indexed canvas; if the last canvas is given, draw only what differs."""
        canvas, known = _reuse(*last, sheet) if last else (new_canvas(sheet.w, sheet.h), [None] * len(sheet.parts))
        for part, old in zip(sheet.parts, known, strict=True):
            self._print_part(canvas, part, old)
        return canvas

    def _print_part(self, canvas: Image.Image, part: Area, old: Area | None) -> None:
        """Print changed pieces, or all on a fresh background; pieces never touch, so their order is irrelevant."""
        if old and old.pieces == part.pieces:
            return
        pieces: Sequence[Piece] = part.pieces
        if old is None:
            _lay_down(canvas, self.ground(part), part.x, part.y)
        else:
            before = {piece[2:6]: piece for piece in old.pieces}
            pieces = [piece for piece in part.pieces if before.pop(piece[2:6], None) != piece]
            for x, y, w, h in before:
                _lay_down(canvas, self.ground(part).crop((x, y, x + w, y + h)), part.x + x, part.y + y)
        for piece in pieces:
            _lay_down(canvas, self.patch(part, piece), part.x + piece.x, part.y + piece.y)

    def prepare(self, sheet: Sheet) -> None:
        """Draw the parts of the sheet, so that it is printed quickly later."""
        for part in sheet.parts:
            self.ground(part)
            for piece in part.pieces:
                self.patch(part, piece)

    def ring(self, canvas: Image.Image, rings: Sequence[Ring]) -> Image.Image:
        """Return a copy of a printed canvas with rings; the next print reuses the original."""
        ringed = canvas.copy() if rings else canvas
        for ring in rings:
            for x, y, w, h in _sides(ring):
                below = self.theme.color(canvas.crop((x + MARGIN, y, x + MARGIN + w, y + h)))
                _lay_down(ringed, self.theme.index(self._draw_ring(below, ring, (x, y))), x, y)
        return ringed

    def _draw_ring(self, below: Image.Image, ring: Ring, at: tuple[int, int]) -> Image.Image:
        """Draw a ring's section onto a part of a picture, in full color."""
        large = below.resize((below.width * SHARP, below.height * SHARP), Image.Resampling.NEAREST)
        pen = Pen(large, self.theme.colors, SHARP).inside(ring.x - at[0], ring.y - at[1])
        draw_ring(pen, ring.w, ring.h, ring.line)
        return large.reduce(SHARP)

    def proof(self, sheet: Sheet) -> Image.Image:
        """Print the sheet in full color without caches, to measure the palette."""
        canvas = Image.new("RGB", (sheet.w, sheet.h))
        for part in sheet.parts:
            ground = self.draw_ground(part)
            canvas.paste(ground, (part.x, part.y))
            for piece in part.pieces:
                canvas.paste(self.draw_piece(piece, ground), (part.x + piece.x, part.y + piece.y))
        return canvas

    def ground(self, part: Area) -> Image.Image:
        """Return a part's background, indexed; a background with a uniform middle is drawn small and stretched."""
        edge = self.frames.get(part.ground, 0)
        w, h = (min(part.w, 2 * edge + 1), min(part.h, 2 * edge + 1)) if edge else (part.w, part.h)
        if (w, h) == (part.w, part.h):
            return self._keep(part, lambda: self.theme.index(self.draw_ground(part)))
        small = part._replace(w=w, h=h)
        return self._keep(part, lambda: stretch(self.ground(small), edge, (part.w, part.h)), is_packed=False)

    def _keep(self, part: Area, make: Callable[[], Image.Image], *, is_packed: bool = True) -> Image.Image:
        key = (self._number, part.ground, part.facts, part.w, part.h)
        found = self._sprites.get(key)
        if found is None:
            found = make()
            self._sprites.put(key, found, is_packed=is_packed)
        return found

    def patch(self, part: Area, piece: Piece) -> Image.Image:
        """Return a piece with the background below it, indexed."""
        on = piece.on or self._below(part, piece)
        key = (self._number, piece.art, piece.facts, piece.w, piece.h, on)
        found = self._sprites.get(key)
        if found is None:
            written = self._write(piece)
            found = written or self.theme.index(self.draw_piece(piece, self.ground(part)))
            if written is None or piece.w * piece.h < LONG_TEXT:
                self._sprites.put(key, found, is_packed=written is None)
        return found

    def _write(self, piece: Piece) -> Image.Image | None:
        """Draw unshaped text on a flat color, as indexed shades between two colors; None for any other piece."""
        if piece.art != "text" or not piece.on:
            return None
        text, size, ink, face = piece.facts
        runs = fonts.runs(text, face)
        if len(runs) != 1 or runs[0].glyphs:
            return None
        coverage, base = Image.new("L", (piece.w, piece.h)), round(piece.h / 2 + fonts.cap_height(face, size) / 2)
        letters.cover(coverage, (0, base), (runs[0].text, runs[0].file, size))
        return Image.frombytes("L", coverage.size, coverage.tobytes().translate(self._shades(piece.on, ink)))

    def _shades(self, ground: Ink, ink: Ink) -> bytes:
        """Return the palette entries of an ink that covers a color, by the opacity from 0 to 255."""
        key = (ground, ink)
        if key not in self._blended:
            strip = Image.new("RGB", (len(SHADES), 1), self.theme.colors[ground])
            mask = Image.frombytes("L", strip.size, SHADES)
            ImageDraw.Draw(strip).bitmap((0, 0), mask, self.theme.colors[ink])
            self._blended[key] = self.theme.index(strip).tobytes()
        return self._blended[key]

    def _below(self, part: Area, piece: Piece) -> bytes:
        """Return a hash of the background under a piece: equal hashes mean equal drawings."""
        key = (part.ground, part.facts, part.w, part.h, piece.x, piece.y, piece.w, piece.h)
        found = self._covered.get(key)
        if found is None:
            found = sha256(self.ground(part).crop(_box(piece)).tobytes()).digest()
            self._covered.put(key, found)
        return found

    def draw_ground(self, part: Area) -> Image.Image:
        """Draw a part's background in full color; in bands, to limit the memory."""
        ground, high = Image.new("RGB", (part.w, part.h)), max(1, BAND // (part.w * SHARP**2))
        for top in range(0, part.h, high):
            band = Image.new("RGB", (part.w * SHARP, min(high, part.h - top) * SHARP))
            pen = Pen(band, self.theme.colors, SHARP).inside(0, -top)
            self.arts[part.ground](pen, part.w, part.h, *part.facts)
            ground.paste(band.reduce(SHARP), (0, top))
        return ground

    def draw_piece(self, piece: Piece, ground: Image.Image) -> Image.Image:
        """Draw a piece in full color, with its background."""
        is_text = piece.art == "text"
        scale = 1 if is_text else SHARP
        size = (piece.w * scale, piece.h * scale)
        if piece.on:
            below = Image.new("RGB", size, self.theme.colors[piece.on])
        else:
            below = self._in_color(ground.crop(_box(piece))).resize(size, Image.Resampling.NEAREST)
        if is_text:
            draw_text(Pen(below, self.theme.colors), piece.w, piece.h, *piece.facts)
            return below
        self.arts[piece.art](Pen(below, self.theme.colors, SHARP), piece.w, piece.h, *piece.facts)
        return below.reduce(SHARP)

    def _in_color(self, image: Image.Image) -> Image.Image:
        """Convert an indexed image to full color."""
        return self.theme.color(image) if image.mode == "L" else image


def _reuse(last: Sheet, canvas: Image.Image, sheet: Sheet) -> tuple[Image.Image, list[Area | None]]:
    """Return a canvas with the unchanged parts of the last sheet and, for each new part, the old part."""
    if last[:2] == sheet[:2] and [part[:4] for part in last.parts] == [part[:4] for part in sheet.parts]:
        pairs = zip(last.parts, sheet.parts, strict=True)
        return canvas, [old if old[4:6] == part[4:6] else None for old, part in pairs]
    grounds: dict[tuple[Any, ...], list[Area]] = {}
    for part in last.parts:
        grounds.setdefault(part[2:6], []).append(part)
    known = [left.pop(0) if (left := grounds.get(part[2:6])) else None for part in sheet.parts]
    return _move(canvas, sheet, known), known


def _move(canvas: Image.Image, sheet: Sheet, known: Sequence[Area | None]) -> Image.Image:
    """Copy reusable parts of the last canvas to their places in a new sheet."""
    moved = new_canvas(sheet.w, sheet.h)
    for part, old in zip(sheet.parts, known, strict=True):
        if old:
            x, y = old.x + MARGIN, old.y
            _lay_down(moved, canvas.crop((x, y, x + old.w, y + old.h)), part.x, part.y)
    return moved


def stretch(frame: Image.Image, edge: int, size: tuple[int, int]) -> Image.Image:
    """Enlarge a small frame: its edges stay, its middle row and column are repeated."""
    if frame.size == size:
        return frame
    w, h = size
    columns, rows = _cuts(frame.width, w, edge), _cuts(frame.height, h, edge)
    whole = Image.new(frame.mode, size)
    for left, right, x, x2 in columns:
        for top, bottom, y, y2 in rows:
            patch = frame.crop((left, top, right, bottom))
            whole.paste(patch.resize((x2 - x, y2 - y), Image.Resampling.NEAREST), (x, y))
    return whole


def _cuts(small: int, large: int, edge: int) -> list[tuple[int, int, int, int]]:
    """Return the cuts of a frame in one direction, and their places after stretching."""
    if small == large:
        return [(0, small, 0, large)]
    return [
        (0, edge, 0, edge),
        (edge, small - edge, edge, large - edge),
        (small - edge, small, large - edge, large),
    ]


def _box(piece: Piece) -> tuple[int, int, int, int]:
    return piece.x, piece.y, piece.x + piece.w, piece.y + piece.h


def _sides(ring: Ring) -> list[Box]:
    """Return the strips of a picture that a ring covers: one per side, as wide as the rounded corners."""
    edge = 3 * ring.line
    if min(ring.w, ring.h) <= 2 * edge:
        return [ring[:4]]
    middle = ring.h - 2 * edge
    return [
        (ring.x, ring.y, ring.w, edge),
        (ring.x, ring.y + ring.h - edge, ring.w, edge),
        (ring.x, ring.y + edge, edge, middle),
        (ring.x + ring.w - edge, ring.y + edge, edge, middle),
    ]


def _lay_down(canvas: Image.Image, patch: Image.Image, x: int, y: int) -> None:
    """Paste with Pillow's core method: the public method takes six times as long, for checks that always pass here."""
    x += MARGIN
    canvas.im.paste(patch.im, (x, y, x + patch.width, y + patch.height))


def draw_text(pen: Pen, _w: int, h: int, *facts: Any) -> None:
    """Draw a line of text whose capitals are in the middle of the box."""
    text, size, ink, face = facts
    pen.text((0, h / 2), text, size, ink, face, "lm")
