"""Forged answers to seat offers and resumed games: only the asked users' answers count, once and in time."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import product

import pytest

from bot.errors import GameError, NotAsked, NotSeated, NotStopped
from bot.tables.manager import Manager
from bot.tables.motions import LIFE, RESUME, ConsentKind, Motion, joining, kicking, offering, replacing
from bot.tables.pace import DAY
from bot.tables.table import Table
from tests.clock import Clock
from tests.every_game import played_by
from tests.tables.absence import konrad
from tests.tables.tables import ADA, BEN, CLEO, FOREIGNER, NAMES, contents, play_on, started, stored

DORA, EVE = 14, 15
EVERYBODY = (ADA, BEN, CLEO, DORA, EVE, FOREIGNER)
OFFER = offering(BEN, CLEO)
"""The only real offer: a player of the first table offers their seat to a user without a table."""


def name(_at: Table) -> str:
    """A newcomer's name."""
    return "Newcomer"


@pytest.fixture(autouse=True)
def _names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMES, DORA, "Dora")
    monkeypatch.setitem(NAMES, EVE, "Eve")


async def two_tables(manager: Manager) -> tuple[Table, Table]:
    """A table with Ada and Ben, and one with Dora and Eve."""
    return await started(manager, ADA, BEN), await started(manager, DORA, EVE, channel=6)


def motions() -> Iterator[Motion]:
    """Every motion that a forged button could name."""
    for user, successor in product(EVERYBODY, EVERYBODY):
        yield from (offering(user, successor), replacing(user, successor), kicking(user, successor))
    for seat, successor in product((0, 1, 2, 9999), EVERYBODY):
        yield joining(seat, successor)
    yield from (kicking(user) for user in EVERYBODY)
    yield from (replacing(user) for user in EVERYBODY)


async def all_refused(manager: Manager, *tables: Table, but: tuple[tuple[int, Motion], ...] = ()) -> int:
    """Let every user accept and decline every motion; check that nothing changes. Returns the number of attempts."""
    before, tries = [contents(table) for table in tables], 0
    for table, user, motion in product(tables, EVERYBODY, motions()):
        if table is tables[0] and (user, motion) in but:
            continue
        wishes: tuple[Callable[[], Awaitable[object]], ...] = (
            lambda t=table, u=user, m=motion: manager.seat_changes.agree(t.id, u, m, name),  # type: ignore[misc]
            lambda t=table, u=user, m=motion: manager.seat_changes.refuse(t.id, u, m),  # type: ignore[misc]
        )
        for wish in wishes:
            tries += 1
            with pytest.raises(GameError):
                await wish()
    assert [contents(table) for table in tables] == before
    assert [await stored(manager.store, table.id) for table in tables] == before
    return tries


@pytest.mark.one_game
async def test_only_the_real_offer_can_be_accepted(manager: Manager) -> None:
    """Other users, givers, receivers and kinds of motions are all refused."""
    tables = await two_tables(manager)
    await all_refused(manager, *tables)
    await manager.seat_changes.propose(1, BEN, OFFER, name)
    assert await all_refused(manager, *tables, but=((CLEO, OFFER), (BEN, OFFER))) > 3000
    with pytest.raises(GameError):
        await manager.seat_changes.agree(1, BEN, OFFER, name)
    await manager.seat_changes.agree(1, CLEO, OFFER, name)
    assert [table.people for table in tables] == [{ADA, CLEO}, {DORA, EVE}]


@pytest.mark.one_game
@pytest.mark.parametrize("after", ["it was taken", "it was declined", "it was taken back", "it has lapsed"])
async def test_a_closed_offer_cannot_be_answered(manager: Manager, clock: Clock, after: str) -> None:
    """The closed offer's button and a forged one are both refused."""
    tables = await two_tables(manager)
    await manager.seat_changes.propose(1, BEN, OFFER, name)
    if after == "it was taken":
        await manager.seat_changes.agree(1, CLEO, OFFER, name)
    elif after == "it was declined":
        await manager.seat_changes.refuse(1, CLEO, OFFER)
    elif after == "it was taken back":
        await manager.seat_changes.refuse(1, BEN, OFFER)
    else:
        clock.forward(LIFE[ConsentKind.OFFER])
    await all_refused(manager, *tables)


