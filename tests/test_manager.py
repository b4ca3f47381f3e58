"""Who may do what at which table, with a real database file and without Discord."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bot.manager
from bot.errors import (
    AlreadyBegun,
    AlreadySeated,
    ChannelBusy,
    ClosedPrompt,
    GameError,
    NoComputer,
    NoTable,
    NotInvited,
    NotRunning,
    NotSeated,
    NotTheHost,
    NoWayBack,
    TableFull,
    TooFewPlayers,
    UnknownAnswer,
    UnknownPlayer,
    WrongNumber,
    WrongSeat,
)
from bot.games.base import Prompt, decode, encode
from bot.manager import Manager
from bot.posts import Post, unpack
from bot.records import replay
from bot.store import SeatRow, Store
from bot.table import Settings, Table

GAME = "norenberc"
ADA, BEN, CLEO, FOREIGNER = 11, 12, 13, 99
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database is."""
    return tmp_path / "guildhall.sqlite3"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    """The database."""
    opened = await Store.open(file)
    yield opened
    await opened.close()


@pytest.fixture
def manager(store: Store) -> Manager:
    """All tables; its clock stands still."""
    return Manager(store, clock=lambda: 1000.0)


async def lobby(manager: Manager, *users: int, players: int = 3, channel: int = 5) -> Table:
    """A table with these people; the first is host."""
    table = await manager.open(GAME, 1, channel, SeatRow(users[0], NAMES[users[0]]), Settings(players, "en"))
    for user in users[1:]:
        await manager.join(table.id, user, NAMES[user])
    return table


async def started(manager: Manager, *users: int, channel: int = 5) -> Table:
    """A running game of these people."""
    table = await lobby(manager, *users, channel=channel)
    return await manager.start(table.id, users[0])


def open_prompt(table: Table, user: int) -> Prompt:
    """What somebody is asked."""
    prompt = table.prompt_for(table.seat_of(user))
    assert prompt is not None
    return prompt


def some_picks(prompt: Prompt, rng: random.Random) -> list[str]:
    """A legal answer."""
    return rng.sample(prompt.options, rng.randint(prompt.least, prompt.most))


async def play_on(manager: Manager, table: Table, answers: int, seed: int = 1) -> None:
    """So many answers, by chance, or fewer if the game ends."""
    rng = random.Random(seed)  # noqa: S311  # repeatable, not secret
    for number in range(answers):
        if not table.awaited():
            return
        seat = rng.choice(table.awaited())
        prompt, user = table.prompt_for(seat), table.seats[seat].user
        assert prompt is not None
        assert user is not None
        await manager.answer(table.id, user, prompt.id, some_picks(prompt, rng), 10_000 * seed + number)


def contents(table: Table) -> tuple[Any, ...]:
    """All that a table knows and that must survive."""
    state = encode(table.state) if table.state else None
    wishes = (dict(table.drafts), set(table.agreed_to_end))
    return (table.status, table.seats, state, table.turns, wishes, table.untold, table.host, table.changed_at)


async def stored(store: Store, number: int = 1) -> tuple[Any, ...]:
    """The same by the database alone."""
    row = await store.table(number)
    assert row is not None
    return contents(Table(row))


async def check_replay(manager: Manager, table: Table) -> None:
    """The stored answers lead to the stored state."""
    end = replay(table.rules, await manager.record(table.id), lambda _move, _steps: None)
    assert encode(end) == encode(table.state)


async def refused(manager: Manager, table: Table, kind: type[GameError], wish: Any) -> None:
    """A wish is refused for this reason, and nothing changes in memory or file."""
    before, posts = contents(table), await manager.store.to_post(table.id)
    with pytest.raises(kind):
        await wish
    assert contents(table) == before == await stored(manager.store, table.id)
    assert await manager.store.to_post(table.id) == posts


async def posts_of(manager: Manager, table: Table) -> list[Post]:
    """Every message waiting."""
    return [unpack(row.body) for row in await manager.store.to_post(table.id)]


# -- the lobby -----------------------------------------------------------------------------------------------------


