"""One bot with as many shards as Discord recommends, which is the default without `SHARDS`."""

from pathlib import Path

from bot.sandbox import Sandbox
from bot.storage.address import Address
from tests.cogs.conftest import running_bot
from tests.cogs.shared_bots import SERVERS, meet_on
from tests.player import controls, town_at


async def test_servers_of_every_shard_and_direct_messages_are_answered(
    database: Path | Address, spec: Path | None, game: str
) -> None:
    """Each server is on a different shard; direct messages arrive on the first."""
    async with (
        Sandbox(people=1, spec=spec, servers=SERVERS, shards=SERVERS, max_concurrency=SERVERS) as sandbox,
        running_bot(sandbox.url, database) as bot,
        town_at(sandbox.url, 1) as (_town, people),
    ):
        people[0].is_patient, people[0].game = True, game
        assert sorted(bot.shards) == list(range(SERVERS))
        for shard in range(SERVERS):
            meet_on(shard, people)
            lobby = (await people[0].command("new")).message
            assert controls(lobby, "l:")
        people[0].channel = (await people[0].do("open_dm", user=sandbox.world.bot_id))["channel"]["id"]
        assert (await people[0].slash("games")).message
    assert sandbox.findings == []
