"""What a host does now and then: a copy of the database, and a check of every game in it."""

import asyncio
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.errors import (
    BadState,
    BrokenTable,
    DamagedBackup,
    GameError,
    OldRules,
    UnknownGame,
)
from bot.games.contract import encode
from bot.records.record import replay
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
    """What SQLite says of a damaged file; its games are not played then."""
    faults: dict[int, GameError] = {}
    """By table."""
    old: dict[int, str] = {}
    """By table: the rules it was played by, which this program no longer has."""


async def back_up(database: Path, file: Path) -> None:
    """Copies the database while it may be in use; an existing file is never overwritten."""
    async with SqliteStore.reading(database, is_understood=False) as store:
        file.open("xb").close()  # fails where there is one
        try:
            await store.backup(file)
        except BaseException:
            await asyncio.to_thread(file.unlink)  # it would be taken for a backup
            raise
    async with SqliteStore.reading(file, is_understood=False) as copy:
        damage = await copy.integrity()
    if damage != "ok":
        raise DamagedBackup(file=str(file), why=damage)


async def check(database: Path) -> Report:
    """Looks the file through, and plays every game in it again to compare it with what is stored."""
    report = Report()
    async with SqliteStore.reading(database) as store:
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
        raise OldRules(rules=table.stored_rules, ours=table.rules.version, why="rules")  # only its state can be read
    state = replay(table.rules, table.record(await store.turns(number)), lambda _move, _steps: None)
    if encode(state) != encode(table.state):
        raise BadState()


async def read_table(store: Store, row: TableRow) -> Table:
    """A table as it is stored. Raises `OldRules`, `UnknownGame` and, where it cannot be read, `BrokenTable`."""
    try:
        return Table(row, await find_game(store, row))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:  # the second where a short name is damaged
        raise BrokenTable(why=str(error)) from None
