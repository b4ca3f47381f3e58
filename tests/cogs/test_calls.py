"""Calls: only a table's newest message has the button that opens the panel and names the awaited players."""

import asyncio
import re
from pathlib import Path

import pytest

from bot.catalogue import load_game
from bot.games.contract import Line, Seats
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.posts import Part, Post, PostKind
from bot.tables.status import Status
from bot.tables.table import Table
from cogs.cards.awaited import call_below
from cogs.cards.controls import OPEN
from cogs.cards.notice import Notice, Shown
from cogs.replies.names import text_names
from tests.cogs.conftest import running_bot
from tests.cogs.test_phrases import texts
from tests.cogs.test_recent_news import just_done
from tests.database import as_sqlite
from tests.every_game import asks_all_at_once, games_that, lasts_long, played_by, tells_later
from tests.player import Json, Player, Town, all_posted, asked, controls, decide, go_away, start_game, text_of
from tests.rates import lift_limits
from tests.tables.tables import play_on as answer_by_chance

AWAITED = re.compile(r"^<@\d+>|<t:\d+:R>", re.MULTILINE)
EDIT = "PATCH /channels/*/messages/*"


@pytest.fixture(autouse=True)
def _no_rate_limits(sandbox: Sandbox) -> None:
    """Scripted users play faster than real ones."""
    lift_limits(sandbox)


def leading(person: Player) -> list[Json]:
    """Public messages with the button that opens the panel."""
    return [one for one in person.calls() if controls(one, "m:1")]


def names_awaited(message: Json) -> bool:
    """True if a message calls a player or lists awaited players (that is, it has a mention or a time)."""
    return bool(AWAITED.search(text_of(message)))


async def play_on(bot: Guildhall, people: list[Player], turns: int) -> Table:
    """Play by clicks until the game has this many turns or is over."""
    table = await bot.manager.table(1)
    while table.now.turns < turns and table.awaited():
        await people[table.awaited()[0]].play_turn()
    await all_posted(bot)
    return table


@games_that(lasts_long)
async def test_only_the_newest_message_leads_to_the_panel(bot: Guildhall, people: list[Player]) -> None:
    """The newest message lists the awaited players; older messages keep their news and details."""
    await start_game(bot, people[:2])
    for turns in range(3, 16, 3):
        await play_on(bot, people[:2], turns)
        await people[0].until(lambda: leading(people[0]) == people[0].calls()[-1:])
        assert [names_awaited(one) for one in people[0].calls()][-2:] in ([False, True], [True])
        assert sum(map(names_awaited, people[0].calls())) == 1
    assert all(text_of(one).strip() or one["attachments"] for one in people[0].calls())
    told = [one for one in people[0].posted() if controls(one, "details")]
    assert all(controls(people[0].fresh(one), "details") for one in told)
    assert told


async def test_after_the_end_no_message_leads_to_the_panel(bot: Guildhall, people: list[Player]) -> None:
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    await answer_by_chance(bot.manager, table, 10_000)
    bot.announcer.catch_up(1)
    await all_posted(bot)
    assert table.now.status is Status.OVER
    await people[0].until(lambda: not leading(people[0]))
    assert not [one for one in people[0].calls() if names_awaited(one) and not controls(one, "again:")]
    assert await bot.store.live_posts(1) == ()


@games_that(asks_all_at_once)
@played_by(3)
async def test_during_simultaneous_questions_the_call_shows_who_has_answered(
    bot: Guildhall, people: list[Player]
) -> None:
    """The call is updated live and does not show the answers; an answer taken back is no longer marked."""
    call = await start_game(bot, people[:3])
    table = await bot.manager.table(1)
    before = text_of(call)
    await people[1].answer()
    sealed = table.words.say("waiting-answered", names=f"**{people[1].name}**")
    await people[0].until(lambda: sealed in text_of(people[0].fresh(call)))
    shown = text_of(people[0].fresh(call)).splitlines()
    mention = f"<@{people[1].id}> "
    assert [row.replace(mention, "") for row in before.splitlines()] == [row for row in shown if sealed not in row]
    await asyncio.create_task(bot.manager.play.back(1, int(people[1].id)))  # announced when the task is done
    await people[0].until(lambda: sealed not in text_of(people[0].fresh(call)))
    assert len(people[0].posted()) == 2, "the lobby, and one call"


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_call_is_one_row_with_its_deadline(bot: Guildhall, people: list[Player]) -> None:
    """The row has one time, and each player appears once."""
    call = await start_game(bot, people[:3], pace="daily")
    table = await bot.manager.table(1)
    [row] = [row for row in text_of(call).splitlines() if AWAITED.search(row)]
    assert row.startswith(" ".join(f"<@{person.id}>" for person in people[:3]))
    assert row.endswith(table.words.say("waiting-due", call="", at=f"<t:{table.deadline_of(0)}:R>"))


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_call_lists_other_awaited_players(bot: Guildhall, people: list[Player]) -> None:
    """Players who are not called themselves are at the end of the row, without a mention."""
    await start_game(bot, people[:3])
    table = await bot.manager.table(1)
    prompt, public = table.prompts()[0], table.rules.view(table.now.state, None)
    post = Post(PostKind.NEWS, called=(0, 1), call=table.game.guide.call(public, prompt), moment=prompt.moment)
    [row] = next(texts(Notice(table, post, Shown(), 1, table.words))).splitlines()
    assert row.startswith(f"<@{people[0].id}> <@{people[1].id}>: ")
    assert row.endswith(" · " + table.words.say("waiting-also", people=f"**{people[2].name}**"))


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_deadline_days_away_is_shown_only_on_panels(bot: Guildhall, people: list[Player]) -> None:
    """A reminder states the deadline in time."""
    call = await start_game(bot, people[:3], pace="relaxed")
    table = await bot.manager.table(1)
    time = f"<t:{table.deadline_of(0)}:R>"
    assert time not in text_of(call)
    assert time in text_of((await people[0].click(call, OPEN.id(1))).message)


