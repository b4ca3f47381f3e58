"""The end of the game: points with their reasons, and the winner."""

from bot.games.contract import Line, Reason, Score
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import REASONS, Player, State

_TIED = Line("tie_gold_and_markers")


def score_game(state: State) -> tuple[Score, ...]:
    """Score every seat; a tie goes to more gold and markers in the personal supply, else it is shared."""
    keys = [(sum(player.points), player.gold + player.supply) for player in state.players]
    return tuple(
        [
            Score(seat, points, 1 + sum([other > (points, rest) for other in keys]), _reasons(player), _tie_break(rest))
            for seat, (player, (points, rest)) in enumerate(zip(state.players, keys, strict=True))
        ]
    )


def _tie_break(rest: int) -> tuple[Reason, ...]:
    return (Reason(rest, _TIED),)


def _reasons(player: Player) -> tuple[Reason, ...]:
    named = zip(REASONS, player.points, strict=False)  # a view can hide the points
    return tuple([Reason(points, Line(f"score_{reason}")) for reason, points in named if points])


def final_standing(play: Play) -> None:
    """Announce the winner, then all players' points, best first."""
    scores = sorted(score_game(play.state), key=lambda score: score.place)
    play.say("won", [score.seat for score in scores if score.place == 1])
    for score in scores:
        play.say("total", score.seat, score.points, score.place)
