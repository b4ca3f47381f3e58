"""Orders for later decisions, by table and seat; an answer that uses orders changes them in the same transaction."""

from msgspec.structs import replace

from bot.storage.rows import OrdersRow, Search
from bot.storage.store import Store
from tests.storage.conftest import Reopen
from tests.storage.samples import change, closing, edit, found_in


async def test_orders_are_kept(store: Store, reopen: Reopen) -> None:
    """After reopening the store, the newest orders of each seat are returned."""
    await store.save(edit(0, orders=(OrdersRow(0, b"first"),)))
    await store.save(edit(1, orders=(OrdersRow(1, b"other"),)))
    await store.save(edit(2, orders=(OrdersRow(0, b"second"),)))
    async with reopen() as again:
        assert (await found_in(again)).orders == {0: b"second", 1: b"other"}


async def test_used_orders_are_removed_with_the_answer_that_used_them(store: Store) -> None:
    """The answer and the remaining orders are saved in one change."""
    await store.save(edit(0, orders=(OrdersRow(0, b"all"),)))
    await store.save(edit(1, orders=(OrdersRow(1, b"all"),)))
    await store.save(replace(change(revision=2), orders=(OrdersRow(0, b""), OrdersRow(1, b"rest"))))
    assert (await found_in(store)).orders == {1: b"rest"}


async def test_running_tables_with_orders_are_found(store: Store) -> None:
    """A table is found as long as it has any orders."""
    await store.save(edit(0, orders=(OrdersRow(0, b"all"),)))
    assert await store.find_tables(Search.WITH_ORDERS) == ()
    await store.save(change(revision=1))
    assert [place.table_id for place in await store.find_tables(Search.WITH_ORDERS)] == [1]
    await store.save(edit(2, orders=(OrdersRow(0, b""),)))
    assert await store.find_tables(Search.WITH_ORDERS) == ()


async def test_a_finished_game_loses_its_orders(store: Store) -> None:
    """Tidying deletes the orders after a while."""
    await store.save(change())
    await store.save(edit(1, orders=(OrdersRow(0, b"all"),)))
    await store.save(closing(2, "over", at=30))
    await store.tidy(before=31)
    assert (await found_in(store)).orders == {}
