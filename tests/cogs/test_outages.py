"""Lost responses, slow and full disks, and shutdown: no change is lost or repeated."""

import asyncio
import logging
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.tuning import Tuning
from bot.words.words import words_in
from tests.cogs.conftest import running_bot, set_up
from tests.database import as_sqlite
from tests.every_game import asks_all_at_once, games_that
from tests.patience import PATIENCE, UNHURRIED, until
from tests.player import (
    EPHEMERAL,
    Json,
    Player,
    Town,
    all_posted,
    asked,
    check_intact,
    contents,
    controls,
    held_up,
    is_open,
    start_game,
    text_of,
)
from tests.tuned import tuned

SEND, CALLBACK = "POST /channels/*/messages", "POST /interactions/*/*/callback"


# -- connections -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["lose", "cut"])
async def test_a_response_lost_on_the_way_is_sent_again(
    bot: Guildhall, people: list[Player], town: Town, kind: str
) -> None:
    """The user sees the result whether or not the first response arrived; the click counts once."""
    await start_game(bot, people[:2])
    [host, *_] = await asked(bot, people[:2])
    panel = await host.prepare()
    await town.fault(kind, route=CALLBACK)
    outcome = await host.give(panel)
    assert outcome.status == "done"
    assert controls(host.fresh(panel), "") != controls(panel, "")
    assert (await check_intact(bot)).now.turns == 1


@pytest.mark.parametrize(
    "fault",
    [{"kind": "lose"}, {"kind": "cut"}, {"kind": "status", "status": 503}, {"kind": "status", "status": 529}],
    ids=["lose", "cut", "503", "529"],
)
async def test_a_post_that_fails_twice_arrives_once(
    bot: Guildhall, people: list[Player], town: Town, fault: Json
) -> None:
    lobby = (await people[0].command("new", players=2)).message
    await people[1].click(lobby, "l:1:join")
    await town.fault(route=SEND, times=2, **fault)
    await people[0].click(lobby, "l:1:start")
    await all_posted(bot)
    history = (await people[0].do("history", channel=people[0].channel))["messages"]
    assert len([one for one in history if controls(one, "m:1")]) == 1


