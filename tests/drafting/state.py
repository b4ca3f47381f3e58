"""The state of a running drafting game."""

from collections import Counter
from itertools import islice

from msgspec import Struct

from bot.games.chance import Chance
from bot.games.contract import Seat
from tests.drafting.pieces import Pieces

HIDDEN = "hidden"
"""Placeholder in a view for a hidden card."""


class State(Struct, frozen=True, array_like=True):
    """A whole game; immutable."""

    chance: Chance
    rounds: int
    hands: tuple[tuple[str, ...], ...]
    """The cards in hand, by seat; a picked card stays in the hand until all have picked."""
    deck: tuple[str, ...]
    round: int = 1
    turn: int = 1
    picks: tuple[str, ...] = ()
    """The secret pick of each seat; empty before the pick."""
    kept: tuple[tuple[str, ...], ...] = ()
    """The cards that each seat has kept, face up."""

    @property
    def is_over(self) -> bool:
        """True after the last round."""
        return self.round > self.rounds


def hide_secrets(state: State, viewer: Seat | None) -> State:
    """Remove the deck, the other seats' hands and picks, and the seed."""

    def hide(seat: Seat, cards: tuple[str, ...]) -> tuple[str, ...]:
        return cards if seat == viewer else (HIDDEN,) * len(cards)

    picks = [pick if seat == viewer or not pick else HIDDEN for seat, pick in enumerate(state.picks)]
    return State(
        chance=Chance(b""),
        rounds=state.rounds,
        hands=tuple(hide(seat, hand) for seat, hand in enumerate(state.hands)),
        deck=(HIDDEN,) * len(state.deck),
        round=state.round,
        turn=state.turn,
        picks=tuple(picks),
        kept=state.kept,
    )


def guess_state(pieces: Pieces, view: State, viewer: Seat | None, chance: Chance) -> State:
    """Deal the hidden cards at random; a hidden pick becomes a random card of the seat's hand."""
    seen = Counter([card for cards in (*view.kept, *view.hands) for card in cards])
    mixed, after = chance.shuffle(tuple((Counter(pieces.deck) - seen).elements()), "unseen")
    cards = iter(mixed)
    hands = tuple(
        hand if seat == viewer else tuple(sorted(islice(cards, len(hand)))) for seat, hand in enumerate(view.hands)
    )
    picks: list[str] = []
    for seat, pick in enumerate(view.picks):
        drawn, after = after.below(len(hands[seat]), "a pick") if hands[seat] else (0, after)
        picks.append(hands[seat][drawn] if pick == HIDDEN else pick)
    deck = tuple(islice(cards, len(view.deck)))
    return State(chance.fork("the seed"), view.rounds, hands, deck, view.round, view.turn, tuple(picks), view.kept)
