"""The ids of the rule cases are unique and without gaps, and every example has a case."""

from pathlib import Path
from types import MappingProxyType

from tests.games.case_ids import Cases, Numbered


class TestNumbering(Numbered):
    """The rulebook has eight examples; the ruling has thirty-nine small ones and its fine points."""

    cases = Cases(
        Path(__file__), "U", others=("guide", "orders", "sentences", "shortcuts", "skipper", "helmsman", "standing")
    )
    citable = MappingProxyType({"rulebook": 8, "example": 39, "fine point": 26})
    areas = (
        *("SET", "PUSH", "SWAP", "CREST", "GUARD", "MONEY", "CLEAR", "BUY", "RIVER", "SEAL", "QUART", "SHIELD"),
        *("DESC", "CARD", "TOWER", "ASK", "BACK", "END", "VIEW", "RULE", "DATA"),
    )
