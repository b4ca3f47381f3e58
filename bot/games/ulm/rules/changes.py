"""How the changes of descendants and tower tiles meet."""

from collections.abc import Sequence

from msgspec import Struct

from bot.games.ulm.rules.language import SUMS, Change

COINS, STEPS, SIDES, PLAYS = 1, 1, 1, 1
"""What is usual: coins of a Money action, spaces of a River action, sides of a Clear-away, free plays of a turn."""


class Changes(Struct, frozen=True, gc=False):
    """Everything that is altered for a player now; `first_` holds for the first such action of the turn besides."""

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
    """Cards looked at by a purchase, at least."""
    card_price: int
    """Tiles for a purchase."""
    swap_price: int
    """Sparrows for a swap."""


def add_up(of_all: Sequence[Change], of_first: Sequence[Change], card_price: int, swap_price: int) -> Changes:
    """Sums of most words, the largest look, the smallest price that is named, else the usual one."""
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
