"""Messages with placeholders: parsed by Fluent's parser and compiled to functions."""

from collections.abc import Callable
from typing import Any

from fluent.syntax import FluentParser, ast

from bot.words.fluent import Facts, Saying

_parser = FluentParser()


class Reader:
    """Compiles messages of one language; `refer` resolves references to other messages."""

    def __init__(self, refer: Callable[[str, Facts], str], plural: Callable[[int], str]) -> None:
        self._refer, self._plural = refer, plural

    def read(self, source: str) -> Saying:
        """Compile a message. Raises KeyError if it cannot be parsed."""
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
        """Compile a selection: by the exact number or word, else by the plural category, else the default."""
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
    """Format a fact for a sentence; negative numbers get a minus sign instead of a hyphen."""
    return f"\N{MINUS SIGN}{-fact}" if isinstance(fact, int) and fact < 0 else str(fact)


def _text(text: str) -> Saying:
    return lambda _facts: text


def _variant_key(variant: Any) -> str:
    key = variant.key
    return str(key.value if isinstance(key, ast.NumberLiteral) else key.name)
