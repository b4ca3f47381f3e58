"""The legend of the board, for newcomers."""

from bot.games.notredame.rules.pieces import MESSAGES, SECTORS
from bot.pictures.sheet import Sheet
from render.notredame.drawing import CityDrawing, CityPage
from render.notredame.lay_track import Plague, lay_track
from render.sheet.page import EDGE

EXPLAINED: tuple[tuple[str, str, tuple[object, ...], float, float], ...] = (
    ("market", "market", (), 62, 94),
    ("market", "taken", (), 62, 62),
    ("center", "center", (), 62, 94),
    ("carriages", "carriage", ((2, "A"),), 50, 54),
    ("donors", "donors", ((1, 2), (3, 1)), 96, 46),
    ("pool", "pool", (12,), 96, 40),
    ("purse", "purse", (13,), 98, 46),
    ("sector", "sector", (), 131, 62),
    ("counted", "supply", ("cube", 0, "2/5"), 102, 40),
    ("counted", "gold", ("coin", 0, "3"), 70, 40),
    ("points", "points", (24,), 92, 40),
    ("tally", "tally", (), 120, 40),
    ("emblem", "bell", ("bell",), 46, 46),
    ("emblem", "flask", ("flask",), 46, 46),
    ("emblem", "burst", ("burst",), 46, 46),
)
"""A sample of each thing, the key of its text, and its size."""


def explained(drawing: CityDrawing) -> list[tuple[str, str, tuple[object, ...], float, float]]:
    """Return the samples that apply with these rules' numbers: no purse if coins are unlimited."""
    return [sample for sample in EXPLAINED if sample[0] != "purse" or drawing.pieces.limits.coins]


def lay_legend(drawing: CityDrawing) -> Sheet:
    """Lay out the meaning of everything on the board, then the sectors and the messages by name."""
    page = CityPage(drawing, drawing.say("legend"))
    columns = 2 if drawing.is_wide else 1
    column = (page.wide - 2 * EDGE + 10) / columns
    samples = explained(drawing)
    for at, (art, key, facts, w, h) in enumerate(samples):
        x, y = EDGE + at % columns * column, page.y + at // columns * 100
        page.layout.put(art, _with_letters(page, key, facts), (x + (131 - w) / 2, y + (96 - h) / 2, w, h), "panel")
        page.write_lines(drawing.say(f"legend-{key}"), x + 146, y + 48, column - 160)
    page.y += 100 * -(-len(samples) // columns) + 10
    track = (EDGE, page.y, page.wide - 2 * EDGE, 54)
    lay_track(page.layout, Plague(0, 4, 7, drawing.pieces.limits.track, False), track, "panel")
    page.write_lines(drawing.say("legend-track"), EDGE, page.y + 104, page.wide - 2 * EDGE)
    page.y += 152
    _lay_names(page)
    return page.sheet()


def _with_letters(page: CityPage, key: str, facts: tuple[object, ...]) -> tuple[object, ...]:
    """Return a sample's facts, with labels in the reader's language and the page's unit."""
    (red, blue), hundredths = page.drawing.letters[:2], round(page.unit * 100)
    samples: dict[str, tuple[object, ...]] = {
        "market": (0, f"{red}3", 0),
        "taken": (1, f"{blue}2", -1),
        "center": (0, "A", red),
        "tally": ((0, red, 2), (1, blue, 0)),
        "sector": (1, 2, 1, 0, hundredths),
    }
    return samples.get(key, facts)


def _lay_names(page: CityPage) -> None:
    """Lay out every sector and every kind of message by emblem and name."""
    columns = 3 if page.drawing.is_wide else 2
    column = (page.wide - 2 * EDGE) / columns
    names = [("sign", number, name) for number, name in enumerate((*SECTORS, "friend", "notre_dame"))]
    names += [("sealed", number, f"message_{name}") for number, name in enumerate(MESSAGES)]
    for at, (art, number, name) in enumerate(names):
        x, y = EDGE + at % columns * column, page.y + at // columns * 88
        page.layout.put(art, (number,), (x, y + 12, 56, 56), "panel")
        page.write_lines(page.drawing.words.piece(name), x + 70, y + 42, column - 80)
    page.y += 88 * -(-len(names) // columns)
