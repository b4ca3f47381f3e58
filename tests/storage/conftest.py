"""Every kind of store, each with one table."""

from collections.abc import AsyncIterator
from typing import TypeAlias

import pytest

from bot.storage.store import Store
from tests.storage.samples import NEW
from tests.storage.stores import PARAMS, STORES, Opener

Reopen: TypeAlias = Opener


@pytest.fixture(params=PARAMS)
def reopen(request: pytest.FixtureRequest) -> Reopen:
    """Opens the same store again, as another process would."""
    return STORES[request.param](request)


@pytest.fixture
async def store(reopen: Reopen) -> AsyncIterator[Store]:
    """A store with table 1 in channel 2."""
    async with reopen() as opened:
        await opened.create_table(NEW, 10)
        yield opened
