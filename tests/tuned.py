"""Decorators for tests that need other sizes, pauses or search efforts than production."""

import pytest

from bot.tables.tuning import HintTuning, Tuning

QUICK_HINTS = HintTuning(efforts=(0.05,), soon=60.0, longest=60.0)
"""One short search per hint, with time for it even on a busy machine."""


def tuned(tuning: Tuning) -> pytest.MarkDecorator:
    """Run a test with a manager tuned like this."""
    return pytest.mark.parametrize("tuning", [tuning], ids=["tuned"])
