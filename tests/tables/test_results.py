"""Results and seat history of games."""

import msgspec
import pytest

from bot.games.contract import Reason
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.status import Status
from tests.clock import Clock
from tests.every_game import played_by
from tests.tables.tables import ADA, BEN, CLEO, play_on, started


@played_by(3)
async def test_the_end_of_a_game_stores_points_places_and_reasons(manager: Manager, store: Store) -> None:
    """All three are stored as computed by the rules."""
    table = await started(manager, ADA, BEN, CLEO)
    assert await store.results(table.id) == ()
    await play_on(manager, table, 10_000)
    assert table.now.status is Status.OVER
    scores, found = table.rules.scores(table.now.state), await store.results(table.id)
    assert [(one.seat, one.points, one.place) for one in found] == [(s.seat, s.points, s.place) for s in scores]
    reasons = [msgspec.msgpack.decode(one.reasons, type=tuple[Reason, ...]) for one in found]
    assert reasons == [score.reasons for score in scores]


async def test_a_finished_game_stores_how_long_decisions_took(manager: Manager, store: Store, clock: Clock) -> None:
    """The time runs from the question to the last answer; a computer's time is not counted."""
    table = await started(manager, ADA, BEN)
    for number in range(1, 10_000):
        if table.now.status is Status.OVER:
            break
        clock.forward(30)
        await play_on(manager, table, 1, seed=number)
    for score in await store.scores_at(table.id):
        assert score.decisions > 1
        assert score.seconds >= 30
        assert (score.pace, score.is_rated) == (table.now.settings.pace.value, False)


async def test_a_player_who_left_stays_in_the_history(manager: Manager, store: Store) -> None:
    """The history has the turns that this player played and the seat's final points."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 5)
    await manager.consent.hand_over(table.id, BEN, "random", lambda _at: "M")
    [ada, ben, computer] = await store.sittings(table.id)
    assert (ada.user, ben.user, ben.first_turn, ben.end_turn) == (ADA, BEN, 0, 5)
    assert (computer.name, computer.computer, computer.first_turn, computer.end_turn) == ("M", "random", 5, None)
    await play_on(manager, table, 10_000)
    [played] = await store.history(BEN, 9)
    assert (played.sitting.end_turn, played.turns, played.ended_at) == (5, table.now.turns, 1000)
    assert played.points == table.rules.scores(table.now.state)[1].points


@pytest.mark.parametrize("is_moderator", [False, True])
async def test_a_game_ended_early_has_no_points(manager: Manager, store: Store, is_moderator: bool) -> None:
    """A moderator or a vote ends the game."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 5)
    if is_moderator:
        await manager.endings.end(table.id, "Mona")
    else:
        await manager.consent.agree_to_end(table.id, ADA)
        await manager.consent.agree_to_end(table.id, BEN)
    assert await store.results(table.id) == ()
    assert [(one.status, one.points, one.sitting.end_turn) for one in await store.history(ADA, 9)] == [
        ("ended", None, 5)
    ]
