"""The database by itself: one transaction a change, each click once, nothing lost by closing the file."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.migrations import MIGRATIONS
from bot.rows import Change, SeatRow, TableRow, TurnRow
from bot.store import ChannelTaken, Store

ADA, BEN = SeatRow(7, "Ada"), SeatRow(8, "Ben")
NEW = TableRow(
    id=0,
    game="chess",
    rules="1",
    server=1,
    channel=2,
    host=7,
    status="lobby",
    settings=b"settings",
    seed=b"seed",
    state=None,
    untold=None,
    turns=0,
    card=None,
    changed_at=0,
    seats=(ADA, BEN),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database is."""
    return tmp_path / "guildhall.sqlite3"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    """A store with one table in channel 2, which has the number 1."""
    opened = await Store.open(file)
    await opened.create_table(NEW, 10)
    yield opened
    await opened.close()


def change(first_turn: int = 0, interaction: int | None = None, table: int = 1, posts: int = 1) -> Change:
    """One answer of seat 0, told in so many messages."""
    return Change(
        table=table,
        interaction=interaction,
        at=20 + first_turn,
        new_status="running",
        state=b"state %d" % first_turn,
        untold=b"untold",
        first_turn=first_turn,
        turns=(TurnRow(0, f"prompt.{first_turn}", ("one", "two")),),
        posts=tuple(b"post %d.%d" % (first_turn, number) for number in range(posts)),
    )


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    """What another program sees in the file."""
    with sqlite3.connect(file) as db:
        found = db.execute(query).fetchall()
    db.close()
    return found


# -- the file ------------------------------------------------------------------------------------------------------


