"""People who left the server or have been silent for too long: they block nobody, and nobody is forced out early."""

from bot.errors import (
    NotAbsent,
    NotAwaited,
    NotGone,
)
from bot.storage.limits import Limits
from bot.storage.store import Store
from bot.tables.keeper import SIGNS_EVERY
from bot.tables.manager import Manager
from bot.tables.motions import END, replacing
from bot.tables.posts import PostKind
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.tables.absence import DAY, WEEK, clock, konrad, manager, waiting_for_cleo, wake
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    contents,
    open_prompt,
    posts_of,
    refused,
    started,
    stored,
)

__all__ = ["clock", "manager"]
"""Fixtures that the tests ask for by name."""


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
        await manager.play.answer(1, CLEO, prompt.id, prompt.options[: max(1, prompt.least)])
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


@played_by(3)
async def test_a_game_ends_without_the_consent_of_whoever_left_the_server(manager: Manager) -> None:
    """The others must all agree, as ever."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, ADA, gone={CLEO})
    assert table.status == "running"
    await manager.consent.agree_to_end(1, BEN, gone={CLEO})
    assert table.status == "ended"
    assert (await posts_of(manager, table))[-1].kind is PostKind.ENDED


@games_that(asks_all_at_once)
@played_by(3)
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


@played_by(3)
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