@pytest.mark.timing(post_retry=10 * PATIENCE)
async def test_a_post_is_sent_despite_a_long_rate_limit(
    bot: Guildhall,
    people: list[Player],
    town: Town,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """discord.py gives up after five attempts; the bot continues without a pause and logs no error."""
    lobby = (await people[0].command("new", players=2)).message
    await people[1].click(lobby, "l:1:join")
    await town.fault("rate_limit", route=SEND, retry_after=0.01, times=8)
    await people[0].click(lobby, "l:1:start")
    await people[1].until(lambda: bool(people[1].calls()))
    await all_posted(bot)
    assert len(people[1].calls()) == 1
    assert "posting_failed" not in caplog.text


@pytest.mark.timing(send_tries=2)
async def test_a_post_that_arrived_without_confirmation_is_not_repeated(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """All confirmations of the first run are lost; by the next run, Discord has forgotten the nonce."""
    lobby = (await people[0].command("new", players=2)).message
    await people[1].click(lobby, "l:1:join")
    await town.fault("lose", route=SEND, times=2)
    await people[0].click(lobby, "l:1:start")
    await people[0].until(lambda: bool(people[0].calls()))
    await bot.announcer.finish()
    assert await bot.store.to_post(1)
    await town.forward(7200)
    bot.announcer.catch_up(1)
    await all_posted(bot)
    assert len(people[0].calls()) == 1


async def test_a_click_is_answered_despite_a_502(bot: Guildhall, people: list[Player], town: Town) -> None:
    """The answer comes after the library's pause; the click counts once."""
    await start_game(bot, people[:2])
    [host, *_] = await asked(bot, people[:2])
    panel = await host.prepare()
    await town.fault("status", route=CALLBACK, status=502)
    assert (await host.give(panel)).status == "done"
    assert (await check_intact(bot)).now.turns == 1


@games_that(asks_all_at_once)
async def test_a_click_delivered_twice_counts_once(bot: Guildhall, people: list[Player], town: Town) -> None:
    """The test includes a step back, which could be repeated."""
    await start_game(bot, people[:2])
    [host, *_] = await asked(bot, people[:2])
    panel = await host.prepare()
    clicks = bot.tally.clicks
    await town.fault("duplicate", times=2)
    await host.give(panel)
    await host.click(host.fresh(panel), "b:1")
    await until(lambda: bot.tally.clicks == clicks + 4)
    assert [turn.prompt for turn in await bot.store.turns(1)][1:] == [""]
    await check_intact(bot)


# -- slow or full disks, stopping ------------------------------------------------------------------------------------


@tuned(Tuning(most_tables=0))  # every panel loads its table
async def test_a_slow_answer_stays_private(bot: Guildhall, people: list[Player]) -> None:
    """The deferred panel does not replace the public call."""
    call = await start_game(bot, people[:2])
    [host, *_] = await asked(bot, people[:2])
    bot.timing = replace(bot.timing, defer_after=0.0)
    async with held_up(bot):
        outcome = await host.click(call, "m:1")
        assert not host.private(outcome)
    await host.until(lambda: any(is_open(one) for one in host.private(outcome)))
    assert not is_open(host.fresh(call))
    assert not any(is_open(one) for person in people if person is not host for one in person.messages.values())


@pytest.mark.timing(defer_after=0)
async def test_a_slow_lobby_stays_public(bot: Guildhall, people: list[Player]) -> None:
    """The card of a slow `new` is public, and shows a slow join."""
    async with held_up(bot):
        outcome = await people[0].command("new", players=2, wait=False)
        await people[0].until(lambda: "thinking" in people[0].statuses(outcome.id))
    await people[1].until(lambda: any(controls(one, "l:1:join") for one in people[1].messages.values()))
    lobby = next(one for one in people[1].messages.values() if controls(one, "l:1:join"))
    async with held_up(bot):
        clicked = await people[1].click(lobby, "l:1:join")
    await people[1].until(lambda: people[1].id in text_of(people[1].fresh(lobby)))
    assert not people[1].private(clicked)


async def test_a_slow_proposal_to_end_is_public(bot: Guildhall, people: list[Player]) -> None:
    ada, ben = people[:2]
    await start_game(bot, [ada, ben])
    bot.timing = replace(bot.timing, defer_after=0.0)
    async with held_up(bot):
        outcome = await ben.command("end", wait=False)
        await ben.until(lambda: "thinking" in ben.statuses(outcome.id))
    await ada.until(lambda: any(controls(one, "e:1") for one in ada.messages.values()))


async def test_a_full_disk_is_reported_and_changes_nothing(bot: Guildhall, people: list[Player]) -> None:
    """The click works once the disk has room."""
    await start_game(bot, people[:2])
    [host, *_] = await asked(bot, people[:2])
    panel = await host.prepare()
    before = contents(await bot.manager.table(1))
    await as_sqlite(bot.store).connection.execute("PRAGMA query_only = ON")
    assert await host.reply_to(await host.give(panel)) == words_in("en").say("error-store_away")
    await as_sqlite(bot.store).connection.execute("PRAGMA query_only = OFF")
    assert contents(await check_intact(bot)) == before
    assert (await host.give(host.fresh(panel))).status == "done"
    assert (await check_intact(bot)).now.turns == 1


async def until_under_way(bot: Guildhall) -> None:
    """Wait until the bot is handling a click."""
    await until(lambda: bot.under_way > 0)


async def test_a_click_while_the_bot_stops_is_answered_and_saved(bot: Guildhall, people: list[Player]) -> None:
    await start_game(bot, people[:2])
    [host, *_] = await asked(bot, people[:2])
    panel = await host.prepare()
    async with held_up(bot):
        clicked = await host.give(panel, wait=False)
        await until_under_way(bot)
        closing = asyncio.create_task(bot.close())
        await asyncio.sleep(0)
    await closing
    assert (await host.settled(clicked.id)).status == "done"
    assert len(await bot.store.turns(1)) == 1


async def leave_a_post_unsent(people: list[Player], town: Town) -> None:
    """Start a game whose call Discord refuses."""
    lobby = (await people[0].command("new", players=2)).message
    await people[1].click(lobby, "l:1:join")
    await town.fault("status", route=SEND, status=503, times=None)
    await people[0].click(lobby, "l:1:start")


@set_up(last_posts=0.1, timing=replace(UNHURRIED, send_tries=10_000))
async def test_stopping_does_not_wait_while_discord_is_down(
    bot: Guildhall,
    people: list[Player],
    town: Town,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Unsent posts are left for the next start."""
    await leave_a_post_unsent(people, town)
    await asyncio.wait_for(bot.close(), PATIENCE)
    assert "posts_left" in caplog.messages
    assert await bot.store.to_post(1)


@set_up(last_posts=PATIENCE, timing=replace(UNHURRIED, send_tries=10_000))
async def test_a_click_while_a_stopping_bot_waits_for_its_last_posts_is_answered(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """Discord recovers in time."""
    await leave_a_post_unsent(people, town)
    closing = asyncio.create_task(bot.close())
    assert (await people[1].command("status")).status == "done"
    assert not closing.done()
    await town.heal()
    await closing
    assert not await bot.store.to_post(1)


async def test_a_post_without_a_saved_message_id_is_found_hours_later(
    sandbox: Sandbox, people: list[Player], town: Town, tmp_path: Path, bot: Guildhall
) -> None:
    """The bot is killed between sending and saving, and restarted after Discord has forgotten the nonce."""
    call = await start_game(bot, people[:2])
    await bot.close()
    await as_sqlite(bot.store).do(lambda db: db.execute("UPDATE outbox SET message = NULL, posted_at = NULL"))
    await town.forward(7200)
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        await all_posted(again)
        [live] = await again.store.live_posts(1)
    assert str(live.message) == call["id"]
    history = (await people[0].do("history", channel=people[0].channel))["messages"]
    assert len([one for one in history if controls(one, "m:1") and not one["flags"] & EPHEMERAL]) == 1


@set_up(last_posts=0.5)
@games_that(asks_all_at_once)
async def test_an_answer_while_the_bot_stops_causes_no_error(
    bot: Guildhall,
    people: list[Player],
    town: Town,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The message id is saved after the pending posts were abandoned; no request starts on the closing connection."""
    ada, ben = people[:2]
    lobby = (await ada.command("new", players=2)).message
    await ben.click(lobby, "l:1:join")
    await town.fault("status", route=SEND, status=503, times=None)
    await ada.click(lobby, "l:1:start")
    await ada.give(await ada.prepare())
    panel = await ben.prepare()
    async with held_up(bot), asyncio.timeout(PATIENCE):
        clicked = await ben.give(panel, wait=False)
        await until_under_way(bot)
        closing = asyncio.create_task(bot.close())
        await until(lambda: "posts_left" in caplog.messages)
    await closing
    assert (await ben.settled(clicked.id)).status == "done"
    await bot.announcer.finish()
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []
    assert await bot.store.to_post(1)
