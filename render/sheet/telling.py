"""Texts cut to what Discord takes: descriptions between sentences, positions between paragraphs, names within."""

from collections.abc import Iterable

from bot.pictures.painter import LONGEST_DESCRIPTION, LONGEST_TEXT

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


def shorten_name(name: str) -> str:
    """Names may be long; a description has room for their beginning."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}\u2026"
