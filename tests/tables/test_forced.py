"""Forced answers: the bot submits them without asking, and going back skips them."""

import random

import pytest

from bot.errors import NoWayBack
from bot.games.answers import forced_answer
from bot.games.contract import Prompt, encode
from bot.storage.rows import TurnRow
from bot.tables.manager import Manager
from bot.tables.table import Table
from cogs.panel.panel import Panel
from tests.every_game import forces_answers, games_that
from tests.tables.tables import ADA, BEN, check_replay, started


async def play_until_forced(manager: Manager) -> tuple[Table, bytes, Prompt]:
    """A table where an answer just forced the next one in a chain, and the state and question before that answer."""
    table, rng = await started(manager, ADA, BEN), random.Random(2)  # noqa: S311  # repeatable, not secret
    while True:
        prompt, state, turns = table.prompts()[0], encode(table.now.state), table.now.turns
        picks = rng.sample(prompt.options, rng.randint(max(1, prompt.least), prompt.most))
        await manager.play.answer(table.id, table.now.seats[prompt.seat].user or 0, prompt.id, picks)
        asked = table.prompt_for(prompt.seat)
        if table.now.turns == turns + 2 and asked and asked.back:
            return table, state, prompt


@games_that(forces_answers)
async def test_a_forced_answer_is_saved_with_the_answer_before_it(manager: Manager) -> None:
    """A forced answer is a separate turn, so that the record contains it."""
    table, _, prompt = await play_until_forced(manager)

    turns = await manager.store.turns(table.id)

    assert [turn.seat for turn in turns[-2:]] == [prompt.seat, prompt.seat]
    assert turns[-2].prompt == prompt.id
    await check_replay(manager, table)


async def test_no_question_with_one_answer_is_asked(manager: Manager) -> None:
    """In a random game, every open question is a choice, or is hidden because the number of answers is secret."""
    table, rng = await started(manager, ADA, BEN), random.Random(5)  # noqa: S311
    while prompts := table.prompts():
        assert not [prompt for prompt in prompts if forced_answer(prompt)]
        prompt = rng.choice(prompts)
        picks = rng.sample(prompt.options, rng.randint(prompt.least, prompt.most))
        await manager.play.answer(table.id, table.now.seats[prompt.seat].user or 0, prompt.id, picks)
    await check_replay(manager, table)


@games_that(forces_answers)
async def test_back_returns_to_the_last_choice(manager: Manager) -> None:
    """The forced answer is taken back, too, as a separate turn."""
    table, state, prompt = await play_until_forced(manager)
    labels = {str(item.label) for item in Panel(table, prompt.seat, table.words).parts() if hasattr(item, "label")}

    await manager.play.back(table.id, table.now.seats[prompt.seat].user or 0)

    assert encode(table.now.state) == state
    assert (await manager.store.turns(table.id))[-2:] == (TurnRow(prompt.seat, "", ()),) * 2
    assert "Back" in labels
    assert "Start over" not in labels, "it would be the same"
    await check_replay(manager, table)
    with pytest.raises(NoWayBack):
        await manager.play.back(table.id, table.now.seats[prompt.seat].user or 0)
