"""The rules of the drafting game, as the contract of games requires them."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.games.base import BaseRules
from bot.games.chance import Chance
from bot.games.contract import Answer, Line, Option, Prompt, Reason, Score, Seat, Seats, Step
from tests.drafting.pieces import Pieces, coin_points
from tests.drafting.state import State, guess_state, hide_secrets


class Drafting(BaseRules[State]):
    """The rules with the numbers in `pieces`."""

    name = "drafting"
    state_type = State

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.version = f"1.{pieces.digest}"
        self.seats = range(pieces.seats[0], pieces.seats[1] + 1)
        self.options = (Option("length", tuple(pieces.rounds)),)

    def setup(self, seats: int, chance: Chance, options: Mapping[str, str]) -> tuple[Step[State], ...]:
        """Shuffle the cards and deal the first hands."""
        deck, chance = chance.shuffle(self.pieces.deck, "deck")
        state = State(chance, self.pieces.rounds[options["length"]], ((),) * seats, deck, kept=((),) * seats)
        return (Step(self._deal(state), (Line("round_begins", {"round": 1}),), "board"),)

    def _deal(self, state: State) -> State:
        """Deal each player a new hand."""
        size, seats = self.pieces.hand, len(state.hands)
        hands = tuple(tuple(sorted(state.deck[seat * size : (seat + 1) * size])) for seat in range(seats))
        return replace(state, hands=hands, deck=state.deck[seats * size :], turn=1, picks=("",) * seats)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Ask all seats that have not picked yet, at the same time."""
        if state.is_over:
            return ()
        moment = f"r{state.round}.t{state.turn}"
        return tuple(
            Prompt(seat, f"{moment}.pick", "pick", tuple(sorted(set(state.hands[seat]))), moment=moment, is_hidden=True)
            for seat, pick in enumerate(state.picks)
            if not pick
        )

    def choose(self, state: State, prompt: Prompt, answer: Answer) -> tuple[Step[State], ...]:
        """Store a pick in secret; a turn's last pick reveals all picks and passes the hands."""
        picks = tuple(answer[0] if seat == prompt.seat else pick for seat, pick in enumerate(state.picks))
        state = replace(state, picks=picks)
        return self._reveal(state) if all(picks) else (Step(state),)

    def _reveal(self, state: State) -> tuple[Step[State], ...]:
        lines = tuple(Line("kept", {"seat": Seats((seat,)), "card": card}) for seat, card in enumerate(state.picks))
        hands = [_without(hand, card) for hand, card in zip(state.hands, state.picks, strict=True)]
        state = replace(
            state,
            hands=(*hands[1:], hands[0]),
            kept=tuple((*kept, card) for kept, card in zip(state.kept, state.picks, strict=True)),
            picks=("",) * len(hands),
            turn=state.turn + 1,
        )
        if len(hands[0]) > 1:
            return (Step(state, (*lines, Line("passed")), is_pause=True),)
        return self._end_round(state, lines)

    def _end_round(self, state: State, lines: tuple[Line, ...]) -> tuple[Step[State], ...]:
        """Discard each hand's last card unseen; begin a new round, or end the game."""
        ended = Line("round_ended", {"round": state.round})
        state = replace(state, round=state.round + 1, hands=((),) * len(state.hands))
        if not state.is_over:
            begins = Line("round_begins", {"round": state.round})
            return (Step(self._deal(state), (*lines, ended, begins), "board"),)
        scores = sorted(self.scores(state), key=lambda score: score.place)
        won = Line("won", {"seats": Seats(tuple(score.seat for score in scores if score.place == 1))})
        totals = [Line("total", {"seat": Seats((one.seat,)), "points": one.points}) for one in scores]
        return (Step(state, (*lines, ended), "board"), Step(state, (won, *totals), "scores"))

    def back(self, state: State, seat: Seat) -> State | None:
        """Take the seat's pick back; return None if the seat has no hidden pick."""
        if state.is_over or not state.picks[seat]:
            return None
        return replace(state, picks=tuple("" if at == seat else pick for at, pick in enumerate(state.picks)))

    def rewind(self, before: State, now: State) -> State:
        """Return the earlier state with the deck in a new order."""
        deck, chance = now.chance.shuffle(before.deck, "deck once more")
        return replace(before, deck=deck, chance=chance)

    def view(self, state: State, seat: Seat | None) -> State:
        """Hide the other seats' secrets."""
        return hide_secrets(state, seat)

    def guess(self, view: State, seat: Seat | None, chance: Chance) -> State:
        """Replace hidden cards with possible ones."""
        return guess_state(self.pieces, view, seat, chance)

    def scores(self, state: State) -> tuple[Score, ...]:
        """Score sets of fruit and coins; the fewest points win, and players with equal points share a place."""
        reasons = [self._reasons(cards) for cards in state.kept]
        points = [sum(reason.points for reason in given) for given in reasons]
        return tuple(
            Score(seat, own, 1 + sum(other < own for other in points), reasons[seat]) for seat, own in enumerate(points)
        )

    def _reasons(self, cards: tuple[str, ...]) -> tuple[Reason, ...]:
        fruits = [
            Reason(self.pieces.set_points(number), Line("score_set", {"cards": (fruit,) * number}))
            for fruit, number in self.pieces.count_fruits(cards).items()
        ]
        coins = coin_points(cards)
        return (*fruits, Reason(coins, Line("score_coins"))) if coins else tuple(fruits)


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])
