"""The ids of rule cases, such as "N.REC.4" or "ND.BANK.2": read from the docstrings of a folder's tests."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType


class Cases:
    """Every test function of a folder but those of the file that asks, and of files about something else than rules."""

    def __init__(self, asking: Path, prefix: str, others: tuple[str, ...] = ()) -> None:
        self.pattern = re.compile(rf"{prefix}\.([A-Z]+)\.(\d+): \S")
        left_out = {asking.name, *[f"test_{other}.py" for other in others]}
        files = [file for file in asking.parent.glob("test_*.py") if file.name not in left_out]
        self.docstrings = {
            f"{file.name}::{node.name}": " ".join((ast.get_docstring(node) or "").split())
            for file in files
            for node in ast.parse(file.read_text("utf-8")).body
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        }

    def without_id(self) -> list[str]:
        """Tests whose docstring does not begin with an id and a rule."""
        return [name for name, docstring in self.docstrings.items() if not self.pattern.match(docstring)]

    def doubled(self) -> list[str]:
        """Ids given twice."""
        ids = Counter(docstring.partition(":")[0] for docstring in self.docstrings.values())
        return [case for case, number in ids.items() if number > 1]

    def areas(self) -> dict[str, list[int]]:
        """The numbers of each area, sorted."""
        found: dict[str, list[int]] = defaultdict(list)
        for docstring in self.docstrings.values():
            if match := self.pattern.match(docstring):
                found[match[1]].append(int(match[2]))
        return {area: sorted(numbers) for area, numbers in found.items()}

    def have_no_gap(self) -> bool:
        """Whether each area counts on from 1 to the number of its cases."""
        return all(numbers == list(range(1, len(numbers) + 1)) for numbers in self.areas().values())


class Numbered:
    """What must hold for the ids of a game's cases; a test class of each game names its own."""

    cases: Cases
    areas: tuple[str, ...] = ()
    """Those that there must be."""
    citable: Mapping[str, int] = MappingProxyType({})
    """What the ruling counts and cases cite, such as "example 7": by word, how many there are."""

    def test_every_rule_case_states_its_id_and_rule(self) -> None:
        """A docstring begins like "U.SEAL.4: Full quarters are ..."."""
        assert self.cases.without_id() == []

    def test_no_id_is_given_twice(self) -> None:
        """An id can be cited."""
        assert self.cases.doubled() == []

    def test_every_area_counts_on_without_a_gap(self) -> None:
        """From 1 to the number of the area's cases; none is forgotten."""
        assert not self.areas or set(self.areas) == set(self.cases.areas())
        assert self.cases.have_no_gap(), self.cases.areas()

    def test_everything_that_the_ruling_counts_has_its_case(self) -> None:
        """Examples, scenarios and fine points, each cited by a case, and no other."""
        pattern = re.compile(rf"({'|'.join(self.citable) or '(?!)'}) (\d+)")
        texts = self.cases.docstrings.values()
        cited = {(kind, int(number)) for text in texts for kind, number in pattern.findall(text)}
        wanted = {(kind, number) for kind, most in self.citable.items() for number in range(1, most + 1)}
        assert sorted(wanted - cited) == []
        assert sorted(cited - wanted) == []
