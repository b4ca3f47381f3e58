"""A public message at a table: what happened, the pictures, and the call to the next players."""

from discord import ButtonStyle
from msgspec import Struct

from bot.pictures.sights import is_close_up
from bot.tables.absence import find_late
from bot.tables.marks import misses_so_far
from bot.tables.posts import Post, PostKind
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.thanks import can_thank
from bot.words.summaries import SMALL
from bot.words.symbols import cut, length
from bot.words.words import Words
from cogs.cards.awaited import add_call, add_retired_call, tell_call
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import (
    AGAIN,
    BOARD,
    DETAILS,
    FILM,
    MISSED,
    OPEN,
    PROPOSE_REPLACING,
    RECORD,
    REPLAY,
    REVIEW,
    THANK,
)
from cogs.cards.details import A_ROW, moment_button
from cogs.cards.memories import tell_memories
from cogs.cards.narration import narrate
from cogs.cards.result import how_it_was_won
from cogs.pictures.scenes import moments_of, name_moment
from cogs.replies.names import departures, escape, marked_ender, marked_names, narration_names, plain_names
from cogs.replies.phrases import shorten

FILE = "board.png"
"""File name of a message's picture."""
FIRST_MARK = 1_000_000
"""First component id that the bot sets itself; Discord numbers the other components from 1."""
MOST_MOMENTS = 2
"""Maximum number of buttons for earlier pictures on a message."""
MOST_LABEL = 80
"""Discord's limit for button labels."""
MOST_CHARACTERS = 3400
"""Maximum length of the narration; narration and call together stay below Discord's limit of 4,000."""

RESULT_CHARACTERS = 1400
"""Characters of the narration reserved for the result of a game."""


def mark_of(batch: int) -> int:
    """Return the component id that identifies the message of a batch."""
    return FIRST_MARK + batch


class Shown(Struct, frozen=True):
    """How a post's picture is shown."""

    alt: str = ""
    """Alt text of the picture, if it is sent."""
    instead: str = ""
    """Text instead of a picture that is not sent."""
    lacks_right: bool = False
    """True to explain that the bot has no permission to send pictures."""


