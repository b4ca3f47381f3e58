"""Computers, leaving a running game, and ending it early."""

import asyncio
from pathlib import Path

from bot.errors import NotRunning, NotSeated
from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.motions import END
from bot.tables.posts import PostKind
from bot.tables.table import Table
from tests.causes import by_click
from tests.database import rows
from tests.every_game import played_by
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    check_replay,
    check_stored,
    lobby,
    play_on,
    posts_of,
    refused,
    settled,
    started,
    stored,
)


@played_by(3)
async def test_computers_play_without_being_called(manager: Manager) -> None:
    """After each answer, the game soon waits only for users."""
    table = await lobby(manager, ADA)
    for _ in range(2):
        await manager.lobby.add_computer(1, ADA, "random", lambda at: f"M{len(at.now.seats)}")
    await manager.lobby.start(1, ADA)
    assert {*table.awaited()} <= {0}
    await play_on(manager, table, 15)
    assert {prompt.seat for prompt in table.prompts()} <= {0}
    assert {turn.seat for turn in await manager.store.turns(1)} == {0, 1, 2}
    assert all(set(post.called) <= {0} for post in await posts_of(manager, table))
    await check_replay(manager, table)


async def test_a_computer_takes_over_a_seat(manager: Manager, store: Store) -> None:
    """Neither memory nor the database keeps an open question for the computer's seat."""
    table = await started(manager, ADA, BEN)
    await manager.consent.hand_over(1, ADA, "random", lambda _at: "Merchant")
    assert table.now.seats[0] == SeatRow(None, "Merchant", "random")
    assert 0 not in table.awaited()
    await settled(manager, table)
    assert {prompt.seat for prompt in table.prompts()} == {1}
    await check_stored(store, table)
    await refused(manager, table, NotSeated, manager.play.answer(by_click(1, 5), ADA, "x", ()))
    await play_on(manager, table, 10)
    await check_replay(manager, table)


@played_by(3)
async def test_players_are_informed_who_left_and_which_computer_took_over(manager: Manager) -> None:
    """The post appears once, before the computer's first answer."""
    table = await started(manager, ADA, BEN, CLEO)
    seen = len(await posts_of(manager, table))
    await manager.consent.hand_over(1, BEN, "random", lambda _at: "Konrad")
    post = (await posts_of(manager, table))[seen]
    assert (post.kind, post.left, post.called) == (PostKind.NEWS, (("Ben", "Konrad"),), ())
    await settled(manager, table)
    assert not any(one.left for one in (await posts_of(manager, table))[seen + 1 :])
    seen = len(await posts_of(manager, table)) - 1
    await manager.consent.hand_over(1, CLEO, "random", lambda _at: "Barbara")
    await settled(manager, table)
    told = [one.left for one in (await posts_of(manager, table))[seen + 1 :]]
    assert told[0] == (("Cleo", "Barbara"),)
    assert not any(told[1:])


async def test_after_the_last_user_leaves_only_the_end_is_posted(manager: Manager) -> None:
    """No user is left to read the moves; the record contains them."""
    table = await started(manager, ADA, BEN)
    await manager.consent.hand_over(1, ADA, "random", lambda _at: "Konrad")
    await settled(manager, table)
    seen = len(await posts_of(manager, table))
    await manager.consent.hand_over(1, BEN, "random", lambda _at: "Barbara")
    await settled(manager, table)
    leaving, end = (await posts_of(manager, table))[seen:]
    assert (leaving.kind, leaving.left, leaving.parts) == (PostKind.NEWS, (("Ben", "Barbara"),), ())
    assert (end.kind, end.left, len(end.parts)) == (PostKind.OVER, (), 1)
    assert table.now.status == "over"
    await check_replay(manager, table)


@played_by(3)
async def test_a_game_ends_when_all_users_agree(manager: Manager) -> None:
    """Neither computers nor users without a seat vote; simultaneous last votes end the game once."""
    table = await lobby(manager, ADA, BEN)
    await manager.lobby.add_computer(1, ADA, "random", lambda _at: "M")
    await manager.lobby.start(1, ADA)
    await refused(manager, table, NotSeated, manager.consent.agree_to_end(1, FOREIGNER))
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_end(1, ADA)
    assert table.now.status == "running"
    results = await asyncio.gather(*(manager.consent.agree_to_end(1, BEN) for _ in range(3)), return_exceptions=True)
    assert [type(result) for result in results] == [Table, NotRunning, NotRunning]
    assert table.now.status == "ended"
    assert [post.kind for post in await posts_of(manager, table)].count(PostKind.ENDED) == 1
    await refused(manager, table, NotRunning, manager.play.answer(by_click(1, 5), ADA, "x", ()))


async def test_votes_to_end_survive_a_restart(manager: Manager, store: Store, file: Path) -> None:
    """The last vote can arrive at any process."""
    await started(manager, ADA, BEN)
    await manager.consent.agree_to_end(1, ADA)
    other = await SqliteStore.open(file)
    again = Manager(other)
    assert (await again.table(1)).agreed(END) == {ADA}
    assert (await again.consent.agree_to_end(1, BEN)).now.status == "ended"
    await other.close()
    assert (await stored(store))[0] == "ended"


@played_by(3)
async def test_one_player_who_wants_to_play_on_resets_all_votes(
    manager: Manager, store: SqliteStore, file: Path
) -> None:
    """Votes are in the database, so a restart does not bring the old ones back; a new vote can begin."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_end(1, BEN)
    await refused(manager, table, NotSeated, manager.consent.play_on(1, FOREIGNER))
    await manager.consent.play_on(1, ADA)
    await manager.consent.play_on(1, CLEO)
    assert table.agreed(END) == set()
    await check_stored(store, table)
    assert rows(file, "SELECT user_id, agrees FROM consents ORDER BY id") == [(ADA, 1), (BEN, 1), (ADA, 0)]
    again = Manager(store, clock=lambda: 1000.0)
    await again.consent.agree_to_end(1, CLEO)
    assert (await again.table(1)).agreed(END) == {CLEO}
    await check_stored(store, await again.table(1))
    assert (await again.table(1)).now.status == "running"


@played_by(3)
async def test_a_game_ends_when_the_only_player_who_has_not_agreed_leaves(manager: Manager, store: Store) -> None:
    table = await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_end(1, BEN)
    await manager.consent.hand_over(1, CLEO, "random", lambda _at: "M")
    assert table.now.status == "ended"
    await check_stored(store, table)
    assert (await posts_of(manager, table))[-1].kind is PostKind.ENDED
