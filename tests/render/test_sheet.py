"""Shared parts of all painters: news, text cut to size, badges, and short texts in one row."""

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
from render.sheet.lobby import lay_lobby
from render.sheet.news import News, wrap_news
from render.sheet.text_limits import join_paragraphs, join_sentences

TEXT_SIZE, ROW_WIDTH = 36, 700


def test_short_texts_are_side_by_side_and_long_ones_are_wrapped() -> None:
    """No row is wider than the space, and no text is lost."""
    texts = ["Coins: 3", "Cards: 4", "word " * 40, "Points: 12"]
    rows = flow(texts, TEXT_SIZE, ROW_WIDTH)
    assert "Coins: 3" in rows[0]
    assert "Cards: 4" in rows[0]
    assert rows[-1] == "Points: 12"
    assert all(fonts.width(row, "text", TEXT_SIZE) <= ROW_WIDTH for row in rows)
    assert sum(row.count("word") for row in rows) == 40


@pytest.mark.parametrize("size", range(20, 49))
def test_rows_of_news_do_not_overlap_at_any_size(size: int) -> None:
    """Also covers rows with an odd height in pixels."""
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
    """Line widths are sums of word widths, with the same result as measuring whole lines."""
    chance = random.Random(7)  # noqa: S311  # repeatable, not secret
    for number in range(120):
        some = [*SCRAPS, *FOREIGN] if number % 6 == 0 else SCRAPS
        text, room = " ".join(chance.choices(some, k=30)), chance.randint(60, 900)
        assert fonts.wrap(text, face, TEXT_SIZE, room) == wrap_measured(text, face, room), (text, room)


def wrap_measured(text: str, face: fonts.Face, room: int) -> list[str]:
    """Add words to a line as long as the whole line fits."""
    lines: list[list[str]] = [[]]
    for word in text.split(" "):
        fits = fonts.width(" ".join([*lines[-1], word]), face, TEXT_SIZE) <= room
        if fits or not lines[-1]:
            lines[-1].append(word)
        else:
            lines.append([word])
    return [fonts.fit(" ".join(line), face, TEXT_SIZE, room) for line in lines]


def test_the_latest_news_comes_first_if_space_is_short() -> None:
    """Sentences are joined; those that do not fit are returned, to be shown elsewhere."""
    assert wrap_news(("first", "second", "third"), TEXT_SIZE, ROW_WIDTH, 2).lines == ["first · second · third"]
    long = " ".join(["word"] * 60)
    shown, _, left = wrap_news((long, "second", "third"), TEXT_SIZE, ROW_WIDTH, 2)
    assert (shown, left) == (["second · third"], (long,))
    shown, _, left = wrap_news(("first", long * 3), TEXT_SIZE, ROW_WIDTH, 2)
    assert (len(shown), shown[1][-1], left) == (2, "…", ("first",))
    assert wrap_news((), TEXT_SIZE, ROW_WIDTH, 2).lines == []


def test_a_description_is_cut_between_sentences() -> None:
    """A sentence is cut only if it is the first one and too long."""
    assert join_sentences(["One.", "x" * LONGEST_DESCRIPTION]) == "One."
    assert len(join_sentences(["x" * 2 * LONGEST_DESCRIPTION])) == LONGEST_DESCRIPTION


def test_a_position_is_cut_between_paragraphs() -> None:
    """Each message has as many paragraphs as fit."""
    messages = join_paragraphs(["a" * 1000, "b" * 800, "c" * 800, "d" * 3000])
    assert [len(message) for message in messages] == [1802, 800, LONGEST_TEXT]


@pytest.mark.parametrize("seat", range(12))
def test_every_seat_has_a_color(seat: int) -> None:
    """Players after the sixth are distinguished only by their initials."""
    assert player_ink(seat) == f"player{seat % COLORS}"


def test_six_players_differ_in_shape_and_color() -> None:
    """The sixth player does not look like the first."""
    assert len({tuple(shape) for shape in SHAPES}) == len(SHAPES) == len(LETTERS) == COLORS == 6
    assert len({player_ink(seat) for seat in range(6)}) == 6


def test_sample_pictures_have_a_name_for_every_player() -> None:
    """Even with more players than sample names, every player has a name."""
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
def test_a_badge_has_a_distinct_initial_of_its_name(names: tuple[str, ...], initials: tuple[str, ...]) -> None:
    """Similar letters count as the same; a name without a free letter is identified by its shape."""
    assert find_initials(names) == initials


def test_markup_of_a_sentence_is_removed_but_not_that_of_a_name(tmp_path: Path) -> None:
    """A name is drawn unchanged."""
    (tmp_path / "en.ftl").write_text("line-waved = -# { $seat } **waves**.\n", "utf-8")
    rows = tell_rows(words_in("en", tmp_path), [Line("waved", {"seat": Seats((0,))})], ["**-# Ann**"])
    assert rows == ["**-# Ann** waves."]


@pytest.mark.parametrize(("seats", "title"), [(3, "Waiting for players"), (2, "Ready to start")])
def test_a_full_lobby_waits_for_no_player(seats: int, title: str) -> None:
    """A private lobby is full from the start."""
    sheet = lay_lobby(
        Drawing(Scene(None, ("Ann", "Ben"), "lobby", seats=seats), words_in("en").with_messages({"title": "G"}))
    )
    assert title in [piece.facts[0] for part in sheet.parts for piece in part.pieces if piece.art == "text"]
