"""Two processes on one database, one clock 30 s fast and one 30 s slow: nothing is early, duplicated or lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from bot.service.shard_leases import USUAL_TIMING, ShardLeases
from bot.service.shared_database import LeasedScope
from bot.storage.address import Address
from bot.storage.leases import Leases, Shards, id_at
from bot.storage.rows import SeatRow
from bot.storage.store import Store
from bot.tables.due import lapses_at
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.motions import offering
from bot.tables.pace import DAY, PACES, PaceName
from bot.tables.posts import PostKind, unpack
from bot.tables.stored import Settings
from bot.tables.table import Table
from tests.causes import by_click
from tests.clock import Clock
from tests.database import working_beside
from tests.every_game import asks_all_at_once, choose_games, seats_all
from tests.managers import managers_are_closed
from tests.postgres import Server
from tests.storage.stores import NEEDS_SERVER
from tests.tables.tables import ADA, BEN, CLEO, NAMES, check_replay, open_prompt

__all__ = ["managers_are_closed"]

pytestmark = NEEDS_SERVER
LOW, HIGH = Shards(0, 0, 2), Shards(1, 1, 2)
SERVER = 1 << 22
"""A server on the shard of the process with the slow clock."""
SKEW = 30
MIDNIGHT = 20_000 * DAY
DAILY = PACES[PaceName.DAILY]


class Takeover(LeasedScope):
    """The servers on leased shards; after a takeover, all servers."""

    has_all = False

    def works_for(self, server: int) -> bool:
        """True after the takeover, and before it if the server's shard is leased."""
        return self.has_all or super().works_for(server)


class Process:
    """A bot without Discord: its tables and its shard leases."""

    def __init__(self, store: Store, shards: Shards, database: Clock, skew: float) -> None:
        assert store.leases
        self.store, self.leases = store, Skewed(store.leases, database)
        self.leasing = ShardLeases(self.leases, shards, lambda: database() + skew)
        self.scope = Takeover(self.leasing)
        self.manager = Manager(store, self.leasing.now, scope=self.scope)

    async def look(self) -> None:
        """Renew the leases and run due timers, as the bot does every two seconds."""
        await self.leasing.beat()
        self.manager.timers.look_soon()
        await self.manager.timers.look()
        await self.manager.deputies.settle(1, 60)


class Skewed:
    """A real database's leases with the test's clock."""

    def __init__(self, leases: Leases, clock: Clock) -> None:
        self.name, self.on_news = leases.name, leases.on_news
        self.beat, self.release, self.tell = leases.beat, leases.release, leases.tell
        self.reserve_identify, self._clock = leases.reserve_identify, clock

    async def time(self) -> float:
        """Return the test's time."""
        return self._clock()


@pytest.fixture
def clock() -> Clock:
    """The database's clock."""
    return Clock(MIDNIGHT)


@asynccontextmanager
async def process(address: Address, clock: Clock, shards: Shards, skew: float) -> AsyncIterator[Process]:
    """A process that holds its shards."""
    async with working_beside(address, shards) as store:
        made = Process(store, shards, clock, skew)
        await made.leasing.beat()
        made.leasing.ask()
        yield made


@pytest.fixture
async def processes(server: Server, clock: Clock) -> AsyncIterator[tuple[Process, Process]]:
    """A process with a fast clock, and one with a slow clock; the slow one works for the test's server."""
    address = server.emptied()
    async with AsyncExitStack() as stack:
        fast = await stack.enter_async_context(process(address, clock, LOW, SKEW))
        slow = await stack.enter_async_context(process(address, clock, HIGH, -SKEW))
        yield fast, slow


async def begin(by: Manager, *users: int) -> Table:
    """Start a game at a daily pace."""
    settings = Settings(len(users), "en", pace=PaceName.DAILY)
    game = choose_games(__name__, [asks_all_at_once, seats_all(len(users))], is_one=True)[0]
    table = await by.lobby.open(game, Venue(SERVER, 5), SeatRow(users[0], NAMES[users[0]]), settings)
    for user in users[1:]:
        await by.lobby.join(table.id, user, NAMES[user])
    return await by.lobby.start(table.id, users[0])


async def told(store: Store, kind: PostKind) -> int:
    """Return the number of posts of a kind."""
    return sum(unpack(row.body).kind is kind for row in await store.to_post(1))


async def test_running_processes_with_wrong_clocks_keep_their_shards(processes: tuple[Process, Process]) -> None:
    """The processes agree on the time, in whatever order they renew their leases."""
    fast, slow = processes
    for one in (fast, slow, slow, fast, fast, slow):
        await one.leasing.beat()
        assert [process.leasing.held for process in processes] == [{0}, {1}]
        assert [process.manager.now() for process in processes] == [MIDNIGHT] * 2


