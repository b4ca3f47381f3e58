"""A table's timers: reminders, deadlines, quiet hours, and restarts."""

import asyncio

import pytest

from bot.storage.rows import SeatRow
from bot.storage.store import Store
from bot.tables.absence import find_late
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.marks import misses_so_far
from bot.tables.pace import DAY, EXTRA_TURNS, GRACE, HOUR, MISSES_ALLOWED, PACES, STALLED, PaceName, Rest, TimeoutPolicy
from bot.tables.people import PersonSettings
from bot.tables.posts import Post, PostKind
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from tests.clock import Clock
from tests.database import as_sqlite
from tests.every_game import asks_all_at_once, games_that, may_pass, played_by
from tests.patience import PATIENCE
from tests.tables import tables
from tests.tables.tables import ADA, BEN, CLEO, NAMES, check_replay, open_prompt, posts_of, settled, started

DAILY = PACES[PaceName.DAILY]
MIDNIGHT = 20_000 * DAY


@pytest.fixture
def clock() -> Clock:
    """The manager's clock."""
    return Clock(MIDNIGHT)


async def begin(manager: Manager, *users: int, pace: PaceName = PaceName.DAILY, channel: int = 5) -> Table:
    """A running game with this pace."""
    return await started(manager, *users, pace=pace, channel=channel)


async def pass_time(manager: Manager, clock: Clock, seconds: int) -> None:
    """Move the clock forward, and run the timers that are due."""
    clock.forward(seconds)
    await look(manager)


async def look(manager: Manager) -> None:
    """Run all timers that are due."""
    manager.timers.look_soon()
    await manager.timers.look()
    await asyncio.sleep(0)
    await settled(manager, await manager.table(1))


async def answer(manager: Manager, user: int) -> None:
    """Answer the user's question with the first options."""
    asked = open_prompt(await manager.table(1), user)
    await manager.play.answer(1, user, asked.id, asked.options[: max(1, asked.least)])


async def reminders(manager: Manager) -> list[Post]:
    """The reminders posted so far."""
    posts = await posts_of(manager, await manager.table(1))
    return [post for post in posts if post.kind is PostKind.REMINDER]


async def wish(manager: Manager, user: int, **settings: object) -> None:
    """Replace the user's settings."""
    await manager.people.change(user, lambda _old: PersonSettings(**settings))  # type: ignore[arg-type]


@games_that(asks_all_at_once)
async def test_undecided_players_are_reminded_once(manager: Manager, clock: Clock) -> None:
    """One post reminds all of them, with the question and what happens at the deadline."""
    table = await begin(manager, ADA, BEN, CLEO)
    await answer(manager, BEN)
    await pass_time(manager, clock, DAILY.reminder - 1)
    assert not await reminders(manager)
    await pass_time(manager, clock, 1)
    (post,) = await reminders(manager)
    assert (post.called, post.stand_ins) == ((0, 2), ("computer", "computer"))
    assert post.call is not None
    for _ in range(3):
        await pass_time(manager, clock, HOUR)
    assert len(await reminders(manager)) == 1
    await check_replay(manager, table)


@games_that(asks_all_at_once)
async def test_a_player_whose_picks_count_at_the_deadline_is_not_reminded(manager: Manager, clock: Clock) -> None:
    """At the deadline, the picks become the answer."""
    table = await begin(manager, ADA, BEN)
    asked = open_prompt(table, ADA)
    await manager.play.draft(1, ADA, asked.id, asked.options[1:2])
    await answer(manager, BEN)
    await pass_time(manager, clock, DAILY.reminder)
    assert not await reminders(manager)
    await pass_time(manager, clock, DAILY.limit)
    turn = next(turn for turn in await manager.store.turns(1) if turn.seat == 0)
    assert turn.answer == asked.options[1:2]
    assert misses_so_far(table.now.marks[0]) == 1


@games_that(asks_all_at_once)
async def test_a_computer_decides_when_time_is_up(manager: Manager, clock: Clock) -> None:
    """The computer makes the whole decision, once; a post announces it."""
    table = await begin(manager, ADA, BEN)
    await answer(manager, BEN)
    await pass_time(manager, clock, DAILY.limit - 1)
    assert table.awaited() == (0,)
    await pass_time(manager, clock, 1)
    assert len([turn for turn in await manager.store.turns(1) if turn.seat == 0]) == 1
    lapsed = [post.lapsed for post in await posts_of(manager, table) if post.lapsed]
    assert lapsed == [(0,)]
    await check_replay(manager, table)


