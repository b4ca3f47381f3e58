"""The ids of the rule cases: each is given once, and each group counts on without a gap."""

from pathlib import Path

from tests.games.numbering import Cases, Numbered


class TestNumbering(Numbered):
    """Cases of the ruling's fine points are an area of their own."""

    cases = Cases(
        Path(__file__),
        "N",
        others=(
            "account",
            "standings",
            "gathering",
            "how_it_was_won",
            "words",
            "guess",
            "guide",
            "habits",
            "merchant",
            "orders",
            "patient",
            "sentences",
            "shortcuts",
        ),
    )

    def test_every_fine_point_of_the_ruling_has_its_case(self) -> None:
        """The ruling has twelve."""
        assert self.cases.areas()["FINE"] == list(range(1, 13))
