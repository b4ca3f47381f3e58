"""The legend of the board, for newcomers."""

from typing import Any

from bot.games.ulm.rules.board import KINDS
from bot.pictures.sheet import Sheet
from render.sheet.page import EDGE
from render.ulm.drawing import UlmDrawing, UlmPage
from render.ulm.entries import Entry, lay_entries

SAMPLE, ROW = 120, 100
"""Width of a sample's column and height of a row, in units."""
EXPLAINED: tuple[tuple[str, str, tuple[Any, ...], float, float], ...] = (
    ("gate", "gate", ("left", "A", -1, False, "", -1), 80, 80),
    ("gate", "shut", ("left", "B", -1, True, "", -1), 80, 80),
    ("gate", "push", ("left", "B", -1, True, "in", -1), 80, 80),
    ("gate", "out", ("right", "E", 0, True, "out", -1), 80, 80),
    ("gate", "crest", ("left", "C", -1, False, "", 2), 80, 80),
    ("drawn", "drawn", (3, 1), 80, 80),
    ("stock", "bag", ("bag", 31), 80, 80),
    ("stock", "deck", ("cards", 27), 80, 80),
    ("stock", "shields", ("shield", 9), 80, 80),
    ("place", "place", (), 60, 60),
    ("gain", "privilege", ("look", 2), 76, 42),
    ("portrait", "waiting", ("scholar",), 72, 72),
    ("sailing", "barge", ((1, "B"),), 70, 70),
    ("seals", "seals", (0, 9), 88, 44),
    ("counted", "hand", ("cards", 2), 76, 44),
    ("counted", "sparrows", ("sparrows", 3), 76, 44),
    ("counted", "coins", ("coins", 4), 76, 44),
    ("score", "points", (17,), 100, 44),
    ("own", "own", (3, 2), 76, 52),
    ("own", "lack", (4, 0), 52, 52),
    ("city_shield", "golden", ("town_hall", True), 64, 64),
    ("city_shield", "plain", ("salt_house", False), 64, 64),
    ("face", "face", ("guard",), 64, 64),
    ("crest", "family", (0,), 56, 56),
    ("tower_tile", "tower", ("rich", True), 72, 72),
    ("tower_tile", "next", ("flood", False), 72, 72),
    ("mark", "charter", ("charter",), 52, 52),
)
"""A sample of each thing, the key of its text, its facts, and its size."""


def lay_legend(drawing: UlmDrawing) -> Sheet:
    """Lay out the meaning of everything on the board, then action tiles, cards and tower tiles by name."""
    page, columns = UlmPage(drawing, drawing.say("legend")), 2 if drawing.is_wide else 1
    column = (page.wide - 2 * EDGE + 10) / columns
    for at, (art, key, facts, w, h) in enumerate(EXPLAINED):
        x, y = EDGE + at % columns * column, page.y + at // columns * ROW
        page.layout.put(art, facts, (x + (SAMPLE - w) / 2, y + (ROW - h) / 2, w, h), "panel")
        page.write_lines(drawing.say(f"legend-{key}"), x + SAMPLE + 14, y + ROW / 2, column - SAMPLE - 30)
    page.y += ROW * -(-len(EXPLAINED) // columns) + 10
    _lay_names(page)
    return page.sheet()


def _lay_names(page: UlmPage) -> None:
    """Lay out kinds of tiles, cards by their families, and tower tiles."""
    drawing, columns = page.drawing, 3 if page.drawing.is_wide else 2
    pieces, piece = drawing.pieces, drawing.words.piece
    groups = {
        "tiles": [Entry("tile", (kind,), piece(name)) for kind, name in enumerate(KINDS)],
        "cards": [Entry("card", (card.name, card.family), piece(card.name)) for card in pieces.cards],
        "towers": [Entry("tower_tile", (tower.name, False), piece(tower.name)) for tower in pieces.towers],
    }
    for key, entries in groups.items():
        page.heading(drawing.say(f"heading-{key}"))
        lay_entries(page, entries, columns)
