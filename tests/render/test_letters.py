"""Cached letters have the pixels and widths of Pillow's texts."""

import random

import pytest
from PIL import Image, ImageDraw

from render.canvas import letters
from render.canvas.faces import font

WORDS = [
    "Katharina",
    "sells",
    "3",
    "cloth,",
    "AVATAR;",
    "Ty.",
    "fi",
    "ffl",
    "Wo",
    "(a)",
    "{b}",
    "q_j",
    "+4",
    "−2",
    "½",
    "PP/VP",
    "“Ёлка”",
    "Борис",
    "Йога",
    "Élodie",
    "ÀÉÎ",
    "—",
    "…",
    "ßñøç",
    "’Tis",
]
BLACK = (0, 0, 0)
ROOM = (900, 160)
PLACE = (30, 100)


def texts() -> list[str]:
    """Sentences of four random words."""
    rng = random.Random(1)  # noqa: S311  # repeatable, not secret
    return ["", " ", "A", *(" ".join(rng.sample(WORDS, 4)) for _ in range(40))]


@pytest.mark.parametrize("face", ["text", "display", "scripts"])
@pytest.mark.parametrize("size", [11, 18, 26, 36])
def test_letters_are_where_pillow_puts_them(face: str, size: int) -> None:
    """Positions include kerning and are exact to the pixel."""
    for text in texts():
        ours, theirs = Image.new("RGB", ROOM, "white"), Image.new("RGB", ROOM, "white")
        letters.write(ImageDraw.Draw(ours), PLACE, (text, face, size), BLACK)
        ImageDraw.Draw(theirs).text(PLACE, text, font=font(face, size), fill=BLACK, anchor="ls")
        assert ours.tobytes() == theirs.tobytes(), text


@pytest.mark.parametrize("face", ["text", "display", "scripts"])
def test_texts_are_as_wide_as_pillow_says(face: str) -> None:
    """The difference is a fraction of a pixel."""
    for text in texts():
        assert letters.measure(text, face, 31) == font(face, 31).getlength(text)
