"""Forged game records: record files with changed contents and valid seals."""

from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from msgspec import msgpack

NASTY_WORDS = (
    *("", "0", "1", "-1", "+1", "99", "007", "1e9", "0x10", "9" * 5000, "x", "a" * 20_000),
    *("None", "{}", "[]", "../../etc/passwd", "%s", "{0}", "$name", "\x00", "\x1b[31m", "\t", "\r"),
)
NASTY_VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 99, 2**31, 2**63 - 1, -(2**63), 2**64 - 1, 1.5, float("nan"), float("inf")),
    *("", "x", "x" * 1000, b"", b"\xff", [], [0], [-1], [99], [[]], [None] * 300, {}, {"x": 1}, {1: 2}),
)
NASTY_BYTES = (
    *(b"", b"\xc1", b"\xff" * 9, b"\x91" * 100_000 + b"\x00", b"\x81\xa1x" * 100_000 + b"\x00"),
    *(
        b"\xdd\xff\xff\xff\xff",
        b"\xdf\xff\xff\xff\xff",
        b"\xdb\xff\xff\xff\xff",
        b"\xc6\xff\xff\xff\xff",
        b"\xa2\xff\xfe",
    ),
    *(msgpack.encode(value) for value in NASTY_VALUES),
)


def unseal(text: str) -> list[str]:
    """Return the lines of a record without their seals."""
    return [line.rpartition(" #")[0] for line in text.splitlines()]


def seal(lines: list[str]) -> bytes:
    """Return the lines as a record with valid seals."""
    running, sealed = sha256(), []
    for line in lines:
        running.update(f"{line}\n".encode("latin-1"))
        sealed.append(f"{line} #{running.hexdigest()[:8]}\n".encode("latin-1"))
    return b"".join(sealed)


def forge_files(data: bytes) -> Iterator[bytes]:
    """Yield damaged copies of a file, and files that are not records."""
    lines = data.splitlines(keepends=True)
    yield from (
        b"",
        b"\n",
        b"\0",
        b"\0" * 10_000,
        b"\xff" * 1000,
        b"\n" * 1000,
        b"#\n" * 1000,
        b" #\n",
        bytes(range(256)),
    )
    yield from (data[:-1], data[: len(data) // 2], data + data, data + b"\n", data + b"x", b"\xef\xbb\xbf" + data)
    yield from (data.replace(b"\n", b"\r\n"), data.replace(b"\n", b"\r"), data.decode().encode("utf-16"), data.upper())
    yield from (
        b"".join(reversed(lines)),
        b"".join(lines[1:]),
        b"".join(lines[:1] * 2 + lines[1:]),
        b"".join(lines * 3),
    )


def forge_lines(lines: list[str]) -> Iterator[list[str]]:
    """Yield records with the first line of each kind lost, repeated, moved, or changed."""
    kinds: dict[str, int] = {}
    for at, line in enumerate(lines):
        kinds.setdefault(line.partition(" ")[0], at)
    for at in kinds.values():
        before, line, after = lines[:at], lines[at], lines[at + 1 :]
        yield [*before, *after]
        yield [*before, line, line, *after]
        yield [*before, *[line] * 100, *after]
        yield [*before, *after, line]
        yield [line, *before, *after]
        yield [*before, *after[:1], line, *after[1:]]
        yield from ([*before, other, *after] for other in forge_words(line))


def forge_words(line: str) -> Iterator[str]:
    """Yield a line with one word lost, duplicated or replaced, or with additional words."""
    words = line.split(" ")
    for at in range(len(words)):
        before, word, after = words[:at], words[at], words[at + 1 :]
        for nasty in ([], [word, word], *([nasty] for nasty in NASTY_WORDS)):
            yield " ".join([*before, *nasty, *after])
    yield " ".join([*words, *["x"] * 1000])
    yield line.upper()
    yield f" {line}"
    yield f"{line} "
    yield f"{line}\u00e9"


def forge_bytes(packed: bytes) -> Iterator[str]:
    """Yield words in place of packed bytes: invalid ones, and the same structure with one value replaced."""
    yield from NASTY_WORDS
    yield b64encode(packed).decode()[:-2]
    for other in (*NASTY_BYTES, packed[: len(packed) // 2], packed * 2, *_forge_values(packed)):
        yield b64encode(other).decode()


def _forge_values(packed: bytes) -> Iterator[bytes]:
    value = msgpack.decode(packed)
    for number, path in enumerate(_paths(value)):
        yield msgpack.encode(_replace(value, path, NASTY_VALUES[number % len(NASTY_VALUES)]))


def _paths(value: Any) -> Iterator[tuple[Any, ...]]:
    """Yield the path to every value in a structure."""
    yield ()
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from ((key, *path) for path in _paths(inner))


def _replace(value: Any, path: tuple[Any, ...], other: Any) -> Any:
    if not path:
        return other
    copy = value.copy()
    copy[path[0]] = _replace(value[path[0]], path[1:], other)
    return copy
