"""The bot is killed again and again in five-player games of every kind: nothing is lost or repeated."""

from pathlib import Path

import pytest

from bot.catalogue import GAMES
from tests.lab.chaos.process import BotProcess
from tests.lab.chaos.strikes import KILLS, arena, survive


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
async def test_a_bot_killed_at_random_moments_loses_nothing_and_repeats_nothing(
    tmp_path: Path, spec: Path | None, name: str
) -> None:
    """`GUILDHALL_KILLS` sets the number of kills; the log shows statistics."""
    async with arena(tmp_path, spec) as (town, people):
        bot = BotProcess(town, tmp_path)
        await survive(name, bot, [bot.come_again] * KILLS, people)
