"""One player with two tables in direct messages: each answer goes to its own table, and old messages change neither."""

import discord
import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.status import Status
from bot.tables.table import Table
from tests.cogs.test_direct import asking, start
from tests.player import DOUBTED, SURE, Json, Player, check_intact, contents, controls, text_of
from tests.rates import lift_limits

ANSWERING = (*SURE, "p:", "c:", DOUBTED, "hint:")
"""Id prefixes of controls that act on a table."""
ANSWERS = 10


@pytest.fixture(autouse=True)
def _no_rate_limits(sandbox: Sandbox) -> None:
    """Scripted users play faster than real ones, so rate limits are off."""
    lift_limits(sandbox)


async def begin(bot: Guildhall, host: Player) -> dict[str, Table]:
    """Two games with the same user against a computer, by channel."""
    await host.slash("settings", dm=True)
    channels = [one["id"] for one in host.hello["servers"][0]["channels"] if one["type"] == 0][:2]
    for number, channel in enumerate(channels, 1):
        host.channel = channel
        await start(host, computers=1, number=number)
    return {channel: await bot.manager.table(number) for number, channel in enumerate(channels, 1)}


async def panel_in(bot: Guildhall, host: Player, channel: str) -> Json:
    """The direct message with the open question of the channel's table."""

    def found() -> list[Json]:
        return [one for one in asking(host, bot) if f"<#{channel}>" in text_of(one)]

    await host.until(lambda: bool(found()))
    return found()[-1]


def ids_of(panel: Json) -> list[str]:
    """The ids of a message's controls that act on a table."""
    return [control["custom_id"] for kind in ANSWERING for control in controls(panel, kind)]


async def forge_directly(bot: Guildhall, person: Player, custom_id: str) -> Json:
    """Send a direct message with a forged button."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="forged", custom_id=custom_id))
    channel = await bot.create_dm(discord.Object(int(person.id)))
    sent = await channel.send("forged", view=view)
    await person.until(lambda: str(sent.id) in person.messages)
    return person.messages[str(sent.id)]


async def test_answers_by_direct_message_go_to_their_own_table(bot: Guildhall, people: list[Player]) -> None:
    """The user alternates between both tables; outdated buttons, pressed at the end, change neither."""
    host = people[0]
    tables, old = await begin(bot, host), list[str]()
    for _ in range(ANSWERS):
        for channel, table in tables.items():
            other = next(one for one in tables.values() if one is not table)
            if table.now.status is not Status.RUNNING or other.now.status is not Status.RUNNING:
                continue
            await bot.manager.deputies.settle(other.id, 60)
            panel, before, turns = await panel_in(bot, host, channel), contents(other), table.now.turns
            await host.answer_at_random(panel)
            assert contents(other) == before
            if table.now.turns > turns:
                old += ids_of(panel)
            await bot.manager.deputies.settle(table.id, 60)
    assert all(table.now.turns > 3 for table in tables.values())
    open_now = {one for message in asking(host, bot) for one in ids_of(message)}
    stale = [one for one in dict.fromkeys(old) if one not in open_now][-5:]
    assert stale
    before_all = [contents(table) for table in tables.values()]
    for custom_id in stale:
        outcome = await host.click(await forge_directly(bot, host, custom_id), custom_id)
        assert outcome.status == "done"
    assert [contents(table) for table in tables.values()] == before_all
    for table in tables.values():
        await check_intact(bot, table.id)
