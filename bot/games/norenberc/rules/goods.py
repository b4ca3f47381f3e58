"""Goods as options: each copy a player could pick gets an option of its own, "beer.1", "beer.2"."""

from collections.abc import Sequence
from itertools import chain
from operator import getitem

from bot.games.contract import Answer
from bot.games.norenberc.rules.pieces import Pieces


def list_goods(pieces: Pieces, goods: list[int], most: int) -> tuple[str, ...]:
    """One option for each copy of each good, up to as many of one good as may be picked."""
    return tuple(chain.from_iterable(map(getitem, pieces.copies[most], goods)))


def picked_goods(pieces: Pieces, answer: Answer) -> list[int]:
    """The goods behind the picked options."""
    return list(map(pieces.good_options.__getitem__, answer))


def only_choice(goods: Sequence[int], number: int) -> list[int] | None:
    """The one way to pick so many goods (all, or all of one type), or None when there are several."""
    total = sum(goods)
    if total <= number:
        return [good for good, count in enumerate(goods) for _ in range(count)]
    if max(goods) < total:
        return None
    return [good for good, count in enumerate(goods) if count] * number
