"""The ids of the rule cases: each is given once, each area counts on without a gap, and every example has its case."""

import ast
import re
from collections import Counter, defaultdict
from pathlib import Path

CASE = re.compile(r"ND\.([A-Z]+)\.(\d+): \S")
CITED = re.compile(r"\((scenario|example|fine point) (\d+)\)")
CITABLE = {"scenario": 14, "example": 44, "fine point": 27}
"""What the ruling counts: the rulebook's own examples, small exact ones, and points decided."""
AREAS = (
    *("SET", "DRAFT", "PLACE", "SCHOOL", "BANK", "HOTEL", "COACH", "PARK", "HOSP", "FRIEND", "CATH"),
    *("HIRE", "PERS", "PLAGUE", "SHARE", "END", "VIEW", "TELL", "DATA"),
)


def rule_cases() -> dict[str, str]:
    """Every test function of this folder but those of this file, with its docstring."""
    files = [file for file in Path(__file__).parent.glob("test_*.py") if file != Path(__file__)]
    return {
        f"{file.name}::{node.name}": " ".join((ast.get_docstring(node) or "").split())
        for file in files
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_every_rule_case_states_its_id_and_rule() -> None:
    """A docstring begins like "ND.BANK.4: The missing coins come ..."."""
    assert [name for name, docstring in rule_cases().items() if not CASE.match(docstring)] == []


def test_no_id_is_given_twice() -> None:
    """An id can be cited."""
    ids = Counter(docstring.partition(":")[0] for docstring in rule_cases().values())
    assert [case for case, number in ids.items() if number > 1] == []


def test_every_area_counts_on_without_a_gap() -> None:
    """From 1 to the number of the area's cases."""
    areas: dict[str, list[int]] = defaultdict(list)
    for docstring in rule_cases().values():
        if match := CASE.match(docstring):
            areas[match[1]].append(int(match[2]))
    assert set(areas) == set(AREAS)
    assert {area: sorted(numbers) for area, numbers in areas.items()} == {
        area: list(range(1, len(numbers) + 1)) for area, numbers in areas.items()
    }


def test_every_example_of_the_ruling_has_its_case() -> None:
    """The rulebook's fourteen, the forty-four small ones, and the twenty-seven fine points."""
    cited = {(kind, int(number)) for docstring in rule_cases().values() for kind, number in CITED.findall(docstring)}
    wanted = {(kind, number) for kind, most in CITABLE.items() for number in range(1, most + 1)}
    assert sorted(wanted - cited) == []
    assert sorted(cited - wanted) == []
