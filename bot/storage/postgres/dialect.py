"""Queries in PostgreSQL's dialect, and merged queries: a round trip costs more than the work of a query."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count

from bot.storage.sql.database import Row, Statement

PLACE = re.compile(r"\?(\d*)")


def _number(query: str, offset: int) -> str:
    """Replace `?` and `?1` with numbered placeholders, counted from `offset`."""
    following: Iterator[int] = count(1)
    return PLACE.sub(lambda found: f"${int(found[1] or next(following)) + offset}", query)


@cache
def translate(query: str) -> str:
    """Return the query with PostgreSQL's placeholders."""
    return _number(query, 0)


def read_all(statements: Sequence[Statement]) -> tuple[str, Row]:
    """Merge queries into one whose row contains all rows of each query, read in one snapshot."""
    query = _read_all(tuple((one.query, len(one.values)) for one in statements))
    return query, tuple(value for one in statements for value in one.values)


@cache
def _read_all(queries: tuple[tuple[str, int], ...]) -> str:
    parts = [f"(SELECT array_agg(found) FROM ({query}) AS found)" for query in _number_all(queries)]  # noqa: S608
    return f"SELECT {', '.join(parts)}"


def write_all(statements: Sequence[Statement]) -> tuple[str, Row]:
    """Merge statements into one that executes all; it fails if a statement that must change a row changes none."""
    shape = tuple((one.query, len(one.values), one.missing is not None) for one in statements)
    return _write_all(shape), tuple(value for one in statements for value in one.values)


@cache
def _write_all(shape: tuple[tuple[str, int, bool], ...]) -> str:
    """Divide by the number of rows that each required change affects: division by zero undoes the whole statement."""
    numbered = _number_all(tuple((query, values) for query, values, _ in shape))
    parts = [f"part{number} AS ({query} RETURNING 1)" for number, query in enumerate(numbered)]
    checks = [f"1 / (SELECT count(*) FROM part{number})" for number, one in enumerate(shape) if one[2]]  # noqa: S608
    return f"WITH {', '.join(parts)} SELECT {', '.join(checks) or '1'}"


def _number_all(queries: tuple[tuple[str, int], ...]) -> list[str]:
    """Number each query's placeholders after those of the previous queries."""
    numbered, offset = [], 0
    for query, values in queries:
        numbered.append(_number(query, offset))
        offset += values
    return numbered
