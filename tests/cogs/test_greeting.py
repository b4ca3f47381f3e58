"""The bot says hello where it is new, once, and shows the way to the lesson and the rules."""

import asyncio
import time
from pathlib import Path

import pytest

from bot.catalogue import GAMES, load_game
from bot.config import Greets
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.status import Status
from bot.words.words import words_in
from cogs.posting.greeting import AGAIN_AFTER
from render.sheet.page import DECISIONS
from tests.cogs.clicker import controls
from tests.cogs.conftest import running_bot
from tests.driver import EPHEMERAL, Json, Person, text_of, town_at
from tests.every_game import games_that, teaches
from tests.patience import PATIENCE

LONGEST = 138
"""Characters of a greeting beside its picture."""


def hellos(person: Person, language: str = "en") -> list[Json]:
    """The greetings that somebody sees."""
    return [one for one in person.messages.values() if words_in(language).say("greeting") in text_of(one)]


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
async def test_an_empty_sandbox_is_greeted_in_its_language_and_once(tmp_path: Path, locale: str) -> None:
    """In its first channel, with every game; not again after a restart."""
    async with Sandbox(people=1, locale=locale) as sandbox, town_at(sandbox.url, 1) as (_town, [newcomer]):
        for _ in range(2):
            async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", Greets.EMPTY):
                await newcomer.until(lambda: bool(hellos(newcomer, locale)))
                await asyncio.sleep(0.3)
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
async def test_each_button_asks_for_the_game_in_private_and_begins(sandbox: Sandbox, tmp_path: Path, game: str) -> None:
    """And the greeting stays as it is, for the next one."""
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
        assert (private.status, private.is_private) == (Status.RUNNING, True)
        assert (public.status, public.is_private) == (Status.LOBBY, False)
        assert await _read_hello(newcomer) == hello


@pytest.mark.parametrize("size", ["wide", "narrow"])
async def test_the_chooser_shows_the_games_as_its_reader_likes(sandbox: Sandbox, tmp_path: Path, size: str) -> None:
    """The greeting in a channel is wide for all."""
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


async def test_a_direct_message_is_answered_with_the_greeting_once_in_a_while(
    bot: Guildhall, people: list[Person]
) -> None:
    """With a button to the user's own games; a mention is answered in its channel."""
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
    bot.manager._clock = lambda: time.time() + AGAIN_AFTER
    await host.send("hello again", channel=private)
    await host.until(lambda: len(hellos(host)) == 3)


async def test_talk_among_people_is_not_answered(bot: Guildhall, people: list[Person]) -> None:
    """Neither are replies to the bot that do not name it, nor its own messages."""
    host = people[0]
    lobby = (await host.command("new")).message
    await host.send("anybody here?")
    await host.send("what a nice game", reply_to=lobby["id"])
    assert bot.user
    await host.send(f"<@{bot.user.id}>")
    await host.until(lambda: bool(hellos(host)))
    assert len(hellos(host)) == 1


async def _read_hello(person: Person) -> Json:
    """The first message of the channel, which may be older than oneself."""
    async with asyncio.timeout(PATIENCE):
        while not (messages := (await person.do("history", channel=person.channel, limit=10))["messages"]):  # noqa: ASYNC110  # asked anew
            await asyncio.sleep(0.02)
    first: Json = min(messages, key=lambda one: int(one["id"]))
    return first


async def test_whoever_invites_the_bot_is_greeted(sandbox: Sandbox, tmp_path: Path) -> None:
    """A server that it was in already is not."""
    async with (
        running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", Greets.INVITED) as bot,
        town_at(sandbox.url, 1) as (town, [host]),
    ):
        await town.fault("remove_bot", server=host.hello["servers"][0]["id"])
        async with asyncio.timeout(PATIENCE):
            while bot.guilds:  # noqa: ASYNC110  # until it has heard
                await asyncio.sleep(0.01)
        assert not hellos(host)
        await town.heal()
        await host.until(lambda: len(hellos(host)) == 1)


async def test_where_it_may_not_write_it_looks_for_another_place(sandbox: Sandbox, tmp_path: Path) -> None:
    """The first that takes it."""
    async with town_at(sandbox.url, 1) as (town, [host]):
        first, second, third = [one["id"] for one in host.hello["servers"][0]["channels"]]
        for channel in (first, second):
            await town.fault("missing_permissions", channel=channel, deny=["SEND_MESSAGES"])
        async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", Greets.EMPTY):
            await host.until(lambda: bool(hellos(host)))
        assert [one["channel_id"] for one in hellos(host)] == [third]


async def test_a_place_where_somebody_has_written_is_not_empty(sandbox: Sandbox, tmp_path: Path) -> None:
    """Nobody is greeted in the middle of a talk."""
    async with town_at(sandbox.url, 1) as (_town, [host]):
        await host.send("anybody here?")
        async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", Greets.EMPTY):
            await asyncio.sleep(0.5)
        assert not hellos(host)
