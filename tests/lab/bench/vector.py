"""Sheets as SVG, for a browser to draw."""

from collections.abc import Sequence
from html import escape

from PIL import Image

from bot.pictures.sheet import Sheet
from render.canvas import fonts
from render.canvas.coverage import FOLDER
from render.canvas.faces import FILES
from render.canvas.fonts import Face
from render.canvas.pen import Box, Ink, Pen, Point
from render.sheet.press import Press


class VectorPen(Pen):
    """A pen that writes SVG elements."""

    shapes: list[str]

    def _ink(self, ink: Ink) -> str:
        return "#" + bytes(self.colors[ink]).hex() if ink else "none"

    def _style(self, ink: Ink, edge: Ink, width: float) -> str:
        stroke = f' stroke="{self._ink(edge)}" stroke-width="{self._width(width)}"' if edge else ""
        return f'fill="{self._ink(ink)}"{stroke}'

    def poly(self, points: Sequence[Point], ink: Ink, edge: Ink = "", width: float = 0) -> None:
        """Add a polygon."""
        placed = " ".join("{:.1f},{:.1f}".format(*self._at(point)) for point in points)
        self.shapes.append(f'<polygon points="{placed}" {self._style(ink, edge, width)} stroke-linejoin="round"/>')

    def line(self, points: Sequence[Point], ink: Ink, width: float) -> None:
        """Add a polyline."""
        placed = " ".join("{:.1f},{:.1f}".format(*self._at(point)) for point in points)
        self.shapes.append(f'<polyline points="{placed}" {self._style("", ink, width)} stroke-linecap="round"/>')

    def box(self, box: Box, ink: Ink, radius: float = 0, edge: Ink = "", width: float = 0) -> None:
        """Add a rectangle."""
        x, y = self._at(box[:2])
        size = f'width="{box[2] * self.scale:.1f}" height="{box[3] * self.scale:.1f}" rx="{radius * self.scale:.1f}"'
        self.shapes.append(f'<rect x="{x:.1f}" y="{y:.1f}" {size} {self._style(ink, edge, width)}/>')

    def disc(self, center: Point, radius: float | Point, ink: Ink, edge: Ink = "", width: float = 0) -> None:
        """Add an ellipse."""
        across, down = radius if isinstance(radius, tuple) else (radius, radius)
        x, y = self._at(center)
        size = f'rx="{across * self.scale:.1f}" ry="{down * self.scale:.1f}"'
        self.shapes.append(f'<ellipse cx="{x:.1f}" cy="{y:.1f}" {size} {self._style(ink, edge, width)}/>')

    def text(self, point: Point, text: str, size: float, ink: Ink, face: Face = "text", anchor: str = "mm") -> None:
        """Add a line of text."""
        x, y = self._at(point)
        pixels = size * self.scale
        y += {"t": 1.0, "m": 0.5, "s": 0.0}[anchor[1]] * fonts.cap_height(face, round(pixels))
        place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{ {"l": "start", "m": "middle", "r": "end"}[anchor[0]] }"'
        font = f'font-family="{face}" font-size="{pixels:.1f}" fill="{self._ink(ink)}"'
        self.shapes.append(f"<text {place} {font}>{escape(text)}</text>")


def draw_directly(press: Press, sheet: Sheet, pen: Pen) -> None:
    """Draw all of a sheet with one pen, as a painter without sprites would."""
    for part in sheet.parts:
        place = pen.inside(part.x, part.y)
        press.arts[part.ground](place, part.w, part.h, *part.facts)
        for piece in part.pieces:
            press.arts[piece.art](place.inside(piece.x, piece.y), piece.w, piece.h, *piece.facts)


def to_html(press: Press, sheet: Sheet) -> str:
    """Return a page with the sheet as SVG, in the bot's fonts."""
    pen = VectorPen(Image.new("RGB", (1, 1)), press.theme.colors)
    pen.shapes = []
    draw_directly(press, sheet, pen)
    faces = "".join(
        f"@font-face{{font-family:{face};src:url({(FOLDER / FILES[face]).as_uri()})}}" for face in ("text", "display")
    )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{sheet.w}" height="{sheet.h}">{"".join(pen.shapes)}</svg>'
    return f"<!doctype html><style>body{{margin:0}}{faces}</style>{svg}"
