"""Ids of rule cases, such as "N.REC.4" or "ND.BANK.2", read from the docstrings of a folder's tests."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType


class Cases:
    """The test functions of the calling file's folder, without that file and the files named in `others`."""

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
        """Ids that are used more than once."""
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
        """True if each area is numbered from 1 without a gap."""
        return all(numbers == list(range(1, len(numbers) + 1)) for numbers in self.areas().values())


class Numbered:
    """Requirements on the ids of a game's cases; each game's test class sets the attributes."""

    cases: Cases
    areas: tuple[str, ...] = ()
    """All areas of the game, sorted."""
    citable: Mapping[str, int] = MappingProxyType({})
    """Number of items that the cases must cite, by kind of item numbered in the ruling, such as "example"."""

    def test_every_rule_case_states_its_id_and_rule(self) -> None:
        """A docstring begins like "U.SEAL.4: Full quarters are ..."."""
        assert self.cases.without_id() == []

    def test_no_id_is_used_twice(self) -> None:
        """Ids are unique, so that they can be cited."""
        assert self.cases.doubled() == []

    def test_every_area_is_numbered_without_a_gap(self) -> None:
        """The numbers run from 1 to the number of cases in the area."""
        assert not self.areas or set(self.areas) == set(self.cases.areas())
        assert self.cases.have_no_gap(), self.cases.areas()

    def test_cases_cite_everything_that_the_ruling_numbers(self) -> None:
        """Each example, scenario and fine point is cited by a case, and cases cite nothing else."""
        pattern = re.compile(rf"({'|'.join(self.citable) or '(?!)'}) (\d+)")
        texts = self.cases.docstrings.values()
        cited = {(kind, int(number)) for text in texts for kind, number in pattern.findall(text)}
        wanted = {(kind, number) for kind, most in self.citable.items() for number in range(1, most + 1)}
        assert sorted(wanted - cited) == []
        assert sorted(cited - wanted) == []
