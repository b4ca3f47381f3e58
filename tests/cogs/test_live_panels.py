"""A panel keeps up with the game by itself; whoever has it open is called only if they do not answer for a while."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.rest.buckets import LIMITS
from bot.service.client import Guildhall
from bot.tables.attention import PANEL_LIFE
from bot.tables.calls import CALL_AFTER
from bot.tables.table import Table
from cogs.panel.panels import Panels
from cogs.posting import announcer, holding
from tests.clock import Clock
from tests.cogs.clicker import Clicker, controls, is_open
from tests.cogs.conftest import running_bot
from tests.cogs.playing import (
    all_posted,
    answer,
    asked,
    decide,
    late_calls,
    linked,
    panel_of,
    pings,
    prepare,
    start_game,
)
from tests.cogs.test_direct import asking, direct
from tests.driver import EPHEMERAL, Json, Person, Town, text_of
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.tables.tables import is_asked_again

CALLBACK = "POST /interactions/*/*/callback"
CHANGE, SEND = "PATCH /webhooks/*/*/messages/*", "POST /channels/*/messages"
LAG = 2.0
"""Seconds until Discord confirms an answer, where it is slow."""
NO_LIMIT = (1000, 1.0)


@pytest.fixture
def clock(bot: Guildhall, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Of the bot; people play faster here than anybody could."""
    clock = Clock(2_000_000_000.0)
    monkeypatch.setattr(bot.manager, "_clock", clock)
    for route in LIMITS:
        monkeypatch.setitem(LIMITS, route, NO_LIMIT)
    return clock


async def pass_time(bot: Guildhall, clock: Clock, seconds: float) -> None:
    """So much later, all is posted that is due."""
    clock.forward(seconds)
    bot.manager.attention.wake(await bot.manager.table(1))
    await asyncio.sleep(0.01)  # what is due now is begun
    await late_calls(bot)
    await all_posted(bot)


async def in_order(bot: Guildhall, people: list[Person]) -> tuple[Table, Person, Person]:
    """A game of two: who decides first, and is asked again when the other has decided too."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    first = next(seat for seat in table.awaited() if is_asked_again(table, seat))
    return table, people[first], people[1 - first]


async def test_whoever_stays_at_the_panel_finds_the_next_question_there_and_is_not_called(
    bot: Guildhall, people: list[Person], clock: Clock
) -> None:
    """With what has happened on top; nothing is posted for it."""
    table, first, second = await in_order(bot, people)
    panel = await decide(bot, first)
    assert not is_open(panel)
    called = len(pings(first))
    await decide(bot, second)
    await first.until(lambda: is_open(first.fresh(panel)))
    assert table.seat_of(int(first.id)) in table.awaited()
    assert table.game.words("en").say("since-title") in text_of(first.fresh(panel))
    await pass_time(bot, clock, CALL_AFTER - 1)
    assert len(pings(first)) == called
    outcome = await Clicker(first, 3).answer(first.fresh(panel))
    assert outcome.status == "done"
    await pass_time(bot, clock, CALL_AFTER)
    assert len(pings(first)) == called


async def test_others_see_a_move_before_discord_has_confirmed_its_answer(
    bot: Guildhall, people: list[Person], town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An open panel waits for no reply to somebody else's click."""
    monkeypatch.setattr(announcer, "HEAD_START", 3600.0)
    _, first, second = await in_order(bot, people)
    panel, prepared = await decide(bot, first), await prepare(second, await panel_of(second))
    await town.fault("lag", route=CALLBACK, seconds=LAG)
    deciding = asyncio.create_task(decide(bot, second, prepared))
    await first.until(lambda: is_open(first.fresh(panel)))
    assert bot.under_way
    await deciding


async def test_whoever_goes_away_is_called_once(bot: Guildhall, people: list[Person], clock: Clock) -> None:
    """After about a minute; their panel is right all the same."""
    _, first, second = await in_order(bot, people)
    panel = await decide(bot, first)
    called = len(pings(first))
    await decide(bot, second)
    await first.until(lambda: is_open(first.fresh(panel)))
    for seconds in (CALL_AFTER, CALL_AFTER, PANEL_LIFE):
        await pass_time(bot, clock, seconds)
        await first.until(lambda: len(pings(first)) > called)  # it is on its way
        assert len(pings(first)) == called + 1
    assert is_open(first.fresh(panel))


async def test_a_bot_that_was_killed_meanwhile_calls_once_it_is_there_again(
    sandbox: Sandbox, bot: Guildhall, people: list[Person], tmp_path: Path
) -> None:
    """At once, since it does not know the panel any more; and no start after that calls again."""
    _, first, second = await in_order(bot, people)
    await decide(bot, first)
    called = len(pings(first))
    await decide(bot, second)
    await bot.close()  # which calls nobody: all that it knows of the panels is forgotten
    assert len(pings(first)) == called
    for _ in range(2):
        async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
            await first.until(lambda: len(pings(first)) > called)
            await all_posted(again)
        assert len(pings(first)) == called + 1


async def dismiss(person: Person, panel: Json, _town: Town) -> None:
    """The panel is not there any more."""
    await person.do("dismiss", message=panel["id"])


async def refuse(_person: Person, _panel: Json, town: Town) -> None:
    """Discord does not let it be changed."""
    await town.fault("status", route=CHANGE, status=503, times=None)


