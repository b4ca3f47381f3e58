"""One round of the chaos: a game of each kind, played to its end while faults fall; `make chaos` plays many."""

from pathlib import Path

import pytest

from tests import second_game
from tests.chaos.arrangements import ARRANGEMENTS
from tests.chaos.checks import unhandled
from tests.chaos.rounds import Round, play_round
from tests.every_game import HOSTED
from tests.postgres import why_none

SEED = "1"


@pytest.mark.parametrize(("arrangement", "names"), [("file", HOSTED), ("server", (second_game.NAME,))])
async def test_whatever_happens_nothing_is_lost_nothing_is_doubled_and_no_error_is_left_alone(
    arrangement: str, names: tuple[str, ...], spec: Path | None
) -> None:
    """The seed chooses the faults, the people and their clicks."""
    if arrangement == "server" and (missing := why_none()):
        pytest.skip(missing)
    await play_round(Round(SEED, arrangement, names), spec)


def test_a_seed_repeats_its_choices() -> None:
    """The same players and the same faults in the same order; other seeds choose others."""

    def choices(seed: str) -> list[object]:
        plan = Round(seed)
        return [plan.seats(), [plan.rng("faults").random() for _ in range(5)], plan.rng("clicks").random()]

    assert choices("7.1") == choices("7.1")
    assert choices("7.1") != choices("7.2")
    assert set(ARRANGEMENTS) >= {"file", "server"}


def test_errors_that_nobody_has_dealt_with_are_found_in_a_log(tmp_path: Path) -> None:
    """Warnings are none, nor is what the library says of a connection that it opens again."""
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
