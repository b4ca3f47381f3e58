"""The real bot for people who go away after every click: whoever is asked next is called at once, with the picture."""

import sys

from bot.__main__ import main as command_line
from bot.tables.attention import Attention
from tests.bench.unlimited import lift_allowances


def run_bot() -> int:
    """Nobody's panel counts as open, so that no post waits for its reader."""
    Attention.at_panel = lambda _self, _table: frozenset()  # type: ignore[method-assign,assignment]
    Attention._last_use = lambda _self, _table, _seat: None  # type: ignore[method-assign,assignment]
    lift_allowances()
    return command_line(["run"])


if __name__ == "__main__":
    sys.exit(run_bot())
