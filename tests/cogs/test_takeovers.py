"""Bots that take over the servers of a bot that stops, dies or is updated."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial

import pytest
from msgspec.structs import replace

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.service.shard_leases import LeaseTiming, ShardLeases
from bot.storage.address import Address
from bot.storage.rows import TurnRow
from bot.storage.sql.places import SETTLED_AFTER
from bot.storage.store import StoreAway
from bot.tables.motions import END
from bot.tables.pace import DAY
from bot.tables.tuning import Tuning
from tests.clock import RunningClock
from tests.cogs.conftest import QUICK, running_bot
from tests.cogs.shared_bots import (
    ALL,
    HIGH,
    LOW,
    address,
    meet_on,
    people,
    sandbox,
    until_connected,
)
from tests.cogs.test_direct import start
from tests.faulty_store import replace_calls, restore_calls
from tests.patience import until, until_found
from tests.player import Player, all_posted, asked, check_intact, controls, decide, is_open, start_game
from tests.storage.stores import NEEDS_SERVER

pytestmark = NEEDS_SERVER
__all__ = ["address", "people", "sandbox"]
"""Fixtures that tests request by name."""


async def until_the_computer_is_asked(bot: Guildhall, host: Player) -> int:
    """Play until only a computer must answer, and keep this bot's computers idle. Returns the number of turns."""
    await bot.manager.deputies.close()
    while await asked(bot, [host]):
        await host.answer()
    await all_posted(bot)
    return (await bot.manager.table(1)).now.turns


async def until_played(bot: Guildhall, turns: int) -> int:
    """Wait until a turn is added. Returns its seat."""

    async def find_new() -> Sequence[TurnRow]:
        return (await bot.store.turns(1))[turns:]

    return (await until_found(find_new))[0].seat


class MortalLeases(ShardLeases):
    """Leases that are not handed over or released when the process dies."""

    is_dead = False

    async def hand_over(self) -> None:
        """Hand over, unless dead."""
        if not self.is_dead:
            await super().hand_over()

    async def close(self) -> None:
        """Release the leases, unless dead."""
        if not self.is_dead:
            await super().close()


FAST_BEAT, SLOWER_BEAT = (partial(MortalLeases, timing=LeaseTiming(beat=seconds)) for seconds in (0.05, 0.2))
EAGER = replace(QUICK, tuning=Tuning(timer_interval=0.05))


def let_die(bot: Guildhall) -> None:
    """Stop the bot without notifying the others, like a killed process."""
    assert isinstance(bot.leasing, MortalLeases)
    bot.leasing.is_dead = True


@pytest.mark.parametrize("dies", [False, True])
async def test_a_bot_takes_over_the_servers_of_one_that_stops(
    sandbox: Sandbox,
    address: Address,
    people: list[Player],
    caplog: pytest.LogCaptureFixture,
    dies: bool,
) -> None:
    """The computer plays on and posts are sent; a new bot then gets the servers back.

    The other bot drops the table and does not reload it at every move.
    """
    caplog.set_level(logging.INFO, "bot.tables.keeper")
    server, host = meet_on(3, people), people[0]
    async with running_bot(sandbox.url, address, shards=LOW, lease=FAST_BEAT) as low:
        async with running_bot(sandbox.url, address, shards=HIGH, lease=FAST_BEAT) as high:
            await start(host, computers=1)
            await high.manager.deputies.settle(1, 60)
            panel = await (await asked(high, people))[0].panel()
            assert is_open(panel)
            turns = await until_the_computer_is_asked(high, host)
            before = len(host.posted())
            assert low.manager.loaded(1) is None
            if dies:
                let_die(high)
        await until(lambda: low.manager.scope.works_for(server))
        assert await until_played(low, turns) == 1
        await until(lambda: len(host.posted()) > before)
        await low.manager.deputies.settle(1, 60)
        async with running_bot(sandbox.url, address, shards=HIGH, lease=FAST_BEAT) as again:
            await until(lambda: again.manager.scope.works_for(server))
            assert not low.manager.scope.works_for(server)
            await decide(again, (await asked(again, people))[0])
            await all_posted(again)
            await until(lambda: low.manager.loaded(1) is None)  # the other bot was notified of the move
            caplog.clear()
            await again.manager.deputies.settle(1, 60)
            await decide(again, (await asked(again, people))[0])
            await all_posted(again)
            await check_intact(again)
            assert low.manager.loaded(1) is None
            assert "table_reread" not in caplog.messages


