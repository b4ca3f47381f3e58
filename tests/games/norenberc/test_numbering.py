"""The ids of the rule cases: each is given once, and each group counts on without a gap."""

import ast
import re
from collections import Counter, defaultdict
from pathlib import Path

CASE = re.compile(r"N\.([A-Z]+)\.(\d+): \S")


def rule_cases() -> dict[str, str]:
    """Every test function of this folder but those of this file, with its docstring."""
    files = [file for file in Path(__file__).parent.glob("test_*.py") if file != Path(__file__)]
    return {
        f"{file.name}::{node.name}": ast.get_docstring(node) or ""
        for file in files
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_every_rule_case_states_its_id_and_rule() -> None:
    """A docstring begins like "N.REC.4: Window 4 costs ..."."""
    assert [name for name, docstring in rule_cases().items() if not CASE.match(docstring)] == []


def test_no_id_is_given_twice() -> None:
    """An id can be cited."""
    ids = Counter(docstring.partition(":")[0] for docstring in rule_cases().values())
    assert [case for case, number in ids.items() if number > 1] == []


def test_every_group_counts_on_without_a_gap() -> None:
    """From 1 to the number of the group's cases."""
    groups: dict[str, list[int]] = defaultdict(list)
    for docstring in rule_cases().values():
        if match := CASE.match(docstring):
            groups[match[1]].append(int(match[2]))
    assert {group: sorted(numbers) for group, numbers in groups.items()} == {
        group: list(range(1, len(numbers) + 1)) for group, numbers in groups.items()
    }


def test_every_fine_point_of_the_ruling_has_its_case() -> None:
    """The ruling has twelve fine points."""
    fine = {docstring.partition(":")[0] for docstring in rule_cases().values() if docstring.startswith("N.FINE.")}
    assert fine == {f"N.FINE.{number}" for number in range(1, 13)}
