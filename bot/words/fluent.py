"""Fluent messages compiled to functions, each on its first use.

Fluent's own runtime formats a message ten times more slowly, and imports all of the world's calendars.
"""

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from bot.words.symbols import put_before

Facts: TypeAlias = Mapping[str, str | int]
Saying: TypeAlias = Callable[[Facts], str]

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message in a file: a line that begins with a name, and the indented lines below that line."""

_PLAIN = re.compile(r"[^=]*= *([^ {}\n][^{}\n]*?) *\n+")
"""A one-line message without placeholders, which needs no parser; most messages are like that."""


def _plural_in_two(number: int) -> str:
    return "one" if number == 1 else "other"


def _plural_in_russian(number: int) -> str:
    last, tens = number % 10, number // 10 % 10
    if tens != 1 and last == 1:
        return "one"
    return "few" if tens != 1 and last in (2, 3, 4) else "many"


PLURALS: dict[str, Callable[[int], str]] = {"en": _plural_in_two, "it": _plural_in_two, "ru": _plural_in_russian}
"""Functions that return the CLDR plural category of a whole number, by language."""


def find_sources(files: Iterable[str]) -> dict[str, str]:
    """Return the source text of all messages in files, by key; keys are interned because languages share them."""
    return {sys.intern(found[1]): found[0] for text in files for found in _ENTRY.finditer(f"{text}\n")}


class Messages:
    """The messages of one language; missing messages are looked up in `base`."""

    def __init__(
        self,
        language: str,
        sources: Mapping[str, str],
        base: "Messages | None" = None,
        given: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._language, self._plural, self._base = language, PLURALS[language], base
        self._sources, self._given = sources, given
        self._sayings = {key: _constant(text) for key, text in given.items()}

    def with_symbols(self, symbols: Mapping[str, str]) -> "Messages":
        """Return the messages with "symbol-..." replaced by the emoji of that name."""
        marks = {f"symbol-{name}": put_before(mark, "") for name, mark in symbols.items()}
        base = self._base and self._base.with_symbols(symbols)
        return Messages(self._language, self._sources, base, {**self._given, **marks})

    def with_messages(self, given: Mapping[str, str]) -> "Messages":
        """Return the messages with some texts replaced, also in the messages that refer directly to them."""
        asked = {f"{{ {key} }}" for key in given}
        referring = {key: source for key, source in self.sources().items() if any(one in source for one in asked)}
        return Messages(self._language, referring, self, given)

    def sources(self) -> dict[str, str]:
        """Return the source text of all messages by key."""
        return {**(self._base.sources() if self._base else {}), **self._sources}

    def __contains__(self, key: str) -> bool:
        """True if the message exists."""
        return key in self._sources or (self._base is not None and key in self._base)

    def format(self, key: str, facts: Facts) -> str:
        """Format a message. Raises KeyError for a missing message or fact."""
        return self.saying(key)(facts)

    def saying(self, key: str) -> Saying:
        """Return a message as a function of its facts. Raises KeyError if the message is missing."""
        saying = self._sayings.get(key)
        if saying is None:
            saying = self._sayings[key] = self._read(key)
        return saying

    def _read(self, key: str) -> Saying:
        if self._base is not None and key not in self._sources:
            return self._base.saying(key)
        if plain := _PLAIN.fullmatch(self._sources[key]):
            return lambda _facts: plain[1]
        from bot.words.phrases import Reader  # noqa: PLC0415  # the parser, needed only for placeholders

        return Reader(self.format, self._plural).read(self._sources[key])


def _constant(text: str) -> Saying:
    return lambda _facts: text
