"""What people have chosen for themselves: no change is lost, and each counts as things are then."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.storage.store import Store, StoreAway
from bot.tables.pace import HOUR, Rest, StandIn
from bot.tables.people import People

ADA = 11


async def test_of_changes_at_once_none_is_lost(store: Store) -> None:
    """Several settings changed before the first of them is saved, by somebody whose settings nobody knows yet."""
    people, rest = People(store), Rest(22 * HOUR, 8 * HOUR)
    await asyncio.gather(
        people.choose_size(ADA, "small"),
        people.change(ADA, lambda old: replace(old, stand_in=StandIn.WAIT)),
        people.choose_rest(ADA, rest),
        people.is_screen_unknown(ADA, has_moved=True),
    )
    settings = await People(store).settings(ADA)
    assert (settings.size, settings.stand_in, settings.rest) == ("small", StandIn.WAIT, rest)


async def test_presses_at_once_add_up(store: Store) -> None:
    """Each moves the hours on from where the one before has put them."""
    people = People(store)

    async def press() -> None:
        await people.change(ADA, lambda old: replace(old, rest=Rest(old.rest.begins + HOUR, 8 * HOUR)))

    await asyncio.gather(*(press() for _ in range(5)))
    assert (await People(store).settings(ADA)).rest.begins == 5 * HOUR


async def test_what_another_process_has_changed_is_asked_for_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the store has answered, what was known last is recalled: nobody on vacation is called meanwhile."""
    ours, theirs = People(store), People(store)
    await ours.choose_size(ADA, "wide")
    await theirs.choose_size(ADA, "narrow")
    ours.expire_all()
    with monkeypatch.context() as outage:
        outage.setattr(store, "person", _lose)
        with pytest.raises(StoreAway):
            await ours.settings(ADA)
        assert ours.recall(ADA).size == "wide"
    assert (await ours.settings(ADA)).size == "narrow" == ours.recall(ADA).size


async def test_a_change_of_which_one_hears_while_one_reads_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read may be older."""
    ours, theirs, load = People(store), People(store), store.person
    await ours.choose_size(ADA, "wide")

    async def load_and_hear(user: int) -> bytes | None:
        packed = await load(user)
        monkeypatch.setattr(store, "person", load)
        await theirs.choose_size(user, "narrow")
        ours.expire(user)
        return packed

    monkeypatch.setattr(store, "person", load_and_hear)
    ours.expire(ADA)
    assert (await ours.settings(ADA)).size == "wide"
    assert (await ours.settings(ADA)).size == "narrow"


async def _lose(_user: int) -> bytes | None:
    raise StoreAway
