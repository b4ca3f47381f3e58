"""Open panels are updated during the game; their users are called only if they are slow to answer."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.attention import PANEL_LIFE
from bot.tables.calls import CALL_AFTER
from bot.tables.table import Table
from cogs.panel.panels import Panels
from tests.clock import Clock
from tests.cogs.conftest import running_bot
from tests.cogs.test_direct import asking, direct
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.patience import until_found
from tests.player import (
    EPHEMERAL,
    Json,
    Player,
    Town,
    all_posted,
    asked,
    controls,
    decide,
    is_open,
    late_calls,
    start_game,
    text_of,
)
from tests.rates import lift_limits
from tests.tables.tables import is_asked_again

CALLBACK = "POST /interactions/*/*/callback"
CHANGE, SEND = "PATCH /webhooks/*/*/messages/*", "POST /channels/*/messages"
LAG = 2.0
"""Seconds that a slow Discord takes to confirm an answer."""


@pytest.fixture
def clock(sandbox: Sandbox) -> Clock:
    """The bot's clock; rate limits are off because scripted users play faster than real ones."""
    lift_limits(sandbox)
    return Clock(2_000_000_000.0)


async def pass_time(bot: Guildhall, clock: Clock, seconds: float) -> None:
    """Move the clock forward and wait until every post that is due is sent."""
    clock.forward(seconds)
    bot.manager.attention.wake(await bot.manager.table(1))
    await late_calls(bot)
    await all_posted(bot)


async def in_order(bot: Guildhall, people: list[Player]) -> tuple[Table, Player, Player]:
    """A two-player game. Returns the table, the player who decides first and is asked again, and the other player."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    first = next(seat for seat in table.awaited() if is_asked_again(table, seat))
    return table, people[first], people[1 - first]


async def test_a_player_at_the_panel_sees_the_next_question_without_a_call(
    bot: Guildhall, people: list[Player], clock: Clock
) -> None:
    """The panel begins with the news."""
    table, first, second = await in_order(bot, people)
    panel = await decide(bot, first)
    assert not is_open(panel)
    called = len(first.pings())
    await decide(bot, second)
    await first.until(lambda: is_open(first.fresh(panel)))
    assert table.seat_of(int(first.id)) in table.awaited()
    assert table.game.words("en").say("since-title") in text_of(first.fresh(panel))
    await pass_time(bot, clock, CALL_AFTER - 1)
    assert len(first.pings()) == called
    await first.answer_at_random(first.fresh(panel))
    await pass_time(bot, clock, CALL_AFTER)
    assert len(first.pings()) == called


@pytest.mark.timing(head_start=3600)
async def test_others_see_a_move_before_discord_confirms_its_answer(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """An open panel does not wait for the response to another user's click."""
    _, first, second = await in_order(bot, people)
    panel, prepared = await decide(bot, first), await second.prepare(await second.panel())
    await town.fault("lag", route=CALLBACK, seconds=LAG)
    deciding = asyncio.create_task(decide(bot, second, prepared))
    await first.until(lambda: is_open(first.fresh(panel)))
    assert bot.under_way
    await deciding


async def test_a_player_who_goes_away_is_called_once(bot: Guildhall, people: list[Player], clock: Clock) -> None:
    """The player is called after about a minute; the panel is up to date."""
    _, first, second = await in_order(bot, people)
    panel = await decide(bot, first)
    called = len(first.pings())
    await decide(bot, second)
    await first.until(lambda: is_open(first.fresh(panel)))
    for seconds in (CALL_AFTER, CALL_AFTER, PANEL_LIFE):
        await pass_time(bot, clock, seconds)
        await first.until(lambda: len(first.pings()) > called)  # the call may still be on its way
        assert len(first.pings()) == called + 1
    assert is_open(first.fresh(panel))


async def test_a_killed_bot_calls_players_after_its_restart(
    sandbox: Sandbox, bot: Guildhall, people: list[Player], tmp_path: Path
) -> None:
    """The bot calls them at once, because it has lost all panels; further restarts do not call them again."""
    _, first, second = await in_order(bot, people)
    await decide(bot, first)
    called = len(first.pings())
    await decide(bot, second)
    await bot.close()  # calls no players: open panels are forgotten
    assert len(first.pings()) == called
    for _ in range(2):
        async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
            await first.until(lambda: len(first.pings()) > called)
            await all_posted(again)
        assert len(first.pings()) == called + 1


