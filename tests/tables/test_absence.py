"""People who left the server or have been silent for too long: they block nobody, and nobody is forced out early."""

import asyncio
from pathlib import Path

import pytest

from bot.errors import (
    ChannelBusy,
    HostIsThere,
    NotAbsent,
    NotAtTable,
    NotAwaited,
    NotGone,
    NotRunning,
    NotSeated,
    NotTheHost,
)
from bot.storage.limits import Limits
from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.keeper import SIGNS_EVERY
from bot.tables.manager import Manager
from bot.tables.motions import END, replacing
from bot.tables.table import Table
from tests.clock import Clock
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    check_replay,
    contents,
    lobby,
    open_prompt,
    play_on,
    posts_of,
    refused,
    started,
    stored,
)

DAY = 24 * 3600
WEEK = 7 * DAY


@pytest.fixture
def clock() -> Clock:
    """The manager's clock."""
    return Clock()


@pytest.fixture
def manager(store: Store, clock: Clock) -> Manager:
    """All tables, with the usual limits."""
    return Manager(store, clock)


def konrad(_at: Table) -> str:
    """A computer's name."""
    return "Konrad"


async def wake(manager: Manager, *users: int) -> None:
    """These people click on something at the first table."""
    for user in users:
        await manager.note_sign(1, user)


async def waiting_for_cleo(manager: Manager) -> Table:
    """A game in which only Cleo owes an answer."""
    table = await started(manager, ADA, BEN, CLEO)
    for user in (ADA, BEN):
        prompt = open_prompt(table, user)
        await manager.play.answer(1, user, prompt.id, prompt.options[:1], None)
    assert table.awaited() == (table.seat_of(CLEO),)
    return table


# -- signs of life -----------------------------------------------------------------------------------------------------


