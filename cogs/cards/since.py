"""What happened since a player's last move: what concerns that player first, then the rest; folded where it is long."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from discord import ButtonStyle

from bot.games.contract import Line, Seat, Seats
from bot.tables.table import Table
from bot.words.gathering import SMALL
from bot.words.symbols import length
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import SINCE
from cogs.replies.names import marked_names, text_names

MOST_ROWS, MOST_OWN = 6, 3
"""Rows that are shown without a click, and how many of them are about the player."""
ROW, ROOM = 200, 700
"""Characters after which a row ends, and of all of them."""
PAGE = 3800
"""Characters of a message that tells all; Discord takes 4,000."""
HEADING = re.compile("#{1,3} ")
"""How the sentences mark a heading."""
STOPS = (".", "!", "?", "…")
"""What a sentence may end with."""


class Section(NamedTuple):
    """A heading, or none before the first, and what was told below it."""

    heading: str
    lines: list[Line]


def add_since(card: Card, table: Table, seat: Seat, words: Words, title: str = "") -> None:
    """Puts the list on a panel of this title, with a button to all of it where something is left out."""
    rows, is_folded = since_rows(table, seat, words.with_symbols, title)
    if rows or is_folded:
        card.add_text(f"**{_title(table, seat, words)}**", *rows)
        if is_folded:
            card.add_row(SINCE.button(words.say("since-all"), ButtonStyle.secondary, table.id))
        card.add_rule()


def since_rows(table: Table, seat: Seat, words: Words, title: str = "") -> tuple[list[str], bool]:
    """The rows that a panel shows, and whether something was left out: the oldest is.

    A heading with nothing below it yet, which the panel has for its title, is not repeated.
    """
    names, sections = text_names(table), _sections(table.news_for(seat), words, text_names(table))
    if sections and sections[-1] == (title, []):
        sections.pop()
    own, others = [], []
    for heading, lines in sections:
        mine = [line for line in lines if _concerns(line, seat, len(names))]
        if mine:
            own += _run_on(heading, [words.tell(line, marked_names(table)) for line in mine])
        if len(mine) < len(lines) or not lines:
            others += _run_on(heading, [words.tell(line, names) for line in lines if line not in mine])
    small = [f"{SMALL}{row}" for row in others]
    shown = _newest(own, MOST_OWN, ROOM)
    shown += _newest(small, MOST_ROWS - len(shown), ROOM - sum(map(length, shown)))
    return shown, shown != own + small


def since_pages(table: Table, seat: Seat, words: Words) -> Iterator[Card]:
    """All of it in full, in the order in which it happened, in as many messages as it takes."""
    page = [f"**{_title(table, seat, words)}**"]
    lines = table.news_for(seat)
    told = [words.with_symbols.tell(line, marked_names(table)) for line in lines]
    for text in told or [words.say("since-nothing")]:
        if sum(map(length, page)) + len(page) + length(text) > PAGE:
            yield _page(page)
            page = []
        page.append(text)
    yield _page(page)


def _page(rows: list[str]) -> Card:
    card = Card()
    card.add_text(*rows)
    return card


def _title(table: Table, seat: Seat, words: Words) -> str:
    return words.say("since-title" if table.has_moved(seat) else "since-begin")


def _sections(lines: Iterable[Line], words: Words, names: Sequence[str]) -> list[Section]:
    sections = [Section("", [])]
    for line in lines:
        text = words.tell(line, names)
        if mark := HEADING.match(text):
            sections.append(Section(text[mark.end() :].splitlines()[0], []))
        else:
            sections[-1].lines.append(line)
    return sections if sections[0].lines else sections[1:]


def _concerns(line: Line, seat: Seat, seats: int) -> bool:
    """Whether somebody does, gains or loses something; what names all alike is about nobody."""
    named = [fact.seats for fact in line.facts.values() if isinstance(fact, Seats)]
    return any(seat in some and len(some) < max(2, seats) for some in named)


def _run_on(heading: str, texts: Iterable[str]) -> list[str]:
    """Sentences one after the other, in as many rows as they need; each row begins with their heading."""
    begin = f"**{heading}** ·" if heading else ""
    rows: list[str] = []
    for text in map(_sentence, texts):
        if rows and length(rows[-1]) + length(text) < ROW:
            rows[-1] += f" {text}"
        else:
            rows.append(f"{begin} {text}".strip())
    return rows or [f"**{heading}**"]


def _sentence(text: str) -> str:
    """A line without the marks of small print, and with a stop."""
    plain = " ".join(row.removeprefix(SMALL) for row in text.splitlines())
    return plain if plain.endswith(STOPS) else f"{plain}."


def _newest(rows: list[str], most: int, room: int) -> list[str]:
    """As many of the last rows as there is room for."""
    kept: list[str] = []
    for row in reversed(rows[-most:] if most else []):
        room -= length(row)
        if room < 0:
            break
        kept.insert(0, row)
    return kept
