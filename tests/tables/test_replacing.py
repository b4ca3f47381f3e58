"""Whoever is absent is replaced by a computer when the others agree; nobody is who is merely slow."""

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
from bot.tables.motions import replacing
from bot.tables.posts import PostKind
from bot.tables.status import Status
from bot.tables.table import Table
from tests.causes import by_click
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.tables.absence import WEEK, clock, konrad, manager, wake
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
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


@games_that(asks_all_at_once)
@played_by(3)
async def test_nobody_is_replaced_who_is_merely_slow(manager: Manager, clock: Clock) -> None:
    """The refusal says when it will be possible; a stranger has no say, and nobody replaces themself."""
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
async def test_an_absent_person_is_replaced_when_all_others_who_are_there_agree(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """One rival alone cannot; all hear of it, and the computer plays on at once."""
    table = await started(manager, ADA, BEN, CLEO)
    seat, seen = table.seat_of(CLEO), len(await posts_of(manager, table))
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert CLEO in table.people
    assert contents(table) == await stored(store)
    await manager.consent.agree_to_replace(1, BEN, CLEO, konrad)
    assert table.seats[seat] == SeatRow(None, "Konrad", table.game.best_computer)
    assert seat not in table.awaited()
    [post] = (await posts_of(manager, table))[seen:]
    assert (post.kind, post.left, post.replaced) == (PostKind.NEWS, (), (("Cleo", "Konrad"),))
    assert contents(table) == await stored(store)
    await refused(manager, table, NotSeated, manager.play.answer(by_click(1, 5), CLEO, "x", ()))
    await refused(manager, table, NotAtTable, manager.consent.agree_to_replace(1, BEN, CLEO, konrad))
    await play_on(manager, table, 10)
    await check_replay(manager, table)


async def test_whoever_left_the_server_can_be_replaced_at_once(manager: Manager) -> None:
    """By the only other one alone."""
    table = await started(manager, ADA, BEN)
    await manager.consent.agree_to_replace(1, ADA, BEN, konrad, gone={BEN})
    assert table.people == {ADA}
    await check_replay(manager, table)


@games_that(asks_all_at_once)
@played_by(3)
async def test_with_several_absent_only_those_who_are_there_are_asked(manager: Manager, clock: Clock) -> None:
    """And replacing one gives the other no time anew."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, ADA)
    await manager.consent.agree_to_replace(1, ADA, BEN, konrad)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert table.people == {ADA}


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_sign_of_life_undoes_every_agreement_to_replace(manager: Manager, store: Store, clock: Clock) -> None:
    """Also after a restart, and after another long silence."""
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
async def test_one_who_wants_to_wait_undoes_every_agreement_to_replace(
    manager: Manager, file: Path, clock: Clock
) -> None:
    """Of that person alone, for good; agreements to end the game stand."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    await manager.consent.keep_waiting(1, BEN, CLEO)
    assert table.agreed(replacing(CLEO)) == set()
    assert table.agreed_to_end == {ADA}
    other = await SqliteStore.open(file)
    assert await stored(other) == contents(table)
    await other.close()


@games_that(asks_all_at_once)
@played_by(3)
async def test_agreements_to_replace_survive_a_restart_and_count_once(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """Of several clicks at once one replaces, the others are told."""
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
async def test_replacing_the_only_one_who_had_not_agreed_ends_the_game(manager: Manager, clock: Clock) -> None:
    """All who are still there want it to end."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_end(1, BEN)
    clock.forward(WEEK)
    await wake(manager, ADA)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert table.status is Status.ENDED


@played_by(3)
async def test_only_in_a_running_game_is_anybody_replaced(manager: Manager, clock: Clock) -> None:
    """Not before, not after."""
    table = await lobby(manager, ADA, BEN)
    clock.forward(WEEK)
    await refused(manager, table, NotRunning, manager.consent.agree_to_replace(1, ADA, BEN, konrad))
    await refused(manager, table, NotRunning, manager.consent.keep_waiting(1, ADA, BEN))
