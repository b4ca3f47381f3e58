"""The guide's lines in words, for plain pictures."""

from collections.abc import Iterable
from typing import TypeAlias

from bot.games.contract import Guide, Line, Score, Seat
from bot.pictures.rows import tell_rows
from bot.words.words import plain_rows
from render.sheet.drawing import Drawing
from render.sheet.page import Page


class GuidedDrawing(Drawing, frozen=True):
    """A scene with the guide that explains it."""

    guide: Guide

    def rows(self, lines: Iterable[Line]) -> list[str]:
        """Return lines in words, without markup."""
        return tell_rows(self.words, lines, self.scene.names)

    def marked_rows(self, lines: Iterable[Line]) -> list[str]:
        """Return lines in words, with markup."""
        return [self.words.tell(line, self.scene.names) for line in lines]

    @property
    def status(self) -> tuple[Line, ...]:
        """The progress of the game, and whose turn it is."""
        return self.guide.status(self.scene.view)

    def summary(self, seat: Seat) -> tuple[Line, ...]:
        """Return lines on a seat's things, as far as the view contains them."""
        return self.guide.summary(self.scene.view, seat)

    def headings(self, score: Score) -> list[tuple[str, int]]:
        """Return a score's headings in words, with their points."""
        found = [(self.rows([line]), reasons) for line, reasons in self.guide.sum_up(score)]
        return [(" ".join(rows), sum(reason.points for reason in reasons)) for rows, reasons in found]

    def topic(self, topic: str) -> tuple[str, list[str]]:
        """Return a topic's title and its rules."""
        told = [self.words.tell(line, self.scene.names, "topic") for line in self.guide.read_topic(topic)]
        return self.words.say(f"topic-{topic}-title"), [row for text in told for row in plain_rows(text)]


GuidedPage: TypeAlias = Page[GuidedDrawing]
"""A page with a guide's text."""
