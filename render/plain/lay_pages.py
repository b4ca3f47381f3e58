"""Plain pages: one player's things, the final scores, and a summary of the rules as legend."""

from bot.games.contract import Score, list_topics
from bot.pictures.sheet import Sheet
from render.canvas import fonts
from render.plain.drawing import GuidedDrawing, GuidedPage
from render.plain.flow import flow
from render.sheet.bars import share_of
from render.sheet.layout import Hand
from render.sheet.page import EDGE, TEXT
from render.sheet.scores import by_place, lay_rank, lay_total, title_scores

ROW = 46
"""Height of a row of text."""
LEGEND_HIGH = 800
"""Height in units beyond which a legend only names the remaining topics."""


def lay_player(drawing: GuidedDrawing) -> Sheet:
    """Lay out a player's badge and name, and a row for each of the guide's lines about them."""
    page, seat = GuidedPage(drawing, drawing.title), drawing.scene.seat
    page.layout.put("token", drawing.badge(seat), (EDGE, page.y, 56, 56), "panel")
    name = drawing.names[seat]
    page.layout.write(name, (EDGE + 72, page.y + 28), Hand(46, "ink", "panel"), room=page.right - EDGE - 72)
    page.y += 78
    for text in drawing.rows(drawing.summary(seat)):
        _write(page, text)
    return page.sheet()


def lay_scores(drawing: GuidedDrawing) -> Sheet:
    """Lay out everyone by place, with a row and a bar for every heading."""
    page = GuidedPage(drawing, title_scores(drawing))
    scores = by_place(drawing.scene.scores)
    most = max([1, *(points for score in scores for _, points in drawing.headings(score))])
    for score in scores:
        lay_rank(page, score, page.wide - 150)
        lay_total(page, score, page.y)
        page.y += 88
        _lay_headings(page, score, most)
        page.y += 16
    return page.sheet()


def _lay_headings(page: GuidedPage, score: Score, most: int) -> None:
    """Write words on the left and bars on the right."""
    left = EDGE + 116
    middle = left + (page.right - left) * (0.45 if page.drawing.is_wide else 0.6)
    for text, points in page.drawing.headings(score):
        page.write(text, left, page.y + ROW / 2, middle - left - 16)
        box = (middle, page.y + 7, page.right - middle, ROW - 14)
        page.layout.put("stripe", (share_of(points, most), score.seat), box, "panel")
        page.y += ROW


def lay_legend(drawing: GuidedDrawing) -> Sheet:
    """Lay out the first topics of the rules in full, and the names of the other topics."""
    page = GuidedPage(drawing, f"{drawing.title} \u00b7 {drawing.say('legend')}")
    topics = list(list_topics(drawing.guide))
    while topics and page.y < LEGEND_HIGH:
        title, rows = drawing.topic(topics.pop(0))
        page.heading(title)
        for row in rows:
            _write(page, row)
        page.y += 12
    room = page.layout.px(page.right - page.left)
    for row in flow((drawing.topic(topic)[0] for topic in topics), page.layout.px(TEXT), room):
        page.write(row, page.left, page.y + ROW / 2, page.right - page.left, "faint")
        page.y += ROW
    return page.sheet()


def _write(page: GuidedPage, text: str) -> None:
    """Write a text in as many rows as needed."""
    room = page.right - page.left
    for row in fonts.wrap(text, "text", page.layout.px(TEXT), page.layout.px(room)):
        page.write(row, page.left, page.y + ROW / 2, room)
        page.y += ROW
