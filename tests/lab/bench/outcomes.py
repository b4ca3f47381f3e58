"""Outcomes of clicks, commands and requests while many users play in a sandbox."""

from collections import Counter, deque
from dataclasses import dataclass, field
from statistics import median, quantiles

from bot.sandbox.state.models import Interaction
from bot.sandbox.state.world import Event
from bot.sandbox.wire import Json
from tests.lab.bench.hall import Hall, time_of

LATE = 1800.0
"""Milliseconds after which the bot defers its answer."""
GLOBAL_LIMIT = 50
"""Requests per second that Discord accepts from a bot, not counting answers to clicks."""
MOST_PICTURES = 2000
"""Number of files that a sandbox keeps during a long measurement."""


class Ledger(deque[Json]):
    """The sandbox's log of requests; counts them by kind, and those that the rate limit applies to by second."""

    def __init__(self) -> None:
        super().__init__(maxlen=500)
        self.by_second, self.by_kind, self.limited = Counter[int](), Counter[str](), 0

    def append(self, entry: Json) -> None:
        """Count one more answered request."""
        super().append(entry)
        place = entry["path"].removeprefix("/api/v10/").partition("/")[0]
        self.by_kind[f"{entry['method']} {place}"] += 1
        self.limited += entry["status"] == 429
        if place not in ("interactions", "webhooks"):
            self.by_second[int(entry["time"])] += 1

    def per_second(self) -> list[int]:
        """Return how many requests the rate limit applied to in each second, except the current one."""
        if not self.by_second:
            return [0]
        return [self.by_second[second] for second in range(min(self.by_second), max(self.by_second))] or [0]


@dataclass
class Times:
    """Milliseconds from each click or command to the bot's first answer, and the interactions that failed."""

    taken: list[float] = field(default_factory=list)
    after_patience: list[float] = field(default_factory=list)
    """Milliseconds until the real answer, for deferred interactions."""
    failed: list[Interaction] = field(default_factory=list)

    @property
    def missed(self) -> int:
        """The number of failed interactions."""
        return len(self.failed)

    def say(self) -> str:
        """Describe p50, p99, the maximum, and the numbers of late and missed interactions."""
        if len(self.taken) < 2:
            return f"{len(self.taken)} answered, {self.missed} missed"
        cuts = quantiles(self.taken, n=100)
        late = sum(one >= LATE for one in self.taken)
        return (
            f"{len(self.taken):,} answered: p50 {median(self.taken):.0f} ms, p99 {cuts[98]:.0f} ms, "
            f"slowest {max(self.taken):.0f} ms, {late} after 1.8 s, {self.missed} missed{self._say_patience()}"
        )

    def _say_patience(self) -> str:
        if not self.after_patience:
            return ""
        found = f"p50 {median(self.after_patience):.0f} ms, slowest {max(self.after_patience):.0f} ms"
        return f"; {len(self.after_patience):,} of them were asked for patience, and had what they asked for: {found}"


class Watch:
    """Records the outcome of every interaction."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.times = hall, Times()
        self._open: set[str] = set()
        self.thinking: set[str] = set()
        """Deferred interactions without an answer yet."""
        hall.world.subscribe(self._on_event)

    def _on_event(self, event: Event) -> None:
        if event.kind != "interaction":
            return
        number, status = event.data["id"], event.data["status"]
        if status == "pending":
            self._open.add(number)
        elif number in self._open | self.thinking:
            self._note(self.hall.world.interactions[number], status)

    def _note(self, found: Interaction, status: str) -> None:
        if status == "failed":
            self.times.failed.append(found)
        elif found.id in self.thinking:
            self.times.after_patience.append(1000 * (self.hall.world.clock.now() - found.dispatched))
        else:
            self.times.taken.append(time_of(found))
        self._open.discard(found.id)
        self.thinking.discard(found.id)
        if status == "thinking":
            self.thinking.add(found.id)

    def begin(self) -> Times:
        """Return new, empty times; later interactions are recorded there."""
        self.times = Times()
        return self.times


class RecentPictures(dict[str, bytes]):
    """A sandbox's newest files only; all files of an hour would need gigabytes."""

    def __setitem__(self, key: str, content: bytes) -> None:
        super().__setitem__(key, content)
        if len(self) > MOST_PICTURES:
            del self[next(iter(self))]
