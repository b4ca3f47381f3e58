"""The ids of the rule cases: each is given once, and each group counts on without a gap."""

from pathlib import Path

from tests.games.numbering import Cases

CASES = Cases(Path(__file__), "N")


def test_every_rule_case_states_its_id_and_rule() -> None:
    """A docstring begins like "N.REC.4: Window 4 costs ..."."""
    assert CASES.without_id() == []


def test_no_id_is_given_twice() -> None:
    """An id can be cited."""
    assert CASES.doubled() == []


def test_every_group_counts_on_without_a_gap() -> None:
    """From 1 to the number of the group's cases."""
    assert CASES.have_no_gap(), CASES.areas()


def test_every_fine_point_of_the_ruling_has_its_case() -> None:
    """The ruling has twelve fine points."""
    assert CASES.areas()["FINE"] == list(range(1, 13))
