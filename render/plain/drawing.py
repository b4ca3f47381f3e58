"""What a plain picture is made of: the guide's lines in words."""

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
        """Lines in words, without markup."""
        return tell_rows(self.words, lines, self.scene.names)

    def marked_rows(self, lines: Iterable[Line]) -> list[str]:
        """Lines in words, for a text in which markup is read."""
        return [self.words.tell(line, self.scene.names) for line in lines]

    @property
    def status(self) -> tuple[Line, ...]:
        """How far the game has come, and whose turn it is."""
        return self.guide.status(self.scene.view)

    def summary(self, seat: Seat) -> tuple[Line, ...]:
        """What a seat has, as far as the view knows."""
        return self.guide.summary(self.scene.view, seat)

    def headings(self, score: Score) -> list[tuple[str, int]]:
        """A score's headings in words, each with its points."""
        found = [(self.rows([line]), reasons) for line, reasons in self.guide.sum_up(score)]
        return [(" ".join(rows), sum(reason.points for reason in reasons)) for rows, reasons in found]

    def topic(self, topic: str) -> tuple[str, list[str]]:
        """A topic's title and what the rules say about it."""
        told = [self.words.tell(line, self.scene.names, "topic") for line in self.guide.read_topic(topic)]
        return self.words.say(f"topic-{topic}-title"), [row for text in told for row in plain_rows(text)]


GuidedPage: TypeAlias = Page[GuidedDrawing]
"""A page of what a guide says."""
