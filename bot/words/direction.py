"""Words that are written to the left, in sentences that are not."""

import unicodedata

ISOLATES = "\u2066\u2067\u2068\u2069"
"""Marks around a text whose direction leaves that of its surroundings alone."""


def isolate(text: str) -> str:
    """A text that may be put into any sentence: its own direction stays inside."""
    return text if text.isascii() or not any(map(is_rtl, text)) else f"\u2068{text}\u2069"


def is_rtl(letter: str) -> bool:
    """Whether a letter is written to the left."""
    return unicodedata.bidirectional(letter) in ("R", "AL")
