"""A sandbox with sixteen servers, one per shard."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.sandbox.shards.by_shard import SHARDS


@pytest.fixture
async def sandbox(spec: Path | None) -> AsyncIterator[Sandbox]:
    """A sandbox with sixteen servers, one per shard."""
    async with Sandbox(people=3, servers=SHARDS, shards=SHARDS, max_concurrency=SHARDS, spec=spec) as running:
        yield running
    assert running.findings == []
