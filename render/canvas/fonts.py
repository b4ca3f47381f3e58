"""The shipped fonts, and text in any script: each letter in the first font that has it."""

import re
import unicodedata
from functools import cache, lru_cache
from typing import Literal, NamedTuple, TypeAlias

from bot.words.direction import ISOLATES
from render.canvas.coverage import FOLDER, read_coverage
from render.canvas.faces import FILES, true_size
from render.canvas.letters import measure
from render.canvas.script import display_order
from render.canvas.shaping import SHAPED, Glyph, shape

Face: TypeAlias = Literal["text", "display"]

CHAINS: dict[Face, tuple[str, ...]] = {
    "text": ("text", "scripts", "emoji", "cjk", "hangul"),
    "display": ("display", "text", "scripts", "emoji", "cjk", "hangul"),
}
"""Fonts in the order in which a letter is looked up; letters of shaped scripts use their script's font instead."""

MISSING = "\u25c6"
"""The mark drawn once in place of consecutive letters that are in no font."""

_BREAKS = re.compile(r"[ \t\n]+")
"""Characters at which a line may be broken."""
_PLAIN = re.compile("[ -~\u00a0-\u00ac\u00ae-\u024f\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u2212]*")
"""Matches texts of composed letters without shaping, as most texts are."""
NEAR = 8
"""Tolerance in pixels between a line's width and the sum of its words' widths, due to kerning with spaces."""
_JOINERS = "\u200c\u200d"
_FULL_WIDTH = {0xFEE0 + code: code for code in range(0x21, 0x7F)}
"""Full-width Latin letters, drawn at normal width."""
_LATIN = re.compile(r"LATIN (SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL) ([A-Z])\b")
"""Matches Unicode names of letters that are variants of Latin ones."""


class Run(NamedTuple):
    """Consecutive letters in one font; shaped letters also have glyphs."""

    text: str
    file: str
    glyphs: tuple[Glyph, ...] = ()


@cache
def coverage(name: str) -> frozenset[int]:
    """Return the letters of a font."""
    return read_coverage(FOLDER / FILES[name])


@lru_cache(maxsize=1024)
def _script_of(letter: str) -> str:
    """Return the script that shapes a letter, or ""."""
    code = ord(letter)
    if not (0x590 <= code < 0x1800 or 0xFB1D <= code < 0xFEFF):
        return ""
    return next((script for script in SHAPED if code in coverage(script)), "")


def _is_silent(letter: str) -> bool:
    """True for joiners, selectors, direction marks and combining marks, which a basic layout cannot place."""
    code = ord(letter)
    kind = unicodedata.category(letter)
    return kind in ("Cf", "Cc", "Cs", "Mn", "Me", "Zl", "Zp") or 0xFE00 <= code <= 0xFE0F or 0x1F3FB <= code <= 0x1F3FF


def _drop_silent(text: str) -> str:
    """Remove invisible letters; marks and joiners stay in shaped scripts."""
    kept: list[str] = []
    for letter in text:
        if letter.isspace():
            kept.append(" ")
        elif letter in _JOINERS:
            kept += letter if kept and _script_of(kept[-1]) else ""
        elif letter in ISOLATES or not _is_silent(letter) or _script_of(letter):
            kept.append(letter)
    return "".join(kept)


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """Normalize a text: composed, in display order, without invisible letters."""
    if _PLAIN.fullmatch(text):
        return " ".join(text.split())
    return display_order(" ".join(_drop_silent(unicodedata.normalize("NFC", text).translate(_FULL_WIDTH)).split()))


@lru_cache(maxsize=4096)
def _find_face(letter: str, face: Face) -> str:
    """Return the first font that has a letter, or ""."""
    code = ord(letter)
    return _script_of(letter) or next((name for name in CHAINS[face] if code in coverage(name)), "")


@lru_cache(maxsize=1024)
def _plain_form(letter: str, face: Face) -> str:
    """Return the plain form of a letter that is in no font, such as "A" for a mathematical A, or else `MISSING`."""
    named = _LATIN.match(unicodedata.name(letter, ""))
    latin = "" if named is None else named[2].lower() if named[1] == "SMALL LETTER" else named[2]
    for form in (unicodedata.normalize("NFKC", letter), latin):
        if form and all(_find_face(part, face) for part in form):
            return form
    return MISSING


@lru_cache(maxsize=4096)
def runs(text: str, face: Face) -> tuple[Run, ...]:
    """Split a text by fonts; letters that are in no font are replaced by their plain forms or by `MISSING`."""
    found: list[tuple[str, str]] = []
    cleaned, usual = clean(text), CHAINS[face][0]
    if cleaned and _PLAIN.fullmatch(cleaned) and coverage(usual).issuperset(map(ord, cleaned)):
        return (Run(cleaned, usual),)
    for letter in cleaned:
        for drawn in [letter] if letter in _JOINERS or _find_face(letter, face) else _plain_form(letter, face):
            name = found[-1][1] if drawn in _JOINERS and found else _find_face(drawn, face)
            if drawn == MISSING and found and found[-1][0].endswith(MISSING):
                continue
            if found and found[-1][1] == name:
                found[-1] = (found[-1][0] + drawn, name)
            else:
                found.append((drawn, name))
    return tuple(Run(part, name, shape(part, name) if name in SHAPED else ()) for part, name in found)


def is_missing(text: str, face: Face) -> bool:
    """True if some letter of the text is in no font."""
    return any(MISSING in run.text for run in runs(text, face))


def is_seen(text: str, face: Face) -> bool:
    """True if at least one letter of a text is drawn, other than as `MISSING`."""
    return any(run.text.strip(f"{MISSING} ") for run in runs(text, face))


def run_length(run: Run, size: int) -> float:
    """Return a run's advance in pixels."""
    if run.glyphs:
        return sum(glyph.advance for glyph in run.glyphs) * true_size(run.file, size)
    return measure(run.text, run.file, size)


@lru_cache(maxsize=8192)
def _length(text: str, face: Face, size: int) -> float:
    return sum(run_length(run, size) for run in runs(text, face))


@lru_cache(maxsize=64)
def _space(face: Face, size: int) -> float:
    return measure(" ", CHAINS[face][0], size)


def width(text: str, face: Face, size: int) -> int:
    """Return a text's width in pixels."""
    return int(_length(text, face, size) + 0.999)


@lru_cache(maxsize=4096)
def fit(text: str, face: Face, size: int, room: int) -> str:
    """Cut a text with an ellipsis if it is wider than `room`."""
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
    """Break a text into lines no wider than `room`; never at a no-break space."""
    lines: list[tuple[str, float]] = []
    line, long, space = "", 0.0, _space(face, size)
    for word in _BREAKS.split(text.strip()):
        longer, together = f"{line} {word}".strip(), long + space + _length(word, face, size)
        if line and _is_too_long(longer, together, face, size, room):
            lines.append((line, long))
            longer, together = word, _length(word, face, size)
        line, long = longer, together
    done = [*lines, (line, long)] if line else lines
    return [fit(line, face, size, room) if _is_too_long(line, long, face, size, room) else line for line, long in done]


def _is_too_long(line: str, together: float, face: Face, size: int, room: int) -> bool:
    """True if a line is too wide; `together`, the sum of its words' widths, decides unless it is close to `room`."""
    if abs(together - room) > NEAR and _PLAIN.fullmatch(line):
        return together > room
    return width(line, face, size) > room


def cap_height(face: Face, size: int) -> int:
    """Return the height of a capital letter or digit."""
    return round(size * (0.7 if face == "text" else 0.66))
