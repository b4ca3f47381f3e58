"""News since a player's last move: what concerns the player comes first, the rest is shortened if long."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.games.contract import Line, Seat, Seats
from bot.tables.posts import unpack_lines
from bot.tables.table import Table
from bot.words.summaries import (
    HEADING,
    SMALL,
    Paragraph,
    Summarizer,
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
from cogs.replies.names import Names, narration_names

MOST_ROWS, MOST_OWN = 4, 3
"""Maximum number of rows, and of rows about the player if the news is shortened."""
MOST_KEPT = 500
"""Size of each cache: news, turns, paragraphs, rows."""
ROW_CHARACTERS, FULL_CHARACTERS = 130, 180
"""Maximum length of one row, and maximum combined length of all rows if nothing is left out."""
OWN_CHARACTERS, SHORT_CHARACTERS = 300, 180
"""Maximum combined length of the rows about the player, and of the other rows, if the news is shortened."""
BESIDE_CHARACTERS = 200
"""Maximum combined length of the rows about the player above a question's picture."""
MARK = re.compile(r"^(?:#{1,3}|-#) ", re.MULTILINE)
"""Markup of headings and small print."""
HEAD = re.compile(r"^-# \*\*.+?\*\* · ")
"""The heading at the start of a row."""

Teller: TypeAlias = Callable[[Iterable[Line], Words, int], list[Paragraph]]
"""Turns lines into paragraphs for a table with this many seats, with placeholders for names."""


class NewsLine:
    """A line with derived facts that depend on the number of seats; compared by identity."""

    def __init__(self, line: Line, words: Words, seats: int) -> None:
        self.line, self.is_heading = line, is_heading(line, words, seats)
        self.begins_paragraph = Summarizer(words, seats).begins_paragraph(line)
        named = [fact.seats for fact in line.facts.values() if isinstance(fact, Seats)]
        self.concerned = frozenset([seat for some in named if len(some) < max(2, seats) for seat in some])
        """The seats that do, gain or lose something; facts that name all seats are ignored."""


Section: TypeAlias = tuple[list[NewsLine], list[NewsLine]]
"""A heading, if any, and the lines below it."""


class News(NamedTuple):
    """News about a player, and other news, both in small print."""

    own: tuple[str, ...]
    others: tuple[str, ...]
    is_folded: bool = False
    """True if something is left out."""

    def fits(self) -> bool:
        """True if everything fits into a few rows."""
        rows = self.own + self.others
        return len(rows) <= MOST_ROWS and sum(map(length, rows)) <= FULL_CHARACTERS

    def newest(self) -> "News":
        """Return the newest rows within the limits."""
        own = _newest(self.own, MOST_OWN, OWN_CHARACTERS)
        others = _newest(self.others, MOST_ROWS - len(own), SHORT_CHARACTERS)
        return News(own, _head_once(others), is_folded=True)


def add_since(card: Card, table: Table, seat: Seat, words: Words, news: News) -> None:
    """Add the other players' actions to a panel."""
    if news.others:
        card.add_text(f"**{_title(table, seat, words)}**", *news.others)


def find_news(table: Table, seat: Seat, words: Words) -> News:
    """Return a panel's news: full sentences about its player; the other lines in full or summarized.

    A final heading without lines is left out, since the panel shows what comes next. The game's setup is summarized,
    since the panel shows that too.
    """
    told = table.packed_news_for(seat)
    is_set_up = len(told) == 1 and not table.has_moved(seat)
    return _word_news(told, seat, narration_names(table), words, is_set_up)


def add_beside_picture(card: Card, table: Table, seat: Seat, words: Words) -> None:
    """Add the news above a question's picture; its title, in the first row, says if some news is left out.

    Later questions of a decision show only the results of its earlier answers, without a title.
    """
    news, title = _news_beside_picture(table, seat, words), _title(table, seat, words)
    first, *others = (*news.others, *news.own) or ("",)
    if first and table.packed_actions_of(seat) is None:
        told = words.say("since-brief", title=title) if news.is_folded else title
        first = f"{SMALL}**{told}:** {first.removeprefix(SMALL)}"
    if first:
        card.add_text(first, *others)


def rows_left_out_beside_picture(table: Table, seat: Seat, words: Words) -> list[str]:
    """Tell all news in full under its title; empty if the panel leaves nothing out."""
    return _since_rows(table, seat, words) if _news_beside_picture(table, seat, words).is_folded else []


def _news_beside_picture(table: Table, seat: Seat, words: Words) -> News:
    actions, names = table.packed_actions_of(seat), narration_names(table)
    if actions is None:
        news, is_earlier_hidden = find_news(table, seat, words), False
    else:
        news = _word_news(actions, seat, names, words, is_set_up=False)
        is_earlier_hidden = len(actions) < len(table.packed_news_for(seat))
    own = _newest(news.own, MOST_OWN, BESIDE_CHARACTERS)
    return News(own, news.others, news.is_folded or is_earlier_hidden or len(own) < len(news.own))


@lru_cache(MOST_KEPT)
def _word_news(told: tuple[bytes, ...], seat: Seat, names: Names, words: Words, is_set_up: bool) -> News:
    """Put the news into words; cached, since it stays the same for all questions of a decision."""
    mine, others = _part([line for turn in told for line in _read_turn(turn, words, len(names.quiet))], seat)
    own = _own_rows(mine, seat, names, words)
    if is_set_up and (begin := News(own, _head_once(_rows(others, names, words, gather)))).fits():
        return begin
    if _may_fit(own, others, words, len(names.quiet)):
        full = News(own, _rows(others, names, words, _tell))
        if full.fits():
            return full._replace(others=_head_once(full.others))
    return News(own, _newest_rows(others, names, words)).newest()


