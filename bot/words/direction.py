"""Right-to-left words in left-to-right sentences."""

import re
import unicodedata

ISOLATES = "\u2066\u2067\u2068\u2069"
"""Unicode's isolates: marks around a text that keep its direction from affecting the text around it."""


FOREIGN = re.compile("[\u0590-\U0010ffff]")
"""A range that contains all right-to-left letters; most texts have few letters in this range."""


def isolate(text: str) -> str:
    """Isolate a text's direction, so that it can be inserted into any sentence."""
    return f"\u2068{text}\u2069" if any(map(is_rtl, FOREIGN.findall(text))) else text


def is_rtl(letter: str) -> bool:
    """True if a letter is written from right to left."""
    return unicodedata.bidirectional(letter) in ("R", "AL")
