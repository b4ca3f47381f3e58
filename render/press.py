"""Prints sheets: drawings are made once at a multiple of their size, shrunk, indexed and kept; frames reuse frames."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from PIL import Image

from render.pen import Pen
from render.png import MARGIN, new_canvas
from render.sheet import Part, Piece, Sheet
from render.theme import Theme

Art: TypeAlias = Callable[..., None]
"""Draws with a pen into a box: art(pen, width, height, *facts)."""

SHARP = 3
"""Drawings are made so many times larger and shrunk; four looks the same and makes larger files."""

V = TypeVar("V")


class Recent(Generic[V]):
    """The values used last, as many as their weights allow."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._kept: OrderedDict[Any, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Any) -> V | None:
        """What was kept under the key."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: Any, value: V, weight: int = 1) -> None:
        """Keeps a value and lets go of those not used for longest."""
        old = self._kept.pop(key, None)
        self.weight += weight - (old[1] if old else 0)
        self._kept[key] = (value, weight)
        while self.weight > self.most and len(self._kept) > 1:
            _, (_, light) = self._kept.popitem(last=False)
            self.weight -= light


class Press:
    """Prints the sheets of one theme with one set of drawings; memory is bounded."""

    def __init__(self, theme: Theme, arts: Mapping[str, Art], memory: int = 16_000_000) -> None:
        self.theme = theme
        self.arts = {"text": draw_text, **arts}
        self._patches: Recent[Image.Image] = Recent(memory)

    def print(self, sheet: Sheet, last: tuple[Sheet, Image.Image] | None = None) -> Image.Image:
        """The sheet as an indexed canvas; of the last one only what differs is drawn."""
        parts: tuple[Part, ...] = ()
        if last and last[0][:2] == sheet[:2]:
            canvas, parts = last[1].copy(), last[0].parts
        else:
            canvas = new_canvas(sheet.w, sheet.h)
        for at, part in enumerate(sheet.parts):
            self._print_part(canvas, part, parts[at] if at < len(parts) else None)
        return canvas

    def _print_part(self, canvas: Image.Image, part: Part, old: Part | None) -> None:
        """The pieces that changed, or all on a fresh ground; pieces never touch, so their order does not matter."""
        if old == part:
            return
        ground, pieces = self._ground(part), part.pieces
        if old and old[:6] == part[:6]:
            before, now = set(old.pieces), set(pieces)
            pieces = tuple(now - before)
            for piece in before - now:
                box = (piece.x, piece.y, piece.x + piece.w, piece.y + piece.h)
                _lay_down(canvas, ground.crop(box), part.x + piece.x, part.y + piece.y)
        else:
            _lay_down(canvas, ground, part.x, part.y)
        for piece in pieces:
            _lay_down(canvas, self._patch(part, piece, ground), part.x + piece.x, part.y + piece.y)

    def proof(self, sheet: Sheet) -> Image.Image:
        """The sheet in full colour, every drawing made anew: what the palette is measured against."""
        canvas = Image.new("RGB", (sheet.w, sheet.h))
        for part in sheet.parts:
            ground = self.draw_ground(part)
            canvas.paste(ground, (part.x, part.y))
            for piece in part.pieces:
                canvas.paste(self.draw_piece(piece, ground), (part.x + piece.x, part.y + piece.y))
        return canvas

    def _ground(self, part: Part) -> Image.Image:
        key = (part.ground, part.facts, part.w, part.h)
        found = self._patches.get(key)
        if found is None:
            found = self.theme.index(self.draw_ground(part))
            self._patches.put(key, found, part.w * part.h)
        return found

    def _patch(self, part: Part, piece: Piece, ground: Image.Image) -> Image.Image:
        place = piece.on or (part.ground, part.facts, part.w, part.h, piece.x, piece.y)
        key = (piece.art, piece.facts, piece.w, piece.h, place)
        found = self._patches.get(key)
        if found is None:
            found = self.theme.index(self.draw_piece(piece, ground))
            self._patches.put(key, found, piece.w * piece.h + 200)
        return found

    def draw_ground(self, part: Part) -> Image.Image:
        """A part's ground in full colour."""
        return self._draw(part.ground, part.facts, (part.w, part.h)).convert("RGB")

    def draw_piece(self, piece: Piece, ground: Image.Image) -> Image.Image:
        """A piece in full colour, with what it lies on."""
        if piece.on:
            below = Image.new("RGB", (piece.w, piece.h), self.theme.colours[piece.on])
        else:
            below = ground.crop((piece.x, piece.y, piece.x + piece.w, piece.y + piece.h))
            if below.mode == "P":
                below.putpalette(self.theme.bytes)
            below = below.convert("RGB")
        if piece.art == "text":
            draw_text(Pen(below, self.theme.colours), piece.w, piece.h, *piece.facts)
            return below
        drawing = self._draw(piece.art, piece.facts, (piece.w, piece.h))
        below.paste(drawing, (0, 0), drawing)
        return below

    def _draw(self, art: str, facts: tuple[Any, ...], size: tuple[int, int]) -> Image.Image:
        large = Image.new("RGBA", (size[0] * SHARP, size[1] * SHARP), (0, 0, 0, 0))
        self.arts[art](Pen(large, self.theme.colours, SHARP), *size, *facts)
        return large.reduce(SHARP)


def _lay_down(canvas: Image.Image, patch: Image.Image, x: int, y: int) -> None:
    """Pillow's core paste: its public one takes six times as long, for checks that hold here by construction."""
    x += MARGIN
    canvas.im.paste(patch.im, (x, y, x + patch.width, y + patch.height))


def draw_text(pen: Pen, _w: int, h: int, *facts: Any) -> None:
    """A line of text, its capitals in the middle of the box."""
    text, size, ink, face = facts
    pen.text((0, h / 2), text, size, ink, face, "lm")
