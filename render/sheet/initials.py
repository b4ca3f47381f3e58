"""The letters on the players' badges: each name's initial, made different where two would look alike."""

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from render.canvas import fonts

WIDEST_LETTER = 1.15
"""How wide a letter may be, in multiples of its size, to fit on a badge."""

_TWINS = str.maketrans("АВЕКМНОРСТУХЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ01", "ABEKMHOPCTYXSIJABEZHIKMNOPTYXOI")  # noqa: RUF001
"""Letters of other scripts, and digits, that look like Latin ones."""


@lru_cache(maxsize=256)
def find_initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for each name, no two alike; nothing where a name has none left: its shape must do."""
    starts = [_look(letter) for name in names for letter in [*_letters(name)][:1]]
    taken: set[str] = set()
    return tuple(_choose(name, starts, taken) for name in names)


def _choose(name: str, starts: Sequence[str], taken: set[str]) -> str:
    """The initial; a name that shares it with another is known by its number, its other words or its other letters."""
    letters, words = [*_letters(name)], name.split()
    if not letters:
        return ""
    is_shared = starts.count(_look(letters[0])) > 1
    number = [words[-1]] if is_shared and words[-1].isdecimal() and len(words[-1]) == 1 else []
    others = [letter for letter in letters[1:] if _look(letter) not in starts]
    found = next((letter for letter in [*number, letters[0], *others] if _look(letter) not in taken), "")
    taken.add(_look(found))
    return found


def _letters(name: str) -> Iterator[str]:
    """The letters and digits that fit on a badge, those that begin a word first, each with its marks."""
    words = [[*_clusters(word)] for word in unicodedata.normalize("NFC", name).split()]
    clusters = [word[0] for word in words if word] + [cluster for word in words for cluster in word[1:]]
    for cluster in clusters:
        upper = cluster.upper()
        shown = upper if len(upper) == len(cluster) else cluster
        if 0 < fonts.width(shown, "text", 100) <= 100 * WIDEST_LETTER and not fonts.is_missing(shown, "text"):
            yield shown


def _clusters(word: str) -> Iterator[str]:
    """Letters and digits with the marks that belong to them."""
    cluster = ""
    for letter in word:
        if cluster and unicodedata.category(letter).startswith("M"):
            cluster += letter
            continue
        if cluster:
            yield cluster
        cluster = letter if letter.isalpha() or letter.isdecimal() else ""
    if cluster:
        yield cluster


def _look(letter: str) -> str:
    """What a letter looks like."""
    return letter.upper().translate(_TWINS)
