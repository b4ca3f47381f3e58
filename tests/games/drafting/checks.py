"""Invariants of every position of the drafting game."""

from collections import Counter
from typing import Any

from bot.games.contract import Rules
from tests.drafting.rules import Drafting
from tests.drafting.state import State
from tests.games.walk import Check, Decision


def has_every_card_once(rules: Rules[Any], decision: Decision) -> None:
    """No card appears more often than in the deck; the only missing cards are those discarded at a round's end."""
    assert isinstance(rules, Drafting)
    state: State = decision.after
    there = Counter([card for cards in (*state.hands, *state.kept, state.deck) for card in cards])
    rounds = min(state.round, state.rounds + 1) - 1
    assert there <= Counter(rules.pieces.deck)
    assert len(rules.pieces.deck) - there.total() == rounds * len(state.hands)


def deals_alike(_rules: Rules[Any], decision: Decision) -> None:
    """All hands have the same size, and all players have kept the same number of cards."""
    state: State = decision.after
    assert len({len(hand) for hand in state.hands}) == 1
    assert len({len(kept) for kept in state.kept}) == 1


def says_who_is_asked(rules: Rules[Any], decision: Decision) -> None:
    """A player has a prompt for a card of the hand if and only if the player has not picked."""
    state: State = decision.after
    asked = {prompt.seat: prompt.options for prompt in rules.prompts(state)}
    for seat, pick in enumerate(state.picks):
        assert state.is_over or (seat in asked) == (not pick)
        assert not pick or pick in state.hands[seat]
        assert seat not in asked or set(asked[seat]) == set(state.hands[seat])


CHECKS: list[Check] = [has_every_card_once, deals_alike, says_who_is_asked]
