"""Rematches with the same players: the lobby behind *Play again*."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.tables.allowance import Cost
from bot.tables.lobby import LOBBY_CARD
from cogs.cards.controls import AGAIN, Act, Control
from cogs.cards.heading import channel_link
from cogs.cards.live import publish_card
from cogs.replies.allowed import costs
from cogs.replies.guard import at, words_for
from cogs.replies.names import name_of
from cogs.replies.replies import tell

if TYPE_CHECKING:
    from cogs.hall import Interaction


@costs(Cost.PICTURE)
async def play_again(interaction: "Interaction", table_id: int) -> None:
    """Open a lobby for the former players, or join it if it exists."""
    user = interaction.user
    lobby, is_new = await interaction.client.manager.rematch.play_again(
        at(interaction, table_id), user.id, name_of(user)
    )
    if is_new and interaction.channel_id == lobby.channel:
        await publish_card(interaction, lobby, LOBBY_CARD, is_called=True)
    elif is_new:  # the announcer posts the lobby there
        await tell(interaction, words_for(interaction).say("lobby-in-thread", thread=channel_link(lobby)))
    else:
        await tell(interaction, words_for(interaction).say("again-joined"))


ACTS: Mapping[Control, Act] = {AGAIN: play_again}
