"""Metrics of stores: transactions by outcome, and open tables by status."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.metrics.metrics import TRANSACTION_SECONDS
from bot.storage.sql.database import Database
from bot.storage.store import ChannelTaken, Store
from tests.storage.samples import NEW, closing


def counts(kind: str) -> list[int]:
    """Return the numbers of successful, refused and failed transactions so far."""
    return [TRANSACTION_SECONDS.count(kind, outcome) for outcome in ("done", "refused", "failed")]


async def test_transactions_are_counted_by_result(store: Any) -> None:
    """Refusing a second table in a channel counts as refused; an invalid statement counts as failed."""

    async def fail(db: Database) -> None:
        await db.execute("UPDATE nonsense SET sense = 1")

    before = counts("write")
    await store.save(closing(0, "running"))
    with pytest.raises(ChannelTaken):
        await store.create_table(NEW, 10)
    with pytest.raises(Exception, match="nonsense"):
        await store.write(fail)
    assert [after - count for after, count in zip(counts("write"), before, strict=True)] == [1, 1, 1]


async def test_reads_are_counted_separately(store: Store) -> None:
    """Reads and writes wait for different reasons."""
    reads, writes = counts("read"), counts("write")
    await store.table(1)
    assert counts("read") == [reads[0] + 1, *reads[1:]]
    assert counts("write") == writes


async def test_open_tables_are_counted_by_status(store: Store) -> None:
    """Finished tables are not counted."""
    for channel in (3, 4, 5):
        await store.create_table(replace(NEW, channel=channel), 10)
    for number, status in ((2, "running"), (3, "over")):
        await store.save(closing(0, status, table_id=number))
    assert await store.count_open() == {"lobby": 2, "running": 1}
