"""Conditions that tests set for a bot's process: its clock offset and its disk's slowness."""

import mmap
import struct
from pathlib import Path

FIGURES = struct.Struct("dd")


class Conditions:
    """Two numbers in a file that tests write and the bot's process reads."""

    def __init__(self, file: Path) -> None:
        self.file = file
        if not file.exists():
            file.write_bytes(bytes(FIGURES.size))
        with file.open("r+b") as opened:
            self._shared = mmap.mmap(opened.fileno(), FIGURES.size)

    @property
    def clock_ahead(self) -> float:
        """Seconds by which the bot's clock is ahead."""
        return float(FIGURES.unpack_from(self._shared)[0])

    @clock_ahead.setter
    def clock_ahead(self, seconds: float) -> None:
        FIGURES.pack_into(self._shared, 0, seconds, self.disk_lag)

    @property
    def disk_lag(self) -> float:
        """Additional seconds per transaction in a file."""
        return float(FIGURES.unpack_from(self._shared)[1])

    @disk_lag.setter
    def disk_lag(self, seconds: float) -> None:
        FIGURES.pack_into(self._shared, 0, self.clock_ahead, seconds)
