"""Each store with one table."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.storage.store import Store
from tests.storage.samples import NEW
from tests.storage.stores import STORES

Reopen: TypeAlias = Callable[[], AbstractAsyncContextManager[Store]]


@pytest.fixture(params=STORES)
def reopen(request: pytest.FixtureRequest, file: Path) -> Reopen:
    """Opens the same store once more, as another process does."""
    return partial(STORES[request.param], file)


@pytest.fixture
async def store(reopen: Reopen) -> AsyncIterator[Store]:
    """A store with one table in channel 2, which has the number 1."""
    async with reopen() as opened:
        await opened.create_table(NEW, 10)
        yield opened
