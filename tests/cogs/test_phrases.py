"""Texts that users read: escaped names, scores that fit into a message, finished games."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from bot.catalogue import load_game
from bot.games.contract import Line, Seats, encode
from bot.records.match import play_match
from bot.records.record import Record, replay
from bot.storage.rows import SeatRow, TableRow
from bot.tables.posts import Part, Post, PostKind
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.words.words import LANGUAGES, plain_rows, words_in
from cogs.cards.awaited import tell_call
from cogs.cards.card import Card
from cogs.cards.components import Button, Text
from cogs.cards.controls import AGAIN, REPLAY, REVIEW, THANK
from cogs.cards.details import detail_cards
from cogs.cards.notice import Notice, Shown
from cogs.panel.panel import Panel
from cogs.replies.names import marked_names
from cogs.replies.phrases import shorten

MOST = 4000
"""Discord's limit on the total characters of a message's texts."""
LONG = "W" * 32
"""The longest name that Discord allows."""


@cache
def finished_match(name: str, seats: int, seed: int) -> tuple[Record, bytes]:
    """A game between the best computers with the last choice of each option, and its final state."""
    game = load_game(name)
    options = {option.name: option.choices[-1] for option in game.rules.options}
    match = play_match(game, [game.best_computer] * seats, seed.to_bytes(32, "big"), options)
    return match.record, encode(replay(game.rules, match.record, lambda _move, _steps: None))


def finished_table(played: str, seats: int, seed: int, language: str, name: str = LONG) -> Table:
    """A table with a finished game."""
    game, (record, state) = load_game(played), finished_match(played, seats, seed)
    rows = tuple(SeatRow(number + 1, f"{name[:-1]}{number}") for number in range(seats))
    packed = msgspec.msgpack.encode(Settings(seats, language, dict(record.options)))
    return Table(
        TableRow(
            id=1,
            game=played,
            rules=game.rules.version,
            server=1,
            channel=1,
            host=1,
            status=Status.OVER,
            settings=packed,
            seed=record.seed,
            state=state,
            untold=None,
            turns=len(record.moves),
            card=None,
            changed_at=0,
            seats=rows,
        ),
        game,
    )


def texts(view: Card) -> Iterator[str]:
    """The texts of a message."""
    return (item.content for item in view.parts() if isinstance(item, Text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_details_of_the_scores_have_every_reason(game: str, language: str, seed: int) -> None:
    """The table is full and has the longest names; scores are complete, best first, in messages that fit."""
    table = finished_table(game, load_game(game).rules.seats[-1], seed, language)
    words, cards = table.words, detail_cards(table, 1, Post(PostKind.OVER, (Part(()),)), table.words)
    pages = [" ".join(texts(card)) for card in cards]
    assert all(len(page) < MOST for page in pages)
    said = "".join(pages).split("### ")[1:]
    for score, text in zip(
        sorted(table.rules.scores(table.now.state), key=lambda score: score.place), said, strict=True
    ):
        assert text.startswith(f"{score.place}. {table.names[score.seat]}")
        for reason in score.reasons:
            assert not reason.why.facts or words.tell(reason.why, table.names) in text


def test_a_call_can_depend_on_the_number_of_players_called(game: str, tmp_path: Path) -> None:
    """Some languages need this: their imperative has a different form for several people."""
    (tmp_path / "it.ftl").write_text("call-plan = { $called ->\n    [one] gioca\n   *[other] giocate\n} ora", "utf-8")
    table, words = finished_table(game, 3, 1, "en"), words_in("it", tmp_path)
    told = [tell_call(Line("plan"), table, called, words) for called in (1, 2)]
    assert told == ["gioca ora", "giocate ora"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_of_a_finished_game_shows_its_result(game: str, language: str) -> None:
    """The panel shows the player's place and points by reason, with buttons for what can be done next."""
    table = finished_table(game, 3, 1, language)
    words = table.words
    for score in table.rules.scores(table.now.state):
        panel = Panel(table, score.seat, words)
        [text] = texts(panel)
        assert words.say("panel-place", place=score.place, players=3, points=score.points) in text
        assert words.say("panel-over") in text
        pressed = [item.custom_id for item in panel.parts() if isinstance(item, Button)]
        assert pressed == [control.id(table.id) for control in (AGAIN, REVIEW, REPLAY, THANK)]


@pytest.mark.usefixtures("missing_words_allowed")
def test_a_line_without_words_is_posted_as_its_key(game: str) -> None:
    """The post is still sent."""
    table = finished_table(game, 2, 1, "en")
    unheard = Line("unheard_of", {"seat": Seats((0,))})
    part = Part((unheard, Line("never_heard")))
    told, called = (Post(PostKind.NEWS, parts, (0,), unheard) for parts in ((part,), ()))
    assert next(texts(Notice(table, told, Shown(), 1, table.words))) == "line-unheard_of\nline-never_heard"
    assert "call-unheard_of" in next(texts(Notice(table, called, Shown(), 2, table.words)))


def test_markup_in_a_name_is_escaped(game: str) -> None:
    """The test's sentence puts names in bold."""
    table = finished_table(game, 2, 1, "en", "**# [a](b)_")
    for name in marked_names(table):
        assert name.startswith(r"**\*\*")
        assert name.endswith("**")


def test_plain_rows_have_no_markup() -> None:
    """Headings, small print and bold are removed."""
    assert plain_rows("### Bakers\n-# **Ann** waits.") == ["Bakers", "Ann waits."]


def test_shortened_text_ends_with_an_ellipsis() -> None:
    """The result stays within the limit."""
    assert shorten("guildhall", 9) == "guildhall"
    assert shorten("guildhall", 6) == "guild…"
