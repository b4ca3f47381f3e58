"""Emojis in texts, placed before the name of a piece; texts must be complete without the emojis."""

import re

MARK = re.compile("<:[A-Za-z0-9_]{2,32}:[0-9]+>\N{NO-BREAK SPACE}?")
"""An emoji in Discord's notation; names from users cannot contain one, because they are escaped."""


MARK_BEGINS = "<:"
"""The beginning of every emoji; a quick search for it finds texts without emojis."""


def seat_symbol(seat: int) -> str:
    """Return the name of a player's symbol, such as "seat.2"."""
    return f"seat.{seat}"


def put_before(mark: str, text: str) -> str:
    """Prefix a text with its symbol and a non-breaking space."""
    return f"{mark}\N{NO-BREAK SPACE}{text}" if mark else text


_ATTACHED = re.compile(r"([(+\N{MINUS SIGN}«“]+)(<:[A-Za-z0-9_]{2,32}:[0-9]+>\N{NO-BREAK SPACE})")
"""Signs attached to the front of an emoji."""


def put_before_signs(text: str) -> str:
    """Move each emoji before the brackets and signs in front of it: browsers break a line before any emoji."""
    return _ATTACHED.sub(r"\2\1", text) if MARK_BEGINS in text else text


def without_symbols(text: str) -> str:
    """Remove the symbols from a text."""
    return MARK.sub("", text) if MARK_BEGINS in text else text  # most texts have none, and panels call this often


def length(text: str) -> int:
    """Return the length of a text without its symbols, which can be dropped to save space."""
    return len(without_symbols(text))


def cut(text: str, most: int) -> str:
    """Cut the words of a text to `most` characters; symbols do not count, since a card can drop them."""
    return text if len(text) <= most or length(text) <= most else without_symbols(text)[:most]


def fit(text: str, most: int) -> str:
    """Limit a text to `most` characters including symbols: if it does not fit, drop the symbols, then cut."""
    return text if len(text) <= most else without_symbols(text)[:most]
