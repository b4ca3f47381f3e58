"""Finds the numbers that a data file marks as assumed: a comment next to or above them contains the word "assumed"."""

import re
from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

_MARK = re.compile(r'(?<!")\bassumed\b(?!")', re.IGNORECASE)
"""Matches the word "assumed" unless it is in quotation marks, as in a comment that explains the mark."""
_HEADER = re.compile(r"\[+([a-z0-9_.]+)\]+")
_NAME = re.compile(r'name = "([^"]+)"')
_STRING_OR_COMMENT = re.compile(r'"(?:[^"\\]|\\.)*"|(#.*)')


class Assumption(Struct, frozen=True):
    """One mark: its line, table and row, the number next to it, and the reason."""

    line: int
    place: str
    what: str
    why: str


def find_assumptions(text: str) -> tuple[Assumption, ...]:
    """Return all marks of a file, from top to bottom."""
    rows = [_split(line) for line in text.splitlines()]
    codes = [code for code, _ in rows]
    places, found = _name_places(codes), []
    for at, why in _find_marks(rows):
        beside = next((later for later in range(at, len(rows)) if codes[later]), at)
        is_table = _HEADER.fullmatch(codes[beside])
        found.append(Assumption(at + 1, is_table[1] if is_table else places[beside], codes[beside], why))
    return tuple(found)


def _split(line: str) -> tuple[str, str]:
    """Split a line into its data and its comment."""
    comment = next((found[1] for found in _STRING_OR_COMMENT.finditer(line) if found[1]), "")
    return line[: len(line) - len(comment)].strip(), comment.lstrip("# ").rstrip()


def _find_marks(rows: list[tuple[str, str]]) -> Iterator[tuple[int, str]]:
    """Yield lines with a mark and their comments; a comment on its own line may continue on the following lines."""
    for at, (code, comment) in enumerate(rows):
        if not _MARK.search(comment):
            continue
        more = at + 1
        while not code and more < len(rows) and not rows[more][0] and rows[more][1] and not _MARK.search(rows[more][1]):
            more += 1
        told = " ".join([comment, *(later for _, later in rows[at + 1 : more])])
        yield at, re.sub(r"^[Aa]ssumed: ", "", told)


def _name_places(lines: list[str]) -> list[str]:
    """Return each line's place: its table, and the name of its row if the row has one."""
    headers = [at for at, line in enumerate(lines) if _HEADER.fullmatch(line)]
    places = [""] * len(lines)
    for begin, end in pairwise([*headers, len(lines)]):
        table = lines[begin].strip("[]")
        name = next((found[1] for line in lines[begin:end] if (found := _NAME.match(line))), "")
        places[begin:end] = [f"{table}: {name}" if name else table] * (end - begin)
    return places
