"""What it comes to when somebody says which screen they have: kept for them, shown where they said so."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.tables.allowance import Cost
from bot.tables.lobby import LOBBY_CARD
from cogs.cards.controls import Act, Control
from cogs.cards.screens import OWN_SCREEN, SCREEN
from cogs.cards.settings import SettingsCard
from cogs.clicks.play import is_private, show_panel
from cogs.posting.presenting import NOTE
from cogs.posting.standing import answer_with_card
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.replies import show, tell

if TYPE_CHECKING:
    from cogs.hall import Interaction


@costs(Cost.PICTURE)
async def say_screen(interaction: "Interaction", table_id: int, size: str) -> None:
    """On one's own panel, or on the lobby's card, which fits those who sit there."""
    people, table = interaction.client.people, await interaction.client.manager.table(table_id)
    await people.choose_size(interaction.user.id, size)
    noted = words_for(interaction).say(f"screen-noted-{size}")
    if is_private(interaction):
        interaction.extras[NOTE] = noted
        await show_panel(interaction, table)
        return
    await answer_with_card(interaction, table, LOBBY_CARD)
    await tell(interaction, noted)


@costs(Cost.CLICK)
async def say_own_screen(interaction: "Interaction", size: str) -> None:
    """Among one's settings."""
    people, user = interaction.client.people, interaction.user.id
    await people.choose_size(user, size)
    card = SettingsCard(await people.settings(user), words_for(interaction), interaction.client.manager.now())
    await show(interaction, card, is_new=False)


ACTS: Mapping[Control, Act] = {SCREEN: say_screen, OWN_SCREEN: say_own_screen}
