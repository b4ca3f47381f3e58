"""Trials: the tests on one mutant, in a fork of a process that has loaded as much as the mutant allows."""

import multiprocessing
import os
import resource
import sys
from collections.abc import Callable, Sequence
from math import ceil
from multiprocessing.connection import Connection
from time import process_time
from typing import Any, NamedTuple

import hypothesis
import pytest

from tests.lab.mutation.installation import Early, load_instead, put_in_place
from tests.lab.mutation.mutants import ROOT, Mutant

MEMORY = 2 * 1024**3
"""Memory limit that stops a mutant that allocates endlessly."""
LONGEST = 600
"""Maximum processor time of the tests without a mutant, in seconds."""
SURVIVED = ""
OPTIONS = ("-x", "-qq", "-s", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")
"""Stop at the first failure; no assertion rewriting, which modules loaded before the fork cannot have."""

_fork = multiprocessing.get_context("fork")


class Verdict(NamedTuple):
    """A mutant's result: the test that noticed it, or none."""

    killer: str
    seconds: dict[str, float]
    """Seconds of each test."""
    early: set[tuple[str, str]]
    """Functions that ran before any test."""
    work: float = 0
    """Seconds of processor time."""


class Watch:
    """Sorts the tests, and records which one failed and how long each took."""

    def __init__(self, first: Sequence[str] = ()) -> None:
        self.places = {name: place for place, name in enumerate(first)}
        self.failed = SURVIVED
        self.seconds: dict[str, float] = {}

    def sort(self, items: list[pytest.Item]) -> list[pytest.Item]:
        """Move the named tests to the front, in this order."""
        return sorted(items, key=lambda item: self.places.get(item.nodeid, len(self.places)))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Called by pytest with the collected tests."""
        items[:] = self.sort(items)
        sys.setprofile(None)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Called by pytest after each phase of each test."""
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration
        if report.failed:
            self.failed = report.nodeid


class Trial:
    """A forked process that ends with a verdict."""

    def __init__(self, mutant: Mutant | None, run: Callable[[], Verdict], limit: float) -> None:
        self.mutant = mutant
        self.answer, theirs = _fork.Pipe(duplex=False)
        self.process = _fork.Process(target=_answer, args=(run, ceil(limit), theirs))
        self.process.start()
        theirs.close()

    def end(self) -> Verdict | None:
        """Return the verdict, or None while the process runs; a mutant that runs too long is killed by the limit."""
        if not self.answer.poll():
            return None
        verdict = _read(self.answer)
        self.process.kill()
        self.process.join()
        self.answer.close()
        return verdict


def _answer(run: Callable[[], Verdict], limit: int, answer: Connection) -> None:
    """Run in the fork: quietly, with limits to processor time and memory."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    answer.send(run())


def _read(answer: Connection) -> Verdict:
    """Return a process's verdict, even if it ended without reporting one."""
    try:
        verdict = answer.recv()
    except EOFError:
        return Verdict("a limit, or a crash", {}, set())
    assert isinstance(verdict, Verdict)
    return verdict


def run_all(tests: Sequence[str], watch: Any) -> pytest.ExitCode | int:
    """Load the tests and run them, with the same Hypothesis examples each time."""
    hypothesis.settings.register_profile("mutants", database=None, derandomize=True, deadline=None)
    hypothesis.settings.load_profile("mutants")
    return pytest.main([*OPTIONS, "--rootdir", str(ROOT), *tests], plugins=[watch])


def without_mutant(tests: Sequence[str], files: Sequence[str]) -> Trial:
    """Measure the tests without a mutant, and record which functions run before them."""

    def run() -> Verdict:
        early, watch = Early(files), Watch()
        sys.setprofile(early.note)
        code = run_all(tests, watch)
        return Verdict(_killer(code, watch), watch.seconds, early.functions, process_time())

    return Trial(None, run, LONGEST)


def loaded_with(mutant: Mutant, tests: Sequence[str], first: Sequence[str], limit: float) -> Trial:
    """Start a fork of a process that has not loaded the rules; the fork loads everything with the mutant."""

    def run() -> Verdict:
        load_instead(mutant)
        watch = Watch(first)
        return Verdict(_killer(run_all(tests, watch), watch), {}, set())

    return Trial(mutant, run, limit)


def placed_in(mutant: Mutant, items: list[pytest.Item], watch: Watch, limit: float) -> Trial:
    """Start a fork of a process that has loaded all tests; the fork replaces only the mutated function."""

    def run() -> Verdict:
        put_in_place(mutant)
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if watch.failed:
                break
        return Verdict(watch.failed, {}, set())

    return Trial(mutant, run, limit)


def _killer(code: pytest.ExitCode | int, watch: Watch) -> str:
    return SURVIVED if code == pytest.ExitCode.OK else watch.failed or f"no test could run ({code})"
