"""What it comes to when somebody says in which hours they want to hear nothing."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.tables.allowance import Cost
from cogs.cards.controls import Act, Control
from cogs.cards.quiet import AGREE_QUIET, CHANGE_QUIET, move, show_times
from cogs.cards.settings import SettingsCard
from cogs.clicks.play import show_panel
from cogs.posting.presenting import NOTE
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


@costs(Cost.CLICK)
async def agree(interaction: "Interaction", table_id: int, choice: str) -> None:
    """On one's own panel, once."""
    people, user = interaction.client.people, interaction.user.id
    rest = await people.decide_quiet(user, choice == "yes")
    words, key = words_for(interaction), "quiet-noted" if rest.lasts else "quiet-noted-none"
    interaction.extras[NOTE] = words.say(key, **show_times(rest, interaction.client.manager.now()))
    await show_panel(interaction, await interaction.client.manager.table(table_id))


@costs(Cost.CLICK)
async def change(interaction: "Interaction", way: str) -> None:
    """Among one's settings."""
    people, user = interaction.client.people, interaction.user.id
    settings = await people.change(user, lambda old: replace(old, rest=move(old.rest, way), quiet_settled=True))
    await show(
        interaction, SettingsCard(settings, words_for(interaction), interaction.client.manager.now()), is_new=False
    )


ACTS: Mapping[Control, Act] = {AGREE_QUIET: agree, CHANGE_QUIET: change}