async def test_the_lobby_has_rules(manager: Manager) -> None:
    """Each is refused for its reason, and nothing changes."""
    table = await lobby(manager, ADA, players=2)
    await refused(manager, table, AlreadySeated, manager.join(1, ADA, "Ada"))
    await refused(manager, table, TooFewPlayers, manager.start(1, ADA))
    await refused(manager, table, NotTheHost, manager.start(1, BEN))
    await refused(manager, table, NotTheHost, manager.cancel(1, BEN))
    await refused(manager, table, NotTheHost, manager.add_computer(1, BEN, "merchant", "M"))
    await refused(manager, table, NoComputer, manager.remove_computer(1, ADA))
    await refused(manager, table, NotSeated, manager.leave_lobby(1, BEN))
    await refused(manager, table, UnknownPlayer, manager.add_computer(1, ADA, "wizard", "M"))
    await refused(manager, table, NotRunning, manager.answer(1, ADA, "x", (), None))
    await refused(manager, table, NotRunning, manager.back(1, ADA, None))
    await refused(manager, table, NotRunning, manager.hand_over(1, ADA, "merchant", "M"))
    await refused(manager, table, NotRunning, manager.agree_to_end(1, ADA))
    await refused(manager, table, NotRunning, manager.play_on(1, ADA))
    await manager.join(1, BEN, "Ben")
    await refused(manager, table, TableFull, manager.join(1, CLEO, "Cleo"))
    await refused(manager, table, TableFull, manager.add_computer(1, ADA, "merchant", "M"))


async def test_an_unknown_table_is_named_as_such(manager: Manager) -> None:
    """By number and by channel."""
    for wish in (manager.join(77, ADA, "Ada"), manager.answer(77, ADA, "x", (), None), manager.table_in(77)):
        with pytest.raises(NoTable):
            await wish


async def test_when_the_host_leaves_the_next_person_is_host(manager: Manager, store: Store) -> None:
    """Nobody else; also after a restart."""
    table = await lobby(manager, ADA, BEN, CLEO)
    await manager.leave_lobby(1, ADA)
    assert table.host == BEN
    await refused(manager, table, NotTheHost, manager.start(1, FOREIGNER))
    await refused(manager, table, NotTheHost, manager.start(1, CLEO))
    again = Manager(store)
    await again.start(1, BEN)
    assert (await again.table(1)).status == "running"


async def test_computers_come_and_go(manager: Manager) -> None:
    """The last one first."""
    table = await lobby(manager, ADA, BEN)
    await manager.add_computer(1, ADA, "merchant", "M")
    assert [seat.computer for seat in table.seats] == ["", "", "merchant"]
    await manager.remove_computer(1, ADA)
    assert len(table.seats) == 2


async def test_a_cancelled_lobby_is_closed_for_good(manager: Manager) -> None:
    """And makes room for the next."""
    table = await lobby(manager, ADA, BEN)
    await manager.cancel(1, ADA)
    await refused(manager, table, AlreadyBegun, manager.join(1, CLEO, "Cleo"))
    await refused(manager, table, AlreadyBegun, manager.start(1, ADA))
    assert (await lobby(manager, BEN)).id == 2


async def test_a_moderator_may_close_a_lobby_but_no_game_by_its_old_button(manager: Manager) -> None:
    """A running game ends by `end`, which says so to all."""
    table = await started(manager, ADA, BEN)
    await refused(manager, table, AlreadyBegun, manager.cancel(1, FOREIGNER, is_moderator=True))
    await refused(manager, table, AlreadyBegun, manager.start(1, ADA))
    await refused(manager, table, AlreadyBegun, manager.join(1, CLEO, "Cleo"))
    await refused(manager, table, AlreadyBegun, manager.leave_lobby(1, BEN))
    other = await lobby(manager, ADA, channel=6)
    await manager.cancel(other.id, FOREIGNER, is_moderator=True)
    assert other.status == "cancelled"


async def test_of_two_games_opened_at_once_in_a_channel_one_wins(manager: Manager) -> None:
    """The other is told so."""
    wishes = [lobby(manager, user) for user in (ADA, BEN, CLEO)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["ChannelBusy", "ChannelBusy", "Table"]
    with pytest.raises(ChannelBusy):
        await lobby(manager, ADA)


async def test_everybody_presses_at_once_in_the_lobby(manager: Manager, store: Store) -> None:
    """Three seats, twenty people, each pressing twice."""
    table = await lobby(manager, ADA)
    wishes = [manager.join(1, user, str(user)) for user in [*range(100, 120), *range(100, 120)]]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(result, Table) for result in results) == 2
    assert len(table.seats) == 3
    assert contents(table) == await stored(store)


