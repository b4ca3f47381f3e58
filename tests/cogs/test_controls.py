"""The ids of buttons and lists: whatever is clicked is read in one way only."""

from collections import Counter

from cogs.clicks.clicks import ACTS


def test_every_kind_of_control_has_a_letter_of_its_own() -> None:
    """Or one button would do what another says."""
    letters = Counter(control.id() for control in ACTS)
    assert [letter for letter, count in letters.items() if count > 1] == []
