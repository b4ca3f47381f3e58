"""`PERSONAL`, which lists what each column stores about a person, is complete for both databases."""

import sqlite3

from bot.storage.personal import PERSONAL, Column, Fate, Kind
from bot.storage.sql.forgetting import DELETED_TABLES
from bot.storage.sql.schema import KEYS
from bot.storage.sqlite.migrations import MIGRATIONS
from bot.storage.store import Store
from tests.database import fetch
from tests.postgres import Server
from tests.storage.samples import change
from tests.storage.stores import NEEDS_SERVER
from tests.storage.test_scores import ending

ONLY_ON_SERVER = PERSONAL.keys() - KEYS.keys()


def test_every_column_of_sqlite_has_an_entry() -> None:
    """Neither a column without an entry nor an entry without a column passes."""
    db = sqlite3.connect(":memory:")
    for statements in MIGRATIONS:
        db.executescript(statements)
    tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").fetchall()
    columns = {table: db.execute("SELECT name FROM pragma_table_info(?)", (table,)).fetchall() for (table,) in tables}
    db.close()
    found = {table: {name for (name,) in names} for table, names in columns.items()}
    assert found == {table: {*names} for table, names in PERSONAL.items() if table not in ONLY_ON_SERVER}


@NEEDS_SERVER
async def test_every_column_of_postgresql_has_an_entry(server: Server) -> None:
    """PostgreSQL has additional tables for processes and schema steps."""
    from bot.storage.postgres.startup import bring_up_to_date  # noqa: PLC0415  # asyncpg may be missing

    address = server.emptied()
    await bring_up_to_date(address)
    found: dict[str, set[str]] = {}
    query = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    for table, name in await fetch(address, query):
        found.setdefault(table, set()).add(name)
    assert found == {table: {*names} for table, names in PERSONAL.items()}


def test_a_column_says_what_happens_to_what_it_holds() -> None:
    """Exactly the columns with nothing about a person are untouched by a deletion."""
    for columns in PERSONAL.values():
        for column in columns.values():
            assert (column.kind is Kind.NOTHING) == (column.fate is Fate.UNTOUCHED)


def test_ids_and_names_of_users_are_never_kept() -> None:
    """The test recognizes columns that identify a person by the columns' names."""
    for table, columns in PERSONAL.items():
        for name in {"user_id", "name", "host", "giver", "receiver"} & columns.keys():
            assert columns[name].fate in (Fate.DELETED, Fate.BLANKED), (table, name)


def test_a_game_in_direct_messages_is_deleted_with_all_its_parts() -> None:
    """Every table that refers to a game is cleared, except `clicks`."""
    assert {table for table, names in PERSONAL.items() if "table_id" in names} - {"clicks"} == {*DELETED_TABLES}


def test_two_columns_of_one_kind_can_have_different_fates() -> None:
    """A user's moves are kept for the other players, but orders are deleted."""
    assert PERSONAL["turns"]["answer"] == Column(Kind.MOVES, Fate.KEPT)
    assert PERSONAL["orders"]["body"] == Column(Kind.MOVES, Fate.DELETED)


async def test_the_rows_of_a_user_are_counted(store: Store) -> None:
    """Each user's rows are counted separately; an unknown user has none."""
    await store.save(change(0))
    await store.save(ending(1))
    await store.thank(1, 7, 8, "fair")
    await store.save_person(7, b"settings", None)
    ada, ben, nobody = [await store.traces(user) for user in (7, 8, 99)]
    assert (ada.games, ada.open_games, ada.moves, ada.results, ada.thanks_given) == (1, 0, 2, 1, 1)
    assert (ben.games, ben.moves, ben.has_settings) == (1, 0, False)
    assert (nobody.games, nobody.moves, nobody.results, nobody.has_settings) == (0, 0, 0, False)
    assert ada.has_settings
