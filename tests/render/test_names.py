"""Names in any script, of any length, never break a picture."""

import pytest
from msgspec.structs import replace

from bot.pictures.painter import LONGEST_DESCRIPTION, LONGEST_TEXT
from bot.pictures.scene import SIZES, Look, Size
from bot.pictures.sheet import find_layout_faults
from render.canvas import fonts
from render.canvas.script import display_order, shape
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
def test_names_from_hell_fit(name: str, kind: str, size: Size, names: tuple[str, ...]) -> None:
    """Fitted, cut, or marked where no face has the letters; in every sight of every painter."""
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
def test_names_from_hell_can_be_painted(name: str, kind: str, names: tuple[str, ...]) -> None:
    """Whatever their letters."""
    game = load_played(name)
    seats = max(count for count in game.rules.seats if count <= len(names))
    one = scene_of(game, moments(name, seats, 3)[1], "board", Look())
    painted = painter_of(name, kind).paint_now(replace(one, names=names[:seats], news=names), game.words("en"))
    assert painted.startswith(b"\x89PNG")


@pytest.mark.parametrize("names", NAMES_FROM_HELL)
def test_only_letters_that_a_face_has_are_drawn(names: tuple[str, ...]) -> None:
    """So no empty boxes, ever."""
    for name in names:
        for run in fonts.runs(name, "text"):
            assert all(ord(letter) in fonts.coverage(run.file) for letter in run.text)


def test_arabic_letters_join_and_run_to_the_left() -> None:
    """Meem, hah, meem, dal: initial, medial, medial, final; drawn last letter first."""
    assert shape("\u0645\u062d\u0645\u062f") == "\ufee3\ufea4\ufee4\ufeaa"
    assert display_order("\u05d0\u05d1 \u05d2 abcd") == "\u05d2 \u05d1\u05d0 abcd"
    assert display_order("abc") == "abc"


def test_lam_and_alef_become_one() -> None:
    """The one ligature that no Arabic text does without."""
    assert shape("\u0644\u0627") == "\ufefb"


def test_no_line_ends_between_a_number_and_its_unit() -> None:
    """A no-break space holds together in pictures too."""
    room = fonts.width("Anna sells 5", "text", 30)
    assert fonts.wrap("Anna sells 5\N{NO-BREAK SPACE}Beer", "text", 30, room) == [
        "Anna sells",
        "5\N{NO-BREAK SPACE}Beer",
    ]
