"""The real bot without allowances per user, because a few users make the clicks of many here."""

import sys

from bot.__main__ import main as command_line
from bot.tables.allowance import Allowance


def lift_allowances() -> None:
    """Remove all allowances in this process."""
    Allowance.wait = lambda _self, _who, _cost=1: 0  # type: ignore[method-assign,assignment]


if __name__ == "__main__":
    lift_allowances()
    sys.exit(command_line(["run"]))
