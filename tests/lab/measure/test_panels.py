"""Panels with pictures stay short in whole games; `python -m tests.lab panels` measures them in a browser."""

import pytest

from tests.every_game import HOSTED
from tests.lab.measure.panels import play_game

MEAN, LONGEST = 300, 650
"""Maximum numbers of characters in a panel's texts, for the mean of all panels and for each panel."""


@pytest.mark.long
@pytest.mark.parametrize("name", HOSTED)
async def test_panels_with_pictures_have_few_words(name: str) -> None:
    """The limits are on the mean and the maximum, over a two-player game in every language."""
    lengths = [shown.characters async for shown in play_game(name, 2, bytes(32))]
    assert sum(lengths) / len(lengths) <= MEAN
    assert max(lengths) <= LONGEST
