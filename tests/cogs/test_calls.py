"""Calls: the newest message of a table leads to one's panel and says who is awaited; older ones retire."""

import asyncio
import re
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.rest.buckets import LIMITS
from bot.service.client import Guildhall
from bot.tables.posts import Post, PostKind
from bot.tables.status import Status
from bot.tables.table import Table
from cogs.cards.notice import Notice, Shown
from cogs.replies.names import text_names
from tests.cogs.clicker import Clicker, controls
from tests.cogs.conftest import running_bot
from tests.cogs.playing import all_posted, answer, asked, calls, decide, go_away, posted, start_game
from tests.cogs.test_since import just_done
from tests.cogs.test_wording import texts
from tests.database import as_sqlite
from tests.driver import Json, Person, Town, text_of
from tests.every_game import asks_all_at_once, games_that, lasts_long, played_by, tells_later
from tests.tables.tables import play_on as answer_by_chance

NO_LIMIT = (1000, 1.0)
AWAITED = re.compile(r"^<@\d+>|<t:\d+:R>", re.MULTILINE)
EDIT = "PATCH /channels/*/messages/*"


@pytest.fixture(autouse=True)
def _no_rate_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """People play faster here than anybody could; what is waited for is not what is tested."""
    for route in LIMITS:
        monkeypatch.setitem(LIMITS, route, NO_LIMIT)


def leading(person: Person) -> list[Json]:
    """The public messages that lead to one's panel now."""
    return [one for one in calls(person) if controls(one, "m:1")]


def names_awaited(message: Json) -> bool:
    """True if a message calls a player or names those awaited: both need a time or a mention."""
    return bool(AWAITED.search(text_of(message)))


async def play_on(bot: Guildhall, people: list[Person], turns: int) -> Table:
    """By clicks, until the game has had so many turns, or is over."""
    table, clickers = await bot.manager.table(1), [Clicker(person, number) for number, person in enumerate(people)]
    while table.turns < turns and table.awaited():
        await clickers[table.awaited()[0]].play_turn()
    await all_posted(bot)
    return table


@games_that(lasts_long)
async def test_only_the_newest_message_leads_to_ones_panel(bot: Guildhall, people: list[Person]) -> None:
    """And says who is awaited; whatever was told before stays, with its details."""
    await start_game(bot, people[:2])
    for turns in range(3, 16, 3):
        await play_on(bot, people[:2], turns)
        await people[0].until(lambda: leading(people[0]) == calls(people[0])[-1:])
        assert [names_awaited(one) for one in calls(people[0])][-2:] in ([False, True], [True])
        assert sum(map(names_awaited, calls(people[0]))) == 1
    assert all(text_of(one).strip() or one["attachments"] for one in calls(people[0]))
    told = [one for one in posted(people[0]) if controls(one, "details")]
    assert all(controls(people[0].fresh(one), "details") for one in told)
    assert told


