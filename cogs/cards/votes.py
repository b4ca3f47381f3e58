"""Vote cards: a question with its count and two buttons, and later the outcome."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from discord import ButtonStyle
from msgspec import Struct

from bot.tables.due import lapses_at
from bot.tables.motions import Motion, read_motion
from bot.tables.table import Table
from bot.tables.votes import Vote
from bot.words.words import Words
from cogs.cards.absent import marked_name
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import MOTION, Control
from cogs.cards.live import CardPlace, LiveCard, no_facts


class Answer(Struct, frozen=True):
    """One of a vote's two buttons."""

    control: Control
    label: str
    """Key of the button's text."""
    style: ButtonStyle

    def button(self, table: Table, motion: Motion) -> Button:
        """Build the button for a motion; the button's id holds the motion's code or its separate facts."""
        facts = [motion.code] if MOTION in self.control.facts else filter(None, motion.subject.split("."))
        return self.control.button(table.words.say(self.label), self.style, table.id, *facts)


class Ballot(Struct, frozen=True):
    """The texts and buttons of one kind of vote."""

    question: str
    """Key of the question, with the facts `agreed`, `all` (numbers of votes) and `until` (the end of the vote)."""
    yes: Answer
    no: Answer
    lapse: str = ""
    """Key of the last line, which says when the vote ends."""
    is_compact: bool = False
    """True to show no blank line in place of the mentions when all voters have voted."""


class VoteCard(Card):
    """A question to all voters, below optional introductory lines."""

    def __init__(
        self, table: Table, motion: Motion, vote: Vote, ballot: Ballot, before: Sequence[str] = (), **facts: str
    ) -> None:
        super().__init__()
        if before:
            self.add_text(*before)
        self.add_text(*question_lines(table, motion, vote, ballot, **facts))
        self.add_row(ballot.yes.button(table, motion), ballot.no.button(table, motion))


def question_lines(table: Table, motion: Motion, vote: Vote, ballot: Ballot, **facts: str) -> list[str]:
    """Return the lines of a vote; its numbers leave out the vote of the user who would get the seat."""
    words, lapse = table.words, lapses_at(table.now.consents, motion)
    until = show_time(lapse or 0)
    agreed, missing = vote.agreed - {motion.successor}, vote.missing.keys() - {motion.successor}
    question = words.say(ballot.question, **facts, agreed=len(agreed), all=len(agreed | missing), until=until)
    mentions = [] if ballot.is_compact and not missing else [" ".join(f"<@{user}>" for user in sorted(missing))]
    ends = [f"-# {words.say(ballot.lapse, at=until)}"] if ballot.lapse and lapse else []
    return [question, *mentions, *vote_lines(table, vote, words), *ends]


def show_time(at: int) -> str:
    """Format a time in digits: words would appear in each reader's language."""
    return f"<t:{at}:d> <t:{at}:t>"


def vote_lines(table: Table, vote: Vote, words: Words) -> list[str]:
    """Return lines on players whose votes do not count, and on the deadlines of voters who have not voted."""
    absent = [
        words.say("absent-gone", name=marked_name(table, user))
        if since is None
        else words.say("absent-silent", name=marked_name(table, user), since=show_time(since))
        for user, since in vote.absent.items()
        if user in table.people - vote.agreed
    ]
    until = [f"{marked_name(table, user)} ({show_time(when)})" for user, when in vote.missing.items() if when]
    lines = [f"-# {words.say('vote-absent', people=words.listing(absent))}"] if absent else []
    return lines + ([f"-# {words.say('vote-until', people=words.listing(until))}"] if until else [])


def refuser_name(table: Table, motion: Motion) -> str | None:
    """Return the bold name of the player who refused, or None if that user has no seat."""
    refuser = table.now.refusals.get(motion)
    return marked_name(table, refuser) if refuser in table.people else None


def vote_at(place: CardPlace) -> Vote:
    """Return the current vote that a card is about."""
    return place.bot.manager.consent.vote(place.table, read_motion(place.kind), place.table.gone)


def vote_card(
    make: Callable[[CardPlace, Motion, Vote], Card],
    is_closed: Callable[[CardPlace], bool],
    *,
    count: Callable[[CardPlace], Vote] = vote_at,
    fetch: Callable[[CardPlace], Awaitable[Any]] = no_facts,
) -> LiveCard:
    """Build the live card of one kind of vote; it pings the voters who have not voted."""

    def shows(place: CardPlace) -> object:
        vote, refuser = count(place), place.table.now.refusals.get(read_motion(place.kind))
        return frozenset(vote.agreed), frozenset(vote.missing), is_closed(place), refuser

    return LiveCard(
        shows=shows,
        make=lambda place, _pictures: make(place, read_motion(place.kind), count(place)),
        is_closed=is_closed,
        called=lambda place: count(place).missing,
        fetch=fetch,
    )
