"""Carrying a whole database from a file of SQLite to PostgreSQL: `python -m bot move`."""

from pathlib import Path
from typing import TYPE_CHECKING

from bot.host_errors import NotAnAddress
from bot.service.databases import postgres_store
from bot.storage.address import Address, is_sound
from bot.storage.sqlite.holding import held
from bot.storage.sqlite.opening import bad, check_there
from bot.storage.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from bot.storage.postgres.moving import Moved


async def move(file: Path, target: str) -> "Moved":
    """Carries every row over, while no bot works with either of them; the file stays as it is.

    Raises `BadDatabase`, `DatabaseInUse`, `NoDriver`, `NotAnAddress`, `NotMoved` and `TargetTaken`.
    """
    if not is_sound(target):
        raise NotAnAddress(value="POSTGRES-URL")  # a password may stand in it
    postgres_store()  # or it says what is missing
    from bot.storage.postgres.moving import take_over  # noqa: PLC0415

    check_there(file)  # before a lock is put there
    with held(file):
        async with SqliteStore.reading(file) as source:
            damage = await source.integrity()
            if damage != "ok":
                raise bad(file, "damaged", damage)
            return await take_over(source, Address(target))
