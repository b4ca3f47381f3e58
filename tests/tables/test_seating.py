"""Seats go from one to another: offered, asked for, taken by all others or by a moderator; nobody sits in two."""

import asyncio
from collections.abc import Callable

import pytest

from bot.errors import (
    NoComputerSeat,
    NotAbsent,
    NotAsked,
    NotAtTable,
    NotForYou,
    NotRunning,
    NotSeated,
    OneAgainstOne,
    RefusedBefore,
    SeatedAlready,
    SeenOtherSeat,
)
from bot.storage.rows import SeatRow
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.motions import Motion, joining, kicking, offering, read_motion, replacing
from bot.tables.pace import DAY
from bot.tables.posts import NewSitter
from bot.tables.table import Table
from tests.causes import by_click
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.tables.absence import WEEK, clock, konrad, manager, wake
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    NAMES,
    asked,
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

__all__ = ["clock", "manager"]
"""Fixtures that the tests ask for by name."""

DORA, MODERATOR = 14, 77


def dora(_at: Table) -> str:
    """Somebody's name."""
    return "Dora"


async def with_computer(manager: Manager) -> Table:
    """A running game of Ada, Ben and a computer."""
    await lobby(manager, ADA, BEN)
    await manager.lobby.add_computer(1, ADA, "random", konrad)
    return await manager.lobby.start(1, ADA)


# -- offers ------------------------------------------------------------------------------------------------------------


@played_by(3)
async def test_whoever_is_offered_a_seat_plays_on_there(manager: Manager, store: Store) -> None:
    """Nothing changes before; then all are told, the seat's question is theirs, and both have sat there."""
    table = await started(manager, ADA, BEN, CLEO)
    giver = asked(table)[-1]
    seat, seen = table.seat_of(giver), len(await posts_of(manager, table))
    await manager.seating.propose(1, giver, offering(giver, DORA), dora)
    assert giver in table.people
    await manager.seating.agree(1, DORA, offering(giver, DORA), dora)
    assert table.seats[seat] == SeatRow(DORA, "Dora")
    [post] = (await posts_of(manager, table))[seen:]
    assert post.seated == (NewSitter("offer", NAMES[giver], "Dora"),)
    assert (post.left, post.replaced, post.returned) == ((), (), ())
    prompt = open_prompt(table, DORA)
    await refused(manager, table, NotSeated, manager.play.answer(by_click(1, 5), giver, prompt.id, prompt.options[:1]))
    await manager.play.answer(by_click(1, 6), DORA, prompt.id, prompt.options[:1])
    sat = [(row.user, row.first_turn, row.end_turn) for row in await store.sittings(1) if row.seat == seat]
    assert sat == [(giver, 0, 0), (DORA, 0, None)]
    assert contents(table) == await stored(store)
    await play_on(manager, table, 10)
    await check_replay(manager, table)


