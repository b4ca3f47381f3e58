"""Symbols in texts: an emoji before the name of a piece, which says nothing that the words do not say."""

import re

MARK = re.compile("<:[A-Za-z0-9_]{2,32}:[0-9]+>\N{NO-BREAK SPACE}?")
"""An emoji as Discord reads it in a text; names from elsewhere have none, since they are escaped."""


MARK_BEGINS = "<:"
"""What tells quickly that a text has none of them."""


def seat_symbol(seat: int) -> str:
    """The name of a player's symbol: "seat.2"."""
    return f"seat.{seat}"


def put_before(mark: str, text: str) -> str:
    """A text behind its symbol, from which no end of a line parts it."""
    return f"{mark}\N{NO-BREAK SPACE}{text}" if mark else text


def without_symbols(text: str) -> str:
    """The words of a text alone."""
    return MARK.sub("", text) if MARK_BEGINS in text else text  # most have none, and panels ask for many


def length(text: str) -> int:
    """How many characters the words of a text have; its symbols are left out where they have no room."""
    return len(without_symbols(text))


def cut(text: str, most: int) -> str:
    """A text of at most so many characters in words; its symbols come on top, where a card has room for them."""
    return text if len(text) <= most or length(text) <= most else without_symbols(text)[:most]


def fit(text: str, most: int) -> str:
    """A text of at most so many characters in all: without its symbols where they have no room, else cut."""
    return text if len(text) <= most else without_symbols(text)[:most]
