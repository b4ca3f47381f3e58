"""Every store that there is; each must pass all tests of this folder."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from tests.postgres import Server, why_none

Opener: TypeAlias = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens the store of a place, made where there is none, and closes it at the end."""


def _sqlite(request: pytest.FixtureRequest) -> Opener:
    file: Path = request.getfixturevalue("file")
    return lambda: SqliteStore.working(file)


def _postgres(request: pytest.FixtureRequest) -> Opener:
    from bot.storage.postgres.store import PostgresStore  # noqa: PLC0415  # there may be no asyncpg

    server: Server = request.getfixturevalue("server")
    address = server.emptied()
    return lambda: PostgresStore.working(address)


STORES: dict[str, Callable[[pytest.FixtureRequest], Opener]] = {
    "sqlite": _sqlite,
    "postgres": _postgres,
}
NEEDS_SERVER = pytest.mark.skipif(bool(why_none()), reason=why_none())
PARAMS = ["sqlite", pytest.param("postgres", marks=NEEDS_SERVER)]
"""The same for parameters of a fixture; a store that cannot be had here is skipped."""
