"""The checks detect a message that is lost, duplicated, or out of order."""

from pathlib import Path

import pytest

from tests.database import opened
from tests.lab.chaos.checks import check_posts

Rows = list[tuple[int, int, int, int | None]]
POSTED: Rows = [(1, 1, 1, 11), (2, 1, 1, 11), (3, 2, 3, 12), (4, 1, 4, 13)]
"""Rows of an outbox: number, table, batch, message. The first two rows were posted as one message."""
WRONG: dict[str, tuple[Rows, tuple[int, ...]]] = {
    "lost": (POSTED, (11, 12)),
    "doubled": (POSTED, (11, 12, 13, 14)),
    "out of order": ([*POSTED[:3], (4, 1, 4, 10)], (10, 11, 12)),
    "one batch in two messages": ([POSTED[0], (2, 1, 1, 14), *POSTED[2:]], (11, 12, 13, 14)),
    "never posted": ([*POSTED[:3], (4, 1, 4, None)], (11, 12)),
}


@pytest.fixture
def outbox(file: Path) -> Path:
    """Create a database with only an outbox."""
    with opened(file) as db:
        db.execute("CREATE TABLE outbox (id, table_id, batch, message)")
    return file


def fill(file: Path, rows: Rows) -> None:
    """Insert rows into the outbox."""
    with opened(file) as db:
        db.executemany("INSERT INTO outbox VALUES (?, ?, ?, ?)", rows)


def test_each_post_once_and_in_order_passes(outbox: Path) -> None:
    """Tables may alternate, and several posts may be one message."""
    fill(outbox, POSTED)
    check_posts(outbox, [{"id": str(number)} for number in (11, 12, 13)])


@pytest.mark.parametrize("wrong", WRONG)
def test_every_fault_is_detected(outbox: Path, wrong: str) -> None:
    rows, messages = WRONG[wrong]
    fill(outbox, rows)
    with pytest.raises(AssertionError):
        check_posts(outbox, [{"id": str(number)} for number in messages])
