"""Moving all data from a SQLite file to PostgreSQL."""

import asyncio
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from itertools import product
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.catalogue import load_game
from bot.games.contract import figures_digest
from bot.games.order_book import NO_ORDERS
from bot.host_errors import NotMoved
from bot.storage.address import Address
from bot.storage.limits import Limits
from bot.storage.rows import Change, ConsentRow, DraftRow, OrdersRow, Search, SeatRow
from bot.storage.sql.database import Row
from bot.storage.sql.schema import KEYS
from bot.storage.sqlite.lock_file import held
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.stored import Settings
from bot.words.words import words_in
from tests.conftest import ROOT
from tests.database import fetch, opened, rows
from tests.every_game import HOSTED
from tests.managers import managers_are_closed
from tests.postgres import Server
from tests.storage.samples import NEW, numbers
from tests.tables.tables import ADA, BEN, check_replay, play_on

__all__ = ["managers_are_closed"]

postgres = pytest.importorskip("bot.storage.postgres.store", exc_type=ImportError)
PostgresStore, connect = postgres.PostgresStore, postgres.startup.connect
take_over = pytest.importorskip("bot.storage.postgres.transfer", exc_type=ImportError).take_over
LOST = "Nothing was moved: the connection to the server was lost. The target is as it was before, and so is the file."
ANSWERS = (0, 5, 40, 2000)
"""Number of answers in the games of each kind; the last number is enough to end the game."""
WAITS = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'COPY%'"


@pytest.fixture
def address(server: Server) -> Address:
    """An empty database without tables."""
    return server.create()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with games of every kind, with orders, votes, messages, and gaps between its ids."""
    place = tmp_path / "guildhall.sqlite3"
    asyncio.run(fill(place))
    return place


async def play_some(store: Store) -> None:
    """Create games at several points of play, one that was ended early, and a lobby."""
    manager = Manager(store, limits=Limits(0, 0))
    for channel, (game, answers) in enumerate(product(HOSTED, ANSWERS), start=1):
        table = await open_lobby(manager, game, channel)
        await manager.lobby.start(table, ADA)
        await play_on(manager, await manager.table(table), answers, seed=channel)
    await manager.endings.end(1, "Mona")
    await open_lobby(manager, HOSTED[0], channel=1)
    await manager.close()


async def open_lobby(manager: Manager, game: str, channel: int) -> int:
    """Open a table with two users; return its id."""
    table = await manager.lobby.open(game, Venue(1, channel), SeatRow(ADA, "Ada"), Settings(2, "en"))
    await manager.lobby.join(table.id, BEN, "Ben")
    return table.id


async def end_all(manager: Manager, store: Store) -> None:
    """Play every running game to its end."""
    for place in await store.find_tables(Search.OPEN):
        table = await manager.table(place.table_id)
        if table.now.status == "running":
            await play_on(manager, table, 2000, seed=100 + table.id)
            assert table.now.status == "over"
            await check_replay(manager, table)


async def fill(place: Path) -> None:
    """Create games, and one row in each table that games do not fill; delete the last message."""
    async with SqliteStore.working(place) as store:
        await play_some(store)
        found = await store.table(2)
        assert found is not None
        vote = ConsentRow(11, False, 10, "end")
        await store.save(
            Change(
                2,
                found.revision,
                found.changed_at,
                orders=(OrdersRow(0, msgspec.msgpack.encode(NO_ORDERS)),),
                consents=(vote,),
                drafts=(DraftRow(0, "prompt", ("one", "two")),),
            )
        )
        await store.save_person(77, b"\xff\x00settings", None)
        await store.set_digest(11, 10**10)
        await store.save_artifact(3, "review.1", b"kept")
        await store.thank(3, 11, 12, "worthy")
        await store.save_server(5, b"settings")
        await store.save_card(2, "Zebra", 2**62)
        await store.save_card(2, "apple", None)
        waiting = await store.to_post((await numbers(store, Search.TO_POST))[0])
        await store.posted(await store.claim(waiting[:1]), 500, 30, card_of=2)
    with opened(place) as db:
        db.execute("DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox)")
        db.execute("INSERT INTO results VALUES (3, 7, -5, 1, x'00')")
        db.execute("INSERT INTO forget_requests VALUES (11, 10000000000)")


async def everything(store: Store) -> list[object]:
    """Return all data in a store about its tables and users."""
    places = [number for number in range(1, 30) if await store.table(number)]
    return [
        [await store.table(number) for number in places],
        [await store.turns(number) for number in places],
        [await store.to_post(number) for number in places],
        [await store.live_posts(number) for number in places],
        [await store.sittings(number) for number in places],
        [await store.results(number) for number in places],
        [await store.history(user, 50) for user in (11, 12)],
        [await store.scores_in(server) for server in range(10)],
        [await store.thanks_at(number) for number in places],
        [await store.server(server) for server in range(10)],
        [await store.find_tables(search) for search in Search],
        [await store.person(77), await store.due_digests(10**11, 9), await store.artifact(3, "review.1")],
        [await store.next_due(), await store.figures(HOSTED[0], figures_digest(load_game(HOSTED[0]).rules.version))],
    ]


def test_every_row_is_moved_and_every_game_can_be_continued(
    file: Path, address: Address, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Games can be played to the end, and no id is reused."""
    before = file.read_bytes()
    assert main(["move", str(file), address.url]) == 0
    assert capsys.readouterr().out.startswith("Moved and compared row by row: 13 tables of players, ")
    assert file.read_bytes() == before
    counts = [rows(file, f"SELECT count(*) FROM {table}") for table in KEYS]  # noqa: S608
    assert [asyncio.run(fetch(address, f"SELECT count(*) FROM {table}")) for table in KEYS] == counts  # noqa: S608
    assert all(count for [(count,)] in counts), "a row of each kind"
    monkeypatch.setenv("DATABASE", address.url)
    assert main(["check"]) == 0
    asyncio.run(compare_and_play_on(file, address))


