"""`python -m tests.lab chaos --games 2000 --kills 500 --seed 7`: rounds of whole games with injected faults."""

import argparse
import time

from tests.lab.chaos.arrangements import ARRANGEMENTS
from tests.lab.chaos.long_run import LongRun
from tests.lab.chaos.rounds import Round, say


def main() -> None:
    """Run the rounds; raise the first failure and print how to repeat it."""
    began = time.monotonic()
    total = read_wishes().play()
    print(say(Round("", "in all", figures=total), began))


def read_wishes() -> LongRun:
    """Read the limits of the run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.chaos")
    parser.add_argument("--minutes", type=float, default=0, help="for how long at least (default: one round)")
    parser.add_argument("--games", type=int, default=0, help="how many games at least")
    parser.add_argument("--kills", type=int, default=0, help="how many kills at least")
    parser.add_argument("--seed", type=int, default=1, help="chooses everything but the moments")
    parser.add_argument("--round", type=int, default=0, help="the first round to play, to repeat one")
    parser.add_argument("--tables", type=int, default=1, help="games of each kind at once in a round (default: 1)")
    parser.add_argument("--at-once", type=int, default=1, help="rounds at the same time (default: 1)")
    parser.add_argument("--arrangement", action="append", choices=list(ARRANGEMENTS), help="which (default: in turn)")
    asked = parser.parse_args()
    return LongRun(
        asked.seed,
        asked.round,
        tuple(asked.arrangement or ARRANGEMENTS),
        asked.tables,
        asked.at_once,
        asked.minutes,
        asked.games,
        asked.kills,
    )


if __name__ == "__main__":
    main()
