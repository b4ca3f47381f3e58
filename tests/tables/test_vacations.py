"""Vacations: no calls and no deadlines; a computer decides on request, and no game waits forever."""

import pytest
from msgspec.structs import replace

from bot.errors import BadVacation, NotAbsent
from bot.storage.store import Store
from bot.tables.due import RETRY_AFTER
from bot.tables.manager import Manager
from bot.tables.motions import END, offering, replacing
from bot.tables.pace import DAY, PACES, PaceName
from bot.tables.people import PersonSettings, Vacation, vacation_until
from bot.tables.tuning import USUAL, Tuning
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.tables.absence import WEEK, konrad, wake
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    answer_all,
    check_replay,
    check_stored,
    go_away,
    lobby,
    open_prompt,
    posts_of,
    refused,
    settled,
    started,
)
from tests.tuned import tuned

pytestmark = games_that(asks_all_at_once)


def test_a_vacation_includes_its_beginning_but_not_its_end() -> None:
    settings = PersonSettings(vacation=Vacation(100, 200))
    assert [vacation_until(settings, now) for now in (99, 100, 199, 200)] == [None, 200, 200, None]
    assert vacation_until(PersonSettings(), 0) is None


@pytest.mark.parametrize("days", [-1, 0, 29])
async def test_a_vacation_lasts_one_day_to_four_weeks(manager: Manager, days: int) -> None:
    with pytest.raises(BadVacation):
        await manager.vacations.begin(ADA, days, plays=False)


async def test_a_player_on_vacation_is_called_when_it_ends(manager: Manager, clock: Clock) -> None:
    """Before that, neither a question nor closing their panel calls them."""
    table = await started(manager, ADA, BEN)
    assert [one.id for one in await manager.vacations.begin(BEN, 3, plays=False)] == [1]
    for user in (BEN, ADA):
        prompt = open_prompt(table, user)
        await manager.play.answer(1, user, prompt.id, prompt.options[:1])
    await answer_all(manager, table, ADA)
    assert table.awaited() == (1,)
    assert table.now.marks[1].call_at == table.now.due_at == 1000 + 3 * DAY
    told = len(await posts_of(manager, table))
    await go_away(manager, table, BEN)
    assert not any(1 in post.called for post in (await posts_of(manager, table))[told:])
    clock.forward(3 * DAY)
    manager.attention.note(1, BEN, manager.now())
    await go_away(manager, table, BEN)
    assert (await posts_of(manager, table))[-1].called == (1,)


async def test_a_player_who_comes_back_early_is_called_at_once(manager: Manager) -> None:
    table = await started(manager, ADA, BEN)
    await manager.vacations.begin(ADA, 5, plays=False)
    await manager.vacations.begin(BEN, 5, plays=False)
    await answer_all(manager, table, ADA)
    await answer_all(manager, table, BEN)
    await go_away(manager, table)
    before = [seat for post in await posts_of(manager, table) for seat in post.called]
    await manager.vacations.end(ADA)
    await manager.vacations.end(BEN)
    await go_away(manager, table)
    after = [seat for post in await posts_of(manager, table) for seat in post.called]
    assert set(after[len(before) :]) == set(table.awaited())
    assert table.awaited()


async def test_ending_a_vacation_early_shortens_the_deadline(manager: Manager, clock: Clock) -> None:
    """The deadline is then the usual limit; shortening the vacation shortens the deadline accordingly."""
    table = await started(manager, ADA, BEN, pace=PaceName.DAILY)
    seat, limit = table.seat_of(BEN), PACES[PaceName.DAILY].limit
    await manager.vacations.begin(BEN, 20, plays=False)
    await answer_all(manager, table, ADA)
    await answer_all(manager, table, BEN)
    await answer_all(manager, table, ADA)
    assert table.deadline_of(seat) == clock.now + 20 * DAY + limit
    await manager.vacations.begin(BEN, 3, plays=False)
    assert table.deadline_of(seat) == clock.now + 3 * DAY + limit
    clock.forward(DAY)
    await manager.vacations.end(BEN)
    assert table.deadline_of(seat) == clock.now + limit
    assert (table.now.marks[seat].remind_at, table.now.due_at) == (clock.now + PACES[PaceName.DAILY].reminder,) * 2
    await check_stored(manager.store, table)


