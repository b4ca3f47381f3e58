"""Counters, gauges and histograms in Prometheus's text format, version 0.0.4."""

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate
from math import inf
from typing import NamedTuple, TypeAlias

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
Labels: TypeAlias = tuple[str, ...]
"""The values of an instrument's labels, in order."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Histogram bounds, in seconds, for operations that should take milliseconds."""
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 15.0, 30.0, 60.0)
"""Histogram bounds, in seconds, for operations that may take long."""
_ESCAPES = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})


class Sample(NamedTuple):
    """One line: suffix of the name, labels with values, and the number."""

    ending: str
    labels: Iterable[tuple[str, str]]
    value: float


class Instrument(ABC):
    """A named metric with one value per combination of label values.

    Label values come from fixed sets, never from users, so the number of combinations is limited.
    """

    kind: str

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name, self.about, self.labels = name, about, labels

    @abstractmethod
    def samples(self) -> Iterator[Sample]:
        """Yield the current values."""

    def text(self) -> str:
        """Return the current values in Prometheus's format."""
        lines = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} {self.kind}"]
        return "\n".join([*lines, *(self._line(sample) for sample in self.samples())]) + "\n"

    def _line(self, sample: Sample) -> str:
        labels = ",".join(f'{name}="{value.translate(_ESCAPES)}"' for name, value in sample.labels)
        return f"{self.name}{sample.ending}{f'{{{labels}}}' if labels else ''} {_figure(sample.value)}"

    def _named(self, values: Labels) -> tuple[tuple[str, str], ...]:
        return tuple(zip(self.labels, values, strict=True))


def _figure(value: float) -> str:
    """Format a number; whole numbers have no decimal point."""
    if value == inf:
        return "+Inf"
    return str(int(value)) if value == int(value) else repr(value)


class Counter(Instrument):
    """A number that only grows, starting from zero when the process starts."""

    kind = "counter"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self._counts: dict[Labels, float] = {} if labels else {(): 0}

    def add(self, *labels: str, by: float = 1) -> None:
        """Increase the count."""
        self._counts[labels] = self._counts.get(labels, 0) + by

    def reach(self, total: float) -> None:
        """Set the count to a total that is kept elsewhere."""
        self._counts[()] = total

    def samples(self) -> Iterator[Sample]:
        """Yield one sample per recorded combination of label values."""
        for labels, count in self._counts.items():
            yield Sample("", self._named(labels), count)


class Gauge(Instrument):
    """A current amount, updated before each scrape."""

    kind = "gauge"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self._values: dict[Labels, float] = {}

    def show(self, values: dict[Labels, float]) -> None:
        """Replace all values."""
        self._values = values

    def set(self, value: float | None) -> None:
        """Set the value of a gauge without labels; None means unknown."""
        self._values = {} if value is None else {(): value}

    def samples(self) -> Iterator[Sample]:
        """Yield the latest values."""
        for labels, value in self._values.items():
            yield Sample("", self._named(labels), value)


class Histogram(Instrument):
    """Durations: counts per bucket, and their sum."""

    kind = "histogram"

    def __init__(self, name: str, about: str, *labels: str, bounds: tuple[float, ...] = QUICK) -> None:
        super().__init__(name, about, *labels)
        self.bounds = bounds
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def observe(self, seconds: float, *labels: str) -> None:
        """Record one duration."""
        counts = self._counts.get(labels)
        if counts is None:
            counts = self._counts[labels] = [0] * (len(self.bounds) + 1)
            self._sums[labels] = 0.0
        counts[bisect_left(self.bounds, seconds)] += 1
        self._sums[labels] += seconds

    def count(self, *labels: str) -> int:
        """Return the number of recorded durations."""
        return sum(self._counts.get(labels, ()))

    def samples(self) -> Iterator[Sample]:
        """Yield the cumulative buckets, sum and count for each combination of labels."""
        for labels, counts in list(self._counts.items()):  # another thread may add a key
            named, sums = self._named(labels), list(accumulate(counts))
            for bound, count in zip((*self.bounds, inf), sums, strict=True):
                yield Sample("_bucket", (*named, ("le", _figure(bound))), count)
            yield Sample("_sum", named, self._sums[labels])
            yield Sample("_count", named, sums[-1])


def as_text(instruments: Iterable[Instrument]) -> str:
    """Return a whole page for Prometheus."""
    return "".join(instrument.text() for instrument in instruments)
