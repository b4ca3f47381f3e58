"""What painters of every game share: news, texts cut to size, badges, short texts side by side."""

import pytest

from bot.catalogue import load_game
from bot.games.contract import Line, Seats
from bot.pictures.painter import LONGEST_DESCRIPTION, LONGEST_TEXT
from bot.pictures.rows import tell_rows
from render.canvas import fonts
from render.plain.flow import flow
from render.sheet.badges import COLORS, letter_of, player_ink
from render.sheet.news import wrap_news
from render.sheet.telling import join_paragraphs, join_sentences

SIZE, ROOM = 36, 700


def test_short_texts_stand_side_by_side_and_long_ones_are_wrapped() -> None:
    """No row is wider than the room, and nothing is left out."""
    texts = ["Coins: 3", "Cards: 4", "word " * 40, "Points: 12"]
    rows = flow(texts, SIZE, ROOM)
    assert "Coins: 3" in rows[0]
    assert "Cards: 4" in rows[0]
    assert rows[-1] == "Points: 12"
    assert all(fonts.width(row, "text", SIZE) <= ROOM for row in rows)
    assert sum(row.count("word") for row in rows) == 40


def test_the_latest_news_come_first_where_not_all_have_room() -> None:
    """Sentences run on; what is left is handed back, to be shown elsewhere."""
    assert wrap_news(("first", "second", "third"), SIZE, ROOM, 2) == (["first · second · third"], ())
    long = " ".join(["word"] * 60)
    shown, left = wrap_news((long, "second", "third"), SIZE, ROOM, 2)
    assert (shown, left) == (["second · third"], (long,))
    shown, left = wrap_news(("first", long * 3), SIZE, ROOM, 2)
    assert (len(shown), shown[1][-1], left) == (2, "…", ("first",))
    assert wrap_news((), SIZE, ROOM, 2) == ([], ())


def test_a_description_is_cut_between_sentences() -> None:
    """Unless the first alone is too long."""
    assert join_sentences(["One.", "x" * LONGEST_DESCRIPTION]) == "One."
    assert len(join_sentences(["x" * 2 * LONGEST_DESCRIPTION])) == LONGEST_DESCRIPTION


def test_a_position_is_cut_between_paragraphs() -> None:
    """Each message is as full as it may be."""
    messages = join_paragraphs(["a" * 1000, "b" * 800, "c" * 800, "d" * 3000])
    assert [len(message) for message in messages] == [1802, 800, LONGEST_TEXT]


@pytest.mark.parametrize("seat", range(12))
def test_every_seat_has_a_letter_and_a_color(seat: int) -> None:
    """Beyond the fifth the letter alone tells players apart."""
    assert letter_of(seat) == "ABCDEFGHIJKL"[seat]
    assert player_ink(seat) == f"player{seat % COLORS}"


def test_markup_of_a_sentence_is_taken_away_and_that_of_a_name_is_not() -> None:
    """A name is drawn as it is."""
    rows = tell_rows(load_game("norenberc").words("en"), [Line("passed", {"seat": Seats((0,))})], ["**-# Ann**"])
    assert rows == ["**-# Ann** passes for the rest of the round."]
