"""Both kinds of databases have the same tables, so that no change is made in only one of them."""

import sqlite3

import pytest

from bot.host_errors import BadDatabase
from bot.storage.address import Address
from bot.storage.postgres.migrations import MIGRATIONS, newest
from bot.storage.sql.schema import COUNTED, KEYS
from bot.storage.sqlite import migrations as sqlite_migrations
from tests.database import fetch
from tests.postgres import Server, why_none
from tests.storage.stores import NEEDS_SERVER

TYPES = {"INTEGER": {"bigint", "boolean"}, "TEXT": {"text"}, "BLOB": {"bytea"}}


@pytest.fixture
def sqlite() -> sqlite3.Connection:
    """An empty database with the current tables."""
    db = sqlite3.connect(":memory:")
    for statements in sqlite_migrations.MIGRATIONS:
        db.executescript(statements)
    return db


def test_both_kinds_of_databases_have_the_same_schema_version() -> None:
    """One version number describes both databases' schemas."""
    assert sqlite_migrations.newest() == newest()


def test_every_table_is_listed_with_its_key(sqlite: sqlite3.Connection) -> None:
    """Moving the data copies all tables, and compares rows in key order."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    assert {name for (name,) in sqlite.execute(query)} == {*KEYS}
    for table, key in KEYS.items():
        columns = sqlite.execute("SELECT name FROM pragma_table_info(?) WHERE pk ORDER BY pk", (table,)).fetchall()
        assert [name for (name,) in columns] == [*key]
    sqlite.close()


@NEEDS_SERVER
async def test_every_column_is_the_same_in_both_databases(sqlite: sqlite3.Connection, address: Address) -> None:
    """The test compares name, nullability, and type of value."""
    from bot.storage.postgres.startup import bring_up_to_date  # noqa: PLC0415  # asyncpg may be missing

    assert not why_none()
    await bring_up_to_date(address)
    query = (
        "SELECT column_name, data_type, is_nullable = 'NO' FROM information_schema.columns"
        " WHERE table_name = '{}' AND table_schema = 'public'"
    )
    for table in KEYS:
        theirs = {name: (kind, is_needed) for name, kind, is_needed in await fetch(address, query.format(table))}
        ours = sqlite.execute('SELECT name, type, "notnull" OR pk FROM pragma_table_info(?)', (table,)).fetchall()
        assert {name for name, _, _ in ours} == {*theirs}
        for name, kind, is_needed in ours:
            assert theirs[name][0] in TYPES[kind], (table, name)
            assert theirs[name][1] == bool(is_needed), (table, name)
    sqlite.close()


@NEEDS_SERVER
async def test_every_index_and_every_counter_exists_in_both_databases(
    sqlite: sqlite3.Connection, address: Address
) -> None:
    """The names of indexes and counters are compared."""
    from bot.storage.postgres.startup import bring_up_to_date  # noqa: PLC0415

    await bring_up_to_date(address)
    query = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    theirs = {name for (name,) in await fetch(address, "SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")}
    assert {name for (name,) in sqlite.execute(query)} == {name for name in theirs if not name.endswith("_pkey")}
    counters = await fetch(address, "SELECT sequencename FROM pg_sequences")
    assert {name for (name,) in counters} == {f"{table}_id_seq" for table in COUNTED}
    sqlite.close()


@NEEDS_SERVER
async def test_a_later_step_changes_the_tables_and_keeps_their_data(server: Server) -> None:
    """The step runs once; before it has run, readers refuse the database as outdated."""
    from bot.storage.postgres import startup  # noqa: PLC0415

    address = server.create()
    await startup.bring_up_to_date(address)
    await fetch(address, "INSERT INTO digests (user_id, due_at) VALUES (7, 8)")
    steps = (*MIGRATIONS, "ALTER TABLE digests ADD COLUMN note TEXT DEFAULT 'new'")
    connection = await startup.connect(address)
    with pytest.raises(BadDatabase, match="why=older"):
        await startup.check_version(connection, address, steps)
    for _ in range(2):
        await startup.bring_up_to_date(address, steps)
    await startup.check_version(connection, address, steps)
    await connection.close()
    assert await fetch(address, "SELECT user_id, due_at, note FROM digests") == [(7, 8, "new")]
    assert await fetch(address, "SELECT max(number) FROM schema_steps") == [(newest() + 1,)]


@NEEDS_SERVER
async def test_a_server_lost_in_the_middle_of_a_step_is_reported_in_one_line(address: Address) -> None:
    """None of the step's changes is kept."""
    from bot.storage.postgres import startup  # noqa: PLC0415

    lost = "CREATE TABLE half_done (); SELECT pg_terminate_backend(pg_backend_pid());"
    with pytest.raises(BadDatabase):
        await startup.bring_up_to_date(address, (*MIGRATIONS, lost))
    await startup.bring_up_to_date(address)
    assert not await fetch(address, "SELECT 1 FROM pg_tables WHERE tablename = 'half_done'")
