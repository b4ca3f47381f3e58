"""Delayed calls: a player with an open panel is called only after not answering for a while."""

from pathlib import Path

import pytest

from bot.games.contract import Seat
from bot.storage.rows import Change
from bot.storage.sql.places import SETTLED_AFTER
from bot.storage.sqlite.store import SqliteStore
from bot.tables.attention import PANEL_LIFE
from bot.tables.calls import CALL_AFTER
from bot.tables.manager import Manager
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.tuning import Tuning
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that, has_chains
from tests.faulty_store import replace_calls
from tests.tables.tables import (
    ADA,
    BEN,
    asked,
    check_replay,
    check_stored,
    decide,
    go_away,
    is_asked_again,
    open_prompt,
    play_on,
    posts_of,
    started,
)
from tests.tuned import tuned


async def pass_time(manager: Manager, clock: Clock, seconds: float) -> None:
    """Move the clock forward and send the calls that are due."""
    clock.forward(seconds)
    manager.attention.wake(await manager.table(1))
    await manager.attention.finish()


async def calls(manager: Manager) -> list[tuple[Seat, ...]]:
    """The seats called by each post."""
    return [post.called for post in await posts_of(manager, await manager.table(1)) if post.called]


async def about_to_act(
    manager: Manager, clock: Clock, at_panel: bool = True
) -> tuple[Table, int, list[tuple[Seat, ...]]]:
    """A game about to wait for one player, whose panel is open or expired. Returns table, user and calls so far."""
    table = await started(manager, ADA, BEN)
    seat = next(one for one in table.awaited() if is_asked_again(table, one))
    first, other = table.now.seats[seat].user or 0, table.now.seats[1 - seat].user or 0
    await decide(manager, table, first)
    clock.now += 0 if at_panel else PANEL_LIFE
    known = await calls(manager)
    while table.awaited() != (seat,):
        await decide(manager, table, other)
    return table, first, known


async def test_a_player_without_an_open_panel_is_called_at_once(manager: Manager, clock: Clock) -> None:
    """The bot cannot update an expired panel, because Discord refuses."""
    table, first, known = await about_to_act(manager, clock, at_panel=False)
    assert await calls(manager) == [*known, (table.seat_of(first),)]
    await pass_time(manager, clock, 10 * CALL_AFTER)
    assert len(await calls(manager)) == len(known) + 1


async def test_a_player_with_an_open_panel_is_called_once_after_a_delay(manager: Manager, clock: Clock) -> None:
    """The call contains the news and the question."""
    table, first, known = await about_to_act(manager, clock)
    await pass_time(manager, clock, CALL_AFTER - 1)
    assert await calls(manager) == known
    await pass_time(manager, clock, 1)
    assert await calls(manager) == [*known, (table.seat_of(first),)]
    post = (await posts_of(manager, table))[-1]
    assert post.call == table.game.guide.call(table.rules.view(table.now.state, None), open_prompt(table, first))
    await check_stored(manager.store, table)
    for _ in range(3):
        await pass_time(manager, clock, CALL_AFTER)
    assert len(await calls(manager)) == len(known) + 1
    await check_replay(manager, table)


def long_way(table: Table, user: int) -> tuple[str, ...]:
    """An answer that leads to another question of the same decision, or ()."""
    prompt, rules = open_prompt(table, user), table.rules
    for option in prompt.options if prompt.least <= 1 else ():
        after = rules.prompts(rules.choose(table.now.state, prompt, (option,))[-1].state)
        if (prompt.seat, prompt.moment) in [(one.seat, one.moment) for one in after]:
            return (option,)
    return ()


@games_that(has_chains)
async def test_a_player_who_answers_in_time_is_not_called(manager: Manager, clock: Clock) -> None:
    """The player is not called for the decision's next question either, even without answering it."""
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


async def test_using_the_panel_postpones_the_call(manager: Manager, clock: Clock) -> None:
    table, first, known = await about_to_act(manager, clock)
    await pass_time(manager, clock, CALL_AFTER - 1)
    manager.attention.note(1, first, manager.now())
    await pass_time(manager, clock, CALL_AFTER - 1)
    assert await calls(manager) == known
    await pass_time(manager, clock, 1)
    assert await calls(manager) == [*known, (table.seat_of(first),)]


