"""Summaries of events: players who did the same share a sentence, each player is named once, some events are omitted.

The language files define how. In addition to the sentence of a line, such as "line-sold", there may be

* "line-sold-brief": the short form, without a period, for one or more players ("$seat-count"); empty to omit the
  event;
* "line-sold-aside": a form without the player, which continues the last sentence about that player;
* "line-sold-sum": an aside whose numbers are added to those of a matching aside directly before it;
* "line-sold-last": an aside; of several such asides in a row, only the last is used;
* "line-sold-gain": something gained by the event before it, in brackets; numbers are added as for "line-sold-sum";
* "line-sold-each" and "line-sold-all": one player's part, and the sentence that joins all parts ("$all"); omitted if
  empty.

A panel tells its player everything that happened to them, in the second person ("line-sold-own"; empty to omit it). If
the line has an aside, "line-sold-own" is an aside, too, unless it ends with a period; "$first" is 1 at the beginning of
a sentence, else 0. If the reader is not the first player of the line, "line-sold-own-seat" addresses the player in the
fact "seat". The reader is left out of the list of players.

A line is about the player in its first fact that is a single seat.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.contract import Fact, Line, Seat, Seats
from bot.words.words import Words

HEADING, SMALL = "### ", "-# "
"""Markup of a heading and of small print."""
PRIVATE_USE = 0xE000
"""The beginning of Unicode's private use area, which no sentence in the language files uses."""
MOST_PLAYERS = 100
"""Number of placeholders for players, far more than sit at any table."""
STAND_IN = re.compile(f"[{chr(PRIVATE_USE)}-{chr(PRIVATE_USE + MOST_PLAYERS - 1)}]")
"""A placeholder for a name."""
STOPS = ".!?…"
"""Punctuation that ends a sentence."""
BETWEEN = " · "
"""Separator between the actions of one player."""
ASIDES = ("last", "aside", "sum", "gain")
"""Forms of a line that continue the sentence about its player."""


class Paragraph(NamedTuple):
    """A heading with its rows; placeholders stand for names."""

    heading: str
    """Heading without markup; empty if the summary continues without a heading."""
    rows: tuple[str, ...]


class Action(NamedTuple):
    """Lines that share one sentence, and the players they are about, if any."""

    who: tuple[Seat, ...]
    lines: tuple[Line, ...]


@lru_cache(MOST_PLAYERS)
def stand_ins(number: int) -> tuple[str, ...]:
    """Return placeholders for the players' names until the text is complete, so that markup in a name is not parsed."""
    return tuple(chr(PRIVATE_USE + seat) for seat in range(number))


def is_stand_in(letter: str) -> bool:
    """True if a letter is a placeholder for a name."""
    return PRIVATE_USE <= ord(letter) < PRIVATE_USE + MOST_PLAYERS


def put_names(text: str, names: Sequence[str]) -> str:
    """Replace the placeholders with names."""
    return STAND_IN.sub(lambda found: names[at] if (at := ord(found[0]) - PRIVATE_USE) < len(names) else found[0], text)


def is_heading(line: Line, words: Words, players: int) -> bool:
    """True if a line's sentence is a heading, at a table with this many players."""
    return words.tell(line, stand_ins(players)).startswith(HEADING)


def gather(lines: Iterable[Line], words: Words, players: int) -> list[Paragraph]:
    """Return a summary; a heading is omitted if all lines under it are omitted."""
    return [*gather_back([*lines], words, players)][::-1]


def gather_back(lines: Sequence[Line], words: Words, players: int) -> Iterator[Paragraph]:
    """Yield the paragraphs of `gather` from last to first, for callers that need only the newest."""
    return Summarizer(words, players).paragraphs(lines)