@played_by(3)
async def test_whoever_has_handed_a_seat_over_does_not_get_it_back(manager: Manager) -> None:
    """Not even when a computer plays there later: its last person does."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.seating.propose(1, CLEO, offering(CLEO, DORA), dora)
    await manager.seating.agree(1, DORA, offering(CLEO, DORA), dora)
    await manager.consent.hand_over(1, DORA, "random", konrad)
    assert await manager.consent.lost_seat(table, CLEO) is None
    assert await manager.consent.lost_seat(table, DORA) == 2


async def test_an_offer_can_be_declined_and_taken_back(manager: Manager) -> None:
    """Whoever has declined is not asked again; others can be, and an offer that was taken back can be made again."""
    table, offer = await started(manager, ADA, BEN), offering(BEN, DORA)
    await manager.seating.propose(1, BEN, offer, dora)
    await manager.seating.refuse(1, BEN, offer)
    await refused(manager, table, NotAsked, manager.seating.agree(1, DORA, offer, dora))
    await manager.seating.propose(1, BEN, offer, dora)
    await manager.seating.refuse(1, DORA, offer)
    await refused(manager, table, RefusedBefore, manager.seating.propose(1, BEN, offer, dora))
    await manager.seating.propose(1, BEN, offering(BEN, CLEO), konrad)
    assert table.people == {ADA, BEN}


async def test_an_offer_lapses(manager: Manager, clock: Clock) -> None:
    """After three days it must be made again."""
    table, offer = await started(manager, ADA, BEN), offering(BEN, DORA)
    await manager.seating.propose(1, BEN, offer, dora)
    clock.forward(3 * DAY)
    await refused(manager, table, NotAsked, manager.seating.agree(1, DORA, offer, dora))
    await manager.seating.propose(1, BEN, offer, dora)
    await manager.seating.agree(1, DORA, offer, dora)
    assert table.people == {ADA, DORA}


@played_by(3)
async def test_an_offer_is_for_nobody_else(manager: Manager) -> None:
    """Nobody offers another's seat, takes what is offered to another, or declines for them."""
    table, offer = await started(manager, ADA, BEN, CLEO), offering(CLEO, DORA)
    await refused(manager, table, NotAsked, manager.seating.agree(1, DORA, offer, dora))
    await refused(manager, table, NotForYou, manager.seating.propose(1, ADA, offer, dora))
    await refused(manager, table, NotSeated, manager.seating.propose(1, FOREIGNER, offering(FOREIGNER, DORA), dora))
    await manager.seating.propose(1, CLEO, offer, dora)
    await refused(manager, table, NotForYou, manager.seating.agree(1, ADA, offer, dora))
    await refused(manager, table, NotForYou, manager.seating.agree(1, CLEO, offer, dora))
    await refused(manager, table, NotForYou, manager.seating.refuse(1, ADA, offer))
    await refused(manager, table, NotSeated, manager.seating.agree(1, FOREIGNER, offer, dora))


@played_by(3)
async def test_nobody_sits_in_two_seats_nor_knows_two(manager: Manager) -> None:
    """Who sits there, and who has sat in another seat of the game, takes no other."""
    table = await started(manager, ADA, BEN, CLEO)
    await refused(manager, table, SeatedAlready, manager.seating.propose(1, CLEO, offering(CLEO, BEN), konrad))
    await manager.consent.hand_over(1, BEN, "random", konrad)
    await refused(manager, table, SeenOtherSeat, manager.seating.propose(1, CLEO, offering(CLEO, BEN), konrad))


