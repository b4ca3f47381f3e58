"""Each concept has one word: glossaries define it, and list the words that no sentence may use for it."""

import re
import tomllib
from pathlib import Path

import pytest
from msgspec import Struct, convert

from bot.words.words import BOT, LANGUAGES

from .test_words import SPOKEN, read_book, text

BOOKS = [(folder, language) for folder in SPOKEN for language in SPOKEN[folder]]


class Entry(Struct, forbid_unknown_fields=True, rename={"instead_of": "instead-of", "allowed_in": "allowed-in"}):
    """A glossary's entry for one word."""

    instead_of: tuple[str, ...]
    """Words and word prefixes that no sentence may use instead of this word."""
    allowed_in: tuple[str, ...] = ()
    """Exceptions: sentences in which these words mean something else."""


def read_glossary(folder: Path, language: str) -> dict[str, Entry]:
    """Return a book's glossary by term; empty if it has none."""
    file = folder / f"glossary.{language}.toml"
    return convert(tomllib.loads(file.read_text("utf-8")), dict[str, Entry]) if file.exists() else {}


def says(text: str, word: str) -> bool:
    """True if a text has a word with this prefix, ignoring case."""
    return bool(re.search(rf"(?<!\w){re.escape(word)}", text, re.IGNORECASE))


@pytest.mark.parametrize(("folder", "language"), BOOKS, ids=lambda part: getattr(part, "name", part))
def test_no_sentence_uses_a_forbidden_word(folder: Path, language: str) -> None:
    """Sentences that the glossary lists as exceptions may use it."""
    sentences = {key: text(message) for key, message in read_book(folder, language).items()}
    found = [
        (term, word, key)
        for term, entry in read_glossary(folder, language).items()
        for word in entry.instead_of
        for key, said in sentences.items()
        if says(said, word) and key not in entry.allowed_in
    ]
    assert not found


@pytest.mark.parametrize(("folder", "language"), BOOKS, ids=lambda part: getattr(part, "name", part))
def test_a_glossary_has_no_stale_entries(folder: Path, language: str) -> None:
    """Some sentence uses each term, and each sentence listed as an exception has a forbidden word."""
    sentences = {key: text(message) for key, message in read_book(folder, language).items()}
    for term, entry in read_glossary(folder, language).items():
        assert any(says(said, term) for said in sentences.values()), term
        for key in entry.allowed_in:
            assert any(says(sentences[key], word) for word in entry.instead_of), (term, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bot_has_a_glossary(language: str) -> None:
    """There is a glossary in each of the bot's languages."""
    assert read_glossary(BOT, language)
