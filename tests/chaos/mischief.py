"""The faults that fall while people play: each is begun, lasts for a while, and is over when its function returns."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TypeAlias

from tests.chaos.disk import SmallDisk, unwritable
from tests.chaos.process import BotProcess
from tests.driver import Json, Town
from tests.postgres import Server

SEND, EDIT = "POST /channels/*/messages", "PATCH /channels/*/messages/*"
CALLBACK = "POST /interactions/*/*/callback"
ORIGINAL = "PATCH /webhooks/*/*/messages/@original"
ROUTES = (SEND, SEND, EDIT, CALLBACK, ORIGINAL)
"""Where requests fail: what the bot asks for while people play, but for words of refusal beside a panel that is shown
anew: whoever does not read these takes their click for accepted."""
FARTHEST = 11 * 3600.0
"""Seconds that the bot's clock is wrong at most: what is a day old is tidied away and could not be checked."""
SHUT = 1
"""How the bot ends where its database cannot be used."""


@dataclass
class Scene:
    """What mischief can be done to."""

    bot: BotProcess
    disk: SmallDisk | None = None
    server: Server | None = None

    @property
    def town(self) -> Town:
        """The sandbox's switches."""
        return self.bot.town


Mischief: TypeAlias = Callable[[Scene, random.Random], Awaitable[None]]


# -- the process -----------------------------------------------------------------------------------------------------


async def kill(scene: Scene, _rng: random.Random) -> None:
    """SIGKILL, and a new start."""
    await scene.bot.come_again()


async def jump(scene: Scene, rng: random.Random) -> None:
    """The bot's clock shows another time from now on, earlier or later."""
    scene.bot.conditions.clock_ahead = rng.choice((0.0, rng.uniform(-FARTHEST, FARTHEST)))


# -- Discord ---------------------------------------------------------------------------------------------------------


async def refuse(scene: Scene, rng: random.Random) -> None:
    """429, for one route or for all."""
    is_global = rng.random() < 0.3
    keys: Json = {"retry_after": round(rng.uniform(0.05, 0.5), 2), "global": is_global, "times": rng.randint(1, 5)}
    await scene.town.fault("rate_limit", route=rng.choice(ROUTES), **keys)


async def fail(scene: Scene, rng: random.Random) -> None:
    """5xx."""
    status = rng.choice((500, 502, 503, 504))
    await scene.town.fault("status", route=rng.choice(ROUTES), status=status, times=rng.randint(1, 4))


async def cut(scene: Scene, rng: random.Random) -> None:
    """Requests that never arrive, and answers that never do."""
    await scene.town.fault(rng.choice(("cut", "lose")), route=rng.choice(ROUTES), times=rng.randint(1, 3))


async def delay(scene: Scene, rng: random.Random) -> None:
    """Requests or answers held back, and news that overtake them."""
    await scene.town.fault(
        rng.choice(("lag", "slow")), route=rng.choice(ROUTES), seconds=rng.uniform(0.1, 0.8), times=rng.randint(1, 5)
    )
    await scene.town.fault("race", route=rng.choice(ROUTES), times=3)


async def muddle(scene: Scene, rng: random.Random) -> None:
    """Interactions that come twice, or after the next one."""
    await scene.town.fault("duplicate", times=rng.randint(1, 6))
    await scene.town.fault("reorder", times=rng.randint(1, 3), seconds=0.5)


async def drop(scene: Scene, rng: random.Random) -> None:
    """The gateway's connection ends; the session can be resumed."""
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
    """The gateway's session is lost: the library waits for five seconds before it begins a new one."""
    await scene.town.fault(**rng.choice(({"kind": "forget"}, {"kind": "invalid_session", "resumable": False})))


# -- the disk --------------------------------------------------------------------------------------------------------


async def fill_up(scene: Scene, rng: random.Random) -> None:
    """No room is left for a while."""
    assert scene.disk is not None
    await _last(scene.disk.filled(scene.bot.pid), rng)


async def write_nothing(scene: Scene, rng: random.Random) -> None:
    """Nothing can be written for a while, as on a disk that the system has made read-only."""
    await _last(unwritable(scene.bot.pid), rng)


async def _last(trouble: AbstractContextManager[None], rng: random.Random) -> None:
    with trouble:
        await asyncio.sleep(rng.uniform(0.2, 1.5))


async def slow_down(scene: Scene, rng: random.Random) -> None:
    """Each transaction takes long for a while, sometimes longer than Discord waits."""
    scene.bot.conditions.disk_lag = rng.choice((0.05, 0.2, 0.5, 2.0))
    await asyncio.sleep(rng.uniform(0.5, 2.0))
    scene.bot.conditions.disk_lag = 0.0


async def start_read_only(scene: Scene, _rng: random.Random) -> None:
    """Killed, and started on a read-only disk: it says so and ends; then as ever."""
    assert scene.disk is not None
    await scene.bot.kill_offline()
    with scene.disk.read_only():
        assert await scene.bot.try_to_start() == SHUT
    await scene.bot.start()


# -- the server of the database --------------------------------------------------------------------------------------


async def restart_server(scene: Scene, rng: random.Random) -> None:
    """Put out as by a power cut, or stopped, and there again after a while."""
    assert scene.server is not None
    await restart(scene.server, rng)


async def restart(server: Server, rng: random.Random) -> None:
    """Whoever works with it loses all connections."""
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
"""How often each comes, in relation to the others."""
IN_A_FILE: dict[Mischief, int] = {fill_up: 3, write_nothing: 3, slow_down: 2, start_read_only: 1}
ON_A_SERVER: dict[Mischief, int] = {restart_server: 6}