def test_a_call_does_not_repeat_the_place_of_the_news_above() -> None:
    """The call names its place unless the last event in the news happened there."""
    words, call = load_game("norenberc").words("en"), Line("act", {"guild": "bakers"})
    place = Line("called", {"guild": "bakers", "seats": Seats((0, 1))})
    done = Line("did_nothing", {"seat": Seats((0,))})
    other = Line("called", {"guild": "brewers", "seats": Seats((0, 1))})
    accounts: tuple[list[Line], ...] = ([place, done], [place], [other, done], [place, done, other, done], [])
    below = [call_below(Post(PostKind.NEWS, (Part(tuple(told)),)), call, words, 2) for told in accounts]
    assert [words.tell(one, (), "call") for one in below] == ["your move", *["your move at the Bakers"] * 4]


@games_that(tells_later)
async def test_a_call_says_what_the_other_player_just_did(bot: Guildhall, people: list[Player]) -> None:
    """The news about that action is not posted yet."""
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
    call, told = people[0].calls()[-1], table.words.tell(done, text_names(table)).strip(".").removeprefix("-# ")
    assert told.split(" ")[1] in text_of(call)
    assert f"<@{table.now.seats[called].user}>" in text_of(call)


@games_that(lasts_long)
async def test_a_failed_edit_is_repeated_later(bot: Guildhall, people: list[Player], town: Town) -> None:
    """The game continues, and the message keeps its old buttons meanwhile."""
    await start_game(bot, people[:2])
    await town.fault("status", route=EDIT, status=503, times=None)
    table = await play_on(bot, people[:2], 10)
    await people[0].until(lambda: len(leading(people[0])) > 1)
    await town.heal()
    await play_on(bot, people[:2], table.now.turns + 1)
    await people[0].until(lambda: leading(people[0]) == people[0].calls()[-1:])


async def test_a_deleted_message_is_not_edited_again(bot: Guildhall, people: list[Player]) -> None:
    call = await start_game(bot, people[:2])
    await bot.get_partial_messageable(int(call["channel_id"])).get_partial_message(int(call["id"])).delete()
    await play_on(bot, people[:2], 8)
    live = [post.message for post in await bot.store.live_posts(1)]
    await people[0].until(lambda: [int(one["id"]) for one in people[0].calls()[-1:]] == live)


@games_that(lasts_long)
async def test_a_restart_updates_messages_that_were_not_retired(
    sandbox: Sandbox, bot: Guildhall, people: list[Player], tmp_path: Path
) -> None:
    """The bot is killed after a message was posted or an answer saved, before older messages were edited."""
    await start_game(bot, people[:2])
    table = await play_on(bot, people[:2], 12)
    await go_away(bot, *people[:2])
    await all_posted(bot)
    await people[0].until(lambda: leading(people[0]) == people[0].calls()[-1:])
    await bot.close()
    await people[0].catch_up()
    shown, edited = [text_of(one) for one in people[0].calls()], len(people[0].events)
    await as_sqlite(bot.store).do(lambda db: db.execute("UPDATE outbox SET is_live = 1"))
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        await all_posted(again)
        assert len(await again.store.live_posts(1)) == 1
    ids = {one["id"] for one in people[0].calls()}
    await people[0].until(
        lambda: {one["message"]["id"] for one in people[0].events[edited:] if one["event"] == "message_update"} >= ids
    )
    assert [text_of(one) for one in people[0].calls()] == shown
    assert table.now.status is Status.RUNNING