class Summarizer:
    """Summarizes events in one language."""

    def __init__(self, words: Words, players: int) -> None:
        self._words, self._names = words, stand_ins(players)

    def paragraphs(self, lines: Sequence[Line]) -> Iterator[Paragraph]:
        """Yield the lines between two headings as a paragraph, last paragraph first."""
        below: list[Line] = []
        for line in reversed(lines):
            told = self._tell(line, "brief")
            if told.startswith(HEADING):
                yield from self._paragraph(told.removeprefix(HEADING), below[::-1])
                below = []
            else:
                below.append(line)
        yield from self._paragraph("", below[::-1])

    def begins_paragraph(self, line: Line) -> bool:
        """True if a line's short form is a heading."""
        return self._tell(line, "brief").startswith(HEADING)

    def _paragraph(self, heading: str, below: list[Line]) -> Iterator[Paragraph]:
        """Yield a paragraph unless all of its sentences are empty."""
        rows = tuple(self._rows(below))
        if rows or (heading and not below):
            yield Paragraph(heading, rows)

    def _rows(self, lines: Iterable[Line]) -> list[str]:
        """Return a sentence per entry, or one for all entries that are joined; skip empty ones."""
        groups: dict[object, list[Action]] = {}
        for number, action in enumerate(self._share(self._name_once(lines))):
            groups.setdefault(action.lines[0].key if self._is_strung(action) else number, []).append(action)
        told = (self._string(key, all_) if isinstance(key, str) else self._put(*all_) for key, all_ in groups.items())
        return [row for row in told if row]

    def _name_once(self, lines: Iterable[Line]) -> list[Action]:
        """Let asides join the last sentence about their player."""
        actions: list[Action] = []
        for line in lines:
            _, who = _subject(line)
            own = [at for at, action in enumerate(actions) if action.who == who and not self._is_strung(action)]
            if who and own and self._is_aside(line):
                actions[own[-1]] = Action(who, (*actions[own[-1]].lines, line))
            else:
                actions.append(Action(who, (line,)))
        return actions

    def _share(self, actions: list[Action]) -> list[Action]:
        """Merge the entries of players who did the same into the first entry."""
        shared: dict[object, Action] = {}
        for number, action in enumerate(actions):
            can_share = action.who and self._can_say(action.lines[0], "brief")
            what = tuple((line.key, _without_subject(line)) for line in action.lines) if can_share else number
            shared[what] = Action(shared[what].who + action.who, action.lines) if what in shared else action
        return list(shared.values())

    def _put(self, action: Action) -> str:
        """Build one sentence: the first line with all of its players, then the asides."""
        first, *others = self._add_up(action.lines)
        told = [self._tell(_about(first, action.who), "brief")]
        for line in others:
            self._add_aside(told, line, self._tell_aside(line))
        return self._say_everyone(BETWEEN.join(told).removesuffix("."), action.who)

    def _add_aside(self, told: list[str], line: Line, aside: str) -> None:
        """Append an aside, or append a gain in brackets to the last action; skip empty ones."""
        if aside:
            told[-1] = told[-1].removesuffix(".")
            if self._can_say(line, "gain"):
                told[-1] = _in_brackets(told[-1], aside)
            else:
                told.append(aside)

    def _tell_aside(self, line: Line) -> str:
        return self._tell(line, next(form for form in ASIDES if self._can_say(line, form)))

    def _is_aside(self, line: Line) -> bool:
        return any(self._can_say(line, form) for form in ASIDES)

    def _add_up(self, lines: Iterable[Line]) -> list[Line]:
        """Merge neighboring lines whose numbers can be added; of neighbors with a "last" form, keep only the last."""
        added: list[Line] = []
        for line in lines:
            is_counted = self._can_say(line, "sum") or self._can_say(line, "gain")
            if is_counted and added and _can_add(added[-1], line):
                added[-1] = _add(added[-1], line)
            elif self._can_say(line, "last") and added and added[-1].key == line.key:
                added[-1] = line
            else:
                added.append(line)
        return added

    def address(self, lines: Iterable[Line], reader: Seat) -> list[str]:
        """Tell the reader what happened to them, with one sentence for related events."""
        sentences: list[list[str]] = []
        for line in self._add_up(lines):
            if sentences and self._can_say(line, "gain"):
                self._add_aside(sentences[-1], line, self._tell(line, "gain"))
                continue
            aside = self._speak_to(line, reader, is_first=False)
            if sentences and self._is_aside(line) and not aside.endswith(tuple(STOPS)):
                self._add_aside(sentences[-1], line, aside)
            elif aside:
                sentences.append([self._speak_to(line, reader, is_first=True)])
        return [_capitalize(BETWEEN.join(said)) for said in sentences]

    def _speak_to(self, line: Line, reader: Seat, *, is_first: bool) -> str:
        """Return a line in the second person, or in full if the language has no such form."""
        form = _own_form(line, reader)
        if not self._can_say(line, form):
            return self._words.tell(line, self._names)
        others = {name: _leave_out(fact, reader) for name, fact in line.facts.items()}
        return self._words.tell(Line(f"{line.key}-{form}", {**others, "first": int(is_first)}), self._names)

    def _say_everyone(self, told: str, who: tuple[Seat, ...]) -> str:
        """Replace the list of players with "everyone" if it contains all players, unless there are only two."""
        if len(who) < max(3, len(self._names)):
            return told
        return told.replace(self._words.listing([self._names[seat] for seat in who]), self._words.say("everyone"))

    def _string(self, key: str, actions: list[Action]) -> str:
        told = [each for action in actions for line in action.lines if (each := self._tell(line, "each"))]
        return self._words.say(f"line-{key}-all", all=", ".join(told)) if told else ""

    def _is_strung(self, action: Action) -> bool:
        return self._can_say(action.lines[0], "each")

    def _can_say(self, line: Line, form: str) -> bool:
        return self._words.has(f"line-{line.key}-{form}")

    def _tell(self, line: Line, form: str) -> str:
        """Return a line in some form, or in full if the language does not have it."""
        key = f"{line.key}-{form}" if self._can_say(line, form) else line.key
        return self._words.tell(Line(key, line.facts), self._names)


