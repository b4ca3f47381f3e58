"""Tables in threads of their own: with a card, or not at all."""

import asyncio
from typing import Any

import pytest

from bot.service.client import Guildhall
from bot.storage.rows import Search
from bot.storage.store import StoreAway
from bot.tables.status import Status
from bot.words.words import words_in
from tests.cogs.clicker import controls
from tests.cogs.playing import reply_to, speak
from tests.driver import Person, Town
from tests.every_game import games_that, speaks_every_language
from tests.patience import PATIENCE

SEND = "POST /channels/*/messages"


async def threads_of(person: Person, town: Town) -> list[dict[str, object]]:
    """The threads that somebody who comes anew sees in the channel, also archived ones that are told of."""
    fresh = await Person(town, {"id": person.id, "global_name": person.name}).connect()
    await fresh.leave()
    return [one for one in fresh.hello["servers"][0]["channels"] if one.get("parent_id") == person.channel]


@pytest.mark.parametrize(
    "fault",
    [
        {"kind": "status", "route": SEND, "status": 503},
        {"kind": "cut", "route": SEND},
        {"kind": "lose", "route": SEND},
    ],
    ids=["503", "cut", "lost"],
)
@games_that(speaks_every_language)
async def test_a_table_whose_card_is_refused_leaves_nothing_behind(
    bot: Guildhall, people: list[Person], town: Town, fault: dict[str, object]
) -> None:
    """No thread, no open table; the host is told in their language, and can try again at once."""
    host = people[0]
    await speak(host, "it")
    await town.fault(**fault)  # type: ignore[arg-type]
    told = await reply_to(host, await host.command("new", players=2, thread=True))
    assert told == words_in("it").say("error-not_opened")
    assert (await bot.manager.table(1)).status is Status.CANCELLED
    assert [one for one in await threads_of(host, town) if not one["thread_metadata"]["archived"]] == []  # type: ignore[index]
    await town.heal()
    await host.command("new", players=2, thread=True)
    [thread] = [one for one in await threads_of(host, town) if not one["thread_metadata"]["archived"]]  # type: ignore[index]
    await host.until(lambda: any(one["channel_id"] == thread["id"] for one in host.messages.values()))
    [card] = [one for one in host.messages.values() if one["channel_id"] == thread["id"] and controls(one, "l:")]
    assert controls(card, "l:2:join")


@pytest.mark.parametrize("is_saved", [False, True], ids=["not saved", "saved unheard"])
async def test_a_thread_goes_also_where_the_database_is_away(
    bot: Guildhall, people: list[Person], town: Town, monkeypatch: pytest.MonkeyPatch, is_saved: bool
) -> None:
    """The host is told to try again; what was saved all the same is closed once the database is back."""
    host, store, create = people[0], bot.store, bot.store.create_table

    async def create_unheard(*facts: Any) -> int:
        if is_saved:
            await create(*facts)
        raise StoreAway

    async def fail(*_: object) -> None:
        raise StoreAway

    with monkeypatch.context() as away:
        away.setattr(store, "create_table", create_unheard)
        away.setattr(store, "end_in", fail)
        told = await reply_to(host, await host.command("new", players=2, thread=True))
        assert told == words_in("en").say("error-store_away")
        assert await threads_of(host, town) == []
    store.on_return()
    async with asyncio.timeout(PATIENCE):
        while await store.find_tables(Search.OPEN):  # noqa: ASYNC110  # asked again and again
            await asyncio.sleep(0.01)
    await host.command("new", players=2, thread=True)
    assert len(await threads_of(host, town)) == 1


async def test_a_card_whose_picture_is_refused_gets_into_its_thread_without(
    bot: Guildhall, people: list[Person], town: Town
) -> None:
    """The table is open, and can be joined."""
    host = people[0]
    await town.fault("missing_permissions", channel=host.channel, deny=["ATTACH_FILES"])
    await host.command("new", players=2, thread=True)
    await host.until(lambda: any(controls(one, "l:1:join") for one in host.messages.values()))
    assert (await bot.manager.table(1)).status is Status.LOBBY