@pytest.mark.parametrize("lose", [dismiss, refuse])
async def test_whose_panel_cannot_be_changed_is_called_at_once(
    bot: Guildhall,
    people: list[Person],
    clock: Clock,
    town: Town,
    lose: Callable[[Person, Json, Town], Awaitable[None]],
) -> None:
    """And once."""
    _, first, second = await in_order(bot, people)
    panel = await decide(bot, first)
    called = len(pings(first))
    await lose(first, panel, town)
    await decide(bot, second)
    await first.until(lambda: len(pings(first)) > called)
    await pass_time(bot, clock, CALL_AFTER)
    assert len(pings(first)) == called + 1


async def test_whose_panel_is_too_old_is_called_at_once(bot: Guildhall, people: list[Person], clock: Clock) -> None:
    """Discord takes no change after a quarter of an hour."""
    _, first, second = await in_order(bot, people)
    await decide(bot, first)
    called = len(pings(first))
    clock.now += PANEL_LIFE
    await decide(bot, second)
    await first.until(lambda: len(pings(first)) > called)
    assert len(pings(first)) == called + 1


async def test_by_direct_message_it_is_the_same(bot: Guildhall, people: list[Person], clock: Clock) -> None:
    """The message that was clicked last shows the next question; another one comes only for whoever goes away."""
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
    assert not pings(first)


async def test_a_whole_game_is_played_in_one_panel_each(bot: Guildhall, people: list[Person], clock: Clock) -> None:
    """Nobody is called after the first time, and at the end every panel says how it ended."""
    clock.now += 1
    table, *both = await in_order(bot, people)
    calls = {person: len(await asked(bot, [person])) for person in both}
    panels = {person: await panel_of(person) for person in both}
    clickers = {person: Clicker(person, seed) for seed, person in enumerate(both)}
    by_seat = {table.seat_of(int(person.id)): person for person in both}
    while table.awaited():
        person = by_seat[table.awaited()[0]]
        await person.until(lambda person=person: is_open(person.fresh(panels[person])))  # type: ignore[misc]
        while is_open(person.fresh(panels[person])):
            await clickers[person].answer(person.fresh(panels[person]))
    await all_posted(bot)
    ended = linked(bot, table.game.words("en"), people[0].game).say("panel-over")
    for person, panel in panels.items():
        await person.until(lambda person=person, panel=panel: not controls(person.fresh(panel), "v:"))  # type: ignore[misc]
        await person.until(lambda person=person, panel=panel: ended in text_of(person.fresh(panel)))  # type: ignore[misc]
        await person.catch_up()
        own = [one for one in person.messages.values() if one["flags"] & EPHEMERAL and controls(one, "board:")]
        assert len(own) <= 1
        assert len(pings(person)) == calls[person] + 1, "the first call of whoever was asked then, and the end"


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_panel_of_somebody_who_waits_keeps_up(bot: Guildhall, people: list[Person], clock: Clock) -> None:
    """It says whom the game waits for now."""
    await start_game(bot, people[:3])
    table = await bot.manager.table(1)
    panel = await decide(bot, people[0])
    assert people[1].name in text_of(panel)
    clock.now += 1
    await answer(people[1])
    sealed = table.words.say("waiting-answered", names="").split("*")[0].strip()
    await people[0].until(lambda: f"**{people[2].name}**" in text_of(people[0].fresh(panel)))
    assert sealed in text_of(people[0].fresh(panel))
    assert not is_open(people[0].fresh(panel))


async def test_a_panel_does_not_wait_for_what_is_being_posted(
    bot: Guildhall, people: list[Person], clock: Clock, town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Painting a board or reaching the channel may take long."""
    clock.forward(1)
    monkeypatch.setattr(holding, "LONGEST_HOLD", 0.01)
    table, first, second = await in_order(bot, people)
    panel = await decide(bot, first)
    await town.fault("lag", route=SEND, seconds=60, times=None)
    theirs = await decide(bot, second)
    while not any(row.batch for row in await bot.store.to_post(1)):  # noqa: ASYNC110  # asked of the file
        await asyncio.sleep(0.02)
    await first.until(lambda: is_open(first.fresh(panel)))
    while table.awaited() == (table.seat_of(int(first.id)),):
        await Clicker(first, table.turns).answer(first.fresh(panel))
    await second.until(lambda: is_open(second.fresh(theirs)))
    waiting = await bot.store.to_post(1)
    assert waiting[0].batch, "what was begun has not got through"
    await town.heal()
    await town.forward(60)


async def test_a_new_panel_does_not_wait_for_a_change_of_the_old_one(
    bot: Guildhall, people: list[Person], town: Town
) -> None:
    """Discord may let the bot wait before it changes a panel again; the old one goes."""
    _, first, second = await in_order(bot, people)
    old = await decide(bot, first)
    await town.fault("rate_limit", route=CHANGE, retry_after=60, times=None)
    await decide(bot, second)
    await first.until(lambda: bool(bot.panels.tasks))
    fresh = await panel_of(first)
    assert is_open(fresh)
    assert fresh["id"] != old["id"]
    await first.until(lambda: old["id"] not in first.messages)
    assert not bot.panels.tasks


async def test_a_change_that_is_broken_off_before_it_began_does_not_keep_others_from_beginning(
    bot: Guildhall, people: list[Person]
) -> None:
    """Somebody may open a panel in the very moment in which the old one was to change."""
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
async def test_a_panel_that_was_asked_for_earlier_and_comes_later_is_answered_without_a_word(
    bot: Guildhall, people: list[Person], town: Town, how: str
) -> None:
    """Or it would seem to have failed; the one that was asked for last stays."""
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
