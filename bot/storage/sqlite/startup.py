"""Opens the database's file for reading and writing, or read-only; explains why a file cannot be used."""

import os
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import aiosqlite

from bot.host_errors import BadDatabase
from bot.storage.private_files import create_private
from bot.storage.sqlite.jobs import DirectConnection
from bot.storage.sqlite.migrations import FIRST, MIGRATIONS, newest

ROWS = 64
"""Rows that aiosqlite's cursors fetch at a time."""
REASONS = {"SQLITE_NOTADB": "foreign", "SQLITE_CORRUPT": "damaged"}
"""Explanations of SQLite's codes for the bot's operator; other errors are shown in SQLite's words."""


async def open_to_work(file: Path, steps: Sequence[str] = MIGRATIONS) -> DirectConnection:
    """Open or create the file and migrate it. Raises `BadDatabase`."""
    check_place(file, is_written=True)
    with suppress(FileExistsError):
        create_private(file)  # SQLite's log gets the file's mode
    return await _open(file, str(file), partial(_set_up, steps=steps))


async def open_to_read(file: Path, is_understood: bool, steps: Sequence[str] = MIGRATIONS) -> DirectConnection:
    """Open an existing file without changing it. Raises `BadDatabase`."""
    check = partial(_check_version if is_understood else _version, steps=steps)
    db = await _open(file, _address_to_read(file), check)
    await db.execute("PRAGMA query_only = ON")
    return db


def check_there(file: Path) -> None:
    """Refuse a missing file. Raises `BadDatabase`."""
    if not file.exists() and file.parent.is_dir():
        raise bad(file, "missing")
    check_place(file, is_written=False)


def _address_to_read(file: Path) -> str:
    check_there(file)
    place = file.resolve()
    if place.with_name(f"{place.name}-wal").exists():  # a bot is running, or was killed: keep its log
        return f"{place.as_uri()}?mode=ro"
    if not _may(place.parent, os.W_OK):  # SQLite cannot create its log there: promise that the file does not change
        return f"{place.as_uri()}?mode=ro&immutable=1"
    return f"{place.as_uri()}?mode=rw"  # a read-only connection could not remove its log at the end


def bad(file: Path, why: str, detail: object = "") -> BadDatabase:
    """Return the error for a file that cannot be used."""
    return BadDatabase(file=str(file), why=why, detail=str(detail))


def explain(file: Path, error: sqlite3.Error) -> BadDatabase:
    """Turn SQLite's error into one that the bot's operator understands."""
    code = getattr(error, "sqlite_errorname", "").split("_")[:2]
    return bad(file, REASONS.get("_".join(code), "other"), error)


def check_place(file: Path, is_written: bool) -> None:
    """Find out why a file cannot be opened, which SQLite does not say. Raises `BadDatabase`."""
    faults: dict[str, Callable[[], bool]] = {
        "no_folder": lambda: not file.parent.is_dir(),
        "folder": file.is_dir,
        "unreadable": lambda: file.exists() and not _may(file, os.R_OK),
        "read_only": lambda: is_written and file.exists() and not _may(file, os.W_OK),
        "linked": lambda: is_written and file.exists() and file.stat().st_nlink > 1,
        "folder_read_only": lambda: is_written and not _may(file.resolve().parent, os.W_OK),
    }
    for why, is_so in faults.items():
        if is_so():
            raise bad(file, why)


def _may(place: Path, mode: int) -> bool:
    return os.access(place, mode, effective_ids=os.access in os.supports_effective_ids)


async def _open(
    file: Path, address: str, prepare: Callable[[aiosqlite.Connection, Path], Awaitable[object]]
) -> DirectConnection:
    db = DirectConnection(
        partial(sqlite3.connect, address, isolation_level=None, uri=address.startswith("file:")), ROWS
    )
    await db
    try:
        await prepare(db, file)
    except BaseException as error:
        await db.close()  # otherwise its thread would keep the program from ending
        if isinstance(error, sqlite3.Error):
            raise explain(file, error) from error
        raise
    return db


async def _set_up(db: aiosqlite.Connection, file: Path, steps: Sequence[str]) -> None:
    done = await _known_version(db, file, steps)  # before any write: a refused file stays unchanged
    await db.execute("PRAGMA journal_mode = WAL")
    await db.execute("PRAGMA synchronous = FULL")
    await db.execute("PRAGMA foreign_keys = ON")
    for number, statements in enumerate(steps, start=FIRST):
        if number > done:
            await db.executescript(f"BEGIN; {statements}; PRAGMA user_version = {number}; COMMIT;")


async def _check_version(db: aiosqlite.Connection, file: Path, steps: Sequence[str]) -> None:
    """Refuse a schema older than this version of the program. Raises `BadDatabase`."""
    if await _known_version(db, file, steps) < newest(steps):
        raise bad(file, "older")


async def _known_version(db: aiosqlite.Connection, file: Path, steps: Sequence[str]) -> int:
    """Return the number of the last step done, 0 for a new file. Raises `BadDatabase` for files before `FIRST`."""
    done = await _version(db, file, steps)
    if 0 < done < FIRST:
        raise bad(file, "too_old", f"{done} < {FIRST}")
    return done


async def _version(db: aiosqlite.Connection, file: Path, steps: Sequence[str]) -> int:
    """Return the number in the file's header; also read the schema, to detect a damaged first page."""
    async with db.execute("SELECT user_version, (SELECT count(*) FROM sqlite_master) FROM pragma_user_version") as rows:
        row = await rows.fetchone()
    done = int(row[0]) if row else 0
    if done > newest(steps):
        raise bad(file, "newer", f"{done} > {newest(steps)}")
    return done