async def test_a_table_for_invited_people_refuses_others(manager: Manager, store: Store) -> None:
    """Also after a restart; whoever opened it may leave and come back."""
    table = await manager.open(GAME, 1, 5, SeatRow(ADA, "Ada"), Settings(3, "en", invited=(BEN,)))
    await refused(manager, table, NotInvited, manager.join(1, CLEO, "Cleo"))
    await manager.join(1, BEN, "Ben")
    await manager.leave_lobby(1, ADA)
    again = Manager(store)
    await refused(again, await again.table(1), NotInvited, again.join(1, CLEO, "Cleo"))
    await again.join(1, ADA, "Ada")
    assert (await again.table(1)).people == {ADA, BEN}


def test_settings_stored_before_there_were_invitations_let_everyone_in() -> None:
    """Rows of an earlier version are read as they were meant."""
    old = msgspec.msgpack.encode({"players": 3, "language": "it", "options": {}, "level": "random"})
    assert msgspec.msgpack.decode(old, type=Settings) == Settings(3, "it", {}, "random", ())


# -- answers -------------------------------------------------------------------------------------------------------


async def test_answers_that_may_not_be_given_change_nothing(manager: Manager) -> None:
    """By a foreigner, to a closed question, with options that are not there, or to somebody else."""
    table = await started(manager, ADA, BEN)
    plan = open_prompt(table, ADA)
    await refused(manager, table, NotSeated, manager.answer(1, FOREIGNER, plan.id, plan.options[:1], 1))
    await refused(manager, table, ClosedPrompt, manager.answer(1, ADA, "r9.t9.plan", plan.options[:1], 2))
    await refused(manager, table, UnknownAnswer, manager.answer(1, ADA, plan.id, ("treasure",), 3))
    await refused(manager, table, UnknownAnswer, manager.draft(1, ADA, plan.id, ("treasure",)))
    await refused(manager, table, NotSeated, manager.draft(1, FOREIGNER, plan.id, plan.options[:1]))
    await refused(manager, table, NotSeated, manager.confirm(1, FOREIGNER, plan.id, 5))
    await refused(manager, table, NoWayBack, manager.back(1, ADA, 6))
    await manager.answer(1, ADA, plan.id, plan.options[:1], 7)
    await refused(manager, table, WrongSeat, manager.answer(1, ADA, plan.id, plan.options[:1], 8))
    assert table.turns == 1
    await check_replay(manager, table)


async def test_the_same_click_twice_is_applied_once(manager: Manager, store: Store) -> None:
    """At the same moment, later, and by another process after a restart."""
    table = await started(manager, ADA, BEN)
    plan = open_prompt(table, ADA)
    wishes = [manager.answer(1, ADA, plan.id, plan.options[:1], 7) for _ in range(5)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(result, Table) for result in results) == 1
    await manager.back(1, ADA, 8)
    assert table.turns == 2
    await manager.answer(1, ADA, plan.id, plan.options[:1], 7)
    again = Manager(store)
    await again.answer(1, ADA, plan.id, plan.options[:1], 7)
    for known in (table, await again.table(1)):
        assert known.turns == 2
        assert contents(known) == await stored(store)


async def test_a_step_back_is_applied_once(manager: Manager) -> None:
    """A repeated delivery does not go back further."""
    table = await started(manager, ADA, BEN)
    plan = open_prompt(table, ADA)
    await manager.answer(1, ADA, plan.id, plan.options[:1], 1)
    await manager.back(1, ADA, 2)
    await refused(manager, table, NoWayBack, manager.back(1, ADA, 2))


async def test_two_hundred_answers_at_the_same_instant(manager: Manager, store: Store) -> None:
    """Two of them count: one a player and question."""
    table = await lobby(manager, ADA, BEN, CLEO)
    await manager.start(1, ADA)
    before = table.turns
    wishes = [
        manager.answer(1, user, open_prompt(table, user).id, open_prompt(table, user).options[:1], number)
        for number, user in enumerate([ADA, BEN] * 100)
    ]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(result, Table) for result in results) == 2
    assert all(isinstance(result, Table | GameError) for result in results)
    assert table.turns == before + 2
    assert contents(table) == await stored(store)
    await check_replay(manager, table)


async def test_picks_are_kept_until_they_are_confirmed(manager: Manager, store: Store) -> None:
    """Also by another process; they can be changed before."""
    table = await started(manager, ADA, BEN)
    plan = open_prompt(table, ADA)
    await manager.pick(1, ADA, plan.id, plan.options[:2], 1)
    await manager.pick(1, ADA, plan.id, plan.options[1:3], 2)
    assert table.turns == 0
    again = Manager(store)
    await again.confirm(1, ADA, plan.id, 3)
    assert [turn.answer for turn in await store.turns(1)] == [plan.options[1:3]]
    assert (await again.table(1)).drafts == {}
    assert contents(await again.table(1)) == await stored(store)


