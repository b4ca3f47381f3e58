"""The ids of the rule cases: each is given once, each area counts on without a gap, and every example has its case."""

import re
from pathlib import Path

from tests.games.numbering import Cases

CASES = Cases(Path(__file__), "ND", others=("guide", "sentences", "shortcuts", "patron"))
CITED = re.compile(r"\((scenario|example|fine point) (\d+)\)")
CITABLE = {"scenario": 14, "example": 44, "fine point": 27}
"""What the ruling counts: the rulebook's own examples, small exact ones, and points decided."""
AREAS = (
    *("SET", "DRAFT", "PLACE", "SCHOOL", "BANK", "HOTEL", "COACH", "PARK", "HOSP", "FRIEND", "CATH"),
    *("HIRE", "PERS", "PLAGUE", "SHARE", "END", "VIEW", "TELL", "DATA"),
)


def test_every_rule_case_states_its_id_and_rule() -> None:
    """A docstring begins like "ND.BANK.4: The missing coins come ..."."""
    assert CASES.without_id() == []


def test_no_id_is_given_twice() -> None:
    """An id can be cited."""
    assert CASES.doubled() == []


def test_every_area_counts_on_without_a_gap() -> None:
    """From 1 to the number of the area's cases; none is forgotten."""
    assert set(CASES.areas()) == set(AREAS)
    assert CASES.have_no_gap(), CASES.areas()


def test_every_example_of_the_ruling_has_its_case() -> None:
    """The rulebook's fourteen, the forty-four small ones, and the twenty-seven fine points."""
    cited = {(kind, int(number)) for text in CASES.docstrings.values() for kind, number in CITED.findall(text)}
    wanted = {(kind, number) for kind, most in CITABLE.items() for number in range(1, most + 1)}
    assert sorted(wanted - cited) == []
    assert sorted(cited - wanted) == []
