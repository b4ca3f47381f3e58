"""Every store that there is; each must pass all tests of this folder."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TypeAlias

from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store

Opener: TypeAlias = Callable[[Path], AbstractAsyncContextManager[Store]]
"""Opens the store of a place, made where there is none, and closes it at the end."""

STORES: dict[str, Opener] = {
    "sqlite": SqliteStore.working,
}
