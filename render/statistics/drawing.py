"""The input of the layouts of statistics: a page, its size and the words."""

from collections.abc import Iterable
from functools import cached_property

from msgspec import Struct

from bot.pictures.scene import Size
from bot.pictures.statistics import Month, Pair, PlayerLine, Span, StatisticsPage
from bot.words.direction import isolate
from bot.words.words import Words
from render.canvas import fonts
from render.sheet.page import DECISIONS, least_text

MINUTE, HOUR, DAY = 60, 3600, 86_400


class StatisticsDrawing(Struct, frozen=True, dict=True):
    """A page of statistics with words in a language."""

    page: StatisticsPage
    words: Words
    size: Size

    @property
    def is_wide(self) -> bool:
        """True if the picture is for a desktop."""
        return self.size == "wide"

    @property
    def w(self) -> int:
        """Width of the picture in pixels."""
        return DECISIONS[self.size][0]

    @cached_property
    def least_text(self) -> int:
        """The smallest legible text size."""
        return least_text(self.w, DECISIONS[self.size][2])

    def say(self, key: str, **facts: str | int) -> str:
        """Return a short text for pictures of statistics."""
        return self.words.say(f"picture-stats-{key}", **facts)

    def name(self, name: str) -> str:
        """Return a player's name as drawn; "a player" for an empty or invisible one."""
        return isolate(name) if fonts.is_seen(name, "text") else self.say("someone")

    def names(self, lines: Iterable[PlayerLine]) -> tuple[str, ...]:
        """Return the names of several players as drawn."""
        return tuple(self.name(line.name) for line in lines)

    def share(self, part: int, whole: int) -> str:
        """Return a part of a whole as a number with its percentage."""
        return self.say("share", number=part, share=round(100 * part / whole) if whole else 0)

    def decimal(self, number: float) -> str:
        """Return a number with one decimal place."""
        tenths = round(10 * number)
        sign = "\u2212" if tenths < 0 else ""
        return sign + self.say("decimal", whole=abs(tenths) // 10, tenth=abs(tenths) % 10)

    def pair(self, pair: Pair) -> str:
        """Return a head to head as text."""
        return f"{pair.ahead}:{pair.behind}"

    def span(self, span: Span) -> str:
        """Return which games a page covers: how many, since when, of which kind."""
        since = "" if span.since is None else self.since(span.since)
        counted = self.say("games", games=span.games)
        whole = self.say("games-since", games=counted, since=since) if since else counted
        return f"{span.game} \u00b7 {whole}" if span.game else whole

    def since(self, month: Month) -> str:
        """Return a month in words, to follow "since"."""
        return self.say("month", month=month.month, year=str(month.year))

    def duration(self, seconds: int) -> str:
        """Return a duration in its largest unit."""
        for key, unit in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
            if seconds >= 2 * unit:
                return self.say(key, number=round(seconds / unit))
        return self.say("seconds", number=seconds)
