"""Fits texts into Discord's limits: descriptions are cut between sentences, positions between paragraphs."""

import re
from collections.abc import Iterable

from bot.pictures.painter import LONGEST_DESCRIPTION, LONGEST_TEXT
from bot.words.summaries import end_sentence
from bot.words.words import plain_rows

BOLD = re.compile(r"\*\*(.+?)\*\*")
"""Matches the bold subject at the start of a paragraph."""
LONGEST_NAME = 40
"""Maximum length of a name in a description."""


def join_sentences(sentences: Iterable[str]) -> str:
    """Join as many sentences as fit into a description; the first is cut if it alone is too long."""
    told = ""
    for sentence in sentences:
        longer = f"{told} {sentence}".strip()
        if len(longer) > LONGEST_DESCRIPTION:
            return told or f"{longer[: LONGEST_DESCRIPTION - 1]}\u2026"
        told = longer
    return told


def join_paragraphs(paragraphs: Iterable[str]) -> list[str]:
    """Join paragraphs into messages, each as full as possible."""
    messages: list[str] = []
    for paragraph in paragraphs:
        if messages and len(messages[-1]) + len(paragraph) + 2 <= LONGEST_TEXT:
            messages[-1] += f"\n\n{paragraph}"
        else:
            messages.append(paragraph[:LONGEST_TEXT])
    return messages


def find_changed_rows(now: Iterable[str], then: Iterable[str]) -> list[str]:
    """Return the changed rows of a position, without markup, each with the subject of its paragraph.

    The first paragraph is skipped: it describes the progress of the game, not a place on the board.
    """
    before = {row for paragraph in then for row in _name_rows(paragraph)}
    return [row for paragraph in list(now)[1:] for row in _name_rows(paragraph) if row not in before]


def _name_rows(paragraph: str) -> list[str]:
    """Return a paragraph's rows as sentences; if the paragraph begins with a bold subject, each row begins with it."""
    marked = BOLD.match(paragraph)
    name = marked[1] if marked else ""
    rows = [end_sentence(row) for row in plain_rows(paragraph) if row.strip()]
    return [row if row.startswith(name) else f"{name}: {row}" for row in rows]


def shorten_name(name: str) -> str:
    """Cut a long name for descriptions."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}\u2026"
