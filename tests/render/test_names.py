"""Names in any script and of any length never break a picture."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.contract import Line, Seats
from bot.pictures.painter import LONGEST_DESCRIPTION, LONGEST_TEXT
from bot.pictures.rows import tell_rows
from bot.pictures.scene import SIZES, Look, Size
from bot.pictures.sheet import find_layout_faults
from bot.words.direction import isolate
from bot.words.words import words_in
from render.canvas import fonts
from render.canvas.pen import Pen
from render.canvas.script import display_order
from render.canvas.shaping import SHAPED, shape
from render.sheet.layout import LINE
from tests.games.played import load_played
from tests.render.painters import PAINTERS, moments, painter_of, scene_of, sights_of

NAMES_FROM_HELL = (
    (
        "W" * 32,
        "\u5fb7" * 32,
        "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466" * 4,
        "\u0645\u062d\u0645\u062f \u0627\u0644\u0639\u0631\u0628\u064a",
        "\u738b\u5c0f\u660e",
    ),
    ("", " ", "\u200f\u202e\u2066", "Z\u0337\u0327a\u0334l\u0335g\u0336o\u0337" * 6, "\U000e0041\U000f0000\U0010fffd"),
    (
        "\ud55c\uad6d\uc5b4 \uc774\ub984",
        "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd",
        "\u0e44\u0e17\u0e22 \u0926\u0947\u0935",
        "\ufdfd" * 8,
        "a\nb\tc\x00d",
    ),
    (
        "\U0001f3f3\ufe0f\u200d\U0001f308" * 10,
        "\U0001f1e9\U0001f1ea",
        "*_~|`<@123>",
        "\u0130\u0307\u0131\u1e9e",
        "\u2588" * 32,
    ),
)


@pytest.mark.parametrize("names", NAMES_FROM_HELL)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "kind"), PAINTERS)
def test_extreme_names_fit(name: str, kind: str, size: Size, names: tuple[str, ...]) -> None:
    """In every sight of every painter, names are shrunk, cut, or replaced by a mark if no face has their letters."""
    game, painter = load_played(name), painter_of(name, kind)
    words = game.words("en")
    seats = max(count for count in game.rules.seats if count <= len(names))
    for step in moments(name, seats, 3):
        for sight in sights_of(game, painter, step):
            plain = scene_of(game, step, sight, Look(size=size), viewer=0)
            one = replace(plain, names=names[: len(plain.names)], news=names)
            assert not find_layout_faults(painter.lay(one, words))
            assert len(painter.describe(one, words)) <= LONGEST_DESCRIPTION
            assert all(len(text) <= LONGEST_TEXT for text in painter.tell(one, words))


@pytest.mark.parametrize("names", NAMES_FROM_HELL)
@pytest.mark.parametrize(("name", "kind"), PAINTERS)
def test_extreme_names_can_be_painted(name: str, kind: str, names: tuple[str, ...]) -> None:
    game = load_played(name)
    seats = max(count for count in game.rules.seats if count <= len(names))
    one = scene_of(game, moments(name, seats, 3)[1], "board", Look())
    painted = painter_of(name, kind).paint_now(replace(one, names=names[:seats], news=names), game.words("en"))
    assert painted.startswith(b"\x89PNG")


@pytest.mark.parametrize("names", NAMES_FROM_HELL)
def test_only_letters_that_a_face_has_are_drawn(names: tuple[str, ...]) -> None:
    """A picture never has empty boxes in place of letters."""
    for name in names:
        for run in fonts.runs(name, "text"):
            assert all(ord(letter) in fonts.coverage(run.file) for letter in run.text if letter not in "\u200c\u200d")


SAMPLES = {
    "arabic": "\u0645\u062d\u0645\u0651\u062f \u067e\u0698\u0648\u0647\u200c\u0647\u0627 \u0688\u06be\u0679",
    "bengali": "\u09ac\u09be\u0982\u09b2\u09be \u09b6\u09cd\u09b0\u09c0",
    "devanagari": "\u0939\u093f\u0928\u094d\u0926\u0940 \u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f",
    "ethiopic": "\u12a0\u121b\u122d\u129b",
    "gujarati": "\u0a97\u0ac1\u0a9c\u0ab0\u0abe\u0aa4\u0ac0",
    "gurmukhi": "\u0a2a\u0a70\u0a1c\u0a3e\u0a2c\u0a40",
    "hebrew": "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",
    "kannada": "\u0c95\u0ca8\u0ccd\u0ca8\u0ca1",
    "khmer": "\u1781\u17d2\u1798\u17c2\u179a",
    "lao": "\u0e8a\u0eb7\u0ec8",
    "malayalam": "\u0d2e\u0d32\u0d2f\u0d3e\u0d33\u0d02 \u0d36\u0d4d\u0d30\u0d40",
    "myanmar": "\u1019\u103c\u1014\u103a\u1019\u102c \u1000\u103c\u102e\u1038",
    "oriya": "\u0b13\u0b21\u0b3c\u0b3f\u0b06",
    "sinhala": "\u0dc1\u0dca\u200d\u0dbb\u0dd3 \u0dbd\u0d82\u0d9a\u0dcf",
    "tamil": "\u0ba4\u0bae\u0bbf\u0bb4\u0bcd \u0bb8\u0bcd\u0bb0\u0bc0",
    "telugu": "\u0c24\u0c46\u0c32\u0c41\u0c17\u0c41",
    "thaana": "\u078b\u07a8\u0788\u07ac\u0780\u07a8",
    "thai": "\u0e0a\u0e37\u0e48\u0e2d\u0e1c\u0e39\u0e49\u0e40\u0e25\u0e48\u0e19",
}
"""Names with marks, conjuncts and joiners, by script."""
MOHAMMED = "\u0645\u062d\u0645\u062f"


@pytest.mark.parametrize("script", SHAPED)
def test_a_script_is_drawn_with_its_own_face_within_the_line(script: str) -> None:
    """No glyph is missing, and marks above and strokes below stay inside the line's box."""
    name, size = isolate(SAMPLES[script]), 60
    assert {run.file for run in fonts.runs(name, "text")} <= {script, "text"}
    assert not fonts.is_missing(name, "text")
    image = Image.new("RGB", (fonts.width(name, "text", size) + 2 * size, 4 * size))
    Pen(image, {"ink": (255, 255, 255)}).text((size, 2 * size), name, size, "ink", "text", "lm")
    left, top, right, bottom = image.getbbox() or (0, 0, 0, 0)
    assert bottom - top > size / 3
    assert 2 * size - top <= LINE * size / 2 + 0.5
    assert bottom - 2 * size <= LINE * size / 2 + 0.5
    assert left > 0.8 * size
    assert right < image.width - 0.8 * size


