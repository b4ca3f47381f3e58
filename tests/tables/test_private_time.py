"""What somebody keeps to themselves shows nowhere, however time passes: in no post, panel, button, view or time."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.games.contract import Answer, Prompt, Seat, encode
from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.tables.manager import Manager
from bot.tables.pace import DAY, HOUR, PACES, PaceName
from bot.tables.table import Settings, Table
from cogs.cards.panel import Panel
from cogs.cards.waiting import waiting_for
from tests.clock import Clock
from tests.every_game import IS_ALL
from tests.games.played import PLAYED
from tests.measure.story_stages import DirectThinking
from tests.tables.tables import settled

SEEDS = 25 if IS_ALL else 5
"""Games of each game: a hundred in all, where all are asked for."""
LOOKS = 3
"""Secrets of each game that are looked at."""
MOST_ANSWERS = 60
PEOPLE = (11, 12, 13)


@asynccontextmanager
async def game_of(file: Path, name: str, clock: Clock) -> AsyncIterator[Manager]:
    """A running game of three, by that clock."""
    store = await SqliteStore.open(file)
    manager = Manager(store, clock=clock, thinking=DirectThinking())
    settings = Settings(len(PEOPLE), "en", pace=PaceName.DAILY)
    table = await manager.lobby.open(name, 1, 5, SeatRow(PEOPLE[0], "Ada"), settings)
    for user in PEOPLE[1:]:
        await manager.lobby.join(table.id, user, f"Person {user}")
    await manager.lobby.start(table.id, PEOPLE[0])
    yield manager
    await manager.close()
    await store.close()


async def seen_by_others(manager: Manager, secretive: Seat) -> list[Any]:
    """All that anybody else, or the channel, can see of a table."""
    table = await manager.table(1)
    others = [seat for seat in (None, *range(len(PEOPLE))) if seat != secretive]
    panels = [Panel(table, seat, table.words).to_components() for seat in others if seat is not None]  # type: ignore[no-untyped-call]
    posts = [row.body for row in await manager.store.to_post(1)]
    views = [encode(table.rules.view(table.state, seat)) for seat in others]
    return [panels, posts, views, table.marks, table.due_at, table.asked_now(), waiting_for(table, table.words)]


def two_answers(prompt: Prompt, rng: random.Random) -> tuple[Answer, Answer] | None:
    """Two different answers to a question, where there are any."""
    found = set()
    for _ in range(10):
        picks = set(rng.sample(prompt.options, rng.randint(prompt.least, prompt.most)))
        found.add(tuple(option for option in prompt.options if option in picks))
    return tuple(sorted(found)[:2]) if len(found) > 1 else None  # type: ignore[return-value]


def secret_question(table: Table) -> Prompt | None:
    """A question that is asked while others are asked too, so that its answer stays secret."""
    prompts = table.prompts()
    return prompts[0] if len({prompt.seat for prompt in prompts}) > 1 else None


async def answer(manager: Manager, prompt: Prompt, picks: Answer) -> None:
    """Somebody answers and goes away."""
    await manager.play.answer(1, PEOPLE[prompt.seat], prompt.id, picks, None)
    await settled(manager, await manager.table(1))


async def pass_time(manager: Manager) -> None:
    """What is due by now is done."""
    manager.timers._nearest = 0
    await manager.timers.look()


async def compare(twins: tuple[Manager, Manager], clock: Clock, prompt: Prompt, secrets: tuple[Answer, Answer]) -> bool:
    """Somebody answers differently in each of two games; while it is secret, nobody can tell them apart."""
    for manager, picks in zip(twins, secrets, strict=True):
        await answer(manager, prompt, picks)
    tables = [await manager.table(1) for manager in twins]
    if any(table.rules.back(table.state, prompt.seat) is None for table in tables):
        return False
    now = clock.now
    for hours in (0, 10, PACES[PaceName.DAILY].reminder // HOUR):
        clock.now = now + hours * HOUR
        for manager in twins:
            await pass_time(manager)
        assert await seen_by_others(twins[0], prompt.seat) == await seen_by_others(twins[1], prompt.seat)
    clock.now = now
    for manager in twins:
        await manager.play.back(1, PEOPLE[prompt.seat], None)
        await answer(manager, prompt, secrets[0])
    return True


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("name", PLAYED)
async def test_nobody_can_tell_by_anything_what_somebody_has_decided_in_secret(
    name: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games that differ in one secret answer, with reminders and deadlines, until it is revealed."""
    monkeypatch.setattr("secrets.token_bytes", lambda _size: bytes([seed]) * 32)
    rng, clock, looks = random.Random(seed), Clock(20_000 * DAY), 0  # noqa: S311  # repeatable, not secret
    async with (
        game_of(tmp_path / "a.sqlite3", name, clock) as first,
        game_of(tmp_path / "b.sqlite3", name, clock) as other,
    ):
        for _ in range(MOST_ANSWERS):
            table = await first.table(1)
            prompt = secret_question(table)
            secrets = two_answers(prompt, rng) if prompt and rng.random() < 0.5 else None
            if prompt and secrets and looks < LOOKS:
                if not await compare((first, other), clock, prompt, secrets):
                    return
                looks += 1
            elif table.awaited():
                asked = rng.choice(table.prompts())
                picks = tuple(rng.sample(asked.options, rng.randint(asked.least, asked.most)))
                for manager in (first, other):
                    await answer(manager, asked, picks)
