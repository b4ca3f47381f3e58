"""Summaries of news in any game: they follow the rules in the language files and leave names unchanged."""

from pathlib import Path

import pytest

from bot.games.contract import Fact, Line, Seats
from bot.words.summaries import Paragraph, Summarizer, gather, put_names
from bot.words.words import Words, words_in

NUTS = """
mark-you = { $first ->
    [1] You{" "}
   *[0] {""}
}
line-sowed = { $seat } sows a nut.
line-sowed-brief = { $seat } sows a nut
line-sowed-own = { mark-you }sowed a nut
line-dug = { $seat } digs.
line-dug-aside = digs
line-dug-own = { mark-you }dug
line-found = { $seat } finds { $number } nuts.
line-found-gain = +{ $number } nuts
line-found-own = { mark-you }found { $number } nuts
line-ate = { $seat } eats { $number } nuts.
line-ate-sum = eats { $number } nuts
line-ate-own = { mark-you }ate { $number } nuts
line-chosen = { $seat } is chosen.
line-chosen-aside = is chosen
line-chosen-own = The squirrels chose you.
line-stole = { $seat } steals from { $victim }.
line-stole-own = { mark-you }stole from { $victim }
line-stole-own-victim = { $seat } stole from you.
line-slept = { $seats } sleep.
line-slept-own = You sleep, as { $seats } do.
"""
"""Sentences of a made-up game."""


def line(key: str, seat: int, **facts: Fact) -> Line:
    """A news line about a player."""
    return Line(key, {"seat": Seats((seat,)), **facts})


@pytest.fixture
def nuts(tmp_path: Path) -> Words:
    """The words of the made-up game."""
    (tmp_path / "en.ftl").write_text(NUTS, "utf-8")
    return words_in("en", tmp_path)


def gathered(lines: list[Line], words: Words) -> list[str]:
    """Return the rows of a summary, with names filled in."""
    return [put_names(row, ("Ada", "Ben")) for paragraph in gather(lines, words, 2) for row in paragraph.rows]


def addressed(lines: list[Line], words: Words, reader: int = 0) -> list[str]:
    """Return the sentences that address a reader, with names filled in."""
    return [put_names(row, ("Ada", "Ben")) for row in Summarizer(words, 2).address(lines, reader)]


def test_one_players_actions_are_separated_and_gains_are_in_brackets(nuts: Words) -> None:
    """A different player's action starts a new row."""
    lines = [line("sowed", 0), line("found", 0, number=2), line("dug", 0), line("sowed", 1)]
    assert gathered(lines, nuts) == ["Ada sows a nut (+2 nuts) · digs", "Ben sows a nut"]


def test_an_aside_belongs_to_the_last_action_of_its_player(nuts: Words) -> None:
    """The aside joins the player's most recent row, not the player's first."""
    lines = [line("sowed", 0), line("ate", 0, number=1), line("found", 1, number=1), line("sowed", 0), line("dug", 0)]
    assert gathered(lines, nuts) == ["Ada sows a nut · eats 1 nuts", "Ben finds 1 nuts", "Ada sows a nut · digs"]


def test_brackets_hold_everything_that_belongs_to_an_action(tmp_path: Path) -> None:
    """Gains are added to brackets that the sentence already has."""
    words = "line-paid = { $seat } pays (−1 nut)\nline-won = { $seat } wins.\nline-won-gain = a prize\n"
    (tmp_path / "en.ftl").write_text(words, "utf-8")
    lines = [line("paid", 0), line("won", 0)]
    assert gathered(lines, words_in("en", tmp_path)) == ["Ada pays (−1 nut, a prize)"]


def test_consecutive_lines_of_one_kind_are_added_up(nuts: Words) -> None:
    """Numbers in consecutive lines of one kind are added; a line of a different kind starts a new sum."""
    lines = [
        line("sowed", 0),
        line("ate", 0, number=1),
        line("ate", 0, number=2),
        line("found", 0, number=3),
        line("found", 0, number=4),
        line("dug", 0),
        line("ate", 0, number=5),
    ]
    assert gathered(lines, nuts) == ["Ada sows a nut · eats 3 nuts (+7 nuts) · digs · eats 5 nuts"]


def test_a_row_has_no_full_stop(nuts: Words) -> None:
    """Neither rows with asides nor rows without them end in a full stop."""
    assert gathered([line("found", 0, number=1)], nuts) == ["Ada finds 1 nuts"]
    assert gathered([line("found", 0, number=1), line("dug", 0)], nuts) == ["Ada finds 1 nuts · digs"]


def test_the_reader_is_addressed_and_clauses_are_joined(nuts: Words) -> None:
    """The row begins with one "You" instead of the reader's name."""
    lines = [line("sowed", 0), line("found", 0, number=1), line("found", 0, number=1), line("dug", 0)]
    assert addressed(lines, nuts) == ["You sowed a nut (+2 nuts) · dug"]
    assert addressed(lines[1:], nuts) == ["You found 2 nuts · dug"]


def test_a_sentence_with_a_full_stop_stands_alone(nuts: Words) -> None:
    """The sentence is not joined to the previous one."""
    assert addressed([line("sowed", 0), line("chosen", 0)], nuts) == ["You sowed a nut", "The squirrels chose you."]


def test_other_players_in_a_line_can_be_the_reader(nuts: Words) -> None:
    """The reader is the victim of a theft, or one of several players."""
    stole = line("stole", 0, victim=Seats((1,)))
    assert addressed([stole], nuts, 0) == ["You stole from Ben"]
    assert addressed([stole], nuts, 1) == ["Ada stole from you."]
    assert addressed([Line("slept", {"seats": Seats((0, 1))})], nuts, 1) == ["You sleep, as Ada do."]


def test_a_language_without_short_forms_uses_full_sentences(tmp_path: Path) -> None:
    """A new game can be played before it has short forms."""
    (tmp_path / "en.ftl").write_text("line-head = ### Here\nline-did = { $seat } did.\n", "utf-8")
    lines = [Line("head"), line("did", 0), line("did", 1)]
    told = gather(lines, words_in("en", tmp_path), 2)
    assert told == [Paragraph("Here", ("\ue000 did", "\ue001 did"))]


def test_names_are_never_parsed(tmp_path: Path) -> None:
    """Names are inserted last, so their characters are not mistaken for placeholders."""
    (tmp_path / "en.ftl").write_text("line-did = { $seat } did.\n", "utf-8")
    [(_heading, [row])] = gather([line("did", 0)], words_in("en", tmp_path), 2)
    assert put_names(row, ["\ue001 ...", "Ben"]) == "\ue001 ... did"
    assert put_names("\ue001 and \ue005", ["Ada", "Ben"]) == "Ben and \ue005"
