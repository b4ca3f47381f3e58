"""`python -m tests.chaos.launcher CONDITIONS COMMAND...`: the bot with a clock that jumps and a disk that is slow."""

import sys
import time
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from tests.chaos.conditions import Conditions


def bend_clock(conditions: Conditions) -> None:
    """Before anything of the bot is imported: whoever asks for the time gets another one."""
    ask = time.time
    time.time = lambda: ask() + conditions.clock_ahead


def slow_down_disk(conditions: Conditions) -> None:
    """Each transaction of SQLite waits in the database's own thread, as for a disk."""
    from bot.storage.sqlite import jobs  # noqa: PLC0415  # after the clock was bent

    run = jobs._run_batch

    def run_slowly(db: Connection, begin: str, batch: list[jobs.Job[Any]]) -> list[Any]:
        time.sleep(conditions.disk_lag)
        return run(db, begin, batch)

    jobs._run_batch = run_slowly  # type: ignore[assignment]  # the same but for the names


def main() -> int:
    """Runs the command line of a bot that hosts the second game of the tests too."""
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