async def test_either_process_sends_reminders_and_applies_deadlines_once_and_in_time(
    processes: tuple[Process, Process], clock: Clock
) -> None:
    """The test includes a takeover by the process with the fast clock."""
    fast, slow = processes
    table = await begin(slow.manager, ADA, BEN)
    await fast.manager.table(1)
    clock.forward(DAILY.reminder - 1)
    for one in (fast, slow, fast):
        await one.look()
    assert await told(slow.store, PostKind.REMINDER) == 0
    clock.forward(1)
    for one in (fast, slow, fast):
        await one.look()
    assert await told(slow.store, PostKind.REMINDER) == 1
    await slow.leasing.close()
    await fast.look()
    assert fast.leasing.held == {0, 1}
    assert await told(slow.store, PostKind.REMINDER) == 1
    clock.forward(DAILY.limit - DAILY.reminder - 1)
    await fast.look()
    assert await fast.store.turns(1) == ()
    clock.forward(1)
    await fast.look()
    turns = await fast.store.turns(1)
    assert sorted(turn.seat for turn in turns) == sorted({turn.seat for turn in turns} & {0, 1})
    assert turns
    await check_replay(fast.manager, await fast.manager.table(table.id))


async def test_a_vote_lapses_at_the_same_time_for_all_processes(
    processes: tuple[Process, Process], clock: Clock
) -> None:
    """Neither process lets the other player's offer expire early, or accepts a late yes."""
    fast, slow = processes
    table = await begin(slow.manager, ADA, BEN)
    motion = offering(BEN, CLEO)
    await fast.manager.seat_changes.propose(1, BEN, motion, lambda _at: "Cleo")
    await slow.manager.reread(1)
    lapse = lapses_at(table.now.consents, motion)
    assert lapse is not None
    for seconds, is_open in ((lapse - MIDNIGHT - 1, True), (1, False)):
        clock.forward(seconds)
        for one in processes:
            assert one.manager.seat_changes.is_open(await one.manager.table(1), motion) == is_open


async def test_a_click_and_a_deadline_in_two_processes_give_one_answer(
    processes: tuple[Process, Process], clock: Clock
) -> None:
    """In the second in which the deadline passes, the other process handles a click, as if by direct message."""
    fast, slow = processes
    table = await begin(slow.manager, ADA, BEN)
    twin = await fast.manager.table(1)
    user = twin.now.seats[twin.awaited()[0]].user or 0
    prompt = open_prompt(twin, user)
    clock.forward(DAILY.limit)
    answer = fast.manager.play.answer(by_click(1, 7), user, prompt.id, prompt.options[: max(1, prompt.least)])
    await asyncio.gather(answer, slow.look(), return_exceptions=True)
    answers = [turn for turn in await slow.store.turns(1) if turn.seat == table.seat_of(user)]
    assert len([turn for turn in answers if turn.prompt == prompt.id]) == 1
    await slow.manager.reread(1)
    await check_replay(slow.manager, table)


@pytest.mark.parametrize("first", [0, 1])
async def test_a_digest_is_sent_once_by_processes_with_different_clocks(
    processes: tuple[Process, Process], clock: Clock, first: int
) -> None:
    """The processes work for direct messages in turn, as after a takeover."""
    fast, slow = processes
    table = await begin(slow.manager, ADA, BEN)
    reader = table.now.seats[table.awaited()[0]].user or 0
    await slow.manager.digests.choose(reader, is_wanted=True)
    due = [row for row in await slow.store.due_digests(MIDNIGHT + 2 * DAY, 9) if row.user == reader]
    clock.forward(due[0].due_at - MIDNIGHT - 1)
    order = (fast, slow) if first == 0 else (slow, fast)
    for one in order:
        one.scope.has_all = True
        await one.leasing.beat()
        assert [user async for user in one.manager.digests.due_readers()] == []
    clock.forward(1)
    readers = []
    for one in (*order, *order):
        await one.leasing.beat()
        readers += [user async for user in one.manager.digests.due_readers()]
    assert readers == [reader]


@pytest.mark.parametrize("skew", [-SKEW, SKEW])
async def test_no_click_is_lost_when_a_process_with_a_wrong_clock_hands_over(
    server: Server, clock: Clock, skew: int
) -> None:
    """Exactly one process answers each click: the old one before the boundary, the new one after it."""
    address = server.emptied()
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(process(address, clock, HIGH, skew))
        await old.leasing.beat()
        new = await stack.enter_async_context(process(address, clock, HIGH, -skew))
        await new.leasing.beat()
        await old.leasing.beat()
        await new.leasing.beat()
        assert new.leasing.held == {1}
        for later, by in (
            (0.0, old),
            (USUAL_TIMING.notice - 0.1, old),
            (USUAL_TIMING.notice + 0.1, new),
            (SKEW, new),
            (3 * SKEW, new),
        ):
            click = id_at(clock() + later)
            assert [one for one in (old, new) if one.leasing.answers(SERVER, click)] == [by]