async def test_a_vacation_never_shortens_a_deadline(manager: Manager, clock: Clock) -> None:
    """A decision that was open before the vacation gets the full time after it."""
    table = await started(manager, ADA, BEN, pace=PaceName.DAILY)
    limit = PACES[PaceName.DAILY].limit
    await manager.vacations.begin(BEN, 3, plays=False)
    assert table.deadline_of(table.seat_of(BEN)) == clock.now + limit
    clock.forward(limit)
    manager.timers.look_soon()
    await manager.timers.look()
    assert table.deadline_of(table.seat_of(BEN)) == clock.now - limit + 3 * DAY + limit


async def test_a_computer_decides_during_a_vacation_on_request(manager: Manager) -> None:
    """The computer also answers questions that are already open; the seat stays the player's."""
    table = await started(manager, ADA, BEN)
    await manager.vacations.begin(BEN, 3, plays=True)
    await settled(manager, table)
    assert table.awaited() == (table.seat_of(ADA),)
    assert BEN in table.people
    await answer_all(manager, table, ADA)
    assert table.now.turns >= 2
    await check_replay(manager, table)


async def test_a_player_can_choose_later_who_decides(manager: Manager) -> None:
    table = await started(manager, ADA, BEN)
    await manager.vacations.begin(BEN, 3, plays=False)
    await settled(manager, table)
    assert table.seat_of(BEN) in table.awaited()
    await manager.vacations.choose(BEN, plays=True)
    await settled(manager, table)
    assert table.seat_of(BEN) not in table.awaited()


