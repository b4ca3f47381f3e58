"""Rounds of the chaos one after another, or some at the same time, until it is enough."""

import asyncio
import itertools
import logging
import multiprocessing
import time
import traceback
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass

from tests.chaos.arrangements import ARRANGEMENTS
from tests.chaos.rounds import Round, play_round, say
from tests.conftest import find_spec


@dataclass(frozen=True)
class LongRun:
    """What is asked for; without any wish it is one round."""

    seed: int = 1
    first_round: int = 0
    arrangements: tuple[str, ...] = tuple(ARRANGEMENTS)
    """In turn."""
    tables: int = 1
    """Games of each kind at once in a round."""
    at_once: int = 1
    """Rounds at the same time."""
    minutes: float = 0
    games: int = 0
    kills: int = 0

    def is_enough(self, seconds: float, total: Counter[str]) -> bool:
        """Whether all that was wished for is there."""
        return (
            total["games"] > 0
            and seconds >= 60 * self.minutes
            and total["games"] >= self.games
            and total["kills"] >= self.kills
        )

    def play(self) -> Counter[str]:
        """What all rounds came to; those that are under way when it is enough count too."""
        # a process for each round: what one leaves behind must not help or hinder the next
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
        """One round; raises whatever is wrong, and says how to repeat it."""
        logging.getLogger("aiohttp").setLevel(logging.CRITICAL)  # the sandbox cuts connections on purpose
        plan = Round(f"{self.seed}.{number}", self.arrangements[number % len(self.arrangements)], tables=self.tables)
        since = time.monotonic()
        try:
            asyncio.run(play_round(plan, find_spec()))
        except BaseException:
            traceback.print_exc()  # here, since of several rounds at once only the first error gets on
            print(f"FAILED: {say(plan, since)}")
            choices = f"--seed {self.seed} --round {number} --arrangement {plan.arrangement} --tables {plan.tables}"
            print(f"python -m tests.chaos {choices}", flush=True)
            raise
        print(say(plan, since), flush=True)
        return plan.figures
