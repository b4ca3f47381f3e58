"""Sentences by key and language, through Fluent; the only place where lines of the rules become text."""

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
from bot.words.fluent import Facts, Messages, find_sources
from bot.words.symbols import put_before, put_before_signs, seat_symbol

log = logging.getLogger(__name__)

LANGUAGES = ("en", "ru", "it")
"""The complete languages; the first is the default."""

BOT = DATA / "bot"
"""The folder of the bot's own sentences."""

_PIECE = re.compile(r"([a-z_]+)(?:\.(\d+)(\+?))?")
"""A piece's short name, such as "joker", "card.5" or "card.2+"."""

_NAMING = re.compile(r"piece-([a-z_]+)|topic-([a-z0-9_]+)-title")
"""Keys of sentences that are only names; an operator's data file may add such names."""

VALUE = "value"
"""The form of a piece's name that contains only the value."""
SUM = "sum"
"""The form that joins numbers with plus signs."""
ROW = "row"
"""Prefix of the forms that list pieces separated by commas, as in labels."""
SYMBOLS = "symbols"
"""The form that lists players with their symbols."""

MOST_KEPT = 2_000
"""Maximum number of cached sentences; panels often repeat the same few."""


Badges: TypeAlias = Mapping[int, tuple[int, ...]]
"""By number of players: for each seat, the seat whose shape and color it uses."""


class UnknownSentence(Exception):
    """A sentence or one of its facts is missing; raised only if words are strict."""


class Words:
    """Sentences of the bot, or of a game with the bot's as fallback, in one language."""

    is_strict: ClassVar[bool] = False
    """True if a missing sentence raises `UnknownSentence`, as in the tests."""

    def __init__(
        self, language: str, messages: Messages, symbols: Mapping[str, str] | None = None, badges: Badges | None = None
    ) -> None:
        self.language, self._messages, self._symbols, self._badges = language, messages, symbols or {}, badges or {}
        self.with_symbols = self
        """These words for texts on Discord, with an emoji before each piece's name; see `illustrated`."""
        self._tell = lru_cache(MOST_KEPT)(self._put)
        self.piece = lru_cache(MOST_KEPT)(self._name)
        """Name a piece in the given form, or else in the plain form; with its number if `count` is given."""
        self._missed: set[tuple[str, str]] = set()
        """Missing sentences logged so far, by key and fact."""

    def illustrated(self, symbols: Mapping[str, str], badges: Badges | None = None) -> "Words":
        """Return the words with these emojis in `with_symbols`."""
        plain = Words(self.language, self._messages)
        plain.with_symbols = Words(self.language, self._messages.with_symbols(symbols), symbols, badges)
        return plain

    def with_messages(self, given: Mapping[str, str]) -> "Words":
        """Return the words with some texts replaced, also in the sentences that refer to them."""
        return Words(self.language, self._messages.with_messages(given))

    def has(self, key: str) -> bool:
        """True if there is a sentence for the key."""
        return key in self._messages

    def say(self, key: str, **facts: str | int) -> str:
        """Return the sentence for a key; the key itself if the sentence or a fact is missing."""
        return self._format(key, facts)

    def _format(self, key: str, facts: Facts) -> str:
        try:
            said = self._messages.saying(key)(facts)
        except KeyError as error:
            return self._do_without(key, str(error))
        return put_before_signs(said) if self._symbols else said

    def _do_without(self, key: str, missing: str) -> str:
        """Return the key, or the name in it, for a missing sentence, so that the game goes on; log the key once."""
        if self.is_strict:
            raise UnknownSentence(self.language, key, missing)
        if (key, missing) not in self._missed:
            self._missed.add((key, missing))
            log.error("sentence_missing", extra=about(language=self.language, key=key, missing=missing))
        named = _NAMING.fullmatch(key)
        return (named[1] or named[2]).replace("_", " ").capitalize() if named else key

    def tell(self, line: Line, names: Sequence[str], prefix: str = "line") -> str:
        """Put a line of the rules or the table into words; `names` are the players' names by seat."""
        facts = line.facts
        # the quickest check: a panel has about a hundred lines
        is_named = Seats in [type(fact) for fact in facts.values()]
        return self._tell(prefix, line.key, tuple(facts.items()), tuple(names) if is_named else ())

    def _put(self, prefix: str, key: str, facts: tuple[tuple[str, Fact], ...], names: tuple[str, ...]) -> str:
        whole_key = key if key.startswith(TABLE_LINE) else f"{prefix}-{key}"
        return self._format(whole_key, FactsInWords(dict(facts), names, self))

    def word(self, fact: Fact, names: Sequence[str], form: str = "") -> str | int:
        """Convert a fact for a sentence: seats and pieces to names, pieces in the requested form, numbers unchanged."""
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
        """Return a player's symbol and name, for a list of players."""
        return put_before(self.symbol(self._seat_symbol(seat, len(names))), names[seat])

    def _seat_symbol(self, seat: int, players: int) -> str:
        """Return the name of a seat's symbol, which depends on the number of players, as in the pictures."""
        badges = self._badges.get(players, ())
        return seat_symbol(badges[seat] if seat < len(badges) else seat)

    def symbol(self, name: str) -> str:
        """Return the emoji of a piece, a player or a mark; empty if it has none."""
        return self._symbols.get(name, "")

    def symbol_of(self, line: Line, players: int) -> str:
        """Return the emoji of the first thing in a line that has an emoji."""
        return next(filter(None, map(self.symbol, self._things_in(line, players))), "")

    def _things_in(self, line: Line, players: int) -> Iterator[str]:
        """Yield the names of the symbols of everything in a line."""
        for fact in line.facts.values():
            if isinstance(fact, Seats):
                yield from (self._seat_symbol(seat, players) for seat in fact.seats)
            elif not isinstance(fact, int):
                pieces = (fact,) if isinstance(fact, str) else fact
                yield from (str(piece).partition(".")[0] for piece in pieces)

    def listing(self, parts: Sequence[str], key: str = "list") -> str:
        """Join things into a list in the style of the language; with "list-or", as alternatives."""
        if not parts:
            return self.say("list-nothing")
        *others, last = parts
        return self.say(key, first=", ".join(others), last=last) if others else last

    def counted(self, fact: str, parts: Sequence[str]) -> dict[str, str | int]:
        """Return a list as a fact of a sentence, with its length ("$names-count")."""
        return {fact: self.listing(parts), f"{fact}-count": len(parts)}


