"""The question whether a game that was stopped goes on: a lobby of those who played it."""

from discord import ButtonStyle

from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import TABLE, Control
from cogs.replies.names import text_names

PLAY_ON_TOO = Control("resume", TABLE)
"""One player's yes to going on."""
WITHOUT_ME = Control("resume-no", TABLE)
"""One player's seat goes to a computer."""


class ResumeCard(Card):
    """Who plays on, who has yet to say, and where computers sit."""

    def __init__(self, table: Table, agreed: set[int], waits_until: int, words: Words) -> None:
        super().__init__()
        seats = [f"{seat + 1}. {_seat_line(table, seat, agreed, words)}" for seat in range(len(table.seats))]
        heading = f"## {words.say('resume-title', game=words.say('title'))}"
        question = words.say("resume-question", turns=table.turns, until=f"<t:{waits_until}:f>")
        self.add_text(heading, question, *seats, f"-# {words.say('resume-secrets')}")
        self.add_row(
            PLAY_ON_TOO.button(words.say("resume-yes"), ButtonStyle.success, table.id),
            WITHOUT_ME.button(words.say("resume-no"), ButtonStyle.secondary, table.id),
        )


def _seat_line(table: Table, seat: int, agreed: set[int], words: Words) -> str:
    """A seat with what its player has said."""
    user = table.seats[seat].user
    if user is None:
        return f"{text_names(table)[seat]} · {words.say('lobby-computer-seat')}"
    return f"<@{user}> · {words.say('resume-in' if user in agreed else 'resume-asked')}"
