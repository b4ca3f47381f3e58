"""The cost of `/stats` in a server with many results, relative to a panel."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from bot.storage.rows import ScoreRow
from tests.lab.bench.hall import QUIET, Hall, time_of
from tests.lab.bench.report import tell_ratio
from tests.lab.bench.throttle import processor_clock
from tests.statistics.score_rows import play
from tests.statistics.stored import SCORE, TABLE, values_of

RESULTS, SEATS, CROWD = 100_000, 4, 500
"""Number of results, of seats in a game, and of players in the server."""
TIMES = 40
"""Number of times that `/stats` and the panel are timed."""
STATS_GOAL = 2.0
"""Maximum time of `/stats`, relative to a panel."""


def make_results(server: int) -> Iterator[ScoreRow]:
    """Yield the rows of games between random players."""
    rng = random.Random(1)  # noqa: S311  # repeatable, not secret
    for _ in range(RESULTS // SEATS):
        users = rng.sample(range(1, CROWD + 1), SEATS)
        seats = [(user, 60 - place, place) for place, user in enumerate(users, start=1)]
        yield from play(seats, game=rng.choice(("norenberc", "notredame", "ulm")), server=server)


def fill_scores(file: Path, server: int) -> None:
    """Write the results into the database of a running bot."""
    tables, scores = values_of(make_results(server))
    with sqlite3.connect(file) as db:
        db.executemany(TABLE, tables)
        db.executemany(SCORE, scores)
    db.close()


async def measure_statistics(hall: Hall, file: Path, channel: str) -> None:
    """C6: time `/stats` in a server with many results, and a panel with its picture, alternating."""
    fill_scores(file, int(hall.server))
    await hall.begin(channel, 2)
    begin = time.perf_counter()
    await hall.slash(hall.people[0], "stats", options={"server": True}, channel=channel)
    print(f"the first /stats, with {RESULTS:,} results to count: {time.perf_counter() - begin:.1f} s")
    stats, panels = [], []
    for _ in range(TIMES):
        stats.append(await _time_command(hall, channel, "stats", server=True))
        panels.append(await _time_command(hall, channel, "norenberc play"))
    for kind, own, peer in zip(("", ", processor"), zip(*stats, strict=True), zip(*panels, strict=True), strict=True):
        name = f"C6 /stats in a server with {RESULTS:,} results / a panel{kind}"
        tell_ratio(name, median(own), median(peer), STATS_GOAL)


async def _time_command(hall: Hall, channel: str, command: str, **options: object) -> tuple[float, float]:
    """Return the milliseconds of a command, and the processor milliseconds with its follow-up work."""
    clock = processor_clock(hall.process_id)
    used = clock()
    done = await hall.do(hall.people[0], "slash", command=command, options=options, channel=channel)
    await asyncio.sleep(QUIET)
    return time_of(done), 1000 * (clock() - used)
