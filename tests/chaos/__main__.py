"""`python -m tests.chaos --minutes 60 --kills 500 --seed 7`: rounds of whole games under faults, one after another."""

import argparse
import asyncio
import itertools
import logging
import sys
import time
from collections import Counter

from tests.chaos.arrangements import ARRANGEMENTS
from tests.chaos.rounds import Round, play_round, say
from tests.conftest import find_spec


def main() -> int:
    """1 where a round has failed; it says how to repeat it."""
    wishes = read_wishes()
    logging.getLogger("aiohttp").setLevel(logging.CRITICAL)  # the sandbox cuts connections on purpose
    began, total = time.monotonic(), Counter[str]()
    for number in itertools.count(wishes.round):
        kinds = wishes.arrangement or list(ARRANGEMENTS)
        plan = Round(f"{wishes.seed}.{number}", kinds[number % len(kinds)], tables=wishes.tables)
        since = time.monotonic()
        try:
            asyncio.run(play_round(plan, find_spec()))
        except BaseException:
            print(f"FAILED: {say(plan, since)}")
            choices = f"--seed {wishes.seed} --round {number} --arrangement {plan.arrangement} --tables {plan.tables}"
            print(f"python -m tests.chaos {choices}")
            raise
        print(say(plan, since), flush=True)
        total += plan.figures
        if time.monotonic() - began >= 60 * wishes.minutes and total["kills"] >= wishes.kills:
            break
    print(say(Round("in all", figures=total), began))
    return 0


def read_wishes() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos")
    parser.add_argument("--minutes", type=float, default=0, help="for how long at least (default: one round)")
    parser.add_argument("--kills", type=int, default=0, help="how many kills at least")
    parser.add_argument("--seed", type=int, default=1, help="chooses everything but the moments")
    parser.add_argument("--round", type=int, default=0, help="the first round to play, to repeat one")
    parser.add_argument("--tables", type=int, default=1, help="games of each kind at once in a round (default: 1)")
    parser.add_argument("--arrangement", action="append", choices=list(ARRANGEMENTS), help="which (default: in turn)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
