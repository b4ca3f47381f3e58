"""Games with one user against computers in direct messages, from the command to the end."""

from pathlib import Path

import pytest

from bot.pictures.scene import Look
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.status import Status
from bot.words.words import LANGUAGES, words_in
from cogs.pictures.scenes import lobby_scene
from tests.cogs.conftest import running_bot
from tests.every_game import games_that, speaks_every_language
from tests.player import EPHEMERAL, Player, all_posted, asked, check_intact, controls, go_away, is_open, text_of
from tests.rates import lift_limits


@pytest.fixture(autouse=True)
def _no_rate_limits(sandbox: Sandbox) -> None:
    """Scripted users play faster than real ones, so rate limits are off."""
    lift_limits(sandbox)


async def go_private(bot: Guildhall, person: Player) -> str:
    """Switch a user to their direct messages with the bot. Returns the channel."""
    assert bot.user
    person.channel = (await person.do("open_dm", user=str(bot.user.id)))["channel"]["id"]
    return person.channel


async def test_new_in_direct_messages_opens_a_table_against_computers(bot: Guildhall, people: list[Player]) -> None:
    """By default, there are a few computers; no other player can join."""
    host, other = people[:2]
    for person in (host, other):
        await go_private(bot, person)
    card = (await host.command("new")).message
    await other.command("new", computers=1)
    [table, small] = [await bot.manager.table(number) for number in (1, 2)]
    assert words_in("en").say("lobby-private") in text_of(card)
    assert not card["flags"] & EPHEMERAL
    assert [bool(seat.computer) for seat in table.now.seats[:2]] == [False, True]
    assert len(table.now.seats) == table.now.settings.players
    assert [bool(seat.computer) for seat in small.now.seats] == [False, True]
    scene = lobby_scene(small, Look())
    assert scene.seats == len(small.now.seats), "no free seats are shown that nobody can take"
    assert not controls(card, "l:1:join")
    assert controls(card, "l:1:start")


async def test_a_whole_game_is_played_in_direct_messages(bot: Guildhall, people: list[Player]) -> None:
    """News and the end are posted with pictures; opening the panel leaves the post in place."""
    host = people[0]
    channel = await go_private(bot, host)
    lobby = (await host.command("new", computers=1)).message
    await host.click(lobby, "l:1:start")
    await all_posted(bot)
    await host.until(lambda: bool(host.calls()))
    call = host.calls()[0]
    panel = await host.brought(await host.click(call, "m:1"))
    assert panel["flags"] & EPHEMERAL
    assert is_open(panel)
    assert controls(host.fresh(call), "m:1")
    assert call["attachments"]
    await host.play()
    await all_posted(bot)
    await host.until(lambda: any(controls(one, "again:1") for one in host.messages.values()))
    assert (await bot.manager.table(1)).now.status is Status.OVER
    assert {one["channel_id"] for one in host.messages.values()} == {channel}
    await check_intact(bot)


async def test_a_player_who_wants_direct_calls_is_called_once(bot: Guildhall, people: list[Player]) -> None:
    """The post in the direct messages is the call; no second message with the panel follows."""
    host = people[0]
    await go_private(bot, host)
    await host.slash("settings", dm=True)
    lobby = (await host.command("new", computers=1)).message
    await host.click(lobby, "l:1:start")
    await go_away(bot, host)
    await all_posted(bot)
    await host.until(lambda: bool(host.calls()))
    assert not [one for one in host.messages.values() if is_open(one)]


async def test_a_private_game_continues_after_a_restart(
    sandbox: Sandbox, bot: Guildhall, people: list[Player], tmp_path: Path
) -> None:
    """The old post still opens its panel, and answers count."""
    host = people[0]
    await go_private(bot, host)
    lobby = (await host.command("new", computers=1)).message
    await host.click(lobby, "l:1:start")
    await all_posted(bot)
    await host.until(lambda: bool(host.calls()))
    call = host.calls()[0]
    await bot.close()
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        turns = (await again.manager.table(1)).now.turns
        assert is_open(await host.brought(await host.click(call, "m:1")))
        if await asked(again, [host]):
            await host.answer()
        await again.manager.deputies.settle(1, 60)
        assert (await again.manager.table(1)).now.turns >= turns
        await all_posted(again)
        await again.close()


@pytest.mark.parametrize("locale", LANGUAGES)
@games_that(speaks_every_language)
async def test_a_private_game_cannot_have_a_second_user(bot: Guildhall, people: list[Player], locale: str) -> None:
    """No other user can be invited to a user's direct messages or be offered a seat there."""
    host, friend = people[:2]
    await host.speak("en-US" if locale == "en" else locale)
    await go_private(bot, host)
    refusal = words_in(locale).say("error-plays_alone")
    assert await host.reply_to(await host.command("new", invited=f"<@{friend.id}>")) == refusal
    lobby = (await host.command("new", computers=1)).message
    await host.click(lobby, "l:1:start")
    assert await host.reply_to(await host.command("handover", player=friend.id)) == refusal


async def test_a_private_game_is_in_its_players_list_and_can_be_ended(bot: Guildhall, people: list[Player]) -> None:
    """The list, shown on a server, opens the game's panel; ending the game needs no vote."""
    host = people[0]
    public = host.channel
    await go_private(bot, host)
    lobby = (await host.command("new", computers=1)).message
    await host.click(lobby, "l:1:start")
    private, host.channel = host.channel, public
    listed = (await host.slash("games")).message
    assert words_in("en").say("heading-private") in text_of(listed)
    if controls(listed, "m:1"):
        await host.click(listed, "m:1")
        await host.until(lambda: is_open(host.fresh(listed)))  # the panel replaces the private list
    host.channel = private
    assert is_open(await host.panel()) or not await asked(bot, [host])
    await host.command("end")
    assert (await bot.manager.table(1)).now.status is Status.ENDED


async def test_closed_direct_messages_do_not_stop_a_private_game(bot: Guildhall, people: list[Player]) -> None:
    """The player learns why nothing is posted, and can play on by the command."""
    host = people[0]
    await go_private(bot, host)
    lobby = (await host.command("new", computers=1)).message
    await host.do("profile", dms_closed=True)
    await host.click(lobby, "l:1:start")
    await host.wait_for(bot.mentions.link(words_in("en"), host.game).say("error-direct_closed"))
    await bot.manager.deputies.settle(1, 60)
    assert (await host.panel())["flags"] & EPHEMERAL
