"""Opens a PostgreSQL database and brings its schema up to date; explains why a database cannot be used."""

import os
import socket
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import asyncpg

from bot.host_errors import BadDatabase, DatabaseInUse
from bot.storage.address import Address
from bot.storage.leases import Shards
from bot.storage.postgres.migrations import FIRST, MIGRATIONS, newest

T = TypeVar("T")

CONNECT_TIMEOUT = 5.0
"""Seconds until a server that does not answer counts as unreachable."""
STATEMENT_TIMEOUT = 20.0
"""Seconds until a statement counts as lost; the bot's longest statement takes a few milliseconds."""
LONGEST_NAME = 63
"""Maximum length of a connection's name in the server's list."""
STATEMENTS = 500
"""Size of a connection's cache of prepared statements; the bot uses fewer."""
SETTINGS = {
    "jit": "off",  # compiling a query takes longer than running any query of the bot
    "plan_cache_mode": "force_generic_plan",  # planning a query again for each value would also take longer
    "tcp_keepalives_idle": "30",  # a bot that lost its network must not hold its lock for hours
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
    "client_min_messages": "warning",
}
LOCK = (0x6775696C, 0x6468616C)
"""The key of the advisory lock held while working with a database: two numbers that no other program uses."""
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
"""Explanations of errors for the bot's operator; other errors are shown in the server's words."""


def bad(address: Address, why: str, detail: object = "") -> BadDatabase:
    """Return the error for a database that cannot be used."""
    return BadDatabase(file=str(address), why=why, detail=str(detail))


def explain(address: Address, error: Exception) -> BadDatabase:
    """Turn an error of the server or the connection into one that the bot's operator understands."""
    why = next((why for kind, why in REASONS.items() if isinstance(error, kind)), "other")
    return bad(address, why, error or type(error).__name__)


async def connect(address: Address, patience: float | None = STATEMENT_TIMEOUT, **settings: str) -> Any:
    """Open a connection with the bot's settings, and with a name for the server's list of connections."""
    return await asyncpg.connect(
        address.url,
        timeout=CONNECT_TIMEOUT,
        command_timeout=patience,
        statement_cache_size=STATEMENTS,
        max_cached_statement_lifetime=0,
        server_settings={**SETTINGS, "application_name": own_name(), **settings},
    )


def own_name(shards: Shards | None = None) -> str:
    """Return the connection's name: process and machine, and the shards if there are other processes."""
    ending = f" {shards}" if shards else ""
    return f"guildhall {os.getpid()} {socket.gethostname()}"[: LONGEST_NAME - len(ending)] + ending


async def connect_guard(address: Address, shards: Shards | None = None) -> Any:
    """Open the connection whose lock keeps other bots out; with `shards`, only bots without shards.

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
"""Finds the process that holds a database's lock, when it connected, and the seconds since its last query."""


async def find_silence(address: Address, shards: Shards | None = None) -> float | None:
    """Return the seconds since the last query of the bot, or of one with these shards; None if no bot is running."""
    connection = await connect(address)
    ending = f" {shards}" if shards else ""
    try:
        silences = [silence for name, _, silence in await connection.fetch(HOLDER, *LOCK) if name.endswith(ending)]
        return float(min(silences)) if silences else None
    finally:
        await connection.close()


async def bring_up_to_date(address: Address, steps: Sequence[str] = MIGRATIONS) -> None:
    """Create or migrate the tables, one process at a time. Raises `BadDatabase`."""
    connection = await explained(address, partial(connect, address))
    try:
        await explained(address, partial(_take_steps, connection, address, steps))
    finally:
        await connection.close()


async def _take_steps(connection: Any, address: Address, steps: Sequence[str]) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(0)")
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_steps (number BIGINT PRIMARY KEY)")
        done = await _version(connection, address, steps)
        for number, statements in enumerate(steps, start=FIRST):
            if number > done:
                await connection.execute(statements, timeout=None)
                await connection.execute("INSERT INTO schema_steps VALUES ($1)", number)


async def check_version(connection: Any, address: Address, steps: Sequence[str] = MIGRATIONS) -> None:
    """Refuse a schema older than this version of the program. Raises `BadDatabase`."""
    if await _version(connection, address, steps) < newest(steps):
        raise bad(address, "older")


async def _version(connection: Any, address: Address, steps: Sequence[str]) -> int:
    """Return the number of the last step done, or 0."""
    done = int(await connection.fetchval("SELECT coalesce(max(number), 0) FROM schema_steps"))
    if done > newest(steps):
        raise bad(address, "newer", f"{done} > {newest(steps)}")
    return done


async def explained(address: Address, operation: Callable[[], Awaitable[T]]) -> T:
    """Run the action and turn connection and server errors into `BadDatabase`."""
    try:
        return await operation()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        raise explain(address, error) from error