async def test_picks_of_an_earlier_question_are_never_confirmed(manager: Manager) -> None:
    """Confirming without picks counts as no picks."""
    table = await started(manager, ADA, BEN)
    plan = open_prompt(table, ADA)
    table.drafts[0] = ("r0.t0.plan", plan.options[:1])
    if plan.least:
        with pytest.raises(WrongNumber):
            await manager.confirm(1, ADA, plan.id, 1)
        return
    await manager.confirm(1, ADA, plan.id, 1)
    assert (await manager.store.turns(1))[0].answer == ()


async def test_a_plan_can_be_changed_until_all_are_in(manager: Manager) -> None:
    """Then no more."""
    table = await started(manager, ADA, BEN)
    plan = open_prompt(table, ADA)
    await manager.answer(1, ADA, plan.id, plan.options[:1], 1)
    await manager.back(1, ADA, 2)
    await manager.answer(1, ADA, plan.id, plan.options[1:2], 3)
    await manager.answer(1, BEN, plan.id, plan.options[:1], 4)
    await refused(manager, table, NoWayBack, manager.back(1, BEN, 5))
    await check_replay(manager, table)


# -- computers, leaving, ending ------------------------------------------------------------------------------------


async def test_computers_play_at_once(manager: Manager) -> None:
    """Only people are ever awaited, in one transaction with the answer that let them play."""
    table = await lobby(manager, ADA)
    for name in ("M1", "M2"):
        await manager.add_computer(1, ADA, "random", name)
    await manager.start(1, ADA)
    assert table.awaited() == (0,)
    await play_on(manager, table, 15)
    assert set(table.awaited()) <= {0}
    assert {turn.seat for turn in await manager.store.turns(1)} == {0, 1, 2}
    assert all(set(post.called) <= {0} for post in await posts_of(manager, table))
    await check_replay(manager, table)


async def test_a_seat_is_handed_over_and_played_on_at_once(manager: Manager, store: Store) -> None:
    """Together: whoever is awaited is never a computer, in the file either."""
    table = await started(manager, ADA, BEN)
    await manager.hand_over(1, ADA, "random", "Merchant")
    assert table.seats[0] == SeatRow(None, "Merchant", "random")
    assert 0 not in table.awaited()
    assert contents(table) == await stored(store)
    await refused(manager, table, NotSeated, manager.answer(1, ADA, "x", (), 5))
    await play_on(manager, table, 10)
    await check_replay(manager, table)


async def test_a_game_ends_when_all_people_agree(manager: Manager) -> None:
    """Computers are not asked; a foreigner has no say; the last two at once end it once."""
    table = await lobby(manager, ADA, BEN)
    await manager.add_computer(1, ADA, "random", "M")
    await manager.start(1, ADA)
    await refused(manager, table, NotSeated, manager.agree_to_end(1, FOREIGNER))
    await manager.agree_to_end(1, ADA)
    await manager.agree_to_end(1, ADA)
    assert table.status == "running"
    results = await asyncio.gather(*(manager.agree_to_end(1, BEN) for _ in range(3)), return_exceptions=True)
    assert [type(result) for result in results] == [Table, NotRunning, NotRunning]
    assert table.status == "ended"
    assert [post.kind for post in await posts_of(manager, table)].count("ended") == 1
    await refused(manager, table, NotRunning, manager.answer(1, ADA, "x", (), 5))


async def test_agreements_to_end_survive_a_restart(manager: Manager, store: Store, file: Path) -> None:
    """The last one to agree ends the game, whichever process asked the others."""
    await started(manager, ADA, BEN)
    await manager.agree_to_end(1, ADA)
    other = await Store.open(file)
    again = Manager(other)
    assert (await again.table(1)).agreed_to_end == {ADA}
    assert (await again.agree_to_end(1, BEN)).status == "ended"
    await other.close()
    assert (await stored(store))[0] == "ended"


