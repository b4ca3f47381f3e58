"""Pagination by `limit`, `before`, `after` and `around`."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.sandbox.errors import Form, form_error
from bot.sandbox.limits.shapes import is_digits, is_whole

MOST_PAGE = 100


@dataclass(slots=True, frozen=True)
class Page:
    """The page that a query requests, of a list sorted by id."""

    limit: int
    before: int | None = None
    after: int | None = None
    around: int | None = None


def read_page(asked: Mapping[str, object], *, most: int = MOST_PAGE, usual: int) -> Page:
    """Return the page that a query requests; refuses invalid numbers and limits out of range."""
    before, after, around = (asked_number(asked, key) for key in ("before", "after", "around"))
    return Page(asked_limit(asked, most=most, usual=usual), before, after, around)


def asked_limit(asked: Mapping[str, object], *, most: int = MOST_PAGE, usual: int) -> int:
    """Return the limit of a query."""
    limit = asked_number(asked, "limit")
    form = Form()
    form.between(("limit",), limit, 1, most)
    form.done()
    return usual if limit is None else limit


def asked_number(asked: Mapping[str, object], key: str) -> int | None:
    """Return a number or id from a query, or None."""
    value = asked.get(key)
    if value is None or value == "":
        return None
    if not is_whole(value) and not is_digits(value):
        raise form_error((key,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
    return int(str(value))


def asked_time(asked: Mapping[str, object], key: str) -> datetime | None:
    """Return a timestamp from a query, or None."""
    value = asked.get(key)
    if value is None:
        return None
    try:
        moment = datetime.fromisoformat(str(value).replace(" ", "+"))  # "+" is decoded as a space
    except ValueError:
        raise form_error((key,), "DATE_TIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.") from None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
