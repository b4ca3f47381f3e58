"""Resources of processes: processor time, memory, and the load of all cores."""

import os
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path


def as_seconds(ticks: int) -> float:
    """Convert kernel ticks to seconds."""
    return ticks / os.sysconf("SC_CLK_TCK")


def family(process: int) -> Iterable[int]:
    """Return a process and its descendants."""
    yield process
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(FileNotFoundError):
            for child in task.read_text("ascii").split():
                yield from family(int(child))


def seconds_of(process: int) -> float:
    """Return the processor time of a process, including its children that have ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        facts = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
        return as_seconds(sum(map(int, facts[11:15])))
    return 0.0


def family_seconds(process: int) -> float:
    """Return the processor time of a process and its descendants."""
    return sum(seconds_of(one) for one in family(process))


def machine_seconds() -> float:
    """Return the processor time of all cores, without niced processes."""
    facts = Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[1:9]
    user, _nice, system, _idle, _waiting, *rest = map(int, facts)
    return as_seconds(user + system + sum(rest))


@dataclass(frozen=True)
class Usage:
    """Processor time of each bot with its workers, of the database, of the sandbox and users, and of the machine."""

    at: float
    bots: tuple[float, ...]
    database: float
    people: float
    machine: float

    @classmethod
    def now(cls, bots: Iterable[int], database: int = 0) -> "Usage":
        """Return the processor time that each of these has used since its start; a database in a file counts as 0."""
        return cls(
            time.monotonic(),
            tuple(map(family_seconds, bots)),
            family_seconds(database) if database else 0.0,
            time.process_time(),
            machine_seconds(),
        )

    def since(self, before: "Usage") -> "Usage":
        """Shares of one core since an earlier measurement; `at` is the number of seconds since then."""
        span = self.at - before.at
        return Usage(
            span,
            tuple((now - then) / span for now, then in zip(self.bots, before.bots, strict=True)),
            (self.database - before.database) / span,
            (self.people - before.people) / span,
            (self.machine - before.machine) / span,
        )

    def say(self) -> str:
        """Describe the shares of one core."""
        bots = " + ".join(f"{one:.2f}" for one in self.bots)
        database = f"database {self.database:.2f}, " if self.database else ""
        return f"{bots} of a core, {database}sandbox and people {self.people:.2f}, whole machine {self.machine:.2f}"
