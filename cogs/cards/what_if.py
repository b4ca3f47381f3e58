"""A game that somebody plays on in private: the very panel that its questions have at a table, and how it ended."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.games.contract import Score
from bot.pictures.painter import Picture
from bot.tables.table import Table
from bot.tables.what_if import WhatIfPosition, imaginary_table
from bot.words.gathering import SMALL
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import (
    CHOOSE,
    CONFIRM,
    DOUBT,
    LOOK_AT,
    PICK,
    SHORTCUT,
    TOGGLE,
    TRY,
    TRY_BACK,
    WHAT_IF,
)
from cogs.cards.panel import Panel
from cogs.cards.result import rest_lines
from cogs.pictures.painting import attach

FILE = "what-if.png"
KEPT = (CHOOSE, CONFIRM, DOUBT, PICK, SHORTCUT, TOGGLE)
"""Controls of a panel that answer; all others lead elsewhere."""


class WhatIfCard(Card):
    """What is asked, or what it came to beside what it came to in earnest."""

    def __init__(self, table: Table, position: WhatIfPosition, words: Words, pictures: Sequence[Picture]) -> None:
        super().__init__()
        self.table, self.position, self.words, self._pictures = table, position, words, pictures
        self._imagined = imaginary_table(table, position)
        self.add_text(f"### {words.say('what-if-title')}", SMALL + words.say("what-if-private"))
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        rows = self._ask() if position.prompt else self._end()
        for row in [*rows, self._ways()]:
            self.add_row(*row)

    def files(self) -> list[discord.File]:
        """Its picture, to be sent."""
        return [attach(picture, FILE) for picture in self._pictures]

    def _ask(self) -> list[list[Any]]:
        """The texts of the panel as it would be at a table, and its controls, which stay in private."""
        parts = Panel(self._imagined, self.position.what_if.seat, self.words).box.children
        for part in parts:
            if not isinstance(part, ui.ActionRow):
                self.box.add_item(part)
        rows = [part.children for part in parts if isinstance(part, ui.ActionRow)]
        return [kept for row in rows if (kept := [item for item in row if self._rebind(item)])]

    def _rebind(self, item: Any) -> bool:
        """Lets a control answer here; False where it leads elsewhere."""
        if not any(control.read(item.custom_id) for control in KEPT):
            return False
        item.custom_id = TRY.id(item.custom_id)
        return True

    def _end(self) -> list[list[Any]]:
        """The points, and beside them those of the real game."""
        seat = self.position.what_if.seat
        real, tried = self._score(self.table), self._score(self._imagined)
        facts = {"points": tried.points, "place": tried.place, "real": real.points, "real_place": real.place}
        self.add_text(self.words.say("what-if-end", **facts))
        self.add_text(*rest_lines(self._imagined, seat, self.words.with_symbols))
        return []

    def _score(self, table: Table) -> Score:
        return next(one for one in table.rules.scores(table.state) if one.seat == self.position.what_if.seat)

    def _ways(self) -> list[ui.Button[Any]]:
        """A step back, to the beginning, and back to the review."""
        words, gray, what_if = self.words, ButtonStyle.secondary, self.position.what_if
        facts = (self.table.id, what_if.seat, what_if.number)
        has_answered = any(turn.seat == what_if.seat for turn in what_if.turns)
        ways = [TRY_BACK.button(words.say("button-back"), gray, self.table.id)] if has_answered else []
        again = [WHAT_IF.button(words.say("button-start-over"), gray, *facts)] if has_answered else []
        return [*ways, *again, LOOK_AT.button(words.say("button-to-decision"), gray, *facts)]
