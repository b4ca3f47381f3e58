"""The record of a finished game: the button below the result, and `/<game> log`."""

import io
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.records.record import write_record
from bot.tables.allowance import Cost
from bot.tables.status import Status
from bot.tables.table import Table
from cogs.cards.controls import RECORD, Act, Control
from cogs.hall import Interaction
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.place import table_here
from cogs.replies.replies import send_file, tell
from cogs.replies.translator import sentence


@costs(Cost.PICTURE)
async def hand_out_record(interaction: "Interaction", table_id: int) -> None:
    """Send the record to the clicker."""
    await send_record(interaction, await interaction.client.manager.table(table_id))


async def send_record(interaction: "Interaction", table: Table) -> None:
    """Send a finished game's record; for other games only the number of turns, since the record has the secret seed."""
    words = words_for(interaction, table.game)
    if table.now.status is not Status.OVER:
        key = "log-stopped" if table.now.status is Status.ENDED else "log-running"
        await tell(interaction, words.say(key, turns=table.now.turns))
        return
    text = write_record(await interaction.client.manager.record(table.id))
    name = f"{table.rules.name}-{table.id}.txt"
    await send_file(interaction, lambda: discord.File(io.BytesIO(text.encode("ascii")), name), words.say("log-file"))


ACTS: Mapping[Control, Act] = {RECORD: hand_out_record}


class RecordCommand(commands.Cog):
    """`/<game> log`."""

    @app_commands.command(name=_("log"), description=sentence("command-log"))
    @costs(Cost.PICTURE)
    async def log(self, interaction: discord.Interaction[Any]) -> None:
        """Send the record of a finished game; for other games, only the number of turns."""
        async with guard(interaction):
            await send_record(interaction, await table_here(interaction))