def test_letters_join_stack_and_change_places() -> None:
    """Arabic letters depend on their neighbors; Devanagari has conjuncts and puts a short i before its consonant."""
    alone, joined = shape("\u0628", "arabic"), shape("\u0628\u0628\u0628", "arabic")
    assert len({glyph.letter for glyph in (*alone, *joined)}) == 4
    assert len(shape("\u0915\u094d\u0937", "devanagari")) == 1
    assert shape("\u0915\u093f", "devanagari")[-1] == shape("\u0915", "devanagari")[0]


def test_a_right_to_left_name_does_not_move_the_text_around_it(tmp_path: Path) -> None:
    """Covers names at the start of a sentence and before a number."""
    assert display_order(f"{isolate(MOHAMMED)} sells 2") == f"{MOHAMMED[::-1]} sells 2"
    assert display_order(f"For {isolate(MOHAMMED)} 5 Beer") == f"For {MOHAMMED[::-1]} 5 Beer"
    assert display_order(isolate(f"{MOHAMMED} 5")) == f"5 {MOHAMMED[::-1]}"
    assert display_order("abc") == "abc"
    (tmp_path / "en.ftl").write_text("line-waved = { $seat } waves.\n", "utf-8")
    [told] = tell_rows(words_in("en", tmp_path), [Line("waved", {"seat": Seats((0,))})], [MOHAMMED])
    assert display_order(told).startswith(f"{MOHAMMED[::-1]} ")


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("\U0001d4d0\U0001d4f7\U0001d4f7\U0001d4ea", "Anna"),
        ("\uff21\uff4e\uff4e\uff41", "Anna"),
        ("\u24b7\u24b8", "BC"),
        ("\ua7c5", "S"),
    ],
)
def test_fancy_letters_are_drawn_as_plain_ones(name: str, drawn: str) -> None:
    """Plain letters are used if no face has the fancy ones."""
    assert "".join(run.text for run in fonts.runs(name, "text")) in (name, drawn)
    assert not fonts.is_missing(name, "text")


@pytest.mark.parametrize("unseen", ["", " ", "\u200f\u202e", "\u0301\u0302", "\U000f0000\U0010fffd"])
@pytest.mark.parametrize(("name", "kind"), PAINTERS)
def test_an_invisible_name_gets_a_placeholder(name: str, kind: str, unseen: str) -> None:
    """Such names are empty, or consist of marks or of letters that no face has."""
    game = load_played(name)
    one = scene_of(game, moments(name, game.rules.seats[0], 3)[1], "board", Look())
    sheet = painter_of(name, kind).lay(replace(one, names=(unseen, *one.names[1:])), game.words("en"))
    assert "Player 1" in {piece.facts[0] for part in sheet.parts for piece in part.pieces if piece.art == "text"}
