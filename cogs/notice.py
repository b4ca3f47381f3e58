"""A message to everyone at a table: what happened, the pictures, and who is called."""

from discord import ButtonStyle
from msgspec import Struct

from bot.games.base import Line
from bot.posts import Post
from bot.table import Table
from bot.text import words
from cogs.account import give_account
from cogs.card import Card
from cogs.controls import BOARD, OPEN
from cogs.names import departures, escape, marked_names, text_names
from cogs.panel import waiting_for
from cogs.wording import score_lines

FILE = "board-{}.png"
"""The name of a message's pictures, by number."""
ROOM = 3400
"""Characters for the account of a message; with the call Discord takes 4,000."""


class Shown(Struct, frozen=True):
    """What of a post's pictures can be shown."""

    alts: tuple[str, ...] = ()
    """The descriptions of those that are sent with it."""
    instead: str = ""
    """Where there are none: in words what the last would have shown."""
    lacks_right: bool = False
    """Whether to say that the bot may not send any."""


class Notice(Card):
    """One post in words, with the descriptions of its pictures or what stands in their place."""

    def __init__(self, table: Table, post: Post, shown: Shown, mark: int | None = None) -> None:
        super().__init__(mark)
        self.table, self.post, self.say = table, post, words(table.settings.language)
        say = self.say
        self.room = ROOM
        for key, names in departures(post):
            self._put(say.say(key, **names))
        for text in give_account(post.parts, say, marked_names(table)):
            self._put(text)
        if post.kind in ("ended", "abandoned"):
            self._put(say.say(f"news-{post.kind}"))
        if post.kind == "over":
            self._scores()
        if shown.alts:
            self.add_pictures({FILE.format(number): alt for number, alt in enumerate(shown.alts)})
        lack = [say.say("pictures-forbidden")] if shown.lacks_right else []
        self._put("\n".join(f"-# {row}" for row in (*lack, *escape(shown.instead).splitlines())))
        if post.called and post.call:
            self._call(post.call)
        if table.status == "running" and post.kind == "news":
            self._buttons()

    def _put(self, text: str) -> None:
        """Adds a paragraph as far as there is room for it."""
        text = text[: self.room]
        self.room -= len(text)
        if text:
            self.add_text(text)

    def _scores(self) -> None:
        """Everyone's points with their reasons, best first."""
        table = self.table
        for score in sorted(table.rules.scores(table.state), key=lambda score: score.place):
            title = f"### {score.place}. {text_names(table)[score.seat]}"
            self._put("\n".join([title, *score_lines(table, score, self.say)]))

    def _call(self, call: Line) -> None:
        """Mentions those who must act, says what to do, and below it who is still awaited."""
        table, say = self.table, self.say
        mentions = " ".join(f"<@{table.seats[seat].user}>" for seat in self.post.called)
        text = say.tell(call, text_names(table), "call")
        state = waiting_for(table, say) if table.awaited(self.post.moment) else say.say("call-done")
        self.add_text(f"{mentions}: {text}", f"-# {state}")

    def _buttons(self) -> None:
        """The way to one's panel, on every message while the game runs."""
        table, say = self.table.id, self.say
        self.add_row(
            OPEN.button(say.say("button-my-turn"), ButtonStyle.primary, table),
            BOARD.button(say.say("button-board"), ButtonStyle.secondary, table),
        )