async def test_an_answer_that_arrives_late_postpones_nothing(manager: Manager, clock: Clock) -> None:
    """The time of the click counts, not the time when the answer arrives."""
    table, first, known = await about_to_act(manager, clock)
    used_at = manager.now()
    await pass_time(manager, clock, CALL_AFTER - 1)
    manager.attention.note(1, first, used_at)
    await pass_time(manager, clock, 1)
    assert await calls(manager) == [*known, (table.seat_of(first),)]


@games_that(asks_all_at_once)
async def test_a_player_who_ignores_their_next_decision_is_called(manager: Manager, clock: Clock) -> None:
    table = await started(manager, ADA, BEN)
    seat = next(one for one in table.awaited() if is_asked_again(table, one))
    for number in (1 - seat, seat):
        await decide(manager, table, table.now.seats[number].user or 0)
    assert seat in table.awaited()
    known = await calls(manager)
    await pass_time(manager, clock, CALL_AFTER)
    called = [one for call in (await calls(manager))[len(known) :] for one in call]
    assert sorted(called) == sorted(table.awaited())


async def test_a_player_whose_panel_is_lost_is_called_at_once(manager: Manager, clock: Clock) -> None:
    """A panel is lost if the player dismisses it or Discord loses the answer to a click. There is only one call."""
    table, first, known = await about_to_act(manager, clock)
    await go_away(manager, table, first, first)
    await pass_time(manager, clock, CALL_AFTER)
    assert await calls(manager) == [*known, (table.seat_of(first),)]


async def test_a_player_without_an_open_question_is_not_called(manager: Manager, clock: Clock) -> None:
    """Neither a lost panel, nor answers of others, nor time leads to a call."""
    table, first, known = await about_to_act(manager, clock)
    await go_away(manager, table, BEN if first == ADA else ADA)
    assert await calls(manager) == known
    await manager.endings.end(1, "Mona")
    await pass_time(manager, clock, CALL_AFTER)
    assert await calls(manager) == known
    assert table.now.status is Status.ENDED


@games_that(asks_all_at_once)
async def test_taking_an_answer_back_calls_no_player(manager: Manager, clock: Clock) -> None:
    """The player knows that the question is open again."""
    table = await started(manager, ADA, BEN)
    known = await calls(manager)
    await decide(manager, table, ADA)
    await manager.play.back(1, ADA)
    await pass_time(manager, clock, 10 * CALL_AFTER)
    assert await calls(manager) == known


@pytest.mark.usefixtures("playing")
@pytest.mark.parametrize("seconds", [0, CALL_AFTER - 1, CALL_AFTER, 3600])
async def test_a_restart_sends_each_pending_call_once(file: Path, clock: Clock, seconds: int) -> None:
    """Calls are sent at once, because the bot cannot update panels from before the restart."""
    store = await SqliteStore.open(file)
    killed = Manager(store, clock=clock)
    table, first, known = await about_to_act(killed, clock)
    await killed.close()
    await store.close()
    clock.forward(seconds)
    for _ in range(2):  # the second start has no pending calls
        store = await SqliteStore.open(file)
        again = Manager(store, clock=clock)
        await pass_time(again, clock, 0)
        assert await calls(again) == [*known, (table.seat_of(first),)]
        await check_stored(store, await again.table(1))
        await again.close()
        await store.close()


def test_a_start_loads_all_tables_with_pending_calls() -> None:
    """The bot loads tables changed at most `SETTLED_AFTER` before the newest change; call delays are shorter."""
    assert 2 * CALL_AFTER < SETTLED_AFTER


@tuned(Tuning(first_retry=0.01))
async def test_saving_a_call_is_retried_after_a_failure(
    manager: Manager, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """For example, the disk was full."""
    table, first, known = await about_to_act(manager, clock)
    save, failures = manager.store.save, [OSError("full"), OSError("full")]

    async def fail_twice(change: Change) -> bool:
        if failures:
            raise failures.pop()
        return await save(change)

    replace_calls(manager.store, save=fail_twice)
    await pass_time(manager, clock, CALL_AFTER)
    assert await calls(manager) == [*known, (table.seat_of(first),)]
    assert [one.message for one in caplog.records if one.levelname == "ERROR"] == ["late_call_failed"] * 2


async def test_no_player_is_called_twice_for_one_decision_in_a_whole_game(manager: Manager, clock: Clock) -> None:
    """The game has two players who are sometimes slow to answer."""
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
