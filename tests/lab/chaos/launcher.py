"""Start the bot with a shifting clock and a slow disk: `python -m tests.lab.chaos.launcher CONDITIONS COMMAND...`."""

import sys
import time
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from tests.lab.chaos.conditions import Conditions


def bend_clock(conditions: Conditions) -> None:
    """Shift the process's clock; must run before modules of the bot are imported."""
    ask = time.time
    time.time = lambda: ask() + conditions.clock_ahead


def slow_down_disk(conditions: Conditions) -> None:
    """Delay each transaction of SQLite in the database's thread."""
    from bot.storage.sqlite import jobs  # noqa: PLC0415  # after the clock was shifted

    run = jobs._run_batch

    def run_slowly(db: Connection, begin: str, batch: list[jobs.Job[Any]]) -> list[Any]:
        time.sleep(conditions.disk_lag)
        return run(db, begin, batch)

    jobs._run_batch = run_slowly  # type: ignore[assignment]  # equal except for parameter names


def main() -> int:
    """Run the command line of a bot that also hosts the tests' second game."""
    conditions = Conditions(Path(sys.argv[1]))
    bend_clock(conditions)
    slow_down_disk(conditions)
    from tests import kept_logs  # noqa: PLC0415
    from tests.hall import main as command_line  # noqa: PLC0415

    if kept_logs.FOLDER:
        kept_logs.go_into_detail()
    return command_line(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
