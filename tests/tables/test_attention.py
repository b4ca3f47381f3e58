"""Whoever has their panel open is called only where they do not answer for a while; nothing of that is lost."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.contract import Seat
from bot.storage.rows import Change
from bot.storage.sql.places import SETTLED_AFTER
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.attention import PANEL_LIFE
from bot.tables.calls import CALL_AFTER
from bot.tables.manager import Manager
from bot.tables.status import Status
from bot.tables.table import Table
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that, has_chains
from tests.tables.tables import (
    ADA,
    BEN,
    asked,
    check_replay,
    contents,
    decide,
    go_away,
    is_asked_again,
    open_prompt,
    play_on,
    posts_of,
    started,
    stored,
)


@pytest.fixture(autouse=True)
def _same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_bytes", bytes)


@pytest.fixture
def clock() -> Clock:
    """Of the manager."""
    return Clock()


@pytest.fixture
async def manager(store: Store, clock: Clock) -> AsyncIterator[Manager]:
    """All tables, by that clock."""
    made = Manager(store, clock=clock)
    yield made
    await made.close()


async def pass_time(manager: Manager, clock: Clock, seconds: float) -> None:
    """So much later; whoever is due then is called."""
    clock.forward(seconds)
    manager.attention.wake(await manager.table(1))
    await asyncio.sleep(0.01)  # what is due now is begun
    await asyncio.gather(*manager.attention._calls.values())


async def calls(manager: Manager) -> list[tuple[Seat, ...]]:
    """Who was called, message by message."""
    return [post.called for post in await posts_of(manager, await manager.table(1)) if post.called]


async def about_to_act(
    manager: Manager, clock: Clock, at_panel: bool = True
) -> tuple[Table, int, list[tuple[Seat, ...]]]:
    """A game in which somebody is to act whose panel is open, or was closed long ago; with all who were called."""
    table = await started(manager, ADA, BEN)
    seat = next(one for one in table.awaited() if is_asked_again(table, one))
    first, other = table.seats[seat].user or 0, table.seats[1 - seat].user or 0
    await decide(manager, table, first)
    clock.now += 0 if at_panel else PANEL_LIFE
    known = await calls(manager)
    while table.awaited() != (seat,):
        await decide(manager, table, other)
    return table, first, known


async def test_whoever_has_no_panel_open_is_called_at_once(manager: Manager, clock: Clock) -> None:
    """Discord would not let it be changed any more."""
    table, first, known = await about_to_act(manager, clock, at_panel=False)
    assert await calls(manager) == [*known, (table.seat_of(first),)]
    await pass_time(manager, clock, 10 * CALL_AFTER)
    assert len(await calls(manager)) == len(known) + 1


async def test_whoever_has_their_panel_open_is_called_once_after_a_while(manager: Manager, clock: Clock) -> None:
    """With what has happened there, and what they are asked."""
    table, first, known = await about_to_act(manager, clock)
    await pass_time(manager, clock, CALL_AFTER - 1)
    assert await calls(manager) == known
    await pass_time(manager, clock, 1)
    assert await calls(manager) == [*known, (table.seat_of(first),)]
    post = (await posts_of(manager, table))[-1]
    assert post.call == table.game.guide.call(table.rules.view(table.state, None), open_prompt(table, first))
    assert contents(table) == await stored(manager.store)
    for _ in range(3):
        await pass_time(manager, clock, CALL_AFTER)
    assert len(await calls(manager)) == len(known) + 1
    await check_replay(manager, table)


def long_way(table: Table, user: int) -> tuple[str, ...]:
    """An answer after which one more question of the same decision is asked; none where there is not."""
    prompt, rules = open_prompt(table, user), table.rules
    for option in prompt.options if prompt.least <= 1 else ():
        after = rules.prompts(rules.choose(table.state, prompt, (option,))[-1].state)
        if (prompt.seat, prompt.moment) in [(one.seat, one.moment) for one in after]:
            return (option,)
    return ()


@games_that(has_chains)
async def test_whoever_answers_in_time_is_not_called(manager: Manager, clock: Clock) -> None:
    """Nor for the next question of the same decision, whether or not they give it."""
    table, first, known = await about_to_act(manager, clock)
    while table.awaited() != (table.seat_of(first),) or not long_way(table, first):
        await decide(manager, table, next((user for user in asked(table) if user != first), first))
        known = await calls(manager)
    await pass_time(manager, clock, CALL_AFTER - 1)
    prompt = open_prompt(table, first)
    await manager.play.answer(1, first, prompt.id, long_way(table, first))
    assert open_prompt(table, first).moment == prompt.moment
    await pass_time(manager, clock, 10 * CALL_AFTER)
    assert await calls(manager) == known


async def test_whoever_uses_the_panel_meanwhile_has_more_time(manager: Manager, clock: Clock) -> None:
    """They are still there."""
    table, first, known = await about_to_act(manager, clock)
    await pass_time(manager, clock, CALL_AFTER - 1)
    manager.attention.note(1, first, manager.now())
    await pass_time(manager, clock, CALL_AFTER - 1)
    assert await calls(manager) == known
    await pass_time(manager, clock, 1)
    assert await calls(manager) == [*known, (table.seat_of(first),)]


async def test_an_answer_that_arrives_late_gives_no_more_time(manager: Manager, clock: Clock) -> None:
    """What counts is when the panel was used."""
    table, first, known = await about_to_act(manager, clock)
    used_at = manager.now()
    await pass_time(manager, clock, CALL_AFTER - 1)
    manager.attention.note(1, first, used_at)
    await pass_time(manager, clock, 1)
    assert await calls(manager) == [*known, (table.seat_of(first),)]


@games_that(asks_all_at_once)
async def test_whoever_has_just_answered_is_called_too_if_they_go_away(manager: Manager, clock: Clock) -> None:
    """Their panel shows the first question of another decision."""
    table = await started(manager, ADA, BEN)
    seat = next(one for one in table.awaited() if is_asked_again(table, one))
    for number in (1 - seat, seat):
        await decide(manager, table, table.seats[number].user or 0)
    assert seat in table.awaited()
    known = await calls(manager)
    await pass_time(manager, clock, CALL_AFTER)
    called = [one for call in (await calls(manager))[len(known) :] for one in call]
    assert sorted(called) == sorted(table.awaited())


async def test_whoever_cannot_be_shown_the_question_is_called_now(manager: Manager, clock: Clock) -> None:
    """Their panel was dismissed, or the answer to their click was lost; once, whatever else happens."""
    table, first, known = await about_to_act(manager, clock)
    await go_away(manager, table, first, first)
    await pass_time(manager, clock, CALL_AFTER)
    assert await calls(manager) == [*known, (table.seat_of(first),)]


async def test_whoever_is_asked_nothing_is_not_called(manager: Manager, clock: Clock) -> None:
    """Though their panel is lost, others answer, and time passes."""
    table, first, known = await about_to_act(manager, clock)
    await go_away(manager, table, BEN if first == ADA else ADA)
    assert await calls(manager) == known
    await manager.closing.end(1, "Mona")
    await pass_time(manager, clock, CALL_AFTER)
    assert await calls(manager) == known
    assert table.status is Status.ENDED


@games_that(asks_all_at_once)
async def test_an_answer_taken_back_calls_nobody(manager: Manager, clock: Clock) -> None:
    """Whoever opens their answer again knows that it is open."""
    table = await started(manager, ADA, BEN)
    known = await calls(manager)
    await decide(manager, table, ADA)
    await manager.play.back(1, ADA)
    await pass_time(manager, clock, 10 * CALL_AFTER)
    assert await calls(manager) == known


@pytest.mark.usefixtures("playing")
@pytest.mark.parametrize("seconds", [0, CALL_AFTER - 1, CALL_AFTER, 3600])
async def test_a_restart_calls_whoever_was_to_be_called_once(file: Path, clock: Clock, seconds: int) -> None:
    """At once: nobody's panel can be changed by a bot that does not know it."""
    store = await SqliteStore.open(file)
    killed = Manager(store, clock=clock)
    table, first, known = await about_to_act(killed, clock)
    await killed.close()
    await store.close()
    clock.forward(seconds)
    for _ in range(2):  # the second start has nobody to call
        store = await SqliteStore.open(file)
        again = Manager(store, clock=clock)
        await pass_time(again, clock, 0)
        assert await calls(again) == [*known, (table.seat_of(first),)]
        assert contents(await again.table(1)) == await stored(store)
        await again.close()
        await store.close()


