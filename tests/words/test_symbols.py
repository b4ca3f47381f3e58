"""Symbols in texts: before the names of pieces and players, in place of marks in sentences, and nowhere else."""

import pytest

from bot.games.contract import Line, Seats
from bot.words.fluent import Messages, find_sources
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
    return Words("en", Messages("en", find_sources([BOOK]))).illustrated(SYMBOLS)


BOUGHT = Line("bought", {"seat": Seats((0,)), "goods": ("beer", "beer", "wine"), "talers": 5})


def test_a_symbol_is_before_its_piece_and_in_place_of_a_mark(words: Words) -> None:
    """Pieces and players without a symbol have only their names."""
    told = words.with_symbols.tell(BOUGHT, NAMES)
    assert told == f"Ada buys {put_before(BEER, '2 Beer')} and Wine for {put_before(COIN, '5')}"


def test_words_are_plain_unless_symbols_are_requested(words: Words) -> None:
    """Labels, pictures and descriptions are always plain; there, a mark becomes the language's word or sign."""
    assert words.tell(BOUGHT, NAMES) == "Ada buys 2 Beer and Wine for T 5"
    assert words.symbol("beer") == words.symbol_of(BOUGHT, 2) == ""


def test_words_without_symbols_return_themselves() -> None:
    """Callers need not check whether there are symbols."""
    words = Words("en", Messages("en", find_sources([BOOK])))
    assert words.with_symbols is words


def test_players_in_a_row_have_their_symbols(words: Words) -> None:
    """A symbol is used only if it exists and the sentence has a place for it."""
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
def test_a_lines_symbol_is_that_of_its_first_piece_with_a_symbol(words: Words, line: Line, symbol: str) -> None:
    """Buttons and options whose label names the piece show this symbol."""
    assert words.with_symbols.symbol_of(line, 2) == symbol


def test_a_players_symbol_has_the_shape_for_the_number_of_players(words: Words) -> None:
    """For some numbers of players, a game may give a seat a shape other than that of its index."""
    marks = {seat_symbol(seat): f"<:s{seat}:{seat}>" for seat in range(3)}
    shown = words.illustrated(marks, {2: (0, 2)}).with_symbols
    ben = Line("x", {"seat": Seats((1,))})
    assert shown.player(1, NAMES) == put_before("<:s2:2>", "Ben")
    assert shown.tell(Line("order", {"seats": Seats((1,))}), NAMES) == put_before("<:s2:2>", "Ben")
    assert [shown.symbol_of(ben, players) for players in (2, 3)] == ["<:s2:2>", "<:s1:1>"]


def test_removing_symbols_keeps_all_words(words: Words) -> None:
    """An escaped symbol, for example in a name, is not removed."""
    told = words.with_symbols.tell(BOUGHT, NAMES)
    assert without_symbols(told) == "Ada buys 2 Beer and Wine for 5"
    assert length(told) == len("Ada buys 2 Beer and Wine for 5")
    assert without_symbols("\\<\\:beer\\:12\\>") == "\\<\\:beer\\:12\\>"


def test_if_space_is_short_symbols_are_dropped_before_words(words: Words) -> None:
    """All symbols are dropped first, then the end of the text; a symbol is never cut."""
    told = words.with_symbols.tell(BOUGHT, NAMES)
    assert fit(told, len(told)) == told
    assert fit(told, len(told) - 1) == without_symbols(told)
    assert fit(told, 3) == "Ada"
    assert cut(told, length(told)) == told
    assert cut(told, 3) == "Ada"


def test_a_symbol_stands_before_brackets_and_signs() -> None:
    """Browsers may break a line before an emoji, which would leave an opening bracket alone at the end of a line."""
    book = BOOK + "line-gained = Ada (+{ $goods }) and ({ $goods })\n"
    told = Words("en", Messages("en", find_sources([book]))).illustrated(SYMBOLS)
    line = Line("gained", {"goods": "beer"})
    assert told.with_symbols.tell(line, NAMES) == f"Ada {put_before(BEER, '(+Beer)')} and {put_before(BEER, '(Beer)')}"
    assert told.tell(line, NAMES) == "Ada (+Beer) and (Beer)"
