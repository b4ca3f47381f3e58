"""Quiet hours of users: suggested once on a panel, changed in the settings.

Discord does not tell bots a user's time zone, but it shows timestamps in the reader's own.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.tables.allowance import Cost
from bot.tables.pace import DAY, Rest
from bot.words.summaries import SMALL
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import TABLE, Act, Control, Fact
from cogs.panel.play import show_panel
from cogs.panel.presentation import NOTE
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.place import Reach

if TYPE_CHECKING:
    from cogs.hall import Interaction


AGREE_QUIET = Control("quiet", TABLE, Fact("choice", "yes|no"), reach=Reach.PLAYER)
"""Accepts or declines the suggested quiet hours."""


def show_times(rest: Rest, now: int) -> dict[str, str]:
    """Format hours as Discord timestamps of today, so that the reader's daylight saving time applies."""
    begins = now - now % DAY + rest.begins
    return {"from": f"<t:{begins}:t>", "to": f"<t:{begins + rest.lasts}:t>"}


def add_quiet_question(card: Card, table_id: int, quiet: tuple[Rest, int], words: Words) -> None:
    """Add the suggested quiet hours and buttons to a user's panel."""
    card.add_text(f"{SMALL}{words.say('quiet-ask', **show_times(*quiet))}")
    card.add_row(
        AGREE_QUIET.button(words.say("quiet-yes"), ButtonStyle.secondary, table_id, "yes"),
        AGREE_QUIET.button(words.say("quiet-no"), ButtonStyle.secondary, table_id, "no"),
    )


@costs(Cost.CLICK)
async def agree(interaction: "Interaction", table_id: int, choice: str) -> None:
    """Save the choice and show the panel with a note."""
    people, user = interaction.client.people, interaction.user.id
    rest = await people.decide_quiet(user, choice == "yes")
    words, key = words_for(interaction), "quiet-noted" if rest.lasts else "quiet-noted-none"
    interaction.extras[NOTE] = words.say(key, **show_times(rest, interaction.client.manager.now()))
    await show_panel(interaction, await interaction.client.manager.table(table_id))


ACTS: Mapping[Control, Act] = {AGREE_QUIET: agree}
