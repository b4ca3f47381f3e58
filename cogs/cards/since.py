"""What happened since a player's last move: what concerns that player first, then the rest; folded where it is long."""

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from discord import ButtonStyle

from bot.games.contract import Line, Seat, Seats
from bot.tables.table import Table
from bot.words.gathering import SMALL, Paragraph, end_sentence, gather, is_heading, is_stand_in, put_names, stand_ins
from bot.words.symbols import length
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import SINCE
from cogs.cards.details import text_cards
from cogs.cards.narration import narrate_in_full, put_heading_names
from cogs.replies.names import Names, account_names

MOST_ROWS, MOST_OWN = 6, 3
"""Rows that are shown without a click, and how many of them are about the player where they are too many."""
ROW, FEW, ROOM = 200, 400, 700
"""Characters after which a row ends, of an account that is short enough to be told in full, and of all rows."""
MARK = re.compile(r"^(?:#{1,3}|-#) ", re.MULTILINE)
"""How sentences mark headings and small print."""

Teller: TypeAlias = Callable[[Iterable[Line], Words, int], list[Paragraph]]
"""A way of telling lines at a table of so many, with stand-ins for names."""


class Rows(NamedTuple):
    """What concerns a player, and the rest in small print."""

    own: list[str]
    others: list[str]

    def fits(self) -> bool:
        """Whether all of it is a few rows."""
        rows = self.own + self.others
        return len(rows) <= MOST_ROWS and sum(map(length, rows)) <= FEW

    def newest(self) -> list[str]:
        """As much as there is room for."""
        shown = _newest(self.own, MOST_OWN, ROOM)
        return shown + _newest(self.others, MOST_ROWS - len(shown), ROOM - sum(map(length, shown)))


def add_since(card: Card, table: Table, seat: Seat, words: Words, title: str = "") -> None:
    """Puts the list on a panel of this title, with a button to all of it where something is left out."""
    rows, is_folded = since_rows(table, seat, words.with_symbols, title)
    if rows:
        card.add_text(f"**{_title(table, seat, words)}**", *rows)
        if is_folded:
            card.add_row(SINCE.button(words.say("since-all"), ButtonStyle.secondary, table.id))
        card.add_rule()


def since_rows(table: Table, seat: Seat, words: Words, title: str = "") -> tuple[list[str], bool]:
    """The rows that a panel shows, and whether they leave something out: little is told in full, else in short.

    A heading with nothing below it yet, which the panel has for its title, is not repeated.
    """
    own, others = _part(table.news_for(seat), words, seat, len(table.seats))
    full = _rows((own, others), table, words, title, _tell)
    if full.fits():
        return full.own + full.others, False
    return _rows((own, others), table, words, title, gather).newest(), True


def since_cards(table: Table, seat: Seat, words: Words) -> list[Card]:
    """All of it in full, in the order in which it happened, in as many messages as it takes."""
    rows = narrate_in_full(table.news_for(seat), words.with_symbols, account_names(table))
    return text_cards([f"**{_title(table, seat, words)}**", *(rows or [words.say("since-nothing")])])


def _title(table: Table, seat: Seat, words: Words) -> str:
    return words.say("since-title" if table.has_moved(seat) else "since-begin")


def _part(lines: Iterable[Line], words: Words, seat: Seat, seats: int) -> tuple[list[Line], list[Line]]:
    """The lines that concern a seat and all others, both under their headings."""
    sections: list[tuple[list[Line], list[Line]]] = [([], [])]
    for line in lines:
        if is_heading(line, words):
            sections.append(([line], []))
        else:
            sections[-1][1].append(line)
    own: list[Line] = []
    others: list[Line] = []
    for head, below in sections:
        mine = [line for line in below if _concerns(line, seat, seats)]
        own += [*head, *mine] if mine else []
        others += [*head, *(line for line in below if line not in mine)] if len(mine) < len(below) or not below else []
    return own, others


def _concerns(line: Line, seat: Seat, seats: int) -> bool:
    """Whether somebody does, gains or loses something; what names all alike is about nobody."""
    named = [fact.seats for fact in line.facts.values() if isinstance(fact, Seats)]
    return any(seat in some and len(some) < max(2, seats) for some in named)


def _rows(parts: tuple[list[Line], list[Line]], table: Table, words: Words, title: str, tell: Teller) -> Rows:
    names, (own, others) = account_names(table), (tell(lines, words, len(table.seats)) for lines in parts)
    if others and others[-1] == (title, ()):
        others.pop()
    return Rows(
        [put_names(row, names.marked) for paragraph in own for row in _run_on(put_heading_names(paragraph, names))],
        [_small(row, names) for paragraph in others for row in _run_on(paragraph)],
    )


def _tell(lines: Iterable[Line], words: Words, seats: int) -> list[Paragraph]:
    """Every line in full."""
    paragraphs = [Paragraph("", ())]
    for line in lines:
        heading, *below = MARK.sub("", words.tell(line, stand_ins(seats))).splitlines()
        if is_heading(line, words):
            paragraphs.append(Paragraph(heading, tuple(below)))
        else:
            last = paragraphs.pop()
            paragraphs.append(Paragraph(last.heading, (*last.rows, " ".join((heading, *below)))))
    return paragraphs if paragraphs[0].rows else paragraphs[1:]


def _run_on(paragraph: Paragraph) -> list[str]:
    """Sentences one after the other, in as many rows as they need; each row begins with their heading."""
    begin = f"**{paragraph.heading}** · " if paragraph.heading else ""
    rows: list[str] = []
    for sentence in [end_sentence(MARK.sub("", row)) for row in paragraph.rows]:
        if rows and length(rows[-1]) + length(sentence) < ROW:
            rows[-1] += f" {sentence}"
        else:
            rows.append(begin + sentence)
    return rows or [f"**{paragraph.heading}**"]


def _small(row: str, names: Names) -> str:
    """Small print; a name that it begins with is marked, or it might be taken for a mark itself."""
    return SMALL + put_names(row, names.marked if is_stand_in(row[0]) else names.quiet)


def _newest(rows: list[str], most: int, room: int) -> list[str]:
    """As many of the last rows as there is room for."""
    kept: list[str] = []
    for row in reversed(rows[-most:] if most else []):
        room -= length(row)
        if room < 0:
            break
        kept.insert(0, row)
    return kept
