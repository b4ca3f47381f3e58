"""Public posts: which players are called, and that no secret is posted."""

import random

import pytest

from bot.catalogue import load_game
from bot.games.contract import Line, Seats, decode, encode
from bot.records.record import replay
from bot.tables.manager import Manager
from bot.tables.posts import (
    Part,
    Post,
    PostKind,
    Untold,
    merge,
    pack,
    pack_lines,
    pack_untold,
    unpack,
    unpack_lines,
    unpack_untold,
)
from tests.causes import by_click
from tests.every_game import played_by, tells_later
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    go_away,
    play_on,
    posts_of,
    some_picks,
    started,
)


async def test_everyone_with_a_question_is_called_at_the_start(manager: Manager) -> None:
    """Even the host is called, who started the game but has not seen the question."""
    table = await started(manager, ADA, BEN)
    assert {seat for post in await posts_of(manager, table) for seat in post.called} == {*table.awaited()}
    assert table.awaited()


async def test_players_are_called_for_new_questions_but_not_after_their_own_answer(manager: Manager) -> None:
    """Players without an open panel are called once per question."""
    table = await started(manager, ADA, BEN)
    rng = random.Random(3)  # noqa: S311
    known = {(prompt.seat, prompt.id) for prompt in table.prompts()}
    for number in range(150):
        if not table.awaited():
            break
        seat = rng.choice(table.awaited())
        prompt = table.prompt_for(seat)
        assert prompt is not None
        await go_away(manager, table)
        seen = len(await posts_of(manager, table))
        await manager.play.answer(
            by_click(1, number), table.now.seats[seat].user or 0, prompt.id, some_picks(prompt, rng)
        )
        posts = await posts_of(manager, table)
        called = [one for post in posts[seen:] for one in post.called]
        fresh = {(one.seat, one.id) for one in table.prompts()} - known
        assert sorted(called) == sorted(one for one, _ in fresh if one != seat)
        known |= fresh


@played_by(3)
async def test_no_secret_is_ever_posted(manager: Manager) -> None:
    """Neither the seed nor hidden information (such as answers that are still sealed) is posted."""
    table = await started(manager, ADA, BEN, CLEO)
    await play_on(manager, table, 60)
    rows = await manager.store.to_post(1)
    assert not any(table.seed in row.body or table.seed.hex().encode() in row.body for row in rows)
    parts = [part for row in rows for part in unpack(row.body).parts if part.picture != "scores"]  # scores reveal money
    views = [decode(table.rules, part.view) for part in parts if part.view]
    assert views
    for view in views:
        assert encode(table.rules.view(view, None)) == encode(view)
        assert table.seed.hex() not in repr(view)
        assert repr(table.seed) not in repr(view)


async def played(manager: Manager) -> tuple[list[Post], list[Line]]:
    """All posts and all lines of a whole game."""
    table, told = await started(manager, ADA, BEN, CLEO), list[Line]()
    for seed in range(100_000):
        if not table.awaited():
            break
        await play_on(manager, table, 1, seed)
        await go_away(manager, table)
    record = await manager.record(1)
    replay(table.rules, record, lambda _move, steps: told.extend(line for step in steps for line in step.lines))
    return await posts_of(manager, table), told


@pytest.mark.one_game
async def test_every_line_is_posted_exactly_once(manager: Manager, game: str) -> None:
    """The picture of a place does not repeat lines that a call has already posted."""
    posts, told = await played(manager)
    parts = [part for post in posts for part in post.parts]
    assert [line for part in parts for line in part.lines[part.told :]] == told
    assert any(part.told for part in parts) == tells_later(load_game(game))


@pytest.mark.one_game
async def test_a_picture_and_the_details_contain_all_lines(manager: Manager) -> None:
    """The details include lines posted earlier by a call; merged into one message, each line appears once."""
    posts, told = await played(manager)
    merged = merge(posts).parts
    assert [line for part in merged for line in part.lines] == told
    assert not any(part.told for part in merged)
    parts = [part for post in posts for part in post.parts]
    assert (len(merged) < len(parts)) == any(part.told for part in parts)


def test_lines_posted_in_an_earlier_message_still_count_as_posted_after_a_merge() -> None:
    """One of two calls was sent in an earlier message."""
    one, two, three = (Line("passed", {"seat": Seats((seat,))}) for seat in range(3))
    call, account = Part((two,)), Part((one, two, three), "board", b"", 2)
    [merged] = merge([Post(PostKind.NEWS, (call,)), Post(PostKind.NEWS, (account,))]).parts
    assert merged == Part((one, two, three), "board", b"", 1)


def test_posts_and_lines_are_unpacked_as_they_were_packed() -> None:
    """Seats stay seats and numbers stay numbers, whatever the fact's name."""
    lines = (
        Line("robbed", {"seat": Seats((1,)), "thief": Seats((0,)), "goods": ("beer", "hats"), "talers": 9}),
        Line("counted", {"seat": 3, "seats": (1, 2), "left": ()}),
        Line("incomes"),
    )
    post = Post(PostKind.NEWS, (Part(lines, "board", b"view"),), (0,), call=Line("act"), left=(("Ann", "Konrad"),))
    assert unpack(pack(post)) == post
    assert unpack_lines(pack_lines(lines)) == lines
    assert unpack_lines(None) == ()


def test_held_news_is_packed_with_the_number_of_lines_already_posted() -> None:
    lines = tuple(Line("passed", {"seat": Seats((seat,))}) for seat in range(2))
    for waiting in (Untold(), Untold(lines), Untold(lines, 1)):
        assert unpack_untold(pack_untold(waiting)) == waiting
    assert unpack_untold(pack_lines(lines)) == Untold(lines)
    assert unpack_untold(None) == Untold()
