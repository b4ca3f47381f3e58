"""One action, one commit: a deciding vote and all its effects are saved together or not at all."""

from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, TypeAlias

import pytest

from bot.metrics.metrics import TRANSACTION_SECONDS
from bot.storage.rows import Change
from bot.storage.store import Store, StoreAway
from bot.tables.manager import Manager
from bot.tables.motions import joining, kicking, offering
from bot.tables.pace import DAY, PaceName
from bot.tables.table import Table
from bot.tables.undo_votes import possible_undo
from tests.clock import Clock
from tests.faulty_store import calls_replaced, replace_calls
from tests.tables.absence import konrad, wake
from tests.tables.tables import ADA, BEN, CLEO, asked, check_stored, contents, lobby, play_on, started, stored

DORA = 14
MOST_TURNS = 40
LastYes: TypeAlias = Callable[[], Awaitable[Any]]


def dora(_at: Table) -> str:
    """A newcomer's name."""
    return "Dora"


async def end(manager: Manager, _clock: Clock) -> LastYes:
    """Ben has the last vote on ending the game."""
    await started(manager, ADA, BEN)
    await manager.consent.agree_to_end(1, ADA)
    return lambda: manager.consent.agree_to_end(1, BEN)


async def change_pace(manager: Manager, _clock: Clock) -> LastYes:
    """Ben has the last vote on a different pace."""
    await started(manager, ADA, BEN)
    await manager.pace_votes.agree_to_pace(1, ADA, PaceName.LIVE)
    return lambda: manager.pace_votes.agree_to_pace(1, BEN, PaceName.LIVE)


async def replace_absentee(manager: Manager, clock: Clock) -> LastYes:
    """A player with an open question is silent; the last vote puts a computer in their seat."""
    absent = asked(await started(manager, ADA, BEN, CLEO))[-1]
    first, second = [user for user in (ADA, BEN, CLEO) if user != absent]
    clock.forward(7 * DAY)
    await wake(manager, first, second)
    await manager.consent.agree_to_replace(1, first, absent, konrad)
    return lambda: manager.consent.agree_to_replace(1, second, absent, konrad)


async def hand_over(manager: Manager, _clock: Clock) -> LastYes:
    """Ben offers his seat to Dora."""
    await started(manager, ADA, BEN, CLEO)
    await manager.seat_changes.propose(1, BEN, offering(BEN, DORA), dora)
    return lambda: manager.seat_changes.agree(1, DORA, offering(BEN, DORA), dora)


async def kick(manager: Manager, _clock: Clock) -> LastYes:
    """Ada and Ben kick Cleo; both also want to end the game, so kicking Cleo ends it."""
    await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_end(1, BEN)
    await manager.seat_changes.propose(1, ADA, kicking(CLEO), konrad)
    return lambda: manager.seat_changes.agree(1, BEN, kicking(CLEO), konrad)


async def join(manager: Manager, _clock: Clock) -> LastYes:
    """Dora asks for a computer's seat; the host's yes decides."""
    await lobby(manager, ADA, BEN)
    await manager.lobby.add_computer(1, ADA, "random", konrad)
    table = await manager.lobby.start(1, ADA)
    await manager.deputies.settle(1, 60)
    seat = await manager.seat_changes.find_computer_seat(table, DORA)
    await manager.seat_changes.propose(1, DORA, joining(seat, DORA), dora)
    return lambda: manager.seat_changes.agree(1, ADA, joining(seat, DORA), dora)


async def resume(manager: Manager, clock: Clock) -> LastYes:
    """Ben decides whether a stopped game resumes; Cleo has not answered for a day."""
    table = await started(manager, ADA, BEN, CLEO)
    await play_on(manager, table, 4)
    await manager.endings.end(1, "Mo")
    await manager.resume_votes.propose(1, ADA, konrad)
    clock.forward(DAY)
    return lambda: manager.resume_votes.agree(1, BEN, konrad)


async def take_back(manager: Manager, _clock: Clock) -> LastYes:
    """A player asks to undo a move that concerns the others."""
    table = await started(manager, ADA, BEN)
    for turns in range(1, MOST_TURNS):
        await play_on(manager, table, 1, seed=turns)
        for user in (ADA, BEN):
            wish = possible_undo(table, table.seat_of(user))
            if wish and not (await manager.undo_votes.find(table, wish)).concerns_nobody:
                await manager.undo_votes.ask(1, user, wish)
                other = ADA + BEN - user
                return lambda: manager.undo_votes.agree(1, other, wish)
    raise AssertionError("nothing can be taken back")


VOTES = (take_back, end, change_pace, replace_absentee, hand_over, kick, join, resume)


def writes() -> int:
    """The number of write transactions so far."""
    return TRANSACTION_SECONDS.count("write", "done")


@pytest.mark.parametrize("vote", VOTES, ids=lambda vote: vote.__name__)
async def test_a_deciding_vote_is_one_transaction(
    manager: Manager, store: Store, clock: Clock, vote: Callable[[Manager, Clock], Awaitable[LastYes]]
) -> None:
    """The transaction has the vote and all its effects."""
    last_yes = await vote(manager, clock)
    await manager.attention.close()  # the calls that it sends are separate actions
    await manager.deputies.close()
    before, revision = writes(), (await manager.table(1)).now.revision
    table = await last_yes()
    assert (writes() - before, table.now.revision - revision) == (1, 1)
    await check_stored(store, table)


@pytest.mark.parametrize("vote", VOTES, ids=lambda vote: vote.__name__)
async def test_a_vote_whose_save_fails_stays_open(
    manager: Manager,
    store: Store,
    clock: Clock,
    vote: Callable[[Manager, Clock], Awaitable[LastYes]],
) -> None:
    """Neither memory nor the database changes; the next click completes the vote."""
    last_yes = await vote(manager, clock)
    await manager.attention.close()
    await manager.deputies.close()
    table = await manager.table(1)
    before = contents(table)

    async def fail(_change: Change) -> bool:
        raise StoreAway

    with calls_replaced(store, save=fail), pytest.raises(StoreAway):
        await last_yes()
    assert contents(table) == before == await stored(store)
    await last_yes()
    assert contents(table) == await stored(store) != before


@pytest.mark.parametrize("vote", VOTES, ids=lambda vote: vote.__name__)
async def test_a_database_that_fails_after_the_first_save_has_the_whole_vote(
    manager: Manager,
    store: Store,
    clock: Clock,
    vote: Callable[[Manager, Clock], Awaitable[LastYes]],
) -> None:
    """The database has all effects of the vote, and no vote that was decided remains open."""
    last_yes = await vote(manager, clock)
    await manager.attention.close()
    await manager.deputies.close()
    save, saves = store.save, count()

    async def save_once(change: Change) -> bool:
        if next(saves):
            raise StoreAway
        return await save(change)

    replace_calls(store, save=save_once)
    table = await last_yes()
    await check_stored(store, table)