async def test_of_two_offers_at_once_one_is_taken(manager: Manager) -> None:
    """Whoever is second is told that the seat is gone; two clicks of one seat them once."""
    table = await started(manager, ADA, BEN)
    for heir in (CLEO, DORA):
        await manager.seating.propose(1, BEN, offering(BEN, heir), dora)
    wishes = [manager.seating.agree(1, heir, offering(BEN, heir), dora) for heir in (CLEO, DORA, CLEO)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert [type(result) for result in results] == [Table, NotAtTable, NotAsked]
    assert table.people == {ADA, CLEO}


async def test_an_offer_survives_a_restart(manager: Manager, store: Store, clock: Clock) -> None:
    """And asks nobody at the table for an answer."""
    await started(manager, ADA, BEN)
    await manager.seating.propose(1, BEN, offering(BEN, DORA), dora)
    again = Manager(store, clock)
    await again.seating.agree(1, DORA, offering(BEN, DORA), dora)
    assert (await again.table(1)).people == {ADA, DORA}


@games_that(asks_all_at_once)
async def test_whoever_sits_down_has_time_anew(manager: Manager, clock: Clock) -> None:
    """They are asked from then on, and count as present."""
    table = await started(manager, ADA, BEN)
    clock.forward(WEEK)
    await manager.seating.propose(1, BEN, offering(BEN, DORA), dora)
    await manager.seating.agree(1, DORA, offering(BEN, DORA), dora)
    assert table.marks[1].asked_at == 1000 + WEEK
    assert not manager.consent.absent(table, (), ADA)


# -- somebody else for whoever is absent -------------------------------------------------------------------------------


@games_that(asks_all_at_once)
@played_by(3)
async def test_somebody_else_plays_on_for_one_who_is_absent(manager: Manager, clock: Clock) -> None:
    """When all others who are there agree, and whoever is to sit there; in any order."""
    table, motion = await started(manager, ADA, BEN, CLEO), replacing(CLEO, DORA)
    await refused(manager, table, NotAbsent, manager.seating.propose(1, ADA, motion, dora))
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await refused(manager, table, NotAsked, manager.seating.agree(1, DORA, motion, dora))
    await manager.seating.propose(1, ADA, motion, dora)
    await manager.seating.agree(1, DORA, motion, dora)
    assert CLEO in table.people
    seen = len(await posts_of(manager, table))
    await manager.seating.agree(1, BEN, motion, dora)
    assert table.people == {ADA, BEN, DORA}
    [post] = (await posts_of(manager, table))[seen:]
    assert post.seated == (NewSitter("replace", "Cleo", "Dora"),)
    assert post.called == (2,)  # who did not click is called to what is asked there
    assert await manager.consent.lost_seat(table, CLEO) is None
    await check_replay(manager, table)


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_sign_of_life_undoes_it(manager: Manager, clock: Clock) -> None:
    """As for a computer."""
    table, motion = await started(manager, ADA, BEN, CLEO), replacing(CLEO, DORA)
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.seating.propose(1, ADA, motion, dora)
    clock.forward(60)
    await wake(manager, CLEO)
    await refused(manager, table, NotAsked, manager.seating.agree(1, BEN, motion, dora))


# -- putting somebody out ----------------------------------------------------------------------------------------------


@played_by(3)
async def test_all_others_put_somebody_out(manager: Manager, store: Store, clock: Clock) -> None:
    """Who has no say, cannot undo it by a click, and does not come back; also after a restart."""
    table, motion = await started(manager, ADA, BEN, CLEO), kicking(CLEO)
    await manager.seating.propose(1, ADA, motion, konrad)
    await refused(manager, table, NotForYou, manager.seating.agree(1, CLEO, motion, konrad))
    await refused(manager, table, NotForYou, manager.seating.refuse(1, CLEO, motion))
    await wake(manager, CLEO)
    await manager.seating.agree(1, BEN, motion, konrad)
    assert table.seats[2] == SeatRow(None, "Konrad", table.game.best_computer)
    assert (await posts_of(manager, table))[-1].seated == (NewSitter("kick", "Cleo", "Konrad", is_computer=True),)
    assert await manager.consent.lost_seat(table, CLEO) is None
    clock.forward(WEEK)
    again = Manager(store, clock)
    await again.table(1)
    await again.timers.look()
    with pytest.raises(NotSeated):
        await again.consent.take_seat_back(1, CLEO, "Cleo")
    await check_replay(manager, table)


@games_that(asks_all_at_once)
async def test_a_single_rival_puts_nobody_out(manager: Manager, clock: Clock) -> None:
    """Not in a game of two, nor where the third is absent."""
    table = await started(manager, ADA, BEN)
    await refused(manager, table, OneAgainstOne, manager.seating.propose(1, ADA, kicking(BEN), konrad))
    await refused(manager, table, OneAgainstOne, manager.seating.propose(1, ADA, kicking(BEN, DORA), dora))
    await manager.closing.end(1, "Mo")
    three = await started(manager, ADA, BEN, CLEO, channel=6)
    wish = manager.seating.propose(2, ADA, kicking(BEN), konrad, gone={CLEO})
    await refused(manager, three, OneAgainstOne, wish)
    clock.forward(WEEK)
    await manager.note_sign(2, BEN)
    await refused(manager, three, OneAgainstOne, manager.seating.propose(2, ADA, kicking(BEN), konrad))


@played_by(3)
async def test_one_no_undoes_a_vote_on_putting_somebody_out(manager: Manager) -> None:
    """And it lapses after a while without making anybody absent who has not answered."""
    table, motion = await started(manager, ADA, BEN, CLEO), kicking(CLEO)
    await manager.seating.propose(1, ADA, motion, konrad)
    await manager.seating.refuse(1, BEN, motion)
    assert table.agreed(motion) == set()
    assert CLEO in table.people
    await refused(manager, table, NotAsked, manager.seating.agree(1, ADA, motion, konrad))


@played_by(3)
async def test_nobody_puts_themself_or_a_stranger_out(manager: Manager) -> None:
    """Nor does a stranger anybody."""
    table = await started(manager, ADA, BEN, CLEO)
    await refused(manager, table, NotForYou, manager.seating.propose(1, ADA, kicking(ADA), konrad))
    await refused(manager, table, NotAtTable, manager.seating.propose(1, ADA, kicking(FOREIGNER), konrad))
    await refused(manager, table, NotSeated, manager.seating.propose(1, FOREIGNER, kicking(ADA), konrad))


@played_by(3)
async def test_whoever_was_put_out_can_be_let_in_again(manager: Manager) -> None:
    """By asking as anyone does; only into the seat whose secrets they know."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.seating.propose(1, ADA, kicking(CLEO), konrad)
    await manager.seating.agree(1, BEN, kicking(CLEO), konrad)
    seat = await manager.seating.find_computer_seat(table, CLEO)
    await manager.seating.propose(1, CLEO, joining(seat, CLEO), konrad)
    await manager.seating.agree(1, ADA, joining(seat, CLEO), lambda _at: "Cleo")
    assert table.people == {ADA, BEN, CLEO}


async def test_votes_to_kick_a_player_do_not_count_a_second_time(manager: Manager) -> None:
    """A player who was let in again is put out only by a new vote of all others."""
    table, motion = await started(manager, ADA, BEN, CLEO), kicking(CLEO)
    await manager.seating.propose(1, ADA, motion, konrad)
    await manager.seating.agree(1, BEN, motion, konrad)
    await manager.seating.propose(1, CLEO, joining(2, CLEO), lambda _at: "Cleo")
    await manager.seating.agree(1, ADA, joining(2, CLEO), lambda _at: "Cleo")
    await manager.seating.propose(1, ADA, motion, konrad)
    assert table.people == {ADA, BEN, CLEO}
    assert table.agreed(motion) == {ADA}


# -- the seat of a computer --------------------------------------------------------------------------------------------


async def test_the_host_lets_somebody_take_over_from_a_computer(manager: Manager) -> None:
    """The host's yes is enough; the newcomer is called to what is asked there."""
    table = await with_computer(manager)
    seat = await manager.seating.find_computer_seat(table, DORA)
    await manager.seating.propose(1, DORA, joining(seat, DORA), dora)
    assert DORA not in table.people
    await manager.seating.agree(1, ADA, joining(seat, DORA), dora)
    assert table.seats[seat] == SeatRow(DORA, "Dora")
    assert (await posts_of(manager, table))[-1].seated == (NewSitter("join", "Konrad", "Dora"),)
    await check_replay(manager, table)


async def test_without_the_host_all_others_let_somebody_in(manager: Manager) -> None:
    """Who is absent is not needed; one player's yes is not enough while the host is there."""
    table = await with_computer(manager)
    await manager.seating.propose(1, DORA, joining(2, DORA), dora)
    await manager.seating.agree(1, BEN, joining(2, DORA), dora)
    assert DORA not in table.people
    await manager.seating.agree(1, BEN, joining(2, DORA), dora, gone={ADA})
    assert DORA in table.people


async def test_a_request_can_be_refused_once(manager: Manager) -> None:
    """Players are not asked again and again; who withdraws it can ask again."""
    table, wish = await with_computer(manager), joining(2, DORA)
    await manager.seating.propose(1, DORA, wish, dora)
    await manager.seating.refuse(1, DORA, wish)
    await manager.seating.propose(1, DORA, wish, dora)
    await manager.seating.refuse(1, BEN, wish)
    await refused(manager, table, RefusedBefore, manager.seating.propose(1, DORA, wish, dora))


async def test_only_the_seats_of_computers_can_be_asked_for(manager: Manager) -> None:
    """For oneself; a seat that does not exist is none."""
    table = await with_computer(manager)
    for seat in (0, 3, 999):
        await refused(manager, table, NoComputerSeat, manager.seating.propose(1, DORA, joining(seat, DORA), dora))
    await refused(manager, table, NotForYou, manager.seating.propose(1, BEN, joining(2, DORA), dora))
    await refused(manager, table, SeatedAlready, manager.seating.propose(1, BEN, joining(2, BEN), dora))
    await refused(manager, table, NoComputerSeat, manager.seating.find_computer_seat(table, DORA, 0))


async def test_a_seat_that_was_no_persons_is_offered_first(manager: Manager) -> None:
    """Whoever has left may come back to theirs."""
    table = await with_computer(manager)
    await manager.consent.hand_over(1, BEN, "random", konrad)
    assert await manager.seating.find_computer_seat(table, DORA) == 2
    assert await manager.seating.find_computer_seat(table, DORA, 1) == 1
    assert await manager.seating.find_computer_seat(table, BEN) == 1


# -- moderators --------------------------------------------------------------------------------------------------------


@played_by(3)
async def test_a_moderator_puts_a_computer_in_at_once(manager: Manager) -> None:
    """Named to all; who was replaced may come back, who was put out may not."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.seating.impose(1, MODERATOR, replacing(CLEO), konrad)
    assert (await posts_of(manager, table))[-1].seated[0].by == MODERATOR
    assert await manager.consent.lost_seat(table, CLEO) == 2
    await manager.seating.impose(1, MODERATOR, kicking(BEN), konrad)
    assert await manager.consent.lost_seat(table, BEN) is None
    await refused(manager, table, NotAtTable, manager.seating.impose(1, MODERATOR, kicking(BEN), konrad))


async def test_a_moderator_offers_a_seat_to_somebody(manager: Manager) -> None:
    """Who must want it; the player plays on until then."""
    table = await started(manager, ADA, BEN)
    await manager.seating.impose(1, MODERATOR, kicking(BEN, DORA), dora)
    assert BEN in table.people
    await manager.seating.agree(1, DORA, offering(BEN, DORA), dora)
    assert table.people == {ADA, DORA}
    assert (await posts_of(manager, table))[-1].seated == (NewSitter("offer", "Ben", "Dora", by=MODERATOR),)


# -- none of it without a running game ---------------------------------------------------------------------------------


WISHES: list[Callable[[Manager], object]] = [
    lambda manager: manager.seating.propose(1, BEN, offering(BEN, DORA), dora),
    lambda manager: manager.seating.propose(1, DORA, joining(0, DORA), dora),
    lambda manager: manager.seating.agree(1, BEN, kicking(ADA), dora),
    lambda manager: manager.seating.refuse(1, BEN, kicking(ADA)),
    lambda manager: manager.seating.impose(1, MODERATOR, kicking(ADA), dora),
]


@pytest.mark.parametrize("wish", WISHES)
@played_by(3)
async def test_no_seat_changes_hands_without_a_running_game(
    manager: Manager, wish: Callable[[Manager], object]
) -> None:
    """Neither before it nor after."""
    table = await lobby(manager, ADA, BEN)
    await refused(manager, table, NotRunning, wish(manager))


@pytest.mark.parametrize("motion", [offering(1, 2), joining(0, 2), kicking(1), kicking(1, 2), replacing(1, 2)])
def test_a_motion_is_read_as_it_was_written(motion: Motion) -> None:
    """By the letters that a button and the database hold."""
    assert read_motion(motion.code) == motion
    assert motion.heir in (None, 2)
