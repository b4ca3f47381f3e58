"""Lines of the rules as rows of plain text, ready to be painted or read aloud."""

from collections.abc import Iterable, Sequence

from bot.games.contract import Line
from bot.words.gathering import put_names, stand_ins
from bot.words.words import Words, plain_rows


def tell_rows(words: Words, lines: Iterable[Line], names: Sequence[str]) -> list[str]:
    """Lines in words without markup; names are put in last, or theirs would be taken for ours."""
    seats = stand_ins(len(names))
    return [put_names(row, names) for line in lines for row in plain_rows(words.tell(line, seats)) if row.strip()]
