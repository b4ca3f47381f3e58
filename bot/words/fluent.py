"""Fluent's messages as functions: each is read when it is first said, so that a language costs what is said in it.

Fluent's own runtime formats a message ten times slower, and brings the calendars of the world with it.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from bot.words.symbols import put_before

Facts: TypeAlias = Mapping[str, str | int]
Saying: TypeAlias = Callable[[Facts], str]

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message in a file: what begins a line with a name, with all that is indented below it."""

_PLAIN = re.compile(r"[^=]*= *([^ {}\n][^{}\n]*?) *\n+")
"""A message of one line with nothing to put in, as most are: it need not be parsed."""


def _plural_in_two(number: int) -> str:
    return "one" if number == 1 else "other"


def _plural_in_russian(number: int) -> str:
    last, tens = number % 10, number // 10 % 10
    if tens != 1 and last == 1:
        return "one"
    return "few" if tens != 1 and last in (2, 3, 4) else "many"


PLURALS: dict[str, Callable[[int], str]] = {"en": _plural_in_two, "it": _plural_in_two, "ru": _plural_in_russian}
"""By language: the plural category of a whole number without its sign, as Unicode's tables have it."""


class Messages:
    """The messages of one language; what they do not have is said by those they are based on."""

    def __init__(
        self,
        language: str,
        files: Iterable[str],
        base: "Messages | None" = None,
        given: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._language, self._plural, self._base = language, PLURALS[language], base
        self._sources = {found[1]: found[0] for text in files for found in _ENTRY.finditer(f"{text}\n")}
        self._given = given
        self._sayings = {key: _constant(text) for key, text in given.items()}

    def with_symbols(self, symbols: Mapping[str, str]) -> "Messages":
        """The same messages; those called "symbol-" and the name of one of these are its emoji."""
        base = self._base and self._base.with_symbols(symbols)
        marks = {f"symbol-{name}": put_before(mark, "") for name, mark in symbols.items()}
        return Messages(self._language, self._sources.values(), base, {**self._given, **marks})

    def with_messages(self, given: Mapping[str, str]) -> "Messages":
        """Messages with other texts for some keys, also in the messages that refer to these keys directly."""
        asked = {f"{{ {key} }}" for key in given}
        referring = [source for source in self.sources().values() if any(one in source for one in asked)]
        return Messages(self._language, referring, self, given)

    def sources(self) -> dict[str, str]:
        """All messages as they are written, by key."""
        return {**(self._base.sources() if self._base else {}), **self._sources}

    def __contains__(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._sources or (self._base is not None and key in self._base)

    def format(self, key: str, facts: Facts) -> str:
        """A message with its facts put in; a KeyError names a message or a fact that is missing."""
        return self.saying(key)(facts)

    def saying(self, key: str) -> Saying:
        """A message as a function of its facts; a KeyError names one that is missing."""
        saying = self._sayings.get(key)
        if saying is None:
            saying = self._sayings[key] = self._read(key)
        return saying

    def _read(self, key: str) -> Saying:
        if self._base is not None and key not in self._sources:
            return self._base.saying(key)
        if plain := _PLAIN.fullmatch(self._sources[key]):
            return lambda _facts: plain[1]
        from bot.words.phrases import Reader  # noqa: PLC0415  # the parser, where something must be put in

        return Reader(self.format, self._plural).read(self._sources[key])


def _constant(text: str) -> Saying:
    return lambda _facts: text
