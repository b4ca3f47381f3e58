"""What somebody hears at a table about their daily digest."""

from typing import TYPE_CHECKING

from cogs.replies.guard import guard, words_for
from cogs.replies.replies import tell

if TYPE_CHECKING:
    from cogs.hall import Interaction


async def tell_failure(interaction: "Interaction") -> None:
    """Says once that the digest is off, since it could not be sent."""
    if await interaction.client.manager.digests.take_failure(interaction.user.id):
        async with guard(interaction):
            await tell(interaction, words_for(interaction).say("digest-failed"))
