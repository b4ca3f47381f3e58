"""Drawing in units: the same strokes at any scale, on a Pillow image."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.canvas import fonts, letters
from render.canvas.faces import font, true_size
from render.canvas.fonts import Face

Color: TypeAlias = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]
Ink: TypeAlias = str
"""The role of a color in the theme."""
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""


class Pen:
    """Draws shapes, in units and theme colors, onto an image."""

    def __init__(self, image: Image.Image, colors: Mapping[Ink, Color], scale: float = 1) -> None:
        self.draw = ImageDraw.Draw(image)
        self.colors = colors
        self.scale = scale
        self.left = 0.0
        self.top = 0.0
        self.texts: list[Box] = []
        """The boxes of drawn texts, in pixels of the image."""

    def inside(self, x: float, y: float, scale: float = 1) -> "Pen":
        """Return a pen with its origin at this point and its unit multiplied by `scale`."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.left, other.top = self.left + x * self.scale, self.top + y * self.scale
        other.scale = self.scale * scale
        return other

    def faded(self, ground: Ink, share: float) -> "Pen":
        """Return a pen whose colors are mixed with this share of the background color."""
        other, below = self.inside(0, 0), self.colors[ground]
        other.colors = {role: _mix(color, below, share) for role, color in self.colors.items()}
        return other

    def _at(self, point: Point) -> Point:
        return self.left + point[0] * self.scale, self.top + point[1] * self.scale

    def _width(self, width: float) -> int:
        return max(1, round(width * self.scale)) if width else 0

    def poly(self, points: Sequence[Point], ink: Ink, edge: Ink = "", width: float = 0) -> None:
        """Draw a filled polygon, optionally with an edge that has round joints."""
        placed = [self._at(point) for point in points]
        if ink:
            self.draw.polygon(placed, fill=self.colors[ink])
        if edge:
            closed = [*placed, placed[0], placed[1]]
            self.draw.line(closed, fill=self.colors[edge], width=self._width(width), joint="curve")

    def line(self, points: Sequence[Point], ink: Ink, width: float) -> None:
        """Draw a line with round joints and ends."""
        placed, thick = [self._at(point) for point in points], self._width(width)
        self.draw.line(placed, fill=self.colors[ink], width=thick, joint="curve")
        if thick > 2:
            for x, y in (placed[0], placed[-1]):
                half = (thick - 1) / 2
                self.draw.ellipse((x - half, y - half, x + half, y + half), fill=self.colors[ink])

    def box(self, box: Box, ink: Ink, radius: float = 0, edge: Ink = "", width: float = 0) -> None:
        """Draw a rectangle, optionally rounded."""
        (x, y), right, bottom = self._at(box[:2]), *self._at((box[0] + box[2], box[1] + box[3]))
        self.draw.rounded_rectangle(
            (x, y, max(x, right - 1), max(y, bottom - 1)),
            radius * self.scale,
            fill=self.colors[ink] if ink else None,
            outline=self.colors[edge] if edge else None,
            width=self._width(width),
        )

    def disc(self, center: Point, radius: float | Point, ink: Ink, edge: Ink = "", width: float = 0) -> None:
        """Draw a circle, or an ellipse with two radii."""
        across, down = radius if isinstance(radius, tuple) else (radius, radius)
        x, y = self._at(center)
        across, down = across * self.scale, down * self.scale
        self.draw.ellipse(
            (x - across, y - down, x + across, y + down),
            fill=self.colors[ink] if ink else None,
            outline=self.colors[edge] if edge else None,
            width=self._width(width),
        )

    def text(self, point: Point, text: str, size: float, ink: Ink, face: Face = "text", anchor: str = "mm") -> None:
        """Draw text in any script; `anchor` is l, m or r (left, middle, right), and t, m or s (top, middle, base)."""
        pixels = max(4, round(size * self.scale))
        x, y = self._at(point)
        long = fonts.width(text, face, pixels)
        x -= {"l": 0.0, "m": long / 2, "r": float(long)}[anchor[0]]
        high = fonts.cap_height(face, pixels)
        base = y + {"t": float(high), "m": high / 2, "s": 0.0}[anchor[1]]
        self.texts.append((x, base - high, long, high))
        x = float(round(x)) if self.scale == 1 else x
        for run in fonts.runs(text, face):
            self._write_run(run, (x, round(base)), pixels, ink)
            x += fonts.run_length(run, pixels)

    def _write_run(self, run: fonts.Run, at: Point, pixels: int, ink: Ink) -> None:
        """Draw letters side by side, or glyphs at the positions that shaping assigned."""
        (x, base), em = at, true_size(run.file, pixels)
        if not run.glyphs and self.scale == 1 and x == int(x):
            letters.write(self.draw, (int(x), int(base)), (run.text, run.file, pixels), self.colors[ink])
            return
        drawn = font(run.file, pixels)
        if not run.glyphs:
            self.draw.text(at, run.text, font=drawn, fill=self.colors[ink], anchor="ls")
        for glyph in run.glyphs:
            place = (x + glyph.x * em, base - glyph.y * em)
            self.draw.text(place, glyph.letter, font=drawn, fill=self.colors[ink], anchor="ls")
            x += glyph.advance * em


def _mix(color: Color, other: Color, share: float) -> Color:
    red, green, blue = (round(one + (two - one) * share) for one, two in zip(color, other, strict=True))
    return red, green, blue


def regular(sides: int, radius: float, center: Point, turn: float = 0) -> list[Point]:
    """Return the corners of a regular polygon, beginning at the top."""
    angles = [2 * pi * side / sides + turn for side in range(sides)]
    return [(center[0] + radius * sin(angle), center[1] - radius * cos(angle)) for angle in angles]


def star(points: int, outer: float, inner: float, center: Point) -> list[Point]:
    """Return the corners of a star, one point up."""
    tips, dents = regular(points, outer, center), regular(points, inner, center, pi / points)
    return [corner for pair in zip(tips, dents, strict=True) for corner in pair]


def curve(start: Point, bend: Point, end: Point, steps: int = 8) -> list[Point]:
    """Return points along a quadratic curve."""
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1],
        )
        for t in (step / steps for step in range(steps + 1))
    ]
