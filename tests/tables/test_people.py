"""What people have chosen for themselves: no change is lost, and each counts as things are then."""

import asyncio
import gc

import pytest
from msgspec.structs import replace

from bot.storage.store import Store, StoreAway
from bot.tables import people as people_module
from bot.tables.pace import HOUR, Rest, StandIn
from bot.tables.part import Part
from bot.tables.people import People

ADA = 11


async def test_of_changes_at_once_none_is_lost(store: Store) -> None:
    """Several settings changed before the first of them is saved, by somebody whose settings nobody knows yet."""
    people, rest = People(store, Part()), Rest(22 * HOUR, 8 * HOUR)
    await asyncio.gather(
        people.choose_size(ADA, "small"),
        people.change(ADA, lambda old: replace(old, stand_in=StandIn.WAIT)),
        people.choose_rest(ADA, rest),
        people.stop_asking_screen(ADA),
    )
    settings = await People(store, Part()).settings(ADA)
    assert (settings.size, settings.stand_in, settings.rest) == ("small", StandIn.WAIT, rest)


async def test_presses_at_once_add_up(store: Store) -> None:
    """Each moves the hours on from where the one before has put them."""
    people = People(store, Part())

    async def press() -> None:
        await people.change(ADA, lambda old: replace(old, rest=Rest(old.rest.begins + HOUR, 8 * HOUR)))

    await asyncio.gather(*(press() for _ in range(5)))
    assert (await People(store, Part()).settings(ADA)).rest.begins == 5 * HOUR


async def test_what_another_process_has_changed_is_asked_for_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the store answers, tables use the last known settings, so that vacations still count."""
    ours, theirs = People(store, Part()), People(store, Part())
    await ours.choose_size(ADA, "wide")
    held = await ours.person(ADA)
    await theirs.choose_size(ADA, "narrow")
    ours.expire_all()
    with monkeypatch.context() as outage:
        outage.setattr(store, "person", _lose)
        with pytest.raises(StoreAway):
            await ours.settings(ADA)
        assert held.settings.size == "wide"
    assert (await ours.settings(ADA)).size == "narrow" == held.settings.size


async def test_a_change_of_which_one_hears_while_one_reads_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read may be older."""
    ours, theirs, load = People(store, Part()), People(store, Part()), store.person
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


async def test_the_later_of_two_overlapping_loads_counts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two changes elsewhere, each heard of while the one before is being read."""
    ours, theirs, load = People(store, Part()), People(store, Part()), store.person
    await ours.choose_size(ADA, "wide")
    has_read, may_answer = asyncio.Event(), asyncio.Event()

    async def load_slowly(user: int) -> bytes | None:
        packed = await load(user)
        has_read.set()
        await may_answer.wait()
        return packed

    await theirs.change(ADA, lambda old: replace(old, theme="dark"))
    monkeypatch.setattr(store, "person", load_slowly)
    first = asyncio.create_task(ours.reread(ADA))
    await has_read.wait()
    monkeypatch.setattr(store, "person", load)
    await theirs.choose_size(ADA, "narrow")
    second = asyncio.create_task(ours.reread(ADA))
    may_answer.set()
    await asyncio.gather(first, second)
    assert (await ours.settings(ADA)).size == "narrow"


async def test_a_change_heard_of_during_the_first_load_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process has never known this user, and what it reads is old by the time it arrives."""
    ours, theirs, load = People(store, Part()), People(store, Part()), store.person

    async def load_and_hear(user: int) -> bytes | None:
        packed = await load(user)
        monkeypatch.setattr(store, "person", load)
        await theirs.choose_size(user, "narrow")
        ours.expire(user)
        return packed

    monkeypatch.setattr(store, "person", load_and_hear)
    await ours.settings(ADA)
    assert (await ours.settings(ADA)).size == "narrow"


async def test_a_failed_load_leaves_no_defaults_behind(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next call asks the store again."""
    await People(store, Part()).choose_size(ADA, "narrow")
    people = People(store, Part())
    with monkeypatch.context() as outage:
        outage.setattr(store, "person", _lose)
        with pytest.raises(StoreAway):
            await people.settings(ADA)
    assert (await people.settings(ADA)).size == "narrow"


async def test_the_least_recently_used_people_leave_the_cache(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only they are loaded again."""
    monkeypatch.setattr(people_module, "MOST_KEPT", 3)
    people, load, loaded = People(store, Part()), store.person, []

    async def note(user: int) -> bytes | None:
        loaded.append(user)
        return await load(user)

    monkeypatch.setattr(store, "person", note)
    for user in (1, 2, 3, 1, 4):
        await people.settings(user)
    loaded.clear()
    for user in (1, 3, 4, 2):
        await people.settings(user)
    assert loaded == [2]


async def test_a_held_person_stays_known_and_up_to_date_beyond_the_limit(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As tables hold theirs; without a holder the cache is as small as it may be."""
    monkeypatch.setattr(people_module, "MOST_KEPT", 3)
    people = People(store, Part())
    held = await people.person(ADA)
    for user in range(100, 120):
        await people.settings(user)
    assert people.known == 4
    await people.choose_size(ADA, "narrow")
    assert held.settings.size == "narrow"
    assert await people.person(ADA) is held
    for user in range(100, 120):
        await people.settings(user)
    del held
    gc.collect()
    assert people.known == 3


async def _lose(_user: int) -> bytes | None:
    raise StoreAway
