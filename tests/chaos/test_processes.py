"""Four bots with sixteen shards on one database, killed: `python -m tests.chaos.processes` kills a hundred times."""

import os

import pytest

from tests.chaos.processes import survive_kills
from tests.storage.stores import NEEDS_SERVER

KILLS = os.environ.get("GUILDHALL_KILLS", "")
pytestmark = [NEEDS_SERVER, pytest.mark.skipif(not KILLS, reason="takes long: GUILDHALL_KILLS says how many kills")]


async def test_bots_that_share_a_database_lose_nothing_and_repeat_nothing_when_they_are_killed() -> None:
    """People play in servers of all of them, and by direct message."""
    await survive_kills(int(KILLS), seed=1)
