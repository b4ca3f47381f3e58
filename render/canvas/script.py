"""Right-to-left names without a shaping library: joined letters and display order."""

import unicodedata
from functools import cache
from itertools import pairwise

_FORMS = {"<isolated>": 0, "<final>": 1, "<initial>": 2, "<medial>": 3}


@cache
def _joined_forms() -> dict[str, dict[int, str]]:
    """For each Arabic letter (or lam with alef) its shapes, from the compatibility forms of Unicode."""
    forms: dict[str, dict[int, str]] = {}
    for code in (*range(0xFB50, 0xFC00), *range(0xFE70, 0xFEFD)):
        kind, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        if kind in _FORMS and letters[0] != "0020":
            forms.setdefault("".join(chr(int(letter, 16)) for letter in letters), {})[_FORMS[kind]] = chr(code)
    return forms


def shape(text: str) -> str:
    """Arabic letters in the shapes their neighbors ask for; other text as it is."""
    if not any("\u0600" <= letter <= "\u06ff" for letter in text):
        return text
    forms = _joined_forms()
    letters = _with_ligatures([letter for letter in text if not unicodedata.combining(letter)], forms)
    shaped = []
    for at, letter in enumerate(letters):
        joins_before = at > 0 and 2 in forms.get(letters[at - 1], {}) and 1 in forms.get(letter, {})
        joins_after = at + 1 < len(letters) and 2 in forms.get(letter, {}) and 1 in forms.get(letters[at + 1], {})
        shaped.append(forms.get(letter, {}).get(joins_before + 2 * joins_after, letter))
    return "".join(shaped)


def _with_ligatures(letters: list[str], forms: dict[str, dict[int, str]]) -> list[str]:
    joined: list[str] = []
    for letter in letters:
        if joined and joined[-1] == "\u0644" and joined[-1] + letter in forms:
            joined[-1] += letter
        else:
            joined.append(letter)
    return joined


def display_order(text: str) -> str:
    """Letters from left to right as they are drawn: a simple form of the bidirectional algorithm."""
    if not any(map(_is_rtl, text)):
        return text
    runs: list[tuple[bool, list[str]]] = []
    for letter, is_rtl in zip(text, _directions(text), strict=True):
        if runs and runs[-1][0] == is_rtl:
            runs[-1][1].append(letter)
        else:
            runs.append((is_rtl, [letter]))
    base_rtl = sum(map(_is_rtl, text)) > sum(unicodedata.bidirectional(letter) == "L" for letter in text)
    drawn = [run[::-1] if is_rtl else run for is_rtl, run in runs]
    return "".join(letter for run in (drawn[::-1] if base_rtl else drawn) for letter in run)


def _directions(text: str) -> list[bool]:
    """Whether each letter runs to the left; what has no direction does so between two that do."""
    directions = [_is_rtl(letter) for letter in text]
    strong = [at for at, letter in enumerate(text) if not _is_neutral(letter)]
    for before, after in pairwise(strong):
        if directions[before] and directions[after]:
            directions[before:after] = [True] * (after - before)
    return directions


def _is_rtl(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in ("R", "AL")


def _is_neutral(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in ("WS", "ON", "NSM", "CS")
