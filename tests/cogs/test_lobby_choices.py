"""Gathering players: computer levels, closing a shared lobby, and channel cards for tables in threads."""

from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.status import Status
from bot.words.words import LANGUAGES, words_in
from tests.cogs.conftest import running_bot
from tests.every_game import games_that, speaks_every_language
from tests.player import EPHEMERAL, Json, Player, Town, all_posted, controls, text_of


async def invite_of(bot: Guildhall, host: Player) -> Json:
    """Open a table in a thread and return its card in the channel."""
    card = await host.brought(await host.command("new", players=2, thread=True))
    assert (await bot.manager.table(1)).channel != int(host.channel)
    return card


async def test_the_channel_card_of_a_table_in_a_thread_seats_users(bot: Guildhall, people: list[Player]) -> None:
    """The card links to the thread and shows all players, including those who joined in the thread."""
    host, ben = people[:2]
    card = await invite_of(bot, host)
    table = await bot.manager.table(1)
    assert card["channel_id"] == host.channel
    assert not card["flags"] & EPHEMERAL
    assert f"<#{table.channel}>" in text_of(card)
    await ben.click(ben.fresh(card), "sit:1")
    assert table.people == {int(host.id), int(ben.id)}
    assert f"<@{ben.id}>" in text_of(ben.fresh(card))
    assert not controls(ben.fresh(card), "sit:1")
    lobby = next(one for one in host.messages.values() if controls(one, "l:1:start") or controls(one, "l:1:leave"))
    await host.until(lambda: f"<@{ben.id}>" in text_of(host.fresh(lobby)))
    await ben.click(lobby, "l:1:leave")
    await host.until(lambda: bool(controls(host.fresh(card), "sit:1")))


async def test_the_channel_card_shows_that_the_game_has_started(
    sandbox: Sandbox, bot: Guildhall, people: list[Player], tmp_path: Path
) -> None:
    """The card also shows it after a restart of the bot."""
    host, ben = people[:2]
    card = await invite_of(bot, host)
    await bot.close()
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        await ben.click(ben.fresh(card), "sit:1")
        lobby = next(one for one in host.messages.values() if controls(one, "l:1:leave"))
        await host.until(lambda: bool(controls(host.fresh(lobby), "l:1:start")))
        await host.click(host.fresh(lobby), "l:1:start")
        await all_posted(again)
        thread = f"<#{(await again.manager.table(1)).channel}>"
        await host.until(lambda: not controls(host.fresh(card), "sit:"))
        assert words_in("en").say("invite-running", thread=thread) in text_of(host.fresh(card))
        await again.close()


async def test_the_channel_card_seats_no_users_after_its_thread_is_deleted(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The card says that the table was closed."""
    host = people[0]
    card = await invite_of(bot, host)
    table = await bot.manager.table(1)
    await town.fault("delete_channel", channel=str(table.channel))
    await host.until(lambda: not controls(host.fresh(card), "sit:"))
    assert words_in("en").say("invite-cancelled", thread=f"<#{table.channel}>") in text_of(host.fresh(card))


@pytest.mark.parametrize("locale", LANGUAGES)
@games_that(speaks_every_language)
async def test_closing_a_table_with_other_players_needs_confirmation(
    bot: Guildhall, people: list[Player], locale: str
) -> None:
    """The question is private: no changes nothing; yes closes the table and updates its card."""
    host, ben = people[:2]
    await host.speak("en-US" if locale == "en" else locale)
    lobby = (await host.command("new", players=3)).message
    await ben.click(lobby, "l:1:join")
    question = await host.brought(await host.click(lobby, "l:1:cancel"))
    assert question["flags"] & EPHEMERAL
    assert text_of(question).strip() == words_in(locale).say("close-question", others=1)
    await host.click(question, "let:1")
    assert (await bot.manager.table(1)).now.status is Status.LOBBY
    question = await host.brought(await host.click(lobby, "l:1:cancel"))
    await host.click(question, "close:1")
    assert (await bot.manager.table(1)).now.status is Status.CANCELLED
    await host.until(lambda: not controls(host.fresh(lobby), "l:1:"))


async def test_closing_a_table_without_other_players_needs_no_confirmation(
    bot: Guildhall, people: list[Player]
) -> None:
    """Computers do not count as players; a player without the right to close the table is refused at once."""
    host, ben = people[:2]
    lobby = (await host.command("new", players=3, computers=1)).message
    assert await ben.reply_to(await ben.click(lobby, "l:1:cancel")) == words_in("en").say("error-not_the_host")
    await host.click(lobby, "l:1:cancel")
    assert (await bot.manager.table(1)).now.status is Status.CANCELLED


async def test_the_host_can_choose_the_level_of_each_computer(bot: Guildhall, people: list[Player]) -> None:
    """The card shows the level. Other players cannot change it."""
    host, ben = people[:2]
    lobby = (await host.command("new", players=2, computers=1)).message
    table = await bot.manager.table(1)
    usual, weakest = table.now.seats[1].computer, table.game.computers[0]
    assert usual != weakest
    [options] = [one["options"] for one in controls(lobby, "level:1")]
    assert [one["value"] for one in options] == [f"1.{name}" for name in table.game.computers if name != usual]
    assert "host" in await ben.reply_to(await ben.select(lobby, "level:1", f"1.{weakest}"))
    await host.select(lobby, "level:1", f"1.{weakest}")
    assert table.now.seats[1].computer == weakest
    assert words_in("en").say("computer-strength", strength=1) in text_of(host.fresh(lobby))
    await host.click(host.fresh(lobby), "l:1:start")
    assert table.now.status is Status.RUNNING
