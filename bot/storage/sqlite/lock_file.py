"""One bot per database: a lock file next to it that names the process and is released when the process dies."""

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
"""The byte that Windows locks: beyond the contents, because a locked byte cannot be read by other processes."""


class Holder(Struct, frozen=True):
    """The process that holds the database."""

    process: int
    host: str
    since: str


def lock_file(database: Path) -> Path:
    """Return the lock file, which is the same for every link or relative path to the database."""
    place = database.resolve()
    return place.with_name(f"{place.name}.lock")


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Lock the database against other bots. Raises `DatabaseInUse`."""
    with lock_file(database).open("a+b") as file:
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            raise DatabaseInUse(database=str(database), **_read_holder(file)) from None
        holder = Holder(os.getpid(), socket.gethostname(), time.strftime("%Y-%m-%d %H:%M:%S %z"))
        file.truncate(0)
        file.write(msgspec.json.encode(holder))
        file.flush()
        yield  # keep the file: if it were deleted, two bots could each lock a different file of this name


def _read_holder(file: BinaryIO) -> dict[str, str | int]:
    """Return what the lock's holder has written about itself."""
    file.seek(0)
    try:
        holder = msgspec.json.decode(file.read(), type=Holder)
    except msgspec.DecodeError:  # the holder has locked the file but not written it yet
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
