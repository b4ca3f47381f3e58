"""One round of the chaos test: a game of each kind with injected faults; `make chaos` plays many rounds."""

from pathlib import Path

import pytest

from tests import second_game
from tests.every_game import HOSTED
from tests.lab.chaos.arrangements import ARRANGEMENTS
from tests.lab.chaos.checks import unhandled
from tests.lab.chaos.rounds import Round, play_round
from tests.postgres import why_none

SEED = "1"


@pytest.mark.long
@pytest.mark.parametrize(("arrangement", "names"), [("file", HOSTED), ("server", (second_game.NAME,))])
async def test_faults_lose_or_duplicate_nothing_and_leave_no_error_unhandled(
    arrangement: str, names: tuple[str, ...], spec: Path | None
) -> None:
    """The seed determines the faults, the users and their clicks."""
    if arrangement == "server" and (missing := why_none()):
        pytest.skip(missing)
    await play_round(Round(SEED, arrangement, names), spec)


def test_a_seed_repeats_its_choices() -> None:
    """Players, faults and their order are repeated; different seeds differ."""

    def choices(seed: str) -> list[object]:
        plan = Round(seed)
        return [plan.seats(), [plan.rng("faults").random() for _ in range(5)], plan.rng("clicks").random()]

    assert choices("7.1") == choices("7.1")
    assert choices("7.1") != choices("7.2")
    assert set(ARRANGEMENTS) >= {"file", "server"}


def test_unhandled_errors_are_found_in_a_log(tmp_path: Path) -> None:
    """Warnings do not count, nor do the library's messages about a reconnection."""
    fine = [
        '{"level": "WARNING", "logger": "cogs.replies.guard", "event": "store_away"}',
        '{"level": "ERROR", "logger": "discord.shard", "event": "Attempting a reconnect in 1 s", "traceback": "..."}',
        f"The database {tmp_path} cannot be written to."
        " Give this user permission, or run the program as the user who owns it.",
    ]
    wrong = [
        '{"level": "ERROR", "logger": "cogs.replies.guard", "event": "callback_failed", "traceback": "..."}',
        '{"level": "ERROR", "logger": "asyncio", "event": "Task exception was never retrieved"}',
        "Fatal Python error: Segmentation fault",
    ]
    assert unhandled("\n".join([*fine, *wrong]), tmp_path) == wrong
