"""Computers, leaving a running game, and ending it early."""

import asyncio
from pathlib import Path

from bot.errors import NotRunning, NotSeated
from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.posts import PostKind
from bot.tables.table import Table
from tests.causes import by_click
from tests.every_game import played_by
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
    settled,
    started,
    stored,
)


@played_by(3)
async def test_computers_play_on_by_themselves(manager: Manager) -> None:
    """Soon after an answer only people are awaited; nobody but people is ever called."""
    table = await lobby(manager, ADA)
    for _ in range(2):
        await manager.lobby.add_computer(1, ADA, "random", lambda at: f"M{len(at.seats)}")
    await manager.lobby.start(1, ADA)
    assert {*table.awaited()} <= {0}
    await play_on(manager, table, 15)
    assert {prompt.seat for prompt in table.prompts()} <= {0}
    assert {turn.seat for turn in await manager.store.turns(1)} == {0, 1, 2}
    assert all(set(post.called) <= {0} for post in await posts_of(manager, table))
    await check_replay(manager, table)


async def test_a_seat_is_handed_over_and_played_on(manager: Manager, store: Store) -> None:
    """Whoever is awaited is never a computer; soon nobody but people is asked, in the file either."""
    table = await started(manager, ADA, BEN)
    await manager.consent.hand_over(1, ADA, "random", lambda _at: "Merchant")
    assert table.seats[0] == SeatRow(None, "Merchant", "random")
    assert 0 not in table.awaited()
    await settled(manager, table)
    assert {prompt.seat for prompt in table.prompts()} == {1}
    assert contents(table) == await stored(store)
    await refused(manager, table, NotSeated, manager.play.answer(by_click(1, 5), ADA, "x", ()))
    await play_on(manager, table, 10)
    await check_replay(manager, table)


@played_by(3)
async def test_all_hear_who_left_and_which_computer_plays_on(manager: Manager) -> None:
    """Once, before whatever the computer does then."""
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


async def test_when_the_last_person_leaves_only_the_end_is_told(manager: Manager) -> None:
    """After who left; nobody is there to read the rest, and the record has it all."""
    table = await started(manager, ADA, BEN)
    await manager.consent.hand_over(1, ADA, "random", lambda _at: "Konrad")
    await settled(manager, table)
    seen = len(await posts_of(manager, table))
    await manager.consent.hand_over(1, BEN, "random", lambda _at: "Barbara")
    await settled(manager, table)
    leaving, end = (await posts_of(manager, table))[seen:]
    assert (leaving.kind, leaving.left, leaving.parts) == (PostKind.NEWS, (("Ben", "Barbara"),), ())
    assert (end.kind, end.left, len(end.parts)) == (PostKind.OVER, (), 1)
    assert table.status == "over"
    await check_replay(manager, table)


@played_by(3)
async def test_a_game_ends_when_all_people_agree(manager: Manager) -> None:
    """Computers are not asked; a foreigner has no say; the last two at once end it once."""
    table = await lobby(manager, ADA, BEN)
    await manager.lobby.add_computer(1, ADA, "random", lambda _at: "M")
    await manager.lobby.start(1, ADA)
    await refused(manager, table, NotSeated, manager.consent.agree_to_end(1, FOREIGNER))
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_end(1, ADA)
    assert table.status == "running"
    results = await asyncio.gather(*(manager.consent.agree_to_end(1, BEN) for _ in range(3)), return_exceptions=True)
    assert [type(result) for result in results] == [Table, NotRunning, NotRunning]
    assert table.status == "ended"
    assert [post.kind for post in await posts_of(manager, table)].count(PostKind.ENDED) == 1
    await refused(manager, table, NotRunning, manager.play.answer(by_click(1, 5), ADA, "x", ()))


async def test_agreements_to_end_survive_a_restart(manager: Manager, store: Store, file: Path) -> None:
    """The last one to agree ends the game, whichever process asked the others."""
    await started(manager, ADA, BEN)
    await manager.consent.agree_to_end(1, ADA)
    other = await SqliteStore.open(file)
    again = Manager(other)
    assert (await again.table(1)).agreed_to_end == {ADA}
    assert (await again.consent.agree_to_end(1, BEN)).status == "ended"
    await other.close()
    assert (await stored(store))[0] == "ended"


@played_by(3)
async def test_one_who_plays_on_undoes_every_agreement(manager: Manager, store: SqliteStore) -> None:
    """For good, also after a restart; nothing is deleted, and all can be asked anew."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_end(1, BEN)
    await refused(manager, table, NotSeated, manager.consent.play_on(1, FOREIGNER))
    await manager.consent.play_on(1, ADA)
    await manager.consent.play_on(1, CLEO)
    assert table.agreed_to_end == set()
    assert contents(table) == await stored(store)
    async with store._db.execute("SELECT user_id, agrees FROM consents ORDER BY id") as cursor:
        assert [tuple(row) for row in await cursor.fetchall()] == [(ADA, 1), (BEN, 1), (ADA, 0)]
    again = Manager(store, clock=lambda: 1000.0)
    await again.consent.agree_to_end(1, CLEO)
    assert (await again.table(1)).agreed_to_end == {CLEO}
    assert contents(await again.table(1)) == await stored(store)
    assert (await again.table(1)).status == "running"


@played_by(3)
async def test_a_game_ends_when_the_only_one_who_had_not_agreed_leaves(manager: Manager, store: Store) -> None:
    """All who are still there have agreed."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_end(1, BEN)
    await manager.consent.hand_over(1, CLEO, "random", lambda _at: "M")
    assert table.status == "ended"
    assert contents(table) == await stored(store)
    assert (await posts_of(manager, table))[-1].kind is PostKind.ENDED
