"""Chains of questions: going back one step, and starting over."""

import random

import pytest

from bot.errors import ClosedPrompt, NoWayBack
from bot.games.contract import Prompt, encode
from bot.tables.manager import Manager
from bot.tables.table import Table
from cogs.panel.panel import Panel
from tests.causes import by_click
from tests.every_game import games_that, has_chains
from tests.tables.tables import ADA, BEN, check_replay, started

pytestmark = games_that(has_chains)
DEPTH = 2
"""Number of answers given in the chain."""


async def answer(manager: Manager, table: Table, prompt: Prompt, rng: random.Random) -> None:
    """Answer at random."""
    picks = rng.sample(prompt.options, rng.randint(max(1, prompt.least), prompt.most))
    await manager.play.answer(table.id, table.now.seats[prompt.seat].user or 0, prompt.id, picks)


async def deep_in_a_chain(manager: Manager) -> tuple[Table, bytes, Prompt]:
    """A table where a player has given DEPTH answers of a chain; also the state and question at its beginning."""
    table, rng = await started(manager, ADA, BEN), random.Random(3)  # noqa: S311  # repeatable, not secret
    while True:
        first, state, depth = table.prompts()[0], encode(table.now.state), 0
        while (prompt := table.prompt_for(first.seat)) and (depth == 0 or prompt.back):
            if depth == DEPTH:
                return table, state, first
            await answer(manager, table, prompt, rng)
            depth += 1


def labels(table: Table, seat: int) -> set[str]:
    """The labels of a panel's buttons."""
    panel = Panel(table, seat, table.words)
    return {str(item.label) for item in panel.parts() if hasattr(item, "label")}


async def test_starting_over_goes_to_the_first_question_of_the_chain(manager: Manager) -> None:
    """Each step back is a separate turn in the record; all turns are saved together."""
    table, state, first = await deep_in_a_chain(manager)
    user, turns = table.now.seats[first.seat].user or 0, table.now.turns
    assert {"Back", "Start over"} <= labels(table, first.seat)

    await manager.play.start_over(by_click(table.id, 77), user)

    assert encode(table.now.state) == state
    assert table.now.turns == turns + DEPTH
    assert "Start over" not in labels(table, first.seat)
    await check_replay(manager, table)


async def test_a_second_click_on_start_over_changes_nothing(manager: Manager) -> None:
    """Without answers to take back, starting over changes nothing, either."""
    table, state, first = await deep_in_a_chain(manager)
    user = table.now.seats[first.seat].user or 0
    await manager.play.start_over(by_click(table.id, 77), user)
    with pytest.raises(NoWayBack):
        await manager.play.start_over(by_click(table.id, 77), user)
    with pytest.raises(NoWayBack):
        await manager.play.start_over(by_click(table.id, 78), user)
    assert encode(table.now.state) == state


async def test_start_over_is_not_shown_after_one_answer_of_a_chain(manager: Manager) -> None:
    """After only one answer, Back has the same effect."""
    table, _, first = await deep_in_a_chain(manager)
    await manager.play.back(table.id, table.now.seats[first.seat].user or 0)
    assert "Back" in labels(table, first.seat)
    assert "Start over" not in labels(table, first.seat)


async def test_a_double_click_on_back_goes_back_once(manager: Manager) -> None:
    """Each click carries the id of its question."""
    table, _, first = await deep_in_a_chain(manager)
    user, turns = table.now.seats[first.seat].user or 0, table.now.turns
    asked = table.prompt_for(first.seat)
    assert asked
    await manager.play.back(by_click(table.id, 77), user, asked.id)
    with pytest.raises(ClosedPrompt):
        await manager.play.back(by_click(table.id, 78), user, asked.id)
    assert table.now.turns == turns + 1
