"""Several bots with different shards on one database: each works for its servers, and all answer correctly."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec.structs import replace

from bot.sandbox import Sandbox
from bot.sandbox.state.session_starts import MOST_STARTS
from bot.service.client import Guildhall
from bot.service.health import watched
from bot.service.metrics_page import write_page
from bot.storage.address import Address
from bot.storage.rows import Change, Search
from bot.storage.store import StoreAway
from bot.tables.posts import Post, PostKind, pack
from bot.words.words import words_in
from cogs.cards import live
from tests.cogs.conftest import QUICK, running_bot
from tests.cogs.shared_bots import (
    ALL,
    HIGH,
    LOW,
    SERVERS,
    address,
    bots,
    meet_on,
    people,
    sandbox,
    until_alike,
    until_connected,
)
from tests.cogs.test_direct import asking, start
from tests.cogs.test_health import FAST_PULSE, until_health_says
from tests.database import fetch, working_beside
from tests.faulty_store import calls_replaced, real_store
from tests.patience import until
from tests.player import Player, all_posted, asked, check_intact, controls, decide, start_game, text_of, town_at
from tests.storage.stores import NEEDS_SERVER

pytestmark = NEEDS_SERVER
__all__ = ["address", "bots", "people", "sandbox"]
"""Fixtures that tests request by name."""


async def test_each_bot_works_only_for_its_servers(bots: list[Guildhall], people: list[Player]) -> None:
    """Only the server's bot has the game in memory and posts for it."""
    low, high = bots
    for shard, (own, other) in ((3, (high, low)), (0, (low, high))):
        server = meet_on(shard, people)
        assert own.manager.scope.works_for(server)
        assert not other.manager.scope.works_for(server)
    meet_on(3, people)
    await start_game(high, people[:2])
    await decide(high, (await asked(high, people))[0])
    await all_posted(high)
    assert low.manager.loaded(1) is None
    await check_intact(high)


async def test_a_bot_on_postgresql_is_healthy_while_it_is_connected_and_can_write(
    sandbox: Sandbox, address: Address
) -> None:
    """A bot that can only read and renew leases is unhealthy."""
    async with (
        town_at(sandbox.url, 1) as (town, _people),
        running_bot(sandbox.url, address, shards=ALL) as bot,
        watched(bot, address, 0, FAST_PULSE),
    ):
        await until_health_says(address, "", ALL)
        await town.fault("away", seconds=5)
        await until_health_says(address, "no sign of life for", ALL)
        await until_health_says(address, "", ALL)

        async def fail(*_facts: object) -> None:
            raise StoreAway

        with calls_replaced(bot.store, prove_writable=fail):
            await until_health_says(address, "no sign of life for", ALL)
            assert "guildhall_database_up 0" in await write_page(bot)
        await until_health_says(address, "", ALL)
        assert "guildhall_database_up 1" in await write_page(bot)


async def test_bots_that_start_together_identify_as_fast_as_discord_allows(sandbox: Sandbox, address: Address) -> None:
    """The shards wait for each other, so Discord refuses none; a refusal would cost more time."""
    starts = sandbox.world.session_starts
    starts.max_concurrency, starts.seconds_apart = 1, 0.4
    setup = replace(QUICK, identify_pause=1.0)
    async with AsyncExitStack() as stack:
        both = [
            stack.enter_async_context(running_bot(sandbox.url, address, shards=shards, setup=setup))
            for shards in (LOW, HIGH)
        ]
        await asyncio.gather(*both)
    assert starts.refused == 0
    assert starts.limit_object()["remaining"] == MOST_STARTS - SERVERS


async def test_a_bot_can_answer_a_direct_message_about_another_bots_table(
    bots: list[Guildhall], people: list[Player]
) -> None:
    """Direct messages arrive on the first shard; the table's bot is notified, lets computers play, and posts."""
    high = bots[1]
    meet_on(2, people)
    host = people[0]
    await host.slash("settings", dm=True)
    await start(host, computers=1)
    for _ in range(6):
        await until(lambda: bool(asking(host, high)))
        await host.answer_at_random(asking(host, high)[-1])
        await until_alike(bots)
    await high.manager.reread(1)  # unconfirmed picks are not sent to other bots
    table = await check_intact(high)
    assert table.now.turns > 3
    answers = {turn.seat for turn in await high.store.turns(1)}
    assert answers == {0, 1}, "the computer has played"
    await all_posted(high)
    assert len({text_of(one) for one in host.calls()}) == len(host.calls())


async def test_settings_are_shared_by_all_bots(bots: list[Guildhall], people: list[Player]) -> None:
    """Each bot learns of the other's changes at once, and simultaneous changes are merged."""
    low, high = bots
    user = int(people[0].id)
    _, known = await asyncio.gather(*(bot.people.person(user) for bot in bots))
    await low.people.choose_size(user, "narrow")
    await until(lambda: known.settings.size == "narrow")
    assert (await high.people.settings(user)).size == "narrow"
    await asyncio.gather(
        low.people.choose_size(user, "wide"),
        high.people.note_click(user, 1_000_000),
        low.people.note_click(user, 2_000_000),
    )
    low.people.expire(user)
    settings = await low.people.settings(user)
    assert settings.size == "wide"
    assert settings.habits != (await low.people.settings(1)).habits


