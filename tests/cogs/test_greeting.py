"""The greeting: where and when the bot posts it, and its buttons for the lessons and rules."""

from pathlib import Path

import pytest

from bot.catalogue import GAMES, load_game
from bot.config import Greets
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.status import Status
from bot.words.words import words_in
from cogs.posting.greeting import AGAIN_AFTER, Greeter
from render.sheet.page import DECISIONS
from tests.clock import RunningClock
from tests.cogs.conftest import running_bot
from tests.every_game import games_that, teaches
from tests.patience import until, until_found
from tests.player import EPHEMERAL, Json, Player, controls, text_of, town_at
from tests.rates import make_brisk

LONGEST = 138
"""Maximum number of characters of a greeting with a picture."""


def hellos(person: Player, language: str = "en") -> list[Json]:
    """The greetings that a user sees."""
    return [one for one in person.messages.values() if words_in(language).say("greeting") in text_of(one)]


async def greet_empty(bot: Guildhall) -> None:
    """Let the bot look for empty servers, as it does at its start, and wait until it has greeted them."""
    greeter = bot.get_cog("Greeter")
    assert isinstance(greeter, Greeter)
    await greeter.greet_empty()


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
async def test_an_empty_sandbox_is_greeted_once_in_its_language(tmp_path: Path, locale: str) -> None:
    """The greeting is in the sandbox's first channel and shows every game; a restart posts no second greeting."""
    async with Sandbox(people=1, locale=locale) as sandbox, town_at(sandbox.url, 1) as (_town, [newcomer]):
        make_brisk(sandbox)
        async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", Greets.EMPTY):
            await newcomer.until(lambda: bool(hellos(newcomer, locale)))
        async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", Greets.EMPTY) as again:
            await greet_empty(again)
            await newcomer.catch_up()
        [hello] = hellos(newcomer, locale)
    assert hello["channel_id"] == newcomer.hello["servers"][0]["channels"][0]["id"]
    assert not hello["flags"] & EPHEMERAL
    assert [one["custom_id"] for one in controls(hello, "begin:")] == ["begin:learn", "begin:play", "begin:open"]
    [picture] = hello["attachments"]
    for name in GAMES:
        assert load_game(name).words(locale).say("title") in picture["description"]
        assert load_game(name).words(locale).say("game-pitch") in picture["description"]
    assert "*" not in picture["description"]
    assert len(text_of(hello).strip()) <= LONGEST


@games_that(teaches)
async def test_the_buttons_of_the_greeting_show_the_games_and_start_a_game(
    sandbox: Sandbox, tmp_path: Path, game: str
) -> None:
    """The answers are private; the greeting does not change."""
    async with (
        running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", Greets.EMPTY) as bot,
        town_at(sandbox.url, 1) as (_town, [newcomer]),
    ):
        newcomer.is_patient = True
        hello = await _read_hello(newcomer)
        for way, control in (("learn", "j"), ("play", "now"), ("open", "table")):
            chooser = await newcomer.brought(await newcomer.click(hello, f"begin:{way}"))
            assert chooser["flags"] & EPHEMERAL
            assert len(chooser["attachments"]) == 1
            assert bool(controls(chooser, f"{control}:{game}"))
            brought = await newcomer.brought(await newcomer.click(chooser, f"{control}:{game}"))
            assert way != "learn" or controls(brought, "learnfit:")
        private, public = await bot.manager.table(1), await bot.manager.table(2)
        assert (private.now.status, private.is_private) == (Status.RUNNING, True)
        assert (public.now.status, public.is_private) == (Status.LOBBY, False)
        assert await _read_hello(newcomer) == hello


@pytest.mark.parametrize("size", ["wide", "narrow"])
async def test_the_list_of_games_uses_its_readers_picture_size(sandbox: Sandbox, tmp_path: Path, size: str) -> None:
    """The greeting itself, in a channel, is wide."""
    async with (
        running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", Greets.EMPTY),
        town_at(sandbox.url, 1) as (_town, [newcomer]),
    ):
        newcomer.is_patient = True
        hello = await _read_hello(newcomer)
        await newcomer.slash("settings", size=size)
        chooser = await newcomer.brought(await newcomer.click(hello, "begin:play"))
        assert hello["attachments"][0]["width"] == DECISIONS["wide"][0]
        assert chooser["attachments"][0]["width"] == DECISIONS[size][0]


async def test_a_direct_message_is_answered_with_the_greeting_at_most_once_an_hour(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """The greeting has a button for the user's games; a mention of the bot is answered in the mention's channel."""
    host, other = people[:2]
    assert bot.user
    mention, channel = f"<@{bot.user.id}> help", host.channel
    private = (await host.do("open_dm", user=str(bot.user.id)))["channel"]["id"]
    await host.send("hello?", channel=private)
    await host.until(lambda: len(hellos(host)) == 1)
    await other.send(mention)
    await other.until(lambda: len(hellos(other)) == 1)
    await host.send("hello??", channel=private)
    await host.send(mention)
    [mine] = [one for one in hellos(host) if one["channel_id"] == private]
    listed = await host.brought(await host.click(mine, "list:games"))
    assert words_in("en").say("games-none").split(".")[0] in text_of(listed)
    assert [one["channel_id"] for one in hellos(other)] == [channel]
    assert len(hellos(host)) == 2
    clock.ahead = AGAIN_AFTER
    await host.send("hello again", channel=private)
    await host.until(lambda: len(hellos(host)) == 3)


async def test_messages_between_users_are_not_answered(bot: Guildhall, people: list[Player]) -> None:
    """Replies to the bot without a mention, and the bot's own messages, are not answered, either."""
    host = people[0]
    lobby = (await host.command("new")).message
    await host.send("anybody here?")
    await host.send("what a nice game", reply_to=lobby["id"])
    assert bot.user
    await host.send(f"<@{bot.user.id}>")
    await host.until(lambda: bool(hellos(host)))
    assert len(hellos(host)) == 1


async def _read_hello(person: Player) -> Json:
    """The channel's first message, which may be older than this user."""

    async def read() -> list[Json]:
        return list((await person.do("history", channel=person.channel, limit=10))["messages"])

    return min(await until_found(read), key=lambda one: int(one["id"]))


async def test_a_server_that_invites_the_bot_is_greeted(sandbox: Sandbox, tmp_path: Path) -> None:
    """Servers that had the bot before its start are not greeted."""
    async with (
        running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", Greets.INVITED) as bot,
        town_at(sandbox.url, 1) as (town, [host]),
    ):
        await town.fault("remove_bot", server=host.hello["servers"][0]["id"])
        await until(lambda: not bot.guilds)
        assert not hellos(host)
        await town.heal()
        await host.until(lambda: len(hellos(host)) == 1)


async def test_the_greeting_is_posted_in_the_first_channel_the_bot_may_write_in(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    async with town_at(sandbox.url, 1) as (town, [host]):
        first, second, third = [one["id"] for one in host.hello["servers"][0]["channels"]]
        for channel in (first, second):
            await town.fault("missing_permissions", channel=channel, deny=["SEND_MESSAGES"])
        async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", Greets.EMPTY):
            await host.until(lambda: bool(hellos(host)))
        assert [one["channel_id"] for one in hellos(host)] == [third]


async def test_a_channel_with_messages_by_users_is_not_greeted(sandbox: Sandbox, tmp_path: Path) -> None:
    async with town_at(sandbox.url, 1) as (_town, [host]):
        await host.send("anybody here?")
        async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", Greets.EMPTY) as bot:
            await greet_empty(bot)
            await host.catch_up()
        assert not hellos(host)
