"""Goods as options: each copy a player could pick is a separate option, such as "beer.1" and "beer.2"."""

from collections.abc import Sequence
from itertools import chain
from operator import getitem

from bot.games.contract import Answer
from bot.games.norenberc.rules.pieces import Pieces


def list_goods(pieces: Pieces, goods: list[int], most: int) -> tuple[str, ...]:
    """Return one option per copy of each good, but no more copies than may be picked."""
    return tuple(chain.from_iterable(map(getitem, pieces.copies[most], goods)))


def picked_goods(pieces: Pieces, answer: Answer) -> list[int]:
    """Return the goods that the picked options stand for."""
    return list(map(pieces.good_options.__getitem__, answer))


def only_choice(goods: Sequence[int], number: int) -> list[int] | None:
    """Return the picks if only one way to pick this many goods exists (all goods, or all of one type), else None."""
    total = sum(goods)
    if total <= number:
        return [good for good, count in enumerate(goods) for _ in range(count)]
    if max(goods) < total:
        return None
    return [good for good, count in enumerate(goods) if count] * number
