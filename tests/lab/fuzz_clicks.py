"""Forged clicks against a running bot: `make fuzz-clicks COUNT=20000 SEED=1`, on SQLite and on PostgreSQL.

Each batch has a role, a place and some forged ids, which are pressed all at once. A finding is an error in the
log, a click without an answer, or a change of the database that the role does not allow. `--press ID` tries one id
in every role.
"""

import argparse
import asyncio
import logging
import random
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic
from unittest import mock

from msgspec import Struct
from msgspec.structs import replace

from bot.catalogue import GAMES
from bot.records.review import ReviewEffort
from bot.sandbox import Sandbox
from bot.sandbox.rest.buckets import LIMITS
from bot.storage.address import Address
from bot.tables.tuning import ReviewTuning, Tuning
from tests import second_game
from tests.cogs.conftest import QUICK, running_bot
from tests.forging.arena import Arena, Press, press_all, repeatable
from tests.forging.ids import fill_pools, make_press
from tests.forging.judge import Role, Snapshot, find_forbidden, take_snapshot
from tests.lab.chaos.checks import check_file
from tests.patience import no_hurry
from tests.player import Player, town_at
from tests.postgres import running_server

BUTTONS, LISTS = 32, 8
"""Numbers of buttons and of lists pressed at once."""
MOVE_EVERY = 5
"""Number of batches after which the games are continued."""
TELL_EVERY = 25


class Batch(Struct, frozen=True):
    """Forged clicks by one user in one place."""

    role: Role
    person: Player
    place: str
    presses: list[Press]


class Errors(logging.Handler):
    """Collects unexpected log records."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record with its facts and traceback."""
        facts = getattr(record, "facts", "")
        self.found.append(f"{record.name}: {record.getMessage()} {facts} {logging.Formatter().format(record)}")


class Fuzz:
    """A run of batches, which stops at the first finding."""

    def __init__(self, arena: Arena, database: Path | Address, seed: str, snapshot: Snapshot) -> None:
        self.arena, self.database, self.seed, self.snapshot = arena, database, seed, snapshot
        self.errors, self.pressed, self.number = Errors(), Counter[str](), 0

    async def run(self, count: int) -> list[str]:
        """Press this many ids; return the finding, if any."""
        while self.pressed.total() < count:
            batch = await self._make(repeatable(f"{self.seed} {self.number}"))
            if found := await self.press(batch):
                return [f"seed {self.seed}, batch {self.number}: {batch.role.name} in {batch.place}", *found]
            self.number += 1
            if self.number % MOVE_EVERY == 0:
                await self.arena.play_a_little()
                self.snapshot = await take_snapshot(self.database)
            if self.number % TELL_EVERY == 0:
                print(f"{self.pressed.total()} clicks: {dict(self.pressed)}", flush=True)
        return []

    async def _make(self, rng: random.Random) -> Batch:
        roles = self.list_roles()
        wanted = rng.choice(sorted({role.name for role, _, _ in roles}))
        role, person, place = rng.choice([one for one in roles if one[0].name == wanted])
        pools = await fill_pools(self.arena, self.snapshot)
        made = [make_press(pools, place, rng, as_list=number < LISTS) for number in range(LISTS + BUTTONS)]
        return Batch(role, person, place, list({press.custom_id: press for press in made}.values()))

    def list_roles(self) -> list[tuple[Role, Player, str]]:
        """Return the roles: player and stranger in every channel of the home server, and another server's moderator."""
        arena = self.arena
        home = [place for place in arena.channels if not place.isdecimal() and place != "away"]
        player = Role("player", int(arena.player.id))
        roles = [(player, arena.player, place) for place in [*home, "away", arena.player.id]]
        for place in home:
            joinable = frozenset({arena.tables[place]} if place in ("lobby", "running") else ())
            roles.append((Role("stranger", int(arena.stranger.id), joinable=joinable), arena.stranger, place))
        foreign = Role("moderator elsewhere", int(arena.moderator.id))
        return roles + [(foreign, arena.moderator, place) for place in ("away", arena.moderator.id)]

    async def press(self, batch: Batch) -> list[str]:
        """Press a batch and check its effects."""
        before = self.snapshot
        outcomes = await press_all(self.arena.bot, batch.person, self.arena.channels[batch.place], batch.presses)
        await self.arena.settle()
        after = await take_snapshot(self.database)
        self.pressed[batch.role.name] += len(batch.presses)
        pairs = zip(batch.presses, outcomes, strict=True)
        unanswered = [f"{press}: {outcome.status}" for press, outcome in pairs if outcome.status != "done"]
        found = [*unanswered, *self.errors.found, *find_forbidden(batch.role, before, after)]
        await self._forget(batch.role)
        return [*found, *map(repr, batch.presses)] if found else []

    async def _forget(self, role: Role) -> None:
        """Let a stranger who joined a table leave again, so that every table is as before."""
        for table_id in role.joinable:
            table = await self.arena.manager.table(table_id)
            if role.user in table.people:
                await self.arena.manager.lobby.leave(table_id, role.user)
        await self.arena.tend()
        self.snapshot = await take_snapshot(self.database)


