"""The account of what happened, in as few rows as it can be read in."""

from collections.abc import Iterable, Sequence

from bot.games.contract import Line
from bot.pictures.sights import is_close_up
from bot.tables.posts import Part
from bot.words.words import Words

HEADING, SMALL = "### ", "-# "
"""How the sentences mark a heading and small print."""


def narrate(parts: Sequence[Part], words: Words, names: tuple[str, ...]) -> list[str]:
    """A text for each part; where several places of the board were dealt with, each is one paragraph."""
    is_brief = sum(is_close_up(part.picture) for part in parts) > 1
    return [
        _in_brief(part.lines, words, names)
        if is_brief and is_close_up(part.picture)
        else _in_rows(part.lines, words, names)
        for part in parts
    ]


def _in_rows(lines: Iterable[Line], words: Words, names: tuple[str, ...]) -> str:
    """A row for each line; small print runs on, unless it begins with a piece."""
    rows: list[str] = []
    can_run_on = False
    for line in lines:
        text = words.tell(line, names)
        is_aside = text.startswith(SMALL) and not _begins_with_piece(line)
        if is_aside and can_run_on:
            rows[-1] += f" {text.removeprefix(SMALL)}"
        else:
            rows.append(text)
        can_run_on = is_aside
    return "\n".join(rows)


def _begins_with_piece(line: Line) -> bool:
    return isinstance(next(iter(line.facts.values()), None), str)


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
