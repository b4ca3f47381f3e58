"""The narration of what happened: short in public messages, complete on request."""

from collections.abc import Iterable, Sequence

from bot.games.contract import Line
from bot.pictures.sights import is_close_up
from bot.tables.posts import Part
from bot.words.summaries import BETWEEN, HEADING, SMALL, Paragraph, gather, is_heading, is_stand_in, put_names
from bot.words.words import Words
from cogs.replies.names import Names

PLAYERS_APART = "; "
"""Separator between different players' actions in one row."""


def narrate(parts: Sequence[Part], words: Words, names: Names) -> str:
    """Narrate all parts briefly, without the lines that earlier messages contain.

    Actions at one place of the board share a row, whether or not the place's picture is sent.
    """
    rows: list[str] = []
    for part in parts:
        can_run_on = not part.picture or is_close_up(part.picture)
        for paragraph in gather(_fresh_lines(part, words, len(names.quiet)), words, len(names.quiet)):
            if paragraph.rows or part.picture:
                is_row = can_run_on and bool(paragraph.heading)
                rows += _run_on(put_heading_names(paragraph, names)) if is_row else _list(paragraph)
    return "\n".join(put_names(row, names.quiet if _is_list(row) else names.marked) for row in rows)


def _fresh_lines(part: Part, words: Words, players: int) -> list[Line]:
    """Return the lines that no earlier message contains, preceded by their heading."""
    told = [line for line in part.lines[: part.told] if is_heading(line, words, players)]
    return [*told[-1:], *part.lines[part.told :]] if part.told < len(part.lines) else []


def _is_list(row: str) -> bool:
    """True if a row is small print that does not begin with a player's name."""
    return row.startswith(SMALL) and not is_stand_in(row[len(SMALL)])


def _list(paragraph: Paragraph) -> list[str]:
    """Return the heading, then one row per sentence."""
    return [*([HEADING + paragraph.heading] if paragraph.heading else []), *paragraph.rows]


def put_heading_names(paragraph: Paragraph, names: Names) -> Paragraph:
    """Fill in the names in a heading without bold markup: a heading within a row is bold already."""
    return paragraph._replace(heading=put_names(paragraph.heading, names.quiet))


def _run_on(paragraph: Paragraph) -> list[str]:
    """Join a paragraph into one row that begins with its heading and has no final period."""
    told = PLAYERS_APART.join([row.removeprefix(SMALL) for row in paragraph.rows])
    return [BETWEEN.join([*([f"**{paragraph.heading}**"] if paragraph.heading else []), *([told] if told else [])])]


def narrate_in_full(lines: Iterable[Line], words: Words, names: Names) -> list[str]:
    """Return one row per line; small print is appended to the row above, unless it begins with a piece."""
    rows: list[str] = []
    can_run_on = False
    for line in lines:
        text = words.tell(line, names.marked)
        is_aside = text.startswith(SMALL) and not _begins_with_piece(line)
        if is_aside and can_run_on:
            rows[-1] += f" {text.removeprefix(SMALL)}"
        else:
            rows.append(text)
        can_run_on = is_aside
    return rows


def _begins_with_piece(line: Line) -> bool:
    return isinstance(next(iter(line.facts.values()), None), str)
