"""All kinds of stores; each must pass all tests in this folder."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from tests.postgres import Server, why_none

Opener: TypeAlias = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens the test's store, creating it if necessary; closes it at the end."""


def _sqlite(request: pytest.FixtureRequest) -> Opener:
    file: Path = request.getfixturevalue("file")
    return lambda: SqliteStore.working(file)


def _postgres(request: pytest.FixtureRequest) -> Opener:
    from bot.storage.postgres.store import PostgresStore  # noqa: PLC0415  # asyncpg may be missing

    server: Server = request.getfixturevalue("server")
    address = server.emptied()
    return lambda: PostgresStore.working(address)


STORES: dict[str, Callable[[pytest.FixtureRequest], Opener]] = {
    "sqlite": _sqlite,
    "postgres": _postgres,
}
NEEDS_SERVER = pytest.mark.skipif(bool(why_none()), reason=why_none())
PARAMS = ["sqlite", pytest.param("postgres", marks=NEEDS_SERVER)]
"""The kinds of stores as fixture parameters; an unavailable kind is skipped."""
