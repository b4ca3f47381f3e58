"""Lines of the rules as rows of plain text, ready to be painted or read aloud."""

from collections.abc import Iterable, Sequence

from bot.games.contract import Line
from bot.words.words import Words, plain_rows

PRIVATE_USE = 0xE000
"""Where Unicode has characters that no sentence of ours has."""


def tell_rows(words: Words, lines: Iterable[Line], names: Sequence[str]) -> list[str]:
    """Lines in words without markup; names are put in last, or theirs would be taken for ours."""
    seats = [chr(PRIVATE_USE + seat) for seat in range(len(names))]
    named = {PRIVATE_USE + seat: name for seat, name in enumerate(names)}
    return [row.translate(named) for line in lines for row in plain_rows(words.tell(line, seats)) if row.strip()]