@played_by(3)
async def test_others_can_replace_a_player_on_vacation_after_a_week_of_waiting(manager: Manager, clock: Clock) -> None:
    """An attempt before that is refused with the right time; after it, votes to end the game do not need the player."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(6 * DAY)
    await manager.vacations.begin(CLEO, 28, plays=False)
    clock.forward(WEEK - 1)
    await wake(manager, ADA, BEN)
    await refused(manager, table, NotAbsent, manager.consent.agree_to_replace(1, ADA, CLEO, konrad))
    with pytest.raises(NotAbsent) as refusal:
        await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert refusal.value.facts["when"] == 1000 + 6 * DAY + WEEK
    assert CLEO in manager.consent.vote(table, END).missing
    clock.forward(1)
    assert CLEO not in manager.consent.vote(table, END).missing
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert table.agreed(replacing(CLEO)) == {ADA}


@played_by(3)
async def test_a_vacation_does_not_count_as_silence_afterwards(manager: Manager, clock: Clock) -> None:
    table = await started(manager, ADA, BEN, CLEO)
    await manager.vacations.begin(CLEO, 20, plays=False)
    clock.forward(20 * DAY)
    await wake(manager, ADA, BEN)
    assert CLEO not in manager.consent.absent(table, ())
    clock.forward(WEEK)
    assert CLEO in manager.consent.absent(table, ())


async def test_a_game_of_players_on_vacation_is_not_closed_to_open_a_new_table(manager: Manager, clock: Clock) -> None:
    """A lobby of players on vacation is closed."""
    await started(manager, ADA, BEN)
    await lobby(manager, ADA, channel=6)
    await manager.vacations.begin(ADA, 20, plays=False)
    clock.forward(10 * DAY)
    assert await manager.endings.close_dead(5) is None
    assert await manager.endings.close_dead(6) == 2


async def test_a_vacation_survives_a_restart(manager: Manager, store: Store, clock: Clock) -> None:
    await started(manager, ADA, BEN)
    await manager.vacations.begin(BEN, 3, plays=False)
    again = Manager(store, clock)
    table = await again.table(1)
    assert table.away == {BEN: 1000 + 3 * DAY}
    clock.forward(3 * DAY)
    assert (await again.table(1)).away == {}


async def test_a_user_who_plays_on_vacation_is_asked_whether_it_is_over(manager: Manager, clock: Clock) -> None:
    """The question comes at most once an hour, and not right after the vacation began."""
    await started(manager, ADA, BEN)
    await manager.vacations.begin(BEN, 3, plays=False)
    assert await manager.vacations.is_to_be_asked_about(BEN) is None
    clock.forward(3600)
    assert await manager.vacations.is_to_be_asked_about(BEN)
    assert await manager.vacations.is_to_be_asked_about(BEN) is None
    assert await manager.vacations.is_to_be_asked_about(ADA) is None


@pytest.mark.parametrize("begins", ["before the question", "after the question"])
async def test_a_computer_plays_for_a_player_on_vacation_after_a_restart(
    store: Store, clock: Clock, begins: str
) -> None:
    """The process stopped while the computer was searching, and only a timer wakes the table."""
    first = Manager(store, clock)
    table = await started(first, ADA, BEN)
    await first.deputies.close()
    if begins == "before the question":
        await first.vacations.begin(BEN, 3, plays=True)
        await answer_all(first, table, BEN)
        await answer_all(first, table, ADA)
    else:
        await answer_all(first, table, ADA)
        await first.vacations.begin(BEN, 3, plays=True)
    assert table.awaited() == (table.seat_of(BEN),)
    turns = len(await store.turns(1))
    await first.close()
    second = Manager(store, clock)
    clock.forward(RETRY_AFTER)
    second.timers.look_soon()
    await second.timers.look()
    again = second.loaded(1)
    assert again, "the table was looked at by itself"
    await settled(second, again)
    assert {turn.seat for turn in (await store.turns(1))[turns:]} == {table.seat_of(BEN)}


async def crowd_out(manager: Manager, strangers: int) -> None:
    """Fill the settings cache with other users."""
    for user in range(10_000, 10_000 + strangers):
        await manager.people.settings(user)


@pytest.mark.parametrize(
    ("tuning", "strangers"), [(Tuning(most_people=1), 5), (USUAL, USUAL.most_people + 100)], ids=["tuned", "usual"]
)
@played_by(3)
async def test_vacations_count_despite_a_full_cache(
    manager: Manager, clock: Clock, tuning: Tuning, strangers: int
) -> None:
    """Users on vacation are not replaced, called or timed out, even with thousands of other users."""
    table = await started(manager, ADA, BEN, CLEO, pace=PaceName.DAILY)
    await manager.vacations.begin(CLEO, 20, plays=False)
    await crowd_out(manager, strangers)
    assert manager.people.known <= tuning.most_people + 3
    clock.forward(6 * DAY)
    await wake(manager, ADA, BEN)
    await crowd_out(manager, strangers)
    seat, end = table.seat_of(CLEO), 1000 + 20 * DAY
    assert (await manager.table(1)).away == {CLEO: end}
    assert manager.rest_end(table, table.settings_of(CLEO)) == end
    assert not manager.is_overdue(table, seat)
    assert CLEO in manager.consent.vote(table, END).missing
    await refused(manager, table, NotAbsent, manager.consent.agree_to_replace(1, ADA, CLEO, konrad))


@tuned(Tuning(most_people=1))
async def test_a_computer_plays_for_a_player_on_vacation_despite_a_full_cache(manager: Manager) -> None:
    """The computer also answers later questions."""
    table = await started(manager, ADA, BEN)
    await manager.vacations.begin(BEN, 3, plays=True)
    await settled(manager, table)
    await crowd_out(manager, 5)
    await answer_all(manager, table, ADA)
    assert table.awaited() == (table.seat_of(ADA),) or not table.awaited()
    assert {turn.seat for turn in await manager.store.turns(1)} == {0, 1}


@tuned(Tuning(most_people=1))
@pytest.mark.parametrize("comes", ["by joining", "by an offer", "by loading", "by another process"])
async def test_a_table_knows_the_vacations_of_all_its_players(
    manager: Manager, store: Store, clock: Clock, tuning: Tuning, comes: str
) -> None:
    """The table knows them even if the cache has dropped the settings."""
    other = Manager(store, clock, tuning=tuning)
    vacation = Vacation(1000, 1000 + 3 * DAY)
    await other.people.change(CLEO, lambda old: replace(old, vacation=vacation))
    at = manager
    if comes == "by an offer":
        table = await started(manager, ADA, BEN)
        motion = offering(BEN, CLEO)
        await manager.seat_changes.propose(1, BEN, motion, lambda _at: "Cleo")
        await crowd_out(manager, 5)
        await manager.seat_changes.agree(1, CLEO, motion, lambda _at: "Cleo")
    elif comes == "by joining":
        table = await lobby(manager, ADA, BEN)
        await crowd_out(manager, 5)
        await manager.lobby.join(1, CLEO, "Cleo")
    elif comes == "by loading":
        await started(manager, ADA, CLEO)
        at, table = other, await other.table(1)
    else:
        await lobby(manager, ADA)
        at, table = other, await other.table(1)
        await manager.lobby.join(1, CLEO, "Cleo")
        await other.reread(1)
    await crowd_out(at, 5)
    assert vacation_until(table.settings_of(CLEO), at.now()) == vacation.ends
