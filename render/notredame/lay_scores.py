"""The final scores: a row a player, the best first, a column a reason, bars as long as the points."""

from bot.games.contract import Score
from bot.games.notredame.state import REASONS
from bot.pictures.sheet import Sheet
from render.notredame.drawing import CityDrawing, CityPage
from render.sheet.bars import share_of
from render.sheet.page import EDGE
from render.sheet.scores import by_place, lay_rank, lay_total


def points_by_reason(score: Score) -> dict[str, int]:
    """A player's points by reason."""
    found = {reason.why.key.removeprefix("score_"): reason.points for reason in score.reasons}
    return {name: found.get(name, 0) for name in REASONS}


def lay_scores(drawing: CityDrawing) -> Sheet:
    """The scores as a page."""
    page = CityPage(drawing, drawing.say("final-scores"))
    scores = by_place(drawing.scene.scores)
    left = EDGE + 290.0 if drawing.is_wide else float(EDGE)
    column = (page.wide - EDGE - left - 150) / len(REASONS)
    most = max([1, *(abs(points) for score in scores for points in points_by_reason(score).values())])
    for score in scores:
        _lay_score(page, score, (left, column), most)
    _lay_key(page)
    return page.sheet()


def _lay_score(page: CityPage, score: Score, columns: tuple[float, float], most: int) -> None:
    """Place, badge and name, a bar for each reason, the sum."""
    left, column = columns
    lay_rank(page, score, left if page.drawing.is_wide else page.wide - 150)
    y = page.y if page.drawing.is_wide else page.y + 74
    for at, (name, points) in enumerate(points_by_reason(score).items()):
        box = (left + at * column + 3, y + 4, column - 6, 72)
        facts = (name, points, share_of(abs(points), most), page.drawing.homes[score.seat])
        page.layout.put("bar", facts, box, "panel")
    lay_total(page, score, y)
    page.y = y + 92


def _lay_key(page: CityPage) -> None:
    """What the symbols of the columns mean."""
    columns = 3 if page.drawing.is_wide else 2
    column = (page.wide - 2 * EDGE) / columns
    for at, name in enumerate(REASONS):
        x, y = EDGE + at % columns * column, page.y + 8 + at // columns * 56
        page.layout.put("category", (name,), (x, y, 46, 46), "panel")
        page.write(page.drawing.words.say(f"line-score_{name}"), x + 58, y + 23, column - 70)
    page.y += 8 + 56 * -(-len(REASONS) // columns)
