"""One bot for each database: a lock beside the file that dies with its process, and who holds it."""

import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from bot.host_errors import DatabaseInUse

LOCKED_BYTE = 1 << 30
"""Where Windows locks: far behind what is written, since nobody else could read a locked byte there."""


class Holder(Struct, frozen=True):
    """Which process has the database."""

    process: int
    host: str
    since: str


def lock_file(database: Path) -> Path:
    """The file that is locked, the same by whatever link or relative path the database is reached."""
    place = database.resolve()
    return place.with_name(f"{place.name}.lock")


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Keeps every other bot off a database. Raises `DatabaseInUse`."""
    with lock_file(database).open("a+b") as file:
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            raise DatabaseInUse(database=str(database), **_read_holder(file)) from None
        holder = Holder(os.getpid(), socket.gethostname(), time.strftime("%Y-%m-%d %H:%M:%S %z"))
        file.truncate(0)
        file.write(msgspec.json.encode(holder))
        file.flush()
        yield  # the file stays: were it deleted, two bots could each lock a file of this name


def _read_holder(file: BinaryIO) -> dict[str, str | int]:
    """Who holds the lock, as far as they have written it."""
    file.seek(0)
    try:
        holder = msgspec.json.decode(file.read(), type=Holder)
    except msgspec.DecodeError:  # caught in the moment between locking and writing
        return {"process": "?", "host": "?", "since": "?"}
    return {"process": str(holder.process), "host": holder.host, "since": holder.since}


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
