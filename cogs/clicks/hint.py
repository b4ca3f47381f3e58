"""What a click on *Hint* does: the panel says at once that it is thought of, and shows the hint when it has come."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.tables.allowance import Cost
from cogs.cards.controls import HINT, Act, Control
from cogs.clicks.play import answering, is_private, show_panel
from cogs.replies.allowed import costs

if TYPE_CHECKING:
    from cogs.hall import Interaction


@costs(Cost.SEARCH)
async def ask_for_hint(interaction: "Interaction", table_id: int, prompt_id: str) -> None:
    """Privately, to whoever is asked; a question that has closed is answered with the one that is open."""
    manager, user = interaction.client.manager, interaction.user.id
    async with answering(interaction, table_id):
        table = await manager.table(table_id)
        prompt = manager.hinting.find_question(table, user, prompt_id)
        hint = table.hint_for(prompt.seat)
        if hint is None or hint.has_failed:
            manager.hinting.begin(table, prompt)
        await show_panel(interaction, table, is_new=not is_private(interaction))


ACTS: Mapping[Control, Act] = {HINT: ask_for_hint}
