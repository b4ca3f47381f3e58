"""The bytes of attachments, avatars and emojis, in memory or in a folder."""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bot.sandbox.content_types import content_type

SIGNATURES = {b"\x89PNG\r\n\x1a\n": "image/png", b"GIF8": "image/gif", b"\xff\xd8": "image/jpeg"}


@dataclass(slots=True)
class File:
    """A file that a person or the bot sent."""

    name: str
    content: bytes

    @property
    def type(self) -> str:
        """The content type, derived from the name: uploads always arrive as application/octet-stream."""
        return content_type(self.name)


class Files:
    """Files by key."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder / "files" if folder else None
        self._kept: dict[str, bytes] = {}
        if self._folder:
            self._folder.mkdir(parents=True, exist_ok=True)

    def put(self, key: str, content: bytes) -> None:
        """Store bytes under an alphanumeric key."""
        if self._folder:
            (self._folder / key).write_bytes(content)
        else:
            self._kept[key] = content

    def find(self, key: str) -> bytes | None:
        """Return the content stored under a key, or None."""
        if not key.isalnum():
            return None
        if self._folder is None:
            return self._kept.get(key)
        path = self._folder / key
        return path.read_bytes() if path.is_file() else None


def picture_type(content: bytes) -> str | None:
    """Return the content type of a PNG, GIF, WebP or JPEG, judged by its first bytes; None for other files."""
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    return next((kind for mark, kind in SIGNATURES.items() if content.startswith(mark)), None)


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG, GIF, WebP or JPEG; None for other files and for truncated ones."""
    kind = picture_type(content)
    try:
        return SIZES[kind](content) if kind else None
    except struct.error:
        return None


def _png_size(content: bytes) -> tuple[int, int] | None:
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _gif_size(content: bytes) -> tuple[int, int] | None:
    width, height = struct.unpack("<HH", content[6:10])
    return width, height


def _webp_size(content: bytes) -> tuple[int, int] | None:
    kind = content[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(content[24:27], "little"), 1 + int.from_bytes(content[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(content[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + ((bits >> 14) & 0x3FFF)
    width, height = struct.unpack("<HH", content[26:30])
    return width & 0x3FFF, height & 0x3FFF


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(content):
        marker, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4], "big")
        if marker in (0xC0, 0xC1, 0xC2):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None


SIZES: dict[str, Callable[[bytes], tuple[int, int] | None]] = {
    "image/png": _png_size,
    "image/gif": _gif_size,
    "image/webp": _webp_size,
    "image/jpeg": _jpeg_size,
}
