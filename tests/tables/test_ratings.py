"""Ratings of people are kept in memory and updated with new games."""

import pytest
from msgspec.structs import replace

from bot.catalogue import GAMES, load_game
from bot.storage.rows import Change, ResultRow, ScoreRow, SeatRow, TableRow, TurnRow
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.ratings import FRESH, read_anchors
from tests import second_game
from tests.clock import Clock
from tests.database import as_sqlite
from tests.faulty_store import real_store
from tests.storage.samples import NEW

ANN, BEN = 21, 22


async def win(store: Store, winner: int, loser: int, at: int = 1) -> int:
    """Save a rated game of two people. Returns the table's id."""
    seats = (SeatRow(winner, "Winner"), SeatRow(loser, "Loser"))
    row: TableRow = replace(NEW, channel=int(f"{winner}{loser}"), status="running", seats=seats)
    table = await store.create_table(row, 0)
    await store.save(end(table, at))
    return table


def end(table: int, at: int, revision: int = 0) -> Change:
    """The change that ends a rated game, which the first seat wins; each player has made a decision."""
    turns = tuple(TurnRow(seat, "prompt", ("one",), waited=1) for seat in (0, 1) if not revision)
    results = (ResultRow(0, 9, 1, b""), ResultRow(1, 8, 2, b""))
    columns = {"status": "over", "changed_at": at}
    return Change(table, revision, at, columns=columns, turns=turns, results=results, pace="daily", is_rated=True)


async def rating_of(manager: Manager, user: int) -> float:
    """Return a user's rating as that user sees it."""
    return round((await manager.ratings.of(user, user))["chess"].mu, 4)


async def test_new_games_are_added_to_the_ratings(manager: Manager, store: Store) -> None:
    await win(store, ANN, BEN)
    once = await rating_of(manager, ANN)
    assert once > 25 > await rating_of(manager, BEN)
    await win(store, ANN, BEN)
    assert await rating_of(manager, ANN) > once
    assert (await manager.ratings.of(ANN, ANN))["chess"].games == 2


async def test_ratings_are_the_same_after_a_restart(manager: Manager, store: Store, clock: Clock) -> None:
    """Ratings updated game by game equal ratings computed from all games at once."""
    for winner, loser in ((ANN, BEN), (BEN, ANN), (ANN, BEN)):
        await win(store, winner, loser)
        await rating_of(manager, ANN)
    other = Manager(store, clock)
    assert await other.ratings.of(ANN, ANN) == await manager.ratings.of(ANN, ANN)
    await other.close()


async def test_a_game_that_ends_twice_counts_once(manager: Manager, store: Store) -> None:
    """A game resumed after its end gets new scores in place of the old ones."""
    table = await win(store, ANN, BEN)
    once = await rating_of(manager, ANN)
    await store.save(end(table, 2, revision=1))
    assert await rating_of(manager, ANN) == once


async def test_a_forgotten_players_rating_is_gone(manager: Manager, store: Store, clock: Clock) -> None:
    """The rating is gone at once if `expire` is called, otherwise soon after `FRESH` seconds."""
    await win(store, ANN, BEN)
    assert await manager.ratings.of(ANN, ANN)
    await forget(store, ANN)
    manager.ratings.expire()
    assert not await manager.ratings.of(ANN, ANN)
    assert await manager.ratings.of(BEN, BEN)
    await forget(store, BEN)
    clock.forward(FRESH)
    assert await manager.ratings.of(BEN, BEN)
    await manager.ratings.finish()
    assert not await manager.ratings.of(BEN, BEN)


async def test_a_rated_game_that_is_committed_late_counts(manager: Manager, store: Store) -> None:
    """Concurrent transactions may commit in another order than that of their ids."""
    await win(store, ANN, BEN)
    sqlite, late = as_sqlite(store), "UPDATE scores SET is_rated = ? WHERE table_id = 1"
    await sqlite.do(lambda db: db.execute(late, (False,)))
    await win(store, ANN, BEN)
    assert (await manager.ratings.of(ANN, ANN))["chess"].games == 1
    await sqlite.do(lambda db: db.execute(late, (True,)))
    for _ in range(2):
        assert (await manager.ratings.of(ANN, ANN))["chess"].games == 2


async def test_ratings_that_cannot_be_renewed_are_shown_and_tried_again(
    manager: Manager, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The error is logged."""
    await win(store, ANN, BEN)
    before, read = await manager.ratings.of(ANN, ANN), store.rated_scores

    async def fail_from_the_start(after: int, limit: int) -> tuple[ScoreRow, ...]:
        if reads:
            raise ValueError("no answer")
        reads.append(after)
        return await read(after, limit)

    reads: list[int] = []
    clock.forward(FRESH)
    with monkeypatch.context() as patches:
        patches.setattr(real_store(store), "rated_scores", fail_from_the_start)
        assert await manager.ratings.of(ANN, ANN) == before
        await manager.ratings.finish()
    assert [record.message for record in caplog.records if record.exc_info] == ["ratings_failed"]
    await forget(store, ANN)
    assert await manager.ratings.of(ANN, ANN) == before
    await manager.ratings.finish()
    assert not await manager.ratings.of(ANN, ANN)


async def test_ratings_that_expire_while_they_are_computed_are_computed_again(
    manager: Manager, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who was forgotten meanwhile does not come back."""
    await win(store, ANN, BEN)
    read = store.rated_scores

    async def forget_after_reading(after: int, limit: int) -> tuple[ScoreRow, ...]:
        rows = await read(after, limit)
        if any(row.user == ANN for row in rows):
            await forget(store, ANN)
            manager.ratings.expire()
        return rows

    monkeypatch.setattr(real_store(store), "rated_scores", forget_after_reading)
    assert not await manager.ratings.of(ANN, ANN)
    assert await manager.ratings.of(BEN, BEN)


async def forget(store: Store, user: int) -> None:
    """Remove a user from the scores."""
    await as_sqlite(store).do(lambda db: db.execute("UPDATE scores SET user_id = NULL WHERE user_id = ?", (user,)))


async def test_a_user_may_hide_their_rating_from_others(manager: Manager, store: Store) -> None:
    await win(store, ANN, BEN)
    await manager.people.change(ANN, lambda old: replace(old, hides_rating=True))
    assert await manager.ratings.of(ANN, BEN) == {}
    assert await manager.ratings.of(ANN, ANN)
    assert await manager.ratings.of(BEN, ANN)


def test_every_shipped_game_has_fixed_ratings() -> None:
    assert set(read_anchors()) == set(GAMES) - {second_game.NAME}


@pytest.mark.parametrize("name", read_anchors())
def test_every_quick_computer_has_a_fixed_rating(name: str) -> None:
    """Stronger computers have higher ratings; the best quick computer has the initial rating of a new player."""
    game, anchors = load_game(name), read_anchors()[name]
    quick = [player.name for player in game.declaration.computers if not player.is_searching]
    assert [player for player in anchors if player in quick] == quick
    assert set(anchors) <= set(game.computers)
    assert list(anchors.values()) == sorted(anchors.values())
    assert anchors[game.best_computer] == 25