async def dismiss(person: Player, panel: Json, _town: Town) -> None:
    """Dismiss the user's panel."""
    await person.do("dismiss", message=panel["id"])


async def refuse(_person: Player, _panel: Json, town: Town) -> None:
    """Make Discord refuse edits."""
    await town.fault("status", route=CHANGE, status=503, times=None)


@pytest.mark.parametrize("lose", [dismiss, refuse])
async def test_a_player_whose_panel_cannot_be_edited_is_called_at_once_and_only_once(
    bot: Guildhall,
    people: list[Player],
    clock: Clock,
    town: Town,
    lose: Callable[[Player, Json, Town], Awaitable[None]],
) -> None:
    _, first, second = await in_order(bot, people)
    panel = await decide(bot, first)
    called = len(first.pings())
    await lose(first, panel, town)
    await decide(bot, second)
    await first.until(lambda: len(first.pings()) > called)
    await pass_time(bot, clock, CALL_AFTER)
    assert len(first.pings()) == called + 1


async def test_a_player_whose_panel_is_too_old_is_called_at_once(
    bot: Guildhall, people: list[Player], clock: Clock
) -> None:
    """Discord allows no edits after 15 minutes."""
    _, first, second = await in_order(bot, people)
    await decide(bot, first)
    called = len(first.pings())
    clock.now += PANEL_LIFE
    await decide(bot, second)
    await first.until(lambda: len(first.pings()) > called)
    assert len(first.pings()) == called + 1


async def test_direct_messages_are_updated_like_panels(bot: Guildhall, people: list[Player], clock: Clock) -> None:
    """The message clicked last shows the next question; a new message is sent only if the player goes away."""
    for person in people[:2]:
        await person.slash("settings", dm=True)
    _, first, second = await in_order(bot, people)
    for person in (first, second):
        await person.until(lambda person=person: len(asking(person, bot)) == 1)  # type: ignore[misc]
        await decide(bot, person, asking(person, bot)[0])
    await first.until(lambda: len(asking(first, bot)) == 1)
    [panel], known = asking(first, bot), len(direct(first, bot))
    assert panel["attachments"], "the board as it is now"
    await pass_time(bot, clock, CALL_AFTER - 1)
    assert len(direct(first, bot)) == known
    await pass_time(bot, clock, 1)
    await first.until(lambda: len(direct(first, bot)) == known + 1)
    await first.until(lambda: not is_open(first.fresh(panel)))
    assert is_open(direct(first, bot)[-1])
    await pass_time(bot, clock, CALL_AFTER)
    assert len(direct(first, bot)) == known + 1
    assert not first.pings()


async def test_a_whole_game_is_played_in_one_panel_each(bot: Guildhall, people: list[Player], clock: Clock) -> None:
    """Players are called only at the start, and all panels show the end of the game."""
    clock.now += 1
    table, *both = await in_order(bot, people)
    calls = {person: len(await asked(bot, [person])) for person in both}
    panels = {person: await person.panel() for person in both}
    by_seat = {table.seat_of(int(person.id)): person for person in both}
    while table.awaited():
        person = by_seat[table.awaited()[0]]
        await person.until(lambda person=person: is_open(person.fresh(panels[person])))  # type: ignore[misc]
        while is_open(person.fresh(panels[person])):
            await person.answer_at_random(person.fresh(panels[person]))
    await all_posted(bot)
    ended = bot.mentions.link(table.game.words("en"), people[0].game).say("panel-over")
    for person, panel in panels.items():
        await person.until(lambda person=person, panel=panel: not controls(person.fresh(panel), "v:"))  # type: ignore[misc]
        await person.until(lambda person=person, panel=panel: ended in text_of(person.fresh(panel)))  # type: ignore[misc]
        await person.catch_up()
        own = [one for one in person.messages.values() if one["flags"] & EPHEMERAL and controls(one, "board:")]
        assert len(own) <= 1
        assert len(person.pings()) == calls[person] + 1, "the first call of whoever was asked then, and the end"


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_waiting_players_panel_is_updated(bot: Guildhall, people: list[Player], clock: Clock) -> None:
    """The panel shows which players are awaited now."""
    await start_game(bot, people[:3])
    table = await bot.manager.table(1)
    panel = await decide(bot, people[0])
    assert people[1].name in text_of(panel)
    clock.now += 1
    await people[1].answer()
    sealed = table.words.say("waiting-answered", names="").split("*")[0].strip()
    await people[0].until(lambda: f"**{people[2].name}**" in text_of(people[0].fresh(panel)))
    assert sealed in text_of(people[0].fresh(panel))
    assert not is_open(people[0].fresh(panel))


