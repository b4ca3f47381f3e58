"""Each change is one transaction, and each click is saved once."""

import asyncio

from msgspec.structs import replace

from bot.storage.rows import MOST_TOLD, ConsentRow, DraftRow, OrdersRow, SeatRow, TurnRow
from bot.storage.store import Conflict, Store
from tests.storage.conftest import Reopen
from tests.storage.samples import ADA, BEN, NEW, change, closing, edit, found_in, setting


async def test_a_change_is_saved_as_a_whole(store: Store, reopen: Reopen) -> None:
    """Another process sees the turn, the state after it and its messages."""
    assert await store.save(change(interaction=5, posts=2))
    async with reopen() as other:
        found = await found_in(other)
        assert (found.status, found.state, found.untold, found.turns) == ("running", b"state 0", b"untold", 1)
        assert (found.marks, found.told) == (b"marks 0", ((0, b"told 0"),))
        assert await other.turns(1) == (TurnRow(0, "prompt.0", ("one", "two")),)
        assert [row.body for row in await other.to_post(1)] == [b"post 0.0", b"post 0.1"]
        assert not await other.save(change(1, interaction=5))


async def test_messages_are_returned_from_the_requested_turn_on(store: Store) -> None:
    """The start of the game has no turn; if several turns are saved at once, the last one has all their messages."""
    await store.save(setting(replace(change(), turns=(), told=b""), told=b"begin", told_from=-1, turns=0))
    first, second = change().turns[0], TurnRow(0, "", ())
    await store.save(setting(replace(change(revision=1), turns=(first, second)), told_from=-1, turns=2))
    assert (await found_in(store)).told == ((-1, b"begin"), (1, b"told 0"))
    await store.save(setting(replace(change(2), told=b""), told_from=1))
    assert (await found_in(store)).told == ((1, b"told 0"),)
    await store.save(setting(change(3), told_from=3))
    assert (await found_in(store)).told == ((3, b"told 3"),)


async def test_if_there_are_very_many_messages_the_newest_are_returned(store: Store) -> None:
    """The messages are in order."""
    await asyncio.gather(*(store.save(change(number)) for number in range(MOST_TOLD + 20)))
    numbers = [number for number, _ in (await found_in(store)).told]
    assert numbers == list(range(20, MOST_TOLD + 20))


async def test_a_change_of_seats_is_saved_with_its_turns_or_not_at_all(store: Store) -> None:
    """A computer cannot take a seat without its moves being saved, too."""
    computer = SeatRow(None, "Merchant", "merchant")
    await store.save(change())
    there_already = replace(change(0, revision=1), seats=(computer, BEN))
    [error] = await asyncio.gather(store.save(there_already), return_exceptions=True)
    assert isinstance(error, Exception)
    assert (await found_in(store)).seats == (ADA, BEN)
    await store.save(replace(change(1), seats=(computer, BEN)))
    assert (await found_in(store)).seats == (computer, BEN)


async def test_a_failing_change_leaves_no_trace_and_does_not_disturb_others(store: Store) -> None:
    """The changes are simultaneous; among them are an outdated revision and a missing table."""
    await store.create_table(replace(NEW, channel=3), 10)
    await store.save(change())
    results = await asyncio.gather(
        store.save(change(1, interaction=1)),
        store.save(change(0, interaction=2)),
        store.save(change(0, interaction=3, table_id=2)),
        store.save(change(0, interaction=4, table_id=99)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [bool, Conflict, bool, Conflict]
    assert [turn.prompt for turn in await store.turns(1)] == ["prompt.0", "prompt.1"]
    assert [turn.prompt for turn in await store.turns(2)] == ["prompt.0"]
    assert [row.body for row in await store.to_post(1)] == [b"post 0.0", b"post 1.0"]
    assert [row.body for row in await store.to_post(2)] == [b"post 0.0"]
    assert await store.save(change(2, interaction=2)), "a click that failed may come again"


async def test_each_click_is_applied_once(store: Store) -> None:
    """A click may arrive several times at the same moment."""
    results = await asyncio.gather(*(store.save(change(number, interaction=5)) for number in range(10)))
    assert sorted(results) == [False] * 9 + [True]
    assert len(await store.turns(1)) == 1
    assert len(await store.to_post(1)) == 1


async def test_a_hundred_saves_at_once_are_all_saved(store: Store) -> None:
    """The saves are applied in the order of the calls."""
    assert all(await asyncio.gather(*(store.save(change(number, interaction=number)) for number in range(100))))
    assert len(await store.turns(1)) == 100
    assert len(await store.to_post(1)) == 100


async def test_a_change_made_for_an_outdated_revision_is_refused(store: Store) -> None:
    """Every kind of change is refused; the change that was saved first stays."""
    before = await found_in(store)
    await store.save(edit(0, seats=(BEN,)))
    late = (
        store.save(edit(0, seats=(ADA,))),
        store.save(edit(0, columns={"host": 8})),
        store.save(closing(0, "cancelled", at=20, posts=(b"late",))),
        store.save(edit(0, drafts=(DraftRow(0, "plan", ("bakers",)),))),
        store.save(edit(0, orders=(OrdersRow(0, b"late"),))),
        store.save(edit(0, consents=(ConsentRow(7, True, 20, "end"),))),
        store.save(change(interaction=5)),
    )
    assert {type(one) for one in await asyncio.gather(*late, return_exceptions=True)} == {Conflict}
    assert await store.table(1) == replace(before, seats=(BEN,), revision=1)
    assert (await store.turns(1), await store.to_post(1)) == ((), ())
