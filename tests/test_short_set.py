"""The short set of tests, which CI runs on every Python version."""

from pathlib import Path

import pytest

NAMES = Path("tests/short.txt").read_text().split()


@pytest.mark.parametrize("name", NAMES)
def test_the_short_set_names_only_existing_tests(name: str) -> None:
    """With workers, pytest runs no tests at all if one name is missing."""
    assert Path(name.split("::", maxsplit=1)[0]).exists()
