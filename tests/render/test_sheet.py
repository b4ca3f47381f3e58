"""What painters of every game share: news, texts cut to size, badges, short texts side by side."""

import random
from pathlib import Path

import pytest

from bot.games.contract import Line, Seats
from bot.pictures.painter import LONGEST_DESCRIPTION, LONGEST_TEXT
from bot.pictures.rows import tell_rows
from bot.pictures.scene import Scene
from bot.pictures.sheet import Sheet, find_layout_faults
from bot.words.words import words_in
from render.blends import name_players
from render.canvas import fonts
from render.plain.flow import flow
from render.sheet.badges import COLORS, LETTERS, SHAPES, player_ink
from render.sheet.banner import Standing, banner_height, lay_banner
from render.sheet.drawing import Drawing
from render.sheet.initials import find_initials
from render.sheet.news import News, wrap_news
from render.sheet.telling import join_paragraphs, join_sentences

TEXT_SIZE, ROW_WIDTH = 36, 700


def test_short_texts_stand_side_by_side_and_long_ones_are_wrapped() -> None:
    """No row is wider than the room, and nothing is left out."""
    texts = ["Coins: 3", "Cards: 4", "word " * 40, "Points: 12"]
    rows = flow(texts, TEXT_SIZE, ROW_WIDTH)
    assert "Coins: 3" in rows[0]
    assert "Cards: 4" in rows[0]
    assert rows[-1] == "Points: 12"
    assert all(fonts.width(row, "text", TEXT_SIZE) <= ROW_WIDTH for row in rows)
    assert sum(row.count("word") for row in rows) == 40


@pytest.mark.parametrize("size", range(20, 49))
def test_rows_of_news_do_not_overlap_at_any_size(size: int) -> None:
    """Also where a row is an odd number of pixels high."""
    drawing, standing = Drawing(Scene(None), words_in("en")), Standing("Round 1", (), (), "")
    for rows in range(1, 5):
        box = (0, 0, 900, banner_height(size, rows))
        banner = lay_banner(drawing, standing, box, size, News(["Something happened."] * rows, size))
        assert not find_layout_faults(Sheet(900, box[3], (banner,), 20))


SCRAPS = [
    "Anna",
    "takes",
    "the",
    "Mayor,",
    "2",
    "Beer",
    "·",
    "Ünal",
    "−3",
    "“To”",
    "Talers;",
    "Борис",
    "Ёлка…",
    "W.A.T.",
    "AVATAR",
    "d’Art",
]
FOREIGN = ["中文", "שלום", "हिन्दी", "a\u00a0b", "\U0001d400\U0001f600"]


@pytest.mark.parametrize("face", ["text", "display"])
def test_lines_break_where_measured_lines_would(face: fonts.Face) -> None:
    """Lines are put together of the lengths of words, and come out as if each had been measured whole."""
    chance = random.Random(7)  # noqa: S311  # repeatable, not secret
    for number in range(120):
        some = [*SCRAPS, *FOREIGN] if number % 6 == 0 else SCRAPS
        text, room = " ".join(chance.choices(some, k=30)), chance.randint(60, 900)
        assert fonts.wrap(text, face, TEXT_SIZE, room) == wrap_measured(text, face, room), (text, room)


def wrap_measured(text: str, face: fonts.Face, room: int) -> list[str]:
    """Adds words to a line as long as the whole of it fits."""
    lines: list[list[str]] = [[]]
    for word in text.split(" "):
        fits = fonts.width(" ".join([*lines[-1], word]), face, TEXT_SIZE) <= room
        if fits or not lines[-1]:
            lines[-1].append(word)
        else:
            lines.append([word])
    return [fonts.fit(" ".join(line), face, TEXT_SIZE, room) for line in lines]


def test_the_latest_news_come_first_where_not_all_have_room() -> None:
    """Sentences run on; what is left is handed back, to be shown elsewhere."""
    assert wrap_news(("first", "second", "third"), TEXT_SIZE, ROW_WIDTH, 2).lines == ["first · second · third"]
    long = " ".join(["word"] * 60)
    shown, _, left = wrap_news((long, "second", "third"), TEXT_SIZE, ROW_WIDTH, 2)
    assert (shown, left) == (["second · third"], (long,))
    shown, _, left = wrap_news(("first", long * 3), TEXT_SIZE, ROW_WIDTH, 2)
    assert (len(shown), shown[1][-1], left) == (2, "…", ("first",))
    assert wrap_news((), TEXT_SIZE, ROW_WIDTH, 2).lines == []


def test_a_description_is_cut_between_sentences() -> None:
    """Unless the first alone is too long."""
    assert join_sentences(["One.", "x" * LONGEST_DESCRIPTION]) == "One."
    assert len(join_sentences(["x" * 2 * LONGEST_DESCRIPTION])) == LONGEST_DESCRIPTION


def test_a_position_is_cut_between_paragraphs() -> None:
    """Each message is as full as it may be."""
    messages = join_paragraphs(["a" * 1000, "b" * 800, "c" * 800, "d" * 3000])
    assert [len(message) for message in messages] == [1802, 800, LONGEST_TEXT]


@pytest.mark.parametrize("seat", range(12))
def test_every_seat_has_a_color(seat: int) -> None:
    """Beyond the sixth the initial alone tells players apart."""
    assert player_ink(seat) == f"player{seat % COLORS}"


def test_six_players_differ_in_shape_and_color() -> None:
    """The sixth does not look like the first."""
    assert len({tuple(shape) for shape in SHAPES}) == len(SHAPES) == len(LETTERS) == COLORS == 6
    assert len({player_ink(seat) for seat in range(6)}) == 6


def test_sample_pictures_have_a_name_for_every_player() -> None:
    """Also for more players than there are names."""
    assert name_players(3) == ("Anna", "Boris", "Chiara")
    assert len({*name_players(8)}) == 8


@pytest.mark.parametrize(
    ("names", "initials"),
    [
        (("Boris", "Anna", "chiara"), ("B", "A", "C")),
        (("Anna", "Alex", "Lena"), ("A", "E", "L")),
        (("Anna", "\u0410\u043d\u043d\u0430"), ("A", "\u041d")),
        (("Merchant 1", "Merchant 2", "Merchant 3"), ("1", "2", "3")),
        (("Emil K.", "Eva Braun"), ("E", "B")),
        (("\u738b\u5c0f\u660e", "\u0645\u062d\u0645\u062f"), ("\u738b", "\u0645")),
        (("A", "a", "\u0391"), ("A", "", "")),
        (("\U0001f600 !!", "", "\u200f"), ("", "", "")),
        (("...Zoe", "\xdfen"), ("Z", "\xdf")),
    ],
)
def test_a_badge_has_the_initial_of_its_name_made_different(names: tuple[str, ...], initials: tuple[str, ...]) -> None:
    """Letters that look alike count as the same; a name that has no letter left is known by its shape."""
    assert find_initials(names) == initials


def test_markup_of_a_sentence_is_taken_away_and_that_of_a_name_is_not(tmp_path: Path) -> None:
    """A name is drawn as it is."""
    (tmp_path / "en.ftl").write_text("line-waved = -# { $seat } **waves**.\n", "utf-8")
    rows = tell_rows(words_in("en", tmp_path), [Line("waved", {"seat": Seats((0,))})], ["**-# Ann**"])
    assert rows == ["**-# Ann** waves."]