class Notice(Card):
    """The message of a post, with its picture or a text in place of the picture."""

    def __init__(self, table: Table, post: Post, shown: Shown, batch: int, words: Words, is_front: bool = True) -> None:
        super().__init__(mark_of(batch))
        self.table, self.post, self.batch, self.words = table, post, batch, words
        self.room = MOST_CHARACTERS
        if post.kind is PostKind.OVER:
            self._end(shown)
            return
        if post.kind is PostKind.REMINDER:
            self._remind(is_front)
            return
        self._put(words.say("news-resumed") if post.is_resumed else "")
        self._put("\n".join(dict.fromkeys(words.say(key, **names) for key, names in departures(post))))
        if post.lapsed:
            late = words.listing([marked_names(table)[seat] for seat in post.lapsed])
            self._put(words.say("news-lapsed", names=late, count=len(post.lapsed)))
        self._put(narrate(post.parts, words.with_symbols, narration_names(table)))
        self._say_how_it_ended()
        self._picture(shown)
        is_front &= table.now.status is Status.RUNNING and post.kind is PostKind.NEWS
        if is_front:
            add_call(self, table, post, words)
        if not self.box.components:
            add_retired_call(self, table, post, words)
        if post.kind is PostKind.NEWS:
            self._offer_replacing(is_front)
            self._buttons(is_front)

    def _remind(self, is_front: bool) -> None:
        """Remind players of a question whose deadline is near, and say what happens at the deadline."""
        table, post, words = self.table, self.post, self.words
        awaited = [seat for seat in post.called if seat in table.awaited(post.moment)]
        mentions = " ".join(f"<@{table.now.seats[seat].user}>" for seat in awaited)
        asked = tell_call(post.call, table, len(awaited) or len(post.called), words) if post.call else ""
        self._put(f"⏰ {mentions}: {asked}" if awaited else f"{SMALL}{asked}")
        ends: dict[tuple[str, int | None], list[str]] = {}
        for seat, stand_in in zip(post.called, post.stand_ins, strict=True):
            if seat in awaited:
                deadline = table.deadline_of(seat)
                end = (stand_in if deadline else "none", deadline)
                ends.setdefault(end, []).append(marked_names(table)[seat])
        for (end_by, deadline), names in ends.items():
            self._put(words.say(f"reminder-{end_by}", names=words.listing(names), at=f"<t:{deadline}:R>"))
        self._buttons(is_front and table.now.status is Status.RUNNING)

    def _offer_replacing(self, is_front: bool) -> None:
        """Offer to let computers replace players who missed several decisions."""
        late = find_late(self.table) if is_front and self.post.lapsed else set()
        for seat in [seat for seat in dict.fromkeys(self.post.lapsed) if self.table.now.seats[seat].user in late]:
            user, name = self.table.now.seats[seat].user or 0, marked_names(self.table)[seat]
            misses = misses_so_far(self.table.now.marks[seat])
            self._put(f"{SMALL}{self.words.say('news-missed', name=name, misses=misses)}")
            label = self.words.say("offer-computer", name=plain_names(self.table)[seat])
            self.add_row(
                PROPOSE_REPLACING.button(shorten(label, MOST_LABEL), ButtonStyle.secondary, self.table.id, user)
            )

    def _end(self, shown: Shown) -> None:
        """Show the last event, the winner and scores, how the game was won, and what to do next.

        The winner comes first because a screen shows the top of the message first.
        """
        table, words, told = self.table, self.words, self.words.with_symbols
        earlier, last = self.post.parts[:-1], self.post.parts[-1:]
        self.room -= RESULT_CHARACTERS
        for key, names in departures(self.post):
            self._put(words.say(key, **names))
        self._put(narrate(earlier, told, narration_names(table)))
        if self.box.components:
            self.add_rule()
        self.room += RESULT_CHARACTERS
        self._put("\n".join([self._everyone(), narrate(last, told, narration_names(table))]).strip())
        self._picture(shown)
        won, remembered = " ".join(how_it_was_won(table, words)), tell_memories(table, self.post.memories, words)
        self._put("\n".join(filter(None, (won, remembered))))
        self._offer_more()

    def _offer_more(self) -> None:
        """Add the buttons of a finished game; the replay has its earlier pictures."""
        table, words, gray = self.table, self.words, ButtonStyle.secondary
        row = [
            AGAIN.button(words.say("button-again"), ButtonStyle.success, table.id),
            REVIEW.button(words.say("button-review"), ButtonStyle.primary, table.id),
            REPLAY.button(words.say("button-replay"), gray, table.id),
            FILM.button(words.say("button-film"), gray, table.id),
            *([THANK.button(words.say("button-thank"), gray, table.id)] if can_thank(table) else []),
            RECORD.button(words.say("button-record"), gray, table.id),
            DETAILS.button(words.say("button-details"), gray, table.id, self.batch),
        ]
        for first in range(0, len(row), A_ROW):
            self.add_row(*row[first : first + A_ROW])

    def _everyone(self) -> str:
        return " ".join(f"<@{user}>" for user in sorted(self.table.people))

    def _picture(self, shown: Shown) -> None:
        """Add the picture, or the text that replaces it."""
        if shown.alt:
            self.add_pictures({FILE: shown.alt})
        lack = [self.words.say("pictures-forbidden")] if shown.lacks_right else []
        self._put("\n".join(f"-# {row}" for row in (*lack, *escape(shown.instead).splitlines())))

    def _say_how_it_ended(self) -> None:
        """Say who stopped the game, and mention all players if it concerns them."""
        post, words = self.post, self.words
        if moderator := marked_ender(post):
            self._put(words.say("news-ended-by", name=moderator))
        elif post.kind in (PostKind.ENDED, PostKind.ABANDONED):
            self._put(words.say(f"news-{post.kind}"))
        if post.concerns_all:
            self._put(self._everyone())

    def _put(self, text: str) -> None:
        """Add a paragraph, cut to the remaining room."""
        text = cut(text, self.room)
        self.room -= length(text)
        if text:
            self.add_text(text)

    def _buttons(self, is_front: bool) -> None:
        """Add the details button, and on the newest message the buttons that lead to panels."""
        table, words, gray = self.table.id, self.words, ButtonStyle.secondary
        row = [DETAILS.button(words.say("button-details"), gray, table, self.batch)] if self.post.parts else []
        if is_front:
            row[:0] = [
                OPEN.button(words.say("button-my-turn"), ButtonStyle.primary, table),
                MISSED.button(words.say("button-missed"), gray, table),
                BOARD.button(words.say("button-board"), gray, table),
            ]
        row += self._moments()
        for first in range(0, len(row), A_ROW):
            self.add_row(*row[first : first + A_ROW])

    def _moments(self) -> list[Button]:
        """Return buttons for the latest pictures that did not fit into the message, except close-ups."""
        wholes = {number: part for number, part in moments_of(self.post).items() if not is_close_up(part.picture)}
        return [
            moment_button(self.table, self.batch, number, name_moment(self.table, part, self.words))
            for number, part in list(wholes.items())[-MOST_MOMENTS:]
        ]
