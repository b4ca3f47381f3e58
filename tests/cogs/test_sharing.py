"""Several bots with their shards on one database: each works for its servers, and any of them answers rightly."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.rest.buckets import LIMITS
from bot.sandbox.state.session_starts import SessionStarts
from bot.service import identifying, leasing, sharing
from bot.service.client import Guildhall
from bot.service.health import watched
from bot.service.metrics_page import write_page
from bot.storage.address import Address
from bot.storage.leases import Shards
from bot.storage.rows import Change, Search
from bot.storage.sql.places import SETTLED_AFTER
from bot.storage.store import StoreAway
from bot.tables import timers
from bot.tables.motions import END
from bot.tables.pace import DAY
from bot.tables.posts import Post, PostKind, pack
from bot.words.words import words_in
from cogs.cards import live
from tests.cogs.clicker import Clicker, controls, is_open
from tests.cogs.conftest import running_bot
from tests.cogs.playing import (
    all_posted,
    answer,
    asked,
    calls,
    check_intact,
    decide,
    panel_of,
    posted,
    start_game,
)
from tests.cogs.test_direct import asking, start
from tests.cogs.test_health import until_health_says
from tests.database import fetch, working_beside
from tests.driver import Person, text_of, town_at
from tests.patience import PATIENCE
from tests.postgres import Server
from tests.storage.stores import NEEDS_SERVER

pytestmark = NEEDS_SERVER
SERVERS = 4
LOW, HIGH, ALL = Shards(0, 1, SERVERS), Shards(2, 3, SERVERS), Shards(0, 3, SERVERS)


@pytest.fixture(autouse=True)
def _no_rate_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """People play faster here than anybody could, and bots come again sooner."""
    for route in LIMITS:
        monkeypatch.setitem(LIMITS, route, (1000, 1.0))
    monkeypatch.setattr(identifying, "PAUSE", 0.0)


@pytest.fixture
async def sandbox(spec: Path | None) -> AsyncIterator[Sandbox]:
    """A server on each of four shards."""
    async with Sandbox(people=3, spec=spec, servers=SERVERS, shards=SERVERS, max_concurrency=SERVERS) as running:
        yield running
    assert running.findings == []


@pytest.fixture
def address(server: Server) -> Address:
    """An empty database."""
    return server.emptied()


@pytest.fixture
async def people(sandbox: Sandbox, game: str) -> AsyncIterator[list[Person]]:
    """Three, who play one of the games."""
    async with town_at(sandbox.url, 3) as (_town, people):
        for person in people:
            person.is_patient, person.game = True, game
        yield people


@pytest.fixture
async def bots(sandbox: Sandbox, address: Address) -> AsyncIterator[list[Guildhall]]:
    """Two, each with half of the shards."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(running_bot(sandbox.url, address, shards=shards)) for shards in (LOW, HIGH)
        ]


def meet_on(shard: int, people: list[Person]) -> int:
    """Everybody goes to the server of a shard, whose id this gives."""
    server = next(one for one in people[0].servers if ALL.shard_of(int(one)) == shard)
    for person in people:
        person.go_to(server)
    return int(server)


async def until_so(is_so: Callable[[], bool]) -> None:
    """Waits for what other bots do."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.01)


async def until_connected(address: Address) -> None:
    """Wait until the leases say that their holders hear of their shards: whichever bot comes next is the newer one."""
    async with asyncio.timeout(PATIENCE):
        while await fetch(address, "SELECT 1 FROM leases WHERE NOT is_connected"):  # noqa: ASYNC110  # asked of the database
            await asyncio.sleep(0.01)


async def test_each_works_for_its_own_servers(bots: list[Guildhall], people: list[Person]) -> None:
    """The game of a server is in the memory of its own bot alone, which posts for it."""
    low, high = bots
    for shard, (own, other) in ((3, (high, low)), (0, (low, high))):
        server = meet_on(shard, people)
        assert own.manager.part.works_for(server)
        assert not other.manager.part.works_for(server)
    meet_on(3, people)
    await start_game(high, people[:2])
    await decide(high, (await asked(high, people))[0])
    await all_posted(high)
    assert low.manager.loaded(1) is None
    await check_intact(high)


@pytest.mark.usefixtures("fast_pulse")
async def test_a_bot_on_a_server_is_well_while_it_has_the_gateway_and_can_write(
    sandbox: Sandbox, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading and renewed leases alone are no sign of life."""
    async with (
        town_at(sandbox.url, 1) as (town, _people),
        running_bot(sandbox.url, address, shards=ALL) as bot,
        watched(bot, address, 0),
    ):
        await until_health_says(address, "", ALL)
        await town.fault("away", seconds=5)
        await until_health_says(address, "no sign of life for", ALL)
        await until_health_says(address, "", ALL)

        async def fail(*_facts: object) -> None:
            raise StoreAway

        with monkeypatch.context() as read_only:
            read_only.setattr(bot.store, "prove_writable", fail)
            await until_health_says(address, "no sign of life for", ALL)
            assert "guildhall_database_up 0" in await write_page(bot)
        await until_health_says(address, "", ALL)
        assert "guildhall_database_up 1" in await write_page(bot)


