"""Connecting to a database on PostgreSQL, bringing its tables up to date, and what is wrong with one that cannot be."""

import os
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import asyncpg

from bot.host_errors import BadDatabase, DatabaseInUse
from bot.storage.address import Address
from bot.storage.leases import Shards
from bot.storage.postgres.migrations import FIRST, MIGRATIONS, NEWEST

T = TypeVar("T")

CONNECT_TIMEOUT = 5.0
"""Seconds until a server that does not answer counts as away."""
STATEMENT_TIMEOUT = 20.0
"""Seconds until a statement counts as lost; the longest of ours takes a few milliseconds."""
LONGEST_NAME = 63
"""Letters of a name in the server's list of connections."""
STATEMENTS = 500
"""Prepared statements that a connection keeps; there are fewer."""
SETTINGS = {
    "jit": "off",  # compiling a query takes longer than any of ours runs
    "plan_cache_mode": "force_generic_plan",  # so does planning one again for each value
    "tcp_keepalives_idle": "30",  # a bot that has lost its network does not hold its lock for hours
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
    "client_min_messages": "warning",
}
LOCK = (0x6775696C, 0x6468616C)
"""The lock of those who work with a database: two numbers that nobody else uses."""
LOCK_ALONE, LOCK_TOGETHER = "SELECT pg_try_advisory_lock($1, $2)", "SELECT pg_try_advisory_lock_shared($1, $2)"
REASONS: dict[type[Exception], str] = {
    asyncpg.InvalidCatalogNameError: "no_database",
    asyncpg.InvalidPasswordError: "refused",
    asyncpg.InvalidAuthorizationSpecificationError: "refused",
    asyncpg.InsufficientPrivilegeError: "no_rights",
    asyncpg.UndefinedTableError: "older",
    OSError: "unreachable",
    asyncpg.CannotConnectNowError: "unreachable",
    asyncpg.PostgresConnectionError: "unreachable",
}
"""What errors mean to a host; all others are told in the server's own words."""


def bad(address: Address, why: str, detail: object = "") -> BadDatabase:
    """Why a database cannot be used."""
    return BadDatabase(file=str(address), why=why, detail=str(detail))


def explain(address: Address, error: Exception) -> BadDatabase:
    """What the server says, or that there is none, as a host can understand it."""
    why = next((why for kind, why in REASONS.items() if isinstance(error, kind)), "other")
    return bad(address, why, error or type(error).__name__)


async def connect(address: Address, patience: float | None = STATEMENT_TIMEOUT, **settings: str) -> Any:
    """A connection with our settings; the server's list of connections says whose it is."""
    return await asyncpg.connect(
        address.url,
        timeout=CONNECT_TIMEOUT,
        command_timeout=patience,
        statement_cache_size=STATEMENTS,
        max_cached_statement_lifetime=0,
        server_settings={**SETTINGS, "application_name": own_name(), **settings},
    )


def own_name(shards: Shards | None = None) -> str:
    """Process and host, and the shards where there are other processes."""
    ending = f" {shards}" if shards else ""
    return f"guildhall {os.getpid()} {socket.gethostname()}"[: LONGEST_NAME - len(ending)] + ending


async def connect_guard(address: Address, shards: Shards | None = None) -> Any:
    """A connection that keeps others off a database as long as it lasts: all, or those that have no shards.

    Raises `DatabaseInUse`.
    """
    guard = await connect(address, application_name=own_name(shards))
    if await guard.fetchval(LOCK_TOGETHER if shards else LOCK_ALONE, *LOCK):
        return guard
    name, since, _ = await guard.fetchrow(HOLDER, *LOCK) or ("", "?", 0)
    await guard.close()
    _, process, host = [*str(name).split(" ", 2), "?", "?"][:3]
    raise DatabaseInUse(database=str(address), process=process, host=host, since=since)


HOLDER = (
    "SELECT application_name, to_char(backend_start, 'YYYY-MM-DD HH24:MI:SS OF'),"
    " extract(epoch FROM now() - query_start)::float8 FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND granted"
    " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND classid = $1::bigint::oid AND objid = $2::bigint::oid ORDER BY query_start DESC"
)
"""Who holds the lock of a database, since when, and for how many seconds they have asked for nothing there."""


async def find_silence(address: Address, shards: Shards | None = None) -> float | None:
    """For how many seconds a database's bot, or that of some shards, has given no sign of life; None without one."""
    connection = await connect(address)
    ending = f" {shards}" if shards else ""
    try:
        silences = [silence for name, _, silence in await connection.fetch(HOLDER, *LOCK) if name.endswith(ending)]
        return float(min(silences)) if silences else None
    finally:
        await connection.close()


async def bring_up_to_date(address: Address) -> None:
    """Makes or changes the tables, one process at a time. Raises `BadDatabase`."""
    connection = await explained(address, partial(connect, address))
    try:
        await explained(address, partial(_take_steps, connection, address))
    finally:
        await connection.close()


async def _take_steps(connection: Any, address: Address) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(0)")
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_steps (number BIGINT PRIMARY KEY)")
        done = await _version(connection, address)
        for number, statements in enumerate(MIGRATIONS, start=FIRST):
            if number > done:
                await connection.execute(statements, timeout=None)
                await connection.execute("INSERT INTO schema_steps VALUES ($1)", number)


async def check_version(connection: Any, address: Address) -> None:
    """A reader knows only today's tables. Raises `BadDatabase`."""
    if await _version(connection, address) < NEWEST:
        raise bad(address, "older")


async def _version(connection: Any, address: Address) -> int:
    """The number of the last step that was done; 0 where there is none."""
    done = int(await connection.fetchval("SELECT coalesce(max(number), 0) FROM schema_steps"))
    if done > NEWEST:
        raise bad(address, "newer", f"{done} > {NEWEST}")
    return done


async def explained(address: Address, deed: Callable[[], Awaitable[T]]) -> T:
    """What keeps it from the database is a `BadDatabase`."""
    try:
        return await deed()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        raise explain(address, error) from error
