"""Random games under every check: `make fuzz SECONDS=60`, or `make fuzz GAMES=20000 SEED=1 GAME=norenberc`."""

import argparse
import sys
from collections import Counter
from pathlib import Path
from time import monotonic

from bot.records.record import read_record, replay, write_record
from tests.games.played import PLAYED, TABLES, load_played
from tests.games.test_contract import checks_of
from tests.games.walk import Walk

FINDINGS = Path("fuzz-findings")


def main() -> int:
    """Play until the time or the number of games is reached; stop at the first failed check."""
    wishes = _wishes()
    end, seed, played, decisions = monotonic() + wishes.seconds, wishes.seed, Counter[str](), 0
    tables = [(name, seats) for name, seats in TABLES if wishes.game in ("", name)]
    print(f"seeds from {wishes.seed} on")
    while played.total() < wishes.games if wishes.games else monotonic() < end:
        name, seats = tables[seed % len(tables)]
        walk = Walk(load_played(name), seats, seed)
        try:
            walk.go(checks_of(name))
            replay(walk.rules, read_record(write_record(walk.record()).encode()), lambda _move, _steps: None)
        except Exception as finding:  # noqa: BLE001  # keep the game that led to any error
            return _keep(walk, name, seed, finding)
        played[f"{name} for {seats}"] += 1
        decisions += len(walk.moves)
        seed += 1
        if played.total() % 1000 == 0:
            print(f"{played.total()} games, {decisions} decisions, seed {seed}", flush=True)
    print(f"no finding in {played.total()} games, {decisions} decisions: {dict(sorted(played.items()))}")
    return 0


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", type=int, default=0, help="so many games, however long it takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=["", *PLAYED], default="", help="this game alone, with every number of seats")
    return parser.parse_args()


def _keep(walk: Walk, name: str, seed: int, finding: Exception) -> int:
    """Save the game up to the failed check as a record for `python -m bot replay`."""
    FINDINGS.mkdir(exist_ok=True)
    file = FINDINGS / f"{name}-{walk.seats}-{seed}.txt"
    file.write_text(write_record(walk.record()), "ascii")
    print(f"seed {seed}: {type(finding).__name__}: {finding}\nkept as {file}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
