"""The ids of the rule cases are unique, and each area has no gaps."""

from pathlib import Path

from tests.games.case_ids import Cases, Numbered


class TestNumbering(Numbered):
    """The cases of the ruling's fine points have their own area."""

    cases = Cases(
        Path(__file__),
        "N",
        others=(
            "narration",
            "standings",
            "summaries",
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
        """The ruling has twelve fine points."""
        assert self.cases.areas()["FINE"] == list(range(1, 13))