async def test_bots_that_start_together_identify_as_fast_as_discord_lets_one(
    sandbox: Sandbox, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their shards wait for each other: Discord turns nobody away, who would have to wait longer."""
    starts, begin = sandbox.world.session_starts, SessionStarts.start
    starts.max_concurrency, starts.seconds_apart = 1, 0.4
    monkeypatch.setattr(identifying, "PAUSE", 1.0)
    taken: list[bool] = []

    def note(self: SessionStarts, shard: int) -> bool:
        taken.append(begin(self, shard))
        return taken[-1]

    monkeypatch.setattr(SessionStarts, "start", note)
    async with AsyncExitStack() as stack:
        both = [stack.enter_async_context(running_bot(sandbox.url, address, shards=shards)) for shards in (LOW, HIGH)]
        await asyncio.gather(*both)
    assert taken == [True] * SERVERS


async def test_a_direct_message_is_answered_by_another_bot_than_that_of_its_table(
    bots: list[Guildhall], people: list[Person]
) -> None:
    """Direct messages come to the first shard; the table's own bot hears of it, lets computers play and posts."""
    high = bots[1]
    meet_on(2, people)
    host = people[0]
    await host.slash("settings", dm=True)
    await start(host, computers=1)
    clicker = Clicker(host, 1)
    for _ in range(6):
        await until_so(lambda: bool(asking(host, high)))
        outcome = await clicker.answer(asking(host, high)[-1])
        assert outcome.status == "done"
        await until_alike(bots)
    await high.manager.reread(1)  # what somebody picks and has not confirmed is told to nobody
    table = await check_intact(high)
    assert table.turns > 3
    answers = {turn.seat for turn in await high.store.turns(1)}
    assert answers == {0, 1}, "the computer has played"
    await all_posted(high)
    assert len({text_of(one) for one in calls(host)}) == len(calls(host))


async def until_alike(bots: list[Guildhall]) -> None:
    """Waits until all know the stored turns of the first table, and no computer is at work there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            row = await bots[0].store.table(1)
            known = [table.turns for bot in bots if (table := bot.manager.loaded(1))]
            if row and {*known} == {row.turns} and not any(bot.manager.deputies.are_busy_at(1) for bot in bots):
                return
            await asyncio.sleep(0.01)


async def test_settings_are_the_same_everywhere(bots: list[Guildhall], people: list[Person]) -> None:
    """What is changed at one bot is known to the other at once, and neither undoes the other's changes."""
    low, high = bots
    user = int(people[0].id)
    _, known = await asyncio.gather(*(bot.people.person(user) for bot in bots))
    await low.people.choose_size(user, "narrow")
    await until_so(lambda: known.settings.size == "narrow")
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


async def test_settings_changed_while_a_bot_could_not_hear_of_it_are_read_again(
    bots: list[Guildhall], people: list[Person], address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once its connection is back: those of players at once, since their tables hold them, others when needed."""
    low, high = bots
    meet_on(3, people)
    await start_game(high, people[:2])
    player, other, table = int(people[0].id), int(people[2].id), await high.manager.table(1)
    assert (await high.people.settings(other)).size == ""
    pool: Any = vars(high.store)["_pool"]
    told, connect = asyncio.Event(), pool._open_guard

    async def connect_late() -> Any:
        await told.wait()
        return await connect()

    monkeypatch.setattr(pool, "_open_guard", connect_late)
    await fetch(address, f"SELECT pg_terminate_backend({pool.guard_process})")
    await until_so(lambda: not pool.guard_process)
    for user in (player, other):
        await low.people.choose_size(user, "narrow")
    await until_so(lambda: low._leasing is not None and low._leasing._telling is None)
    assert table.settings_of(player).size == ""
    told.set()
    await until_so(lambda: table.settings_of(player).size == "narrow")
    assert (await high.people.settings(other)).size == "narrow"


async def test_commands_are_registered_once(sandbox: Sandbox, bots: list[Guildhall]) -> None:
    """By the bot that has the first shard; the other one learns their ids too."""
    assert len(bots) == 2
    await until_so(lambda: all("</settings:" in bot.mentions.link(words_in("en")).say("direct-hello") for bot in bots))
    async with town_at(sandbox.url, 1) as (town, _people):
        puts = [one for one in await town.requests() if one["method"] == "PUT" and one["path"].endswith("/commands")]
    assert len(puts) == 1


async def until_the_computer_is_asked(bot: Guildhall, host: Person) -> int:
    """Somebody plays until only a computer has to answer, which the bot no longer sees to; gives the turns so far."""
    await bot.manager.deputies.close()
    while await asked(bot, [host]):
        await answer(host)
    await all_posted(bot)
    return (await bot.manager.table(1)).turns


async def until_played(bot: Guildhall, turns: int) -> int:
    """Waits until somebody has answered what was asked after so many turns; gives the seat."""
    async with asyncio.timeout(PATIENCE):
        while len(found := await bot.store.turns(1)) == turns:  # noqa: ASYNC110  # asked of the database
            await asyncio.sleep(0.01)
    return found[turns].seat


def let_die(bot: Guildhall, monkeypatch: pytest.MonkeyPatch) -> None:
    """It will leave without a word to the others, as a process that is killed."""

    async def say_nothing() -> None:
        pass

    for farewell in ("hand_over", "close"):
        monkeypatch.setattr(bot._leasing, farewell, say_nothing)


@pytest.mark.parametrize("dies", [False, True])
async def test_what_a_bot_leaves_is_taken_over(
    sandbox: Sandbox,
    address: Address,
    people: list[Person],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    dies: bool,
) -> None:
    """A computer plays on and posts come though the bot of that server is gone, and it gets its servers back.

    The other bot then forgets the table: it does not read every later move.
    """
    caplog.set_level(logging.INFO, "bot.tables.keeper")
    monkeypatch.setattr(leasing, "BEAT", 0.05)
    server, host = meet_on(3, people), people[0]
    async with running_bot(sandbox.url, address, shards=LOW) as low:
        async with running_bot(sandbox.url, address, shards=HIGH) as high:
            await start(host, computers=1)
            await high.manager.deputies.settle(1, 60)
            panel = await panel_of((await asked(high, people))[0])
            assert is_open(panel)
            turns = await until_the_computer_is_asked(high, host)
            before = len(posted(host))
            assert low.manager.loaded(1) is None
            if dies:
                let_die(high, monkeypatch)
        await until_so(lambda: low.manager.part.works_for(server))
        assert await until_played(low, turns) == 1
        await until_so(lambda: len(posted(host)) > before)
        await low.manager.deputies.settle(1, 60)
        async with running_bot(sandbox.url, address, shards=HIGH) as again:
            await until_so(lambda: again.manager.part.works_for(server))
            assert not low.manager.part.works_for(server)
            await decide(again, (await asked(again, people))[0])
            await all_posted(again)
            await until_so(lambda: low.manager.loaded(1) is None)  # it has heard of the move
            caplog.clear()
            await again.manager.deputies.settle(1, 60)
            await decide(again, (await asked(again, people))[0])
            await all_posted(again)
            await check_intact(again)
            assert low.manager.loaded(1) is None
            assert "table_reread" not in caplog.messages


async def test_a_deadline_of_a_bot_that_dies_is_kept_by_another(
    sandbox: Sandbox,
    address: Address,
    people: list[Person],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It has never had the table in memory, and no reason to look at it before somebody's time is up."""
    monkeypatch.setattr(leasing, "BEAT", 0.05)
    monkeypatch.setattr(timers, "LOOK_EVERY", 0.05)
    caplog.set_level(logging.INFO)
    clock = {"ahead": 0}
    server = meet_on(3, people)
    async with running_bot(sandbox.url, address, shards=LOW, clock=lambda: time.time() + clock["ahead"]) as low:
        async with running_bot(sandbox.url, address, shards=HIGH) as high:
            await start_game(high, people[:2], pace="daily")
            table = await high.manager.table(1)
            turns, late, deadline = table.turns, table.awaited(), table.deadline_of(table.awaited()[0])
            clock["ahead"] = SETTLED_AFTER + 60
            meet_on(0, people[2:])
            await people[2].command("new")  # so that the other table's messages need no second look
            before = len(posted(people[0]))
            let_die(high, monkeypatch)
        await until_so(lambda: low.manager.part.works_for(server) and low.manager.timers._nearest not in (0, None))
        assert low.manager.loaded(1) is None
        assert deadline is not None
        clock["ahead"] = deadline - int(time.time()) + 1
        assert await until_played(low, turns) in late
        await until_so(lambda: len(posted(people[0])) > before)
        await check_intact(low)
    assert "time_ran_out" in caplog.messages


@pytest.mark.parametrize("reads_first", [True, False])
async def test_a_vote_has_one_card_though_another_bot_takes_over(
    sandbox: Sandbox, address: Address, people: list[Person], monkeypatch: pytest.MonkeyPatch, reads_first: bool
) -> None:
    """Its message was saved after the other bot, with the table in memory, had heard of the vote.

    That bot may have something to post before it has read all tables again.
    """
    monkeypatch.setattr(leasing, "BEAT", 0.05)
    server = meet_on(3, people)
    async with running_bot(sandbox.url, address, shards=LOW) as low:
        async with running_bot(sandbox.url, address, shards=HIGH) as high:
            await start_game(high, people[:2])
            twin, save_card = await low.manager.table(1), high.store.save_card

            async def save_late(table_id: int, kind: str, message: int | None) -> None:
                await until_so(lambda: twin.posted.cards.get(END.code, message) is None)
                await save_card(table_id, kind, message)

            monkeypatch.setattr(high.store, "save_card", save_late)
            card = (await people[1].command("end")).message
            await all_posted(high)
            if not reads_first:
                low._leasing.on_gain = lambda: low.announcer.catch_up(1)  # type: ignore[union-attr]
        await until_so(lambda: low.manager.part.works_for(server))
        await until_so(lambda: END.code in twin.posted.shows)
        await all_posted(low)
    assert [one["id"] for one in posted(people[0]) if controls(one, "e:1")] == [card["id"]]
    assert twin.posted.cards[END.code] == int(card["id"])


@pytest.mark.parametrize("is_loaded", [True, False])
async def test_a_computer_plays_on_though_the_database_was_lost_during_the_takeover(
    sandbox: Sandbox, address: Address, people: list[Person], monkeypatch: pytest.MonkeyPatch, is_loaded: bool
) -> None:
    """Once it is back, whether or not the table was in memory."""
    monkeypatch.setattr(leasing, "BEAT", 0.05)
    server = meet_on(3, people)
    async with running_bot(sandbox.url, address, shards=LOW) as low:
        lost: list[object] = []

        async def lose(number: object) -> None:
            lost.extend([number] if low.manager.part.works_for(server) else [])
            raise StoreAway

        with monkeypatch.context() as outage:
            async with running_bot(sandbox.url, address, shards=HIGH) as high:
                await start(people[0], computers=1)
                turns = await until_the_computer_is_asked(high, people[0])
                high.manager._clock = lambda: time.time() + DAY
                meet_on(2, people[2:])
                await people[2].command("new")  # so that the other table's messages need no second look
                twin = await low.manager.table(1) if is_loaded else None
                outage.setattr(low.store, "table", lose)
                outage.setattr(low.store, "find_tables", lose)
            await until_so(lambda: bool(lost))
        assert len(await low.store.turns(1)) == turns
        low.store.on_return()
        assert await until_played(low, turns) == 1
    assert low.manager.loaded(1) is twin or not is_loaded


async def test_an_error_does_not_end_the_look_for_what_others_left(
    sandbox: Sandbox,
    address: Address,
    people: list[Person],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It is logged; what a process saved that died right after is posted all the same."""
    monkeypatch.setattr(sharing, "LOOK_EVERY", 0.05)
    async with running_bot(sandbox.url, address, shards=ALL) as bot:
        await start_game(bot, people[:2])
        with monkeypatch.context() as fault:
            fault.setattr(bot.store, "find_tables", None)
            await until_so(lambda: "posts_not_looked_for" in caplog.messages)
        async with working_beside(address) as dying:
            revision = (await bot.manager.table(1)).revision
            await dying.save(Change(1, revision, 0, posts=(pack(Post(PostKind.ENDED)),)))
        await people[0].wait_for(words_in("en").say("news-ended"))
    assert any(one.exc_info for one in caplog.records if one.message == "posts_not_looked_for")


async def test_an_update_misses_no_click(
    sandbox: Sandbox,
    address: Address,
    people: list[Person],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A new bot takes over from the old one of the same shards while people click; each click is answered once.

    The old one is told to stop as soon as it has handed over; `tests.chaos.updates` does the same with processes.
    """
    monkeypatch.setattr(leasing, "BEAT", 0.2)
    server = meet_on(1, people)
    missed: list[str] = []
    is_over = asyncio.Event()

    async def click_on(person: Person) -> None:
        while not is_over.is_set():
            outcome = await person.command("play")
            missed.extend([outcome.status] if outcome.status != "done" else [])
            await asyncio.sleep(0.02)

    caplog.set_level(logging.WARNING)
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(running_bot(sandbox.url, address, shards=ALL))
        await until_connected(address)
        await start_game(old, people[:2])
        clicking = [asyncio.create_task(click_on(person)) for person in people[:2]]
        async with running_bot(sandbox.url, address, shards=ALL) as new:
            await until_so(lambda: new.manager.part.works_for(server))
            assert not old.manager.part.works_for(server)
            await old.close()
            after = new.tally.clicks
            await until_so(lambda: new.tally.clicks > after + 5)
            is_over.set()
            await asyncio.gather(*clicking)
            await decide(new, (await asked(new, people))[0])
            await all_posted(new)
            await check_intact(new)
    assert missed == []
    assert [one.message for one in caplog.records if one.message in ("answer_lost", "click_failed")] == []


async def test_of_the_same_click_at_two_bots_one_counts(
    sandbox: Sandbox, address: Address, people: list[Person]
) -> None:
    """Whoever is not sure who works for a shard may answer it twice: the answer is saved once all the same."""
    server = meet_on(1, people)
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(running_bot(sandbox.url, address, shards=ALL))
        await until_connected(address)
        other = await stack.enter_async_context(running_bot(sandbox.url, address, shards=ALL))
        await until_so(lambda: other.manager.part.works_for(server))
        await start_game(other, people[:2])
        for bot in (one, other):
            bot._leasing.answers = lambda _server, _interaction: True  # type: ignore[union-attr, method-assign]
        for _ in range(4):
            await answer((await asked(other, people))[0])
            await all_posted(other)
        await until_alike([one, other])
        await check_intact(one)
        assert await one.store.find_tables(Search.TO_POST) == ()
        texts = [text_of(message) for message in people[0].messages.values() if controls(message, "m:1")]
        assert len(texts) == len(set(texts))


async def test_a_card_that_another_bot_has_dropped_while_this_one_edits_it_is_no_error(
    bots: list[Guildhall], people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table was read again meanwhile."""
    low = bots[0]
    meet_on(0, people)
    await start_game(low, people[:2])
    await all_posted(low)
    table = await low.manager.table(1)
    table.posted.cards, table.posted.shows = {"lobby": 5}, {}

    async def edit_and_reread(_place: object) -> None:
        table.posted.cards = {}

    monkeypatch.setattr(live, "_freshen", edit_and_reread)
    await live.freshen_cards(low, table)
    assert table.posted.cards == {}