async def test_an_empty_file_is_brought_up_to_date(file: Path) -> None:
    """With every step, in WAL mode, and again without harm."""
    for _ in range(2):
        store = await Store.open(file)
        await store.close()
    assert rows(file, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert rows(file, "PRAGMA journal_mode") == [("wal",)]
    tables = {"tables", "seats", "turns", "clicks", "drafts", "outbox", "people"}
    assert tables <= {name for (name,) in rows(file, "SELECT name FROM sqlite_master")}


@pytest.mark.parametrize("done", range(1, len(MIGRATIONS)))
async def test_a_file_of_an_earlier_version_keeps_its_games(file: Path, done: int) -> None:
    """Each step takes over what it finds."""
    with sqlite3.connect(file) as db:
        for statements in MIGRATIONS[:done]:
            db.executescript(statements)
        db.execute(f"PRAGMA user_version = {done}")
        db.execute(
            "INSERT INTO tables VALUES (1, 'chess', '1', 1, 2, 7, 'lobby', x'', x'', NULL, NULL, 0, NULL, 10, 10)"
        )
    db.close()
    store = await Store.open(file)
    found = await store.table(1)
    await store.close()
    assert found is not None
    assert found.channel == 2


async def test_a_newer_file_is_refused_and_left_alone(file: Path) -> None:
    """It may hold what this program does not know."""
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(OSError, match="newer version"):
        await Store.open(file)
    assert rows(file, "SELECT name FROM sqlite_master") == []


async def test_a_commit_is_on_the_disk_before_it_is_reported(store: Store) -> None:
    """As strict as SQLite can be: 2 is FULL."""
    found = await store._do(lambda db: db.execute("PRAGMA synchronous").fetchone())
    assert found == (2,)


async def test_a_sound_file_is_found_sound(store: Store) -> None:
    """By SQLite itself."""
    assert await store.integrity() == "ok"


async def test_a_check_keeps_nobody_from_writing(store: Store) -> None:
    """A large file takes minutes to check, and the bot goes on in another process."""
    statements: list[str] = []
    await store._db.set_trace_callback(statements.append)
    assert await store.integrity() == "ok"
    assert not [one for one in statements if one.startswith("BEGIN")]


async def test_a_backup_made_while_in_use_is_a_whole_database(store: Store, tmp_path: Path) -> None:
    """With all that was saved before it, while more is being saved."""
    for number in range(50):
        await store.save(change(number))
    copying = asyncio.create_task(store.backup(tmp_path / "copy.sqlite3"))
    await asyncio.gather(*(store.save(change(number)) for number in range(50, 100)))
    await copying
    copy = await Store.open(tmp_path / "copy.sqlite3")
    turns, found, integrity = await copy.turns(1), await copy.table(1), await copy.integrity()
    await copy.close()
    assert found is not None
    assert len(turns) == found.turns >= 50
    assert integrity == "ok"
    assert len(await store.turns(1)) == 100


# -- one transaction a change --------------------------------------------------------------------------------------


async def test_a_change_is_saved_as_a_whole(store: Store, file: Path) -> None:
    """The turn, the state after it and the messages about it, seen by another program."""
    assert await store.save(change(interaction=5, posts=2))
    found = await store.table(1)
    assert found is not None
    assert (found.status, found.state, found.untold, found.turns) == ("running", b"state 0", b"untold", 1)
    assert await store.turns(1) == (TurnRow(0, "prompt.0", ("one", "two")),)
    assert rows(file, "SELECT body FROM outbox ORDER BY id") == [(b"post 0.0",), (b"post 0.1",)]
    assert rows(file, "SELECT interaction FROM clicks") == [(5,)]


async def test_a_change_of_seats_stands_or_falls_with_its_turns(store: Store) -> None:
    """Nobody's seat is taken by a computer that then does not play."""
    computer = SeatRow(None, "Merchant", "merchant")
    with pytest.raises(sqlite3.IntegrityError):
        await store.save(replace(change(), seats=(computer, BEN), turns=(TurnRow(0, "x", ()),) * 2, table=99))
    found = await store.table(1)
    assert found is not None
    assert found.seats == (ADA, BEN)
    await store.save(replace(change(), seats=(computer, BEN)))
    found = await store.table(1)
    assert found is not None
    assert found.seats == (computer, BEN)


async def test_a_failing_change_leaves_no_trace_and_does_not_disturb_others(store: Store, file: Path) -> None:
    """All of them come at once and share a commit; one has a turn that is there already."""
    await store.create_table(replace(NEW, channel=3), 10)
    await store.save(change())
    results = await asyncio.gather(
        store.save(change(1, interaction=1)),
        store.save(change(0, interaction=2)),
        store.save(change(0, interaction=3, table=2)),
        store.save(change(0, interaction=4, table=99)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [bool, sqlite3.IntegrityError, bool, sqlite3.IntegrityError]
    assert rows(file, "SELECT interaction FROM clicks ORDER BY 1") == [(1,), (3,)]
    assert rows(file, "SELECT table_id, number FROM turns ORDER BY 1, 2") == [(1, 0), (1, 1), (2, 0)]
    assert rows(file, "SELECT table_id, body FROM outbox ORDER BY id") == [
        (1, b"post 0.0"),
        (1, b"post 1.0"),
        (2, b"post 0.0"),
    ]


async def test_whatever_goes_wrong_goes_to_whoever_wished_it(store: Store) -> None:
    """Also what is no fault of SQLite."""

    def stumble(_db: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    good = asyncio.create_task(store.save(change()))
    with pytest.raises(ZeroDivisionError):
        await store._do(stumble)
    assert await good


async def test_after_closing_nobody_waits_for_ever(file: Path) -> None:
    """A late wish gets an error."""
    store = await Store.open(file)
    await store.close()
    with pytest.raises(ValueError, match="no active connection"):
        await asyncio.wait_for(store.table(1), 1)


async def test_who_comes_while_it_closes_gets_an_answer_or_an_error(file: Path) -> None:
    """At every moment of it."""
    store = await Store.open(file)
    closing, late = asyncio.create_task(store.close()), []
    while not closing.done():
        late.append(asyncio.create_task(store.table(1)))
        await asyncio.sleep(0)
    results = await asyncio.wait_for(asyncio.gather(*late, return_exceptions=True), 1)
    assert {type(result) for result in results} <= {type(None), ValueError}


async def test_closing_finishes_what_is_under_way(file: Path) -> None:
    """A save that was begun is there afterwards."""
    store = await Store.open(file)
    await store.create_table(NEW, 10)
    saving = asyncio.create_task(store.save(change()))
    await asyncio.sleep(0)
    await store.close()
    assert await saving
    assert rows(file, "SELECT number FROM turns") == [(0,)]


async def test_each_click_is_applied_once(store: Store) -> None:
    """Also when it arrives several times at the same moment."""
    results = await asyncio.gather(*(store.save(change(number, interaction=5)) for number in range(10)))
    assert sorted(results) == [False] * 9 + [True]
    assert len(await store.turns(1)) == 1
    assert len(await store.to_post(1)) == 1


async def test_a_hundred_saves_at_once_share_commits(store: Store) -> None:
    """And all are there."""
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    await store._do(lambda db: db.set_trace_callback(count))
    before = commits
    assert all(await asyncio.gather(*(store.save(change(number, interaction=number)) for number in range(100))))
    await store._do(lambda db: db.set_trace_callback(None))
    assert len(await store.turns(1)) == 100
    assert len(await store.to_post(1)) == 100
    assert commits - before <= 5


# -- tables and drafts ---------------------------------------------------------------------------------------------


async def test_a_channel_has_room_for_one_open_table(store: Store) -> None:
    """Of two at once exactly one gets it; a closed one makes room."""
    results = await asyncio.gather(
        *(store.create_table(replace(NEW, channel=4), 10) for _ in range(5)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["ChannelTaken"] * 4 + ["int"]
    with pytest.raises(ChannelTaken):
        await store.create_table(NEW, 10)
    await store.set_status(1, "over", 11)
    again = await store.create_table(NEW, 12)
    found = await store.table_in(2)
    assert found is not None
    assert found.id == again


async def test_a_channel_shows_its_open_table_or_else_its_last(store: Store) -> None:
    """Whoever asks after the game is over still finds it."""
    await store.set_status(1, "over", 11)
    second = await store.create_table(NEW, 12)
    await store.set_status(second, "cancelled", 13)
    found = await store.table_in(2)
    assert found is not None
    assert found.id == second
    assert await store.table_in(99) is None


async def test_finding_a_channels_table_reads_no_other(store: Store) -> None:
    """So a million stored games cost nothing."""
    query = "SELECT id FROM tables WHERE channel = ? ORDER BY status IN ('lobby', 'running') DESC, id DESC LIMIT 1"
    plan = await store._do(lambda db: db.execute(f"EXPLAIN QUERY PLAN {query}", (2,)).fetchall())
    assert "SEARCH tables USING" in plan[0][3]


async def test_drafts_are_there_after_reopening(store: Store, file: Path) -> None:
    """Picks that nobody has confirmed yet; an answer takes them away."""
    await store.save_draft(1, 0, "plan", ("bakers", "smiths"))
    await store.save_draft(1, 1, "plan", ())
    await store.save_draft(1, 0, "plan", ("bakers",))
    again = await Store.open(file)
    found = await again.table(1)
    assert found is not None
    assert found.drafts == {0: ("plan", ("bakers",)), 1: ("plan", ())}
    await again.save(replace(change(), drop_drafts=(0,)))
    found = await again.table(1)
    await again.close()
    assert found is not None
    assert found.drafts == {1: ("plan", ())}


async def test_settings_of_people_are_kept(store: Store) -> None:
    """The last ones count."""
    assert await store.person(7) is None
    await store.save_person(7, b"one")
    await store.save_person(7, b"two")
    assert await store.person(7) == b"two"


# -- the outbox ----------------------------------------------------------------------------------------------------


async def test_messages_wait_in_the_order_in_which_they_came(store: Store) -> None:
    """Each table's own."""
    await store.create_table(replace(NEW, channel=3), 10)
    await store.save(change(0, posts=2))
    await store.save(change(0, table=2))
    await store.save(change(1))
    await store.set_status(1, "ended", 30, (b"extra",))
    assert [row.body for row in await store.to_post(1)] == [b"post 0.0", b"post 0.1", b"post 1.0", b"extra"]
    assert await store.tables_to_post() == (1, 2)


async def test_what_was_once_tried_as_one_message_stays_one(store: Store, file: Path) -> None:
    """After a crash the repeat is the same, whatever has come since."""
    await store.save(change(0, posts=2))
    batch = await store.claim(await store.to_post(1))
    await store.save(change(1))
    again = await Store.open(file)
    waiting = await again.to_post(1)
    assert [row.batch for row in waiting] == [batch, batch, None]
    await again.posted(batch, 500, 30, card_of=1)
    assert [row.body for row in await again.to_post(1)] == [b"post 1.0"]
    assert await again.card(1) == (500, (b"post 0.0", b"post 0.1"))
    await again.close()


async def test_what_can_never_arrive_waits_no_longer(store: Store) -> None:
    """And is no card."""
    await store.save(change())
    batch = await store.claim(await store.to_post(1))
    await store.posted(batch, None, 30, card_of=1)
    assert await store.tables_to_post() == ()
    assert await store.card(1) is None


# -- a disk that is full, a file that cannot be written --------------------------------------------------------------


async def fill(store: Store) -> None:
    """No page more."""
    await store._do(lambda db: db.execute("DELETE FROM people"))
    await store._db.execute("PRAGMA max_page_count = 1")


async def test_a_full_disk_is_an_error_and_nothing_changes(store: Store, file: Path) -> None:
    """Once there is room again it goes on."""
    await store.save(change(0))
    await fill(store)
    big = replace(change(1, interaction=6), posts=(bytes(100_000),))
    results = await asyncio.gather(store.save(big), store.save(big), return_exceptions=True)
    assert all(isinstance(result, sqlite3.OperationalError) for result in results), results
    assert len(await store.turns(1)) == 1
    assert rows(file, "SELECT COUNT(*) FROM clicks") == [(0,)]
    await store._db.execute("PRAGMA max_page_count = 1000000")
    assert await store.save(big)
    assert await store.integrity() == "ok"


async def test_a_file_that_cannot_be_written_is_an_error_and_nothing_changes(store: Store) -> None:
    """Once it can be, it goes on."""
    await store._db.execute("PRAGMA query_only = ON")
    with pytest.raises(sqlite3.OperationalError):
        await store.save(change())
    await store._db.execute("PRAGMA query_only = OFF")
    assert await store.turns(1) == ()
    assert await store.save(change())


async def test_a_file_that_is_no_database_is_refused(file: Path) -> None:
    """And not overwritten."""
    diary = b"a diary" * 1000
    await asyncio.to_thread(file.write_bytes, diary)
    with pytest.raises(OSError, match="not a database"):
        await Store.open(file)
    assert await asyncio.to_thread(file.read_bytes) == diary
