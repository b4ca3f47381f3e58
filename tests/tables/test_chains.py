"""A chain of questions: one step back, or back to where it began."""

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
"""Answers into the chain."""


async def answer(manager: Manager, table: Table, prompt: Prompt, rng: random.Random) -> None:
    """An answer by chance."""
    picks = rng.sample(prompt.options, rng.randint(max(1, prompt.least), prompt.most))
    await manager.play.answer(table.id, table.seats[prompt.seat].user or 0, prompt.id, picks)


async def deep_in_a_chain(manager: Manager) -> tuple[Table, bytes, Prompt]:
    """A table where somebody is several answers into a chain; the state and the question at its beginning."""
    table, rng = await started(manager, ADA, BEN), random.Random(3)  # noqa: S311  # repeatable, not secret
    while True:
        first, state, depth = table.prompts()[0], encode(table.state), 0
        while (prompt := table.prompt_for(first.seat)) and (depth == 0 or prompt.back):
            if depth == DEPTH:
                return table, state, first
            await answer(manager, table, prompt, rng)
            depth += 1


def labels(table: Table, seat: int) -> set[str]:
    """What the buttons of a panel say."""
    panel = Panel(table, seat, table.words)
    return {str(item.label) for item in panel.parts() if hasattr(item, "label")}


async def test_starting_over_goes_to_the_first_question_of_the_chain(manager: Manager) -> None:
    """Each step back is a turn of its own in the record, saved together."""
    table, state, first = await deep_in_a_chain(manager)
    user, turns = table.seats[first.seat].user or 0, table.turns
    assert {"Back", "Start over"} <= labels(table, first.seat)

    await manager.play.start_over(by_click(table.id, 77), user)

    assert encode(table.state) == state
    assert table.turns == turns + DEPTH
    assert "Start over" not in labels(table, first.seat)
    await check_replay(manager, table)


async def test_starting_over_twice_with_one_click_changes_nothing_more(manager: Manager) -> None:
    """Neither does starting over where there is nothing to take back."""
    table, state, first = await deep_in_a_chain(manager)
    user = table.seats[first.seat].user or 0
    await manager.play.start_over(by_click(table.id, 77), user)
    with pytest.raises(NoWayBack):
        await manager.play.start_over(by_click(table.id, 77), user)
    with pytest.raises(NoWayBack):
        await manager.play.start_over(by_click(table.id, 78), user)
    assert encode(table.state) == state


async def test_one_answer_into_a_chain_back_is_enough(manager: Manager) -> None:
    """Two buttons for the same thing would only puzzle."""
    table, _, first = await deep_in_a_chain(manager)
    await manager.play.back(table.id, table.seats[first.seat].user or 0)
    assert "Back" in labels(table, first.seat)
    assert "Start over" not in labels(table, first.seat)


async def test_a_double_click_on_back_goes_back_once(manager: Manager) -> None:
    """Each click names the question it was made on."""
    table, _, first = await deep_in_a_chain(manager)
    user, turns = table.seats[first.seat].user or 0, table.turns
    asked = table.prompt_for(first.seat)
    assert asked
    await manager.play.back(by_click(table.id, 77), user, asked.id)
    with pytest.raises(ClosedPrompt):
        await manager.play.back(by_click(table.id, 78), user, asked.id)
    assert table.turns == turns + 1
