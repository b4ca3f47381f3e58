"""Players who left the server or were silent too long: they block nothing, and no player is removed too early."""

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
from tests.tables.absence import DAY, WEEK, konrad, waiting_for_cleo, wake
from tests.tables.tables import ADA, BEN, CLEO, FOREIGNER, check_stored, open_prompt, posts_of, refused, started


async def test_activity_is_stored_every_ten_minutes_and_survives_a_restart(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """Activity of users without a seat is ignored."""
    table = await started(manager, ADA, BEN)
    begun = manager.now()
    assert table.heard == {ADA: begun, BEN: begun}
    clock.forward(SIGNS_EVERY - 1)
    await wake(manager, ADA, FOREIGNER)
    assert table.heard == {ADA: begun, BEN: begun}
    clock.forward(1)
    await wake(manager, ADA, FOREIGNER)
    assert table.heard == {ADA: begun + SIGNS_EVERY, BEN: begun}
    await check_stored(store, table)


async def test_a_new_question_restarts_the_silence_limit(manager: Manager, store: Store, clock: Clock) -> None:
    """Time spent waiting for others does not count as silence."""
    table = await waiting_for_cleo(manager)
    clock.forward(2 * WEEK)
    await wake(manager, CLEO)
    while table.awaited() == (table.seat_of(CLEO),):
        prompt = open_prompt(table, CLEO)
        await manager.play.answer(1, CLEO, prompt.id, prompt.options[: max(1, prompt.least)])
    asked = {table.now.seats[seat].user or 0 for seat in table.awaited()} - {CLEO}
    assert asked
    for other in asked:
        assert table.heard[other] == manager.now()
        await refused(manager, table, NotAbsent, manager.consent.agree_to_replace(1, CLEO, other, konrad))
    for other in {ADA, BEN} - asked:
        await refused(manager, table, NotAwaited, manager.consent.agree_to_replace(1, CLEO, other, konrad))
    await check_stored(store, table)


async def test_a_player_who_waits_for_others_is_not_absent(manager: Manager, clock: Clock) -> None:
    """Such players cannot be replaced, but vote on replacing others; they get the full time to answer."""
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


async def test_an_active_player_who_ignores_a_vote_must_still_agree(manager: Manager, clock: Clock) -> None:
    """Each new vote gives that player the full time again to agree."""
    table = await waiting_for_cleo(manager)
    await manager.consent.agree_to_end(1, ADA)
    clock.forward(DAY)
    await wake(manager, BEN)
    clock.forward(WEEK)
    await wake(manager, ADA)
    assert set(manager.consent.vote(table, END, actor=ADA).missing) == {BEN}
    await manager.consent.agree_to_end(1, ADA)
    assert manager.consent.vote(table, END, actor=ADA).missing == {BEN: manager.now() + WEEK}
    assert table.now.status == "running"
    clock.forward(WEEK)
    await manager.consent.agree_to_end(1, ADA)
    assert table.now.status == "ended"


@played_by(3)
async def test_a_game_ends_without_the_consent_of_players_who_left_the_server(manager: Manager) -> None:
    """All remaining players must agree."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, ADA, gone={CLEO})
    assert table.now.status == "running"
    await manager.consent.agree_to_end(1, BEN, gone={CLEO})
    assert table.now.status == "ended"
    assert (await posts_of(manager, table))[-1].kind is PostKind.ENDED


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_game_ends_without_the_consent_of_players_silent_for_a_week(manager: Manager, clock: Clock) -> None:
    """One second earlier, their consent is still needed; any click makes it needed again."""
    table = await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK - 1)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_end(1, ADA)
    await manager.consent.agree_to_end(1, BEN)
    assert table.now.status == "running"
    assert manager.consent.vote(table, END).missing == {CLEO: 1000 + WEEK}
    clock.forward(1)
    await wake(manager, CLEO)
    await manager.consent.agree_to_end(1, BEN)
    assert table.now.status == "running"
    clock.forward(WEEK)
    await wake(manager, ADA)
    await manager.consent.agree_to_end(1, ADA)
    assert table.now.status == "ended"


@played_by(3)
async def test_a_silent_players_earlier_vote_to_end_still_counts(manager: Manager, clock: Clock) -> None:
    """Active players who have not voted yet must still vote."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.consent.agree_to_end(1, CLEO)
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.consent.agree_to_end(1, ADA)
    vote = manager.consent.vote(table, END)
    assert (vote.agreed, set(vote.missing)) == ({ADA, CLEO}, {BEN})
    assert table.now.status == "running"


async def test_without_silence_limits_only_players_who_left_the_server_are_absent(store: Store, clock: Clock) -> None:
    """A limit of 0 turns absence by silence off."""
    manager = Manager(store, clock, Limits(lobby_silence=0, game_silence=0))
    table = await started(manager, ADA, BEN)
    clock.forward(100 * WEEK)
    await manager.consent.agree_to_end(1, ADA)
    assert table.now.status == "running"
    await refused(manager, table, NotGone, manager.consent.agree_to_replace(1, ADA, BEN, konrad))
    await manager.consent.agree_to_end(1, ADA, gone={BEN})
    assert table.now.status == "ended"