@games_that(may_pass)
async def test_a_player_can_choose_to_pass_at_the_deadline(manager: Manager, clock: Clock) -> None:
    """The bot then submits the answer that commits the player least: it passes."""
    await wish(manager, ADA, stand_in=TimeoutPolicy.DECLINE)
    await begin(manager, ADA, BEN)
    await answer(manager, BEN)
    await pass_time(manager, clock, DAILY.limit)
    turn = next(turn for turn in await manager.store.turns(1) if turn.seat == 0)
    assert turn.answer == ()


@games_that(asks_all_at_once)
async def test_a_player_can_choose_to_get_more_time_at_a_few_deadlines(manager: Manager, clock: Clock) -> None:
    """The number of times is limited per game; after that, a computer decides."""
    await wish(manager, ADA, stand_in=TimeoutPolicy.WAIT)
    table = await begin(manager, ADA, BEN)
    await answer(manager, BEN)
    for used in range(1, EXTRA_TURNS + 1):
        await pass_time(manager, clock, DAILY.limit)
        assert (table.awaited(), table.now.marks[0].extensions) == ((0,), used)
        assert table.deadline_of(0) == clock.now + DAILY.limit
    await pass_time(manager, clock, DAILY.limit)
    assert misses_so_far(table.now.marks[0]) == 1
    assert table.now.marks[0].extensions == EXTRA_TURNS


async def test_without_a_limit_no_computer_decides(manager: Manager, clock: Clock) -> None:
    """Players are reminded once; a stalled game is closed in the end."""
    table = await begin(manager, ADA, BEN, pace=PaceName.NONE)
    for _ in range(10):
        await pass_time(manager, clock, DAY)
    assert len(await reminders(manager)) == 1
    assert not await manager.store.turns(1)
    await pass_time(manager, clock, STALLED)
    assert table.now.status is Status.ENDED
    assert (await posts_of(manager, table))[-1].kind is PostKind.ABANDONED
    assert (await manager.store.table(1)).due_at is None  # type: ignore[union-attr]


async def test_a_user_who_plays_alone_has_unlimited_time(manager: Manager, clock: Clock) -> None:
    """The user is reminded once."""
    settings = Settings(2, "en", pace=PaceName.DAILY)
    host, computer = SeatRow(ADA, NAMES[ADA]), SeatRow(None, "Konrad", "random")
    table = await manager.lobby.open(tables.GAME, Venue(1, 5), host, settings, (computer,))
    table = await settled(manager, await manager.lobby.start(table.id, ADA))
    turns = table.now.turns
    for _ in range(10):
        await pass_time(manager, clock, DAY)
    assert (table.deadline_of(0), table.now.turns, table.now.status) == (None, turns, Status.RUNNING)
    assert len(await reminders(manager)) == 1


async def test_misses_in_a_row_are_counted_until_the_player_decides(manager: Manager, clock: Clock) -> None:
    """After a few misses, the others can vote to replace the player."""
    table = await begin(manager, ADA, BEN)
    for misses in range(1, MISSES_ALLOWED + 1):
        while BEN in {table.now.seats[seat].user for seat in table.awaited()}:
            await answer(manager, BEN)
        await pass_time(manager, clock, DAILY.limit)
        assert misses_so_far(table.now.marks[0]) == misses
    assert find_late(table) == {ADA}
    assert manager.consent.absent(table, ()).keys() == {ADA}
    while 0 not in table.awaited():
        await answer(manager, BEN)
    moment = open_prompt(table, ADA).moment
    while 0 in table.awaited(moment):
        await answer(manager, ADA)
    while not table.prompt_for(0):
        await answer(manager, BEN)
    assert find_late(table) == set()


async def test_a_game_in_which_all_players_miss_deadlines_is_closed(manager: Manager, clock: Clock) -> None:
    """Computers do not play on among themselves."""
    table = await begin(manager, ADA, BEN)
    for _ in range(20):
        await pass_time(manager, clock, DAILY.limit)
    assert table.now.status is Status.ENDED
    assert (await posts_of(manager, table))[-1].kind is PostKind.ABANDONED


