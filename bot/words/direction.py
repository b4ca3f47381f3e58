"""Words that are written to the left, in sentences that are not."""

import re
import unicodedata

ISOLATES = "\u2066\u2067\u2068\u2069"
"""Marks around a text whose direction leaves that of its surroundings alone."""


FOREIGN = re.compile("[\u0590-\U0010ffff]")
"""Letters among which those written to the left are; most texts have hardly any of them."""


def isolate(text: str) -> str:
    """A text that may be put into any sentence: its own direction stays inside."""
    return f"\u2068{text}\u2069" if any(map(is_rtl, FOREIGN.findall(text))) else text


def is_rtl(letter: str) -> bool:
    """Whether a letter is written to the left."""
    return unicodedata.bidirectional(letter) in ("R", "AL")
