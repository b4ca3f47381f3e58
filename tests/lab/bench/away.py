"""The real bot, patched as if no player kept a panel open: the next player is called at once, with the picture."""

import sys

from bot.__main__ import main as command_line
from bot.tables.attention import Attention
from tests.lab.bench.unlimited import lift_allowances


def run_bot() -> int:
    """Treat all panels as closed, so that no post is delayed for an open one."""
    Attention.at_panel = lambda _self, _table: frozenset()  # type: ignore[method-assign,assignment]
    Attention._last_use = lambda _self, _table, _seat: None  # type: ignore[method-assign,assignment]
    lift_allowances()
    return command_line(["run"])


if __name__ == "__main__":
    sys.exit(run_bot())
