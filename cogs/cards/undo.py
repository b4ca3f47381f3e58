"""Taking back what others have seen: what is asked, who has learnt what, and what became of it."""

from collections.abc import Iterable

from discord import ButtonStyle

from bot.games.contract import Seat
from bot.records.undoing import Undoing
from bot.tables.motions import TakingBack
from bot.tables.table import Table
from bot.tables.votes import Vote
from bot.words.words import Words
from cogs.cards.absent import vote_lines
from cogs.cards.card import Card
from cogs.cards.controls import OPEN, SEAT, TABLE, TURN, Control
from cogs.replies.names import marked_names, text_names
from cogs.replies.place import Reach

ASK = Control("undo-ask", TABLE, TURN, TURN, reach=Reach.PLAYER)
"""Puts it to the others, or does it where there are none: how many turns stay, and of how many."""
AGREE = Control("undo-yes", TABLE, SEAT, TURN, TURN)
"""One player's yes: whose wish it is, how many turns stay, and of how many."""
KEEP = Control("undo-no", TABLE, SEAT, TURN, TURN)
"""One player's no."""


class UndoQuestion(Card):
    """Tells whoever would take something back what the others will read; nothing has happened yet."""

    def __init__(self, table: Table, wish: TakingBack, found: Undoing, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("undo-own", question=_question(table, found, words)), *_facts(table, found, words))
        label = words.say("undo-ask" if len(table.people) > 1 else "undo-now")
        self.add_row(
            OPEN.button(words.say("button-no"), ButtonStyle.primary, table.id),
            ASK.button(label, ButtonStyle.danger, table.id, wish.kept, wish.turns),
        )


class UndoProposal(Card):
    """The same to all others, with the agreement so far and its end in time."""

    def __init__(self, table: Table, wish: TakingBack, found: Undoing, vote: Vote, until: int) -> None:
        super().__init__()
        words, every = table.words, len(vote.agreed) + len(vote.missing)
        name, question = marked_names(table)[wish.seat], _question(table, found, words)
        self.add_text(words.say("undo-asks", name=name, question=question), *_facts(table, found, words))
        mentions = " ".join(f"<@{user}>" for user in sorted(vote.missing))
        count = words.say("undo-vote", agreed=len(vote.agreed), all=every, until=f"<t:{until}:R>")
        self.add_text(count, mentions, *vote_lines(table, vote, words))
        facts = (table.id, wish.seat, wish.kept, wish.turns)
        self.add_row(
            AGREE.button(words.say("undo-agree"), ButtonStyle.danger, *facts),
            KEEP.button(words.say("undo-keep"), ButtonStyle.success, *facts),
        )


class UndoOutcome(Card):
    """The same card once it is decided."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.add_text(text)


def _question(table: Table, found: Undoing, words: Words) -> str:
    """What would be asked again, as it was called out to all."""
    call = table.game.guide.call(table.rules.view(found.before, None), found.prompt)
    return words.with_symbols.tell(call, text_names(table), "call")


def _facts(table: Table, found: Undoing, words: Words) -> list[str]:
    """What would be undone besides, and who has learnt what since; in small print."""
    others, known = found.others, [seat for seat in (found.seat, *found.others) if not _is_secret(table, seat)]
    also = words.say("undo-others", names=_list(table, others, words)) if others else words.say("undo-nobody-else")
    lines = [also, words.say("undo-known", names=_list(table, known, words)), _drawn(table, found, words)]
    if table.game.declaration.foresight:
        lines.append(words.say("undo-orders"))
    return [f"-# • {line}" for line in lines]


def _is_secret(table: Table, seat: Seat) -> bool:
    """Whether nobody has seen yet what a seat has answered, who could still change it."""
    return table.can_go_back(seat)


def _drawn(table: Table, found: Undoing, words: Words) -> str:
    if not found.drawn_for:
        return words.say("undo-drawn-nothing")
    names = _list(table, found.drawn_for, words)
    seen = words.say("undo-drawn-all") if found.is_drawn_open else words.say("undo-drawn-some", names=names)
    return f"{seen} {words.say('undo-anew')}"


def _list(table: Table, seats: Iterable[Seat], words: Words) -> str:
    return words.listing([marked_names(table)[seat] for seat in seats])