async def test_signs_of_life_are_kept_now_and_then_and_survive_a_restart(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """A click in ten minutes is written; whoever does not sit there leaves no trace."""
    table = await started(manager, ADA, BEN)
    begun = manager.now()
    assert table.heard == {ADA: begun, BEN: begun}
    clock.forward(SIGNS_EVERY - 1)
    await wake(manager, ADA, FOREIGNER)
    assert table.heard == {ADA: begun, BEN: begun}
    clock.forward(1)
    await wake(manager, ADA, FOREIGNER)
    assert table.heard == {ADA: begun + SIGNS_EVERY, BEN: begun}
    assert contents(table) == await stored(store)


async def test_whoever_is_asked_anew_has_the_whole_time_anew(manager: Manager, store: Store, clock: Clock) -> None:
    """Waiting for others is no silence: the one who was waited for cannot turn the tables."""
    table = await waiting_for_cleo(manager)
    clock.forward(2 * WEEK)
    await wake(manager, CLEO)
    while table.awaited() == (table.seat_of(CLEO),):
        prompt = open_prompt(table, CLEO)
        await manager.play.answer(1, CLEO, prompt.id, prompt.options[: max(1, prompt.least)], None)
    asked = {table.seats[seat].user or 0 for seat in table.awaited()} - {CLEO}
    assert asked
    for other in asked:
        assert table.heard[other] == manager.now()
        await refused(manager, table, NotAbsent, manager.consent.agree_to_replace(1, CLEO, other, konrad))
    for other in {ADA, BEN} - asked:
        await refused(manager, table, NotAwaited, manager.consent.agree_to_replace(1, CLEO, other, konrad))
    assert contents(table) == await stored(store)


async def test_whoever_only_waits_for_others_is_not_absent(manager: Manager, clock: Clock) -> None:
    """They cannot be replaced, and are asked about everybody else; they have the whole time to answer that."""
    table = await waiting_for_cleo(manager)
    clock.forward(WEEK)
    await wake(manager, ADA)
    await refused(manager, table, NotAwaited, manager.consent.agree_to_replace(1, ADA, BEN, konrad))
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert CLEO in table.people
    assert manager.consent.vote(table, replacing(CLEO)).missing == {BEN: manager.now() + WEEK}
    clock.forward(WEEK - 1)
    await wake(manager, ADA)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert CLEO in table.people
    clock.forward(1)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert CLEO not in table.people


async def test_whoever_ignores_a_vote_but_is_there_stays_counted(manager: Manager, clock: Clock) -> None:
    """Asked again, they have the whole time again."""
    table = await waiting_for_cleo(manager)
    await manager.consent.agree_to_end(1, ADA)
    clock.forward(DAY)
    await wake(manager, BEN)
    clock.forward(WEEK)
    await wake(manager, ADA)
    assert set(manager.consent.vote(table, END, actor=ADA).missing) == {BEN}
    await manager.consent.agree_to_end(1, ADA)
    assert manager.consent.vote(table, END, actor=ADA).missing == {BEN: manager.now() + WEEK}
    assert table.status == "running"
    clock.forward(WEEK)
    await manager.consent.agree_to_end(1, ADA)
    assert table.status == "ended"


# -- ending ------------------------------------------------------------------------------------------------------------


async def test_a_game_ends_without_the_consent_of_whoever_left_the_server(manager: Manager) -> None:
    """The others must all agree, as ever."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, ADA, gone={CLEO})
    assert table.status == "running"
    await manager.consent.agree_to_end(1, BEN, gone={CLEO})
    assert table.status == "ended"
    assert (await posts_of(manager, table))[-1].kind == "ended"


async def test_a_game_ends_without_the_consent_of_whoever_is_silent_for_a_week(manager: Manager, clock: Clock) -> None:
    """A second less, and their consent is needed; a sign of life, and it is again."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK - 1)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_end(1, BEN)
    assert table.status == "running"
    assert manager.consent.vote(table, END).missing == {CLEO: 1000 + WEEK}
    clock.forward(1)
    await wake(manager, CLEO)
    await manager.consent.agree_to_end(1, BEN)
    assert table.status == "running"
    clock.forward(WEEK)
    await wake(manager, ADA)
    await manager.consent.agree_to_end(1, ADA)
    assert table.status == "ended"


async def test_whoever_is_silent_but_agreed_before_is_counted_as_agreeing(manager: Manager, clock: Clock) -> None:
    """And whoever has yet to agree still must."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, CLEO)
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_end(1, ADA)
    vote = manager.consent.vote(table, END)
    assert (vote.agreed, set(vote.missing)) == ({ADA, CLEO}, {BEN})
    assert table.status == "running"


async def test_where_silence_never_counts_only_leaving_the_server_does(store: Store, clock: Clock) -> None:
    """As a host may want it."""
    manager = Manager(store, clock, Limits(lobby_silence=0, game_silence=0))
    table = await started(manager, ADA, BEN)
    clock.forward(100 * WEEK)
    await manager.consent.agree_to_end(1, ADA)
    assert table.status == "running"
    await refused(manager, table, NotGone, manager.consent.agree_to_replace(1, ADA, BEN, konrad))
    await manager.consent.agree_to_end(1, ADA, gone={BEN})
    assert table.status == "ended"


# -- replacing ---------------------------------------------------------------------------------------------------------


async def test_nobody_is_replaced_who_is_merely_slow(manager: Manager, clock: Clock) -> None:
    """The refusal says when it will be possible; a stranger has no say, and nobody replaces themself."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK - 1)
    wish = manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    with pytest.raises(NotAbsent) as refusal:
        await wish
    assert refusal.value.facts == {"person": CLEO, "when": 1000 + WEEK}
    clock.forward(1)
    await refused(manager, table, NotSeated, manager.consent.agree_to_replace(1, FOREIGNER, CLEO, konrad))
    await refused(manager, table, NotAtTable, manager.consent.agree_to_replace(1, ADA, FOREIGNER, konrad))
    await refused(manager, table, NotAbsent, manager.consent.agree_to_replace(1, ADA, ADA, konrad))
    await refused(manager, table, NotSeated, manager.consent.keep_waiting(1, FOREIGNER, CLEO))


async def test_an_absent_person_is_replaced_when_all_others_who_are_there_agree(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """One rival alone cannot; all hear of it, and the computer plays on at once."""
    table = await started(manager, ADA, BEN, CLEO)
    seat, seen = table.seat_of(CLEO), len(await posts_of(manager, table))
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert CLEO in table.people
    assert contents(table) == await stored(store)
    await manager.consent.agree_to_replace(1, BEN, CLEO, konrad)
    assert table.seats[seat] == SeatRow(None, "Konrad", table.game.best_computer)
    assert seat not in table.awaited()
    [post] = (await posts_of(manager, table))[seen:]
    assert (post.kind, post.left, post.replaced) == ("news", (), (("Cleo", "Konrad"),))
    assert contents(table) == await stored(store)
    await refused(manager, table, NotSeated, manager.play.answer(1, CLEO, "x", (), 5))
    await refused(manager, table, NotAtTable, manager.consent.agree_to_replace(1, BEN, CLEO, konrad))
    await play_on(manager, table, 10)
    await check_replay(manager, table)


async def test_whoever_left_the_server_can_be_replaced_at_once(manager: Manager) -> None:
    """By the only other one alone."""
    table = await started(manager, ADA, BEN)
    await manager.consent.agree_to_replace(1, ADA, BEN, konrad, gone={BEN})
    assert table.people == {ADA}
    await check_replay(manager, table)


async def test_with_several_absent_only_those_who_are_there_are_asked(manager: Manager, clock: Clock) -> None:
    """And replacing one gives the other no time anew."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, ADA)
    await manager.consent.agree_to_replace(1, ADA, BEN, konrad)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert table.people == {ADA}


async def test_a_sign_of_life_undoes_every_agreement_to_replace(manager: Manager, store: Store, clock: Clock) -> None:
    """Also after a restart, and after another long silence."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    clock.forward(60)
    await wake(manager, CLEO)
    await refused(manager, table, NotAbsent, manager.consent.agree_to_replace(1, BEN, CLEO, konrad))
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    again = Manager(store, clock)
    await again.consent.agree_to_replace(1, BEN, CLEO, konrad)
    assert (await again.table(1)).agreed(replacing(CLEO)) == {BEN}
    assert CLEO in (await again.table(1)).people


async def test_one_who_wants_to_wait_undoes_every_agreement_to_replace(
    manager: Manager, file: Path, clock: Clock
) -> None:
    """Of that person alone, for good; agreements to end the game stand."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    await manager.consent.keep_waiting(1, BEN, CLEO)
    assert table.agreed(replacing(CLEO)) == set()
    assert table.agreed_to_end == {ADA}
    other = await SqliteStore.open(file)
    assert await stored(other) == contents(table)
    await other.close()


async def test_agreements_to_replace_survive_a_restart_and_count_once(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """Of several clicks at once one replaces, the others are told."""
    await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    again = Manager(store, clock)
    wishes = [again.consent.agree_to_replace(1, BEN, CLEO, konrad) for _ in range(3)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert [type(result) for result in results] == [Table, NotAtTable, NotAtTable]


async def test_replacing_the_only_one_who_had_not_agreed_ends_the_game(manager: Manager, clock: Clock) -> None:
    """All who are still there want it to end."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_end(1, BEN)
    clock.forward(WEEK)
    await wake(manager, ADA)
    await manager.consent.agree_to_replace(1, ADA, CLEO, konrad)
    assert table.status == "ended"


async def test_only_in_a_running_game_is_anybody_replaced(manager: Manager, clock: Clock) -> None:
    """Not before, not after."""
    table = await lobby(manager, ADA, BEN)
    clock.forward(WEEK)
    await refused(manager, table, NotRunning, manager.consent.agree_to_replace(1, ADA, BEN, konrad))
    await refused(manager, table, NotRunning, manager.consent.keep_waiting(1, ADA, BEN))


# -- the lobby ---------------------------------------------------------------------------------------------------------


async def test_when_the_host_is_silent_for_a_day_the_next_person_is_host(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """Until then whoever sits there is told when; a foreigner only that it is the host's to do."""
    table = await lobby(manager, ADA, BEN, CLEO)
    clock.forward(DAY - 1)
    await wake(manager, BEN, CLEO)
    with pytest.raises(HostIsThere) as refusal:
        await manager.lobby.start(1, BEN)
    assert refusal.value.facts == {"when": 1000 + DAY}
    clock.forward(1)
    await refused(manager, table, NotTheHost, manager.lobby.cancel(1, FOREIGNER))
    assert table.host == ADA
    await manager.lobby.start(1, BEN)
    assert table.host == BEN
    assert table.status == "running"
    assert contents(table) == await stored(store)


async def test_when_the_host_left_the_server_the_next_who_is_there_is_host(manager: Manager, store: Store) -> None:
    """Not whoever clicks first; the next one is host for good."""
    table = await lobby(manager, ADA, BEN, CLEO)
    with pytest.raises(HostIsThere):
        await manager.lobby.cancel(1, CLEO, gone={ADA})
    assert table.host == BEN
    assert contents(table) == await stored(store)
    await refused(manager, table, HostIsThere, manager.lobby.start(1, ADA))
    await manager.lobby.cancel(1, BEN)
    assert table.status == "cancelled"


async def test_when_all_others_are_absent_the_last_one_is_host(manager: Manager) -> None:
    """And may arrange the table as any host."""
    table = await lobby(manager, ADA, BEN, CLEO)
    await manager.lobby.leave(1, CLEO)
    await manager.lobby.add_computer(1, BEN, "random", konrad, gone={ADA})
    assert table.host == BEN
    await manager.lobby.remove_computer(1, BEN)


# -- tables where nobody is left ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("is_running", "silence", "status"), [(True, WEEK, "ended"), (False, DAY, "cancelled")])
async def test_a_table_where_all_are_silent_makes_room_for_a_new_one(
    manager: Manager, store: Store, clock: Clock, is_running: bool, silence: int, status: str
) -> None:
    """Not a second earlier; a word about it is posted."""
    table = await (started if is_running else lobby)(manager, ADA, BEN)
    clock.forward(silence - 1)
    assert await manager.closing.close_dead(5) is None
    with pytest.raises(ChannelBusy):
        await lobby(manager, CLEO)
    clock.forward(1)
    assert await manager.closing.close_dead(5) == table.id
    assert table.status == status
    assert (await posts_of(manager, table))[-1].kind == "abandoned"
    assert contents(table) == await stored(store)
    assert (await lobby(manager, CLEO)).id == 2
    assert await manager.closing.close_dead(5) is None


async def test_one_who_is_there_keeps_a_table_open(manager: Manager, clock: Clock) -> None:
    """However silent the others are."""
    await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, CLEO)
    assert await manager.closing.close_dead(5) is None


async def test_a_lobby_that_all_have_left_makes_room_at_once(manager: Manager) -> None:
    """Nobody is there to wait for."""
    table = await lobby(manager, ADA)
    await manager.lobby.leave(1, ADA)
    assert await manager.closing.close_dead(5) == 1
    assert table.status == "cancelled"


async def test_a_dead_table_whose_rules_are_gone_makes_room_too(
    manager: Manager, store: SqliteStore, clock: Clock
) -> None:
    """Nothing can be said of it any more."""
    await started(manager, ADA, BEN)
    await store._do(lambda db: db.execute("UPDATE tables SET rules = '0.old'"))
    again = Manager(store, clock)
    assert await again.closing.close_dead(5) is None
    with pytest.raises(ChannelBusy):
        await lobby(again, CLEO)
    clock.forward(WEEK)
    await again.closing.close_dead(5)
    assert (await lobby(again, CLEO)).id == 2
