"""`/leaderboard`: turned on by someone who manages the server, public, without hidden and inactive players."""

import discord
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.state.channels import set_overwrite
from bot.service.client import Guildhall
from bot.tables.people import Visibility
from bot.words.words import words_in
from tests.clock import RunningClock
from tests.cogs.test_private_games import go_private
from tests.cogs.test_stats import alt_of, hide, store_season
from tests.player import EPHEMERAL, Json, Player, controls, forge, text_of
from tests.statistics.score_rows import DAY, START

EN = words_in("en")


async def turn_on(manager: Player) -> Json:
    """Turn the leaderboard on. Returns the card that says so."""
    card = (await manager.slash("leaderboard")).message
    await manager.click(card, "rankson:on")
    return manager.fresh(card)


@pytest.fixture
def clock() -> RunningClock:
    """A clock at the end of the season."""
    clock = RunningClock()
    clock.forward(START + 40 * DAY - int(clock()))
    return clock


async def test_the_leaderboard_is_off_until_someone_who_manages_the_server_turns_it_on(
    bot: Guildhall, people: list[Player]
) -> None:
    """An error tells other users who can turn it on; a manager can turn it off again in the server's statistics."""
    manager, ben = people[:2]
    await store_season(bot, people, games=20)
    assert await ben.reply_to(await ben.slash("leaderboard")) == EN.say("error-no_leaderboard")
    card = await turn_on(manager)
    assert text_of(card).strip() == bot.mentions.link(EN).say("leaderboard-on")
    assert card["flags"] & EPHEMERAL
    board = (await ben.slash("leaderboard")).message
    assert not board["flags"] & EPHEMERAL
    assert alt_of(board).count(", mean place") == 5
    stats = (await manager.slash("stats", server=True)).message
    await manager.click(stats, "rankson:off")
    assert await ben.reply_to(await ben.click(board, "ranks:wins")) == EN.say("error-no_leaderboard")


async def test_another_order_is_shown_privately(bot: Guildhall, people: list[Player]) -> None:
    """The public message stays as it is; the private one changes in place."""
    manager, ben = people[:2]
    await store_season(bot, people, games=20)
    await turn_on(manager)
    board = (await manager.slash("leaderboard")).message
    [wins] = ben.private(await ben.click(board, "ranks:wins"))
    assert "By wins" in alt_of(wins)
    await ben.click(wins, "ranks:records")
    assert "By records" in alt_of(ben.fresh(wins))
    assert ben.fresh(board) == board


async def test_only_those_who_manage_the_server_see_and_use_the_switch(
    bot: Guildhall, sandbox: Sandbox, people: list[Player]
) -> None:
    """Not a moderator of the channel, whose forged button is refused."""
    manager, ben = people[:2]
    await store_season(bot, people)
    allowed = discord.Permissions(manage_messages=True, manage_channels=True)
    overwrite = {"id": ben.id, "type": 1, "allow": str(allowed.value), "deny": "0"}
    set_overwrite(sandbox.world, sandbox.world.channels[ben.channel], overwrite)
    assert controls((await manager.slash("stats", server=True)).message, "rankson:")
    assert not controls((await ben.slash("stats", server=True)).message, "rankson:")
    forged = await forge(bot, ben, "rankson:on")
    assert await ben.reply_to(await ben.click(forged, "rankson:on")) == EN.say("error-managers_only")
    assert await ben.reply_to(await ben.slash("leaderboard")) == EN.say("error-no_leaderboard")


async def test_a_hidden_player_is_not_on_the_public_leaderboard(bot: Guildhall, people: list[Player]) -> None:
    """The player is left out even if they post it themselves; privately, they see their own place."""
    manager, ben = people[:2]
    await store_season(bot, people, games=20)
    await turn_on(manager)
    await hide(bot, ben, Visibility.NOWHERE)
    board = (await ben.slash("leaderboard")).message
    assert ben.name not in alt_of(board)
    [own] = ben.private(await ben.click(board, "ranks:place"))
    assert ben.name in alt_of(own)


async def test_players_drop_out_after_six_months(bot: Guildhall, people: list[Player], clock: RunningClock) -> None:
    """An empty leaderboard says so in words."""
    manager = people[0]
    await store_season(bot, people, games=20)
    await turn_on(manager)
    clock.forward(200 * DAY)
    board = (await manager.slash("leaderboard")).message
    assert text_of(board).strip() == EN.say("leaderboard-empty")
    assert board["attachments"] == []


async def test_buttons_of_a_leaderboard_do_nothing_in_direct_messages(bot: Guildhall, people: list[Player]) -> None:
    """Such forged buttons are refused."""
    host = people[0]
    await go_private(bot, host)
    forged = await forge(bot, host, "ranks:place", "rankson:on")
    for custom_id in ("ranks:place", "rankson:on"):
        assert await host.reply_to(await host.click(forged, custom_id)) == EN.say("error-not_in_server")
