"""The bot on PostgreSQL: whole games, kills, and database restarts."""

import asyncio
import importlib
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.words.words import words_in
from tests.cogs.conftest import running_bot
from tests.cogs.test_games import play_in_mixed_languages
from tests.every_game import games_that, speaks_every_language
from tests.lab.chaos.process import BotProcess
from tests.lab.chaos.strikes import KILLS, arena, survive
from tests.patience import PATIENCE, until_found
from tests.player import Player, all_posted, asked, check_intact, start_game
from tests.postgres import Server, running_server
from tests.storage.stores import NEEDS_SERVER

pytestmark = NEEDS_SERVER
LANGUAGES = {"en-US": "en", "ru": "ru", "it": "it"}


@pytest.fixture
async def bot(sandbox: Sandbox, server: Server) -> AsyncIterator[Guildhall]:
    """A bot with a PostgreSQL database."""
    async with running_bot(sandbox.url, server.emptied()) as running:
        yield running


async def test_a_whole_game_is_played_by_clicks(bot: Guildhall, people: list[Player]) -> None:
    """The game ends and its record is complete, as on SQLite."""
    await play_in_mixed_languages(bot, people[:2])


def note_return(bot: Guildhall) -> asyncio.Event:
    """An event that is set when the database is back and the bot's own handler has run."""
    returned, take_up = asyncio.Event(), bot.store.on_return

    def come_back() -> None:
        take_up()
        returned.set()

    bot.store.on_return = come_back
    return returned


@pytest.mark.parametrize("locale", LANGUAGES)
@games_that(speaks_every_language)
async def test_a_click_while_the_database_is_down_asks_the_user_to_try_again(
    bot: Guildhall, people: list[Player], server: Server, locale: str
) -> None:
    """The reply is in the user's language; nothing has changed, and the same click works later without a restart."""
    await start_game(bot, people[:2])
    [person, *_] = await asked(bot, people[:2])
    await person.speak(locale)
    panel = await person.prepare()
    before = (await bot.manager.table(1)).now.turns
    returned = note_return(bot)
    await asyncio.to_thread(server.stop, signal.SIGQUIT)
    outcome = await person.give(panel)
    told = await person.reply_to(outcome)
    await asyncio.to_thread(server.start)
    await asyncio.wait_for(returned.wait(), PATIENCE)
    assert told == words_in(LANGUAGES[locale]).say("error-store_away")
    assert (await check_intact(bot)).now.turns == before
    assert (await person.give(panel)).status == "done"
    assert (await check_intact(bot)).now.turns > before
    await all_posted(bot)


def lose_next_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Break the connection right after the database has executed the next save."""

    async def lose(batches: Any, query: str, values: Any) -> None:
        monkeypatch.setattr(batching.Batches, "save", save)
        async with batches.pool.connection() as connection:
            await connection.execute(query, *values)
            connection.terminate()
            raise ConnectionResetError

    batching = importlib.import_module("bot.storage.postgres.batches")  # installed only with the PostgreSQL extra
    save = batching.Batches.save
    monkeypatch.setattr(batching.Batches, "save", lose)


async def test_an_answer_saved_without_confirmation_is_posted_once_the_database_is_back(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player was asked to try again."""
    await start_game(bot, people[:2])
    [person, *_] = await asked(bot, people[:2])
    panel, before, returned = await person.prepare(), (await bot.manager.table(1)).now.turns, note_return(bot)
    with monkeypatch.context() as patch:
        lose_next_answer(patch)
        outcome = await person.give(panel)
    told = await person.reply_to(outcome)
    assert told == words_in("en").say("error-store_away")
    await asyncio.wait_for(returned.wait(), PATIENCE)

    async def is_saved() -> bool:
        return (await bot.manager.table(1)).now.turns > before

    await until_found(is_saved)
    assert (await check_intact(bot)).now.turns > before
    await all_posted(bot)


@pytest.mark.long
@pytest.mark.one_game
async def test_a_bot_killed_at_random_moments_loses_nothing_on_postgresql(
    tmp_path: Path, spec: Path | None, server: Server, game: str
) -> None:
    async with arena(tmp_path, spec) as (town, people):
        bot = BotProcess(town, tmp_path, server.emptied())
        await survive(game, bot, [bot.come_again] * max(1, KILLS // 4), people)


@pytest.mark.long
@pytest.mark.one_game
async def test_a_database_restarted_at_random_moments_loses_nothing_and_repeats_nothing(
    tmp_path: Path, spec: Path | None, game: str
) -> None:
    """The database stops as in a power cut while the bot runs."""
    with running_server() as server:
        async with arena(tmp_path, spec) as (town, people):

            async def restart() -> None:
                await asyncio.to_thread(server.stop, signal.SIGQUIT)
                await asyncio.sleep(0.3)  # the database is down for a while
                await asyncio.to_thread(server.start)

            bot = BotProcess(town, tmp_path, server.create())
            await survive(game, bot, [restart] * max(2, KILLS // 2), people)
