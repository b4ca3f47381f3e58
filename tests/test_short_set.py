"""The short set that every Python version runs in CI."""

from pathlib import Path

import pytest

NAMES = Path("tests/short.txt").read_text().split()


@pytest.mark.parametrize("name", NAMES)
def test_the_short_set_names_only_tests_that_exist(name: str) -> None:
    """With workers, pytest runs nothing at all if one name is missing."""
    assert Path(name.split("::", maxsplit=1)[0]).exists()
