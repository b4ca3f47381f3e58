"""What is to be said to all: who is called, and no secret."""

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


async def test_at_the_start_everyone_with_a_question_is_called(manager: Manager) -> None:
    """Also the host, who pressed the button but has seen no question."""
    table = await started(manager, ADA, BEN)
    assert {seat for post in await posts_of(manager, table) for seat in post.called} == {*table.awaited()}
    assert table.awaited()


async def test_whoever_has_just_answered_is_not_called(manager: Manager) -> None:
    """Everyone else with a new question and no panel open is, once an obligation."""
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
        await manager.play.answer(by_click(1, number), table.seats[seat].user or 0, prompt.id, some_picks(prompt, rng))
        posts = await posts_of(manager, table)
        called = [one for post in posts[seen:] for one in post.called]
        fresh = {(one.seat, one.id) for one in table.prompts()} - known
        assert sorted(called) == sorted(one for one, _ in fresh if one != seat)
        known |= fresh


@played_by(3)
async def test_no_secret_is_ever_posted(manager: Manager) -> None:
    """Neither the seed nor what only some may see, such as an answer before all are in."""
    table = await started(manager, ADA, BEN, CLEO)
    await play_on(manager, table, 60)
    rows = await manager.store.to_post(1)
    assert not any(table.seed in row.body or table.seed.hex().encode() in row.body for row in rows)
    parts = [part for row in rows for part in unpack(row.body).parts if part.picture != "scores"]  # money is open then
    views = [decode(table.rules, part.view) for part in parts if part.view]
    assert views
    for view in views:
        assert encode(table.rules.view(view, None)) == encode(view)
        assert table.seed.hex() not in repr(view)
        assert repr(table.seed) not in repr(view)


async def played(manager: Manager) -> tuple[list[Post], list[Line]]:
    """All posts of a whole game, and all that has happened in it."""
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
async def test_everything_that_happens_is_told_once(manager: Manager, game: str) -> None:
    """Those who are called are told what has happened there; the picture of the place does not tell it again."""
    posts, told = await played(manager)
    parts = [part for post in posts for part in post.parts]
    assert [line for part in parts for line in part.lines[part.told :]] == told
    assert any(part.told for part in parts) == tells_later(load_game(game))


@pytest.mark.one_game
async def test_a_picture_and_the_details_have_all_that_happened_there(manager: Manager) -> None:
    """What was told to whoever was called too; in one message with that, it stands there once."""
    posts, told = await played(manager)
    merged = merge(posts).parts
    assert [line for part in merged for line in part.lines] == told
    assert not any(part.told for part in merged)
    parts = [part for post in posts for part in post.parts]
    assert (len(merged) < len(parts)) == any(part.told for part in parts)


def test_parts_of_other_messages_stay_told() -> None:
    """Of two calls the first went out before."""
    one, two, three = (Line("passed", {"seat": Seats((seat,))}) for seat in range(3))
    call, account = Part((two,)), Part((one, two, three), "board", b"", 2)
    [merged] = merge([Post(PostKind.NEWS, (call,)), Post(PostKind.NEWS, (account,))]).parts
    assert merged == Part((one, two, three), "board", b"", 1)


def test_posts_and_lines_come_back_as_they_were_stored() -> None:
    """A seat stays a seat, and a number stays a number under any name."""
    lines = (
        Line("robbed", {"seat": Seats((1,)), "thief": Seats((0,)), "goods": ("beer", "hats"), "talers": 9}),
        Line("counted", {"seat": 3, "seats": (1, 2), "left": ()}),
        Line("incomes"),
    )
    post = Post(PostKind.NEWS, (Part(lines, "board", b"view"),), (0,), call=Line("act"), left=(("Ann", "Konrad"),))
    assert unpack(pack(post)) == post
    assert unpack_lines(pack_lines(lines)) == lines
    assert unpack_lines(None) == ()


def test_what_waits_for_its_picture_is_stored_with_what_was_told_of_it() -> None:
    """Lines alone if nothing was told."""
    lines = tuple(Line("passed", {"seat": Seats((seat,))}) for seat in range(2))
    for waiting in (Untold(), Untold(lines), Untold(lines, 1)):
        assert unpack_untold(pack_untold(waiting)) == waiting
    assert unpack_untold(pack_lines(lines)) == Untold(lines)
    assert unpack_untold(None) == Untold()
