"""The final scores: best player first, and for each reason a symbol, the points, and a bar."""

from bot.games.contract import Score
from bot.pictures.sheet import Sheet
from render.sheet.bars import share_of
from render.sheet.page import EDGE
from render.sheet.scores import by_place, lay_rank, lay_total
from render.ulm.chart import CATEGORIES
from render.ulm.drawing import UlmDrawing, UlmPage
from render.ulm.entries import Entry, lay_entries

TIE = 2
"""Minimum number of players in a tie."""


def points_by_reason(score: Score) -> dict[str, int]:
    """Return a player's points by reason; points of chronicle cards are added together."""
    found = dict.fromkeys(CATEGORIES, 0)
    for reason in score.reasons:
        found[reason.why.key.removeprefix("score_")] += reason.points
    return found


def name_reason(drawing: UlmDrawing, name: str) -> str:
    """Name a reason for points."""
    return drawing.say("chronicle") if name == "chronicle" else drawing.words.say(f"line-score_{name}")


def lay_scores(drawing: UlmDrawing) -> Sheet:
    """Lay out the scores as a page, without reasons for which no player scored."""
    page, scores = UlmPage(drawing, drawing.say("final-scores")), by_place(drawing.scene.scores)
    points = [points_by_reason(score) for score in scores]
    shown = [name for name in CATEGORIES if any(found[name] for found in points)]
    most = max([1, *(abs(found[name]) for found in points for name in shown)])
    for score, found in zip(scores, points, strict=True):
        _lay_score(page, score, {name: found[name] for name in shown}, most)
    entries = [Entry("category", (name,), name_reason(drawing, name)) for name in shown]
    lay_entries(page, entries, 3 if drawing.is_wide else 2)
    return page.sheet()


def tell_tie(drawing: UlmDrawing, score: Score) -> str:
    """Say how a tie between players with equal points was decided; "" without a tie."""
    if [other.points for other in drawing.scene.scores].count(score.points) < TIE:
        return ""
    return ", ".join(f"{drawing.words.say(f'line-{tie.why.key}')}: {tie.points}" for tie in score.tie_breaks)


def _lay_score(page: UlmPage, score: Score, points: dict[str, int], most: int) -> None:
    """Lay out place, badge, name and total; below them a bar for each reason, in rows of equal length."""
    tie = tell_tie(page.drawing, score)
    lay_rank(page, score, page.wide - 170)
    lay_total(page, score, page.y)
    page.y += 82
    if tie:
        page.write(tie, EDGE + 116, page.y + 16, page.wide - 2 * EDGE - 116, "faint")
        page.y += 46
    rows = 1 if page.drawing.is_wide and len(points) <= 9 else 2
    columns = max(1, -(-len(points) // rows))
    column = (page.wide - 2 * EDGE) / columns
    for at, (name, number) in enumerate(points.items()):
        box = (EDGE + at % columns * column + 2, page.y + at // columns * 80, column - 4, 72)
        facts = (name, number, share_of(abs(number), most), score.seat)
        page.layout.put("reason", facts, box, "panel")
    page.y += 80 * -(-len(points) // columns) + 14
