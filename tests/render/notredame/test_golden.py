"""Pictures look as they looked when somebody last looked at them."""

import pytest
from PIL import Image

from tests.render.compare import decibels
from tests.render.notredame.golden import FOLDER, NAMES, paint_small

LEAST_DECIBELS = 28.0
"""Room for the few colors of the golden files and for another version of the font library, not for another layout."""


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_like_its_golden_one(name: str) -> None:
    """After a change that is meant: `python -m tests.render.notredame.golden --write`, and look at them."""
    with Image.open(FOLDER / f"{name}.png") as file:
        golden = file.convert("RGB")
    painted = paint_small(name)
    assert painted.size == golden.size
    assert decibels(painted, golden) >= LEAST_DECIBELS
