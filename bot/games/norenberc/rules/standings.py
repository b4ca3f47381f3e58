"""Points that all players can count during the game; hidden money is not included."""

from collections import Counter

from bot.games.contract import Score
from bot.games.norenberc.rules.pieces import Pieces
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.scoring import score_game
from bot.games.norenberc.rules.state import State
from bot.games.norenberc.rules.view import hide_secrets

CHANGES = {"score_majority": "majorities", "score_apprentice": "majorities", "score_crests": "crests"}
"""By reason: the category in which a change of its points is reported; "craftsmen" for reasons not listed."""


def public_scores(pieces: Pieces, state: State) -> tuple[Score, ...]:
    """Return the points that all players can count."""
    return score_game(pieces, hide_secrets(state, None))


def tell_standing(play: Play, before: tuple[Score, ...]) -> None:
    """Announce all players' points, best first, and how they have changed."""
    scores = public_scores(play.pieces, play.state)
    for score in sorted(scores, key=lambda score: score.place):
        change = _points_by_change(score)
        change.subtract(_points_by_change(before[score.seat]))
        won, lost = max(0, change["majorities"]), max(0, -change["majorities"])
        play.say("standing", score.seat, score.points, won, lost, change["crests"], change["craftsmen"])


def _points_by_change(score: Score) -> Counter[str]:
    points = Counter[str]()
    for reason in score.reasons:
        points[CHANGES.get(reason.why.key, "craftsmen")] += reason.points
    return points
