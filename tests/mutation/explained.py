"""The table of the mutants that no test can notice, with the reason for each."""

import re
from collections.abc import Iterator

from tests.mutation.mutants import ROOT

TABLE = ROOT / "docs" / "mutants.md"

_ROW = re.compile(r"^\| `(?P<place>[^`]+)` \| (?P<faults>.+) \| (?P<why>[^|`]+) \|$", re.MULTILINE)
"""A file and a function, one or more faults there, and why nobody can notice them."""
_FAULT = re.compile(r"(`+)(.+?)\1(?:<br>|$)")


def explained_names() -> set[str]:
    """The names of the mutants in the table."""
    return set(_names(TABLE.read_text("utf-8")))


def _names(table: str) -> Iterator[str]:
    for row in _ROW.finditer(table):
        for _, fault in _FAULT.findall(row["faults"]):
            yield f"{row['place']}: {fault}"
