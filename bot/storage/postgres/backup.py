"""Backups of a PostgreSQL database, made with `pg_dump`."""

import asyncio
import os
from pathlib import Path
from urllib.parse import unquote, urlsplit, urlunsplit

from bot.host_errors import NoBackup
from bot.storage.address import Address


async def back_up(address: Address, file: Path) -> None:
    """Dump the database for `pg_restore`, and check that the dump can be read. Raises `NoBackup`."""
    url, secrets = hide_password(address)
    await _run(file, secrets, "pg_dump", "--format=custom", f"--file={file}", f"--dbname={url}")
    await _run(file, {}, "pg_restore", "--list", str(file))


def hide_password(address: Address) -> tuple[str, dict[str, str]]:
    """Return the URL without its password, which `ps` would show, and the password as an environment variable."""
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
