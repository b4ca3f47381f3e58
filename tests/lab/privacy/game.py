"""One game in which players keep secrets; for each secret, two worlds that differ in it run side by side.

`python -m tests.lab privacy` plays a hundred such games to their ends and prints the number of secrets.
"""

import argparse
import asyncio
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from msgspec import Struct

from bot.catalogue import GAMES
from bot.tables.pace import DAY
from bot.tables.status import Status
from bot.tables.table import Table
from tests.clock import Clock
from tests.games.played import PLAYED
from tests.lab.privacy.cast import BEGINNING, TICKS, Script, write_script
from tests.lab.privacy.kept import SECRETS, Secret, Worlds
from tests.lab.privacy.sight import Onlooker
from tests.lab.privacy.world import World

WINDOW = 30
"""Maximum number of ticks for which a secret is kept, more than the time for a decision."""


class Length(Struct, frozen=True):
    """How much of a game is played."""

    secrets: int
    """Maximum number of secrets."""
    ticks: int
    share: float
    """Share of ticks in which a secret is started."""


SHORT = Length(4, 4 * TICKS, 0.3)
WHOLE = Length(8, 60 * TICKS, 0.1)


class Game:
    """One game, with two copies of it for each secret."""

    def __init__(self, script: Script, folder: Path, length: Length) -> None:
        self.script, self.clock, self._length = script, Clock(BEGINNING), length
        self.world = World(folder / "world.sqlite3", script, self.clock)
        self.kept, self.looks = Counter[type[Secret]](), 0
        """Number of secrets by kind, and of comparisons."""

    async def play(self) -> Table:
        """Play to the end, or until enough time has passed."""
        async with self.world.running():
            await self.world.begin()
        for tick in range(1, self._length.ticks):
            async with self.world.running():
                await self._pass_tick(tick, (self.world,), tuple(range(len(self.script.cast))))
                table = await self.world.table()
            if table.now.status is not Status.RUNNING:
                break
            if (
                self.kept.total() < self._length.secrets
                and self.script.rng(tick, "secret").random() < self._length.share
            ):
                await self._keep_some_secret(tick, table)
        return table

    async def _pass_tick(self, tick: int, worlds: tuple[World, ...], actors: tuple[int, ...]) -> None:
        """Advance the clock by a tick and let these players act, the same way in each world."""
        self.clock.now = self.script.time(tick)
        for world in worlds:
            await world.pass_time()
        for seat in actors:
            for world in worlds:
                await world.live(tick, seat)

    async def _keep_some_secret(self, tick: int, table: Table) -> None:
        """Start a player's secret, of a kind that has been rare so far, in copies of the world."""
        rng, seats = self.script.rng(tick, "whose"), [seat for seat, row in enumerate(table.now.seats) if row.user]
        kinds = sorted(SECRETS, key=lambda one: (self.kept[one], rng.random()))
        secrets = (kind(seat, len(table.now.seats)) for kind in kinds for seat in rng.sample(seats, len(seats)))
        secret = next(secret for secret in secrets if secret.is_possible(table))
        async with self.world.copy("one").running() as one, self.world.copy("other").running() as other:
            if await secret.keep((one, other), rng):
                self.kept[type(secret)] += 1
                await self._compare(tick, (one, other), secret)

    async def _compare(self, begun: int, worlds: Worlds, secret: Secret) -> None:
        """Until the secret is out, check that the worlds look the same to all other players."""
        onlookers = [Onlooker(world, secret.viewers) for world in worlds]
        for tick in range(begun, begun + WINDOW):
            first, other = [await onlooker.look() for onlooker in onlookers]
            for name, seen in first.items():
                assert seen == other[name], (self.script, tick, type(secret).__name__, secret.seat, name)
            self.looks += 1
            await self._pass_tick(tick + 1, worlds, secret.actors)
            if await secret.is_out(worlds) or (await worlds[0].table()).now.status is not Status.RUNNING:
                return


async def play_one(name: str, number: int, folder: Path, length: Length) -> tuple[Game, Table]:
    """Play the game with this number."""
    game = Game(write_script(name, number), folder, length)
    with patch("bot.tables.lobby.make_seed", lambda: bytes([number]) * 32):
        return game, await game.play()


def main() -> None:
    """Play the games, and print the numbers of secrets and comparisons."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    number, kept, looks = parser.parse_args().games, Counter[type[Secret]](), 0
    GAMES.update(PLAYED)
    for index in range(number):
        with TemporaryDirectory() as folder:
            name = list(PLAYED)[index % len(PLAYED)]
            game, table = asyncio.run(play_one(name, index // len(PLAYED), Path(folder), WHOLE))
        how_long = f"{(game.clock.now - BEGINNING) / DAY:5.1f} days, {table.now.turns:3} turns"
        print(f"{index + 1:3} {name:9} {len(table.now.seats)} seats, {how_long}, {table.now.status}", flush=True)
        kept, looks = kept + game.kept, looks + game.looks
    secrets = ", ".join(f"{count} {kind.__name__.lower()}" for kind, count in kept.items())
    print(f"{number} games, {kept.total()} secrets ({secrets}), {looks} looks at both worlds: no difference seen")


if __name__ == "__main__":
    main()
