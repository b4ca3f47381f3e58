"""A small disk for a database: a mounted in-memory file system if possible, otherwise limits on the process."""

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
    """A folder whose disk can be full or read-only; `is_real` is true for a mounted file system."""

    def __init__(self, folder: Path, is_real: bool) -> None:
        self.folder, self.is_real = folder, is_real
        self._ballast = folder / "ballast"

    @contextmanager
    def filled(self, pid: int) -> Iterator[None]:
        """Fill the disk to the last byte; without a mounted file system, limit the size of the process's files."""
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
        """Make the disk read-only; no process may have files open there."""
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
    """Make every write of a running process fail, as on a disk that the system has remounted read-only."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    """Mount a small disk if possible; unmount it at the end."""
    folder.mkdir()
    options = ["-t", "tmpfs", "-o", f"size={SIZE}", "guildhall"]
    done = os.geteuid() == 0 and subprocess.run(["mount", *options, str(folder)], check=False, capture_output=True)
    is_real = done is not False and done.returncode == 0
    try:
        yield SmallDisk(folder, is_real)
    finally:
        if is_real:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
