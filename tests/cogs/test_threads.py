"""Tables in threads: opened with a card, or not at all."""

from typing import Any

import pytest

from bot.service.client import Guildhall
from bot.storage.rows import Search
from bot.storage.store import StoreAway
from bot.tables.status import Status
from bot.words.words import words_in
from tests.every_game import games_that, speaks_every_language
from tests.faulty_store import calls_replaced
from tests.patience import until_found
from tests.player import Player, Town, controls

SEND = "POST /channels/*/messages"


async def threads_of(person: Player, town: Town) -> list[dict[str, object]]:
    """The channel's threads that a newly connected user sees, including archived ones."""
    fresh = await Player(town, {"id": person.id, "global_name": person.name}).connect()
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
async def test_a_table_whose_card_fails_leaves_no_thread(
    bot: Guildhall, people: list[Player], town: Town, fault: dict[str, object]
) -> None:
    """No open table is left, either; the error is in the host's language, and the host can try again at once."""
    host = people[0]
    await host.speak("it")
    await town.fault(**fault)  # type: ignore[arg-type]
    told = await host.reply_to(await host.command("new", players=2, thread=True))
    assert told == words_in("it").say("error-not_opened")
    assert (await bot.manager.table(1)).now.status is Status.CANCELLED
    assert [one for one in await threads_of(host, town) if not one["thread_metadata"]["archived"]] == []  # type: ignore[index]
    await town.heal()
    await host.command("new", players=2, thread=True)
    [thread] = [one for one in await threads_of(host, town) if not one["thread_metadata"]["archived"]]  # type: ignore[index]
    await host.until(lambda: any(one["channel_id"] == thread["id"] for one in host.messages.values()))
    [card] = [one for one in host.messages.values() if one["channel_id"] == thread["id"] and controls(one, "l:")]
    assert controls(card, "l:2:join")


@pytest.mark.parametrize("is_saved", [False, True], ids=["not saved", "saved unheard"])
async def test_a_thread_is_deleted_if_the_database_is_down(
    bot: Guildhall, people: list[Player], town: Town, is_saved: bool
) -> None:
    """The host is asked to try again; a table saved without confirmation is closed later."""
    host, store, create = people[0], bot.store, bot.store.create_table

    async def create_unheard(*facts: Any) -> int:
        if is_saved:
            await create(*facts)
        raise StoreAway

    async def fail(*_: object) -> None:
        raise StoreAway

    with calls_replaced(store, create_table=create_unheard, end_in=fail):
        told = await host.reply_to(await host.command("new", players=2, thread=True))
        assert told == words_in("en").say("error-store_away")
        assert await threads_of(host, town) == []
    store.on_return()
    await until_found(lambda: are_closed(bot))
    await host.command("new", players=2, thread=True)
    assert len(await threads_of(host, town)) == 1


async def are_closed(bot: Guildhall) -> bool:
    """True if no table is open."""
    return not await bot.store.find_tables(Search.OPEN)


async def test_a_card_in_a_thread_is_posted_without_a_refused_picture(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The table can be joined."""
    host = people[0]
    await town.fault("missing_permissions", channel=host.channel, deny=["ATTACH_FILES"])
    await host.command("new", players=2, thread=True)
    await host.until(lambda: any(controls(one, "l:1:join") for one in host.messages.values()))
    assert (await bot.manager.table(1)).now.status is Status.LOBBY
