"""What processes take of the machine: processor time, memory, and how busy all cores are."""

import os
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path


def as_seconds(ticks: int) -> float:
    """What the kernel counts in ticks."""
    return ticks / os.sysconf("SC_CLK_TCK")


def family(process: int) -> Iterable[int]:
    """A process and all that it has started."""
    yield process
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(FileNotFoundError):
            for child in task.read_text("ascii").split():
                yield from family(int(child))


def seconds_of(process: int) -> float:
    """Processor time of a process, with those of its children that have ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        facts = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
        return as_seconds(sum(map(int, facts[11:15])))
    return 0.0


def family_seconds(process: int) -> float:
    """Processor time of a process and of all that it has started."""
    return sum(seconds_of(one) for one in family(process))


def machine_seconds() -> float:
    """Processor time of all cores that anybody has used, but for those who give way to all others (`nice`)."""
    facts = Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[1:9]
    user, _nice, system, _idle, _waiting, *rest = map(int, facts)
    return as_seconds(user + system + sum(rest))


@dataclass(frozen=True)
class Usage:
    """Processor time of each bot with its helpers, of the database, of sandbox and people, of the whole machine."""

    at: float
    bots: tuple[float, ...]
    database: float
    people: float
    machine: float

    @classmethod
    def now(cls, bots: Iterable[int], database: int = 0) -> "Usage":
        """Since the start of each; a database without a process of its own counts as nothing."""
        return cls(
            time.monotonic(),
            tuple(map(family_seconds, bots)),
            family_seconds(database) if database else 0.0,
            time.process_time(),
            machine_seconds(),
        )

    def since(self, before: "Usage") -> "Usage":
        """The shares of one core since then; `at` is how many seconds ago that was."""
        span = self.at - before.at
        return Usage(
            span,
            tuple((now - then) / span for now, then in zip(self.bots, before.bots, strict=True)),
            (self.database - before.database) / span,
            (self.people - before.people) / span,
            (self.machine - before.machine) / span,
        )

    def say(self) -> str:
        """Shares of one core, in words."""
        bots = " + ".join(f"{one:.2f}" for one in self.bots)
        database = f"database {self.database:.2f}, " if self.database else ""
        return f"{bots} of a core, {database}sandbox and people {self.people:.2f}, whole machine {self.machine:.2f}"