async def test_simultaneous_clicks_on_yes_seat_the_user_once(manager: Manager) -> None:
    """The same button pressed for a different table does nothing."""
    table, other = await two_tables(manager)
    await manager.seat_changes.propose(1, BEN, OFFER, name)
    wishes = [manager.seat_changes.agree(number, CLEO, OFFER, name) for number in (1, 2, 1, 2, 1)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(one, Table) for one in results) == 1
    assert all(isinstance(one, Table | GameError) for one in results)
    assert (table.people, other.people) == ({ADA, CLEO}, {DORA, EVE})
    sat = [row.user for row in await manager.store.sittings(1) if row.seat == 1]
    assert sat == [BEN, CLEO]


async def test_an_offer_ends_when_its_giver_loses_the_seat(manager: Manager) -> None:
    """The next player in the seat has offered nothing."""
    table, _ = await two_tables(manager)
    await manager.seat_changes.propose(1, BEN, OFFER, name)
    await manager.seat_changes.propose(1, BEN, offering(BEN, FOREIGNER), name)
    await manager.seat_changes.agree(1, FOREIGNER, offering(BEN, FOREIGNER), name)
    for forged in (OFFER, offering(FOREIGNER, CLEO)):
        with pytest.raises(GameError):
            await manager.seat_changes.agree(1, CLEO, forged, name)
    assert table.people == {ADA, FOREIGNER}


async def stop(manager: Manager) -> tuple[Table, Table]:
    """Two tables with stopped games."""
    tables = await two_tables(manager)
    for table in tables:
        await play_on(manager, table, 3)
        await manager.endings.end(table.id, "Mo")
    return tables


async def refused_by(manager: Manager, table_id: int, *users: int) -> set[type[GameError]]:
    """The errors these users get for agreeing or declining to resume."""
    reasons = set[type[GameError]]()
    for user, wish in product(users, (manager.resume_votes.agree, manager.resume_votes.decline)):
        with pytest.raises(GameError) as refusal:
            await wish(table_id, user, konrad)
        reasons.add(refusal.type)
    return reasons


async def test_only_players_of_a_stopped_game_decide_whether_it_resumes(manager: Manager) -> None:
    """No answer counts before the proposal, from other users, or after the game has resumed."""
    table, other = await stop(manager)
    assert await refused_by(manager, 1, ADA, BEN) == {NotAsked}
    await manager.resume_votes.propose(1, ADA, konrad)
    assert await refused_by(manager, 1, DORA, EVE, CLEO, FOREIGNER) == {NotSeated}
    assert await refused_by(manager, 2, DORA, EVE) == {NotAsked}
    assert await refused_by(manager, 2, ADA, BEN) == {NotSeated}
    await manager.resume_votes.agree(1, BEN, konrad)
    before = contents(table)
    assert await refused_by(manager, 1, *EVERYBODY) == {NotStopped}
    assert contents(table) == before == await stored(manager.store)
    assert other.now.status == "ended"


@played_by(3)
async def test_a_player_cannot_answer_again_after_staying_out(manager: Manager) -> None:
    """A second no, or a yes after the no, is refused until the player takes the seat back."""
    await started(manager, ADA, BEN, CLEO)
    await manager.endings.end(1, "Mo")
    await manager.resume_votes.propose(1, ADA, konrad)
    table = await manager.resume_votes.decline(1, BEN, konrad)
    before = contents(table)
    assert await refused_by(manager, 1, BEN) == {NotSeated}
    assert contents(table) == before == await stored(manager.store)
    assert table.people == {ADA, CLEO}


async def test_a_lapsed_proposal_does_not_resume_a_game(manager: Manager, clock: Clock) -> None:
    """Earlier votes do not count for a new proposal."""
    table, _ = await stop(manager)
    await manager.resume_votes.propose(1, ADA, konrad)
    clock.forward(LIFE[ConsentKind.RESUME] + DAY)
    assert await refused_by(manager, 1, ADA, BEN) == {NotAsked}
    assert table.now.status == "ended"
    await manager.resume_votes.propose(1, BEN, konrad)
    assert manager.resume_votes.agreed(table, RESUME) == {BEN}
