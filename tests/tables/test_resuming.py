"""A game that was stopped goes on from where it was, by consent of those who played it; none that is finished does."""

import asyncio

import pytest

from bot.errors import (
    ChannelBusy,
    GameFinished,
    NotAsked,
    NotResumable,
    NotSeated,
    NotStopped,
)
from bot.games.contract import encode
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.motions import RESUME
from bot.tables.pace import DAY
from bot.tables.table import Table
from tests.clock import Clock
from tests.database import as_sqlite
from tests.every_game import played_by
from tests.tables.absence import clock, konrad, manager
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    asked,
    check_replay,
    contents,
    lobby,
    play_on,
    posts_of,
    refused,
    started,
    stored,
)

__all__ = ["clock", "manager"]
"""Fixtures that the tests ask for by name."""


async def stopped(manager: Manager, *users: int, answers: int = 4) -> Table:
    """A game that a moderator has ended after some answers."""
    table = await started(manager, *users)
    await play_on(manager, table, answers)
    assert table.status == "running"
    return await manager.closing.end(1, "Mo")


async def test_a_stopped_game_goes_on_when_all_have_agreed(manager: Manager, store: Store, clock: Clock) -> None:
    """From the same position; whoever is asked is called, and has the whole time."""
    table = await stopped(manager, ADA, BEN)
    before, seen = encode(table.state), len(await posts_of(manager, table))
    clock.forward(100 * DAY)
    await manager.resuming.propose(1, ADA, konrad)
    assert table.status == "ended"
    await manager.resuming.agree(1, BEN, konrad)
    assert table.status == "running"
    assert encode(table.state) == before
    [post] = (await posts_of(manager, table))[seen:]
    assert post.is_resumed
    assert post.called == table.awaited()
    assert all(table.marks[seat].asked_at == manager.now() for seat in table.awaited())
    assert contents(table) == await stored(store)
    sat = [(row.user, row.first_turn, row.end_turn) for row in await store.sittings(1)]
    assert sat == [(ADA, 0, None), (BEN, 0, None)]
    await play_on(manager, table, 6, seed=2)
    await check_replay(manager, table)


@played_by(3)
async def test_a_computer_plays_for_whoever_stays_out(manager: Manager) -> None:
    """Who can take the seat back once the game runs."""
    table = await stopped(manager, ADA, BEN, CLEO)
    await manager.resuming.propose(1, ADA, konrad)
    await manager.resuming.decline(1, CLEO, konrad)
    assert table.status == "ended"
    await manager.resuming.agree(1, BEN, konrad)
    assert table.people == {ADA, BEN}
    assert await manager.consent.lost_seat(table, CLEO) == 2
    await manager.consent.take_seat_back(1, CLEO, "Cleo")
    assert table.people == {ADA, BEN, CLEO}
    await check_replay(manager, table)


@played_by(3)
async def test_nobody_is_waited_for_longer_than_a_day(manager: Manager, clock: Clock) -> None:
    """Nor anybody who has left the server."""
    table = await stopped(manager, ADA, BEN, CLEO)
    await manager.resuming.propose(1, ADA, konrad)
    await manager.resuming.agree(1, ADA, konrad)
    clock.forward(DAY - 1)
    await manager.resuming.agree(1, ADA, konrad, gone={CLEO})
    assert table.status == "ended"
    clock.forward(1)
    await manager.resuming.agree(1, ADA, konrad)
    assert table.status == "running"
    assert table.people == {ADA}


async def test_whoever_plays_alone_goes_on_at_once(manager: Manager) -> None:
    """Also where all others have left the server."""
    table = await stopped(manager, ADA, BEN)
    await manager.resuming.propose(1, ADA, konrad, gone={BEN})
    assert table.status == "running"
    assert table.people == {ADA}


async def test_only_those_who_played_it_have_a_say(manager: Manager) -> None:
    """And only once somebody has asked; what has lapsed is asked no more."""
    table = await stopped(manager, ADA, BEN)
    await refused(manager, table, NotSeated, manager.resuming.propose(1, FOREIGNER, konrad))
    await refused(manager, table, NotAsked, manager.resuming.agree(1, BEN, konrad))
    await refused(manager, table, NotAsked, manager.resuming.decline(1, BEN, konrad))
    await manager.resuming.propose(1, ADA, konrad)
    await refused(manager, table, NotSeated, manager.resuming.agree(1, FOREIGNER, konrad))
    await refused(manager, table, NotSeated, manager.resuming.decline(1, FOREIGNER, konrad))


async def test_a_question_that_has_lapsed_is_asked_again(manager: Manager, clock: Clock) -> None:
    """After a week nobody's yes counts."""
    table = await stopped(manager, ADA, BEN)
    await manager.resuming.propose(1, ADA, konrad)
    clock.forward(7 * DAY)
    await refused(manager, table, NotAsked, manager.resuming.agree(1, BEN, konrad))
    await manager.resuming.propose(1, BEN, konrad)
    assert manager.resuming.missing(table) == {ADA}


async def test_a_finished_a_running_and_no_game_do_not_go_on(manager: Manager) -> None:
    """Each with its own reason."""
    table = await lobby(manager, ADA, BEN)
    await refused(manager, table, NotStopped, manager.resuming.propose(1, ADA, konrad))
    await manager.lobby.start(1, ADA)
    await refused(manager, table, NotStopped, manager.resuming.propose(1, ADA, konrad))
    await play_on(manager, table, 100_000)
    assert table.status == "over"
    await refused(manager, table, GameFinished, manager.resuming.propose(1, ADA, konrad))


async def test_a_channel_has_room_for_one_game(manager: Manager) -> None:
    """Whatever has begun there since goes on."""
    table = await stopped(manager, ADA, BEN)
    await manager.resuming.propose(1, ADA, konrad)
    await lobby(manager, CLEO)
    await refused(manager, table, ChannelBusy, manager.resuming.agree(1, BEN, konrad))


async def test_the_last_two_at_once_go_on_once(manager: Manager, store: Store, clock: Clock) -> None:
    """After a restart too, and with a yes from before it."""
    await stopped(manager, ADA, BEN)
    await manager.resuming.propose(1, ADA, konrad)
    again = Manager(store, clock)
    results = await asyncio.gather(*(again.resuming.agree(1, BEN, konrad) for _ in range(3)), return_exceptions=True)
    assert [type(result) for result in results] == [Table, NotStopped, NotStopped]
    table = await again.table(1)
    assert asked(table)
    assert RESUME not in table.consents


async def test_votes_on_a_game_stopped_long_ago_are_not_tidied_away(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """Older ones are."""
    await stopped(manager, ADA, BEN)
    clock.forward(10 * DAY)
    await manager.resuming.propose(1, ADA, konrad)
    await store.tidy(manager.now() - DAY)
    row = await store.table(1)
    assert row is not None
    assert row.consents == {"resume": {ADA: manager.now()}}


async def test_a_stored_position_that_fits_no_answers_does_not_go_on(manager: Manager, store: Store) -> None:
    """It says so, and nothing changes."""
    await stopped(manager, ADA, BEN)
    first = await started(manager, ADA, BEN, channel=6)
    packed = encode(first.state)
    await as_sqlite(store)._do(lambda db: db.execute("UPDATE tables SET state = ? WHERE id = 1", (packed,)))
    again = Manager(store)
    await again.resuming.propose(1, ADA, konrad)
    with pytest.raises(NotResumable):
        await again.resuming.agree(1, BEN, konrad)
    assert (await again.table(1)).status == "ended"
