"""The gateway's transport compressions: one stream for a whole connection."""

import importlib
import zlib
from collections.abc import Callable
from typing import Any

Compress = Callable[[bytes], bytes]


def compressor(asked: str | None) -> Compress | None:
    """Return the function that compresses payloads; None for plain text, which discord.py always accepts."""
    maker = MAKERS.get(asked or "")
    return maker() if maker else None


def _zlib() -> Compress:
    stream = zlib.compressobj()

    def pack(payload: bytes) -> bytes:
        return stream.compress(payload) + stream.flush(zlib.Z_SYNC_FLUSH)

    return pack


def _zstd() -> Compress | None:
    try:
        module: Any = importlib.import_module("zstandard")
    except ImportError:
        return None
    stream = module.ZstdCompressor(level=3).compressobj()
    block = module.COMPRESSOBJ_FLUSH_BLOCK

    def pack(payload: bytes) -> bytes:
        return bytes(stream.compress(payload) + stream.flush(block))

    return pack


MAKERS: dict[str, Callable[[], Compress | None]] = {"zlib-stream": _zlib, "zstd-stream": _zstd}
