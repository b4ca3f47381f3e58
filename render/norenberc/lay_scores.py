"""The final scores: a row a player, the best first, a column a category, bars as long as the points."""

from bot.games.contract import Score
from bot.pictures.sheet import Sheet
from render.norenberc.drawing import TownDrawing, TownPage
from render.sheet.bars import share_of
from render.sheet.page import EDGE
from render.sheet.scores import by_place, lay_rank, lay_total

CATEGORIES: dict[str, tuple[str, ...]] = {
    "majorities": ("score_majority", "score_apprentice"),
    "crests": ("score_crests",),
    "townsmen": ("score_townsman",),
    "all": ("score_all_guilds",),
    "great": ("score_great",),
    "richest": ("score_richest",),
}
"""The columns and the reasons that count in each."""


def points_by_category(score: Score) -> dict[str, int]:
    """A player's points, summed up by column."""
    return {
        name: sum(reason.points for reason in score.reasons if reason.why.key in keys)
        for name, keys in CATEGORIES.items()
    }


def lay_scores(drawing: TownDrawing) -> Sheet:
    """The scores as a page."""
    page = TownPage(drawing, drawing.say("final-scores"))
    scores = by_place(drawing.scene.scores)
    left = EDGE + 310.0 if drawing.is_wide else float(EDGE)
    column = (page.wide - EDGE - left - 150) / len(CATEGORIES)
    most = max([1, *(points for score in scores for points in points_by_category(score).values())])
    for score in scores:
        _lay_score(page, score, (left, column), most)
    _lay_legend(page)
    return page.sheet()


def _lay_score(page: TownPage, score: Score, columns: tuple[float, float], most: int) -> None:
    """Place, badge and name, a bar for each category, the sum."""
    left, column = columns
    lay_rank(page, score, left if page.drawing.is_wide else page.wide - 150)
    y = page.y if page.drawing.is_wide else page.y + 74
    for at, (name, points) in enumerate(points_by_category(score).items()):
        box = (left + at * column + 3, y + 4, column - 6, 72)
        page.layout.put("bar", (name, points, share_of(points, most), score.seat), box, "panel")
    lay_total(page, score, y)
    page.y = y + 92


def _lay_legend(page: TownPage) -> None:
    """What the symbols of the columns mean."""
    columns = 3 if page.drawing.is_wide else 2
    column = (page.wide - 2 * EDGE) / columns
    for at, name in enumerate(CATEGORIES):
        x, y = EDGE + at % columns * column, page.y + 8 + at // columns * 56
        page.layout.put("category", (name,), (x, y, 46, 46), "panel")
        page.write(page.drawing.say(f"points-{name}"), x + 58, y + 23, column - 70)
    page.y += 8 + 56 * -(-len(CATEGORIES) // columns)
