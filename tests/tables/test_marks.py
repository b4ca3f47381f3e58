"""Marks record when each seat was asked; other players' answers do not change them, and they survive a restart."""

import random
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.contract import Prompt, Seat
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.table import Table
from bot.words.words import LANGUAGES
from cogs.cards.awaited import waiting_for
from tests.every_game import asks_all_at_once, games_that, has_chains, played_by
from tests.tables.tables import ADA, BEN, CLEO, check_stored, open_prompt, started


@pytest.fixture
async def manager(store: Store) -> AsyncIterator[Manager]:
    """A manager whose clock advances one second per call."""
    seconds = count(1000)
    made = Manager(store, clock=lambda: next(seconds))
    yield made
    await made.close()


def asked_at(table: Table, seat: Seat) -> int:
    """When the seat was asked its open question."""
    return table.now.marks[seat].asked_at


async def answer(manager: Manager, table: Table, prompt: Prompt) -> None:
    """Answer with the first option."""
    await manager.play.answer(table.id, table.now.seats[prompt.seat].user or 0, prompt.id, prompt.options[:1])


@games_that(asks_all_at_once)
@played_by(3)
async def test_answers_of_others_do_not_change_when_a_seat_was_asked(manager: Manager) -> None:
    """Taking an answer back does not change it, either; a new question sets the time."""
    table = await started(manager, ADA, BEN, CLEO)
    begin = asked_at(table, 0)
    for user in (ADA, BEN):
        await answer(manager, table, open_prompt(table, user))
        await manager.play.back(table.id, user)
        await answer(manager, table, open_prompt(table, user))
        assert {asked_at(table, seat) for seat in range(3)} == {begin}
    await answer(manager, table, open_prompt(table, CLEO))
    for acting in table.awaited():
        assert asked_at(table, acting) == table.now.changed_at > begin


@games_that(has_chains)
async def test_all_questions_of_a_chain_count_as_asked_when_the_chain_began(manager: Manager) -> None:
    """Answers and steps back during the chain do not change that time."""
    table, rng, chains = await started(manager, ADA, BEN), random.Random(4), 0  # noqa: S311  # repeatable, not secret
    while chains < 10:
        prompt = rng.choice(table.prompts())
        begin = asked_at(table, prompt.seat)
        picks = rng.sample(prompt.options, rng.randint(max(1, prompt.least), prompt.most))
        await manager.play.answer(table.id, table.now.seats[prompt.seat].user or 0, prompt.id, picks)
        following = table.prompt_for(prompt.seat)
        if following and following.moment == prompt.moment:
            chains += 1
            assert asked_at(table, prompt.seat) == begin < table.now.changed_at


@games_that(asks_all_at_once)
async def test_marks_are_saved_with_the_answer(manager: Manager, store: Store, file: Path) -> None:
    """Another process loads them."""
    table = await started(manager, ADA, BEN)
    await answer(manager, table, open_prompt(table, ADA))
    await check_stored(store, table)
    other = await SqliteStore.open(file)
    found = await Manager(other).table(table.id)
    await other.close()
    assert found.now.marks == table.now.marks
    assert found.now.marks.keys() == {0, 1}


@games_that(asks_all_at_once)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_list_of_awaited_players_shows_when_each_was_asked(manager: Manager, language: str) -> None:
    """A time that all players share is shown once."""
    table = await started(manager, ADA, BEN)
    words, time = table.game.words(language), f"<t:{asked_at(table, 0)}:R>"
    assert waiting_for(table, words).count(time) == 1
    table.now.marks[1] = replace(table.now.marks[1], asked_at=77)
    said = waiting_for(table, words)
    assert said.index("Ada") < said.index(time) < said.index("Ben") < said.index("<t:77:R>")
