"""Faults injected while users play; each lasts until its function returns."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TypeAlias

from tests.lab.chaos.disk import SmallDisk, unwritable
from tests.lab.chaos.process import BotProcess
from tests.player import Json, Town
from tests.postgres import Server

SEND, EDIT = "POST /channels/*/messages", "PATCH /channels/*/messages/*"
CALLBACK = "POST /interactions/*/*/callback"
ORIGINAL = "PATCH /webhooks/*/*/messages/@original"
ROUTES = (SEND, SEND, EDIT, CALLBACK, ORIGINAL)
"""Routes that fail: those used while people play, except follow-up messages that refuse a click, because a player who
misses a refusal counts the click as accepted.
"""
FARTHEST = 11 * 3600.0
"""Largest error of the bot's clock in seconds; after a day, data would be deleted and could not be checked."""
SHUT = 1
"""Exit status of a bot that cannot use its database."""


@dataclass
class Scene:
    """The targets of faults."""

    bot: BotProcess
    disk: SmallDisk | None = None
    server: Server | None = None

    @property
    def town(self) -> Town:
        """The sandbox's fault switches."""
        return self.bot.town


Mischief: TypeAlias = Callable[[Scene, random.Random], Awaitable[None]]


# -- the process -----------------------------------------------------------------------------------------------------


async def kill(scene: Scene, _rng: random.Random) -> None:
    """Kill the bot with SIGKILL and start it again."""
    await scene.bot.come_again()


async def jump(scene: Scene, rng: random.Random) -> None:
    """Set the bot's clock forward or back."""
    scene.bot.conditions.clock_ahead = rng.choice((0.0, rng.uniform(-FARTHEST, FARTHEST)))


# -- Discord ---------------------------------------------------------------------------------------------------------


async def refuse(scene: Scene, rng: random.Random) -> None:
    """Respond with 429, for one route or for all."""
    is_global = rng.random() < 0.3
    keys: Json = {"retry_after": round(rng.uniform(0.05, 0.5), 2), "global": is_global, "times": rng.randint(1, 5)}
    await scene.town.fault("rate_limit", route=rng.choice(ROUTES), **keys)


async def fail(scene: Scene, rng: random.Random) -> None:
    """Respond with 5xx."""
    status = rng.choice((500, 502, 503, 504))
    await scene.town.fault("status", route=rng.choice(ROUTES), status=status, times=rng.randint(1, 4))


async def cut(scene: Scene, rng: random.Random) -> None:
    """Drop requests or responses."""
    await scene.town.fault(rng.choice(("cut", "lose")), route=rng.choice(ROUTES), times=rng.randint(1, 3))


async def delay(scene: Scene, rng: random.Random) -> None:
    """Delay requests or responses, and let gateway events overtake them."""
    await scene.town.fault(
        rng.choice(("lag", "slow")), route=rng.choice(ROUTES), seconds=rng.uniform(0.1, 0.8), times=rng.randint(1, 5)
    )
    await scene.town.fault("race", route=rng.choice(ROUTES), times=3)


async def muddle(scene: Scene, rng: random.Random) -> None:
    """Send interactions twice, or out of order."""
    await scene.town.fault("duplicate", times=rng.randint(1, 6))
    await scene.town.fault("reorder", times=rng.randint(1, 3), seconds=0.5)


async def drop(scene: Scene, rng: random.Random) -> None:
    """End the gateway's connection; the session can be resumed."""
    ways: tuple[Json, ...] = (
        {"kind": "drop"},
        {"kind": "drop", "code": 4000},
        {"kind": "drop", "code": 1000},
        {"kind": "reconnect"},
        {"kind": "invalid_session", "resumable": True},
        {"kind": "away", "seconds": 0.3},
    )
    await scene.town.fault(**rng.choice(ways))


async def forget(scene: Scene, rng: random.Random) -> None:
    """Lose the gateway's session; the library waits five seconds before it starts a new one."""
    await scene.town.fault(**rng.choice(({"kind": "forget"}, {"kind": "invalid_session", "resumable": False})))


# -- the disk --------------------------------------------------------------------------------------------------------


async def fill_up(scene: Scene, rng: random.Random) -> None:
    """Fill the disk for a while."""
    assert scene.disk is not None
    await _last(scene.disk.filled(scene.bot.pid), rng)


async def write_nothing(scene: Scene, rng: random.Random) -> None:
    """Make all writes fail for a while, as on a disk that the system has remounted read-only."""
    await _last(unwritable(scene.bot.pid), rng)


async def _last(trouble: AbstractContextManager[None], rng: random.Random) -> None:
    with trouble:
        await asyncio.sleep(rng.uniform(0.2, 1.5))


async def slow_down(scene: Scene, rng: random.Random) -> None:
    """Make each transaction slow for a while, sometimes longer than Discord waits for an answer."""
    scene.bot.conditions.disk_lag = rng.choice((0.05, 0.2, 0.5, 2.0))
    await asyncio.sleep(rng.uniform(0.5, 2.0))
    scene.bot.conditions.disk_lag = 0.0


async def start_read_only(scene: Scene, _rng: random.Random) -> None:
    """Kill the bot and start it on a read-only disk, where it must exit with an error. Then start it normally."""
    assert scene.disk is not None
    await scene.bot.kill_offline()
    with scene.disk.read_only():
        assert await scene.bot.try_to_start() == SHUT
    await scene.bot.start()


# -- the database server ---------------------------------------------------------------------------------------------


async def restart_server(scene: Scene, rng: random.Random) -> None:
    """Stop the database server, cleanly or as in a power outage, and start it after a while."""
    assert scene.server is not None
    await restart(scene.server, rng)


async def restart(server: Server, rng: random.Random) -> None:
    """Restart a database server; all its clients lose their connections."""
    await asyncio.to_thread(server.stop, rng.choice((signal.SIGQUIT, signal.SIGINT)))
    await asyncio.sleep(rng.uniform(0, 1.5))
    await asyncio.to_thread(server.start)


EVERYWHERE: dict[Mischief, int] = {
    kill: 6,
    jump: 2,
    refuse: 3,
    fail: 3,
    cut: 4,
    delay: 3,
    muddle: 4,
    drop: 2,
    forget: 1,
}
"""Faults for every setup, with weights."""
IN_A_FILE: dict[Mischief, int] = {fill_up: 3, write_nothing: 3, slow_down: 2, start_read_only: 1}
ON_A_SERVER: dict[Mischief, int] = {restart_server: 6}