async def compare_and_play_on(file: Path, address: Address) -> None:
    """Check that both stores return the same data, then play each game to its end."""
    async with SqliteStore.reading(file) as source, PostgresStore.working(address) as store:
        assert await everything(store) == await everything(source)
        last = await source.last_numbers()
        manager = Manager(store, limits=Limits(0, 0))
        await end_all(manager, store)
        assert await store.create_table(replace(NEW, channel=10**6), 10) == last["tables"] + 1
        posted = await fetch(address, f"SELECT min(id) FROM outbox WHERE id > {last['outbox']}")  # noqa: S608
        assert posted == [(last["outbox"] + 1,)]
        await manager.close()


def test_a_killed_move_leaves_nothing_and_can_be_repeated(
    file: Path, address: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    """The move is killed halfway; a repeated move succeeds, and a third one reports that all data is there already."""
    asyncio.run(kill_amid_move(file, address))
    assert asyncio.run(fetch(address, "SELECT count(*) FROM tables")) == [(0,)]
    assert main(["move", str(file), address.url]) == 0
    assert main(["move", str(file), address.url]) == 0
    assert "is there already" in capsys.readouterr().out.splitlines()[-1]


async def kill_amid_move(file: Path, address: Address) -> None:
    """Kill the move and wait until the server has noticed."""
    async with waiting_move(file, address) as moving:
        moving.kill()
        await moving.wait()
    while await fetch(address, "SELECT 1 FROM pg_locks WHERE locktype = 'advisory'"):  # noqa: ASYNC110
        await asyncio.sleep(0.02)


@asynccontextmanager
async def waiting_move(file: Path, address: Address) -> AsyncIterator[Process]:
    """Start a move that stops halfway, because one of the tables is locked."""
    async with PostgresStore.working(address):
        holder = await connect(address)
    try:
        await holder.execute("BEGIN; LOCK TABLE turns IN SHARE MODE")
        command = [sys.executable, "-m", "bot", "move", str(file), address.url]
        moving = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=asyncio.subprocess.PIPE)
        while not await fetch(address, WAITS):
            assert moving.returncode is None
            await asyncio.sleep(0.02)
        yield moving
    finally:
        holder.terminate()


@pytest.mark.long
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "broken down"])
def test_a_move_whose_server_is_lost_leaves_nothing_and_can_be_repeated(
    file: Path, server: Server, address: Address, how: signal.Signals
) -> None:
    """The operator sees one line, and repeats the command when the server is back."""
    before = file.read_bytes()
    try:
        code, said = asyncio.run(stop_amid_move(file, address, server, how))
    finally:
        server.start()
    assert (code, said.count("\n")) == (1, 1), said
    assert said.rstrip() == LOST
    assert file.read_bytes() == before
    assert asyncio.run(fetch(address, "SELECT count(*) FROM tables")) == [(0,)]
    assert main(["move", str(file), address.url]) == 0


async def stop_amid_move(file: Path, address: Address, server: Server, how: signal.Signals) -> tuple[int | None, str]:
    """Stop the server during a move; return the move's exit code and output."""
    async with waiting_move(file, address) as moving:
        await asyncio.to_thread(server.stop, how)
        _, said = await moving.communicate()
        return moving.returncode, said.decode()


class LosingSource:
    """A source that stops the target's server when its tables are read for the nth time."""

    def __init__(self, file: SqliteStore, server: Server, number: int) -> None:
        self._file, self._server, self._left = file, server, number

    async def pages(self, query: str, size: int) -> AsyncGenerator[list[Row], None]:
        """Yield the file's rows; stop the server at the nth call."""
        self._left -= 1
        if self._left == 0:
            await asyncio.to_thread(self._server.stop)
        async with aclosing(self._file.pages(query, size)) as pages:
            async for page in pages:
                yield page

    async def last_numbers(self) -> dict[str, int]:
        """Return the file's last ids."""
        return await self._file.last_numbers()


