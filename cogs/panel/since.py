"""What happened since a player's last move: what concerns that player first, then the rest; folded where it is long."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.games.contract import Line, Seat, Seats
from bot.tables.posts import unpack_lines
from bot.tables.table import Table
from bot.words.gathering import (
    HEADING,
    SMALL,
    Gathering,
    Paragraph,
    end_sentence,
    gather,
    is_heading,
    is_stand_in,
    put_names,
    stand_ins,
)
from bot.words.symbols import length
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.details import text_cards
from cogs.cards.narration import narrate_in_full
from cogs.replies.names import Names, account_names

MOST_ROWS, MOST_OWN = 4, 3
"""Rows that are shown without a click, and how many of them are about the player where they are too many."""
MOST_KEPT = 500
"""Accounts that are kept in memory once told; also the turns, paragraphs and rows that they are made of."""
ROW_CHARACTERS, FULL_CHARACTERS = 130, 180
"""Characters of one row, and of all rows where everything is told in full."""
OWN_CHARACTERS, SHORT_CHARACTERS = 300, 180
"""Characters of the rows about the player, and of the rest where it is told in short."""
MARK = re.compile(r"^(?:#{1,3}|-#) ", re.MULTILINE)
"""How sentences mark headings and small print."""
HEAD = re.compile(r"^-# \*\*.+?\*\* · ")
"""The heading that a row begins with."""

Teller: TypeAlias = Callable[[Iterable[Line], Words, int], list[Paragraph]]
"""A way of telling lines at a table of so many, with stand-ins for names."""


class NewsLine:
    """A line at a table of so many, with what panels ask about it; equal to itself alone."""

    def __init__(self, line: Line, words: Words, seats: int) -> None:
        self.line, self.is_heading = line, is_heading(line, words, seats)
        self.begins_paragraph = Gathering(words, seats).begins_paragraph(line)
        named = [fact.seats for fact in line.facts.values() if isinstance(fact, Seats)]
        self.concerned = frozenset([seat for some in named if len(some) < max(2, seats) for seat in some])
        """The players who do, gain or lose something; what names all alike is about nobody."""


Section: TypeAlias = tuple[list[NewsLine], list[NewsLine]]
"""A heading, if there is one, and the lines below it."""


class News(NamedTuple):
    """What concerns a player, and the rest; both in small print."""

    own: tuple[str, ...]
    others: tuple[str, ...]
    is_folded: bool = False
    """Whether something is left out."""

    def fits(self) -> bool:
        """Whether all of it is a few rows."""
        rows = self.own + self.others
        return len(rows) <= MOST_ROWS and sum(map(length, rows)) <= FULL_CHARACTERS

    def newest(self) -> "News":
        """As much as there is room for."""
        own = _newest(self.own, MOST_OWN, OWN_CHARACTERS)
        others = _newest(self.others, MOST_ROWS - len(own), SHORT_CHARACTERS)
        return News(own, _head_once(others), is_folded=True)


def add_since(card: Card, table: Table, seat: Seat, words: Words, news: News) -> None:
    """Puts what others did on a panel."""
    if news.others:
        card.add_text(f"**{_title(table, seat, words)}**", *news.others)


def find_news(table: Table, seat: Seat, words: Words) -> News:
    """What a panel shows: what concerns its player in full, the rest too if it is little, else in short.

    A last heading with nothing below it is left out: the panel itself says what comes now.
    """
    return _word_news(table.packed_news_for(seat), seat, account_names(table), words)


@lru_cache(MOST_KEPT)
def _word_news(told: tuple[bytes, ...], seat: Seat, names: Names, words: Words) -> News:
    """Kept in memory, since the news stays the same while a player goes through the questions of a decision."""
    mine, others = _part([line for turn in told for line in _read_turn(turn, words, len(names.quiet))], seat)
    own = _own_rows(mine, seat, names, words)
    if _may_fit(own, others, words, len(names.quiet)):
        full = News(own, _rows(others, names, words, _tell))
        if full.fits():
            return full._replace(others=_head_once(full.others))
    return News(own, _newest_rows(others, names, words)).newest()


@lru_cache(MOST_KEPT)
def _read_turn(packed: bytes, words: Words, seats: int) -> tuple[NewsLine, ...]:
    """Kept in memory, since the news grows turn by turn and is the same for all players."""
    return _look_at(unpack_lines(packed), words, seats)


def _look_at(lines: Iterable[Line], words: Words, seats: int) -> tuple[NewsLine, ...]:
    return tuple([NewsLine(line, words, seats) for line in lines])


def _may_fit(own: Iterable[str], others: Iterable[NewsLine], words: Words, seats: int) -> bool:
    """Whether all may be told in full; most accounts are soon seen to be too long, headings and names apart."""
    room = FULL_CHARACTERS - sum(map(length, own))
    for line in others:
        if not line.is_heading:
            room -= length(MARK.sub("", words.tell(line.line, stand_ins(seats))))
        if room < 0:
            return False
    return True


def missed_rows(
    lines: Iterable[Line], table: Table, seat: Seat, words: Words, room: int
) -> tuple[tuple[str, ...], bool]:
    """Lines for a seat in so many characters, its own first, and whether they are told in short or left out."""
    mine, others = _part(_look_at(lines, words, len(table.seats)), seat)
    names = account_names(table)
    own = _own_rows(mine, seat, names, words)
    for tell in (_tell, gather):
        rows = _rows(others, names, words, tell)
        if sum(map(length, own + rows)) <= room:
            return own + _head_once(rows), tell is gather
    own = _newest(own, len(own), room)
    return own + _head_once(_newest(rows, len(rows), room - sum(map(length, own)))), True


def since_cards(table: Table, seat: Seat, words: Words) -> list[Card]:
    """All of it in full, in the order in which it happened, in as many messages as it takes."""
    rows = account_in_full(table.news_for(seat), table, words)
    return text_cards([f"**{_title(table, seat, words)}**", *(rows or [words.say("since-nothing")])])


def account_in_full(lines: Iterable[Line], table: Table, words: Words) -> list[str]:
    """Rows that tell every line."""
    return narrate_in_full(lines, words.with_symbols, account_names(table))


def _title(table: Table, seat: Seat, words: Words) -> str:
    return words.say("since-title" if table.has_moved(seat) else "since-begin")


def _part(lines: Iterable[NewsLine], seat: Seat) -> tuple[list[Line], list[NewsLine]]:
    """The lines that concern a seat, and all others under their headings."""
    own: list[Line] = []
    others: list[NewsLine] = []
    for head, below in _split(lines, lambda line: line.is_heading):
        theirs = [line for line in below if seat not in line.concerned]
        own += [line.line for line in below if seat in line.concerned]
        others += [*head, *theirs] if theirs or not below else []
    return own, others


def _split(lines: Iterable[NewsLine], is_head: Callable[[NewsLine], bool]) -> list[Section]:
    """Each heading with the lines below it; first those without one."""
    sections: list[Section] = [([], [])]
    for line in lines:
        if is_head(line):
            sections.append(([line], []))
        else:
            sections[-1][1].append(line)
    return sections


def _rows(others: Sequence[NewsLine], names: Names, words: Words, tell: Teller) -> tuple[str, ...]:
    paragraphs = tell([line.line for line in others], words, len(names.quiet))
    if paragraphs and not paragraphs[-1].rows:
        paragraphs.pop()
    return tuple([row for paragraph in paragraphs for row in _small_rows(paragraph, names)])


def _newest_rows(others: Sequence[NewsLine], names: Names, words: Words) -> tuple[str, ...]:
    """The last rows of an account in short, at least as many as there is room for."""
    rows: list[str] = []
    for number, paragraph in enumerate(_gather_back(others, words, len(names.quiet))):
        if number or paragraph.rows:
            rows[:0] = _small_rows(paragraph, names)
        if len(rows) >= MOST_ROWS or sum(map(length, rows)) > SHORT_CHARACTERS:
            break
    return tuple(rows)


def _gather_back(lines: Sequence[NewsLine], words: Words, seats: int) -> Iterator[Paragraph]:
    """An account in short, the last paragraph first."""
    for head, below in reversed(_split(lines, lambda line: line.begins_paragraph)):
        yield from _gather_section((*head, *below), words, seats)


@lru_cache(MOST_KEPT)
def _gather_section(lines: tuple[NewsLine, ...], words: Words, seats: int) -> list[Paragraph]:
    """Kept in memory, since an account grows at its end."""
    return gather([line.line for line in lines], words, seats)


@lru_cache(MOST_KEPT)
def _small_rows(paragraph: Paragraph, names: Names) -> tuple[str, ...]:
    return tuple([_small(row, names) for row in _run_on(paragraph)])


def _own_rows(lines: Iterable[Line], seat: Seat, names: Names, words: Words) -> tuple[str, ...]:
    """What happened to the reader, who is spoken to."""
    said = Gathering(words, len(names.quiet)).address(lines, seat)
    told = tuple([" ".join(MARK.sub("", sentence).splitlines()) for sentence in said])
    return _small_rows(Paragraph("", told), names) if told else ()


def _tell(lines: Iterable[Line], words: Words, seats: int) -> list[Paragraph]:
    """Every line in full."""
    paragraphs = [Paragraph("", ())]
    for line in lines:
        told = words.tell(line, stand_ins(seats))
        heading, *below = MARK.sub("", told).splitlines()
        if told.startswith(HEADING):
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
        if rows and length(rows[-1]) + length(sentence) < ROW_CHARACTERS:
            rows[-1] += f" {sentence}"
        else:
            rows.append(begin + sentence)
    return rows or [f"**{paragraph.heading}**"]


def _head_once(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Rows of which each begins with its heading, but for those below one that has the same."""
    headings = ["", *[found[0] if (found := HEAD.match(row)) else "" for row in rows]]
    beginnings = zip(rows, headings, headings[1:], strict=False)
    return tuple([SMALL + row.removeprefix(head) if head and head == above else row for row, above, head in beginnings])


def _small(row: str, names: Names) -> str:
    """Small print; a name that it begins with is marked, or it might be taken for a mark itself."""
    return SMALL + put_names(row, names.marked if is_stand_in(row[0]) else names.quiet)


def _newest(rows: tuple[str, ...], most: int, room: int) -> tuple[str, ...]:
    """As many of the last rows as there is room for."""
    kept: list[str] = []
    for row in reversed(rows[-most:] if most else ()):
        room -= length(row)
        if room < 0:
            break
        kept.insert(0, row)
    return tuple(kept)
