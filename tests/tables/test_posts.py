"""What is to be said to all: who is called, and no secret."""

import random

from bot.games.contract import decode, encode
from bot.tables.manager import Manager
from bot.tables.posts import unpack
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    play_on,
    posts_of,
    some_picks,
    started,
)


async def test_at_the_start_everyone_with_a_question_is_called(manager: Manager) -> None:
    """Also the host, who pressed the button but has seen no question."""
    table = await started(manager, ADA, BEN)
    assert {seat for post in await posts_of(manager, table) for seat in post.called} == {0, 1}


async def test_whoever_has_just_answered_is_never_called(manager: Manager) -> None:
    """Everyone else with a new question is, once an obligation."""
    table = await started(manager, ADA, BEN)
    rng, seen = random.Random(3), len(await posts_of(manager, table))  # noqa: S311
    known = {(prompt.seat, prompt.id) for prompt in table.prompts()}
    for number in range(150):
        if not table.awaited():
            break
        seat = rng.choice(table.awaited())
        prompt = table.prompt_for(seat)
        assert prompt is not None
        await manager.play.answer(1, table.seats[seat].user or 0, prompt.id, some_picks(prompt, rng), number)
        posts = await posts_of(manager, table)
        called = [one for post in posts[seen:] for one in post.called]
        fresh = {(one.seat, one.id) for one in table.prompts()} - known
        assert sorted(called) == sorted(one for one, _ in fresh if one != seat)
        known |= fresh
        seen = len(posts)


async def test_no_secret_is_ever_posted(manager: Manager) -> None:
    """Neither the seed, nor anybody's money, nor a plan before all are in."""
    table = await started(manager, ADA, BEN, CLEO)
    await play_on(manager, table, 60)
    rows = await manager.store.to_post(1)
    assert not any(table.seed in row.body or table.seed.hex().encode() in row.body for row in rows)
    parts = [part for row in rows for part in unpack(row.body).parts if part.picture != "scores"]  # money is open then
    views = [decode(table.rules, part.view) for part in parts if part.view]
    assert views
    for view in views:
        assert encode(table.rules.view(view, None)) == encode(view)
        assert all(player.money is None for player in view.players)
        assert table.seed.hex() not in repr(view)
        assert repr(table.seed) not in repr(view)