EFFORT = ReviewEffort(glance=0.01, least_glance=0.01, look=0.01)
FAST = replace(QUICK, requests_per_second=9_000, tuning=Tuning(reviews=ReviewTuning(EFFORT, moments=3, foresight=0.01)))
"""Few requests wait, and reviews are short."""


@contextmanager
def no_limits() -> Iterator[None]:
    """Lift the rate limits."""
    with ExitStack() as stack:
        stack.enter_context(mock.patch("bot.sandbox.rest.buckets.DEFAULT", (1000, 1.0)))
        stack.enter_context(mock.patch("bot.sandbox.rest.buckets.GLOBAL_LIMIT", 10_000))
        stack.enter_context(no_hurry())
        stack.enter_context(mock.patch.dict(LIMITS, dict.fromkeys(LIMITS, (1000, 1.0))))
        yield


@asynccontextmanager
async def fuzzing(database: Path | Address, seed: str) -> AsyncIterator[Fuzz]:
    """Start a bot in a new sandbox, with tables in every status."""
    with no_limits():
        async with (
            Sandbox(people=6) as sandbox,
            running_bot(sandbox.url, database, setup=FAST) as bot,
            town_at(sandbox.url, 6) as town,
        ):
            for person in town[1]:
                person.is_patient = True
            arena = await Arena(bot, town[1]).set_up()
            run = Fuzz(arena, database, seed, await take_snapshot(database))
            logging.getLogger().addHandler(run.errors)
            try:
                yield run
                await arena.settle()
            finally:
                logging.getLogger().removeHandler(run.errors)


async def fuzz(database: Path | Address, seed: str, count: int) -> list[str]:
    """Run all batches, with a check of the database at the end; return the finding, if any."""
    async with fuzzing(database, seed) as run:
        found = await run.run(count)
        if not found:
            print(f"no finding in {run.pressed.total()} clicks: {dict(run.pressed)}")
    await check_file(database)
    return found


async def replay(database: Path | Address, ids: list[str]) -> list[str]:
    """Press ids one by one in every role and place."""
    async with fuzzing(database, "replay") as run:
        for custom_id in ids:
            for role, person, place in run.list_roles():
                for press in (Press(custom_id), Press(custom_id, ("0", "x"), 1)):
                    if found := await run.press(Batch(role, person, place, [press])):
                        return [f"{role.name} in {place}", *found]
    return []


def main() -> int:
    """Run on the chosen databases; print findings with their seed."""
    wishes, begun = _wishes(), monotonic()
    GAMES[second_game.NAME] = second_game.HOME
    found = []
    for store in ("sqlite", "postgres") if wishes.store == "both" else (wishes.store,):
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            is_file = store == "sqlite"
            database = folder / "fuzz.sqlite3" if is_file else stack.enter_context(running_server()).create()
            run = replay(database, wishes.press) if wishes.press else fuzz(database, f"{wishes.seed}", wishes.count)
            found += [f"{store}: {one}" for one in asyncio.run(run)]
            print(f"{store}: done after {monotonic() - begun:.0f} s", flush=True)
    print("\n".join(found), file=sys.stderr)
    return bool(found)


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000, help="clicks on each database")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--press", action="append", metavar="ID", help="this id alone, in every role")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