def _subject(line: Line) -> tuple[str, tuple[Seat, ...]]:
    """Return the name of the fact that a line is about, and its player; both empty if there is no such fact."""
    for name, fact in line.facts.items():
        if isinstance(fact, Seats) and len(fact.seats) == 1:
            return name, fact.seats
    return "", ()


def _without_subject(line: Line) -> tuple[tuple[str, Fact], ...]:
    name, _ = _subject(line)
    return tuple((other, fact) for other, fact in line.facts.items() if other != name)


def _about(line: Line, who: tuple[Seat, ...]) -> Line:
    """Return the line with different players as its subject."""
    return Line(line.key, {**line.facts, _subject(line)[0]: Seats(who)}) if who else line


def _can_add(line: Line, other: Line) -> bool:
    """True if the lines differ only in numbers and in lists of things."""

    def kept(one: Line) -> list[tuple[str, Fact]]:
        return [(name, fact) for name, fact in one.facts.items() if not isinstance(fact, int | tuple)]

    return line.key == other.key and kept(line) == kept(other)


def _add(line: Line, other: Line) -> Line:
    """Add the numbers of two lines and concatenate their lists."""
    added: dict[str, Fact] = {**line.facts}
    for name, fact in other.facts.items():
        before = added[name]
        if isinstance(fact, int) and isinstance(before, int):
            added[name] = before + fact
        elif isinstance(fact, tuple) and isinstance(before, tuple):
            added[name] = (*before, *fact)
    return Line(line.key, added)


def _in_brackets(told: str, gain: str) -> str:
    """Append a gain in brackets; if the text ends with brackets, the gain goes into those."""
    return f"{told[:-1]}, {gain})" if told.endswith(")") else f"{told} ({gain})"


def _capitalize(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _own_form(line: Line, reader: Seat) -> str:
    """Return the name of the second-person form, which includes a fact's name if the reader is not the first player."""
    _, who = _subject(line)
    alone = [name for name, fact in line.facts.items() if fact == Seats((reader,))]
    return f"own-{alone[0]}" if alone and who != (reader,) else "own"


def _leave_out(fact: Fact, reader: Seat) -> Fact:
    """Return the fact without the reader's seat."""
    return Seats(tuple([seat for seat in fact.seats if seat != reader])) if isinstance(fact, Seats) else fact


def end_sentence(row: str) -> str:
    """Add a period if the row has no end mark."""
    return row if row.endswith(tuple(STOPS)) else f"{row}."
