"""Seat history (who held each seat from which turn to which) and results, saved with the changes that cause them."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.storage.rows import PlayedRow, ResultRow, SeatRow, SittingRow
from bot.storage.store import Conflict, Store
from tests.storage.conftest import Reopen
from tests.storage.samples import ADA, BEN, NEW, change, closing, edit, setting

MERCHANT = SeatRow(None, "Merchant", "merchant")
RESULTS = (ResultRow(0, 25, 2, b"reasons"), ResultRow(1, 30, 1, b"others"))


async def test_the_seat_history_begins_with_the_game(store: Store) -> None:
    """Players who come and go in the lobby are not recorded."""
    await store.save(edit(0, seats=(BEN, ADA)))
    assert await store.sittings(1) == ()
    await store.save(change(0, revision=1))
    assert await store.sittings(1) == (SittingRow(0, 8, "Ben", "", 0, None), SittingRow(1, 7, "Ada", "", 0, None))


async def test_a_player_who_leaves_is_recorded_along_with_the_successor(store: Store, reopen: Reopen) -> None:
    """Both entries have a first and a last turn; the other seats' entries continue."""
    await store.save(change(0))
    await store.save(change(1))
    await store.save(setting(replace(change(2), seats=(MERCHANT, BEN)), status=None))
    await store.save(setting(replace(change(3), results=RESULTS), status="over"))
    async with reopen() as other:
        assert await other.sittings(1) == (
            SittingRow(0, 7, "Ada", "", 0, 2),
            SittingRow(0, None, "Merchant", "merchant", 2, 4),
            SittingRow(1, 8, "Ben", "", 0, 4),
        )
        assert await other.results(1) == RESULTS


async def test_a_seat_that_changes_hands_twice_in_a_turn_has_all_its_entries(store: Store) -> None:
    """The second of the three entries has no turn."""
    await store.save(change(0))
    await store.save(replace(change(1), turns=(), seats=(MERCHANT, BEN)))
    await store.save(replace(change(1, revision=2), turns=(), seats=(SeatRow(9, "Cleo"), BEN)))
    assert [(one.name, one.first_turn, one.end_turn) for one in await store.sittings(1) if one.seat == 0] == [
        ("Ada", 0, 1),
        ("Merchant", 1, 1),
        ("Cleo", 1, None),
    ]


async def test_a_change_of_seats_with_the_last_answer_records_both_players(store: Store) -> None:
    """A computer takes a seat and plays the rest of the game in the same change."""
    await store.save(change(0))
    await store.save(setting(replace(change(1), seats=(MERCHANT, BEN), results=RESULTS), status="over"))
    assert [(one.name, one.first_turn, one.end_turn) for one in await store.sittings(1)] == [
        ("Ada", 0, 1),
        ("Merchant", 1, 2),
        ("Ben", 0, 2),
    ]


@pytest.mark.parametrize("is_channel_gone", [False, True])
async def test_a_game_that_is_ended_early_has_a_seat_history_and_no_points(store: Store, is_channel_gone: bool) -> None:
    """The game ends by vote or because its channel was deleted."""
    await store.save(change(0))
    if is_channel_gone:
        await store.end_in(2, 50)
    else:
        await store.save(closing(1, "ended", at=50))
    assert [one.end_turn for one in await store.sittings(1)] == [1, 1]
    assert await store.results(1) == ()
    sitting = SittingRow(0, 7, "Ada", "", 0, 1)
    assert await store.history(7, 5) == (PlayedRow(sitting, 1, "chess", 1, "ended", 50, 1, None, None),)


async def test_results_are_saved_with_the_end_of_the_game_or_not_at_all(store: Store) -> None:
    """A change for an outdated revision saves neither results nor seats."""
    await store.save(change(0))
    late = setting(replace(change(1, revision=9), seats=(MERCHANT, BEN), results=RESULTS), status="over")
    [error] = await asyncio.gather(store.save(late), return_exceptions=True)
    assert isinstance(error, Conflict)
    assert await store.results(1) == ()
    assert [one.name for one in await store.sittings(1)] == ["Ada", "Ben"]


async def test_a_users_games_are_listed_from_the_newest_with_a_limit(store: Store) -> None:
    """Only finished games are listed, with the seat's points and place."""
    for number, channel in enumerate((3, 4, 5), start=2):
        assert await store.create_table(replace(NEW, channel=channel), 10) == number
    for number in (1, 2, 3):
        await store.save(change(0, table_id=number))
    for number in (1, 2):
        await store.save(setting(replace(change(1, table_id=number), results=RESULTS), status="over"))
    found = await store.history(8, 5)
    assert [(one.table_id, one.points, one.place, one.turns, one.sitting.seat) for one in found] == [
        (2, 30, 1, 2, 1),
        (1, 30, 1, 2, 1),
    ]
    assert await store.history(8, 1) == found[:1]
    assert await store.history(99, 5) == ()


async def test_data_kept_with_a_game_is_found_by_its_name(store: Store) -> None:
    """The last value under each name is kept, per table."""
    for name, body in (("one", b"1"), ("two", b"2"), ("one", b"3")):
        await store.save_artifact(1, name, body)
    assert [await store.artifact(1, name) for name in ("one", "two", "three")] == [b"3", b"2", None]
    assert await store.artifact(2, "one") is None
