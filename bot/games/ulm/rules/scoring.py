"""The current points with their reasons, and the winner at the end of the game."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.contract import Line, Reason, Score
from bot.games.ulm.rules.pieces import CATHEDRAL, CHRONICLE, REASONS, SET_SIZE, TRADE, Pieces, Scoring
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.state import Player, State
from bot.games.ulm.rules.worth import count_quarters, score_formula

_TIED = Line("tie_quarters")


def score_game(pieces: Pieces, state: State) -> tuple[Score, ...]:
    """Score every seat; a tie goes to the player with seals in more quarters, else it is shared."""
    reasons = [tuple(_reasons(pieces, player)) for player in state.players]
    keys = [
        (sum([reason.points for reason in found]), count_quarters(player))
        for found, player in zip(reasons, state.players, strict=True)
    ]
    return tuple(
        [
            Score(seat, points, 1 + sum([other > key for other in keys]), reasons[seat], (Reason(quarters, _TIED),))
            for seat, key in enumerate(keys)
            for points, quarters in [key]
        ]
    )


def _reasons(pieces: Pieces, player: Player) -> Iterator[Reason]:
    """Yield points scored during the game, then those for sparrows, for the barge's space, and for laid cards."""
    named = zip(REASONS, player.points, strict=True)
    yield from [Reason(points, Line(f"score_{reason}")) for reason, points in named if points]
    if player.sparrows:
        yield Reason(player.sparrows * pieces.scoring.sparrow, Line("score_sparrows"))
    yield Reason(pieces.river[player.barge], Line("score_danube"))
    laid = Counter(player.laid)
    sets = {CATHEDRAL: score_cathedral, TRADE: score_trade}
    for family, score in sets.items():
        if points := score(pieces.scoring, [laid[kind] for kind in pieces.families[family]]):
            yield Reason(points, Line(f"score_{family}"))
    for kind in pieces.families[CHRONICLE]:
        if laid[kind]:
            points = laid[kind] * chronicle_points(pieces, player, kind)
            yield Reason(points, Line("score_chronicle", {"card": pieces.card_names[kind]}))


def score_cathedral(scoring: Scoring, counts: Sequence[int]) -> int:
    """Score each card, and each complete set of the three sections."""
    return scoring.card * sum(counts) + scoring.cathedral * min(counts)


def score_trade(scoring: Scoring, counts: Sequence[int]) -> int:
    """Score each card, and the most valuable way to form sets of one kind and sets of all three kinds."""
    best = max([_trade_sets(scoring, counts, mixed) for mixed in range(min(counts) + 1)])
    return scoring.card * sum(counts) + best


def _trade_sets(scoring: Scoring, counts: Sequence[int], mixed: int) -> int:
    same = sum([(count - mixed) // SET_SIZE for count in counts])
    return scoring.different * mixed + scoring.same * same


def chronicle_points(pieces: Pieces, player: Player, kind: int) -> int:
    """Return the current score of one laid card of this kind."""
    later = pieces.cards[kind].later
    return score_formula(pieces, player, later) if later else 0


def tell_standing(play: Play) -> None:
    """Announce all players' current points, best first."""
    for score in sorted(score_game(play.pieces, play.state), key=lambda score: score.place):
        play.say("standing", score.seat, score.points)


def final_standing(play: Play) -> None:
    """Announce the winner, then all players' points, best first."""
    scores = sorted(score_game(play.pieces, play.state), key=lambda score: score.place)
    play.say("won", [score.seat for score in scores if score.place == 1])
    for score in scores:
        play.say("total", score.seat, score.points, score.place)
