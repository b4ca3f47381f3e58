"""Reads from a font's character map which letters the font has."""

import struct
from functools import cache
from pathlib import Path

from bot.data_folder import DATA

FOLDER = DATA / "fonts"
"""The folder of the shipped fonts."""
PRIVATE = 0xF0000
"""Start of the private use area where the shipped fonts keep the glyphs for shaping."""


def _tables(file: bytes) -> dict[bytes, int]:
    (count,) = struct.unpack_from(">H", file, 4)
    return {file[12 + 16 * at : 16 + 16 * at]: struct.unpack_from(">I", file, 20 + 16 * at)[0] for at in range(count)}


@cache
def read_coverage(path: Path) -> frozenset[int]:
    """Return the codes of all letters in a font file, except private ones."""
    file = path.read_bytes()
    base = _tables(file)[b"cmap"]
    (count,) = struct.unpack_from(">H", file, base + 2)
    letters: set[int] = set()
    for at in range(count):
        (offset,) = struct.unpack_from(">I", file, base + 8 + 8 * at)
        (kind,) = struct.unpack_from(">H", file, base + offset)
        if kind in _READERS:
            letters |= _READERS[kind](file, base + offset)
    return frozenset(letter for letter in letters if letter < PRIVATE)


def _read_segments(file: bytes, at: int) -> set[int]:
    """Read a character map of format 4: ranges of two-byte codes."""
    count = struct.unpack_from(">H", file, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", file, at + 14)
    starts = struct.unpack_from(f">{count}H", file, at + 16 + 2 * count)
    return {letter for start, end in zip(starts, ends, strict=True) for letter in range(start, end + 1) if end < 0xFFFF}


def _read_groups(file: bytes, at: int) -> set[int]:
    """Read a character map of format 12: ranges of codes of any size."""
    (count,) = struct.unpack_from(">I", file, at + 12)
    groups = [struct.unpack_from(">II", file, at + 16 + 12 * group) for group in range(count)]
    return {letter for start, end in groups for letter in range(start, end + 1)}


_READERS = {4: _read_segments, 12: _read_groups}
