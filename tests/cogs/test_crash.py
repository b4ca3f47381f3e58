"""The bot killed again and again in five-player games of every kind: nothing is lost, nothing happens twice."""

from pathlib import Path

import pytest

from bot.catalogue import GAMES
from tests.chaos.process import BotProcess
from tests.chaos.strikes import KILLS, arena, survive


@pytest.mark.parametrize("name", GAMES)
async def test_a_bot_killed_at_random_moments_loses_nothing_and_repeats_nothing(
    tmp_path: Path, spec: Path | None, name: str
) -> None:
    """GUILDHALL_KILLS says how often; the figures go to the log."""
    async with arena(tmp_path, spec) as (town, people):
        bot = BotProcess(town, tmp_path)
        await survive(name, bot, [bot.come_again] * KILLS, people)
