"""What people have ordered for coming decisions: by table and seat, changed with the answers that use it."""

from msgspec.structs import replace

from bot.storage.rows import OrdersRow, Search
from bot.storage.store import Store
from tests.storage.conftest import Reopen
from tests.storage.samples import change, closing, edit, found_in


async def test_orders_are_there_after_reopening(store: Store, reopen: Reopen) -> None:
    """The newest of each seat."""
    await store.save(edit(0, orders=(OrdersRow(0, b"first"),)))
    await store.save(edit(1, orders=(OrdersRow(1, b"other"),)))
    await store.save(edit(2, orders=(OrdersRow(0, b"second"),)))
    async with reopen() as again:
        assert (await found_in(again)).orders == {0: b"second", 1: b"other"}


async def test_used_orders_go_with_the_answer_that_used_them(store: Store) -> None:
    """Both or neither."""
    await store.save(edit(0, orders=(OrdersRow(0, b"all"),)))
    await store.save(edit(1, orders=(OrdersRow(1, b"all"),)))
    await store.save(replace(change(revision=2), orders=(OrdersRow(0, b""), OrdersRow(1, b"rest"))))
    assert (await found_in(store)).orders == {1: b"rest"}


async def test_running_tables_with_orders_are_found(store: Store) -> None:
    """As long as there are any."""
    await store.save(edit(0, orders=(OrdersRow(0, b"all"),)))
    assert await store.find_tables(Search.WITH_ORDERS) == ()
    await store.save(change(revision=1))
    assert [place.table_id for place in await store.find_tables(Search.WITH_ORDERS)] == [1]
    await store.save(edit(2, orders=(OrdersRow(0, b""),)))
    assert await store.find_tables(Search.WITH_ORDERS) == ()


async def test_a_finished_game_loses_its_orders(store: Store) -> None:
    """Once nobody has needed them for a while."""
    await store.save(change())
    await store.save(edit(1, orders=(OrdersRow(0, b"all"),)))
    await store.save(closing(2, "over", at=30))
    await store.tidy(before=31)
    assert (await found_in(store)).orders == {}