async def test_a_deadline_of_a_bot_that_dies_is_handled_by_another(
    sandbox: Sandbox,
    address: Address,
    people: list[Player],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The other bot never had the table in memory; only a timer makes it load the table."""
    caplog.set_level(logging.INFO)
    clock = RunningClock()
    server = meet_on(3, people)
    async with running_bot(sandbox.url, address, shards=LOW, clock=clock, setup=EAGER, lease=FAST_BEAT) as low:
        async with running_bot(sandbox.url, address, shards=HIGH, lease=FAST_BEAT) as high:
            await start_game(high, people[:2], pace="daily")
            table = await high.manager.table(1)
            turns, late, deadline = table.now.turns, table.awaited(), table.deadline_of(table.awaited()[0])
            clock.ahead = SETTLED_AFTER + 60
            meet_on(0, people[2:])
            await people[2].command("new")  # so that the other table's messages need no second check
            before = len(people[0].posted())
            let_die(high)
        await until(lambda: low.manager.scope.works_for(server) and low.manager.timers.nearest not in (0, None))
        assert low.manager.loaded(1) is None
        assert deadline is not None
        clock.ahead = deadline - int(time.time()) + 1
        assert await until_played(low, turns) in late
        await until(lambda: len(people[0].posted()) > before)
        await check_intact(low)
    assert "time_ran_out" in caplog.messages


@pytest.mark.parametrize("reads_first", [True, False])
async def test_a_vote_has_one_card_after_another_bot_takes_over(
    sandbox: Sandbox, address: Address, people: list[Player], reads_first: bool
) -> None:
    """The card's message id was saved after the other bot had loaded the vote.

    That bot may post before it has reloaded all tables.
    """
    server = meet_on(3, people)
    async with running_bot(sandbox.url, address, shards=LOW, lease=FAST_BEAT) as low:
        async with running_bot(sandbox.url, address, shards=HIGH, lease=FAST_BEAT) as high:
            await start_game(high, people[:2])
            twin, save_card = await low.manager.table(1), high.store.save_card

            async def save_late(table_id: int, kind: str, message: int | None) -> None:
                await until(lambda: twin.posted.cards.get(END.code, message) is None)
                await save_card(table_id, kind, message)

            replace_calls(high.store, save_card=save_late)
            card = (await people[1].command("end")).message
            await all_posted(high)
            if not reads_first:
                low.leasing.on_gain = lambda: low.announcer.catch_up(1)  # type: ignore[union-attr]
        await until(lambda: low.manager.scope.works_for(server))
        await until(lambda: END.code in twin.posted.shows)
        await all_posted(low)
    assert [one["id"] for one in people[0].posted() if controls(one, "e:1")] == [card["id"]]
    assert twin.posted.cards[END.code] == int(card["id"])


@pytest.mark.parametrize("is_loaded", [True, False])
async def test_a_computer_plays_on_after_a_takeover_without_the_database(
    sandbox: Sandbox, address: Address, people: list[Player], is_loaded: bool
) -> None:
    """The computer plays once the database is back, whether or not the table was in memory."""
    server = meet_on(3, people)
    async with running_bot(sandbox.url, address, shards=LOW, lease=FAST_BEAT) as low:
        lost: list[object] = []

        async def lose(number: object) -> None:
            lost.extend([number] if low.manager.scope.works_for(server) else [])
            raise StoreAway

        clock = RunningClock()
        async with running_bot(sandbox.url, address, shards=HIGH, clock=clock, lease=FAST_BEAT) as high:
            await start(people[0], computers=1)
            turns = await until_the_computer_is_asked(high, people[0])
            clock.ahead = DAY
            meet_on(2, people[2:])
            await people[2].command("new")  # so that the other table's messages need no second check
            twin = await low.manager.table(1) if is_loaded else None
            replace_calls(low.store, table=lose, find_tables=lose)
        await until(lambda: bool(lost))
        restore_calls(low.store)
        assert len(await low.store.turns(1)) == turns
        low.store.on_return()
        assert await until_played(low, turns) == 1
    assert low.manager.loaded(1) is twin or not is_loaded


async def test_an_update_misses_no_click(
    sandbox: Sandbox,
    address: Address,
    people: list[Player],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A new bot takes over the shards of an old one during clicks; each click is answered once.

    The old bot stops right after handing over; `tests.lab.chaos.updates` does this with separate processes.
    """
    server = meet_on(1, people)
    missed: list[str] = []
    is_over = asyncio.Event()

    async def click_on(person: Player) -> None:
        while not is_over.is_set():
            outcome = await person.command("play")
            missed.extend([outcome.status] if outcome.status != "done" else [])
            await asyncio.sleep(0.02)

    caplog.set_level(logging.WARNING)
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(running_bot(sandbox.url, address, shards=ALL, lease=SLOWER_BEAT))
        await until_connected(address)
        await start_game(old, people[:2])
        clicking = [asyncio.create_task(click_on(person)) for person in people[:2]]
        async with running_bot(sandbox.url, address, shards=ALL, lease=SLOWER_BEAT) as new:
            await until(lambda: new.manager.scope.works_for(server))
            assert not old.manager.scope.works_for(server)
            await old.close()
            after = new.tally.clicks
            await until(lambda: new.tally.clicks > after + 5)
            is_over.set()
            await asyncio.gather(*clicking)
            await decide(new, (await asked(new, people))[0])
            await all_posted(new)
            await check_intact(new)
    assert missed == []
    assert [one.message for one in caplog.records if one.message in ("answer_lost", "click_failed")] == []
