"""Runs mutants two at a time, with the tests most likely to kill each first."""

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing.connection import wait

import pytest

from tests.lab.mutation.installation import can_be_put_in_place
from tests.lab.mutation.mutants import ROOT, Mutant
from tests.lab.mutation.trial import SURVIVED, Trial, Watch, loaded_with, placed_in, run_all, without_mutant

CHANCE = "bot/games/chance.py"
WALK = "tests/games/test_contract.py::test_random_games_keep_the_contract"
PLAYOUT = "tests/games/test_contract.py::test_a_playout_asks_the_same_questions_as_the_game"
VERSION = "tests/games/test_contract.py::test_a_version_names_rules_and_data"
CASES = tuple(
    file.relative_to(ROOT).as_posix()
    for file in sorted((ROOT / "tests/games/norenberc").glob("test_*.py"))
    if '"""N.' in file.read_text("utf-8")
)
"""Test files with numbered rule cases; tests of panels, sentences and computers have none."""
RULE_TESTS = (
    *(*CASES, "tests/games/test_answers.py", f"{VERSION}[norenberc]"),
    *(f"{WALK}[norenberc-{seats}-0]" for seats in range(2, 6)),
    *(f"{PLAYOUT}[norenberc-{seats}]" for seats in range(2, 6)),
)
"""The numbered cases must notice a mutation; random games of each size check what must be true in every position."""
CHANCE_TESTS = ("tests/games/test_chance.py",)

SLACK = 5
"""Seconds of processor time allowed beyond twice the time without a mutant."""


def tests_of(file: str) -> tuple[str, ...]:
    """Return the tests of a file; the randomness module has its own tests."""
    return RULE_TESTS + CHANCE_TESTS if file == CHANCE else RULE_TESTS


class Bench:
    """Runs mutants that must be loaded first, then those that can be patched into loaded modules."""

    def __init__(self, files: Sequence[str], jobs: int, tell: Callable[[str], None]) -> None:
        self.jobs = jobs
        self.tell = tell
        self.killers: dict[Mutant, str] = {}
        self.placed: list[Mutant] = []
        self.watch = Watch()
        self.order = Order()
        self.early: set[tuple[str, str]] = set()
        self.limit = 0.0
        self._try_without_mutant(files)

    def _try_without_mutant(self, files: Sequence[str]) -> None:
        trial = without_mutant(RULE_TESTS + CHANCE_TESTS, files)
        wait([trial.answer])
        sound = trial.end()
        assert sound is not None
        if sound.killer != SURVIVED:
            sys.exit(f"without any mutant a test fails: {sound.killer}")
        self.early, self.limit = sound.early, 2 * sound.work + SLACK
        self.order.learn(sound.seconds)

    def survivors(self, mutants: Sequence[Mutant]) -> list[Mutant]:
        """Return the mutants that no test noticed."""
        self.placed = [mutant for mutant in mutants if can_be_put_in_place(mutant, self.early)]
        fitting = set(self.placed)
        self.tell(f"{len(mutants)} mutants, of which {len(fitting)} need nothing loaded anew")
        self._try_all([mutant for mutant in mutants if mutant not in fitting], self._load)
        if fitting:
            run_all(RULE_TESTS + CHANCE_TESTS, self)
        return [mutant for mutant in mutants if self.killers[mutant] == SURVIVED]

    def _load(self, mutant: Mutant) -> Trial:
        return loaded_with(mutant, tests_of(mutant.file), self.order.of(mutant.file), self.limit)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Called by pytest once all tests are loaded; runs them on each mutant instead of once."""
        session.config.pluginmanager.register(self.watch)

        def place(mutant: Mutant) -> Trial:
            items = [item for item in session.items if item.nodeid.startswith(tests_of(mutant.file))]
            return placed_in(mutant, Watch(self.order.of(mutant.file)).sort(items), self.watch, self.limit)

        self._try_all(self.placed, place)
        return True

    def _try_all(self, mutants: Sequence[Mutant], start: Callable[[Mutant], Trial]) -> None:
        """Try each mutant in a separate process, with a limited number at once."""
        waiting, trials = list(reversed(mutants)), list[Trial]()
        while waiting or trials:
            while waiting and len(trials) < self.jobs:
                trials.append(start(waiting.pop()))
            wait([trial.answer for trial in trials])
            trials = [trial for trial in trials if not self._has_ended(trial)]

    def _has_ended(self, trial: Trial) -> bool:
        verdict, mutant = trial.end(), trial.mutant
        if verdict is None or mutant is None:
            return False
        self.killers[mutant] = verdict.killer
        if verdict.killer == SURVIVED:
            self.tell(f"survived: {mutant.file}:{mutant.line} {mutant.name}")
        else:
            self.order.add(mutant.file, verdict.killer)
        if len(self.killers) % 100 == 0:
            self.tell(f"{len(self.killers)} tried")
        return True


class Order:
    """Sorts tests: those that killed mutants of the same file first, then the fast ones."""

    def __init__(self) -> None:
        self.fast: list[str] = []
        self.kills: dict[str, Counter[str]] = {}

    def learn(self, seconds: dict[str, float]) -> None:
        """Record the seconds of each test."""
        self.fast = sorted(seconds, key=lambda test: seconds[test])

    def add(self, file: str, test: str) -> None:
        """Record that this test killed a mutant of this file."""
        self.kills.setdefault(file, Counter())[test] += 1

    def of(self, file: str) -> list[str]:
        """Return the order for a mutant of this file."""
        proven = [test for test, _ in self.kills.get(file, Counter()).most_common()]
        return list(dict.fromkeys([*proven, *self.fast]))
