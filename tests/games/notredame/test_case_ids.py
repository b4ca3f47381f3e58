"""The ids of the rule cases are unique and without gaps, and every example has a case."""

from pathlib import Path
from types import MappingProxyType

from tests.games.case_ids import Cases, Numbered


class TestNumbering(Numbered):
    """The rulebook has fourteen scenarios; the ruling has forty-four small examples and its fine points."""

    cases = Cases(Path(__file__), "ND", others=("guide", "orders", "patron", "sentences", "shortcuts"))
    citable = MappingProxyType({"scenario": 14, "example": 44, "fine point": 27})
    areas = (
        *("SET", "DRAFT", "PLACE", "SCHOOL", "BANK", "HOTEL", "COACH", "PARK", "HOSP", "FRIEND", "CATH"),
        *("HIRE", "PERS", "PLAGUE", "SHARE", "END", "VIEW", "TELL", "DATA"),
    )
