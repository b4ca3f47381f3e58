"""A message with something to put in: parsed by Fluent's parser, and made a function."""

from collections.abc import Callable
from typing import Any

from fluent.syntax import FluentParser, ast

from bot.words.fluent import Facts, Saying

_parser = FluentParser()


class Reader:
    """Makes functions of one language's messages; other messages are said by `refer`."""

    def __init__(self, refer: Callable[[str, Facts], str], plural: Callable[[int], str]) -> None:
        self._refer, self._plural = refer, plural

    def read(self, source: str) -> Saying:
        """The function of a message; a KeyError where it cannot be read."""
        entry = _parser.parse_entry(source)
        if not isinstance(entry, ast.Message) or entry.value is None:
            raise KeyError(source)
        return self._pattern(entry.value)

    def _pattern(self, pattern: ast.Pattern) -> Saying:
        parts = [self._part(element) for element in pattern.elements]
        return parts[0] if len(parts) == 1 else lambda facts: "".join([part(facts) for part in parts])

    def _part(self, element: Any) -> Saying:
        if isinstance(element, ast.TextElement):
            return _text(element.value)
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            return self._select(inner)
        if isinstance(inner, ast.StringLiteral):
            return _text(inner.parse()["value"])
        name, refer = inner.id.name, self._refer
        if isinstance(inner, ast.MessageReference):
            return lambda facts: refer(name, facts)
        return lambda facts: _written(facts[name])

    def _select(self, select: Any) -> Saying:
        """One of several wordings: by the very number or word, else by the number's plural, else the marked one."""
        name, plural = select.selector.id.name, self._plural
        variants = {_variant_key(variant): self._pattern(variant.value) for variant in select.variants}
        usual = next(self._pattern(variant.value) for variant in select.variants if variant.default)

        def say(facts: Facts) -> str:
            fact = facts[name]
            chosen = variants.get(str(fact))
            if chosen is None and isinstance(fact, int):
                chosen = variants.get(plural(abs(fact)))
            return (chosen or usual)(facts)

        return say


def _written(fact: str | int) -> str:
    """A fact as it stands in a sentence; below zero with a minus sign, which is no hyphen."""
    return f"\N{MINUS SIGN}{-fact}" if isinstance(fact, int) and fact < 0 else str(fact)


def _text(text: str) -> Saying:
    return lambda _facts: text


def _variant_key(variant: Any) -> str:
    key = variant.key
    return str(key.value if isinstance(key, ast.NumberLiteral) else key.name)
