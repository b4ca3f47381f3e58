"""What a bot's process is told of its world by whoever tests it: how far its clock is off, how slow its disk is."""

import mmap
import struct
from pathlib import Path

FIGURES = struct.Struct("dd")


class Conditions:
    """Two figures in a file that the tests write and the bot's process reads, at any time."""

    def __init__(self, file: Path) -> None:
        self.file = file
        if not file.exists():
            file.write_bytes(bytes(FIGURES.size))
        with file.open("r+b") as opened:
            self._shared = mmap.mmap(opened.fileno(), FIGURES.size)

    @property
    def clock_ahead(self) -> float:
        """Seconds that the bot's clock shows more than it is."""
        return float(FIGURES.unpack_from(self._shared)[0])

    @clock_ahead.setter
    def clock_ahead(self, seconds: float) -> None:
        FIGURES.pack_into(self._shared, 0, seconds, self.disk_lag)

    @property
    def disk_lag(self) -> float:
        """Seconds that each transaction in a file takes more than it must."""
        return float(FIGURES.unpack_from(self._shared)[1])

    @disk_lag.setter
    def disk_lag(self, seconds: float) -> None:
        FIGURES.pack_into(self._shared, 0, self.clock_ahead, seconds)
