"""The persons on display this round, and the rats they bring."""

from collections.abc import Sequence

from bot.pictures.sheet import Area
from render.canvas import fonts
from render.notredame.drawing import CityDrawing
from render.notredame.persons import card_ink
from render.sheet.layout import Hand, Layout
from render.sheet.layout_cache import LayoutCache

Box = tuple[int, int, int, int]
_kept: LayoutCache[Area] = LayoutCache()


def lay_person(drawing: CityDrawing, person: int, box: Box, size: int) -> Area:
    """Lay out a card with a portrait, rats and a name; cached."""
    key = (drawing.pieces.digest, drawing.words.language, person, box, size)
    found = _kept.get(key)
    if found is None:
        found = _lay_card(drawing, person, box, size)
        _kept.put(key, found)
    return found


def _lay_card(drawing: CityDrawing, person: int, box: Box, size: int) -> Area:
    """Lay out a card, with the name on one line or two."""
    card, (_, _, w, h) = drawing.pieces.persons[person], box
    row = round(size * 1.16) + 1
    plate = 2 * row + 6
    layout, ground = Layout(), card_ink(card.pile)
    side = min(h - plate - 20, round(w * 0.52))
    top = 8 + (h - plate - 14 - side) // 2
    layout.put("portrait", (card.name,), (round(w * 0.08), top, side, side), ground)
    rats = round(w * 0.08) + side + 2
    layout.put("rats", (card.rats,), (rats, top, w - rats - 12, side), ground)
    lines = fonts.wrap(drawing.words.piece(card.name), "text", size, w - 20)
    if len(lines) > 2:
        lines = [lines[0], fonts.fit(" ".join(lines[1:]), "text", size, w - 20)]
    middle = h - 6 - plate / 2
    for at, line in enumerate(lines):
        y = middle + (at - (len(lines) - 1) / 2) * row
        layout.write(line, (w / 2, y), Hand(size, "banner_ink", "banner"), room=w - 20, anchor="m")
    return Area(*box, "person_card", (card.pile, plate), tuple(layout.pieces), 6)


def lay_rat_sum(drawing: CityDrawing, box: Box) -> Area:
    """Lay out the sum of the round's rats."""
    layout = Layout()
    layout.put("rats_coming", (drawing.rats,), (12, 12, box[2] - 24, box[3] - 24), "slate_dark")
    return Area(*box, "rat_sum", (), tuple(layout.pieces))


def lay_persons(drawing: CityDrawing, boxes: Sequence[Box], last: Box, size: int) -> list[Area]:
    """Lay out the cards on display, and the sum of their rats; places without a person stay empty."""
    shown = [lay_person(drawing, person, box, size) for person, box in zip(drawing.view.persons, boxes, strict=False)]
    empty = [Area(*box, "rat_sum", ()) for box in boxes[len(shown) :]]
    return [*shown, *empty, lay_rat_sum(drawing, last)]
