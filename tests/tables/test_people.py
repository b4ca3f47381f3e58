"""Users' settings: the cache, concurrent changes, and changes by other processes."""

import asyncio
import gc

import pytest
from msgspec.structs import replace

from bot.storage.store import Store, StoreAway
from bot.tables.pace import HOUR, Rest, TimeoutPolicy
from bot.tables.people import People
from bot.tables.server_scope import ServerScope
from tests.faulty_store import calls_replaced, replace_calls, restore_calls

ADA = 11


async def test_no_simultaneous_change_is_lost(store: Store) -> None:
    """Several settings change before the first one is loaded and saved."""
    people, rest = People(store, ServerScope()), Rest(22 * HOUR, 8 * HOUR)
    await asyncio.gather(
        people.choose_size(ADA, "small"),
        people.change(ADA, lambda old: replace(old, stand_in=TimeoutPolicy.WAIT)),
        people.choose_rest(ADA, rest),
        people.stop_asking_screen(ADA),
    )
    settings = await People(store, ServerScope()).settings(ADA)
    assert (settings.size, settings.stand_in, settings.rest) == ("small", TimeoutPolicy.WAIT, rest)


async def test_simultaneous_presses_add_up(store: Store) -> None:
    """Each press moves the hours on from the previous press's result."""
    people = People(store, ServerScope())

    async def press() -> None:
        await people.change(ADA, lambda old: replace(old, rest=Rest(old.rest.begins + HOUR, 8 * HOUR)))

    await asyncio.gather(*(press() for _ in range(5)))
    assert (await People(store, ServerScope()).settings(ADA)).rest.begins == 5 * HOUR


async def test_settings_changed_by_another_process_are_loaded_again(store: Store) -> None:
    ours, theirs = People(store, ServerScope()), People(store, ServerScope())
    await ours.choose_size(ADA, "wide")
    held = await ours.person(ADA)
    await theirs.choose_size(ADA, "narrow")
    ours.expire_all()
    with calls_replaced(store, person=_lose):
        with pytest.raises(StoreAway):
            await ours.settings(ADA)
        assert held.settings.size == "wide"
    assert (await ours.settings(ADA)).size == "narrow" == held.settings.size


async def test_a_change_reported_during_a_load_is_not_missed(store: Store) -> None:
    """The loaded settings may be older than the change."""
    ours, theirs, load = People(store, ServerScope()), People(store, ServerScope()), store.person
    await ours.choose_size(ADA, "wide")

    async def load_and_hear(user: int) -> bytes | None:
        packed = await load(user)
        restore_calls(store)
        await theirs.choose_size(user, "narrow")
        ours.expire(user)
        return packed

    replace_calls(store, person=load_and_hear)
    ours.expire(ADA)
    assert (await ours.settings(ADA)).size == "wide"
    assert (await ours.settings(ADA)).size == "narrow"


async def test_the_later_of_two_overlapping_loads_counts(store: Store) -> None:
    """Another process makes two changes; the second is reported while the first is being loaded."""
    ours, theirs, load = People(store, ServerScope()), People(store, ServerScope()), store.person
    await ours.choose_size(ADA, "wide")
    has_read, may_answer = asyncio.Event(), asyncio.Event()

    async def load_slowly(user: int) -> bytes | None:
        packed = await load(user)
        has_read.set()
        await may_answer.wait()
        return packed

    await theirs.change(ADA, lambda old: replace(old, theme="dark"))
    replace_calls(store, person=load_slowly)
    first = asyncio.create_task(ours.reread(ADA))
    await has_read.wait()
    restore_calls(store)
    await theirs.choose_size(ADA, "narrow")
    second = asyncio.create_task(ours.reread(ADA))
    may_answer.set()
    await asyncio.gather(first, second)
    assert (await ours.settings(ADA)).size == "narrow"


async def test_a_change_reported_during_the_first_load_is_not_missed(store: Store) -> None:
    """The process does not know the user yet, and the loaded settings are outdated on arrival."""
    ours, theirs, load = People(store, ServerScope()), People(store, ServerScope()), store.person

    async def load_and_hear(user: int) -> bytes | None:
        packed = await load(user)
        restore_calls(store)
        await theirs.choose_size(user, "narrow")
        ours.expire(user)
        return packed

    replace_calls(store, person=load_and_hear)
    await ours.settings(ADA)
    assert (await ours.settings(ADA)).size == "narrow"


async def test_a_failed_load_leaves_no_defaults_behind(store: Store) -> None:
    """The next call loads from the store again."""
    await People(store, ServerScope()).choose_size(ADA, "narrow")
    people = People(store, ServerScope())
    with calls_replaced(store, person=_lose), pytest.raises(StoreAway):
        await people.settings(ADA)
    assert (await people.settings(ADA)).size == "narrow"


async def test_the_least_recently_used_settings_leave_the_cache(store: Store) -> None:
    """Other users are not loaded again."""
    people, load, loaded = People(store, ServerScope(), most=3), store.person, []

    async def note(user: int) -> bytes | None:
        loaded.append(user)
        return await load(user)

    replace_calls(store, person=note)
    for user in (1, 2, 3, 1, 4):
        await people.settings(user)
    loaded.clear()
    for user in (1, 3, 4, 2):
        await people.settings(user)
    assert loaded == [2]


async def test_settings_in_use_stay_cached_and_up_to_date_beyond_the_limit(store: Store) -> None:
    """Tables hold the settings of their players. Without a holder, the cache shrinks to its limit."""
    people = People(store, ServerScope(), most=3)
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