async def test_a_game_that_is_over_leads_nowhere(bot: Guildhall, people: list[Person]) -> None:
    """Nobody is awaited any more."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    await answer_by_chance(bot.manager, table, 10_000)
    bot.announcer.catch_up(1)
    await all_posted(bot)
    assert table.status is Status.OVER
    await people[0].until(lambda: not leading(people[0]))
    assert not [one for one in calls(people[0]) if names_awaited(one) and not controls(one, "again:")]
    assert await bot.store.live_posts(1) == ()


@games_that(asks_all_at_once)
@played_by(3)
async def test_while_all_answer_the_call_shows_who_has(bot: Guildhall, people: list[Person]) -> None:
    """Live, without a word on what; taken back, it is not answered any more."""
    call = await start_game(bot, people[:3])
    table = await bot.manager.table(1)
    before = text_of(call)
    await answer(people[1])
    sealed = table.words.say("waiting-answered", names=f"**{people[1].name}**")
    await people[0].until(lambda: sealed in text_of(people[0].fresh(call)))
    shown = text_of(people[0].fresh(call)).splitlines()
    mention = f"<@{people[1].id}> "
    assert [row.replace(mention, "") for row in before.splitlines()] == [row for row in shown if sealed not in row]
    await asyncio.create_task(bot.manager.play.back(1, int(people[1].id)))  # announced when its task is done
    await people[0].until(lambda: sealed not in text_of(people[0].fresh(call)))
    assert len(posted(people[0])) == 2, "the lobby, and one call"


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_call_is_one_row_with_its_deadline(bot: Guildhall, people: list[Person]) -> None:
    """With one time, and each player once."""
    call = await start_game(bot, people[:3], pace="daily")
    table = await bot.manager.table(1)
    [row] = [row for row in text_of(call).splitlines() if AWAITED.search(row)]
    assert row.startswith(" ".join(f"<@{person.id}>" for person in people[:3]))
    assert row.endswith(table.words.say("waiting-due", call="", at=f"<t:{table.deadline_of(0)}:R>"))


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_call_names_others_who_are_awaited(bot: Guildhall, people: list[Person]) -> None:
    """They are not mentioned, and have the same deadline."""
    await start_game(bot, people[:3])
    table = await bot.manager.table(1)
    prompt, public = table.prompts()[0], table.rules.view(table.state, None)
    post = Post(PostKind.NEWS, called=(0, 1), call=table.game.guide.call(public, prompt), moment=prompt.moment)
    rows = next(texts(Notice(table, post, Shown(), 1, table.words))).splitlines()
    assert rows[0].startswith(f"<@{people[0].id}> <@{people[1].id}>: ")
    assert rows[1:] == ["-# " + table.words.say("waiting-also", people=f"**{people[2].name}**")]


@games_that(tells_later)
async def test_a_call_says_what_has_just_happened_there(bot: Guildhall, people: list[Person]) -> None:
    """Before the account of that place is told; once it is answered, the account is enough."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    while (found := just_done(table)) is None:
        [acting, *_] = await asked(bot, people[:2])
        await go_away(bot, *people[:2])
        await decide(bot, acting)
    await go_away(bot, *people[:2])
    await all_posted(bot)
    await people[0].catch_up()
    called, done = found
    call, told = calls(people[0])[-1], table.words.tell(done, text_names(table)).strip(".").removeprefix("-# ")
    assert told.split(" ")[1] in text_of(call)
    assert f"<@{table.seats[called].user}>" in text_of(call)


@games_that(lasts_long)
async def test_an_edit_that_fails_is_made_up_for_later(bot: Guildhall, people: list[Person], town: Town) -> None:
    """The game goes on, and the old buttons with it."""
    await start_game(bot, people[:2])
    await town.fault("status", route=EDIT, status=503, times=None)
    table = await play_on(bot, people[:2], 10)
    await people[0].until(lambda: len(leading(people[0])) > 1)
    await town.heal()
    await play_on(bot, people[:2], table.turns + 1)
    await people[0].until(lambda: leading(people[0]) == calls(people[0])[-1:])


async def test_a_message_that_is_gone_is_given_up(bot: Guildhall, people: list[Person]) -> None:
    """Somebody has deleted it."""
    call = await start_game(bot, people[:2])
    await bot.get_partial_messageable(int(call["channel_id"])).get_partial_message(int(call["id"])).delete()
    await play_on(bot, people[:2], 8)
    live = [post.message for post in await bot.store.live_posts(1)]
    await people[0].until(lambda: [int(one["id"]) for one in calls(people[0])[-1:]] == live)


@games_that(lasts_long)
async def test_a_restart_retires_what_was_left_and_shows_who_is_awaited(
    sandbox: Sandbox, bot: Guildhall, people: list[Person], tmp_path: Path
) -> None:
    """Killed after a message was posted, or an answer saved, and before the others were edited."""
    await start_game(bot, people[:2])
    table = await play_on(bot, people[:2], 12)
    await go_away(bot, *people[:2])
    await all_posted(bot)
    await people[0].until(lambda: leading(people[0]) == calls(people[0])[-1:])
    await bot.close()
    await people[0].catch_up()
    shown, edited = [text_of(one) for one in calls(people[0])], len(people[0].events)
    await as_sqlite(bot.store)._do(lambda db: db.execute("UPDATE outbox SET is_live = 1"))
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        await all_posted(again)
        assert len(await again.store.live_posts(1)) == 1
    ids = {one["id"] for one in calls(people[0])}
    await people[0].until(
        lambda: {one["message"]["id"] for one in people[0].events[edited:] if one["event"] == "message_update"} >= ids
    )
    assert [text_of(one) for one in calls(people[0])] == shown
    assert table.status is Status.RUNNING
