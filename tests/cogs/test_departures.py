"""Deleted channels, and servers that remove the bot."""

import logging
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.storage.rows import Change, Search
from bot.tables.posts import Post, PostKind, pack
from bot.tables.status import Status
from tests.cogs.conftest import running_bot
from tests.patience import until, until_found
from tests.player import Player, Town, all_posted, check_intact, controls, is_open, start_game


async def status_becomes(bot: Guildhall, table_id: int, status: Status) -> None:
    """Wait until the table has this status."""

    async def has_status() -> bool:
        return (await bot.manager.table(table_id)).now.status is status

    await until_found(has_status)


async def was_requested(town: Town, path: str) -> bool:
    """True if the bot has sent a GET request for this path."""
    return any(one["method"] == "GET" and one["path"].endswith(path) for one in await town.requests())


async def test_a_deleted_channel_ends_its_game(
    bot: Guildhall, people: list[Player], town: Town, caplog: pytest.LogCaptureFixture
) -> None:
    """The game ends at once in memory and in the database; nothing is posted, and the deletion is logged."""
    caplog.set_level(logging.INFO, "cogs")
    await start_game(bot, people[:2])
    requests = len(await town.requests())
    await town.fault("delete_channel", channel=people[0].channel)
    await status_becomes(bot, 1, Status.ENDED)
    await check_intact(bot)
    assert await bot.store.find_tables(Search.TO_POST) == ()
    assert [one.getMessage() for one in caplog.records].count("channel_gone") == 1
    assert len(await town.requests()) == requests


async def test_a_deleted_thread_closes_its_lobby(bot: Guildhall, people: list[Player], town: Town) -> None:
    """The host can then open another lobby."""
    host = people[0]
    await host.command("new", players=2, thread=True)
    table = await bot.manager.table(1)
    assert str(table.channel) != host.channel
    await town.fault("delete_channel", channel=str(table.channel))
    await status_becomes(bot, 1, Status.CANCELLED)


async def test_a_game_in_a_thread_ends_when_its_parent_channel_is_deleted(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """Discord deletes the thread along with the channel."""
    await people[0].command("new", players=2, thread=True)
    await bot.manager.lobby.join(1, int(people[1].id), "Ben")
    await bot.manager.lobby.start(1, int(people[0].id))
    await town.fault("delete_channel", channel=people[0].channel)
    await status_becomes(bot, 1, Status.ENDED)


async def answer_all(bot: Guildhall, table_id: int = 1) -> None:
    """Make every player's current decision without clicks."""
    table = await bot.manager.table(table_id)
    begun = {(prompt.seat, prompt.moment) for prompt in table.prompts()}
    while open_still := [prompt for prompt in table.prompts() if (prompt.seat, prompt.moment) in begun]:
        prompt = open_still[0]
        picks = prompt.options[: max(1, prompt.least)]
        await bot.manager.play.answer(table_id, table.now.seats[prompt.seat].user or 0, prompt.id, picks)


async def test_a_deletion_that_was_missed_ends_the_game_at_the_next_post(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The gateway was down, and its session could not be resumed."""
    await start_game(bot, people[:2])
    await town.fault("away", seconds=3)
    await town.fault("forget")
    await town.fault("delete_channel", channel=people[0].channel)
    await answer_all(bot)
    bot.announcer.catch_up(1)
    await bot.announcer.finish()
    await status_becomes(bot, 1, Status.ENDED)
    await all_posted(bot)
    assert not list(bot.announcer.retries)


async def test_a_channel_deleted_while_the_bot_was_down_ends_its_game_at_the_next_start(
    sandbox: Sandbox, bot: Guildhall, people: list[Player], town: Town, tmp_path: Path
) -> None:
    """A thread that was archived during that time does not end its game."""
    ada, ben = people[:2]
    await start_game(bot, [ada, ben])
    ben.channel = next(one["id"] for one in ben.hello["servers"][0]["channels"] if one["id"] != ada.channel)
    await ben.command("new", players=2, thread=True)
    thread = (await bot.manager.table(2)).channel
    await bot.close()
    await ada.do("archive", channel=str(thread), on=True)
    await town.fault("delete_channel", channel=ada.channel)
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        await status_becomes(again, 1, Status.ENDED)
        await until_found(lambda: was_requested(town, f"/channels/{thread}"))
        assert (await again.manager.table(2)).now.status is Status.LOBBY


@pytest.mark.timing(post_retry=0.1)
async def test_a_server_that_removed_the_bot_keeps_its_games_and_gets_no_posts(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """Posts are not retried. After the bot is invited again, the game continues."""
    ada, ben = people[:2]
    await start_game(bot, [ada, ben])
    await town.fault("remove_bot", server=ada.hello["servers"][0]["id"])
    await until(lambda: not bot.guilds)
    revision = (await bot.manager.table(1)).now.revision
    await bot.store.save(Change(1, revision, 0, posts=(pack(Post(PostKind.ABANDONED)),)))
    await bot.manager.reread(1)
    bot.announcer.catch_up(1)
    await bot.announcer.finish()
    assert len([one for one in await town.requests() if one["status"] == 403]) == 1
    assert 1 not in bot.announcer.retries
    assert (await bot.manager.table(1)).now.status is Status.RUNNING
    assert [place.table_id for place in await bot.store.find_tables(Search.TO_POST)] == [1]
    await town.heal()
    await all_posted(bot)
    for person in (ada, ben):
        await person.play_turn()
    await check_intact(bot)
    assert is_open(await ada.panel()) or is_open(await ben.panel())
    assert controls(ada.calls()[-1], "m:1")
