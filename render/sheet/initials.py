"""The letters on the players' badges: each name's initial, changed if two would look alike."""

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from render.canvas import fonts

WIDEST_LETTER = 1.15
"""Maximum width of a letter on a badge, in multiples of its size."""

_TWINS = str.maketrans("АВЕКМНОРСТУХЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ01", "ABEKMHOPCTYXSIJABEZHIKMNOPTYXOI")  # noqa: RUF001
"""Letters of other scripts, and digits, that look like Latin letters."""


@lru_cache(maxsize=256)
def find_initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return a different letter for each name; "" if all letters of a name are taken."""
    starts = [_look(letter) for name in names for letter in [*_letters(name)][:1]]
    taken: set[str] = set()
    return tuple(_choose(name, starts, taken) for name in names)


def _choose(name: str, starts: Sequence[str], taken: set[str]) -> str:
    """Return the initial; for names that share an initial, a number, another word's initial or another letter."""
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
    """Yield the letters and digits that fit on a badge, initials of words first, with their marks."""
    words = [[*_clusters(word)] for word in unicodedata.normalize("NFC", name).split()]
    clusters = [word[0] for word in words if word] + [cluster for word in words for cluster in word[1:]]
    for cluster in clusters:
        upper = cluster.upper()
        shown = upper if len(upper) == len(cluster) else cluster
        if 0 < fonts.width(shown, "text", 100) <= 100 * WIDEST_LETTER and not fonts.is_missing(shown, "text"):
            yield shown


def _clusters(word: str) -> Iterator[str]:
    """Yield letters and digits with their combining marks."""
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
    """Return the Latin letter that a letter looks like."""
    return letter.upper().translate(_TWINS)
