"""Reading files that a host names: bounded, since a file may be a device without an end."""

from pathlib import Path

from bot.host_errors import FileTooLarge


def read_at_most(file: Path, most: int) -> bytes:
    """The content of a file. Raises `FileTooLarge` if it has more bytes than this."""
    with file.open("rb") as opened:
        data = opened.read(most + 1)
    if len(data) > most:
        raise FileTooLarge(file=str(file), most=most)
    return data