@pytest.mark.parametrize("number", [len(KEYS) // 2, len(KEYS) + 1], ids=["copying", "comparing"])
async def test_a_server_lost_between_two_statements_is_reported(
    tmp_path: Path, server: Server, address: Address, number: int
) -> None:
    """When the server is back, the target is empty, and the move can be repeated."""
    place = tmp_path / "guildhall.sqlite3"
    await fill(place)
    async with SqliteStore.reading(place) as file:
        try:
            with pytest.raises(NotMoved) as raised:
                await take_over(LosingSource(file, server, number), address)
        finally:
            await asyncio.to_thread(server.start)
        assert words_in("en").say("error-not_moved", **raised.value.facts) == LOST
        assert await fetch(address, "SELECT count(*) FROM tables") == [(0,)]
        assert not (await take_over(file, address)).was_there


def test_if_the_server_is_lost_during_the_commit_the_outcome_is_reported_as_unknown(
    address: Address, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The move may have succeeded; repeating the command reports that, or moves the data."""
    asyncio.run(break_at_commit(address))
    assert main(["move", str(file), address.url]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"The database {address} cannot be ")
    assert said.count("\n") == 1
    asyncio.run(fetch(address, "DROP TRIGGER break ON people"))
    assert main(["move", str(file), address.url]) == 0


async def break_at_commit(address: Address) -> None:
    """Make the server end the connection of the move during its commit."""
    async with PostgresStore.working(address):
        pass
    ending = "BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END"
    await fetch(address, f"CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$ {ending} $$")
    late = "AFTER INSERT ON people DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION break()"
    await fetch(address, f"CREATE CONSTRAINT TRIGGER break {late}")


def test_if_a_row_differs_after_the_move_everything_is_undone(
    file: Path, address: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    """Here, a trigger in the target changes the row."""
    asyncio.run(meddle(address))
    assert main(["move", str(file), address.url]) == 1
    assert capsys.readouterr().err.startswith("Nothing was moved: people.")
    assert asyncio.run(fetch(address, "SELECT count(*) FROM tables")) == [(0,)]


async def meddle(address: Address) -> None:
    """Add a trigger that changes each written row of settings."""
    async with PostgresStore.working(address):
        pass
    change = "CREATE FUNCTION meddle() RETURNS trigger LANGUAGE plpgsql AS"
    await fetch(address, f"{change} $$ BEGIN NEW.settings = 'x'; RETURN NEW; END $$")
    await fetch(address, "CREATE TRIGGER meddle BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION meddle()")


def test_a_database_with_other_games_receives_nothing(
    file: Path, address: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other games stay unchanged."""
    asyncio.run(open_table(address))
    assert main(["move", str(file), address.url]) == 1
    assert capsys.readouterr().err.startswith(f"The database {address} holds other games.")
    assert asyncio.run(fetch(address, "SELECT game FROM tables")) == [("chess",)]


async def open_table(address: Address) -> None:
    """Open a table in the target."""
    async with PostgresStore.working(address) as store:
        await store.create_table(NEW, 10)


def test_a_database_in_use_is_not_moved(file: Path, address: Address, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither the source nor the target may be in use by a bot."""
    with held(file):
        assert main(["move", str(file), address.url]) == 1
    assert "Another bot is using the database" in capsys.readouterr().err
    assert asyncio.run(move_beside_a_bot(file, address)) == 1
    assert "Another bot is using the database" in capsys.readouterr().err


async def move_beside_a_bot(file: Path, address: Address) -> int:
    """Start a move while a bot's store holds the target."""
    async with PostgresStore.working(address, is_alone=True):
        return await asyncio.to_thread(main, ["move", str(file), address.url])


def test_databases_of_other_versions_are_refused(
    tmp_path: Path, file: Path, address: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    """The cases: a file from before the first release, and a database of a newer program."""
    with opened(tmp_path / "old.sqlite3") as db:
        db.execute("PRAGMA user_version = 6")
    assert main(["move", str(tmp_path / "old.sqlite3"), address.url]) == 1
    assert "a development version before the first release (6 < 19)" in capsys.readouterr().err
    asyncio.run(open_table(address))
    asyncio.run(fetch(address, "INSERT INTO schema_steps VALUES (99)"))
    assert main(["move", str(file), address.url]) == 1
    assert "a newer version of this program" in capsys.readouterr().err


def test_an_error_names_an_invalid_source_or_target(
    file: Path, address: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    """The cases: two files, a missing file, and a missing server."""
    assert main(["move", str(file), "other.sqlite3"]) == 2
    assert "is not the address of a database" in capsys.readouterr().err
    missing = file.with_name("none.sqlite3")
    assert main(["move", str(missing), address.url]) == 1
    assert capsys.readouterr().err.startswith(f"There is no database {missing}.")
    assert not missing.with_name("none.sqlite3.lock").exists()
    assert main(["move", str(file), "postgresql://ada:secret@/games?host=/nowhere"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("The database postgresql://ada@/games cannot be reached:")
    assert "secret" not in said
