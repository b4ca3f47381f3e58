"""Cards stay within Discord's character limit."""

from bot.words.symbols import put_before
from cogs.cards.card import MOST_CHARACTERS, Card
from cogs.cards.components import Text

SYMBOL = "<:beerAB12:1234567890123456789>"


def texts(card: Card) -> list[str]:
    """A card's paragraphs."""
    return [item.content for item in card.parts() if isinstance(item, Text)]


def test_symbols_stay_while_there_is_room() -> None:
    """A card of exactly the maximum length keeps its symbols."""
    card, row = Card(), put_before(SYMBOL, "x" * 467 + "\n")
    card.add_text(row * 8)
    assert texts(card) == [row * 8]
    assert len(row * 8) == MOST_CHARACTERS


def test_the_last_paragraphs_lose_symbols_that_do_not_fit() -> None:
    """As few paragraphs as necessary lose their symbols; no word is lost."""
    card, row = Card(), put_before(SYMBOL, "x" * 968)
    for _ in range(4):
        card.add_text(row)
    card.add_text("y")
    assert texts(card) == [row, row, row, "x" * 968, "y"]
    card.add_text("z" * 40)
    assert texts(card) == [row, row, "x" * 968, "x" * 968, "y", "z" * 40]
