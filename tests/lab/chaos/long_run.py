"""Rounds of the chaos test in sequence or in parallel, until the limits are reached."""

import asyncio
import itertools
import logging
import multiprocessing
import time
import traceback
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass

from tests.conftest import find_spec
from tests.lab.chaos.arrangements import ARRANGEMENTS
from tests.lab.chaos.rounds import Round, play_round, say


@dataclass(frozen=True)
class LongRun:
    """The limits of a run; if no limit is set, the run is one round."""

    seed: int = 1
    first_round: int = 0
    arrangements: tuple[str, ...] = tuple(ARRANGEMENTS)
    """The setups, used in turn."""
    tables: int = 1
    """Number of games of each kind that run at once in a round."""
    at_once: int = 1
    """Number of rounds in parallel."""
    minutes: float = 0
    games: int = 0
    kills: int = 0

    def is_enough(self, seconds: float, total: Counter[str]) -> bool:
        """True if all limits are reached."""
        return (
            total["games"] > 0
            and seconds >= 60 * self.minutes
            and total["games"] >= self.games
            and total["kills"] >= self.kills
        )

    def play(self) -> Counter[str]:
        """Run the rounds and return their totals, including rounds that were running when the limits were reached."""
        # a process per round, so that one cannot affect the next
        fresh = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.at_once, fresh, max_tasks_per_child=1) as rounds:
            return self._play_in(rounds)

    def _play_in(self, rounds: Executor) -> Counter[str]:
        numbers, under_way = itertools.count(self.first_round), set[Future[Counter[str]]]()
        began, total = time.monotonic(), Counter[str]()
        while True:
            while len(under_way) < self.at_once and not self.is_enough(time.monotonic() - began, total):
                under_way.add(rounds.submit(self.play_one, next(numbers)))
            if not under_way:
                return total
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for one in done:
                total += one.result()

    def play_one(self, number: int) -> Counter[str]:
        """Run one round; raise any failure and print how to repeat it."""
        logging.getLogger("aiohttp").setLevel(logging.CRITICAL)  # the sandbox cuts connections on purpose
        plan = Round(f"{self.seed}.{number}", self.arrangements[number % len(self.arrangements)], tables=self.tables)
        since = time.monotonic()
        try:
            asyncio.run(play_round(plan, find_spec()))
        except BaseException:
            traceback.print_exc()  # print here, because only the first error of several parallel rounds is raised
            print(f"FAILED: {say(plan, since)}")
            choices = f"--seed {self.seed} --round {number} --arrangement {plan.arrangement} --tables {plan.tables}"
            print(f"python -m tests.lab chaos {choices}", flush=True)
            raise
        print(say(plan, since), flush=True)
        return plan.figures