async def test_all_bots_forget_a_user_whose_data_one_of_them_deletes(
    bots: list[Guildhall], people: list[Player]
) -> None:
    """The bot that answers direct messages deletes the data; the others reload the user's settings and tables."""
    low, high = bots
    meet_on(3, people)
    ada = people[0]
    await start_game(high, people[:2])
    await ada.slash("settings", theme="dark")
    table = await high.manager.endings.end(1, "Moderator")
    assert (await high.people.settings(int(ada.id))).theme == "dark"
    await low.store.request_forgetting(int(ada.id), 1)
    await low.manager.forgetting.forget_due()
    await until(lambda: ada.name not in table.names)
    assert int(ada.id) not in table.people
    assert (await high.people.settings(int(ada.id))).theme == ""


async def test_settings_changed_while_a_bot_is_disconnected_are_loaded_again(
    bots: list[Guildhall], people: list[Player], address: Address
) -> None:
    """The bot reloads players' settings at once, because tables hold them, and other users' settings when needed."""
    low, high = bots
    meet_on(3, people)
    await start_game(high, people[:2])
    player, other, table = int(people[0].id), int(people[2].id), await high.manager.table(1)
    assert (await high.people.settings(other)).size == ""
    pool: Any = vars(real_store(high.store))["pool"]
    told, connect = asyncio.Event(), pool.open_guard

    async def connect_late() -> Any:
        await told.wait()
        return await connect()

    pool.open_guard = connect_late
    await fetch(address, f"SELECT pg_terminate_backend({pool.guard_process})")
    await until(lambda: not pool.guard_process)
    for user in (player, other):
        await low.people.choose_size(user, "narrow")
    await until(lambda: low.leasing is not None and not low.leasing.is_telling)
    assert table.settings_of(player).size == ""
    told.set()
    await until(lambda: table.settings_of(player).size == "narrow")
    assert (await high.people.settings(other)).size == "narrow"


async def test_commands_are_registered_by_one_bot(sandbox: Sandbox, bots: list[Guildhall]) -> None:
    """The bot with the first shard registers them; the other one learns their ids."""
    assert len(bots) == 2
    await until(lambda: all("</settings:" in bot.mentions.link(words_in("en")).say("direct-hello") for bot in bots))
    async with town_at(sandbox.url, 1) as (town, _people):
        puts = [one for one in await town.requests() if one["method"] == "PUT" and one["path"].endswith("/commands")]
    assert len(puts) == 1


async def test_an_error_does_not_stop_the_search_for_unsent_posts(
    sandbox: Sandbox,
    address: Address,
    people: list[Player],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The failure is logged; posts of a process that died right after saving are still sent."""

    async def fail(_search: Search) -> None:
        raise OSError("broken")

    setup = replace(QUICK, post_check_interval=0.05)
    async with running_bot(sandbox.url, address, shards=ALL, setup=setup) as bot:
        await start_game(bot, people[:2])
        with calls_replaced(bot.store, find_tables=fail):
            await until(lambda: "post_check_failed" in caplog.messages)
        async with working_beside(address) as dying:
            revision = (await bot.manager.table(1)).now.revision
            await dying.save(Change(1, revision, 0, posts=(pack(Post(PostKind.ENDED)),)))
        await people[0].wait_for(words_in("en").say("news-ended"))
    assert any(one.exc_info for one in caplog.records if one.message == "post_check_failed")


async def test_a_click_that_two_bots_answer_counts_once(
    sandbox: Sandbox, address: Address, people: list[Player]
) -> None:
    """Two bots that both believe they own the shard answer it, but it is saved once."""
    server = meet_on(1, people)
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(running_bot(sandbox.url, address, shards=ALL))
        await until_connected(address)
        other = await stack.enter_async_context(running_bot(sandbox.url, address, shards=ALL))
        await until(lambda: other.manager.scope.works_for(server))
        await start_game(other, people[:2])
        for bot in (one, other):
            bot.leasing.answers = lambda _server, _interaction: True  # type: ignore[union-attr, method-assign]
        for _ in range(4):
            await (await asked(other, people))[0].answer()
            await all_posted(other)
        await until_alike([one, other])
        await check_intact(one)
        assert await one.store.find_tables(Search.TO_POST) == ()
        texts = [text_of(message) for message in people[0].messages.values() if controls(message, "m:1")]
        assert len(texts) == len(set(texts))


async def test_a_card_dropped_during_its_edit_causes_no_error(bots: list[Guildhall], people: list[Player]) -> None:
    """During the edit, another bot drops the card, and the table is reloaded."""
    low = bots[0]
    meet_on(0, people)
    await start_game(low, people[:2])
    await all_posted(low)
    table = await low.manager.table(1)
    table.posted.cards, table.posted.shows = {"lobby": 5}, {}

    async def drop(_place: object) -> None:
        table.posted.cards = {}

    low.cards = {**low.cards, "lobby": replace(low.cards["lobby"], fetch=drop)}
    await live.freshen_cards(low, table)
    assert table.posted.cards == {}
