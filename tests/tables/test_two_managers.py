"""Two processes on one database, each with tables in memory: no update is lost, and errors are correct."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.errors import AlreadyBegun, AlreadySeated, ClosedPrompt, NotRunning, OldRules, TableFull
from bot.storage.address import Address
from bot.storage.rows import SeatRow, TableRow
from bot.storage.store import Conflict, Store
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.pace import PACES, PaceName
from bot.tables.status import Status
from bot.tables.turn import Turn
from tests.causes import by_click
from tests.clock import Clock
from tests.database import working_beside
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.faulty_store import faulty, replace_calls
from tests.tables import tables
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    NAMES,
    check_replay,
    check_stored,
    contents,
    lobby,
    open_prompt,
    settled,
    started,
    stored,
)


@pytest.fixture
async def other(database: Path | Address, store: Store) -> AsyncIterator[Manager]:
    """A manager of another process with a separate connection to the same database."""
    assert store
    async with working_beside(database) as opened:
        made = Manager(faulty(opened), clock=lambda: 2000.0)
        await made.attention.close()  # it would call players without an open panel
        yield made


@played_by(3)
async def test_players_who_join_by_two_processes_all_get_seats(manager: Manager, other: Manager) -> None:
    """Each process has the table in memory as it was before the other process's join."""
    table = await lobby(manager, ADA)
    twin = await other.table(table.id)
    await manager.lobby.join(table.id, BEN, "Ben")
    await other.lobby.join(table.id, CLEO, "Cleo")
    assert [seat.user for seat in twin.now.seats] == [ADA, BEN, CLEO]
    await check_stored(manager.store, twin)


async def test_a_full_table_refuses_joins_by_two_processes(manager: Manager, other: Manager) -> None:
    """Exactly the users whose join succeeded have a seat."""
    table = await manager.lobby.open(
        tables.GAME, Venue(1, 5), SeatRow(ADA, "Ada"), (await lobby(manager, BEN, channel=6)).now.settings
    )
    await other.table(table.id)
    joins = [(manager, other)[user % 2].lobby.join(table.id, user, f"Guest {user}") for user in range(100, 108)]
    results = await asyncio.gather(*joins, return_exceptions=True)
    row = await manager.store.table(table.id)
    assert row is not None
    assert [type(one) for one in results if isinstance(one, Exception)] == [TableFull] * 6
    joined = {100 + number for number, one in enumerate(results) if not isinstance(one, Exception)}
    assert {seat.user for seat in row.seats} == {ADA, *joined}


async def test_a_refusal_is_checked_against_the_database(manager: Manager, other: Manager) -> None:
    """The table in memory is outdated: a user has joined, a seat has become free, or the game has started."""
    table = await lobby(manager, ADA)
    await other.table(table.id)
    await manager.lobby.join(table.id, BEN, "Ben")
    with pytest.raises(AlreadySeated):
        await other.lobby.join(table.id, BEN, "Ben")
    await manager.lobby.leave(table.id, BEN)
    await other.lobby.join(table.id, BEN, "Ben")
    await manager.lobby.start(table.id, ADA)
    with pytest.raises(AlreadyBegun):
        await other.lobby.join(table.id, CLEO, "Cleo")
    await check_stored(manager.store, await other.table(table.id))


@games_that(asks_all_at_once)
async def test_answers_by_two_processes_are_all_saved(manager: Manager, other: Manager) -> None:
    """A different process serves each player; the game replays with both answers."""
    table = await started(manager, ADA, BEN)
    twin = await other.table(table.id)
    first, second = open_prompt(table, ADA), open_prompt(twin, BEN)
    await manager.play.answer(by_click(table.id, 1), ADA, first.id, first.options[:1])
    await other.play.answer(by_click(table.id, 2), BEN, second.id, second.options[:1])
    turns = await manager.store.turns(table.id)
    assert {(turn.seat, turn.prompt, turn.answer) for turn in turns} >= {
        (0, first.id, first.options[:1]),
        (1, second.id, second.options[:1]),
    }
    await check_stored(manager.store, twin)
    await check_replay(other, twin)


async def test_a_whole_game_can_be_played_by_two_processes_in_turn(manager: Manager, other: Manager) -> None:
    table = await started(manager, ADA, BEN)
    twin = await other.table(table.id)
    for number in range(60):
        at, by = ((table, manager), (twin, other))[number % 2]
        await by.reread(table.id)
        if not at.awaited():
            break
        user = at.now.seats[at.awaited()[0]].user or 0
        prompt = open_prompt(at, user)
        await by.play.answer(by_click(table.id, number + 1), user, prompt.id, prompt.options[: max(1, prompt.least)])
    assert len(await manager.store.turns(table.id)) >= 60 or table.now.status is Status.OVER
    await manager.reread(table.id)
    assert contents(table) == contents(twin) == await stored(manager.store)
    await check_replay(manager, table)


