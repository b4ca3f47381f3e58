"""The full narration that a public message shortens, and the pictures that did not fit into the message."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.errors import NoDetails
from bot.tables.allowance import Cost
from bot.tables.posts import Post, PostKind, merge, unpack
from bot.tables.table import Table
from bot.words.symbols import cut, length
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import BATCH, DETAILS, NUMBER, TABLE, Act, Control
from cogs.cards.narration import narrate_in_full
from cogs.cards.result import reason_texts
from cogs.pictures.board import show_moment
from cogs.pictures.scenes import moments_of, name_moment
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.names import narration_names
from cogs.replies.phrases import shorten
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


MOMENT = Control("moment", TABLE, BATCH, NUMBER)
"""Shows one of the pictures that did not fit into a message."""
MOST_CHARACTERS = 3600
"""Maximum length of one message, below Discord's limit of 4,000."""
A_ROW, LABEL = 5, 80
"""Discord's limits: buttons per row, characters per button label."""


def detail_cards(table: Table, batch: int, post: Post, words: Words) -> list[Card]:
    """Return the full narration in as many cards as needed; the last card has buttons for the pictures."""
    lines = [line for part in post.parts for line in part.lines]
    rows = reason_texts(table, words.with_symbols) if post.kind is PostKind.OVER else []
    rows += narrate_in_full(lines, words.with_symbols, narration_names(table))
    cards = text_cards(rows)
    names = {number: name_moment(table, part, words) for number, part in moments_of(post).items()}
    buttons = [moment_button(table, batch, number, name) for number, name in names.items()]
    if buttons and not cards:
        cards = [Card()]
    for first in range(0, len(buttons), A_ROW):
        cards[-1].add_row(*buttons[first : first + A_ROW])
    return cards


def moment_button(table: Table, batch: int, number: int, label: str) -> Button:
    """Build the button that shows the picture of an earlier moment."""
    return MOMENT.button(shorten(label, LABEL), ButtonStyle.secondary, table.id, batch, number)


def text_cards(rows: Iterable[str]) -> list[Card]:
    """Split rows into as many cards as needed."""
    return [_card(page) for page in _pages(rows)]


def _card(text: str) -> Card:
    card = Card()
    card.add_text(text)
    return card


def _pages(rows: Iterable[str]) -> list[str]:
    """Group whole rows into pages that fit into a message."""
    pages: list[str] = []
    for row in rows:
        if pages and length(pages[-1]) + 1 + length(row) <= MOST_CHARACTERS:
            pages[-1] += f"\n{row}"
        else:
            pages.append(cut(row, MOST_CHARACTERS))
    return pages


@costs(Cost.CLICK)
async def tell_details(interaction: "Interaction", table_id: int, batch: int) -> None:
    """Send the full narration in the user's language. Raises `NoDetails`."""
    post = await _find_post(interaction, table_id, batch)
    table = await interaction.client.manager.table(table_id)
    cards = detail_cards(table, batch, post, words_for(interaction, table.game))
    if not cards:
        raise NoDetails()
    for card in cards:
        await show(interaction, card, is_new=True)


@costs(Cost.PICTURE)
async def show_picture(interaction: "Interaction", table_id: int, batch: int, number: int) -> None:
    """Send one picture of an earlier moment. Raises `NoDetails`."""
    post = await _find_post(interaction, table_id, batch)
    if number >= len(post.parts) or not post.parts[number].picture:
        raise NoDetails()
    await show_moment(interaction, await interaction.client.manager.table(table_id), post.parts[number])


async def _find_post(interaction: "Interaction", table_id: int, batch: int) -> Post:
    bodies = await interaction.client.store.batch(table_id, batch)
    if not bodies:
        raise NoDetails()
    return merge([unpack(body) for body in bodies])


ACTS: Mapping[Control, Act] = {DETAILS: tell_details, MOMENT: show_picture}
