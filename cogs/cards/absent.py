"""What is said about people who are not there any more."""

from typing import TYPE_CHECKING

from bot.tables.absence import last_heard
from bot.tables.table import Table
from bot.tables.votes import Vote
from bot.words.words import Words
from cogs.replies.members import find_gone
from cogs.replies.names import marked_names

if TYPE_CHECKING:
    from cogs.hall import Interaction

QUIET = 24 * 3600
"""Seconds of silence after which `status` mentions it."""


def marked_name(table: Table, user: int) -> str:
    """The name of one who sits there."""
    return marked_names(table)[table.seat_of(user)]


def vote_lines(table: Table, vote: Vote, words: Words) -> list[str]:
    """Who is not counted, and until when the others are who have yet to agree."""
    absent = [
        words.say("absent-gone", name=marked_name(table, user))
        if since is None
        else words.say("absent-silent", name=marked_name(table, user), since=f"<t:{since}:R>")
        for user, since in vote.absent.items()
        if user in table.people - vote.agreed
    ]
    until = [f"{marked_name(table, user)} <t:{when}:R>" for user, when in vote.missing.items() if when]
    lines = [f"-# {words.say('vote-absent', people=words.listing(absent))}"] if absent else []
    return lines + ([f"-# {words.say('vote-until', people=words.listing(until))}"] if until else [])


async def status_lines(interaction: "Interaction", table: Table, words: Words) -> list[str]:
    """Who has left the server, or has been silent for a day and longer."""
    manager, gone = interaction.client.manager, await find_gone(interaction, table)
    lines = []
    for user in sorted(table.people, key=table.seat_of):
        since = last_heard(table, user)
        if user in gone:
            lines.append(words.say("status-gone", name=marked_name(table, user)))
        elif until := table.away.get(user):
            plays = table.settings_of(user).vacation.plays
            if plays or table.seat_of(user) not in table.awaited():  # else the line on who is awaited says so
                facts = {"until": f"<t:{until}:D>", "who": "computer" if plays else "nobody"}
                lines.append(words.say("status-away", name=marked_name(table, user), **facts))
        elif manager.now() - since >= QUIET:
            lines.append(words.say("status-silent", name=marked_name(table, user), since=f"<t:{since}:R>"))
    return [*lines, words.say("status-absent")] if manager.consent.absent(table, gone, interaction.user.id) else lines
