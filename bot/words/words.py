"""Sentences by key and language, through Fluent; lines of the rules become words here and nowhere else."""

import logging
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar, TypeAlias

from bot.data_folder import DATA
from bot.games.contract import TABLE_LINE, Fact, Line, Seats
from bot.logs import about
from bot.words.fluent import Facts, Messages
from bot.words.symbols import put_before, seat_symbol

log = logging.getLogger(__name__)

LANGUAGES = ("en", "ru", "it")
"""The languages that are complete; the first is spoken where none other fits."""

BOT = DATA / "bot"
"""The folder of the bot's own sentences."""

_PIECE = re.compile(r"([a-z_]+)(?:\.(\d+)(\+?))?")
"""A piece's short name: "joker", "card.5", "card.2+"."""

_NAMING = re.compile(r"piece-([a-z_]+)|topic-([a-z0-9_]+)-title")
"""A sentence that is no more than a name; a host's own file of figures may bring names that no language has."""

VALUE = "value"
"""The form of a piece's name that leaves all but its value out."""
SUM = "sum"
"""How a sentence asks for numbers with plus signs between them."""
ROW = "row"
"""How the forms begin under which a sentence lists pieces with commas alone, as labels do."""
SYMBOLS = "symbols"
"""How a sentence asks for the players of a row with their symbols."""

MOST_KEPT = 2_000
"""Sentences kept in memory once said; a panel is made of the same few again and again."""


Badges: TypeAlias = Mapping[int, tuple[int, ...]]
"""By number of players, whose shape and color each seat has."""


class UnknownSentence(Exception):
    """A sentence is missing, or was not given what it speaks of; raised only where words are strict."""


class Words:
    """What the bot, or a game and for the rest the bot, can say in one language."""

    is_strict: ClassVar[bool] = False
    """Whether a missing sentence raises `UnknownSentence`, as in the tests."""

    def __init__(
        self, language: str, messages: Messages, symbols: Mapping[str, str] | None = None, badges: Badges | None = None
    ) -> None:
        self.language, self._messages, self._symbols, self._badges = language, messages, symbols or {}, badges or {}
        self.with_symbols = self
        """The same for texts on Discord, with an emoji before the name of each piece; see `illustrated`."""
        self._tell = lru_cache(MOST_KEPT)(self._put)
        self.piece = lru_cache(MOST_KEPT)(self._name)
        """The name of a piece in a form that its sentence knows, or else the plain one; where counted, how many."""
        self._missed: set[tuple[str, str]] = set()
        """What was missing so far, by key."""

    def illustrated(self, symbols: Mapping[str, str], badges: Badges | None = None) -> "Words":
        """These words, whose `with_symbols` have these emojis; said without them they are complete."""
        plain = Words(self.language, self._messages)
        plain.with_symbols = Words(self.language, self._messages.with_symbols(symbols), symbols, badges)
        return plain

    def with_messages(self, given: Mapping[str, str]) -> "Words":
        """These words, with other texts for some keys that other sentences refer to."""
        return Words(self.language, self._messages.with_messages(given))

    def has(self, key: str) -> bool:
        """Whether there is a sentence for the key."""
        return key in self._messages

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence for a key; where it is missing, or a fact that it speaks of, the key itself."""
        return self._format(key, facts)

    def _format(self, key: str, facts: Facts) -> str:
        try:
            return self._messages.saying(key)(facts)
        except KeyError as error:
            return self._do_without(key, str(error))

    def _do_without(self, key: str, missing: str) -> str:
        """Something must be shown, and a game must go on: the key stands in, or the name within it. Logged once."""
        if self.is_strict:
            raise UnknownSentence(self.language, key, missing)
        if (key, missing) not in self._missed:
            self._missed.add((key, missing))
            log.error("sentence_missing", extra=about(language=self.language, key=key, missing=missing))
        named = _NAMING.fullmatch(key)
        return (named[1] or named[2]).replace("_", " ").capitalize() if named else key

    def tell(self, line: Line, names: Sequence[str], prefix: str = "line") -> str:
        """A line of the rules, or of the table, in words; `names` are the players' by seat."""
        facts = line.facts
        is_named = Seats in [type(fact) for fact in facts.values()]  # the quickest way; panels tell a hundred lines
        return self._tell(prefix, line.key, tuple(facts.items()), tuple(names) if is_named else ())

    def _put(self, prefix: str, key: str, facts: tuple[tuple[str, Fact], ...], names: tuple[str, ...]) -> str:
        whole_key = key if key.startswith(TABLE_LINE) else f"{prefix}-{key}"
        return self._format(whole_key, FactsInWords(dict(facts), names, self))

    def word(self, fact: Fact, names: Sequence[str], form: str = "") -> str | int:
        """A fact as a sentence wants it: seats by name, pieces by theirs in the form asked for, numbers as they are."""
        if isinstance(fact, int):
            return fact
        if isinstance(fact, str):
            return self.piece(fact, form=form)
        if isinstance(fact, Seats):
            return self.listing([self.player(seat, names) if form == SYMBOLS else names[seat] for seat in fact.seats])
        if form == SUM:
            return " + ".join([str(part) for part in fact])
        if not all(isinstance(part, str) for part in fact):
            return self.listing([str(part) for part in fact])
        named = [self.piece(str(part), number, form) for part, number in Counter(fact).items()]
        return ", ".join(named) if form.startswith(ROW) else self.listing(named)

    def _name(self, name: str, count: int = 0, form: str = "") -> str:
        found = _PIECE.fullmatch(name)
        if not found:
            return self._do_without(name, "piece")
        kind, value, plus = found.groups()
        facts = {"count": count, "value": int(value or 0), "plus": "yes" if plus else "no", "form": form}
        said = self._format(f"piece-{kind}", facts)
        return said if form == VALUE else put_before(self.symbol(kind), said)

    def player(self, seat: int, names: Sequence[str]) -> str:
        """A player in a row of players, by symbol and name."""
        return put_before(self.symbol(self._seat_symbol(seat, len(names))), names[seat])

    def _seat_symbol(self, seat: int, players: int) -> str:
        """The name of the symbol that a seat has among so many players, as in the pictures."""
        badges = self._badges.get(players, ())
        return seat_symbol(badges[seat] if seat < len(badges) else seat)

    def symbol(self, name: str) -> str:
        """The emoji of a piece, a player or a mark; empty where there is none."""
        return self._symbols.get(name, "")

    def symbol_of(self, line: Line, players: int) -> str:
        """The emoji of the first thing that has one and that a line speaks of, at a table of so many players."""
        return next(filter(None, map(self.symbol, self._things_in(line, players))), "")

    def _things_in(self, line: Line, players: int) -> Iterator[str]:
        """The names of the symbols of what a line speaks of."""
        for fact in line.facts.values():
            if isinstance(fact, Seats):
                yield from (self._seat_symbol(seat, players) for seat in fact.seats)
            elif not isinstance(fact, int):
                pieces = (fact,) if isinstance(fact, str) else fact
                yield from (str(piece).partition(".")[0] for piece in pieces)

    def listing(self, parts: Sequence[str], key: str = "list") -> str:
        """Several things in a row, as the language strings them together; with "list-or", one of them."""
        if not parts:
            return self.say("list-nothing")
        *others, last = parts
        return self.say(key, first=", ".join(others), last=last) if others else last

    def counted(self, fact: str, parts: Sequence[str]) -> dict[str, str | int]:
        """Several things in a row as a fact of a sentence, which may ask how many ("$names-count")."""
        return {fact: self.listing(parts), f"{fact}-count": len(parts)}


