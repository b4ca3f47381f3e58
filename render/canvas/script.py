"""The order in which letters are drawn, where some of them are written to the left."""

from bot.words.direction import ISOLATES, is_rtl


def display_order(text: str) -> str:
    """Letters from left to right as they are drawn in a sentence that itself runs to the right."""
    if any(map(is_rtl, text)):
        from bidi import get_display  # noqa: PLC0415  # most pictures do without

        text = str(get_display(text, base_dir="L"))
    return "".join(letter for letter in text if letter not in ISOLATES)
