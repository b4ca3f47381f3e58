"""`python -m tests.lab chaos-processes --kills 100`: four bots with 16 shards on one database, killed at random.

Users play in servers of all four bots and by direct message, which the first bot handles; when a bot is killed, the
others take over its work. Everything is checked at the end.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from bot.sandbox import Sandbox
from bot.storage.address import Address
from bot.storage.leases import Shards
from tests.conftest import find_spec
from tests.every_game import HOSTED
from tests.lab.chaos.checks import (
    bot_messages,
    check_answers,
    check_calls,
    check_file,
    check_posts,
    rows,
    unhandled,
    until_posted,
)
from tests.lab.chaos.mischief import restart
from tests.lab.chaos.process import BotProcess
from tests.lab.chaos.survivors import LONGEST_WAIT, Survivor, begin_game, find_call
from tests.patience import PATIENCE
from tests.player import Json, Player, Town, is_open, town_at
from tests.postgres import Server, running_server

SHARDS, PROCESSES = 16, 4
NAMES = (*HOSTED, *HOSTED[-1:] * (PROCESSES - len(HOSTED)))
"""Every game; the last one is repeated until each process has one. One player of the last game uses direct messages."""
SEATS = 2
LONGEST_LIFE = 1.5
"""Maximum seconds from an answer to a player until the next kill."""
RESTARTS = 0.15
"""Number of database restarts per kill."""
TAKEN_WITHIN = 10.0
"""Seconds within which other processes take over a killed process's work."""


class ShardProcess(BotProcess):
    """One of several bots, with its own shards."""

    def __init__(self, sandbox: Sandbox, town: Town, folder: Path, database: Address, shards: Shards) -> None:
        super().__init__(town, folder, database, SHARDS=str(shards), LOG_FORMAT="json")
        self.shards, self.sandbox = shards, sandbox

    async def start(self) -> None:
        """Start the bot and wait until it is connected and has taken its shards back from other bots."""
        await super().start()
        while await self.leaves_to_others():  # noqa: ASYNC110  # polled in the database
            await asyncio.sleep(0.05)

    async def leaves_to_others(self) -> bool:
        """True if other bots hold a lease of one of this bot's shards."""
        return await self._holds("NOT LIKE")

    async def has_any(self) -> bool:
        """True if this bot, alive or dead, holds a lease of one of its own shards."""
        return await self._holds("LIKE")

    async def _holds(self, how: str) -> bool:
        ids = ", ".join(map(str, self.shards.ids))
        query = f"SELECT 1 FROM leases WHERE shard IN ({ids}) AND holder {how} '{self.pid}@%'"  # noqa: S608
        return bool(await asyncio.to_thread(rows, self.database, query))

    async def is_online(self) -> bool:
        """True if all the bot's shards are connected."""
        sessions = self.sandbox.gateway.sessions.values()
        return {*self.shards.ids} <= {one.shard.number for one in sessions if one.connection}


class DirectSurvivor(Survivor):
    """A survivor who plays by direct message, and looks into the channel if no direct message arrives."""

    async def play_table(self, number: str) -> None:
        """Play until the game is over."""
        waited = 0.0
        while call := find_call(self.person, number):
            panel = find_direct(self.person)
            if panel is None and waited > LONGEST_WAIT:
                panel, waited = await self._open(call), 0.0
            while panel and is_open(panel):
                panel, waited = await self._try(panel), 0.0
            await asyncio.sleep(0.05)
            waited += 0.05


def find_direct(person: Player) -> Json | None:
    """Return the newest direct message with a question."""
    channels = {one["id"] for server in person.servers.values() for one in server["channels"]}
    direct = [one for one in person.messages.values() if one["channel_id"] not in channels]
    return next((one for one in reversed(direct) if is_open(one)), None)


@dataclass
class Gang:
    """The bots, the users, and the counts."""

    database: Address
    bots: list[ShardProcess]
    survivors: list[list[Survivor]]
    server: Server | None = None
    takeovers: list[float] = field(default_factory=list)
    restarts: int = 0
    """Restarts of the database server."""

    @property
    def everybody(self) -> list[Survivor]:
        """All players."""
        return [one for party in self.survivors for one in party]

    async def until_known(self) -> None:
        """Wait until Discord knows the commands, which one bot registers after all are connected."""
        while not self.bots[0].sandbox.world.commands:  # noqa: ASYNC110  # no event reports it
            await asyncio.sleep(0.05)

    async def play(self, name: str, party: list[Survivor], quiet: asyncio.Lock) -> None:
        """Play one game after another in the same channel."""
        people = [one.person for one in party]
        while True:
            async with quiet:
                number = await begin_game(name, people)
            await asyncio.gather(*(one.play_table(number) for one in party))

    async def kill_often(self, rng: random.Random, kills: int, quiet: asyncio.Lock) -> None:
        """Kill random bots at random moments; each restarts at once, or after others have taken over.

        Sometimes the database server restarts, which affects all of them.
        """
        for _ in range(kills):
            await self._until_answered()
            await asyncio.sleep(rng.uniform(0, LONGEST_LIFE))
            if rng.random() < RESTARTS:
                async with quiet:
                    await self._restart_server(rng)
                await self._until_answered()
            bot = rng.choice(self.bots)
            async with quiet:
                await bot.kill()
                if rng.random() < 0.5:
                    await self._until_taken(bot)
                await bot.start()

    async def _restart_server(self, rng: random.Random) -> None:
        assert self.server is not None
        await restart(self.server, rng)
        self.restarts += 1
        await self._until_renewed()

    async def _until_renewed(self) -> None:
        """Wait until all bots have reconnected to the server; no game starts before that."""
        begun = time.monotonic()
        [(since,)] = await asyncio.to_thread(rows, self.database, "SELECT extract(epoch FROM now())::float8")
        query = f"SELECT 1 FROM leases WHERE expires < to_timestamp({since}) + interval '6 s'"  # noqa: S608
        while await asyncio.to_thread(rows, self.database, query):
            assert time.monotonic() - begun < PATIENCE, "not all bots come back"
            await asyncio.sleep(0.05)

    async def until_all_have_answered(self) -> None:
        """Wait until all users have made a decision; users of a bot that was dead at first may take longer."""
        async with asyncio.timeout(PATIENCE):
            while not all(one.answered for one in self.everybody):  # noqa: ASYNC110  # polled over all people
                await asyncio.sleep(0.05)

    async def _until_answered(self) -> None:
        before = sum(one.answers for one in self.everybody)
        while sum(one.answers for one in self.everybody) == before:  # noqa: ASYNC110  # polled over all people
            await asyncio.sleep(0.01)

    async def _until_taken(self, dead: ShardProcess) -> None:
        """Wait until other bots hold all leases of the dead bot."""
        begun = time.monotonic()
        while await dead.has_any():
            assert time.monotonic() - begun < PATIENCE, "nobody takes over"
            await asyncio.sleep(0.05)
        self.takeovers.append(time.monotonic() - begun)

    async def check(self) -> None:
        """Check that nothing is lost or duplicated, all is in order, and no error is unhandled."""
        messages = [one for party in self.survivors for one in await bot_messages(party[0].person)]
        await check_file(self.database)
        await check_answers(self.database, self.everybody)
        check_posts(self.database, messages)
        check_calls(self.database)
        assert all(one.answered for one in self.everybody)
        for bot in self.bots:
            errors = unhandled(await bot.heard(), self.database)
            assert not errors, "\n".join(errors)


