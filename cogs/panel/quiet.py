"""The hours in which somebody wants to hear nothing: asked once, changed among their settings.

Discord tells no bot anybody's time zone, but shows every time in its reader's own.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.tables.allowance import Cost
from bot.tables.pace import DAY, Rest
from bot.words.gathering import SMALL
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
"""Whether somebody wants the hours that are asked about on a panel."""


def show_times(rest: Rest, now: int) -> dict[str, str]:
    """From when to when, as each reader's own clock has it these days: Discord knows their summer time."""
    begins = now - now % DAY + rest.begins
    return {"from": f"<t:{begins}:t>", "to": f"<t:{begins + rest.lasts}:t>"}


def add_quiet_question(card: Card, table_id: int, quiet: tuple[Rest, int], words: Words) -> None:
    """Puts the question about some hours, as it is now, on somebody's own panel."""
    card.add_text(f"{SMALL}{words.say('quiet-ask', **show_times(*quiet))}")
    card.add_row(
        AGREE_QUIET.button(words.say("quiet-yes"), ButtonStyle.secondary, table_id, "yes"),
        AGREE_QUIET.button(words.say("quiet-no"), ButtonStyle.secondary, table_id, "no"),
    )


@costs(Cost.CLICK)
async def agree(interaction: "Interaction", table_id: int, choice: str) -> None:
    """On one's own panel, once."""
    people, user = interaction.client.people, interaction.user.id
    rest = await people.decide_quiet(user, choice == "yes")
    words, key = words_for(interaction), "quiet-noted" if rest.lasts else "quiet-noted-none"
    interaction.extras[NOTE] = words.say(key, **show_times(rest, interaction.client.manager.now()))
    await show_panel(interaction, await interaction.client.manager.table(table_id))


ACTS: Mapping[Control, Act] = {AGREE_QUIET: agree}
