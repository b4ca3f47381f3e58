"""The question about which screen a user plays on: asked once, so that pictures fit the screen."""

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
"""Sets the size of the clicker's pictures, from a table's card."""
OWN_SCREEN = Control("fit", SIZE)
"""Sets the size of the clicker's pictures; the reply shows all settings."""
PHONE_FIRST: tuple[Size, ...] = ("narrow", "wide")
"""The phone comes first, since phone users need the question more."""


def add_screen_question(card: Card, table_id: int, words: Words) -> None:
    """Add the question about the screen to a table's card."""
    card.add_text(f"-# {words.say('screen-ask')}")
    card.add_row(*screen_buttons(SCREEN, words, table_id))


def screen_buttons(control: Control, words: Words, *facts: str | int) -> list[Button]:
    """Return the answers as buttons of a control whose last fact is the size."""
    gray = ButtonStyle.secondary
    return [control.button(words.say(f"button-{size}"), gray, *facts, size) for size in PHONE_FIRST]


def own_screen_row(words: Words, chosen: str) -> list[Button]:
    """Return the buttons for the size of pictures; the current size is green."""
    buttons = screen_buttons(OWN_SCREEN, words)
    for size, button in zip(PHONE_FIRST, buttons, strict=True):
        button.style = (ButtonStyle.success if size == chosen else ButtonStyle.secondary).value
    return buttons


@costs(Cost.PICTURE)
async def say_screen(interaction: "Interaction", table_id: int, size: str) -> None:
    """Save the size and update the lobby's card, whose picture fits the players' screens."""
    people, table = interaction.client.people, await interaction.client.manager.table(table_id)
    await people.choose_size(interaction.user.id, size)
    noted = words_for(interaction).say(f"screen-noted-{size}")
    await answer_with_card(interaction, table, LOBBY_CARD)
    await tell(interaction, noted)


ACTS: Mapping[Control, Act] = {SCREEN: say_screen}