async def is_claimed(bot: Guildhall) -> bool:
    """True if the bot has begun to send a post."""
    return any(row.batch for row in await bot.store.to_post(1))


@pytest.mark.timing(longest_hold=0.01)
async def test_a_panel_does_not_wait_for_posts(bot: Guildhall, people: list[Player], clock: Clock, town: Town) -> None:
    """Painting a board or posting in the channel can take long."""
    clock.forward(1)
    table, first, second = await in_order(bot, people)
    panel = await decide(bot, first)
    await town.fault("lag", route=SEND, seconds=60, times=None)
    theirs = await decide(bot, second)
    await until_found(lambda: is_claimed(bot))
    await first.until(lambda: is_open(first.fresh(panel)))
    while table.awaited() == (table.seat_of(int(first.id)),):
        await first.answer_at_random(first.fresh(panel))
    await second.until(lambda: is_open(second.fresh(theirs)))
    waiting = await bot.store.to_post(1)
    assert waiting[0].batch, "what was begun has not got through"
    await town.heal()
    await town.forward(60)


async def test_a_new_panel_does_not_wait_for_an_edit_of_the_old_one(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """Discord may rate-limit the edit. The old panel is deleted."""
    _, first, second = await in_order(bot, people)
    old = await decide(bot, first)
    await town.fault("rate_limit", route=CHANGE, retry_after=60, times=None)
    await decide(bot, second)
    await first.until(lambda: bool(bot.panels.tasks))
    fresh = await first.panel()
    assert is_open(fresh)
    assert fresh["id"] != old["id"]
    await first.until(lambda: old["id"] not in first.messages)
    assert not bot.panels.tasks


async def test_an_edit_canceled_before_it_starts_does_not_block_later_edits(
    bot: Guildhall, people: list[Player]
) -> None:
    """The user opens a new panel just before the old panel changes."""
    table, first, second = await in_order(bot, people)
    await decide(bot, first)
    assert isinstance(bot.panels, Panels)
    used = bot.panels._open[int(first.id), table.id]
    used.subject = None
    showing = asyncio.create_task(bot.panels.show(used.interaction, table, is_new=True))
    bot.panels.freshen(table)
    assert bot.panels.tasks
    await showing
    assert not bot.panels.tasks
    await decide(bot, second)
    await first.until(lambda: any(is_open(one) for one in first.messages.values() if one["flags"] & EPHEMERAL))


@pytest.mark.parametrize("how", ["command", "click"])
async def test_a_panel_that_arrives_after_a_later_request_is_closed(
    bot: Guildhall, people: list[Player], town: Town, how: str
) -> None:
    """The earlier request gets a response, so that it does not seem to fail; the panel requested last stays."""
    await start_game(bot, people[:2])
    first = (await asked(bot, people))[0]
    [call] = [one for one in first.messages.values() if controls(one, "m:")][-1:]
    await town.fault("reorder", seconds=60)
    if how == "command":
        outcomes = [await first.command("play", wait=False) for _ in range(2)]
    else:
        outcomes = [await first.click(call, controls(call, "m:")[0]["custom_id"], wait=False) for _ in range(2)]
    for outcome in outcomes:
        assert (await first.settled(outcome.id)).status in ("done", "thinking")
    earlier, later = (first.outcome(outcome.id) for outcome in outcomes)
    await first.until(lambda: not first.outcome(earlier.id).messages)
    assert is_open(first.fresh(later.message))
