"""Explains the drafting game to its players, using views."""

from bot.games.base import BaseGuide, list_sights
from bot.games.contract import Chapter, Choice, Line, Prompt, Question, Reason, Score, Seat, Seats
from tests.drafting.pieces import Pieces
from tests.drafting.state import State


class DraftingGuide(BaseGuide):
    """The guide to the drafting game."""

    chapters = (Chapter("course", ("goal", "picking", "scoring")),)

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def explain(self, view: State, prompt: Prompt) -> Question:
        """Show the hand with the points that each card would add."""
        kept = view.kept[prompt.seat]
        now = self.pieces.points(kept)
        gains = {card: self.pieces.points((*kept, card)) - now for card in prompt.options}
        choices = [
            Choice(card, Line("pick", {"card": card}), Line("pick", {"points": gain})) for card, gain in gains.items()
        ]
        title = Line("panel_pick", {"round": view.round, "rounds": view.rounds, "turn": view.turn})
        hand = Line("panel_hand", {"cards": view.hands[prompt.seat]})
        return Question(title, (hand,), tuple(choices), means=(_own(kept),))

    def call(self, view: State, _prompt: Prompt) -> Line:
        """Call all players to pick."""
        return Line("pick", {"round": view.round, "turn": view.turn})

    def sealed(self, view: State, seat: Seat) -> tuple[Line, ...]:
        """Show the seat's picked card."""
        pick = view.picks[seat] if view.picks else ""
        return (Line("sealed_pick", {"card": pick}),) if pick else ()

    def summary(self, view: State, seat: Seat) -> tuple[Line, ...]:
        """Show a seat's cards and their score."""
        kept = view.kept[seat]
        return (_own(kept), Line("points_total", {"points": self.pieces.points(kept)}))

    def sights(self, view: State) -> dict[str, Line]:
        """Offer sights of the table, the viewer's cards, everyone's cards, and the legend."""
        return list_sights(len(view.kept))

    def status(self, view: State) -> tuple[Line, ...]:
        """Show round and turn, and the seats that have not picked."""
        if view.is_over:
            return (Line("status_over"),)
        picking = [seat for seat, pick in enumerate(view.picks) if not pick]
        place = Line("status_round", {"round": view.round, "rounds": view.rounds, "turn": view.turn})
        return (place, Line("status_picking", {"seats": Seats(tuple(picking))}))

    def sum_up(self, score: Score) -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
        """Split a score into the points for fruit and the points for coins."""
        groups = {
            "points_fruit": tuple(reason for reason in score.reasons if reason.why.key == "score_set"),
            "points_coins": tuple(reason for reason in score.reasons if reason.why.key == "score_coins"),
        }
        return tuple(
            (Line(key, {"points": sum(reason.points for reason in reasons)}), reasons)
            for key, reasons in groups.items()
            if reasons
        )


def _own(kept: tuple[str, ...]) -> Line:
    return Line("own_cards", {"cards": kept}) if kept else Line("own_nothing")
