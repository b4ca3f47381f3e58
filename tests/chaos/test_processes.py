"""Four bots with sixteen shards on one database, killed: `make chaos-processes` kills a hundred times."""

import os

from tests.chaos.processes import survive_kills
from tests.storage.stores import NEEDS_SERVER

KILLS = int(os.environ.get("GUILDHALL_KILLS", "2"))
pytestmark = NEEDS_SERVER


async def test_bots_that_share_a_database_lose_nothing_and_repeat_nothing_when_they_are_killed() -> None:
    """People play in servers of all of them, and by direct message; once others take over, once it comes back first."""
    ours = await survive_kills(KILLS, seed=2)
    assert ours.takeovers
