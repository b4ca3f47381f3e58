"""Scores of finished games, for statistics, and the titles that players give each other."""

from msgspec.structs import replace

from bot.storage.rows import ENOUGH_ALIKE, Change, Past, ResultRow, SeatRow, TurnRow
from bot.storage.store import Store
from bot.tables.cleaning import CLEANER
from tests.storage.samples import NEW, change, setting

MERCHANT = SeatRow(None, "Merchant", "merchant")
RESULTS = (ResultRow(0, 25, 2, b"reasons"), ResultRow(1, 30, 1, b"others"))


def ending(number: int, **more: object) -> Change:
    """The change that ends the game after `number` turns."""
    return setting(replace(change(number), results=RESULTS, pace="daily", at=90, **more), status="over")


async def test_a_finished_game_has_a_score_for_each_seat(store: Store) -> None:
    """A score also has the facts about the game that statistics need."""
    await store.save(change(0))
    await store.save(ending(1))
    ada, ben = await store.scores_at(1)
    assert (ada.user, ada.name, ada.points, ada.place, ada.is_whole) == (7, "Ada", 25, 2, True)
    assert (ben.user, ben.name, ben.points, ben.place, ben.is_whole) == (8, "Ben", 30, 1, True)
    assert {(one.game, one.server, one.seats, one.ended_at, one.pace) for one in (ada, ben)} == {
        ("chess", 1, 2, 90, "daily")
    }
    assert await store.scores_in(1) == await store.scores_of(7) == await store.scores_of(8) == (ada, ben)


async def test_only_newer_scores_of_a_server_are_read(store: Store) -> None:
    await store.save(change(0))
    await store.save(ending(1))
    first, second = await store.scores_in(1)
    assert await store.scores_in(1, first.id) == (second,)
    assert await store.scores_in(1, second.id) == await store.scores_in(2) == ()
    assert await store.scores_in(1, limit=1) == await store.scores_of(7, limit=1) == (first,)
    assert await store.scores_of(7, first.id) == (second,)


async def test_a_seat_that_changed_hands_is_not_played_whole(store: Store) -> None:
    await store.save(change(0))
    await store.save(replace(change(1), seats=(MERCHANT, SeatRow(8, "Ben"))))
    await store.save(ending(2))
    merchant, ben = await store.scores_at(1)
    assert (merchant.user, merchant.computer, merchant.is_whole) == (None, "merchant", False)
    assert ben.is_whole
    assert await store.scores_of(7) == ()


async def test_a_score_has_the_median_time_of_the_seats_decisions(store: Store) -> None:
    """Answers without a time, such as a computer's, are ignored."""
    await store.save(change(0))
    turns = [TurnRow(0, "prompt", ("one",), waited) for waited in (5, 70, None, 60)]
    await store.save(replace(ending(1), turns=tuple(turns)))
    ada, ben = await store.scores_at(1)
    assert (ada.decisions, ada.seconds) == (3, 60)
    assert (ben.decisions, ben.seconds) == (0, 0)


async def test_a_game_ended_early_has_no_scores(store: Store) -> None:
    await store.save(change(0))
    await store.save(setting(change(1), status="ended"))
    assert await store.scores_at(1) == ()


async def test_a_title_replaces_the_earlier_one_of_the_same_giver(store: Store) -> None:
    await store.thank(1, 7, 8, "kind")
    await store.thank(1, 8, 7, "kind")
    await store.thank(1, 7, 8, "worthy")
    assert await store.thanks_at(1) == {7: (8, "worthy"), 8: (7, "kind")}
    await store.save(change(0))
    await store.save(ending(1))
    assert await store.thanks_to(8) == {"worthy": 1}


async def test_titles_of_later_games_are_not_counted(store: Store) -> None:
    """A title counts from the time when its game ended, here 90."""
    await store.thank(1, 7, 8, "kind")
    assert await store.thanks_to(8) == {}
    await store.save(change(0))
    await store.save(ending(1))
    assert await store.thanks_to(8, 89) == {}
    assert await store.thanks_to(8, 90) == {"kind": 1}


async def played(store: Store, channel: int, *users: int, server: int = 1, **more: object) -> int:
    """Play a game of these users, or of computers for 0, and return its table."""
    seats = tuple(SeatRow(user, f"user {user}") if user else MERCHANT for user in users)
    table = await store.create_table(replace(NEW, server=server, channel=channel, seats=seats), 0)
    results = tuple(ResultRow(seat, 30 + table - seat, seat + 1, b"") for seat in range(len(users)))
    await store.save(change(0, table_id=table))
    await store.save(replace(ending(1, **more), table_id=table, results=results))
    return table


async def test_the_past_of_a_game_has_its_players_games_in_the_server_until_its_end(store: Store) -> None:
    """Games of other people, games in other servers, and games that ended later are left out."""
    first = await played(store, 11, 7, 8)
    await played(store, 12, 7, 8, server=2)
    await played(store, 13, 20, 21)
    table = await played(store, 14, 8, 9)
    past = await store.past_of(table)
    await played(store, 15, 7, 8)
    assert await store.past_of(table) == past
    assert [(row.table_id, row.user) for row in past.rows] == [(first, 7), (first, 8), (table, 8), (table, 9)]


async def test_the_past_of_a_game_has_the_extremes_of_earlier_games_among_people(store: Store) -> None:
    """Only games with as many seats and at least two people count; scores of computers do not."""
    await played(store, 11, 7, 0)
    await played(store, 12, 7, 8, 9)
    two = await played(store, 13, 20, 21)
    four = await played(store, 14, 7, 8)
    past = await store.past_of(await played(store, 15, 7, 8))
    assert (past.alike, past.fewest, past.most) == (2, 29 + two, 30 + four)
    assert await store.past_of(99) == Past()


async def test_at_most_enough_earlier_games_are_counted(store: Store) -> None:
    for channel in range(11, 13 + ENOUGH_ALIKE):
        last = await played(store, channel, 7, 8)
    assert (await store.past_of(last)).alike == ENOUGH_ALIKE


async def test_a_forgotten_player_holds_no_record(store: Store) -> None:
    """As in the records of a server's statistics."""
    two = await played(store, 11, 7, 8)
    await store.forget_at(7, (two,), CLEANER)
    past = await store.past_of(await played(store, 12, 8, 9))
    assert (past.alike, past.fewest, past.most) == (1, 29 + two, 29 + two)


async def test_rated_scores_are_read_in_pages(store: Store) -> None:
    """The pages cover all servers and leave out unrated games."""
    await played(store, 11, 7, 8)
    rated = [await played(store, 12 + number, 7, 8, server=number, is_rated=True) for number in (1, 2)]
    found = await store.rated_scores(0, 3)
    found += await store.rated_scores(found[-1].id, 3)
    assert [row.table_id for row in found] == [rated[0], rated[0], rated[1], rated[1]]
    assert await store.rated_scores(found[-1].id, 3) == ()


async def test_a_servers_settings_are_replaced(store: Store) -> None:
    assert await store.server(5) is None
    await store.save_server(5, b"old")
    await store.save_server(5, b"new")
    assert (await store.server(5), await store.server(6)) == (b"new", None)
