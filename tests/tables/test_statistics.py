"""Totals of finished games in memory."""

import asyncio

import pytest

from bot.storage.rows import ScoreRow
from bot.storage.store import Store
from bot.tables import statistics
from bot.tables.cleaning import CLEANER
from bot.tables.manager import Manager
from bot.tables.statistics import FRESH
from bot.tables.status import Status
from tests.clock import Clock
from tests.faulty_store import real_store
from tests.tables.tables import ADA, BEN, CLEO, play_on, started


async def play_game(manager: Manager, *people: int, seed: int = 1) -> int:
    """Play a whole game. Returns the table's id."""
    table = await started(manager, *people)
    await play_on(manager, table, 10_000, seed=seed)
    assert table.now.status is Status.OVER
    return table.id


async def test_a_finished_game_is_counted_for_its_server_and_players(manager: Manager, store: Store) -> None:
    """The totals grow with the next game."""
    scores = await store.scores_at(await play_game(manager, ADA, BEN))
    server, places = scores[0].server, {row.user: row.place for row in scores}
    totals = await manager.statistics.of_server(server)
    assert {user: list(one.recent) for user, one in totals.tally().people.items()} == {
        user: [place] for user, place in places.items()
    }
    assert (await manager.statistics.of_user(CLEO)).games == 0
    assert (await manager.statistics.of_user(ADA)).tally(scores[0].game).people[ADA].totals.games == 1


async def test_concurrent_requests_count_each_game_once(manager: Manager, store: Store) -> None:
    """Simultaneous requests wait for each other."""
    [row, *_] = await store.scores_at(await play_game(manager, ADA, BEN))
    both = await asyncio.gather(*(manager.statistics.of_server(row.server) for _ in range(5)))
    assert {totals.games for totals in both} == {1}


async def test_totals_are_built_again_after_a_while(manager: Manager, store: Store, clock: Clock) -> None:
    """Rebuilding removes data that was deleted from the rows meanwhile; `expire` makes the next request rebuild."""
    [row, *_] = await store.scores_at(await play_game(manager, ADA, BEN))
    first = await manager.statistics.of_server(row.server)
    assert await manager.statistics.of_server(row.server) is first
    clock.forward(FRESH)
    second = await manager.statistics.of_server(row.server)
    assert second is not first
    manager.statistics.expire()
    assert await manager.statistics.of_server(row.server) is not second


async def test_totals_that_expire_while_they_are_built_are_built_again(
    manager: Manager, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A user whose data was deleted between the read and the last count does not come back."""
    [row, *_] = await store.scores_at(await play_game(manager, ADA, BEN))
    read = store.scores_in

    async def forget_after_reading(server: int, after: int, limit: int) -> tuple[ScoreRow, ...]:
        rows = await read(server, after, limit)
        if any(row.user == ADA for row in rows):
            await store.forget_at(ADA, (row.table_id,), CLEANER)
            manager.statistics.expire()
        return rows

    monkeypatch.setattr(real_store(store), "scores_in", forget_after_reading)
    assert [*(await manager.statistics.of_server(row.server)).tally().people] == [BEN]


async def test_totals_without_games_take_memory_too(manager: Manager, monkeypatch: pytest.MonkeyPatch) -> None:
    """The least recently used ones are dropped, but not the last one."""
    monkeypatch.setattr(statistics, "MOST_GAMES", 3)
    first = await manager.statistics.of_server(1)
    for server in (2, 3):
        await manager.statistics.of_server(server)
    assert await manager.statistics.of_server(1) is first
    for server in (4, 5, 6):
        await manager.statistics.of_server(server)
    assert await manager.statistics.of_server(1) is not first


@pytest.mark.parametrize("number", [0, 5])
async def test_a_server_without_games_has_empty_totals(manager: Manager, number: int) -> None:
    """The request raises no error, even for direct messages, which have the number 0."""
    assert (await manager.statistics.of_server(number)).tally().people == {}


async def test_a_servers_settings_survive_another_process(manager: Manager, store: Store) -> None:
    """Settings are read from the store each time."""
    assert not (await manager.servers.settings(5)).has_leaderboard
    changed = await manager.servers.change(5, lambda old: type(old)(has_leaderboard=True))
    assert changed.has_leaderboard
    assert (await Manager(store).servers.settings(5)).has_leaderboard
