"""Stopped games resume from their last position if their players agree; finished games do not."""

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
from tests.tables.absence import konrad
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    asked,
    check_replay,
    check_stored,
    lobby,
    play_on,
    posts_of,
    refused,
    started,
)


async def stopped(manager: Manager, *users: int, answers: int = 4) -> Table:
    """A game that a moderator ended after some answers."""
    table = await started(manager, *users)
    await play_on(manager, table, answers)
    assert table.now.status == "running"
    return await manager.endings.end(1, "Mo")


async def test_a_stopped_game_resumes_when_all_players_agree(manager: Manager, store: Store, clock: Clock) -> None:
    """The position is the same; awaited players are called and get the full time."""
    table = await stopped(manager, ADA, BEN)
    before, seen = encode(table.now.state), len(await posts_of(manager, table))
    clock.forward(100 * DAY)
    await manager.resume_votes.propose(1, ADA, konrad)
    assert table.now.status == "ended"
    await manager.resume_votes.agree(1, BEN, konrad)
    assert table.now.status == "running"
    assert encode(table.now.state) == before
    [post] = (await posts_of(manager, table))[seen:]
    assert post.is_resumed
    assert post.called == table.awaited()
    assert all(table.now.marks[seat].asked_at == manager.now() for seat in table.awaited())
    await check_stored(store, table)
    sat = [(row.user, row.first_turn, row.end_turn) for row in await store.sittings(1)]
    assert sat == [(ADA, 0, None), (BEN, 0, None)]
    await play_on(manager, table, 6, seed=2)
    await check_replay(manager, table)


@played_by(3)
async def test_a_computer_plays_for_a_player_who_stays_out(manager: Manager) -> None:
    """The player can take the seat back once the game runs."""
    table = await stopped(manager, ADA, BEN, CLEO)
    await manager.resume_votes.propose(1, ADA, konrad)
    await manager.resume_votes.decline(1, CLEO, konrad)
    assert table.now.status == "ended"
    await manager.resume_votes.agree(1, BEN, konrad)
    assert table.people == {ADA, BEN}
    assert await manager.consent.lost_seat(table, CLEO) == 2
    await manager.consent.take_seat_back(1, CLEO, "Cleo")
    assert table.people == {ADA, BEN, CLEO}
    await check_replay(manager, table)


@played_by(3)
async def test_a_missing_answer_is_awaited_for_at_most_a_day(manager: Manager, clock: Clock) -> None:
    table = await stopped(manager, ADA, BEN, CLEO)
    await manager.resume_votes.propose(1, ADA, konrad)
    await manager.resume_votes.agree(1, ADA, konrad)
    clock.forward(DAY - 1)
    await manager.resume_votes.agree(1, ADA, konrad, gone={CLEO})
    assert table.now.status == "ended"
    clock.forward(1)
    await manager.resume_votes.agree(1, ADA, konrad)
    assert table.now.status == "running"
    assert table.people == {ADA}


async def test_a_game_resumes_at_once_if_only_its_proposer_is_left(manager: Manager) -> None:
    table = await stopped(manager, ADA, BEN)
    await manager.resume_votes.propose(1, ADA, konrad, gone={BEN})
    assert table.now.status == "running"
    assert table.people == {ADA}


async def test_only_players_of_the_game_can_vote_on_resuming_it(manager: Manager) -> None:
    """Players can vote only after a proposal."""
    table = await stopped(manager, ADA, BEN)
    await refused(manager, table, NotSeated, manager.resume_votes.propose(1, FOREIGNER, konrad))
    await refused(manager, table, NotAsked, manager.resume_votes.agree(1, BEN, konrad))
    await refused(manager, table, NotAsked, manager.resume_votes.decline(1, BEN, konrad))
    await manager.resume_votes.propose(1, ADA, konrad)
    await refused(manager, table, NotSeated, manager.resume_votes.agree(1, FOREIGNER, konrad))
    await refused(manager, table, NotSeated, manager.resume_votes.decline(1, FOREIGNER, konrad))


async def test_a_lapsed_proposal_can_be_made_again(manager: Manager, clock: Clock) -> None:
    """Votes lapse after a week."""
    table = await stopped(manager, ADA, BEN)
    await manager.resume_votes.propose(1, ADA, konrad)
    clock.forward(7 * DAY)
    await refused(manager, table, NotAsked, manager.resume_votes.agree(1, BEN, konrad))
    await manager.resume_votes.propose(1, BEN, konrad)
    assert manager.resume_votes.missing(table) == {ADA}


async def test_games_that_are_not_stopped_cannot_be_resumed(manager: Manager) -> None:
    """Each status has its own error."""
    table = await lobby(manager, ADA, BEN)
    await refused(manager, table, NotStopped, manager.resume_votes.propose(1, ADA, konrad))
    await manager.lobby.start(1, ADA)
    await refused(manager, table, NotStopped, manager.resume_votes.propose(1, ADA, konrad))
    await play_on(manager, table, 100_000)
    assert table.now.status == "over"
    await refused(manager, table, GameFinished, manager.resume_votes.propose(1, ADA, konrad))


async def test_a_game_does_not_resume_in_a_channel_with_another_table(manager: Manager) -> None:
    table = await stopped(manager, ADA, BEN)
    await manager.resume_votes.propose(1, ADA, konrad)
    await lobby(manager, CLEO)
    await refused(manager, table, ChannelBusy, manager.resume_votes.agree(1, BEN, konrad))


async def test_a_repeated_last_vote_resumes_the_game_once(manager: Manager, store: Store, clock: Clock) -> None:
    """Votes from before a restart count, too."""
    await stopped(manager, ADA, BEN)
    await manager.resume_votes.propose(1, ADA, konrad)
    again = Manager(store, clock)
    results = await asyncio.gather(
        *(again.resume_votes.agree(1, BEN, konrad) for _ in range(3)), return_exceptions=True
    )
    assert [type(result) for result in results] == [Table, NotStopped, NotStopped]
    table = await again.table(1)
    assert asked(table)
    assert RESUME not in table.now.consents


async def test_recent_votes_on_a_stopped_game_survive_cleanup(manager: Manager, store: Store, clock: Clock) -> None:
    await stopped(manager, ADA, BEN)
    clock.forward(10 * DAY)
    await manager.resume_votes.propose(1, ADA, konrad)
    await store.tidy(manager.now() - DAY)
    row = await store.table(1)
    assert row is not None
    assert row.consents == {"resume": {ADA: manager.now()}}


async def test_a_stored_position_that_does_not_match_its_answers_is_not_resumed(manager: Manager, store: Store) -> None:
    """The game stays ended."""
    await stopped(manager, ADA, BEN)
    first = await started(manager, ADA, BEN, channel=6)
    packed = encode(first.now.state)
    await as_sqlite(store).do(lambda db: db.execute("UPDATE tables SET state = ? WHERE id = 1", (packed,)))
    again = Manager(store)
    await again.resume_votes.propose(1, ADA, konrad)
    with pytest.raises(NotResumable):
        await again.resume_votes.agree(1, BEN, konrad)
    assert (await again.table(1)).now.status == "ended"
