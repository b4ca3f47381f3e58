"""The bot says hello where it is new, once, and shows the way to the lesson and the rules."""

import asyncio
from pathlib import Path

import pytest

from bot.catalogue import GAMES, load_game
from bot.config import Greets
from bot.sandbox import Sandbox
from bot.words.words import words_in
from tests.cogs.clicker import controls
from tests.cogs.conftest import running_bot
from tests.driver import EPHEMERAL, Json, Person, text_of, town_at
from tests.every_game import games_that, teaches
from tests.patience import PATIENCE


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
    for name in GAMES:
        assert load_game(name).words(locale).say("title") in text_of(hello)
        assert bool(controls(hello, f"j:{name}")) == teaches(load_game(name))
        assert controls(hello, f"g:{name}")


@games_that(teaches)
async def test_its_buttons_open_the_lesson_and_the_rules_in_private(
    sandbox: Sandbox, tmp_path: Path, game: str
) -> None:
    """And it stays as it is, for the next one."""
    async with (
        running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", Greets.EMPTY),
        town_at(sandbox.url, 1) as (_town, [newcomer]),
    ):
        newcomer.is_patient = True
        hello = await _read_hello(newcomer)
        lesson = await newcomer.brought(await newcomer.click(hello, f"j:{game}"))
        rules = await newcomer.brought(await newcomer.click(hello, f"g:{game}"))
        assert lesson["flags"] & rules["flags"] & EPHEMERAL
        assert controls(lesson, "learnfit:")
        assert controls(rules, "q:")
        assert await _read_hello(newcomer) == hello


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
