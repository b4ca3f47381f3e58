"""Four bots with sixteen shards on one database are killed; `make chaos-processes` kills a hundred times."""

import os

import pytest

from tests.lab.chaos.processes import survive_kills
from tests.storage.stores import NEEDS_SERVER

KILLS = int(os.environ.get("GUILDHALL_KILLS", "2"))
pytestmark = [NEEDS_SERVER, pytest.mark.long]


async def test_bots_that_share_a_database_lose_and_repeat_nothing_when_they_are_killed() -> None:
    """Users play in servers of all bots and by direct message; others take over, or the killed bot restarts first."""
    ours = await survive_kills(KILLS, seed=2)
    assert ours.takeovers
