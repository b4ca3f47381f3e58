"""Counters, gauges and histograms, and how Prometheus reads them: its text format, version 0.0.4."""

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate
from math import inf
from typing import NamedTuple, TypeAlias

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
Labels: TypeAlias = tuple[str, ...]
"""The values of an instrument's labels, in their order."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Bounds, in seconds, of what should take milliseconds."""
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 15.0, 30.0, 60.0)
"""Bounds, in seconds, of what may take long."""
_ESCAPES = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})


class Sample(NamedTuple):
    """One line: what is added to the name, labels with their values, the figure."""

    ending: str
    labels: Iterable[tuple[str, str]]
    value: float


class Instrument(ABC):
    """A figure with a name, for each combination of its labels' values.

    These come from closed sets, never from people, so that there are only so many.
    """

    kind: str

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name, self.about, self.labels = name, about, labels

    @abstractmethod
    def samples(self) -> Iterator[Sample]:
        """Its figures now."""

    def text(self) -> str:
        """Its figures as Prometheus reads them."""
        lines = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} {self.kind}"]
        return "\n".join([*lines, *(self._line(sample) for sample in self.samples())]) + "\n"

    def _line(self, sample: Sample) -> str:
        labels = ",".join(f'{name}="{value.translate(_ESCAPES)}"' for name, value in sample.labels)
        return f"{self.name}{sample.ending}{f'{{{labels}}}' if labels else ''} {_figure(sample.value)}"

    def _named(self, values: Labels) -> tuple[tuple[str, str], ...]:
        return tuple(zip(self.labels, values, strict=True))


def _figure(value: float) -> str:
    """Whole numbers without a point, as a person would write them."""
    if value == inf:
        return "+Inf"
    return str(int(value)) if value == int(value) else repr(value)


class Counter(Instrument):
    """Only grows, from nothing at each start."""

    kind = "counter"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self._counts: dict[Labels, float] = {} if labels else {(): 0}

    def add(self, *labels: str, by: float = 1) -> None:
        """Something has happened once more."""
        self._counts[labels] = self._counts.get(labels, 0) + by

    def reach(self, total: float) -> None:
        """What somebody else counts has come so far."""
        self._counts[()] = total

    def samples(self) -> Iterator[Sample]:
        """One for each combination of labels that there was."""
        for labels, count in self._counts.items():
            yield Sample("", self._named(labels), count)


class Gauge(Instrument):
    """How much there is now; whoever asks looks first."""

    kind = "gauge"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self._values: dict[Labels, float] = {}

    def show(self, values: dict[Labels, float]) -> None:
        """All that there is, in the place of what was shown before."""
        self._values = values

    def set(self, value: float | None) -> None:
        """The one value of a gauge without labels; None where it is not known."""
        self._values = {} if value is None else {(): value}

    def samples(self) -> Iterator[Sample]:
        """What was shown last."""
        for labels, value in self._values.items():
            yield Sample("", self._named(labels), value)


class Histogram(Instrument):
    """How long something took: how often at most so many seconds, and all of them together."""

    kind = "histogram"

    def __init__(self, name: str, about: str, *labels: str, bounds: tuple[float, ...] = QUICK) -> None:
        super().__init__(name, about, *labels)
        self.bounds = bounds
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def observe(self, seconds: float, *labels: str) -> None:
        """It has happened once more."""
        counts = self._counts.get(labels)
        if counts is None:
            counts = self._counts[labels] = [0] * (len(self.bounds) + 1)
            self._sums[labels] = 0.0
        counts[bisect_left(self.bounds, seconds)] += 1
        self._sums[labels] += seconds

    def count(self, *labels: str) -> int:
        """How often it has happened."""
        return sum(self._counts.get(labels, ()))

    def samples(self) -> Iterator[Sample]:
        """For each combination of labels its buckets, each with all that are smaller, then sum and number."""
        for labels, counts in list(self._counts.items()):  # another thread may add one
            named, sums = self._named(labels), list(accumulate(counts))
            for bound, count in zip((*self.bounds, inf), sums, strict=True):
                yield Sample("_bucket", (*named, ("le", _figure(bound))), count)
            yield Sample("_sum", named, self._sums[labels])
            yield Sample("_count", named, sums[-1])


def as_text(instruments: Iterable[Instrument]) -> str:
    """A whole page for Prometheus."""
    return "".join(instrument.text() for instrument in instruments)
