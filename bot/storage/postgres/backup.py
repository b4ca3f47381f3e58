"""A copy of a database on PostgreSQL, by the server's own program."""

import asyncio
import os
from pathlib import Path
from urllib.parse import unquote, urlsplit, urlunsplit

from bot.host_errors import NoBackup
from bot.storage.address import Address


async def back_up(address: Address, file: Path) -> None:
    """A dump of the database as it is now, for `pg_restore`; looked through once it is there. Raises `NoBackup`."""
    url, secrets = hide_password(address)
    await _run(file, secrets, "pg_dump", "--format=custom", f"--file={file}", f"--dbname={url}")
    await _run(file, {}, "pg_restore", "--list", str(file))


def hide_password(address: Address) -> tuple[str, dict[str, str]]:
    """The address for a program, whose arguments everybody on the machine can read, and what it is told in secret."""
    parts = urlsplit(address.url)
    if parts.password is None:
        return address.url, {}
    netloc = f"{parts.username or ''}@{parts.netloc.rpartition('@')[2]}"
    return urlunsplit(parts._replace(netloc=netloc)), {"PGPASSWORD": unquote(parts.password)}


async def _run(file: Path, secrets: dict[str, str], program: str, *arguments: str) -> None:
    pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    environment = {**os.environ, **secrets}
    try:
        running = await asyncio.create_subprocess_exec(
            program, *arguments, env=environment, stdin=nothing, stdout=nothing, stderr=pipe
        )
    except FileNotFoundError:
        raise NoBackup(file=str(file), why=f"{program} is not installed") from None
    _, said = await running.communicate()
    if running.returncode:
        raise NoBackup(file=str(file), why=" ".join(said.decode("utf-8", "replace").split()).rstrip("."))
