"""*Play now*: one press starts a game against computers, in direct messages if possible."""

import asyncio
from pathlib import Path

import discord
import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.status import Status
from bot.words.words import LANGUAGES, words_in
from cogs.features.new_table import few_players
from tests.cogs.conftest import running_bot
from tests.every_game import games_that, speaks_every_language
from tests.player import EPHEMERAL, Json, Outcome, Player, all_posted, controls, is_open, text_of


async def offer(bot: Guildhall, person: Player, custom_id: str, channel: str = "") -> Json:
    """A message with one button, like those of the greeting and the lesson."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Go", custom_id=custom_id))
    place = bot.get_partial_messageable(int(channel or person.channel))
    sent = await place.send("Hello", view=view)
    await person.until(lambda: str(sent.id) in person.messages)
    return person.messages[str(sent.id)]


async def press(bot: Guildhall, person: Player, *, wait: bool = True) -> Outcome:
    """Press *Play now* once."""
    return await person.click(await offer(bot, person, f"now:{person.game}"), "Go", wait=wait)


async def test_a_press_starts_a_game_in_direct_messages(bot: Guildhall, people: list[Player]) -> None:
    """The reply links to the game and opens the panel; the channel shows nothing."""
    host, other = people[:2]
    told = await host.brought(await press(bot, host))
    table = await bot.manager.table(1)
    assert f"https://discord.com/channels/@me/{table.channel}" in text_of(told)
    assert told["flags"] & EPHEMERAL
    assert table.now.status is Status.RUNNING
    assert table.is_private
    assert len(table.now.seats) == few_players(table.game)
    assert table.people == {int(host.id)}
    await all_posted(bot)
    await host.until(lambda: bool(host.calls()))
    assert host.calls()[0]["channel_id"] == str(table.channel)
    await host.click(told, "m:1")
    assert is_open(host.fresh(told)) or not table.awaited()
    assert not [one for one in other.messages.values() if controls(one, "m:")]


async def test_a_double_click_starts_one_game(bot: Guildhall, people: list[Player]) -> None:
    """Both replies link to it."""
    host = people[0]
    message = await offer(bot, host, f"now:{host.game}")
    first, second = await asyncio.gather(host.click(message, "Go"), host.click(message, "Go"))
    told = [await host.reply_to(one) for one in (first, second)]
    table = await bot.manager.table(1)
    assert all(str(table.channel) in text for text in told)
    assert await bot.store.table(2) is None


async def test_two_users_who_press_simultaneously_get_a_game_each(bot: Guildhall, people: list[Player]) -> None:
    """Each game is in its user's direct messages."""
    host, other = people[:2]
    message = await offer(bot, host, f"now:{host.game}")
    await other.until(lambda: message["id"] in other.messages)
    await asyncio.gather(host.click(message, "Go"), other.click(message, "Go"))
    tables = [await bot.manager.table(number) for number in (1, 2)]
    assert {user for table in tables for user in table.people} == {int(host.id), int(other.id)}
    assert tables[0].channel != tables[1].channel


@pytest.mark.parametrize("locale", LANGUAGES)
@games_that(speaks_every_language)
async def test_with_closed_direct_messages_the_game_starts_in_the_channel(
    bot: Guildhall, people: list[Player], locale: str
) -> None:
    """The reply says why; a second user finds the channel busy and learns what to do."""
    host, other = people[:2]
    for person in (host, other):
        await person.do("profile", dms_closed=True)
        await person.speak("en-US" if locale == "en" else locale)
    words, told = words_in(locale), await host.reply_to(await press(bot, host))
    table = await bot.manager.table(1)
    assert str(table.channel) == host.channel
    assert table.now.status is Status.RUNNING
    title = f"**{table.game.words(locale).say('title')}**"
    assert told.strip() == words.say("play-now-closed", game=title.strip("*"), link=f"<#{host.channel}>")
    assert await other.reply_to(await press(bot, other)) == words.say("error-nowhere_to_play")
    await all_posted(bot)
    await host.until(lambda: bool(host.calls()))
    assert host.calls()[0]["channel_id"] == host.channel


async def test_a_press_in_direct_messages_opens_the_panel(bot: Guildhall, people: list[Player]) -> None:
    """The user is already in the game's channel, so no link is needed."""
    host = people[0]
    host.channel = (await host.do("open_dm", user=str(bot.user.id if bot.user else "")))["channel"]["id"]
    await host.slash("settings")
    panel = await host.brought(await press(bot, host))
    table = await bot.manager.table(1)
    assert str(table.channel) == host.channel
    assert panel["flags"] & EPHEMERAL
    assert is_open(panel) or not table.awaited()


async def test_a_press_shows_the_lobby_of_a_game_that_has_not_started(bot: Guildhall, people: list[Player]) -> None:
    """No second table is opened."""
    host = people[0]
    host.channel = (await host.do("open_dm", user=str(bot.user.id if bot.user else "")))["channel"]["id"]
    await host.command("new")
    lobby = await host.brought(await press(bot, host))
    assert controls(lobby, "l:1:start")
    assert await bot.store.table(2) is None


async def test_a_press_after_a_restart_finds_the_running_game(
    sandbox: Sandbox, bot: Guildhall, people: list[Player], tmp_path: Path
) -> None:
    """No second game is started."""
    host = people[0]
    message = await offer(bot, host, f"now:{host.game}")
    await host.click(message, "Go")
    await bot.close()
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        table = await again.manager.table(1)
        told = await host.reply_to(await host.click(message, "Go"))
        assert str(table.channel) in told
        assert await again.store.table(2) is None
        await again.close()


async def test_open_a_table_shows_a_lobby_to_everyone(bot: Guildhall, people: list[Player]) -> None:
    """The lobby has the default settings, as with the command."""
    host, other = people[:2]
    await host.click(await offer(bot, host, f"table:{host.game}"), "Go")
    await other.until(lambda: any(controls(one, "l:1:join") for one in other.messages.values()))
    table = await bot.manager.table(1)
    assert table.now.settings.players == table.rules.seats.stop - 1
    assert str(table.channel) == host.channel
