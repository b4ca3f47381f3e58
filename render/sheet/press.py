"""Prints sheets: drawings are made once at a multiple of their size, shrunk, indexed and kept; frames reuse frames."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from itertools import count
from typing import Any, TypeAlias

from PIL import Image

from bot.pictures.sheet import Area, Box, Piece, Ring, Sheet
from render.canvas.pen import Pen
from render.canvas.png import MARGIN, new_canvas
from render.canvas.theme import Theme
from render.sheet.recent import Recent
from render.sheet.rings import draw_ring
from render.sheet.sprites import Sprites

Art: TypeAlias = Callable[..., None]
"""Draws with a pen into a box: art(pen, width, height, *facts)."""

SHARP = 3
"""Drawings are made so many times larger and shrunk; four looks the same and makes larger files."""

BAND = 600_000
"""Pixels, before they are shrunk, of the bands in which grounds are drawn."""

SPRITES = Sprites(5_000_000, 4_000_000)
"""The drawings of all presses together, in pixels and in bytes: two boards at hand, and those of all games packed.
However many games and themes are played, they take no more room."""
_numbers = count()


class Press:
    """Prints the sheets of one theme with one set of drawings, which are kept beside those of all other presses."""

    def __init__(self, theme: Theme, arts: Mapping[str, Art], frames: Mapping[str, int] | None = None) -> None:
        self.theme = theme
        self.arts = {"text": draw_text, **arts}
        self.frames = frames or {}
        self._number = next(_numbers)
        self._covered: Recent[bytes] = Recent(1000)

    def print(self, sheet: Sheet, last: tuple[Sheet, Image.Image] | None = None) -> Image.Image:
        """The sheet as an indexed canvas; where there is a last one it is used up: only what differs is drawn."""
        canvas, known = _reuse(*last, sheet) if last else (new_canvas(sheet.w, sheet.h), [None] * len(sheet.parts))
        for part, old in zip(sheet.parts, known, strict=True):
            self._print_part(canvas, part, old)
        return canvas

    def _print_part(self, canvas: Image.Image, part: Area, old: Area | None) -> None:
        """The pieces that changed, or all on a fresh ground; pieces never touch, so their order does not matter."""
        if old and old.pieces == part.pieces:
            return
        ground, pieces = self._ground(part), part.pieces
        if old:
            before, now = set(old.pieces), set(pieces)
            pieces = tuple(now - before)
            places = {piece[2:6] for piece in pieces}
            for piece in before - now:
                if piece[2:6] not in places:
                    _lay_down(canvas, ground.crop(_box(piece)), part.x + piece.x, part.y + piece.y)
        else:
            _lay_down(canvas, ground, part.x, part.y)
        for piece in pieces:
            _lay_down(canvas, self._patch(part, piece, ground), part.x + piece.x, part.y + piece.y)

    def ring(self, canvas: Image.Image, rings: Sequence[Ring]) -> Image.Image:
        """A copy of a printed canvas with rings; what lies below them is still there for the next frame."""
        ringed = canvas.copy() if rings else canvas
        for ring in rings:
            for x, y, w, h in _sides(ring):
                below = self.theme.color(canvas.crop((x + MARGIN, y, x + MARGIN + w, y + h)))
                _lay_down(ringed, self.theme.index(self._draw_ring(below, ring, (x, y))), x, y)
        return ringed

    def _draw_ring(self, below: Image.Image, ring: Ring, at: tuple[int, int]) -> Image.Image:
        """A part of a picture in full color, with as much of a ring as lies there."""
        large = below.resize((below.width * SHARP, below.height * SHARP), Image.Resampling.NEAREST)
        pen = Pen(large, self.theme.colors, SHARP).inside(ring.x - at[0], ring.y - at[1])
        draw_ring(pen, ring.w, ring.h, ring.line)
        return large.reduce(SHARP)

    def proof(self, sheet: Sheet) -> Image.Image:
        """The sheet in full color, every drawing made anew: what the palette is measured against."""
        canvas = Image.new("RGB", (sheet.w, sheet.h))
        for part in sheet.parts:
            ground = self.draw_ground(part)
            canvas.paste(ground, (part.x, part.y))
            for piece in part.pieces:
                canvas.paste(self.draw_piece(piece, ground), (part.x + piece.x, part.y + piece.y))
        return canvas

    def _ground(self, part: Area) -> Image.Image:
        """A part's ground, indexed; a frame is drawn small and stretched."""
        edge = self.frames.get(part.ground, 0)
        w, h = (min(part.w, 2 * edge + 1), min(part.h, 2 * edge + 1)) if edge else (part.w, part.h)
        if (w, h) == (part.w, part.h):
            return self._keep(part, lambda: self.theme.index(self.draw_ground(part)))
        small = part._replace(w=w, h=h)
        return self._keep(part, lambda: stretch(self._ground(small), edge, (part.w, part.h)))

    def _keep(self, part: Area, make: Callable[[], Image.Image]) -> Image.Image:
        key = (self._number, part.ground, part.facts, part.w, part.h)
        found = SPRITES.get(key)
        if found is None:
            found = make()
            SPRITES.put(key, found)
        return found

    def _patch(self, part: Area, piece: Piece, ground: Image.Image) -> Image.Image:
        on = piece.on or self._below(part, piece, ground)
        key = (self._number, piece.art, piece.facts, piece.w, piece.h, on)
        found = SPRITES.get(key)
        if found is None:
            found = self.theme.index(self.draw_piece(piece, ground))
            SPRITES.put(key, found)
        return found

    def _below(self, part: Area, piece: Piece, ground: Image.Image) -> bytes:
        """What a piece covers of its ground: where that looks the same, so does the piece."""
        key = (part.ground, part.facts, part.w, part.h, piece.x, piece.y, piece.w, piece.h)
        found = self._covered.get(key)
        if found is None:
            found = sha256(ground.crop(_box(piece)).tobytes()).digest()
            self._covered.put(key, found)
        return found

    def draw_ground(self, part: Area) -> Image.Image:
        """A part's ground in full color; drawn in bands, so that it never takes much memory."""
        ground, high = Image.new("RGB", (part.w, part.h)), max(1, BAND // (part.w * SHARP**2))
        for top in range(0, part.h, high):
            band = Image.new("RGB", (part.w * SHARP, min(high, part.h - top) * SHARP))
            pen = Pen(band, self.theme.colors, SHARP).inside(0, -top)
            self.arts[part.ground](pen, part.w, part.h, *part.facts)
            ground.paste(band.reduce(SHARP), (0, top))
        return ground

    def draw_piece(self, piece: Piece, ground: Image.Image) -> Image.Image:
        """A piece in full color, with what it lies on."""
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
        """Of indexed images, the colors."""
        return self.theme.color(image) if image.mode == "L" else image


def _reuse(last: Sheet, canvas: Image.Image, sheet: Sheet) -> tuple[Image.Image, list[Area | None]]:
    """A canvas that shows the parts of the last sheet whose ground stays, and for each new part the old one."""
    if last[:2] == sheet[:2] and [part[:4] for part in last.parts] == [part[:4] for part in sheet.parts]:
        places = {part[:6]: part for part in last.parts}
        return canvas, [places.get(part[:6]) for part in sheet.parts]
    grounds: dict[tuple[Any, ...], list[Area]] = {}
    for part in last.parts:
        grounds.setdefault(part[2:6], []).append(part)
    known = [left.pop(0) if (left := grounds.get(part[2:6])) else None for part in sheet.parts]
    return _move(canvas, sheet, known), known


def _move(canvas: Image.Image, sheet: Sheet, known: Sequence[Area | None]) -> Image.Image:
    """A canvas for a sheet, with what another one shows of its parts."""
    moved = new_canvas(sheet.w, sheet.h)
    for part, old in zip(sheet.parts, known, strict=True):
        if old:
            x, y = old.x + MARGIN, old.y
            _lay_down(moved, canvas.crop((x, y, x + old.w, y + old.h)), part.x, part.y)
    return moved


def stretch(frame: Image.Image, edge: int, size: tuple[int, int]) -> Image.Image:
    """A small frame made as large as asked: its edges stay, the row and the column in its middle are repeated."""
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
    """Where a frame is cut in one direction, and where the stretches come to lie."""
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
    """What a ring covers of the picture: a strip at each side, as wide as its corners are round."""
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
    """Pillow's core paste: its public one takes six times as long, for checks that hold here by construction."""
    x += MARGIN
    canvas.im.paste(patch.im, (x, y, x + patch.width, y + patch.height))


def draw_text(pen: Pen, _w: int, h: int, *facts: Any) -> None:
    """A line of text, its capitals in the middle of the box."""
    text, size, ink, face = facts
    pen.text((0, h / 2), text, size, ink, face, "lm")
