"""Checks the layout of sheets; each distinct area and piece is checked only once."""

from collections.abc import Iterator

from PIL import Image

from bot.pictures.sheet import Area, Piece, Sheet, find_layout_faults
from render.canvas import fonts
from render.canvas.pen import Pen
from render.sheet.press import Press


class LayoutCheck:
    """Checks the sheets of one `Press`; most areas and pieces do not change from step to step."""

    def __init__(self, press: Press) -> None:
        self.press = press
        self._areas: set[Area] = set()
        self._pieces: set[tuple[object, ...]] = set()

    def check(self, sheet: Sheet) -> None:
        """Check that nothing overlaps or sticks out, no glyph is missing, and texts fit and are large enough."""
        fresh = self._fresh_areas(sheet)
        faults = find_layout_faults(fresh)
        assert not faults, "\n".join(map(str, faults))
        for piece in self._fresh_pieces(fresh):
            self._check_piece(piece, fonts.cap_height("text", sheet.least_text))

    def _fresh_areas(self, sheet: Sheet) -> Sheet:
        """Return the sheet without the pieces of areas that have already been checked."""
        kept = tuple(part if part not in self._areas else part._replace(pieces=()) for part in sheet.parts)
        self._areas.update(sheet.parts)
        return sheet._replace(parts=kept)

    def _fresh_pieces(self, sheet: Sheet) -> Iterator[Piece]:
        """Yield the pieces that were not checked before."""
        for part in sheet.parts:
            for piece in part.pieces:
                key = (piece.art, piece.facts, piece.w, piece.h)
                if key not in self._pieces:
                    self._pieces.add(key)
                    yield piece

    def _check_piece(self, piece: Piece, least: int) -> None:
        if piece.art == "text":
            text, size, _, face = piece.facts
            assert all(fonts.MISSING not in run.text for run in fonts.runs(text, face)), f"no letter for it: {text}"
            wide = fonts.width(text, face, size)
            assert wide <= piece.w, f"{wide} pixels wide in a box of {piece.w}: {text}"
            return
        pen = Pen(Image.new("RGBA", (piece.w * 2, piece.h * 2)), self.press.theme.colors, 2)
        self.press.arts[piece.art](pen, piece.w, piece.h, *piece.facts)
        for x, y, w, h in pen.texts:
            assert h >= 2 * least - 1, f"a text {h / 2} pixels high, at least {least}: {piece}"
            assert x >= -1, f"a text {-x / 2} pixels left of its box: {piece}"
            assert y >= -1, f"a text {-y / 2} pixels above its box: {piece}"
            assert x + w <= piece.w * 2 + 2, f"a text {(x + w) / 2 - piece.w} pixels right of its box: {piece}"
            assert y + h <= piece.h * 2 + 2, f"a text {(y + h) / 2 - piece.h} pixels below its box: {piece}"
