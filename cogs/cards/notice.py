"""A message to everyone at a table: what happened, the pictures, and who is called."""

from typing import Any

from discord import ButtonStyle, ui
from msgspec import Struct

from bot.pictures.sights import is_close_up
from bot.tables.posts import Post
from bot.tables.table import Table
from bot.words.symbols import cut, length
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import AGAIN, BOARD, DETAILS, OPEN, RECORD
from cogs.cards.details import moment_button
from cogs.cards.narration import narrate
from cogs.cards.result import how_it_was_won
from cogs.cards.waiting import add_call, add_retired_call
from cogs.pictures.scenes import moments_of, name_moment
from cogs.replies.names import account_names, departures, escape, marked_ender

FILE = "board.png"
"""The name of a message's picture."""
FIRST_MARK = 1_000_000
"""Discord numbers components from 1; ours stay clear of those."""
MOST_MOMENTS = 2
"""Further pictures that a message leads to, beside its other buttons."""
MOST_CHARACTERS = 3400
"""Characters for the account of a message; with the call Discord takes 4,000."""


def mark_of(batch: int) -> int:
    """What the box of a batch's message is numbered with."""
    return FIRST_MARK + batch


class Shown(Struct, frozen=True):
    """What of a post's picture can be shown."""

    alt: str = ""
    """Its description, where it is sent."""
    instead: str = ""
    """Where it is not: in words what it would have shown."""
    lacks_right: bool = False
    """Whether to say that the bot may not send any."""


class Notice(Card):
    """One post in words, with the description of its picture or what stands in its place."""

    def __init__(self, table: Table, post: Post, shown: Shown, batch: int, words: Words, is_front: bool = True) -> None:
        super().__init__(mark_of(batch))
        self.table, self.post, self.batch, self.words = table, post, batch, words
        self.room = MOST_CHARACTERS
        if post.kind == "over":
            self._end(shown)
            return
        for key, names in departures(post):
            self._put(words.say(key, **names))
        self._put(narrate(post.parts, words.with_symbols, account_names(table)))
        self._say_how_it_ended()
        self._picture(shown)
        is_front &= table.status == "running" and post.kind == "news"
        if is_front:
            add_call(self, table, post, words)
        elif not self.box.children:
            add_retired_call(self, table, post, words)
        if post.kind == "news":
            self._buttons(is_front)

    def _end(self, shown: Shown) -> None:
        """Everyone is mentioned; who won, the scores, how it was won, what happened last, and what to do now."""
        table, words, told = self.table, self.words, self.words.with_symbols
        earlier, last = self.post.parts[:-1], self.post.parts[-1:]
        self._put("\n".join([self._everyone(), narrate(last, told, account_names(table))]).strip())
        self._picture(shown)
        self._put(" ".join(how_it_was_won(table, words)))
        for key, names in departures(self.post):
            self._put(words.say(key, **names))
        self._put(narrate(earlier, told, account_names(table)))
        gray = ButtonStyle.secondary
        self.add_row(
            AGAIN.button(words.say("button-again"), ButtonStyle.success, table.id),
            RECORD.button(words.say("button-record"), gray, table.id),
            DETAILS.button(words.say("button-details"), gray, table.id, self.batch),
            *self._moments(),
        )

    def _everyone(self) -> str:
        return " ".join(f"<@{user}>" for user in sorted(self.table.people))

    def _picture(self, shown: Shown) -> None:
        """The picture, or what stands in its place."""
        if shown.alt:
            self.add_pictures({FILE: shown.alt})
        lack = [self.words.say("pictures-forbidden")] if shown.lacks_right else []
        self._put("\n".join(f"-# {row}" for row in (*lack, *escape(shown.instead).splitlines())))

    def _say_how_it_ended(self) -> None:
        """That it was stopped, perhaps by a moderator; and a mention for all where somebody leaves or stops it."""
        post, words = self.post, self.words
        if moderator := marked_ender(post):
            self._put(words.say("news-ended-by", name=moderator))
        elif post.kind in ("ended", "abandoned"):
            self._put(words.say(f"news-{post.kind}"))
        if post.concerns_all:
            self._put(self._everyone())

    def _put(self, text: str) -> None:
        """Adds a paragraph as far as there is room for it."""
        text = cut(text, self.room)
        self.room -= length(text)
        if text:
            self.add_text(text)

    def _buttons(self, is_front: bool) -> None:
        """The way to one's panel on the newest message, the details on all that tell something."""
        table, words, gray = self.table.id, self.words, ButtonStyle.secondary
        row = [DETAILS.button(words.say("button-details"), gray, table, self.batch)] if self.post.parts else []
        if is_front:
            row[:0] = [
                OPEN.button(words.say("button-my-turn"), ButtonStyle.primary, table),
                BOARD.button(words.say("button-board"), gray, table),
            ]
        row += self._moments()
        if row:
            self.add_row(*row)

    def _moments(self) -> list[ui.Button[Any]]:
        """The way to pictures of the whole table that the message is too short for; close-ups are among the details."""
        wholes = {number: part for number, part in moments_of(self.post).items() if not is_close_up(part.picture)}
        return [
            moment_button(self.table, self.batch, number, name_moment(self.table, part, self.words))
            for number, part in list(wholes.items())[-MOST_MOMENTS:]
        ]
