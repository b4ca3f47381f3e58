"""Reads files named by the operator, up to a size limit, since a file may be an endless device."""

from pathlib import Path

from bot.host_errors import FileTooLarge


def read_at_most(file: Path, most: int) -> bytes:
    """Read a file. Raises `FileTooLarge` if it has more than `most` bytes."""
    with file.open("rb") as opened:
        data = opened.read(most + 1)
    if len(data) > most:
        raise FileTooLarge(file=str(file), most=most)
    return data
