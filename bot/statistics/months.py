"""Months as consecutive numbers, in UTC."""

from datetime import UTC, datetime

MONTHS = 12


def month_of(at: int) -> int:
    """Return the number of the month of a Unix time: months since the year 0."""
    moment = datetime.fromtimestamp(at, UTC)
    return moment.year * MONTHS + moment.month - 1
