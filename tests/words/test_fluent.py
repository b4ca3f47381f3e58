"""The bot's parser of Fluent files, compared with Fluent's own runtime."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from bot.words.fluent import Messages, find_sources
from bot.words.words import BOT, language_files

from .test_words import SPOKEN, name_file, read_book, walk

FACTS = (-21, -3, -1, 0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 111, 112, 122, "yes", "no", "Anna")
"""Values of placeholders: numbers for each plural form, words that select a variant, and a word that selects none."""


def texts(folder: Path, language: str) -> list[str]:
    """Return the contents of a folder's files in a language."""
    return [file.read_text("utf-8") for file in language_files(folder, language)]


def names(messages: dict[str, ast.Message], key: str) -> set[str]:
    """Return all placeholders of a message, including those of messages that it uses."""
    nodes = list(walk(messages[key]))
    used = [node.id.name for node in nodes if isinstance(node, ast.MessageReference)]
    spoken_of = {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
    return spoken_of.union(*(names(messages, other) for other in used))


def written(fact: str | int) -> str:
    """Write a number with a minus sign, where Fluent's runtime writes a hyphen."""
    return str(fact).replace("-", "\N{MINUS SIGN}")


@pytest.mark.parametrize(
    ("folder", "language"), [(folder, language) for folder in SPOKEN for language in SPOKEN[folder]], ids=name_file
)
def test_every_message_reads_as_in_fluents_own_runtime(folder: Path, language: str) -> None:
    """Compares plurals, selections and the text between them."""
    files, base = texts(folder, language), texts(BOT, language) if folder != BOT else []
    entries = [entry for text in (*base, *files) for entry in FluentParser().parse(text).body]
    messages = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    ours = Messages(language, find_sources(files), Messages(language, find_sources(base)))
    bundle = FluentBundle([language], use_isolating=False)
    for text in (*base, *files):
        bundle.add_resource(FluentResource(text), allow_overrides=True)

    assert messages.keys() == bundle._messages.keys()
    for key in read_book(folder, language):
        spoken_of = names(messages, key)
        for fact in FACTS if spoken_of else FACTS[:1]:
            facts: dict[str, Any] = dict.fromkeys(spoken_of, fact)
            pattern = bundle.get_message(key).value
            assert pattern
            said, errors = bundle.format_pattern(pattern, facts)
            assert not errors
            assert ours.format(key, facts) == str(said).replace(str(fact), written(fact)), (key, fact)


def test_a_message_ends_where_the_next_begins() -> None:
    """Indented lines, and blank lines between them, belong to the message; comments do not."""
    file = "a = one\n\n    two\n# remark\nb =\n    { $n ->\n        [one] x\n       *[other] y\n    }\nc = z"
    messages = Messages("en", find_sources([file]))

    assert [messages.format(key, {"n": 1}) for key in "abc"] == ["one\n\ntwo", "x", "z"]


def test_a_missing_message_comes_from_the_fallback_book() -> None:
    """A book's own messages take precedence, even if the fallback's messages were read first."""
    below = Messages("en", find_sources(["greeting = Hello!", "farewell = Bye, { $name }!"]))
    assert below.format("greeting", {}) == "Hello!"
    above = Messages("en", find_sources(["greeting = Good day! { farewell }"]), below)

    assert above.format("greeting", {"name": "Ann"}) == "Good day! Bye, Ann!"
    assert above.format("farewell", {"name": "Ann"}) == "Bye, Ann!"
    assert below.format("greeting", {}) == "Hello!"
    assert "farewell" in above
    assert "other" not in above


def test_an_error_names_a_missing_message_or_fact() -> None:
    """An incomplete sentence is never returned."""
    messages = Messages("en", find_sources(["greeting = Hello, { $name }!"]))

    assert "greeting" in messages
    assert "farewell" not in messages
    with pytest.raises(KeyError, match="farewell"):
        messages.format("farewell", {})
    with pytest.raises(KeyError, match="name"):
        messages.format("greeting", {})
