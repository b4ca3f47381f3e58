"""Everything the rules of the drafting game know about a running game."""

from collections import Counter
from itertools import islice

from msgspec import Struct

from bot.games.chance import Chance
from bot.games.contract import Seat
from tests.drafting.pieces import Pieces

HIDDEN = "hidden"
"""Stands in a view for a card that must not be known."""


class State(Struct, frozen=True, array_like=True):
    """A whole game; it never changes."""

    chance: Chance
    rounds: int
    hands: tuple[tuple[str, ...], ...]
    """The cards in hand, by seat; a pick stays among them until all have picked."""
    deck: tuple[str, ...]
    round: int = 1
    turn: int = 1
    picks: tuple[str, ...] = ()
    """The card that each seat has picked in secret, empty where it has not."""
    kept: tuple[tuple[str, ...], ...] = ()
    """The open cards before each seat."""

    @property
    def is_over(self) -> bool:
        """Whether the last round has been played."""
        return self.round > self.rounds


def hide_secrets(state: State, viewer: Seat | None) -> State:
    """Without the deck, the hands and picks of others, and the seed."""

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
    """Deals all cards that the viewer does not see anew; each pick is any card of its hand."""
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
