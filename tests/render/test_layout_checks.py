"""A failed layout check names the error and the piece."""

import pytest

from bot.pictures.sheet import Area, Piece, Sheet
from render.canvas import fonts
from tests import second_game
from tests.render.layout_checks import LayoutCheck
from tests.render.painters import PLAIN, painter_of


def check(*pieces: Piece) -> None:
    """Check a page with these pieces."""
    press = painter_of(second_game.NAME, PLAIN).studio.press("light")
    LayoutCheck(press).check(Sheet(400, 100, (Area(0, 0, 400, 100, "banner", (), pieces),), 20))


def write(text: str, x: int, wide: int) -> Piece:
    """A text in a box of this width."""
    return Piece("text", (text, 30, "ink", "text"), x, 10, wide, 35, "")


def test_overlapping_texts_are_named() -> None:
    """Both texts are named with their boxes."""
    wide = fonts.width("first", "text", 30)
    with pytest.raises(AssertionError, match=r"second.* lies on .*first|first.* lies on .*second"):
        check(write("first", 10, wide), write("second", 20, 150))


def test_a_text_wider_than_its_box_is_named() -> None:
    """Both widths are named."""
    with pytest.raises(AssertionError, match="pixels wide in a box of 20: a long text"):
        check(write("a long text", 10, 20))


def test_a_character_without_a_glyph_is_named() -> None:
    """The text that contains the character is named too."""
    with pytest.raises(AssertionError, match="no letter for it: x\U0010fffd"):
        check(write("x\U0010fffd", 10, 300))
