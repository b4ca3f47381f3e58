"""The final scores of Norenberc by category."""

from bot.games.contract import Score
from bot.pictures.sheet import Sheet
from render.norenberc.drawing import TownDrawing, TownPage
from render.sheet.scores import Columns, lay_columns

CATEGORIES: dict[str, tuple[str, ...]] = {
    "majorities": ("score_majority", "score_apprentice"),
    "crests": ("score_crests",),
    "townsmen": ("score_townsman",),
    "all": ("score_all_guilds",),
    "great": ("score_great",),
    "richest": ("score_richest",),
}
"""The columns, and the reasons for points that belong to each."""


def points_by_category(score: Score) -> dict[str, int]:
    """Sum a player's points by column."""
    return {
        name: sum(reason.points for reason in score.reasons if reason.why.key in keys)
        for name, keys in CATEGORIES.items()
    }


def columns_of(drawing: TownDrawing) -> Columns:
    """Return the categories with their names."""
    return Columns(points_by_category, lambda name: drawing.say(f"points-{name}"))


def lay_scores(drawing: TownDrawing) -> Sheet:
    """Lay out the scores as a page."""
    return lay_columns(TownPage(drawing, drawing.say("final-scores")), columns_of(drawing))
