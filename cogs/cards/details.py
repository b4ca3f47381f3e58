"""What happened in full, for one reader: every line of a message, and the way to the pictures it had no room for."""

from collections.abc import Iterable
from typing import Any

from discord import ButtonStyle, ui

from bot.tables.posts import Post, PostKind
from bot.tables.table import Table
from bot.words.symbols import cut, length
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import MOMENT
from cogs.cards.narration import narrate_in_full
from cogs.cards.result import reason_texts
from cogs.pictures.scenes import moments_of, name_moment
from cogs.replies.names import account_names
from cogs.replies.wording import shorten

MOST_CHARACTERS = 3600
"""Characters of one message; Discord takes 4,000."""
A_ROW, LABEL = 5, 80
"""Buttons side by side, and the characters of each."""


def detail_cards(table: Table, batch: int, post: Post, words: Words) -> list[Card]:
    """The whole account in as many messages as it needs, none for none; the last one leads to the pictures."""
    lines = [line for part in post.parts for line in part.lines]
    rows = reason_texts(table, words.with_symbols) if post.kind is PostKind.OVER else []
    rows += narrate_in_full(lines, words.with_symbols, account_names(table))
    cards = text_cards(rows)
    names = {number: name_moment(table, part, words) for number, part in moments_of(post).items()}
    buttons = [moment_button(table, batch, number, name) for number, name in names.items()]
    if buttons and not cards:
        cards = [Card()]
    for first in range(0, len(buttons), A_ROW):
        cards[-1].add_row(*buttons[first : first + A_ROW])
    return cards


def moment_button(table: Table, batch: int, number: int, label: str) -> ui.Button[Any]:
    """The way to a picture of how things were."""
    return MOMENT.button(shorten(label, LABEL), ButtonStyle.secondary, table.id, batch, number)


def text_cards(rows: Iterable[str]) -> list[Card]:
    """Rows in as many messages as they need."""
    return [_card(page) for page in _pages(rows)]


def _card(text: str) -> Card:
    card = Card()
    card.add_text(text)
    return card


def _pages(rows: Iterable[str]) -> list[str]:
    """Whole rows, as many as a message has room for."""
    pages: list[str] = []
    for row in rows:
        if pages and length(pages[-1]) + 1 + length(row) <= MOST_CHARACTERS:
            pages[-1] += f"\n{row}"
        else:
            pages.append(cut(row, MOST_CHARACTERS))
    return pages
