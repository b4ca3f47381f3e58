"""Questions about a seat that may go to somebody else: to those who have to agree, and once more to a moderator."""

from discord import ButtonStyle

from bot.tables.motions import ConsentKind, Motion
from bot.tables.table import Table
from bot.tables.votes import Vote
from bot.words.words import Words
from cogs.cards.absent import vote_lines
from cogs.cards.card import Card
from cogs.cards.controls import LET_BE, MOTION, TABLE, Control
from cogs.replies.names import marked_names

YES = Control("seat-yes", TABLE, MOTION)
"""One more yes: of a player, or of whoever is to sit down."""
NO = Control("seat-no", TABLE, MOTION)
"""A no, or an offer taken back."""
NOW = Control("seat-now", TABLE, MOTION)
"""A moderator's word, without a vote."""
ASK = Control("seat-ask", TABLE, MOTION)
"""A moderator who plays asks the others instead."""


def seat_facts(table: Table, motion: Motion) -> dict[str, str]:
    """Whose seat it is, and who is to sit there; the names of people who sit nowhere are known to Discord alone."""
    if motion.kind is ConsentKind.JOIN:
        name = marked_names(table)[int(motion.subject.partition(".")[0])]
    else:
        is_there = motion.sitter in table.people
        name = marked_names(table)[table.seat_of(motion.sitter or 0)] if is_there else f"<@{motion.sitter}>"
    return {"name": name, "heir": f"<@{motion.heir}>", "to": "person" if motion.heir else "computer"}


class SeatQuestion(Card):
    """A question to those who have to agree, with the agreement so far, and when it ends by itself."""

    def __init__(self, table: Table, motion: Motion, vote: Vote, words: Words, ends: dict[str, str | int]) -> None:
        super().__init__()
        counted = vote.agreed - {motion.heir}
        every = len(counted | vote.missing.keys() - {motion.heir})
        facts = {**seat_facts(table, motion), **ends, "agreed": len(counted), "all": every}
        mentions = " ".join(f"<@{user}>" for user in sorted(vote.missing.keys() - {motion.heir}))
        rows = (words.say(f"seat-{motion.kind}", **facts), mentions, *vote_lines(table, vote, words))
        self.add_text(*filter(None, rows))
        style = ButtonStyle.danger if motion.kind is ConsentKind.KICK else ButtonStyle.success
        self.add_row(
            YES.button(words.say(f"seat-{motion.kind}-yes"), style, table.id, motion.code),
            NO.button(words.say(f"seat-{motion.kind}-no"), ButtonStyle.secondary, table.id, motion.code),
        )


class ModeratorSeatQuestion(Card):
    """Asks a moderator once more; nothing has happened yet."""

    def __init__(self, table: Table, user: int, motion: Motion, words: Words) -> None:
        super().__init__()
        self.add_text(words.say(f"seat-now-{motion.kind}", **seat_facts(table, motion)))
        row = [LET_BE.button(words.say("seat-let-be"), ButtonStyle.primary, table.id)]
        if user in table.people - {motion.sitter}:
            row.append(ASK.button(words.say("end-ask-all"), ButtonStyle.secondary, table.id, motion.code))
        self.add_row(*row, NOW.button(words.say("seat-now"), ButtonStyle.danger, table.id, motion.code))
