"""Queries as PostgreSQL wants them, and several of them as one: each trip to the server costs more than its work."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count

from bot.storage.sql.database import Row, Statement

PLACE = re.compile(r"\?(\d*)")


def _number(query: str, offset: int) -> str:
    """Its own places for values, counted from so many before it; `?` is the next one, `?1` the first."""
    following: Iterator[int] = count(1)
    return PLACE.sub(lambda found: f"${int(found[1] or next(following)) + offset}", query)


@cache
def translate(query: str) -> str:
    """One query."""
    return _number(query, 0)


def read_all(statements: Sequence[Statement]) -> tuple[str, Row]:
    """One query whose row has for each of several all that it finds, at the same moment."""
    query = _read_all(tuple((one.query, len(one.values)) for one in statements))
    return query, tuple(value for one in statements for value in one.values)


@cache
def _read_all(queries: tuple[tuple[str, int], ...]) -> str:
    parts = [f"(SELECT array_agg(found) FROM ({query}) AS found)" for query in _number_all(queries)]  # noqa: S608
    return f"SELECT {', '.join(parts)}"


def write_all(statements: Sequence[Statement]) -> tuple[str, Row]:
    """One statement that does what several do, or fails where one of them that must change something does not."""
    shape = tuple((one.query, len(one.values), one.missing is not None) for one in statements)
    return _write_all(shape), tuple(value for one in statements for value in one.values)


@cache
def _write_all(shape: tuple[tuple[str, int, bool], ...]) -> str:
    """Dividing by the number of changed rows fails where it is none, and so undoes all."""
    numbered = _number_all(tuple((query, values) for query, values, _ in shape))
    parts = [f"part{number} AS ({query} RETURNING 1)" for number, query in enumerate(numbered)]
    checks = [f"1 / (SELECT count(*) FROM part{number})" for number, one in enumerate(shape) if one[2]]  # noqa: S608
    return f"WITH {', '.join(parts)} SELECT {', '.join(checks) or '1'}"


def _number_all(queries: tuple[tuple[str, int], ...]) -> list[str]:
    """Each with its places after those of the queries before it."""
    numbered, offset = [], 0
    for query, values in queries:
        numbered.append(_number(query, offset))
        offset += values
    return numbered
