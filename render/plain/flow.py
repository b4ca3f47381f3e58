"""Fills rows with texts: short ones side by side, long ones wrapped."""

from collections.abc import Iterable

from render.canvas import fonts

BETWEEN = "  \u00b7  "
"""Separates two texts in one row."""


def flow(texts: Iterable[str], size: int, room: int) -> list[str]:
    """Put texts into rows no wider than `room`; a text is broken only if it does not fit into one row."""
    rows: list[str] = []
    can_run_on = False
    for text in texts:
        longer = f"{rows[-1]}{BETWEEN}{text}" if can_run_on else ""
        if longer and fonts.width(longer, "text", size) <= room:
            rows[-1] = longer
            continue
        wrapped = fonts.wrap(text, "text", size, room)
        rows += wrapped
        can_run_on = len(wrapped) == 1
    return rows
