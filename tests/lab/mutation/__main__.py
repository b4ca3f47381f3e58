"""Mutate the rules one change at a time and list the mutants that no test notices: `make mutants`."""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.lab.mutation.explained import TABLE, explained_names
from tests.lab.mutation.mutants import ROOT, Mutant, find_mutants
from tests.lab.mutation.workbench import CHANCE, Bench

RULES, ANSWERS = "bot/games/norenberc/rules", "bot/games/answers.py"
NOT_RULES = {"__init__", "guess", "lines"}
"""Modules that decide nothing in a game: guesses of hidden information, and names of news lines."""


def main() -> int:
    """Try every mutant, or a sample; fail if a mutant survives and the table of survivors does not explain it."""
    wishes, files = _wishes(), rule_files()
    mutants = [mutant for file in files if wishes.file in file for mutant in find_mutants(file)]
    if 0 < wishes.sample < len(mutants):
        mutants = random.Random(wishes.seed).sample(mutants, wishes.sample)  # noqa: S311  # repeatable, not secret
    began = monotonic()
    with TemporaryDirectory() as folder:
        sys.dont_write_bytecode, sys.pycache_prefix = False, folder  # compiled once, in a folder that is deleted
        survivors = Bench(files, wishes.jobs, _tell).survivors(mutants)
    return _report(len(mutants), survivors, monotonic() - began)


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.lab mutants", description=__doc__)
    parser.add_argument("--file", default="", help="only files whose path has this in it, such as trade")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, picked by chance; 0: all of them")
    parser.add_argument("--seed", type=int, default=1, help="the same seed picks the same sample")
    parser.add_argument("--jobs", type=int, default=2, choices=(1, 2), help="processes at once")
    return parser.parse_args()


def rule_files() -> list[str]:
    """Return the files with Norenberc's rules, and the shared modules that decide answers and chance."""
    rules = [path for path in sorted((ROOT / RULES).glob("*.py")) if path.stem not in NOT_RULES]
    return [*(str(path.relative_to(ROOT)) for path in rules), ANSWERS, CHANCE]


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _report(tried: int, survivors: Sequence[Mutant], seconds: float) -> int:
    """Print the number of killed mutants, the survivors, and which survivors are not explained."""
    explained = explained_names()
    unexplained = [mutant for mutant in survivors if mutant.name not in explained]
    for file, number in sorted(Counter(Path(mutant.file).name for mutant in survivors).items()):
        _tell(f"{number:4} survived in {file}")
    killed = tried - len(survivors)
    _tell(f"{killed} of {tried} killed, {killed / max(tried, 1):.1%}, in {seconds:.0f} seconds")
    for mutant in unexplained:
        _tell(f"not explained in {TABLE.name}: {mutant.file}:{mutant.line} {mutant.name}")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
