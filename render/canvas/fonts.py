"""The faces we ship, and text in any script: each letter in the first face that has it."""

import re
import struct
import unicodedata
from functools import cache, lru_cache
from typing import Literal, NamedTuple, TypeAlias

from PIL import ImageFont

from bot.data_folder import DATA
from render.canvas.script import display_order, shape

Face: TypeAlias = Literal["text", "display"]

FOLDER = DATA / "fonts"
FILES: dict[str, str] = {
    "text": "PTSansNarrow-Bold.ttf",
    "display": "Vollkorn-Black.ttf",
    "scripts": "DejaVuSans-Bold.ttf",
    "emoji": "emoji.ttf",
    "cjk": "cjk.ttf",
    "hangul": "hangul.ttf",
}
CHAINS: dict[Face, tuple[str, ...]] = {
    "text": ("text", "scripts", "emoji", "cjk", "hangul"),
    "display": ("display", "text", "scripts", "emoji", "cjk", "hangul"),
}
"""Where to look for a letter, first to last."""

MISSING = "\u25c6"
"""Drawn once for a stretch of letters that no face has."""

_BREAKS = re.compile(r"[ \t\n]+")
"""Where a line may end."""
_SMALLER = {"scripts": 0.84, "emoji": 0.9, "cjk": 0.92, "hangul": 0.92}
"""The fallback faces are drawn large for their size."""


class Run(NamedTuple):
    """Letters drawn with one face."""

    text: str
    file: str


def _tables(file: bytes) -> dict[bytes, int]:
    (count,) = struct.unpack_from(">H", file, 4)
    return {file[12 + 16 * at : 16 + 16 * at]: struct.unpack_from(">I", file, 20 + 16 * at)[0] for at in range(count)}


@cache
def coverage(name: str) -> frozenset[int]:
    """The letters a face has, read from its character map."""
    file = (FOLDER / FILES[name]).read_bytes()
    base = _tables(file)[b"cmap"]
    (count,) = struct.unpack_from(">H", file, base + 2)
    letters: set[int] = set()
    for at in range(count):
        (offset,) = struct.unpack_from(">I", file, base + 8 + 8 * at)
        (kind,) = struct.unpack_from(">H", file, base + offset)
        if kind in _READERS:
            letters |= _READERS[kind](file, base + offset)
    return frozenset(letters)


def _read_segments(file: bytes, at: int) -> set[int]:
    """Format 4: ranges of two-byte letters."""
    count = struct.unpack_from(">H", file, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", file, at + 14)
    starts = struct.unpack_from(f">{count}H", file, at + 16 + 2 * count)
    return {letter for start, end in zip(starts, ends, strict=True) for letter in range(start, end + 1) if end < 0xFFFF}


def _read_groups(file: bytes, at: int) -> set[int]:
    """Format 12: ranges of any letters."""
    (count,) = struct.unpack_from(">I", file, at + 12)
    groups = [struct.unpack_from(">II", file, at + 16 + 12 * group) for group in range(count)]
    return {letter for start, end in groups for letter in range(start, end + 1)}


_READERS = {4: _read_segments, 12: _read_groups}


@lru_cache(maxsize=12)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size; always the basic layout, so that pictures do not depend on the host's libraries.

    Few are kept: each takes a quarter of a megabyte, and what was drawn with it is kept anyway.
    """
    smaller = round(size * _SMALLER.get(name, 1))
    return ImageFont.truetype(FOLDER / FILES[name], smaller, layout_engine=ImageFont.Layout.BASIC)


def _is_silent(letter: str) -> bool:
    """Joiners, selectors, marks of direction and combining marks that a basic layout cannot place."""
    code = ord(letter)
    kind = unicodedata.category(letter)
    return kind in ("Cf", "Cc", "Cs", "Mn", "Me", "Zl", "Zp") or 0xFE00 <= code <= 0xFE0F or 0x1F3FB <= code <= 0x1F3FF


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """Composed, shaped, in display order, without what cannot be seen."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(
        " " if letter.isspace() else letter for letter in composed if not _is_silent(letter) or letter in "\t\n"
    )
    return display_order(shape(" ".join(visible.split())))


@lru_cache(maxsize=4096)
def runs(text: str, face: Face) -> tuple[Run, ...]:
    """The text by faces; letters that none has become one neat mark."""
    found: list[Run] = []
    for letter in clean(text):
        name = next((name for name in CHAINS[face] if ord(letter) in coverage(name)), None)
        drawn, name = (letter, name) if name else (MISSING, "scripts")
        if drawn == MISSING and found and found[-1].text.endswith(MISSING):
            continue
        if found and found[-1].file == name:
            found[-1] = Run(found[-1].text + drawn, name)
        else:
            found.append(Run(drawn, name))
    return tuple(found)


def is_missing(text: str, face: Face) -> bool:
    """Whether no face has some letter of the text."""
    return any(MISSING in run.text for run in runs(text, face))


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> int:
    """How wide a text is drawn, in pixels."""
    return int(sum(font(run.file, size).getlength(run.text) for run in runs(text, face)) + 0.999)


@lru_cache(maxsize=4096)
def fit(text: str, face: Face, size: int, room: int) -> str:
    """The text, cut with an ellipsis where it would be wider than the room."""
    if width(text, face, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if width(_cut(text, middle), face, size) <= room else (low, middle - 1)
    return _cut(text, low)


def _cut(text: str, length: int) -> str:
    return text[:length].rstrip(" ,.;:\u200d") + "\u2026"


def wrap(text: str, face: Face, size: int, room: int) -> list[str]:
    """The text in lines no wider than the room; none ends at a no-break space."""
    lines, line = [], ""
    for word in _BREAKS.split(text.strip()):
        longer = f"{line} {word}".strip()
        if line and width(longer, face, size) > room:
            lines.append(line)
            longer = word
        line = longer
    return [fit(done, face, size, room) for done in [*lines, line] if done]


def cap_height(face: Face, size: int) -> int:
    """The height of a capital letter or digit."""
    return round(size * (0.7 if face == "text" else 0.66))