class FactsInWords(dict[str, str | int]):
    """The facts of a line, converted when a sentence uses them.

    A sentence may also use the number of things ("$pieces-count"), a form of a piece's name ("$piece-gen"), and players
    with their symbols ("$seats-symbols").
    """

    def __init__(self, facts: Mapping[str, Fact], names: Sequence[str], words: Words) -> None:
        super().__init__()
        self._facts, self._names, self._words = facts, names, words

    def __missing__(self, name: str) -> str | int:
        """Convert a fact. Raises KeyError if the line does not have the fact, or the fact has no such form."""
        base, _, form = name.partition("-")
        fact = self._facts[base]
        if form == "count" and isinstance(fact, tuple | Seats):
            return len(fact.seats if isinstance(fact, Seats) else fact)
        if form and isinstance(fact, int if form == SYMBOLS else int | Seats):
            raise KeyError(name)
        said = self[name] = self._words.word(fact, self._names, form)
        return said


def language_files(folder: Path, language: str) -> list[Path]:
    """Return a language's files in a folder."""
    return sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")])


def words_in(language: str, folder: Path = BOT, languages: Sequence[str] = LANGUAGES) -> Words:
    """Return the sentences in a language: the bot's, or those of a game's folder with the bot's as fallback.

    If the language is not among `languages`, the first of `languages` is used.
    """
    short = language.partition("-")[0]
    return _read(short if short in languages else languages[0], folder)


@cache
def _read(language: str, folder: Path) -> Words:
    """Read a language's files, once."""
    return Words(language, _read_messages(language, folder))


@cache
def _read_messages(language: str, folder: Path) -> Messages:
    texts = [file.read_text("utf-8") for file in language_files(folder, language)]
    return Messages(language, find_sources(texts), None if folder == BOT else _read_messages(language, BOT))


MARKS = re.compile(r"^(?:#{1,3}|-#) |\*\*")
"""Markup of headings, small print and bold."""


def plain_rows(text: str) -> list[str]:
    """Return a text's rows without markup, for painting."""
    return [MARKS.sub("", row) for row in text.splitlines()]
