"""People's names, which may hold anything: made harmless before they stand in our messages."""

import re
import unicodedata
from functools import lru_cache

from discord.utils import escape_markdown, escape_mentions

from bot.table import Table

_TURNS_TEXT = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Marks that change the direction of all that follows."""
NAMELESS = "?"


def tidy(name: str) -> str:
    """A name in one line, without what would turn the text around it."""
    plain = " ".join(_TURNS_TEXT.sub("", name).split())
    kept = "".join(letter for letter in plain if unicodedata.category(letter) != "Cc")
    return kept if any(unicodedata.category(letter)[0] not in "CZM" for letter in kept) else NAMELESS


@lru_cache(4096)
def shown(name: str) -> str:
    """A name for a text in which Discord reads markup and mentions."""
    return escape_mentions(escape_markdown(name))


def names_at(table: Table) -> tuple[str, ...]:
    """All players' names for such a text, by seat."""
    return tuple(shown(name) for name in table.names)
