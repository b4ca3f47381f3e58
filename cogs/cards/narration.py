"""The account of what happened, in as few rows as it can be read in."""

from collections.abc import Iterable, Sequence

from bot.games.contract import Line
from bot.pictures.sights import is_close_up
from bot.tables.posts import Part
from bot.words.words import Words

HEADING, SMALL = "### ", "-# "
"""How the sentences mark a heading and small print."""


def narrate(parts: Sequence[Part], words: Words, names: tuple[str, ...]) -> list[str]:
    """A text for each part; where several come with a close-up, each of them is one paragraph."""
    is_brief = sum(is_close_up(part.picture) for part in parts) > 1
    return [
        _in_brief(part.lines, words, names)
        if is_brief and is_close_up(part.picture)
        else _in_rows(part.lines, words, names)
        for part in parts
    ]


def _in_rows(lines: Iterable[Line], words: Words, names: tuple[str, ...]) -> str:
    """A row for each line; small print about players runs on, any other begins a row."""
    rows: list[str] = []
    can_run_on = False
    for line in lines:
        text = words.tell(line, names)
        is_aside = text.startswith(SMALL) and "seat" in line.facts
        if is_aside and can_run_on:
            rows[-1] += f" {text.removeprefix(SMALL)}"
        else:
            rows.append(text)
        can_run_on = is_aside
    return "\n".join(rows)


def _in_brief(lines: Iterable[Line], words: Words, names: tuple[str, ...]) -> str:
    """A paragraph for each heading, which stands in its first row."""
    paragraphs = [""]
    for line in lines:
        text = words.tell(line, names)
        if text.startswith(HEADING):
            paragraphs.append(f"**{text.removeprefix(HEADING)}** ·")
        else:
            paragraphs[-1] += f" {text.removeprefix(SMALL)}"
    return "\n".join(paragraph.strip() for paragraph in paragraphs if paragraph)
