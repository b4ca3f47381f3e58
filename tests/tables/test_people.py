"""What people have chosen for themselves: no change is lost, and each counts as things are then."""

import asyncio

from msgspec.structs import replace

from bot.storage.store import Store
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
