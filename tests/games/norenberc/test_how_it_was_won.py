"""How a game of Norenberc was won: two sentences with the decisive points or tie-break."""

import pytest

from bot.games.contract import encode
from bot.games.norenberc.rules.pieces import Craftsman
from bot.games.norenberc.rules.state import State
from bot.tables.posts import Part, Post, PostKind
from bot.tables.table import Table
from bot.words.words import LANGUAGES
from cogs.cards.components import Text
from cogs.cards.notice import Notice, Shown
from cogs.cards.result import how_it_was_won
from tests.cogs.test_phrases import finished_table


def bare_table(crafts: list[tuple[Craftsman, ...]], money: list[int], language: str = "en") -> Table:
    """A finished two-player game with only these craftsmen and this money."""
    table = finished_table("norenberc", 2, 1, language, "Ann?")
    state: State = table.now.state
    state.jacks = ()
    for player, own, purse in zip(state.players, crafts, money, strict=True):
        player.craftsmen, player.townsmen, player.money = own, (), purse
        player.crests, player.prestige = [0] * len(player.crests), 0
    return table


def craft(guild: int, *values: int) -> tuple[Craftsman, ...]:
    """Return craftsmen of one guild."""
    return tuple(Craftsman(guild, value) for value in values)


def test_the_result_shows_the_margin_and_its_main_cause() -> None:
    """The cause is the kind of points with the largest difference."""
    table = bare_table([craft(0, 7), craft(1, 5)], [9, 4])
    assert [told.replace("\xa0", " ") for told in how_it_was_won(table, table.words)] == [
        *("14 points, 5 ahead of **Ann1**.", "Biggest difference: the richest purse, 5 to 0."),
    ]


def test_the_result_shows_a_tie_break() -> None:
    """The tie-break shown is the first that differs: number of craftsmen, then their value."""
    table = bare_table([craft(0, 2, 3), craft(1, 5)], [4, 4])
    assert how_it_was_won(table, table.words)[1] == "Tiebreaker: craftsmen, 2 to 1."
    table = bare_table([craft(0, 3), craft(1, 5)], [4, 4])
    assert how_it_was_won(table, table.words)[1] == "Tiebreaker: total value of craftsmen, 5 to 3."


def test_a_shared_victory_says_that_all_tie_breaks_are_equal() -> None:
    table = bare_table([craft(0, 5), craft(1, 5)], [4, 4])
    told = how_it_was_won(table, table.words)
    assert told[1] == "Still tied after the tiebreakers (craftsmen 1 and total value of craftsmen 5)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_short_in_every_language(language: str) -> None:
    """The result has two sentences; every case has a text."""
    for crafts, money in (
        ([craft(0, 7), craft(1, 5)], [9, 4]),
        ([craft(0, 2, 3), craft(1, 5)], [4, 4]),
        ([craft(0, 5), craft(1, 5)], [4, 4]),
    ):
        table = bare_table(crafts, money, language)
        assert 1 <= len(how_it_was_won(table, table.words)) <= 2
        view = encode(table.rules.view(table.now.state, None))
        notice = Notice(table, Post(PostKind.OVER, (Part((), "scores", view),)), Shown(), 1, table.words)
        texts = [item.content for item in notice.parts() if isinstance(item, Text)]
        assert sum(map(len, texts)) < 300, texts
