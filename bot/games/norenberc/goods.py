"""Goods as options: each copy a player could pick gets an option of its own, "beer.1", "beer.2"."""

from collections.abc import Sequence

from bot.games.base import Answer
from bot.games.norenberc.pieces import Pieces


def list_goods(pieces: Pieces, goods: list[int], most: int) -> tuple[str, ...]:
    """One option for each copy of each good, up to as many of one good as may be picked."""
    options: tuple[str, ...] = ()
    copies, good = pieces.copies[most], 0
    for count in goods:
        if count:
            options += copies[good][count]
        good += 1  # noqa: SIM113  # counting by hand is faster, and this is asked all the time
    return options


def picked_goods(pieces: Pieces, answer: Answer) -> list[int]:
    """The goods behind the picked options."""
    numbers = pieces.good_options
    return [numbers[option] for option in answer]


def only_choice(goods: Sequence[int], number: int) -> list[int] | None:
    """The one way to pick so many goods (all, or all of one type), or None when there are several."""
    if sum(goods) <= number:
        return [good for good, count in enumerate(goods) for _ in range(count)]
    if max(goods) < sum(goods):
        return None
    return [good for good, count in enumerate(goods) if count] * number
