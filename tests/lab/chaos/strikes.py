"""Five-player games under strikes, such as kills: played until the last strike and then checked."""

import asyncio
import logging
import os
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

from bot.catalogue import load_game
from bot.sandbox import Sandbox
from bot.sandbox.interactions.tracker import ANSWER_SECONDS
from tests.lab.chaos.checks import (
    bot_messages,
    check_answers,
    check_calls,
    check_file,
    check_posts,
    figures,
    until_posted,
)
from tests.lab.chaos.process import BotProcess
from tests.lab.chaos.survivors import Survivor, begin_game
from tests.patience import PATIENCE
from tests.player import Json, Player, Town, town_at

log = logging.getLogger(__name__)

KILLS = int(os.environ.get("GUILDHALL_KILLS", "4"))
"""Number of kills of the bot in each game."""
PLAYERS = 5
LONGEST_LIFE = 1.5
"""Maximum seconds from the bot's first answer (sometimes from its start) to its kill."""
SEND, CALLBACK = "POST /channels/*/messages", "POST /interactions/*/*/callback"
TROUBLES: tuple[Json, ...] = ({}, {"route": SEND, "seconds": 0.3}, {"route": CALLBACK, "seconds": 0.15})
"""Delayed responses, so that a kill often comes before the bot learns that its request succeeded."""
Strike: TypeAlias = Callable[[], Awaitable[None]]
"""A strike, which affects the bot or its database."""


async def play_games(name: str, survivors: list[Survivor], quiet: asyncio.Lock) -> None:
    """Play one game after another; no strike happens between two games."""
    while True:
        async with quiet:
            number = await begin_game(name, [one.person for one in survivors])
        await asyncio.gather(*(one.play_table(number) for one in survivors))


async def strike_often(bot: BotProcess, strikes: list[Strike], survivors: list[Survivor], quiet: asyncio.Lock) -> None:
    """Strike at random moments, sometimes with delayed responses."""
    rng = random.Random(KILLS)  # noqa: S311  # repeatable, not secret
    for strike in strikes:
        if rng.random() < 0.8:
            await until_answered(survivors)
        trouble = rng.choice(TROUBLES)
        if trouble:
            await bot.town.fault("lag", **trouble)
        await asyncio.sleep(rng.uniform(0, LONGEST_LIFE))
        async with quiet:
            await strike()
            await bot.town.heal()


async def until_answered(survivors: list[Survivor]) -> None:
    """Wait until a player gets an answer."""
    before = sum(one.answers for one in survivors)
    while sum(one.answers for one in survivors) == before:  # noqa: ASYNC110  # polled over all people
        await asyncio.sleep(0.005)


async def until_accepted(survivors: list[Survivor]) -> None:
    """Wait until the bot has accepted a click: on a busy machine, kills may have cut off all answers so far."""
    async with asyncio.timeout(PATIENCE):
        while not any(one.accepted() for one in survivors):  # noqa: ASYNC110  # polled over all people
            await asyncio.sleep(0.05)


@asynccontextmanager
async def arena(folder: Path, spec: Path | None) -> AsyncIterator[tuple[Town, list[Player]]]:
    """Start a sandbox with users in this process; the bot has its own process."""
    async with Sandbox(people=PLAYERS, spec=spec) as sandbox, town_at(sandbox.url, PLAYERS) as crowd:
        sandbox.tracker.answer_seconds = ANSWER_SECONDS
        await asyncio.to_thread(folder.mkdir, exist_ok=True)
        yield crowd
    assert sandbox.findings == []


async def play_under_fire(name: str, bot: BotProcess, strikes: list[Strike], survivors: list[Survivor]) -> None:
    """Play until the last strike; then stop the bot properly, and start it once more to post the rest."""
    quiet = asyncio.Lock()
    await bot.start()
    playing = asyncio.create_task(play_games(name, survivors, quiet))
    striking = asyncio.create_task(strike_often(bot, strikes, survivors, quiet))
    done, _ = await asyncio.wait((playing, striking), return_when=asyncio.FIRST_COMPLETED)
    await until_accepted(survivors)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    for task in done:
        task.result()
    await come_to_rest(bot)


async def come_to_rest(bot: BotProcess) -> None:
    """End all faults, stop the bot properly, and start it once more to post the rest."""
    await bot.town.heal()
    assert await bot.stop() == 0
    await bot.start()
    await until_posted(bot.database)
    assert await bot.stop() == 0


async def survive(name: str, bot: BotProcess, strikes: list[Strike], people: list[Player]) -> None:
    """Play games with these users under strikes and check everything at the end."""
    players = people[: load_game(name).rules.seats[-1]]
    survivors = [Survivor(person, seed) for seed, person in enumerate(players)]
    try:
        await play_under_fire(name, bot, strikes, survivors)
    finally:
        await bot.clear_away()
    messages = await bot_messages(people[0])
    log.info("%s", figures(bot, survivors, messages))
    await check_file(bot.database)
    await check_answers(bot.database, survivors)
    check_posts(bot.database, messages)
    check_calls(bot.database)
    assert all(one.reopened for one in survivors)
