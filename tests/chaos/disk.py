"""A small disk for a database: a file system in memory where one may be mounted, else limits of the process."""

import errno
import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = 64 * 2**20
BLOCK = 2**16


class SmallDisk:
    """A folder whose disk can be full or read-only; `is_real` says whether it is a file system of its own."""

    def __init__(self, folder: Path, is_real: bool) -> None:
        self.folder, self.is_real = folder, is_real
        self._ballast = folder / "ballast"

    @contextmanager
    def filled(self, pid: int) -> Iterator[None]:
        """No room is left, down to the last byte; without a disk of its own the process may make no file longer."""
        if not self.is_real:
            with unwritable(pid):
                yield
            return
        try:
            self._fill()
            yield
        finally:
            self._ballast.unlink()

    def _fill(self) -> None:
        with self._ballast.open("wb", buffering=0) as ballast:
            for size in (BLOCK, 1):
                try:
                    while True:
                        ballast.write(bytes(size))
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise

    @contextmanager
    def read_only(self) -> Iterator[None]:
        """Nobody may write there; a process that has files open there must be gone."""
        self._allow("ro", 0o500)
        try:
            yield
        finally:
            self._allow("rw", 0o700)

    def _allow(self, option: str, mode: int) -> None:
        if self.is_real:
            subprocess.run(["mount", "-o", f"remount,{option}", str(self.folder)], check=True)
        else:
            self.folder.chmod(mode)


@contextmanager
def unwritable(pid: int) -> Iterator[None]:
    """Every write of a running process fails, as on a disk that the system has made read-only under it."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    """Mounted where that is allowed, and gone at the end."""
    folder.mkdir()
    options = ["-t", "tmpfs", "-o", f"size={SIZE}", "guildhall"]
    done = os.geteuid() == 0 and subprocess.run(["mount", *options, str(folder)], check=False, capture_output=True)
    is_real = done is not False and done.returncode == 0
    try:
        yield SmallDisk(folder, is_real)
    finally:
        if is_real:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
