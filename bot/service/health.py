"""Health of the bot: a regular line in the log, and a pulse for monitoring."""

import asyncio
import logging
import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.logs import about
from bot.service.databases import postgres_store
from bot.storage.address import Address
from bot.storage.leases import Shards
from bot.storage.store import log_failure

if TYPE_CHECKING:
    from bot.service.client import Guildhall

log = logging.getLogger(__name__)

LONGEST_SILENCE = 60.0
"""Seconds without a beat after which the bot is unhealthy: it hangs, has lost the gateway, or cannot save."""


class Pulse(Struct, frozen=True):
    """Times of the pulse, in seconds."""

    every: float = 15.0
    """Time between beats."""
    longest_silence: float = LONGEST_SILENCE


USUAL_PULSE = Pulse()


def pulse_file(database: Path) -> Path:
    """Return the file next to the database that each beat touches."""
    return database.with_name(f"{database.name}.alive")


def find_problem(
    database: Path | Address, shards: Shards | None = None, longest_silence: float = LONGEST_SILENCE
) -> str:
    """Return why the bot of a database, or of some shards, seems unhealthy; empty if it is healthy.

    Raises `BadDatabase` if the database server cannot be reached.
    """
    if isinstance(database, Address):
        age = asyncio.run(postgres_store().find_silence(database, shards))
    else:
        age = _find_silence(database)
    if age is None:
        return "not running"
    return "" if age < longest_silence else f"no sign of life for {age:.0f} s"


def _find_silence(database: Path) -> float | None:
    """Return the seconds since the last beat; None if no bot runs."""
    try:
        return abs(time.time() - pulse_file(database).stat().st_mtime)  # the clock may have been set back
    except FileNotFoundError:
        return None


@asynccontextmanager
async def watched(
    bot: "Guildhall", database: Path | Address, every: float, pulse: Pulse = USUAL_PULSE
) -> AsyncIterator[None]:
    """Run the pulse while the bot runs, and log the bot's health; `every` is the interval in seconds, 0 for no log.

    With a database server, queries on its connection replace the pulse file.
    """
    file = pulse_file(database) if isinstance(database, Path) else None
    beating = asyncio.create_task(_beat(bot, file, every, pulse))
    try:
        yield
    finally:
        beating.cancel()
        with suppress(asyncio.CancelledError):
            await beating
        with suppress(OSError):  # systemd is not listening, or the folder is gone: shut down anyway
            tell_systemd("STOPPING=1")
            if file:
                await asyncio.to_thread(file.unlink, missing_ok=True)


async def _beat(bot: "Guildhall", file: Path | None, every: float, pulse: Pulse) -> None:
    """Beat while the bot can serve clicks: events are handled, the gateway is connected, the database is writable.

    systemd restarts the bot only if it handles no events or cannot read the database: a restart would not free disk
    space or bring back Discord.
    """
    due = time.monotonic() + every
    while True:
        try:
            facts = await examine(bot)
            tell_systemd("READY=1\nWATCHDOG=1")
            if every and time.monotonic() >= due:
                due += every
                log.info("health", extra=about(**facts))
            await _give_sign(bot, file, pulse)
        except Exception:  # noqa: BLE001
            log_failure(log, "pulse_missed")
        await asyncio.sleep(min(pulse.every, every or pulse.every))


async def _give_sign(bot: "Guildhall", file: Path | None, pulse: Pulse) -> None:
    """Beat once, through the pulse file or the database server, if clicks can be received and saved."""
    if _is_gateway_lost(bot, pulse):
        log.warning("pulse_missed", extra=about(why="gateway_lost"))
        return
    await bot.store.prove_writable()
    await (asyncio.to_thread(file.touch) if file else bot.store.give_sign())


def _is_gateway_lost(bot: "Guildhall", pulse: Pulse) -> bool:
    """True if a shard is not connected; a starting bot gets some time to connect."""
    is_starting = time.monotonic() - bot.tally.since < pulse.longest_silence
    return any(shard.is_closed() for shard in bot.shards.values()) or not (bot.came_up.is_set() or is_starting)


async def examine(bot: "Guildhall") -> dict[str, Any]:
    """Return the bot's health data; latencies are by shard, in milliseconds."""
    measure = await bot.store.measure()
    latencies = [round(1000 * latency) for _, latency in sorted(bot.latencies) if 0 <= latency < LONGEST_SILENCE]
    return {
        "uptime_s": round(time.monotonic() - bot.tally.since),
        "latency_ms": ",".join(map(str, latencies)) or "none",
        "servers": len(bot.guilds),
        "tables_in_memory": bot.manager.tables_in_memory,
        "clicks": bot.tally.clicks,
        "failed": bot.tally.failed,
        "posts_waiting": measure.posts_waiting,
        "database_bytes": measure.size,
    }


def tell_systemd(state: str) -> None:
    """Notify the service manager, if there is one."""
    address, unix = os.environ.get("NOTIFY_SOCKET", ""), getattr(socket, "AF_UNIX", None)
    if not address or unix is None:  # Windows supports neither
        return
    with socket.socket(unix, socket.SOCK_DGRAM) as line:
        line.connect(f"\0{address[1:]}" if address.startswith("@") else address)
        line.sendall(state.encode("ascii"))
