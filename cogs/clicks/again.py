"""What a click on the last message of a game does: its record, or one more game."""

import io
from collections.abc import Mapping
from typing import TYPE_CHECKING

import discord

from bot.records.record import write_record
from bot.tables.allowance import Cost
from bot.tables.lobby import LOBBY_CARD
from bot.tables.status import Status
from bot.tables.table import Table
from cogs.cards.controls import AGAIN, RECORD, Act, Control
from cogs.posting.standing import publish_card
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.names import name_of
from cogs.replies.replies import send_file, tell

if TYPE_CHECKING:
    from cogs.hall import Interaction


@costs(Cost.PICTURE)
async def play_again(interaction: "Interaction", table_id: int) -> None:
    """The first former player opens a lobby for everyone, the others sit down there."""
    user = interaction.user
    lobby, is_new = await interaction.client.manager.rematch.play_again(table_id, user.id, name_of(user))
    if is_new:
        await publish_card(interaction, lobby, LOBBY_CARD, is_called=True)
    else:
        await tell(interaction, words_for(interaction).say("again-joined"))


@costs(Cost.PICTURE)
async def hand_out_record(interaction: "Interaction", table_id: int) -> None:
    """The same as the command `log`."""
    await send_record(interaction, await interaction.client.manager.table(table_id))


async def send_record(interaction: "Interaction", table: Table) -> None:
    """The record of a finished game; while it runs, or may go on, only how far it has come: the seed is a secret."""
    words = words_for(interaction, table.game)
    if table.status is not Status.OVER:
        key = "log-stopped" if table.status is Status.ENDED else "log-running"
        await tell(interaction, words.say(key, turns=table.turns))
        return
    text = write_record(await interaction.client.manager.record(table.id))
    name = f"{table.rules.name}-{table.id}.txt"
    await send_file(interaction, lambda: discord.File(io.BytesIO(text.encode("ascii")), name), words.say("log-file"))


ACTS: Mapping[Control, Act] = {AGAIN: play_again, RECORD: hand_out_record}
