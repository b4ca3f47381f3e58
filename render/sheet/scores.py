"""The page of final scores: one row per player, best first; one column per reason; bars by points."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from bot.games.contract import Score, fewest_win
from bot.pictures.sheet import Sheet
from render.sheet.bars import share_of
from render.sheet.drawing import Drawing
from render.sheet.page import EDGE, D, Page
from render.sheet.text_limits import shorten_name


def by_place(scores: Iterable[Score]) -> list[Score]:
    """Sort scores, best first."""
    return sorted(scores, key=lambda score: score.place)


def title_scores(drawing: Drawing) -> str:
    """Return the page's title; it says so if the fewest points win, because the longest bar loses then."""
    title = drawing.say("final-scores")
    return f"{title} \u00b7 {drawing.say('fewest-win')}" if fewest_win(drawing.scene.scores) else title


def lay_rank(page: Page[D], score: Score, right: float) -> None:
    """Lay out a player's place, badge and name, up to a right edge."""
    page.write(f"{score.place}.", EDGE, page.y + 40, 60)
    page.layout.put("token", page.drawing.badge(score.seat), (EDGE + 50, page.y + 14, 52, 52), "panel")
    page.write(page.drawing.names[score.seat], EDGE + 116, page.y + 40, right - EDGE - 130)


def lay_total(page: Page[D], score: Score, y: float) -> None:
    """Lay out a player's sum at the right end."""
    box = (page.wide - EDGE - 140, y + 4, 140, 72)
    page.layout.put("total", (score.points, int(score.place == 1)), box, "panel")


class Columns(NamedTuple):
    """The reasons for points that a game distinguishes."""

    points: Callable[[Score], Mapping[str, int]]
    """Returns a player's points by reason, in the order of the columns."""
    label: Callable[[str], str]
    """Returns the name of a reason."""


NAMES = 300
"""Width of the names on a wide page, in units."""
SUM = 150


def lay_columns(page: Page[D], columns: Columns) -> Sheet:
    """Lay out the scores, with a "bar" and a "category" symbol for each reason, both drawn by the game."""
    scores = by_place(page.drawing.scene.scores)
    told = [columns.points(score) for score in scores]
    most = max([1, *(abs(points) for row in told for points in row.values())])
    for score, row in zip(scores, told, strict=True):
        _lay_score(page, score, row, most)
    _lay_key(page, [*told[0]] if told else [], columns.label)
    return page.sheet()


def _lay_score(page: Page[D], score: Score, told: Mapping[str, int], most: int) -> None:
    """Lay out place, badge and name, a bar for each reason, and the sum."""
    is_wide, shape = page.drawing.is_wide, page.drawing.badge(score.seat)[0]
    left = float(EDGE + NAMES * is_wide)
    lay_rank(page, score, left if is_wide else page.wide - SUM)
    y = page.y if is_wide else page.y + 74
    column = (page.wide - EDGE - left - SUM) / len(told)
    for at, (name, points) in enumerate(told.items()):
        box = (left + at * column + 3, y + 4, column - 6, 72)
        page.layout.put("bar", (name, points, share_of(abs(points), most), shape), box, "panel")
    lay_total(page, score, y)
    page.y = y + 92


def _lay_key(page: Page[D], names: list[str], label: Callable[[str], str]) -> None:
    """Lay out the explanation of the columns' symbols."""
    columns = 3 if page.drawing.is_wide else 2
    column = (page.wide - 2 * EDGE) / columns
    for at, name in enumerate(names):
        x, y = EDGE + at % columns * column, page.y + 8 + at // columns * 56
        page.layout.put("category", (name,), (x, y, 46, 46), "panel")
        page.write(label(name), x + 58, y + 23, column - 70)
    page.y += 8 + 56 * -(-len(names) // columns)


def describe_columns(drawing: Drawing, columns: Columns) -> Iterator[str]:
    """Yield a sentence per player, best first, with the points by reason."""

    def parts_of(score: Score) -> list[str]:
        return [f"{columns.label(name)} {points}" for name, points in columns.points(score).items() if points]

    return describe_scores(drawing, parts_of)


def describe_scores(drawing: Drawing, parts_of: Callable[[Score], Iterable[str]]) -> Iterator[str]:
    """Yield a sentence per player, best first, with the reasons for the points."""
    yield drawing.say("alt-scores")
    if fewest_win(drawing.scene.scores):
        yield drawing.say("alt-fewest-win")
    for score in by_place(drawing.scene.scores):
        name, reasons = shorten_name(drawing.scene.names[score.seat]), ", ".join(parts_of(score))
        if reasons:
            yield drawing.say("alt-score", place=score.place, name=name, points=score.points, reasons=reasons)
        else:
            yield drawing.say("alt-score-bare", place=score.place, name=name, points=score.points)
