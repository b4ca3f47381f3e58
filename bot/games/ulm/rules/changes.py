"""The combined changes from descendants and tower tiles."""

from collections.abc import Sequence

from msgspec import Struct

from bot.games.ulm.rules.language import SUMS, Change

COINS, STEPS, SIDES, PLAYS = 1, 1, 1, 1
"""Default values: coins of a Money action, spaces of a River action, sides of a Clear-away, free plays per turn."""


class Changes(Struct, frozen=True, gc=False):
    """A player's current changes; fields with `first_` apply only to the turn's first action of that kind."""

    money: int
    steps: int
    sides: int
    plays: int
    buy_sparrows: int
    seal_points: int
    step_points: int
    seal_cost: int
    guard_two: int
    guard_three: int
    first_money: int
    first_steps: int
    first_sides: int
    first_seal_cost: int
    look: int
    """Minimum number of cards to choose from in a purchase."""
    card_price: int
    """Price of a card in tiles."""
    swap_price: int
    """Price of a swap in sparrows."""


def add_up(of_all: Sequence[Change], of_first: Sequence[Change], card_price: int, swap_price: int) -> Changes:
    """Add up most words; take the most cards to choose from, and the lowest price in any change, else the default."""
    sums = {word: sum([getattr(change, word) for change in of_all]) for word in SUMS}
    first = {
        f"first_{word}": sum([getattr(change, word) for change in of_first])
        for word in ("money", "steps", "sides", "seal_cost")
    }
    return Changes(
        **sums,
        **first,
        look=max([1, *[change.look for change in of_all]]),
        card_price=_smallest([change.card_price for change in of_all], card_price),
        swap_price=_smallest([change.swap_price for change in of_all], swap_price),
    )


def _smallest(named: Sequence[int | None], usual: int) -> int:
    return min([price for price in named if price is not None], default=usual)