@games_that(asks_all_at_once)
async def test_a_late_answer_by_another_process_is_refused(manager: Manager, other: Manager) -> None:
    """The first answer is kept."""
    table = await started(manager, ADA, BEN)
    twin = await other.table(table.id)
    prompt = open_prompt(twin, ADA)
    for user in (ADA, BEN):
        await manager.play.answer(
            by_click(table.id, user), user, open_prompt(table, user).id, open_prompt(table, user).options[:1]
        )
    with pytest.raises(ClosedPrompt):
        await other.play.answer(by_click(table.id, 99), ADA, prompt.id, prompt.options[1:2])
    assert contents(twin) == contents(table) == await stored(manager.store)


@games_that(asks_all_at_once)
async def test_the_same_click_in_two_processes_is_one_answer(manager: Manager, other: Manager) -> None:
    """Two bots with one token both receive every click."""
    table = await started(manager, ADA, BEN)
    twin = await other.table(table.id)
    prompt = open_prompt(table, ADA)
    for by in (manager, other):
        await by.play.answer(by_click(table.id, 7), ADA, prompt.id, prompt.options[:1])
    assert len(await manager.store.turns(table.id)) == 1
    assert contents(twin) == contents(table) == await stored(manager.store)


@games_that(asks_all_at_once)
async def test_picks_made_in_one_process_are_confirmed_in_another(manager: Manager, other: Manager) -> None:
    """The confirming process may have older picks in memory."""
    table = await started(manager, ADA, BEN)
    await other.table(table.id)
    prompt = open_prompt(table, ADA)
    await other.play.draft(table.id, ADA, prompt.id, prompt.options[:1])
    await manager.play.draft(table.id, ADA, prompt.id, prompt.options[1:2])
    await other.play.confirm(by_click(table.id, 7), ADA, prompt.id)
    assert [turn.answer for turn in await manager.store.turns(table.id)] == [prompt.options[1:2]]


@games_that(asks_all_at_once)
async def test_votes_by_two_processes_end_the_game(manager: Manager, other: Manager) -> None:
    """No process accepts answers to a game that another process has ended."""
    table = await started(manager, ADA, BEN)
    twin = await other.table(table.id)
    prompt = open_prompt(table, ADA)
    await manager.consent.agree_to_end(table.id, ADA)
    await other.consent.agree_to_end(table.id, BEN)
    assert twin.now.status is Status.ENDED
    with pytest.raises(NotRunning):
        await manager.play.answer(by_click(table.id, 7), ADA, prompt.id, prompt.options[:1])
    assert await manager.store.turns(table.id) == ()


@played_by(3)
async def test_a_lobby_closed_by_one_process_is_closed_in_all(manager: Manager, other: Manager) -> None:
    table = await lobby(manager, ADA)
    twin = await other.table(table.id)
    await manager.lobby.cancel(table.id, ADA)
    with pytest.raises(AlreadyBegun):
        await other.lobby.join(table.id, BEN, NAMES[BEN])
    assert twin.now.status is Status.CANCELLED


@played_by(3)
async def test_a_command_in_a_channel_shows_the_stored_table(manager: Manager, other: Manager) -> None:
    """The stored table includes changes by another process."""
    table = await lobby(manager, ADA)
    await other.table_in(5)
    await manager.lobby.join(table.id, BEN, "Ben")
    assert len((await other.table_in(5)).now.seats) == 2


@games_that(asks_all_at_once)
async def test_an_older_bot_does_not_overwrite_saves_of_a_newer_bot(manager: Manager, other: Manager) -> None:
    """The older bot keeps its copy of the table unchanged, and refuses clicks."""
    table = await started(manager, ADA, BEN)
    twin = await other.table(table.id)
    before, revision, prompt = contents(twin), twin.now.revision, open_prompt(twin, ADA)
    answered = open_prompt(table, BEN)
    await manager.play.answer(by_click(table.id, 1), BEN, answered.id, answered.options[:1])
    load = other.store.table

    async def load_from_newer(table_id: int) -> TableRow | None:
        row = await load(table_id)
        return replace(row, rules=f"999.{row.figures}") if row else None

    replace_calls(other.store, table=load_from_newer)
    for number in (2, 3):
        with pytest.raises(OldRules):
            await other.play.answer(by_click(table.id, number), ADA, prompt.id, prompt.options[:1])
        assert (contents(twin), twin.now.revision) == (before, revision)
    with pytest.raises(Conflict):
        await other.save(twin, Turn(twin))
    await check_stored(manager.store, table)
    assert table.now.revision > revision


@games_that(asks_all_at_once)
async def test_picks_changed_by_another_process_count_at_the_deadline(
    manager: Manager, other: Manager, clock: Clock
) -> None:
    """An answer computed from older picks is dropped and computed again."""
    table = await started(manager, ADA, BEN, pace=PaceName.LIVE)
    await other.table(table.id)
    prompt = open_prompt(table, ADA)
    older, newer = prompt.options[: max(1, prompt.least)], prompt.options[-max(1, prompt.least) :]
    await manager.play.draft(table.id, ADA, prompt.id, older)
    clock.forward(10 * PACES[PaceName.LIVE].limit)
    await other.play.draft(table.id, ADA, prompt.id, newer)
    manager.rouse_all()
    await settled(manager, table)
    answers = [turn.answer for turn in await manager.store.turns(table.id) if turn.seat == prompt.seat]
    assert answers[0] == tuple(newer)
