"""Draws each letter once per font and size; Pillow would draw the letters of every text again.

The pixels are the same as those of Pillow's basic layout, letter by letter with kerning.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import floor
from typing import Any, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.canvas.faces import font

Place: TypeAlias = tuple[Any, tuple[int, int, int, int]]
"""A mask and the box that it covers: left, top, right, bottom."""


class Letter(NamedTuple):
    """A letter's mask, and the mask's offset from the pen's position on the baseline."""

    mask: Any
    left: int
    top: int


@lru_cache(maxsize=512)
def _draw(letter: str, face: str, size: int) -> Letter:
    mask, (left, top) = font(face, size).getmask2(letter, "L", anchor="ls")
    return Letter(mask, left, top)


@lru_cache(maxsize=2048)
def _advance(letter: str, face: str, size: int) -> float:
    return font(face, size).getlength(letter)


@lru_cache(maxsize=4096)
def _kerning(pair: str, face: str, size: int) -> float:
    """Return how much the advance of two letters differs from the sum of their single advances."""
    return font(face, size).getlength(pair) - sum(_advance(letter, face, size) for letter in pair)


def measure(text: str, face: str, size: int) -> float:
    """Return a text's advance in pixels."""
    kerning = sum(_kerning(left + right, face, size) for left, right in pairwise(text))
    return kerning + sum(_advance(letter, face, size) for letter in text)


def write(
    draw: ImageDraw.ImageDraw, at: tuple[int, int], run: tuple[str, str, int], color: tuple[int, int, int]
) -> None:
    """Write a text in a font and size, beginning at a point of its baseline."""
    if drawn := _draw_run(run):
        mask, left, top = drawn
        draw.bitmap((at[0] + left, at[1] + top), mask, color)


def cover(coverage: Image.Image, at: tuple[int, int], run: tuple[str, str, int]) -> None:
    """Paste a text's mask into an empty mask, beginning at a point of the text's baseline."""
    if drawn := _draw_run(run):
        mask, left, top = drawn
        coverage.paste(mask, (at[0] + left, at[1] + top))


def _draw_run(run: tuple[str, str, int]) -> tuple[Image.Image, int, int] | None:
    """Return the mask of a text with its offset from the start of the baseline, or None if nothing is visible."""
    places = [place for place in _place(*run) if place[0].size[0] and place[0].size[1]]
    if not places:
        return None
    left, top = (min(box[side] for _, box in places) for side in (0, 1))
    right, bottom = (max(box[side] for _, box in places) for side in (2, 3))
    whole = Image.new("L", (right - left, bottom - top))
    for mask, box in places:
        whole.im.paste(255, (box[0] - left, box[1] - top, box[2] - left, box[3] - top), mask)
    return whole, left, top


def _place(text: str, face: str, size: int) -> Iterator[Place]:
    """Yield each letter's mask and box, relative to the start of the baseline."""
    x, last = 0.0, ""
    for one in text:
        letter = _draw(one, face, size)
        x += _kerning(last + one, face, size) if last else 0.0
        left = floor(x + 0.5) + letter.left
        w, h = letter.mask.size
        yield letter.mask, (left, letter.top, left + w, letter.top + h)
        x, last = x + _advance(one, face, size), one
