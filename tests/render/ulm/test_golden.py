"""Pictures look as they looked when somebody last looked at them."""

import pytest

from tests.render.ulm.golden import GOLDENS


@pytest.mark.parametrize("name", GOLDENS.scenes)
def test_a_picture_looks_like_its_golden_one(name: str) -> None:
    """After a change that is meant: `python -m tests.render.ulm.golden --write`, and look at them."""
    GOLDENS.check(name)
