"""Points as everyone may know them while the game goes on: without what hidden money would score."""

from collections import Counter

from bot.games.contract import Score
from bot.games.norenberc.rules.pieces import Pieces
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.scoring import score_game
from bot.games.norenberc.rules.state import State
from bot.games.norenberc.rules.view import hide_secrets

CHANGES = {"score_majority": "majorities", "score_apprentice": "majorities", "score_crests": "crests"}
"""What a reason counts as where it changes; all others are craftsmen."""


def public_scores(pieces: Pieces, state: State) -> tuple[Score, ...]:
    """The points that everyone can count."""
    return score_game(pieces, hide_secrets(state, None))


def tell_standing(play: Play, before: tuple[Score, ...]) -> None:
    """Everyone's points, best first, and what has changed since."""
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
