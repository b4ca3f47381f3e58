"""Texts cut to what Discord takes: descriptions between sentences, positions between paragraphs, names within."""

import re
from collections.abc import Iterable

from bot.pictures.painter import LONGEST_DESCRIPTION, LONGEST_TEXT
from bot.words.gathering import end_sentence
from bot.words.words import plain_rows

BOLD = re.compile(r"\*\*(.+?)\*\*")
"""What a paragraph is about."""
LONGEST_NAME = 40
"""Letters of a name in a description."""


def join_sentences(sentences: Iterable[str]) -> str:
    """As many sentences as a description has room for; the first is cut where it alone is too long."""
    told = ""
    for sentence in sentences:
        longer = f"{told} {sentence}".strip()
        if len(longer) > LONGEST_DESCRIPTION:
            return told or f"{longer[: LONGEST_DESCRIPTION - 1]}\u2026"
        told = longer
    return told


def join_paragraphs(paragraphs: Iterable[str]) -> list[str]:
    """Messages of whole paragraphs, each as full as it may be."""
    messages: list[str] = []
    for paragraph in paragraphs:
        if messages and len(messages[-1]) + len(paragraph) + 2 <= LONGEST_TEXT:
            messages[-1] += f"\n\n{paragraph}"
        else:
            messages.append(paragraph[:LONGEST_TEXT])
    return messages


def find_changed_rows(now: Iterable[str], then: Iterable[str]) -> list[str]:
    """Without markup, the rows of a position that were different, each with what its paragraph is about.

    The first paragraph says how far the game has come, which is no place on the board.
    """
    before = {row for paragraph in then for row in _name_rows(paragraph)}
    return [row for paragraph in list(now)[1:] for row in _name_rows(paragraph) if row not in before]


def _name_rows(paragraph: str) -> list[str]:
    """A paragraph's rows as sentences; where it begins with something bold, each begins with that."""
    marked = BOLD.match(paragraph)
    name = marked[1] if marked else ""
    rows = [end_sentence(row) for row in plain_rows(paragraph) if row.strip()]
    return [row if row.startswith(name) else f"{name}: {row}" for row in rows]


def shorten_name(name: str) -> str:
    """Names may be long; a description has room for their beginning."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}\u2026"
