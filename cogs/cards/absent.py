"""Status lines about players who left the server, are on vacation or are silent."""

from typing import TYPE_CHECKING

from bot.tables.absence import last_heard
from bot.tables.table import Table
from bot.words.words import Words
from cogs.replies.members import find_gone
from cogs.replies.names import marked_names

if TYPE_CHECKING:
    from cogs.hall import Interaction

QUIET = 24 * 3600
"""Seconds without activity after which `status` mentions a player."""


def marked_name(table: Table, user: int) -> str:
    """Return the bold name of a seated user."""
    return marked_names(table)[table.seat_of(user)]


async def status_lines(interaction: "Interaction", table: Table, words: Words) -> list[str]:
    """Return lines on players who left, are on vacation, or have been silent for a day."""
    manager, gone = interaction.client.manager, await find_gone(interaction, table)
    lines = []
    for user in sorted(table.people, key=table.seat_of):
        since = last_heard(table, user)
        if user in gone:
            lines.append(words.say("status-gone", name=marked_name(table, user)))
        elif until := table.away.get(user):
            plays = table.settings_of(user).vacation.plays
            # the "waiting for" line mentions the vacations of awaited players
            if plays or table.seat_of(user) not in table.awaited():
                facts = {"until": f"<t:{until}:D>", "who": "computer" if plays else "nobody"}
                lines.append(words.say("status-away", name=marked_name(table, user), **facts))
        elif manager.now() - since >= QUIET:
            lines.append(words.say("status-silent", name=marked_name(table, user), since=f"<t:{since}:R>"))
    return [*lines, words.say("status-absent")] if manager.consent.absent(table, gone, interaction.user.id) else lines
