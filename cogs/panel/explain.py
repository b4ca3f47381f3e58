"""The picture of a question in words: the button below the picture, and the messages that it opens."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.errors import ClosedPrompt
from bot.games.contract import Prompt
from bot.tables.allowance import Cost
from bot.tables.table import Table
from bot.words.summaries import SMALL
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import PROMPT, TABLE, Act, Control
from cogs.cards.details import text_cards
from cogs.panel.facts import Facts, Wording
from cogs.panel.play import answering
from cogs.panel.recent_news import rows_left_out_beside_picture
from cogs.panel.screens import own_screen_row
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.place import Reach
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


EXPLAIN = Control("explain", TABLE, PROMPT, reach=Reach.PLAYER)
"""Explains privately in words what the picture of a question shows."""


def explain_cards(table: Table, prompt: Prompt, words: Words, size: str = "") -> list[Card]:
    """Return all that a panel without a picture says about a question, in as many messages as needed.

    The news comes first if the panel leaves some out. The last message has the buttons for the size of pictures.
    """
    news = rows_left_out_beside_picture(table, prompt.seat, words)
    facts = Facts(Wording(table, words), table.cache.question(prompt), table.cache.shortcuts(prompt))
    shown = [*facts.situation(), *facts.means(), *facts.outcomes(), *facts.details()]
    cards = text_cards([*news, f"### {facts.title()}", *shown])
    cards[-1].add_text(f"{SMALL}{words.say('screen-ask')}")
    cards[-1].add_row(*own_screen_row(words, size))
    return cards


@costs(Cost.CLICK)
async def explain(interaction: "Interaction", table_id: int, prompt_id: str) -> None:
    """Explain the user's open question privately. Raises `ClosedPrompt`.

    `answering` handles that error by showing the current question.
    """
    async with answering(interaction, table_id):
        table = await interaction.client.manager.table(table_id)
        table.check_running()
        prompt = table.prompt_for(table.seat_of(interaction.user.id))
        if prompt is None or prompt.id != prompt_id:
            raise ClosedPrompt(prompt=prompt_id)
        size = (await interaction.client.people.settings(interaction.user.id)).size
        for card in explain_cards(table, prompt, words_for(interaction, table.game), size):
            await show(interaction, card, is_new=True)


ACTS: Mapping[Control, Act] = {EXPLAIN: explain}