async def test_one_who_plays_on_undoes_every_agreement(manager: Manager, store: Store) -> None:
    """For good, also after a restart; nothing is deleted, and all can be asked anew."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.agree_to_end(1, ADA)
    await manager.agree_to_end(1, BEN)
    await refused(manager, table, NotSeated, manager.play_on(1, FOREIGNER))
    await manager.play_on(1, ADA)
    await manager.play_on(1, CLEO)
    assert table.agreed_to_end == set()
    assert contents(table) == await stored(store)
    async with store._db.execute("SELECT user, agrees FROM consents ORDER BY id") as cursor:
        assert [tuple(row) for row in await cursor.fetchall()] == [(ADA, 1), (BEN, 1), (ADA, 0)]
    again = Manager(store)
    await again.agree_to_end(1, CLEO)
    assert (await again.table(1)).agreed_to_end == {CLEO}
    assert contents(await again.table(1)) == await stored(store)
    assert (await again.table(1)).status == "running"


# -- memory --------------------------------------------------------------------------------------------------------


async def test_tables_dropped_from_memory_come_back_equal(
    manager: Manager, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five games at once in a memory for two."""
    monkeypatch.setattr(bot.manager, "MOST_TABLES", 2)
    for channel in range(5):
        await started(manager, ADA, BEN, channel=channel)
    for turn in range(20):
        for number in range(1, 6):
            table = await manager.table(number)
            await play_on(manager, table, 1, seed=100 * turn + number)
            assert contents(table) == await stored(store, number)
            del table
    assert len(manager._tables) == len(manager._in_use) == 2
    for number in range(1, 6):
        await check_replay(manager, await manager.table(number))


async def test_a_table_in_use_is_never_loaded_a_second_time(manager: Manager, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many others are asked for meanwhile: two copies would overwrite each other."""
    monkeypatch.setattr(bot.manager, "MOST_TABLES", 1)
    table = await started(manager, ADA, BEN)
    await started(manager, ADA, BEN, channel=6)
    assert await manager.table(1) is table
    loads = await asyncio.gather(*(manager.table(2) for _ in range(10)))
    assert len({id(one) for one in loads}) == 1


async def test_a_full_disk_leaves_the_table_as_it_was(manager: Manager, store: Store) -> None:
    """In memory and file; the same answer is good once there is room."""
    table = await started(manager, ADA, BEN)
    plan = open_prompt(table, ADA)
    before = contents(table)
    await store._db.execute("PRAGMA query_only = ON")
    for wish in (
        manager.answer(1, ADA, plan.id, plan.options[:1], 1),
        manager.draft(1, ADA, plan.id, plan.options[:1]),
        manager.hand_over(1, ADA, "random", "M"),
        manager.agree_to_end(1, ADA),
        manager.end(1),
    ):
        with pytest.raises(Exception, match="readonly"):
            await wish
        assert contents(table) == before
    await store._db.execute("PRAGMA query_only = OFF")
    assert await stored(store) == before
    await manager.answer(1, ADA, plan.id, plan.options[:1], 1)
    assert table.turns == 1


# -- posts ---------------------------------------------------------------------------------------------------------


async def test_at_the_start_everyone_with_a_question_is_called(manager: Manager) -> None:
    """Also the host, who pressed the button but has seen no question."""
    table = await started(manager, ADA, BEN)
    assert {seat for post in await posts_of(manager, table) for seat in post.called} == {0, 1}


async def test_whoever_has_just_answered_is_never_called(manager: Manager) -> None:
    """Everyone else with a new question is, once an obligation."""
    table = await started(manager, ADA, BEN)
    rng, seen = random.Random(3), len(await posts_of(manager, table))  # noqa: S311
    known = {(prompt.seat, prompt.id) for prompt in table.prompts()}
    for number in range(150):
        if not table.awaited():
            break
        seat = rng.choice(table.awaited())
        prompt = table.prompt_for(seat)
        assert prompt is not None
        await manager.answer(1, table.seats[seat].user or 0, prompt.id, some_picks(prompt, rng), number)
        posts = await posts_of(manager, table)
        called = [one for post in posts[seen:] for one in post.called]
        fresh = {(one.seat, one.id) for one in table.prompts()} - known
        assert sorted(called) == sorted(one for one, _ in fresh if one != seat)
        known |= fresh
        seen = len(posts)


async def test_no_secret_is_ever_posted(manager: Manager) -> None:
    """Neither the seed, nor anybody's money, nor a plan before all are in."""
    table = await started(manager, ADA, BEN, CLEO)
    await play_on(manager, table, 60)
    rows = await manager.store.to_post(1)
    assert not any(table.seed in row.body or table.seed.hex().encode() in row.body for row in rows)
    views = [decode(table.rules, part.view) for row in rows for part in unpack(row.body).parts if part.view]
    assert views
    for view in views:
        assert encode(table.rules.view(view, None)) == encode(view)
        assert all(player.money is None for player in view.players)
        assert table.seed.hex() not in repr(view)
        assert repr(table.seed) not in repr(view)
