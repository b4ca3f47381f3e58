"""More about a message to everyone, for whoever asks: all that happened, and how things looked on the way."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.errors import NoDetails
from bot.tables.allowance import Cost
from bot.tables.posts import Post, merge, unpack
from cogs.cards.controls import DETAILS, MOMENT, Act, Control
from cogs.cards.details import detail_cards
from cogs.pictures.board import show_moment
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


@costs(Cost.CLICK)
async def tell_details(interaction: "Interaction", table_id: int, batch: int) -> None:
    """The whole account, in the asker's language. Raises `NoDetails`."""
    post = await _find_post(interaction, table_id, batch)
    table = await interaction.client.manager.table(table_id)
    cards = detail_cards(table, batch, post, words_for(interaction, table.game))
    if not cards:
        raise NoDetails()
    for card in cards:
        await show(interaction, card, is_new=True)


@costs(Cost.PICTURE)
async def show_picture(interaction: "Interaction", table_id: int, batch: int, number: int) -> None:
    """One of the pictures on the way. Raises `NoDetails`."""
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