@asynccontextmanager
async def gang(folder: Path) -> AsyncIterator[Gang]:
    """Prepare four bots, and users in the tables' servers."""
    size = SHARDS // PROCESSES
    people_needed = SEATS * len(NAMES)
    with running_server() as server:
        async with (
            Sandbox(
                people=people_needed, spec=find_spec(), servers=SHARDS, shards=SHARDS, max_concurrency=SHARDS
            ) as sandbox,
            town_at(sandbox.url, people_needed) as (town, people),
        ):
            database = server.create()
            bots = []
            for number in range(PROCESSES):
                own = folder / str(number)
                await asyncio.to_thread(own.mkdir)
                shards = Shards(number * size, number * size + size - 1, SHARDS)
                bots.append(ShardProcess(sandbox, town, own, database, shards))
            yield Gang(database, bots, seat(people), server)
        assert sandbox.findings == []


def seat(people: list[Player]) -> list[list[Survivor]]:
    """Assign parties to servers, one per process in turn; one player of the last party plays by direct message."""
    parties = []
    for number, _ in enumerate(NAMES):
        party = people[SEATS * number : SEATS * (number + 1)]
        turn, process = divmod(number, PROCESSES)
        shard = process * (SHARDS // PROCESSES) + 1 + turn
        for person in party:
            person.go_to(next(one for one in person.servers if (int(one) >> 22) % SHARDS == shard))
        kinds = [DirectSurvivor if number == len(NAMES) - 1 else Survivor, Survivor]
        parties.append([kind(one, number) for kind, one in zip(kinds, party, strict=True)])
    return parties


async def survive_kills(kills: int, seed: int) -> Gang:
    """Play at all tables until the last kill; raise any failure."""
    with tempfile.TemporaryDirectory(prefix="guildhall-processes-") as folder:
        async with gang(Path(folder)) as ours:
            try:
                await play_and_kill(ours, kills, seed)
            finally:
                for bot in ours.bots:
                    await bot.clear_away()
            await ours.check()
            return ours


async def play_and_kill(ours: Gang, kills: int, seed: int) -> None:
    """Play until the last kill; then stop all bots, and start them once more to post the rest."""
    await asyncio.gather(*(bot.start() for bot in ours.bots))
    await ours.until_known()
    await ours.survivors[-1][0].person.slash("settings", dm=True)
    quiet = asyncio.Lock()
    rng = random.Random(seed)  # noqa: S311  # repeatable, not secret
    playing = asyncio.gather(*(ours.play(*one, quiet) for one in zip(NAMES, ours.survivors, strict=True)))
    killing = asyncio.create_task(ours.kill_often(rng, kills, quiet))
    await asyncio.wait((playing, killing), return_when=asyncio.FIRST_COMPLETED)
    if not playing.done():
        await ours.until_all_have_answered()
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    await killing
    for bot in ours.bots:
        assert await bot.stop() == 0
    await asyncio.gather(*(bot.start() for bot in ours.bots))
    await until_posted(ours.database)
    for bot in ours.bots:
        assert await bot.stop() == 0


def main() -> int:
    """Play under kills and print the counts; return 1 if a takeover took too long."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab chaos-processes")
    parser.add_argument("--kills", type=int, default=100, help="how many (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="chooses whom and when")
    wishes = parser.parse_args()
    began = time.monotonic()
    ours = asyncio.run(survive_kills(wishes.kills, wishes.seed))
    answered = sum(len(one.answered) for one in ours.everybody)
    failed = sum(one.failed for one in ours.everybody)
    slowest = max(ours.takeovers, default=0.0)
    print(f"{wishes.kills} kills and {ours.restarts} restarts of the server in {time.monotonic() - began:.0f} s")
    print(f"{answered} decisions answered, {failed} clicks tried again")
    print(f"others took over {len(ours.takeovers)} times, within {slowest:.1f} s")
    return 0 if slowest < TAKEN_WITHIN else 1


if __name__ == "__main__":
    sys.exit(main())
