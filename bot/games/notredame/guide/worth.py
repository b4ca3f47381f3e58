"""Describes how much a person on display is worth to a player."""

from bot.games.contract import Line
from bot.games.notredame.guide.sentences import SENTENCES, say_line
from bot.games.notredame.guide.standpoint import Standpoint
from bot.games.notredame.rules.persons import SCORING
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import borough_pieces


def person_points(panel: Standpoint, person: str) -> int:
    """Return the points from a person who pays only points, including the park's bonus; 0 points get no bonus."""
    points = SCORING[person](Play(panel.pieces, panel.view), panel.me)
    return points + panel.bonus() if points else 0


def hire_label(panel: Standpoint, person: str) -> Line:
    """Return a person's name and value to the player."""
    if person in SCORING:
        return say_line("choice-hire-points", person, person_points(panel, person))
    figures = panel.pieces.persons[panel.pieces.person_numbers[person]].figures
    facts = {
        "gold": figures.get("gold", 0),
        "markers": min(figures.get("markers", 0), panel.me.general),
        "points": figures.get("points", 0) + panel.bonus(),
        "number": min(figures.get("pieces", 0), max(borough_pieces(panel.me))),
        "before": panel.level(),
        "after": panel.level_with_doctor(),
    }
    saves = person == "doctor" and panel.breaks_out(panel.level())
    message = "choice-hire-doctor_saves" if saves else f"choice-hire-{person}"
    return say_line(message, *[facts[name] for name in SENTENCES[message]])


SAID_BY_LABEL = ("moneylender", "monk")
"""Persons whose label already says everything."""


def hire_more(panel: Standpoint, person: str) -> Line | None:
    """Describe an effect briefly with its numbers, unless the label already does."""
    if person in SAID_BY_LABEL:
        return None
    figures = panel.pieces.persons[panel.pieces.person_numbers[person]].figures
    facts = {**figures, "rats": panel.rats}
    message = f"detail-hire-{person}"
    return say_line(message, *[facts[name] for name in SENTENCES[message]])
