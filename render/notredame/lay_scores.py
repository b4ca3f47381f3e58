"""The final scores of Notre Dame by reason."""

from bot.games.contract import Score
from bot.games.notredame.rules.state import REASONS
from bot.pictures.sheet import Sheet
from render.notredame.drawing import CityDrawing, CityPage
from render.sheet.scores import Columns, lay_columns


def points_by_reason(score: Score) -> dict[str, int]:
    """Return a player's points by reason."""
    found = {reason.why.key.removeprefix("score_"): reason.points for reason in score.reasons}
    return {name: found.get(name, 0) for name in REASONS}


def columns_of(drawing: CityDrawing) -> Columns:
    """Return the reasons with their names."""
    return Columns(points_by_reason, lambda name: drawing.words.say(f"line-score_{name}"))


def lay_scores(drawing: CityDrawing) -> Sheet:
    """Lay out the scores as a page."""
    return lay_columns(CityPage(drawing, drawing.say("final-scores")), columns_of(drawing))
