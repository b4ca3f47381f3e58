"""What people read: names that cannot mark up a text, scores that fit into a message, a game that is over."""

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
from bot.words.words import LANGUAGES, Words, plain_rows, words_in
from cogs.cards.card import Card
from cogs.cards.components import Button, Text
from cogs.cards.controls import AGAIN, REVIEW
from cogs.cards.details import detail_cards
from cogs.cards.notice import Notice, Shown
from cogs.cards.waiting import tell_call
from cogs.panel.panel import Panel
from cogs.replies.names import marked_names
from cogs.replies.wording import shorten

MOST = 4000
"""Characters of all texts of a message."""
LONG = "W" * 32
"""As long as Discord lets a name be."""


@cache
def finished_match(name: str, seats: int, seed: int) -> tuple[Record, bytes]:
    """A game of the strongest computers, with the last choice of each option, and its last state."""
    game = load_game(name)
    options = {option.name: option.choices[-1] for option in game.rules.options}
    match = play_match(game, [game.best_computer] * seats, seed.to_bytes(32, "big"), options)
    return match.record, encode(replay(game.rules, match.record, lambda _move, _steps: None))


def finished_table(played: str, seats: int, seed: int, language: str, name: str = LONG) -> Table:
    """A table whose game is over."""
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
    """Every text of a message."""
    return (item.content for item in view.parts() if isinstance(item, Text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_details_of_the_end_have_every_reason(game: str, language: str, seed: int) -> None:
    """Of a full table with the longest names, best first, nothing cut off, in messages that fit."""
    table = finished_table(game, load_game(game).rules.seats[-1], seed, language)
    words, cards = table.words, detail_cards(table, 1, Post(PostKind.OVER, (Part(()),)), table.words)
    pages = [" ".join(texts(card)) for card in cards]
    assert all(len(page) < MOST for page in pages)
    said = "".join(pages).split("### ")[1:]
    for score, text in zip(sorted(table.rules.scores(table.state), key=lambda score: score.place), said, strict=True):
        assert text.startswith(f"{score.place}. {table.names[score.seat]}")
        for reason in score.reasons:
            assert not reason.why.facts or words.tell(reason.why, table.names) in text


def test_a_call_can_say_how_many_are_called(game: str, tmp_path: Path) -> None:
    """Where a language needs it: an imperative has another form for several."""
    (tmp_path / "it.ftl").write_text("call-plan = { $called ->\n    [one] gioca\n   *[other] giocate\n} ora", "utf-8")
    table, words = finished_table(game, 3, 1, "en"), words_in("it", tmp_path)
    told = [tell_call(Line("plan"), table, called, words) for called in (1, 2)]
    assert told == ["gioca ora", "giocate ora"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_of_a_finished_game_tells_how_it_went(game: str, language: str) -> None:
    """The place, thanks, and the points by reason; what can be pressed is another game and the review."""
    table = finished_table(game, 3, 1, language)
    words = table.words
    for score in table.rules.scores(table.state):
        panel = Panel(table, score.seat, words)
        [text] = texts(panel)
        assert words.say("panel-place", place=score.place, players=3, points=score.points) in text
        assert words.say("panel-over") in text
        pressed = [item.custom_id for item in panel.parts() if isinstance(item, Button)]
        assert pressed == [AGAIN.id(table.id), REVIEW.id(table.id)]


def test_a_line_without_words_is_posted_as_its_key(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never silence, never a post that fails."""
    monkeypatch.setattr(Words, "is_strict", False)
    table = finished_table(game, 2, 1, "en")
    unheard = Line("unheard_of", {"seat": Seats((0,))})
    part = Part((unheard, Line("never_heard")))
    told, called = (Post(PostKind.NEWS, parts, (0,), unheard) for parts in ((part,), ()))
    assert next(texts(Notice(table, told, Shown(), 1, table.words))) == "line-unheard_of\nline-never_heard"
    assert "call-unheard_of" in next(texts(Notice(table, called, Shown(), 2, table.words)))


def test_a_name_cannot_mark_up_a_text(game: str) -> None:
    """It is bold, whatever it is made of."""
    table = finished_table(game, 2, 1, "en", "**# [a](b)_")
    for name in marked_names(table):
        assert name.startswith(r"**\*\*")
        assert name.endswith("**")


def test_a_picture_repeats_plain_words() -> None:
    """Neither heading nor small print nor bold."""
    assert plain_rows("### Bakers\n-# **Ann** waits.") == ["Bakers", "Ann waits."]


def test_what_is_cut_short_says_so() -> None:
    """By an ellipsis within the room."""
    assert shorten("guildhall", 9) == "guildhall"
    assert shorten("guildhall", 6) == "guild…"
