"""Accounts in short, whatever the game: what language files say of it, and names as they are."""

from pathlib import Path

from bot.games.contract import Line, Seats
from bot.words.gathering import Paragraph, gather, put_names
from bot.words.words import words_in


def line(key: str, seat: int) -> Line:
    """A line about somebody."""
    return Line(key, {"seat": Seats((seat,))})


def test_a_language_without_short_forms_tells_all_in_full(tmp_path: Path) -> None:
    """A new game can be played before anybody has thought of them."""
    (tmp_path / "en.ftl").write_text("line-head = ### Here\nline-did = { $seat } did.\n", "utf-8")
    lines = [Line("head"), line("did", 0), line("did", 1)]
    told = gather(lines, words_in("en", tmp_path), 2)
    assert told == [Paragraph("Here", ("\ue000 did.", "\ue001 did."))]


def test_nothing_in_a_name_is_taken_for_ours(tmp_path: Path) -> None:
    """Names are put in when all else is in words."""
    (tmp_path / "en.ftl").write_text("line-did = { $seat } did.\n", "utf-8")
    [(_heading, [row])] = gather([line("did", 0)], words_in("en", tmp_path), 2)
    assert put_names(row, ["\ue001 ...", "Ben"]) == "\ue001 ... did."
    assert put_names("\ue001 and \ue005", ["Ada", "Ben"]) == "Ben and \ue005"
