"""Votes to replace absent players by computers; slow players are not absent."""

import asyncio
from pathlib import Path

import pytest

from bot.errors import (
    NotAbsent,
    NotAtTable,
    NotRunning,
    NotSeated,
)
from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.motions import END, replacing
from bot.tables.posts import PostKind
from bot.tables.status import Status
from bot.tables.table import Table
from tests.causes import by_click
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.tables.absence import WEEK, konrad, wake
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    check_replay,
    check_stored,
    contents,
    lobby,
    play_on,
    posts_of,
    refused,
    started,
    stored,
)


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_slow_player_is_not_replaced(manager: Manager, clock: Clock) -> None:
    """The error says when replacing becomes possible. Strangers have no vote, and players cannot replace themselves."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK - 1)
    wish = manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    with pytest.raises(NotAbsent) as refusal:
        await wish
    assert refusal.value.facts == {"person": CLEO, "when": 1000 + WEEK}
    clock.forward(1)
    await refused(manager, table, NotSeated, manager.consent.agree_to_replace(1, FOREIGNER, CLEO, konrad))
    await refused(manager, table, NotAtTable, manager.consent.agree_to_replace(1, ADA, FOREIGNER, konrad))
    await refused(manager, table, NotAbsent, manager.consent.agree_to_replace(1, ADA, ADA, konrad))
    await refused(manager, table, NotSeated, manager.consent.keep_waiting(1, FOREIGNER, CLEO))


@games_that(asks_all_at_once)
@played_by(3)
async def test_an_absent_player_is_replaced_when_all_present_players_agree(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """With two present players, one vote is not enough; the change is posted, and the computer plays on at once."""
    table = await started(manager, ADA, BEN, CLEO)
    seat, seen = table.seat_of(CLEO), len(await posts_of(manager, table))
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert CLEO in table.people
    await check_stored(store, table)
    await manager.consent.agree_to_replace(1, BEN, CLEO, konrad)
    assert table.now.seats[seat] == SeatRow(None, "Konrad", table.game.best_computer)
    assert seat not in table.awaited()
    [post] = (await posts_of(manager, table))[seen:]
    assert (post.kind, post.left, post.replaced) == (PostKind.NEWS, (), (("Cleo", "Konrad"),))
    await check_stored(store, table)
    await refused(manager, table, NotSeated, manager.play.answer(by_click(1, 5), CLEO, "x", ()))
    await refused(manager, table, NotAtTable, manager.consent.agree_to_replace(1, BEN, CLEO, konrad))
    await play_on(manager, table, 10)
    await check_replay(manager, table)


async def test_a_player_who_left_the_server_can_be_replaced_at_once(manager: Manager) -> None:
    """If only one player is left, that player's vote is enough."""
    table = await started(manager, ADA, BEN)
    await manager.consent.agree_to_replace(1, ADA, BEN, konrad, gone={BEN})
    assert table.people == {ADA}
    await check_replay(manager, table)


@games_that(asks_all_at_once)
@played_by(3)
async def test_with_several_absent_players_only_the_present_ones_vote(manager: Manager, clock: Clock) -> None:
    """After the first replacement, the other absent players still count as absent."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, ADA)
    await manager.consent.agree_to_replace(1, ADA, BEN, konrad)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert table.people == {ADA}


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_click_by_an_absent_player_resets_votes_to_replace_them(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """The votes stay reset after a restart and another long silence."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    clock.forward(60)
    await wake(manager, CLEO)
    await refused(manager, table, NotAbsent, manager.consent.agree_to_replace(1, BEN, CLEO, konrad))
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    again = Manager(store, clock)
    await again.consent.agree_to_replace(1, BEN, CLEO, konrad)
    assert (await again.table(1)).agreed(replacing(CLEO)) == {BEN}
    assert CLEO in (await again.table(1)).people


@games_that(asks_all_at_once)
@played_by(3)
async def test_one_player_who_wants_to_wait_resets_the_vote_to_replace(
    manager: Manager, file: Path, clock: Clock
) -> None:
    """Votes to end the game stay."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    await manager.consent.keep_waiting(1, BEN, CLEO)
    assert table.agreed(replacing(CLEO)) == set()
    assert table.agreed(END) == {ADA}
    other = await SqliteStore.open(file)
    assert await stored(other) == contents(table)
    await other.close()


@games_that(asks_all_at_once)
@played_by(3)
async def test_votes_to_replace_survive_a_restart_and_count_once(manager: Manager, store: Store, clock: Clock) -> None:
    """The first of several simultaneous clicks decides; the others are refused."""
    await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    again = Manager(store, clock)
    wishes = [again.consent.agree_to_replace(1, BEN, CLEO, konrad) for _ in range(3)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert [type(result) for result in results] == [Table, NotAtTable, NotAtTable]


@games_that(asks_all_at_once)
@played_by(3)
async def test_replacing_the_only_player_who_has_not_agreed_ends_the_game(manager: Manager, clock: Clock) -> None:
    """All remaining players have agreed to end the game."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_end(1, BEN)
    clock.forward(WEEK)
    await wake(manager, ADA)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert table.now.status is Status.ENDED


@played_by(3)
async def test_players_are_replaced_only_in_a_running_game(manager: Manager, clock: Clock) -> None:
    table = await lobby(manager, ADA, BEN)
    clock.forward(WEEK)
    await refused(manager, table, NotRunning, manager.consent.agree_to_replace(1, ADA, BEN, konrad))
    await refused(manager, table, NotRunning, manager.consent.keep_waiting(1, ADA, BEN))
