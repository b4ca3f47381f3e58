"""What the picture of a question shows, in words: the button below the picture, and the messages that it leads to."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.errors import ClosedPrompt
from bot.games.contract import Prompt
from bot.tables.allowance import Cost
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import PROMPT, TABLE, Act, Control
from cogs.cards.details import text_cards
from cogs.panel.facts import Facts, Wording
from cogs.panel.play import answering
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.place import Reach
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


EXPLAIN = Control("explain", TABLE, PROMPT, reach=Reach.PLAYER)
"""Tells the clicker privately what the picture of a question shows."""


def explain_button(table: Table, prompt: Prompt, words: Words) -> Button:
    """The way to the same facts in words, below a picture."""
    return EXPLAIN.button(words.say("button-explain"), ButtonStyle.secondary, table.id, prompt.id)


def explain_cards(table: Table, prompt: Prompt, words: Words) -> list[Card]:
    """All that a panel without a picture says of a question, in as many messages as it takes."""
    facts = Facts(Wording(table, words), table.cache.question(prompt), table.cache.shortcuts(prompt))
    shown = [*facts.situation(), *facts.means(), *facts.outcomes(), *facts.details()]
    return text_cards([f"### {facts.title()}", *shown])


@costs(Cost.CLICK)
async def explain(interaction: "Interaction", table_id: int, prompt_id: str) -> None:
    """Privately, to whoever is asked; `answering` shows what is asked now instead of a closed question.

    Raises `ClosedPrompt`.
    """
    async with answering(interaction, table_id):
        table = await interaction.client.manager.table(table_id)
        table.check_running()
        prompt = table.prompt_for(table.seat_of(interaction.user.id))
        if prompt is None or prompt.id != prompt_id:
            raise ClosedPrompt(prompt=prompt_id)
        for card in explain_cards(table, prompt, words_for(interaction, table.game)):
            await show(interaction, card, is_new=True)


ACTS: Mapping[Control, Act] = {EXPLAIN: explain}