def test_tables_where_somebody_is_to_be_called_are_among_those_that_a_start_looks_at() -> None:
    """Changed shortly before the last change of all."""
    assert 2 * CALL_AFTER < SETTLED_AFTER


async def test_a_call_that_could_not_be_saved_is_tried_again(
    manager: Manager, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Such as while the disk is full."""
    table, first, known = await about_to_act(manager, clock)
    monkeypatch.setattr("bot.tables.attention.FIRST_PAUSE", 0.01)
    save, failures = manager.store.save, [OSError("full"), OSError("full")]

    async def fail_twice(change: Change) -> bool:
        if failures:
            raise failures.pop()
        return await save(change)

    monkeypatch.setattr(manager.store, "save", fail_twice)
    await pass_time(manager, clock, CALL_AFTER)
    assert await calls(manager) == [*known, (table.seat_of(first),)]
    assert [one.message for one in caplog.records if one.levelname == "ERROR"] == ["late_call_failed"] * 2


async def test_nobody_is_called_twice_for_one_decision_in_a_whole_game(manager: Manager, clock: Clock) -> None:
    """Of two people who each go away now and then."""
    table = await started(manager, ADA, BEN)
    known, number = set[tuple[Seat, str]](), 0
    while table.awaited():
        await play_on(manager, table, 1, seed=number)
        await pass_time(manager, clock, CALL_AFTER * (number % 3) / 2)
        number += 1
    for post in await posts_of(manager, table):
        assert not known & {(seat, post.moment) for seat in post.called}
        known |= {(seat, post.moment) for seat in post.called}
    assert len(known) > 2
