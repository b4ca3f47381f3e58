"""`python -m tests.lab chaos-updates --updates 10`: new versions of the bot take over while users click.

Two bots in separate processes have the same shards on one PostgreSQL database, as during an update in production.
As on Discord, a click fails if it is not answered in three seconds. No click may be missed, and the chaos test's checks
run.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from bot.sandbox import Sandbox
from bot.storage.leases import Shards
from tests.conftest import find_spec
from tests.lab.bench.hall import UNLIMITED
from tests.lab.chaos.checks import until_posted
from tests.lab.chaos.processes import Gang, ShardProcess
from tests.lab.chaos.survivors import Survivor
from tests.player import Player, town_at
from tests.postgres import running_server, why_none

SHARDS = Shards(0, 3, 4)
NAMES = ("norenberc", "notredame", "ulm", "ulm")
"""The games, each in a server of a different shard."""
SEATS = 2
PAUSE = 2.0
"""Seconds of watching a new bot before the next update."""


class Hall(Gang):
    """All bots started so far (only the newest is working), and the users."""

    async def update(self, new: ShardProcess) -> float:
        """Start a new bot beside the old one and stop the old one; return the seconds until the new bot was working."""
        began = time.monotonic()
        await new.start()
        taken = time.monotonic() - began
        assert await self.bots[-1].stop() == 0
        self.bots.append(new)
        await asyncio.sleep(PAUSE)
        return taken


def seat(people: list[Player]) -> list[list[Survivor]]:
    """Put each party into a server of a different shard."""
    parties = [people[number : number + SEATS] for number in range(0, len(people), SEATS)]
    for shard, party in enumerate(parties):
        for person in party:
            person.go_to(next(one for one in person.servers if SHARDS.shard_of(int(one)) == shard))
    return [[Survivor(person, shard) for person in party] for shard, party in enumerate(parties)]


async def survive_updates(updates: int) -> tuple[Hall, list[float]]:
    """Run the updates; raise any failure, and return the takeover time of each new bot."""
    number = SEATS * len(NAMES)
    with tempfile.TemporaryDirectory(prefix="guildhall-updates-") as folder, running_server() as server:
        async with (
            Sandbox(people=number, spec=find_spec(), servers=SHARDS.count, shards=SHARDS.count) as sandbox,
            town_at(sandbox.url, number) as (town, people),
        ):
            database = server.create()

            def make_bot(count: int) -> ShardProcess:
                own = Path(folder) / str(count)
                own.mkdir()
                bot = ShardProcess(sandbox, town, own, database, SHARDS)
                bot.settings.update(UNLIMITED)
                return bot

            hall = Hall(database, [make_bot(0)], seat(people))
            try:
                taken = await play_and_update(hall, [make_bot(count) for count in range(1, updates + 1)])
            finally:
                for bot in hall.bots:
                    await bot.clear_away()
            await hall.check()
        assert sandbox.findings == []
    return hall, taken


async def play_and_update(hall: Hall, versions: list[ShardProcess]) -> list[float]:
    """Update the bot while users play; then restart the last bot to post the rest."""
    await hall.bots[0].start()
    await hall.until_known()
    quiet = asyncio.Lock()
    playing = asyncio.gather(*(hall.play(*one, quiet) for one in zip(NAMES, hall.survivors, strict=True)))
    try:
        await hall.until_all_have_answered()
        taken = [await hall.update(new) for new in versions]
        assert not playing.done(), playing.result()
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
    last = hall.bots[-1]
    assert await last.stop() == 0
    await last.start()  # a restart ends the delays of posts
    await until_posted(hall.database)
    assert await last.stop() == 0
    return taken


def main() -> int:
    """Run the updates; return 1 if a click was missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab chaos-updates")
    parser.add_argument("--updates", type=int, default=10, help="how many (default: 10)")
    wishes = parser.parse_args()
    if missing := why_none():
        print(f"Nothing is updated: {missing}")
        return 0
    hall, taken = asyncio.run(survive_updates(wishes.updates))
    answered = sum(one.answers for one in hall.everybody)
    missed = sum(one.failed for one in hall.everybody)
    slowest = max(facts["seconds"] for one in hall.everybody for facts in one.person.interactions.values())
    print(f"{wishes.updates} updates: the new bot had taken over after {min(taken):.1f} to {max(taken):.1f} s")
    print(f"{answered} clicks answered, the slowest after {slowest:.2f} s; {missed} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
