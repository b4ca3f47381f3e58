"""Whether the bot is well: a line in the log now and then, and a pulse for whoever watches over it."""

import asyncio
import logging
import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.logs import about
from bot.service.databases import postgres_store
from bot.storage.address import Address
from bot.storage.leases import Shards
from bot.storage.store import log_failure

if TYPE_CHECKING:
    from bot.service.client import Guildhall

log = logging.getLogger(__name__)

PULSE = 15.0
"""Seconds from one beat to the next."""
LONGEST_SILENCE = 60.0
"""Seconds without a beat after which the bot is not well: it hangs, has lost the gateway, or cannot save."""


def pulse_file(database: Path) -> Path:
    """The file that each beat touches, beside the database."""
    return database.with_name(f"{database.name}.alive")


def find_problem(database: Path | Address, shards: Shards | None = None) -> str:
    """Why a database's bot, or that of some shards, seems unwell; empty when it is well.

    Raises `BadDatabase` where a server is away.
    """
    if isinstance(database, Address):
        age = asyncio.run(postgres_store().find_silence(database, shards))
    else:
        age = _find_silence(database)
    if age is None:
        return "not running"
    return "" if age < LONGEST_SILENCE else f"no sign of life for {age:.0f} s"


def _find_silence(database: Path) -> float | None:
    """Seconds since the last beat; None where there is no bot."""
    try:
        return abs(time.time() - pulse_file(database).stat().st_mtime)  # a clock may be put back
    except FileNotFoundError:
        return None


@asynccontextmanager
async def watched(bot: "Guildhall", database: Path | Address, every: float) -> AsyncIterator[None]:
    """Lets the pulse beat while the bot runs; a server of a database sees by itself that it does."""
    file = pulse_file(database) if isinstance(database, Path) else None
    beating = asyncio.create_task(_beat(bot, file, every))
    try:
        yield
    finally:
        beating.cancel()
        with suppress(asyncio.CancelledError):
            await beating
        with suppress(OSError):  # nobody listens, or the folder is gone: the end comes all the same
            tell_systemd("STOPPING=1")
            if file:
                await asyncio.to_thread(file.unlink, missing_ok=True)


async def _beat(bot: "Guildhall", file: Path | None, every: float) -> None:
    """Beat while the bot can serve clicks: events are handled, the gateway is there, the database takes writes.

    systemd restarts a bot only if events are not handled or the database cannot be read: a restart brings back neither
    a disk's space nor Discord.
    """
    due = time.monotonic() + every
    while True:
        try:
            facts = await examine(bot)
            tell_systemd("READY=1\nWATCHDOG=1")
            if every and time.monotonic() >= due:
                due += every
                log.info("health", extra=about(**facts))
            await _give_sign(bot, file)
        except Exception:  # noqa: BLE001
            log_failure(log, "pulse_missed")
        await asyncio.sleep(min(PULSE, every or PULSE))


async def _give_sign(bot: "Guildhall", file: Path | None) -> None:
    """Give a sign of life if clicks can be received and saved."""
    if _is_gateway_lost(bot):
        log.warning("pulse_missed", extra=about(why="gateway_lost"))
        return
    await bot.store.prove_writable()
    await (asyncio.to_thread(file.touch) if file else bot.store.give_sign())


def _is_gateway_lost(bot: "Guildhall") -> bool:
    """True if a shard is not connected; a bot that starts has some time to connect."""
    is_starting = time.monotonic() - bot.tally.since < LONGEST_SILENCE
    return any(shard.is_closed() for shard in bot.shards.values()) or not (bot.came_up.is_set() or is_starting)


async def examine(bot: "Guildhall") -> dict[str, Any]:
    """How the bot is, in figures; latencies by shard in milliseconds."""
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
    """Tells the service manager, where there is one that wants to know."""
    address, unix = os.environ.get("NOTIFY_SOCKET", ""), getattr(socket, "AF_UNIX", None)
    if not address or unix is None:  # Windows has neither
        return
    with socket.socket(unix, socket.SOCK_DGRAM) as line:
        line.connect(f"\0{address[1:]}" if address.startswith("@") else address)
        line.sendall(state.encode("ascii"))
