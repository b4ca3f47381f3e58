"""Leases of shards as rows of a table, which expire by the server's clock."""

import os
import secrets
import socket
from collections.abc import Callable
from datetime import timedelta
from typing import Any, Self

from bot.host_errors import OtherShards
from bot.storage.leases import Lease, Presence, Shards
from bot.storage.postgres.pool import Pool

CHANNEL = "guildhall"
"""The channel on which processes that share a database notify each other of changes."""

ONE_BY_ONE = """
    SELECT set_config('idle_in_transaction_session_timeout', '3s', true),
        pg_advisory_xact_lock(1735748972, 1818583411)
"""
"""Serializes the beats: two processes that ask for each other's shards would deadlock. The timeout ends the
transaction of a frozen or disconnected process, so that it does not keep the others from renewing.
"""
RENEW = """
    UPDATE leases SET expires = now() + interval '6 s', backend = $2,
        is_connected = is_connected OR ($3 AND shard = ANY($4::bigint[])) WHERE holder = $1
"""
HAND_OVER = """
    UPDATE leases SET former = CASE WHEN is_connected THEN holder ELSE '' END,
        boundary = CASE WHEN is_connected THEN $2::bigint ELSE 0 END,
        holder = successor, successor = '', is_connected = true,
        expires = now() + interval '6 s', backend = successor_backend, successor_backend = 0
        WHERE holder = $1 AND successor <> ''
        AND EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = successor_backend)
"""
"""A holder that was not connected has no clicks to answer, so the handover gets no boundary. Requests from processes
that no longer exist are ignored.
"""
FIND_RUN_OUT = """
    SELECT shard FROM leases WHERE expires < now() OR (
        backend <> 0 AND (expires < now() + interval '3 s' OR shard = ANY($1::bigint[]))
        AND NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = backend)
    ) ORDER BY shard FOR UPDATE SKIP LOCKED
"""
"""Leases that were not renewed in time. If the holder's connection has ended, the shard's own process may take them at
once after a restart; other processes wait for half of the lease's time, so that the holder can reconnect.
"""
TAKE = """
    UPDATE leases SET holder = $1, former = '', successor = '', successor_backend = 0, boundary = 0,
        is_connected = $5 AND shard = ANY($2::bigint[]),
        expires = now() + interval '6 s', backend = $4 WHERE shard = ANY($3::bigint[])
"""
BEGIN = """
    INSERT INTO leases (shard, shards, holder, is_connected, former, boundary, successor, expires, backend)
        SELECT shard, $3, $1, $5, '', 0, '', now() + interval '6 s', $4 FROM unnest($2::bigint[]) AS shard
        ON CONFLICT (shard) DO NOTHING
"""
ASK = """
    UPDATE leases SET successor = $1, successor_backend = $4
        WHERE shard = ANY($2::bigint[]) AND holder <> $1 AND (NOT is_connected OR ($3 AND former <> $1))
"""
"""A process does not ask again for a shard that it has handed over; otherwise two new processes would pass it back and
forth forever.
"""
READ = "SELECT shard, holder, is_connected, former, boundary FROM leases ORDER BY shard"
TIME = "SELECT extract(epoch FROM clock_timestamp())::float8"
RELEASE = """
    UPDATE leases SET expires = CASE WHEN holder = $1 THEN now() - interval '1 s' ELSE expires END,
        successor = CASE WHEN successor = $1 THEN '' ELSE successor END WHERE $1 IN (holder, successor)
"""
RESERVE_IDENTIFY = """
    INSERT INTO identify_times AS slots (slot, free_at) VALUES ($1, now() + $2)
        ON CONFLICT (slot) DO UPDATE SET free_at = greatest(slots.free_at, now()) + $2
        RETURNING extract(epoch FROM free_at - $2 - now())::float8
"""
FORGET_OTHERS = "DELETE FROM leases WHERE shards <> $1 AND expires < now()"
FIND_OTHERS = "SELECT shards, holder FROM leases WHERE shards <> $1 LIMIT 1"


class PostgresLeases:
    """The leases in a database, as seen by one process with its own shards."""

    def __init__(self, pool: Pool, shards: Shards) -> None:
        self.pool, self._shards = pool, shards
        self.name = f"{os.getpid()}@{socket.gethostname()} {secrets.token_hex(4)}"
        self.on_news: Callable[[str], None] = lambda _news: None

    @classmethod
    async def join(cls, pool: Pool, shards: Shards) -> Self:
        """Register this process with the database and listen for news. Raises `OtherShards`."""
        leases = cls(pool, shards)
        await leases._check()
        await pool.attend(lambda guard: guard.add_listener(CHANNEL, leases._hear))
        return leases

    async def _check(self) -> None:
        """Refuse to start if other processes use a different number of shards."""
        async with self.pool.connection() as connection, connection.transaction():
            await connection.execute(FORGET_OTHERS, self._shards.count)
            if other := await connection.fetchrow(FIND_OTHERS, self._shards.count):
                raise OtherShards(ours=self._shards.count, theirs=other[0], holder=str(other[1]).split(" ")[0])

    async def beat(self, presence: Presence, boundary: int) -> tuple[Lease, ...]:
        """Renew held leases, hand over requested ones, take expired ones, ask for the rest, and return all leases."""
        name, own, backend = self.name, self._shards.ids, self.pool.guard_process
        is_connected = presence is not Presence.STARTING
        async with self.pool.connection() as connection, connection.transaction():
            await connection.execute(ONE_BY_ONE)
            await connection.execute(RENEW, name, backend, is_connected, own)
            await connection.execute(HAND_OVER, name, boundary)
            if run_out := [row[0] for row in await connection.fetch(FIND_RUN_OUT, own)]:
                await connection.execute(TAKE, name, own, run_out, backend, is_connected)
            await connection.execute(BEGIN, name, own, self._shards.count, backend, is_connected)
            if is_connected:
                await connection.execute(ASK, name, own, presence is Presence.NEW, backend)
            return tuple(Lease(*row) for row in await connection.fetch(READ))

    async def time(self) -> float:
        """Return the database's clock, in seconds since 1970."""
        async with self.pool.connection() as connection:
            return float(await connection.fetchval(TIME))

    async def reserve_identify(self, slot: int, pause: float) -> float:
        """Reserve the next identify in a slot that all processes share. Returns the seconds to wait."""
        async with self.pool.connection() as connection:
            return float(await connection.fetchval(RESERVE_IDENTIFY, slot, timedelta(seconds=pause)))

    async def release(self) -> None:
        """Give up all leases and ask for no more."""
        async with self.pool.connection() as connection:
            await connection.execute(RELEASE, self.name)

    async def tell(self, news: str) -> None:
        """Notify all processes that are listening."""
        async with self.pool.connection() as connection:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.name}\n{news}")

    def _hear(self, *message: Any) -> None:
        """Handle a notification: connection, process, channel and payload."""
        name, _, news = str(message[-1]).partition("\n")
        if name != self.name:
            self.on_news(news)
