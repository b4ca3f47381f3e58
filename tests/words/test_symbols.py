"""Symbols in texts: before the names of pieces and players, where a sentence asks for a mark, and nowhere else."""

import pytest

from bot.games.contract import Line, Seats
from bot.words.fluent import Messages
from bot.words.symbols import cut, fit, length, put_before, seat_symbol, without_symbols
from bot.words.words import Words

BEER, ADA, COIN = "<:beerAB12:1234567890123456789>", "<:seatAB12:1234567890123456780>", "<:taleAB12:12>"
SYMBOLS = {"beer": BEER, seat_symbol(0): ADA, "taler": COIN}
BOOK = """
piece-beer = { $count ->
    [0] Beer
   *[other] { $count } Beer
}
piece-wine = Wine
symbol-taler = T{" "}
list = { $first } and { $last }
list-nothing = nothing
line-bought = { $seat } buys { $goods } for { symbol-taler }{ $talers }
line-order = { $seats-symbols }
line-all = { $seats }
line-quiet = nothing
"""
NAMES = ("Ada", "Ben")


@pytest.fixture
def words() -> Words:
    """A small book that has symbols."""
    return Words("en", Messages("en", [BOOK])).illustrated(SYMBOLS)


BOUGHT = Line("bought", {"seat": Seats((0,)), "goods": ("beer", "beer", "wine"), "talers": 5})


def test_a_symbol_stands_before_its_piece_and_where_a_mark_is_asked_for(words: Words) -> None:
    """A piece without one has its name alone; so have players."""
    told = words.with_symbols.tell(BOUGHT, NAMES)
    assert told == f"Ada buys {put_before(BEER, '2 Beer')} and Wine for {put_before(COIN, '5')}"


def test_words_are_plain_unless_asked_for_symbols(words: Words) -> None:
    """So are labels, pictures and their descriptions; a mark has a sign of the language in its place."""
    assert words.tell(BOUGHT, NAMES) == "Ada buys 2 Beer and Wine for T 5"
    assert words.symbol("beer") == words.symbol_of(BOUGHT, 2) == ""


def test_words_that_have_no_symbols_are_their_own_with_symbols() -> None:
    """Nobody need ask whether there are any."""
    words = Words("en", Messages("en", [BOOK]))
    assert words.with_symbols is words


def test_players_in_a_row_have_their_symbols(words: Words) -> None:
    """As far as there are any, and where the sentence asks for them."""
    told = words.with_symbols.tell(Line("order", {"seats": Seats((1, 0))}), NAMES)
    assert told == f"Ben and {put_before(ADA, 'Ada')}"
    assert words.tell(Line("order", {"seats": Seats((1, 0))}), NAMES) == "Ben and Ada"
    assert words.with_symbols.tell(Line("all", {"seats": Seats((1, 0))}), NAMES) == "Ben and Ada"


@pytest.mark.parametrize(
    ("line", "symbol"),
    [
        (Line("x", {"talers": 3, "goods": ("wine", "beer")}), BEER),
        (Line("x", {"tile": "beer.5+"}), BEER),
        (Line("x", {"seat": Seats((0,)), "good": "beer"}), ADA),
        (Line("x", {"seat": Seats((1,)), "number": 2}), ""),
        (Line("x"), ""),
    ],
)
def test_the_symbol_of_a_line_is_that_of_the_first_thing_that_has_one(words: Words, line: Line, symbol: str) -> None:
    """For a button or an option, whose label names it."""
    assert words.with_symbols.symbol_of(line, 2) == symbol


def test_a_player_has_the_symbol_that_the_pictures_show_among_so_many(words: Words) -> None:
    """A game may give its seats other shapes than those of their numbers, for some numbers of players."""
    marks = {seat_symbol(seat): f"<:s{seat}:{seat}>" for seat in range(3)}
    shown = words.illustrated(marks, {2: (0, 2)}).with_symbols
    ben = Line("x", {"seat": Seats((1,))})
    assert shown.player(1, NAMES) == put_before("<:s2:2>", "Ben")
    assert shown.tell(Line("order", {"seats": Seats((1,))}), NAMES) == put_before("<:s2:2>", "Ben")
    assert [shown.symbol_of(ben, players) for players in (2, 3)] == ["<:s2:2>", "<:s1:1>"]


def test_a_text_without_symbols_has_all_its_words(words: Words) -> None:
    """What looks like a symbol but is escaped stays, as in a name."""
    told = words.with_symbols.tell(BOUGHT, NAMES)
    assert without_symbols(told) == "Ada buys 2 Beer and Wine for 5"
    assert length(told) == len("Ada buys 2 Beer and Wine for 5")
    assert without_symbols("\\<\\:beer\\:12\\>") == "\\<\\:beer\\:12\\>"


def test_where_there_is_no_room_symbols_go_before_words(words: Words) -> None:
    """All symbols, then the end of the words; never half a symbol."""
    told = words.with_symbols.tell(BOUGHT, NAMES)
    assert fit(told, len(told)) == told
    assert fit(told, len(told) - 1) == without_symbols(told)
    assert fit(told, 3) == "Ada"
    assert cut(told, length(told)) == told
    assert cut(told, 3) == "Ada"
