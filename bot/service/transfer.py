"""`python -m bot move`: moves a whole database from an SQLite file to PostgreSQL."""

from pathlib import Path
from typing import TYPE_CHECKING

from bot.host_errors import NotAnAddress
from bot.service.databases import postgres_store
from bot.storage.address import Address, is_sound
from bot.storage.sqlite.lock_file import held
from bot.storage.sqlite.startup import bad, check_there
from bot.storage.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from bot.storage.postgres.transfer import Moved


async def move(file: Path, target: str) -> "Moved":
    """Copy every row while no bot uses either database; the file is not changed.

    Raises `BadDatabase`, `DatabaseInUse`, `NoDriver`, `NotAnAddress`, `NotMoved` and `TargetTaken`.
    """
    if not is_sound(target):
        raise NotAnAddress(value="POSTGRES-URL")  # the value may contain a password
    postgres_store()  # check that the driver is installed
    from bot.storage.postgres.transfer import take_over  # noqa: PLC0415

    check_there(file)  # checked before a lock file is created there
    with held(file):
        async with SqliteStore.reading(file) as source:
            damage = await source.integrity()
            if damage != "ok":
                raise bad(file, "damaged", damage)
            return await take_over(source, Address(target))