class FactsInWords(dict[str, str | int]):
    """The facts of a line, put into words when a sentence asks for them.

    Of several things it may ask how many ("$pieces-count"), of pieces a form of their names ("$piece-gen"), and of
    players, where they stand in a row, their symbols ("$seats-symbols").
    """

    def __init__(self, facts: Mapping[str, Fact], names: Sequence[str], words: Words) -> None:
        super().__init__()
        self._facts, self._names, self._words = facts, names, words

    def __missing__(self, name: str) -> str | int:
        """Raises a KeyError where the line has no such fact, or one that has no forms."""
        base, _, form = name.partition("-")
        fact = self._facts[base]
        if form == "count" and isinstance(fact, tuple | Seats):
            return len(fact.seats if isinstance(fact, Seats) else fact)
        if form and isinstance(fact, int if form == SYMBOLS else int | Seats):
            raise KeyError(name)
        said = self[name] = self._words.word(fact, self._names, form)
        return said


def language_files(folder: Path, language: str) -> list[Path]:
    """The files of a folder that are written in a language."""
    return sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")])


def words_in(language: str, folder: Path = BOT, languages: Sequence[str] = LANGUAGES) -> Words:
    """What is said in a language: by the bot, or by the game of a folder and, for the rest, by the bot.

    A language that is not among those that are complete there speaks the first of them.
    """
    short = language.partition("-")[0]
    return _read(short if short in languages else languages[0], folder)


@cache
def _read(language: str, folder: Path) -> Words:
    """The files are read once, however many regions speak the language."""
    return Words(language, _read_messages(language, folder))


@cache
def _read_messages(language: str, folder: Path) -> Messages:
    texts = [file.read_text("utf-8") for file in language_files(folder, language)]
    return Messages(language, texts, None if folder == BOT else _read_messages(language, BOT))


MARKS = re.compile(r"^(?:#{1,3}|-#) |\*\*")
"""Headings, small print and bold, as the sentences use them."""


def plain_rows(text: str) -> list[str]:
    """A text's rows without what marks them up, for where it is painted."""
    return [MARKS.sub("", row) for row in text.splitlines()]
