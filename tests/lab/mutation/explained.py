"""The table of mutants that no test can notice, with the reason for each."""

import re
from collections.abc import Iterator

from tests.lab.mutation.mutants import ROOT

TABLE = ROOT / "docs" / "mutants.md"

_ROW = re.compile(r"^\| `(?P<place>[^`]+)` \| (?P<faults>.+) \| (?P<why>[^|`]+) \|$", re.MULTILINE)
"""A file, a function, one or more mutations there, and why no test can notice them."""
_FAULT = re.compile(r"(`+)(.+?)\1(?:<br>|$)")


def explained_names() -> set[str]:
    """Return the names of the mutants in the table."""
    return set(_names(TABLE.read_text("utf-8")))


def _names(table: str) -> Iterator[str]:
    for row in _ROW.finditer(table):
        for _, fault in _FAULT.findall(row["faults"]):
            yield f"{row['place']}: {fault}"
