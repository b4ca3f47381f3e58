"""The display order of text that contains right-to-left letters."""

from bot.words.direction import ISOLATES, is_rtl


def display_order(text: str) -> str:
    """Return the letters in display order from left to right, as part of a left-to-right sentence."""
    if any(map(is_rtl, text)):
        from bidi import get_display  # noqa: PLC0415  # most pictures do not need it

        text = str(get_display(text, base_dir="L"))
    return "".join(letter for letter in text if letter not in ISOLATES)
