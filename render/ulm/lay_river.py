"""A close-up of the Danube: both halves with their quarters, everyone's barge, and the bonuses of spaces."""

from bot.pictures.sheet import Area, Sheet
from render.sheet.layout import Hand, Layout
from render.sheet.page import PIXELS, TEXT, least_text
from render.ulm.drawing import UlmDrawing
from render.ulm.lay_town import bridge_of, lay_town
from render.ulm.names import name_gains, name_space

TOWN = {"wide": 1.2, "narrow": 0.86}
"""Pixels per unit of the town."""
EDGE = 34
ROW = 60


def lay_river(drawing: UlmDrawing) -> Sheet:
    """Lay out the river in two halves, and a list of barges and bonuses."""
    size = drawing.scene.look.size
    (w, unit), river, y = PIXELS[size], drawing.pieces.river, 0
    parts: list[Area] = []
    for spaces in (range(bridge_of(river)), range(bridge_of(river), len(river))):
        areas, high = lay_town(drawing, (0, y), w, TOWN[size], spaces)
        parts += areas
        y += high
    layout = Layout(unit)
    high = layout.px(_lay_list(layout, drawing, w / unit) + 22)
    parts.append(Area(0, y, w, high, "notice", (), tuple(layout.pieces), layout.px(14)))
    return Sheet(w, y + high, tuple(parts), least_text(w))


def _lay_list(layout: Layout, drawing: UlmDrawing, wide: float) -> float:
    """Lay out everyone's space and the quarters there, then the bonuses; return the lower edge."""
    y, hand, words = 28.0, Hand(TEXT, "ink", "panel"), drawing.words
    for seat, player in enumerate(drawing.view.players):
        layout.put("token", drawing.badge(seat), (EDGE, y, 54, 54), "panel")
        layout.write(drawing.names[seat], (EDGE + 68, y + 27), hand, room=wide * 0.3)
        quarters = [words.piece(drawing.pieces.quarter_names[quarter]) for quarter in drawing.quarters_at(seat)]
        told = f"{name_space(drawing, player.barge)}: {' / '.join(quarters)}"
        left = wide * 0.3 + EDGE + 84
        layout.write(told, (left, y + 27), hand, room=wide - left - EDGE)
        y += ROW
    columns = 2 if drawing.is_wide else 1
    column = (wide - 2 * EDGE) / columns
    for at, bonus in enumerate(drawing.pieces.river_bonus):
        space = name_space(drawing, drawing.pieces.river.index(bonus.space))
        told = f"{space}: {name_gains(drawing, bonus.effect)}"
        place = EDGE + at % columns * column, y + at // columns * ROW + 24
        layout.write(told, place, Hand(TEXT, "faint", "panel"), room=column - 20)
    return y + ROW * -(-len(drawing.pieces.river_bonus) // columns)
