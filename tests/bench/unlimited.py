"""The real bot without an allowance for each person: here a few people do the clicks of many."""

import sys

from bot.__main__ import main as command_line
from bot.tables.allowance import Allowance


def lift_allowances() -> None:
    """Lets everybody do as much as they like, in this process."""
    Allowance.wait = lambda _self, _who, _cost=1: 0  # type: ignore[method-assign,assignment]


if __name__ == "__main__":
    lift_allowances()
    sys.exit(command_line(["run"]))
