"""Which screen somebody plays on: asked once, so that pictures fit it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.pictures.scene import SIZES, Size
from bot.tables.allowance import Cost
from bot.tables.lobby import LOBBY_CARD
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import TABLE, Act, Control, Fact
from cogs.cards.live import answer_with_card
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.place import Reach
from cogs.replies.replies import tell

if TYPE_CHECKING:
    from cogs.hall import Interaction


SIZE = Fact("size", "|".join(SIZES))
SCREEN = Control("screen", TABLE, SIZE, reach=Reach.PLAYER)
"""Says on a table's card which pictures fit the clicker's screen."""
PHONE_FIRST: tuple[Size, ...] = ("narrow", "wide")
"""Whoever has a phone needs the question more."""


def add_screen_question(card: Card, table_id: int, words: Words) -> None:
    """Puts the question on a card of a table."""
    card.add_text(f"-# {words.say('screen-ask')}")
    card.add_row(*screen_buttons(SCREEN, words, table_id))


def screen_buttons(control: Control, words: Words, *facts: str | int) -> list[Button]:
    """The answers to the question, as buttons of a control whose last fact is the size."""
    gray = ButtonStyle.secondary
    return [control.button(words.say(f"button-{size}"), gray, *facts, size) for size in PHONE_FIRST]


@costs(Cost.PICTURE)
async def say_screen(interaction: "Interaction", table_id: int, size: str) -> None:
    """On the lobby's card, whose picture fits those who sit there."""
    people, table = interaction.client.people, await interaction.client.manager.table(table_id)
    await people.choose_size(interaction.user.id, size)
    noted = words_for(interaction).say(f"screen-noted-{size}")
    await answer_with_card(interaction, table, LOBBY_CARD)
    await tell(interaction, noted)


ACTS: Mapping[Control, Act] = {SCREEN: say_screen}