@games_that(asks_all_at_once)
async def test_a_resting_player_is_called_when_the_rest_ends(manager: Manager, clock: Clock) -> None:
    """The player is called once, with the full time from then on."""
    await wish(manager, ADA, rest=Rest(23 * HOUR, 8 * HOUR))
    table = await begin(manager, ADA, BEN)
    assert [post.called for post in await posts_of(manager, table)] == [(1,)]
    await pass_time(manager, clock, 7 * HOUR - 1)
    assert [post.called for post in await posts_of(manager, table)] == [(1,)]
    await pass_time(manager, clock, 1)
    async with asyncio.timeout(PATIENCE):
        while [post.called for post in await posts_of(manager, table)] != [(1,), (0,)]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert table.deadline_of(0) == MIDNIGHT + 7 * HOUR + DAILY.limit + GRACE  # a grace period after waking up


async def test_a_restart_repeats_and_loses_no_timers(store: Store, clock: Clock) -> None:
    """The test restarts the manager before and after all that is due, and after the clock jumps."""
    posts: list[list[tuple[PostKind, tuple[int, ...]]]] = []
    for step in (DAILY.reminder, 1, -5 * HOUR, 5 * HOUR, DAILY.limit, 10):
        manager = Manager(store, clock=clock)
        if not posts:
            await begin(manager, ADA, BEN)
        await pass_time(manager, clock, step)
        told = await posts_of(manager, await manager.table(1))
        posts.append([(post.kind, post.called) for post in told])
        await manager.close()
    assert [kind for kind, _ in posts[-1]].count(PostKind.REMINDER) == 1
    assert posts[0] == posts[1] == posts[2] == posts[3]
    assert posts[4] == posts[5]
    assert len(posts[4]) > len(posts[3])


async def test_a_table_with_missing_rules_is_skipped(manager: Manager, clock: Clock, store: Store) -> None:
    """Timers of other tables still run."""
    await begin(manager, ADA, BEN)
    await begin(manager, CLEO, BEN, channel=6)
    await manager.close()
    gone = "UPDATE tables SET rules = '0.x', figures = 'x', game = 'gone' WHERE id = 1"
    await as_sqlite(store).do(lambda db: db.execute(gone))
    other = Manager(store, clock=clock)
    clock.forward(DAILY.reminder)
    other.timers.look_soon()
    await other.timers.look()
    assert await store.due_tables(int(clock.now), 9) == ()
    assert (await store.table(1)).due_at is None  # type: ignore[union-attr]
    kinds = [post.kind for post in await posts_of(other, await other.table(2))]
    assert PostKind.REMINDER in kinds
    await other.close()


@games_that(asks_all_at_once)
@played_by(3)
async def test_players_who_decide_simultaneously_share_the_latest_deadline(manager: Manager, clock: Clock) -> None:
    """Each player is reminded outside of quiet hours."""
    await wish(manager, BEN, rest=Rest(22 * HOUR, 8 * HOUR))
    table = await begin(manager, ADA, BEN, CLEO)
    woken = MIDNIGHT + 6 * HOUR
    assert [deadline for *_, deadline, _ in table.asked_now()] == [woken + DAILY.limit + GRACE] * 3
    assert [table.now.marks[seat].remind_at for seat in range(3)] == [
        clock.now + DAILY.reminder,
        woken + DAILY.limit,
        clock.now + DAILY.reminder,
    ]


@games_that(asks_all_at_once)
async def test_a_shared_deadline_is_not_extended_by_the_rest_of_a_player_with_less_time(
    manager: Manager, clock: Clock
) -> None:
    """The time of the player who rests is already over, so the rest does not extend it."""
    await wish(manager, ADA, rest=Rest(6 * HOUR, 8 * HOUR))
    await wish(manager, BEN, rest=Rest(22 * HOUR, 8 * HOUR))
    table = await begin(manager, ADA, BEN)
    turns, deadline = table.now.turns, table.deadline_of(0)
    assert deadline is not None
    assert deadline == table.deadline_of(1)
    assert Rest(6 * HOUR, 8 * HOUR).ends(deadline)
    await pass_time(manager, clock, deadline - int(clock.now))
    assert table.now.turns >= turns + 2
    assert find_late(table) == set()
    await check_replay(manager, table)
