"""Pictures still look like their golden pictures."""

import pytest

from tests.render.norenberc.golden import GOLDENS


@pytest.mark.parametrize("name", GOLDENS.scenes)
def test_a_picture_looks_like_its_golden_one(name: str) -> None:
    """After an intended change run `python -m tests.render.norenberc.golden --write`, and look at the pictures."""
    GOLDENS.check(name)
