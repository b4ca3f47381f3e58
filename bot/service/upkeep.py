"""What a host does now and then: a copy of the database, and a check of every game in it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.errors import GameError, OldRules, UnknownGame
from bot.games.contract import encode
from bot.host_errors import BadState, BrokenTable, DamagedBackup
from bot.records.record import replay
from bot.service.databases import postgres_store, reading
from bot.storage.address import Address
from bot.storage.private_files import create_private
from bot.storage.rows import Search, TableRow
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.table import Table
from bot.tables.versions import find_game


class Report(Struct):
    """What a check has found."""

    games: int = 0
    """Those that were played again, sound or not."""
    damage: str = ""
    """What the database says of itself where it is damaged; its games are not played then."""
    faults: dict[int, GameError] = {}
    """By table."""
    old: dict[int, str] = {}
    """By table: the rules it was played by, which this program no longer has."""


async def back_up(database: Path | Address, file: Path) -> None:
    """Copies the database while it may be in use; an existing file is never overwritten. Raises `DamagedBackup`."""
    if isinstance(database, Address):
        postgres_store()  # or it says what is missing
        from bot.storage.postgres.backup import back_up as dump  # noqa: PLC0415

        with _new_file(file):
            await dump(database, file)
        return
    async with SqliteStore.reading(database, is_understood=False) as store:
        with _new_file(file):
            await store.backup(file)
    async with SqliteStore.reading(file, is_understood=False) as copy:
        damage = await copy.integrity()
    if damage != "ok":
        raise DamagedBackup(file=str(file), why=damage)


@contextmanager
def _new_file(file: Path) -> Iterator[None]:
    """A file for a backup; there was none before, and there is none after a failure: it would be taken for one."""
    create_private(file)
    try:
        yield
    except BaseException:
        file.unlink()
        raise


async def check(database: Path | Address) -> Report:
    """Looks the file through, and plays every game in it again to compare it with what is stored."""
    report = Report()
    async with reading(database) as store:
        integrity = await store.integrity()
        if integrity != "ok":
            report.damage = integrity
            return report
        for number in [place.table_id for place in await store.find_tables(Search.PLAYED)]:
            try:
                await _check_game(store, number)
                report.games += 1
            except (OldRules, UnknownGame) as error:
                report.old[number] = str(error.facts.get("rules", error.facts.get("game")))
            except GameError as error:
                report.games += 1
                report.faults[number] = error
    return report


async def _check_game(store: Store, number: int) -> None:
    """Raises what is wrong with a game."""
    row = await store.table(number)
    assert row is not None  # noqa: S101  # tables are never deleted
    table = await read_table(store, row)
    if table.is_carried_over:
        raise OldRules(rules=table.now.rules, ours=table.rules.version, why="rules")  # only its state can be read
    state = replay(table.rules, table.record(await store.turns(number)), lambda _move, _steps: None)
    if encode(state) != encode(table.state):
        raise BadState()


async def read_table(store: Store, row: TableRow) -> Table:
    """A table as it is stored. Raises `OldRules`, `UnknownGame` and, where it cannot be read, `BrokenTable`."""
    try:
        return Table(row, await find_game(store, row))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:  # the second where a short name is damaged
        raise BrokenTable(why=str(error)) from None