@lru_cache(MOST_KEPT)
def _read_turn(packed: bytes, words: Words, seats: int) -> tuple[NewsLine, ...]:
    """Read the lines of a turn; cached, since news grows turn by turn and is the same for all players."""
    return tuple([NewsLine(line, words, seats) for line in unpack_lines(packed)])


def _may_fit(own: Iterable[str], others: Iterable[NewsLine], words: Words, seats: int) -> bool:
    """Return False if the news is certainly too long to tell in full, judged without headings and names."""
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
    """Tell lines within `room` characters, the seat's own first. Returns the rows, and True if some were left out."""
    mine, others = _part([NewsLine(line, words, len(table.now.seats)) for line in lines], seat)
    names = narration_names(table)
    own = _own_rows(mine, seat, names, words)
    for tell in (_tell, gather):
        rows = _rows(others, names, words, tell)
        if sum(map(length, own + rows)) <= room:
            return own + _head_once(rows), tell is gather
    own = _newest(own, len(own), room)
    return own + _head_once(_newest(rows, len(rows), room - sum(map(length, own)))), True


def since_cards(table: Table, seat: Seat, words: Words) -> list[Card]:
    """Tell all news in full and in order, in as many messages as needed."""
    return text_cards(_since_rows(table, seat, words))


def _since_rows(table: Table, seat: Seat, words: Words) -> list[str]:
    rows = news_in_full(table.news_for(seat), table, words)
    return [f"**{_title(table, seat, words)}**", *(rows or [words.say("since-nothing")])]


def news_in_full(lines: Iterable[Line], table: Table, words: Words) -> list[str]:
    """Return rows that tell every line."""
    return narrate_in_full(lines, words.with_symbols, narration_names(table))


def _title(table: Table, seat: Seat, words: Words) -> str:
    return words.say("since-title" if table.has_moved(seat) else "since-begin")


def _part(lines: Iterable[NewsLine], seat: Seat) -> tuple[list[Line], list[NewsLine]]:
    """Split lines into those that concern a seat and all others, which keep their headings."""
    own: list[Line] = []
    others: list[NewsLine] = []
    for head, below in _split(lines, lambda line: line.is_heading):
        theirs = [line for line in below if seat not in line.concerned]
        own += [line.line for line in below if seat in line.concerned]
        others += [*head, *theirs] if theirs or not below else []
    return own, others


def _split(lines: Iterable[NewsLine], is_head: Callable[[NewsLine], bool]) -> list[Section]:
    """Split lines at headings; the first section has none."""
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
    """Return the last rows of the summary, at least as many as the limits allow."""
    rows: list[str] = []
    for number, paragraph in enumerate(_gather_back(others, words, len(names.quiet))):
        if number or paragraph.rows:
            rows[:0] = _small_rows(paragraph, names)
        if len(rows) >= MOST_ROWS or sum(map(length, rows)) > SHORT_CHARACTERS:
            break
    return tuple(rows)


def _gather_back(lines: Sequence[NewsLine], words: Words, seats: int) -> Iterator[Paragraph]:
    """Yield the paragraphs of the summary, starting with the last."""
    for head, below in reversed(_split(lines, lambda line: line.begins_paragraph)):
        yield from _gather_section((*head, *below), words, seats)


@lru_cache(MOST_KEPT)
def _gather_section(lines: tuple[NewsLine, ...], words: Words, seats: int) -> list[Paragraph]:
    """Summarize a section; cached, since news grows only at its end."""
    return gather([line.line for line in lines], words, seats)


@lru_cache(MOST_KEPT)
def _small_rows(paragraph: Paragraph, names: Names) -> tuple[str, ...]:
    return tuple([_small(row, names) for row in _run_on(paragraph)])


def _own_rows(lines: Iterable[Line], seat: Seat, names: Names, words: Words) -> tuple[str, ...]:
    """Tell the reader in the second person what happened to them."""
    said = Summarizer(words, len(names.quiet)).address(lines, seat)
    told = tuple([" ".join(MARK.sub("", sentence).splitlines()) for sentence in said])
    return _small_rows(Paragraph("", told), names) if told else ()


def _tell(lines: Iterable[Line], words: Words, seats: int) -> list[Paragraph]:
    """Tell every line in full."""
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
    """Join sentences into rows of limited length; each row begins with the sentences' heading."""
    begin = f"**{paragraph.heading}** · " if paragraph.heading else ""
    rows: list[str] = []
    for sentence in [end_sentence(MARK.sub("", row)) for row in paragraph.rows]:
        if rows and length(rows[-1]) + length(sentence) < ROW_CHARACTERS:
            rows[-1] += f" {sentence}"
        else:
            rows.append(begin + sentence)
    return rows or [f"**{paragraph.heading}**"]


def _head_once(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Remove a heading that repeats the one of the row above."""
    headings = ["", *[found[0] if (found := HEAD.match(row)) else "" for row in rows]]
    beginnings = zip(rows, headings, headings[1:], strict=False)
    return tuple([SMALL + row.removeprefix(head) if head and head == above else row for row, above, head in beginnings])


def _small(row: str, names: Names) -> str:
    """Format as small print; a name at the beginning becomes bold, since its first character could be markup."""
    return SMALL + put_names(row, names.marked if is_stand_in(row[0]) else names.quiet)


def _newest(rows: tuple[str, ...], most: int, room: int) -> tuple[str, ...]:
    """Return the last rows that fit."""
    kept: list[str] = []
    for row in reversed(rows[-most:] if most else ()):
        room -= length(row)
        if room < 0:
            break
        kept.insert(0, row)
    return tuple(kept)
