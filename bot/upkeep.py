"""What a host does now and then: a copy of the database, and a check of every game in it."""

from collections.abc import AsyncIterator
from pathlib import Path

from bot.errors import GameError
from bot.games.base import encode
from bot.manager import Manager
from bot.records import replay
from bot.store import Store


async def back_up(database: Path, file: Path) -> None:
    """Copies the database while it may be in use; an existing file is never overwritten."""
    store = await Store.open(database)
    try:
        file.open("xb").close()  # fails where there is one
        await store.backup(file)
    finally:
        await store.close()


async def find_faults(database: Path) -> AsyncIterator[str]:
    """What is wrong with the file or with any game in it: each is played again and compared with what is stored."""
    store = await Store.open(database)
    try:
        integrity = await store.integrity()
        if integrity != "ok":
            yield f"database: {integrity}"
        manager = Manager(store)
        for table in await store.played():
            fault = await _find_fault(manager, table)
            if fault:
                yield f"table {table}: {fault}"
    finally:
        await store.close()


async def _find_fault(manager: Manager, number: int) -> str:
    try:
        table, record = await manager.table(number), await manager.record(number)
        state = replay(table.rules, record, lambda _move, _steps: None)
    except GameError as error:
        return str(error)
    return "" if encode(state) == encode(table.state) else "the stored state is not what its answers lead to"
