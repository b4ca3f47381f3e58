"""Maintenance commands for the bot's operator: copy the database, and check every game in it."""

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
    """The findings of a check."""

    games: int = 0
    """Number of games replayed, sound or not."""
    damage: str = ""
    """Damage that the database reports; if there is any, no games are replayed."""
    faults: dict[int, GameError] = {}
    """Errors by table."""
    old: dict[int, str] = {}
    """By table: the version of its rules, if this program no longer has them."""


async def back_up(database: Path | Address, file: Path) -> None:
    """Copy the database, which may be in use; never overwrites a file. Raises `DamagedBackup`."""
    if isinstance(database, Address):
        postgres_store()  # check that the driver is installed
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
    """Create a new file for a backup, and delete it after a failure: it could be mistaken for a backup."""
    create_private(file)
    try:
        yield
    except BaseException:
        file.unlink()
        raise


async def check(database: Path | Address) -> Report:
    """Check the database, then replay every game and compare it with the stored state."""
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
    """Replay a game and compare it with its stored state. Raises the error found."""
    row = await store.table(number)
    assert row is not None  # noqa: S101  # tables are never deleted
    table = await read_table(store, row)
    if table.is_carried_over:
        # only its state can be read: no replay
        raise OldRules(rules=table.now.rules, ours=table.rules.version, why="rules")
    state = replay(table.rules, table.record(await store.turns(number)), lambda _move, _steps: None)
    if encode(state) != encode(table.now.state):
        raise BadState()


async def read_table(store: Store, row: TableRow) -> Table:
    """Read a stored table. Raises `OldRules`, `UnknownGame`, or `BrokenTable` if the table cannot be decoded."""
    try:
        return Table(row, await find_game(store, row))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:  # `UnicodeDecodeError` for a damaged short name
        raise BrokenTable(why=str(error)) from None
