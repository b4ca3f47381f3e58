"""What every page of final scores has: the players by place, each with a sum."""

from collections.abc import Callable, Iterable, Iterator

from bot.games.contract import Score
from render.sheet.drawing import Drawing
from render.sheet.page import EDGE, D, Page
from render.sheet.telling import shorten_name


def by_place(scores: Iterable[Score]) -> list[Score]:
    """The best first."""
    return sorted(scores, key=lambda score: score.place)


def lay_rank(page: Page[D], score: Score, right: float) -> None:
    """A player's place, badge and name, up to a right edge."""
    page.write(f"{score.place}.", EDGE, page.y + 40, 60)
    page.layout.put("token", page.drawing.badge(score.seat), (EDGE + 50, page.y + 14, 52, 52), "panel")
    page.write(page.drawing.names[score.seat], EDGE + 116, page.y + 40, right - EDGE - 130)


def lay_total(page: Page[D], score: Score, y: float) -> None:
    """A player's sum at the right end."""
    box = (page.wide - EDGE - 140, y + 4, 140, 72)
    page.layout.put("total", (score.points, int(score.place == 1)), box, "panel")


def describe_scores(drawing: Drawing, parts_of: Callable[[Score], Iterable[str]]) -> Iterator[str]:
    """Everyone by place, with what brought the points."""
    yield drawing.say("alt-scores")
    for score in by_place(drawing.scene.scores):
        name, reasons = shorten_name(drawing.scene.names[score.seat]), ", ".join(parts_of(score))
        if reasons:
            yield drawing.say("alt-score", place=score.place, name=name, points=score.points, reasons=reasons)
        else:
            yield drawing.say("alt-score-bare", place=score.place, name=name, points=score.points)
