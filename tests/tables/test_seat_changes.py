"""Seats that change hands: by offer, request, vote, or moderator; each user has at most one seat."""

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
from tests.tables.absence import WEEK, konrad, wake
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    NAMES,
    asked,
    check_replay,
    check_stored,
    lobby,
    open_prompt,
    play_on,
    posts_of,
    refused,
    started,
)

DORA, MODERATOR = 14, 77


def dora(_at: Table) -> str:
    """A newcomer's name."""
    return "Dora"


async def with_computer(manager: Manager) -> Table:
    """A running game with Ada, Ben and a computer."""
    await lobby(manager, ADA, BEN)
    await manager.lobby.add_computer(1, ADA, "random", konrad)
    return await manager.lobby.start(1, ADA)


# -- offers ------------------------------------------------------------------------------------------------------------


@played_by(3)
async def test_a_user_who_accepts_an_offered_seat_plays_on_there(manager: Manager, store: Store) -> None:
    """Nothing changes before that; then a post announces the change, and the history has both users."""
    table = await started(manager, ADA, BEN, CLEO)
    giver = asked(table)[-1]
    seat, seen = table.seat_of(giver), len(await posts_of(manager, table))
    await manager.seat_changes.propose(1, giver, offering(giver, DORA), dora)
    assert giver in table.people
    await manager.seat_changes.agree(1, DORA, offering(giver, DORA), dora)
    assert table.now.seats[seat] == SeatRow(DORA, "Dora")
    [post] = (await posts_of(manager, table))[seen:]
    assert post.seated == (NewSitter("offer", NAMES[giver], "Dora"),)
    assert (post.left, post.replaced, post.returned) == ((), (), ())
    prompt = open_prompt(table, DORA)
    await refused(manager, table, NotSeated, manager.play.answer(by_click(1, 5), giver, prompt.id, prompt.options[:1]))
    await manager.play.answer(by_click(1, 6), DORA, prompt.id, prompt.options[:1])
    sat = [(row.user, row.first_turn, row.end_turn) for row in await store.sittings(1) if row.seat == seat]
    assert sat == [(giver, 0, 0), (DORA, 0, None)]
    await check_stored(store, table)
    await play_on(manager, table, 10)
    await check_replay(manager, table)


@played_by(3)
async def test_a_player_who_handed_a_seat_over_cannot_take_it_back(manager: Manager) -> None:
    """If a computer plays there later, only the seat's last user can take it back."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.seat_changes.propose(1, CLEO, offering(CLEO, DORA), dora)
    await manager.seat_changes.agree(1, DORA, offering(CLEO, DORA), dora)
    await manager.consent.hand_over(1, DORA, "random", konrad)
    assert await manager.consent.lost_seat(table, CLEO) is None
    assert await manager.consent.lost_seat(table, DORA) == 2


async def test_an_offer_can_be_declined_and_withdrawn(manager: Manager) -> None:
    """A withdrawn offer can be made again; a declined one cannot be made again to that user."""
    table, offer = await started(manager, ADA, BEN), offering(BEN, DORA)
    await manager.seat_changes.propose(1, BEN, offer, dora)
    await manager.seat_changes.refuse(1, BEN, offer)
    await refused(manager, table, NotAsked, manager.seat_changes.agree(1, DORA, offer, dora))
    await manager.seat_changes.propose(1, BEN, offer, dora)
    await manager.seat_changes.refuse(1, DORA, offer)
    await refused(manager, table, RefusedBefore, manager.seat_changes.propose(1, BEN, offer, dora))
    await manager.seat_changes.propose(1, BEN, offering(BEN, CLEO), konrad)
    assert table.people == {ADA, BEN}


async def test_an_offer_lapses_after_three_days(manager: Manager, clock: Clock) -> None:
    """The player can make the offer again."""
    table, offer = await started(manager, ADA, BEN), offering(BEN, DORA)
    await manager.seat_changes.propose(1, BEN, offer, dora)
    clock.forward(3 * DAY)
    await refused(manager, table, NotAsked, manager.seat_changes.agree(1, DORA, offer, dora))
    await manager.seat_changes.propose(1, BEN, offer, dora)
    await manager.seat_changes.agree(1, DORA, offer, dora)
    assert table.people == {ADA, DORA}


@played_by(3)
async def test_an_offer_can_be_made_and_answered_only_by_its_two_users(manager: Manager) -> None:
    table, offer = await started(manager, ADA, BEN, CLEO), offering(CLEO, DORA)
    await refused(manager, table, NotAsked, manager.seat_changes.agree(1, DORA, offer, dora))
    await refused(manager, table, NotForYou, manager.seat_changes.propose(1, ADA, offer, dora))
    await refused(
        manager, table, NotSeated, manager.seat_changes.propose(1, FOREIGNER, offering(FOREIGNER, DORA), dora)
    )
    await manager.seat_changes.propose(1, CLEO, offer, dora)
    await refused(manager, table, NotForYou, manager.seat_changes.agree(1, ADA, offer, dora))
    await refused(manager, table, NotForYou, manager.seat_changes.agree(1, CLEO, offer, dora))
    await refused(manager, table, NotForYou, manager.seat_changes.refuse(1, ADA, offer))
    await refused(manager, table, NotSeated, manager.seat_changes.agree(1, FOREIGNER, offer, dora))


@played_by(3)
async def test_a_player_never_gets_a_second_seat_of_the_same_game(manager: Manager) -> None:
    """Even a player who left the first seat gets no second one, because they know secrets of the first."""
    table = await started(manager, ADA, BEN, CLEO)
    await refused(manager, table, SeatedAlready, manager.seat_changes.propose(1, CLEO, offering(CLEO, BEN), konrad))
    await manager.consent.hand_over(1, BEN, "random", konrad)
    await refused(manager, table, SeenOtherSeat, manager.seat_changes.propose(1, CLEO, offering(CLEO, BEN), konrad))


async def test_of_two_offers_accepted_at_once_one_takes_effect(manager: Manager) -> None:
    """The second user learns that the seat is gone; a repeated click changes nothing."""
    table = await started(manager, ADA, BEN)
    for successor in (CLEO, DORA):
        await manager.seat_changes.propose(1, BEN, offering(BEN, successor), dora)
    wishes = [
        manager.seat_changes.agree(1, successor, offering(BEN, successor), dora) for successor in (CLEO, DORA, CLEO)
    ]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert [type(result) for result in results] == [Table, NotAtTable, NotAsked]
    assert table.people == {ADA, CLEO}


async def test_an_offer_survives_a_restart(manager: Manager, store: Store, clock: Clock) -> None:
    await started(manager, ADA, BEN)
    await manager.seat_changes.propose(1, BEN, offering(BEN, DORA), dora)
    again = Manager(store, clock)
    await again.seat_changes.agree(1, DORA, offering(BEN, DORA), dora)
    assert (await again.table(1)).people == {ADA, DORA}


@games_that(asks_all_at_once)
async def test_a_new_player_has_the_full_time(manager: Manager, clock: Clock) -> None:
    """The player counts as present, and as asked when they took the seat."""
    table = await started(manager, ADA, BEN)
    clock.forward(WEEK)
    await manager.seat_changes.propose(1, BEN, offering(BEN, DORA), dora)
    await manager.seat_changes.agree(1, DORA, offering(BEN, DORA), dora)
    assert table.now.marks[1].asked_at == 1000 + WEEK
    assert not manager.consent.absent(table, (), ADA)


# -- a user replaces an absent player ----------------------------------------------------------------------------------


@games_that(asks_all_at_once)
@played_by(3)
async def test_another_user_replaces_an_absent_player(manager: Manager, clock: Clock) -> None:
    """All present players and the new user must say yes, in any order."""
    table, motion = await started(manager, ADA, BEN, CLEO), replacing(CLEO, DORA)
    await refused(manager, table, NotAbsent, manager.seat_changes.propose(1, ADA, motion, dora))
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await refused(manager, table, NotAsked, manager.seat_changes.agree(1, DORA, motion, dora))
    await manager.seat_changes.propose(1, ADA, motion, dora)
    await manager.seat_changes.agree(1, DORA, motion, dora)
    assert CLEO in table.people
    seen = len(await posts_of(manager, table))
    await manager.seat_changes.agree(1, BEN, motion, dora)
    assert table.people == {ADA, BEN, DORA}
    [post] = (await posts_of(manager, table))[seen:]
    assert post.seated == (NewSitter("replace", "Cleo", "Dora"),)
    assert post.called == (2,)  # a new player who did not click last is called
    assert await manager.consent.lost_seat(table, CLEO) is None
    await check_replay(manager, table)


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_click_by_the_absent_player_resets_the_vote(manager: Manager, clock: Clock) -> None:
    """The vote is on a replacement by a user; a replacement by a computer works the same way."""
    table, motion = await started(manager, ADA, BEN, CLEO), replacing(CLEO, DORA)
    clock.forward(WEEK)
    await wake(manager, ADA, BEN)
    await manager.seat_changes.propose(1, ADA, motion, dora)
    clock.forward(60)
    await wake(manager, CLEO)
    await refused(manager, table, NotAsked, manager.seat_changes.agree(1, BEN, motion, dora))


# -- kicking a player --------------------------------------------------------------------------------------------------


@played_by(3)
async def test_all_others_can_kick_a_player(manager: Manager, store: Store, clock: Clock) -> None:
    """The player has no vote, cannot reset the vote by a click, and cannot come back, even after a restart."""
    table, motion = await started(manager, ADA, BEN, CLEO), kicking(CLEO)
    await manager.seat_changes.propose(1, ADA, motion, konrad)
    await refused(manager, table, NotForYou, manager.seat_changes.agree(1, CLEO, motion, konrad))
    await refused(manager, table, NotForYou, manager.seat_changes.refuse(1, CLEO, motion))
    await wake(manager, CLEO)
    await manager.seat_changes.agree(1, BEN, motion, konrad)
    assert table.now.seats[2] == SeatRow(None, "Konrad", table.game.best_computer)
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
async def test_one_player_alone_cannot_kick_another(manager: Manager, clock: Clock) -> None:
    """A single player can kick neither in a two-player game, nor if the third player is absent."""
    table = await started(manager, ADA, BEN)
    await refused(manager, table, OneAgainstOne, manager.seat_changes.propose(1, ADA, kicking(BEN), konrad))
    await refused(manager, table, OneAgainstOne, manager.seat_changes.propose(1, ADA, kicking(BEN, DORA), dora))
    await manager.endings.end(1, "Mo")
    three = await started(manager, ADA, BEN, CLEO, channel=6)
    wish = manager.seat_changes.propose(2, ADA, kicking(BEN), konrad, gone={CLEO})
    await refused(manager, three, OneAgainstOne, wish)
    clock.forward(WEEK)
    await manager.note_sign(2, BEN)
    await refused(manager, three, OneAgainstOne, manager.seat_changes.propose(2, ADA, kicking(BEN), konrad))


@played_by(3)
async def test_one_no_ends_a_vote_to_kick(manager: Manager) -> None:
    table, motion = await started(manager, ADA, BEN, CLEO), kicking(CLEO)
    await manager.seat_changes.propose(1, ADA, motion, konrad)
    await manager.seat_changes.refuse(1, BEN, motion)
    assert table.agreed(motion) == set()
    assert CLEO in table.people
    await refused(manager, table, NotAsked, manager.seat_changes.agree(1, ADA, motion, konrad))


@played_by(3)
async def test_players_cannot_kick_themselves_or_strangers(manager: Manager) -> None:
    """Strangers cannot kick any player."""
    table = await started(manager, ADA, BEN, CLEO)
    await refused(manager, table, NotForYou, manager.seat_changes.propose(1, ADA, kicking(ADA), konrad))
    await refused(manager, table, NotAtTable, manager.seat_changes.propose(1, ADA, kicking(FOREIGNER), konrad))
    await refused(manager, table, NotSeated, manager.seat_changes.propose(1, FOREIGNER, kicking(ADA), konrad))


@played_by(3)
async def test_a_kicked_player_can_be_let_in_again(manager: Manager) -> None:
    """The player must request a seat as usual, and can only get the seat whose secrets they know."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.seat_changes.propose(1, ADA, kicking(CLEO), konrad)
    await manager.seat_changes.agree(1, BEN, kicking(CLEO), konrad)
    seat = await manager.seat_changes.find_computer_seat(table, CLEO)
    await manager.seat_changes.propose(1, CLEO, joining(seat, CLEO), konrad)
    await manager.seat_changes.agree(1, ADA, joining(seat, CLEO), lambda _at: "Cleo")
    assert table.people == {ADA, BEN, CLEO}


async def test_votes_to_kick_a_player_count_only_once(manager: Manager) -> None:
    """A player who was let in again is kicked only by a new vote of all others."""
    table, motion = await started(manager, ADA, BEN, CLEO), kicking(CLEO)
    await manager.seat_changes.propose(1, ADA, motion, konrad)
    await manager.seat_changes.agree(1, BEN, motion, konrad)
    await manager.seat_changes.propose(1, CLEO, joining(2, CLEO), lambda _at: "Cleo")
    await manager.seat_changes.agree(1, ADA, joining(2, CLEO), lambda _at: "Cleo")
    await manager.seat_changes.propose(1, ADA, motion, konrad)
    assert table.people == {ADA, BEN, CLEO}
    assert table.agreed(motion) == {ADA}


# -- the seat of a computer --------------------------------------------------------------------------------------------


async def test_the_host_can_let_a_user_take_over_from_a_computer(manager: Manager) -> None:
    """The host's yes is enough; the newcomer is called."""
    table = await with_computer(manager)
    seat = await manager.seat_changes.find_computer_seat(table, DORA)
    await manager.seat_changes.propose(1, DORA, joining(seat, DORA), dora)
    assert DORA not in table.people
    await manager.seat_changes.agree(1, ADA, joining(seat, DORA), dora)
    assert table.now.seats[seat] == SeatRow(DORA, "Dora")
    assert (await posts_of(manager, table))[-1].seated == (NewSitter("join", "Konrad", "Dora"),)
    await check_replay(manager, table)


async def test_without_the_host_all_others_must_let_a_user_in(manager: Manager) -> None:
    """While the host is present, another player's yes is not enough. Absent players have no vote."""
    table = await with_computer(manager)
    await manager.seat_changes.propose(1, DORA, joining(2, DORA), dora)
    await manager.seat_changes.agree(1, BEN, joining(2, DORA), dora)
    assert DORA not in table.people
    await manager.seat_changes.agree(1, BEN, joining(2, DORA), dora, gone={ADA})
    assert DORA in table.people


async def test_a_refused_request_cannot_be_repeated(manager: Manager) -> None:
    """A withdrawn request can be repeated."""
    table, wish = await with_computer(manager), joining(2, DORA)
    await manager.seat_changes.propose(1, DORA, wish, dora)
    await manager.seat_changes.refuse(1, DORA, wish)
    await manager.seat_changes.propose(1, DORA, wish, dora)
    await manager.seat_changes.refuse(1, BEN, wish)
    await refused(manager, table, RefusedBefore, manager.seat_changes.propose(1, DORA, wish, dora))


async def test_only_seats_of_computers_can_be_requested(manager: Manager) -> None:
    """A user can request a seat only for themselves, and only one that exists."""
    table = await with_computer(manager)
    for seat in (0, 3, 999):
        await refused(manager, table, NoComputerSeat, manager.seat_changes.propose(1, DORA, joining(seat, DORA), dora))
    await refused(manager, table, NotForYou, manager.seat_changes.propose(1, BEN, joining(2, DORA), dora))
    await refused(manager, table, SeatedAlready, manager.seat_changes.propose(1, BEN, joining(2, BEN), dora))
    await refused(manager, table, NoComputerSeat, manager.seat_changes.find_computer_seat(table, DORA, 0))


async def test_a_seat_that_never_belonged_to_a_user_is_offered_first(manager: Manager) -> None:
    """The seat of a player who left is kept for them as long as another is free."""
    table = await with_computer(manager)
    await manager.consent.hand_over(1, BEN, "random", konrad)
    assert await manager.seat_changes.find_computer_seat(table, DORA) == 2
    assert await manager.seat_changes.find_computer_seat(table, DORA, 1) == 1
    assert await manager.seat_changes.find_computer_seat(table, BEN) == 1


# -- moderators --------------------------------------------------------------------------------------------------------


@played_by(3)
async def test_a_moderator_can_put_a_computer_in_at_once(manager: Manager) -> None:
    """The post names the moderator. A replaced player can come back; a kicked player cannot."""
    table = await started(manager, ADA, BEN, CLEO)
    await manager.seat_changes.impose(1, MODERATOR, replacing(CLEO), konrad)
    assert (await posts_of(manager, table))[-1].seated[0].by == MODERATOR
    assert await manager.consent.lost_seat(table, CLEO) == 2
    await manager.seat_changes.impose(1, MODERATOR, kicking(BEN), konrad)
    assert await manager.consent.lost_seat(table, BEN) is None
    await refused(manager, table, NotAtTable, manager.seat_changes.impose(1, MODERATOR, kicking(BEN), konrad))


async def test_a_moderator_can_offer_a_players_seat_to_a_user(manager: Manager) -> None:
    """The player plays on until the user accepts."""
    table = await started(manager, ADA, BEN)
    await manager.seat_changes.impose(1, MODERATOR, kicking(BEN, DORA), dora)
    assert BEN in table.people
    await manager.seat_changes.agree(1, DORA, offering(BEN, DORA), dora)
    assert table.people == {ADA, DORA}
    assert (await posts_of(manager, table))[-1].seated == (NewSitter("offer", "Ben", "Dora", by=MODERATOR),)


# -- not in a running game ---------------------------------------------------------------------------------------------


WISHES: list[Callable[[Manager], object]] = [
    lambda manager: manager.seat_changes.propose(1, BEN, offering(BEN, DORA), dora),
    lambda manager: manager.seat_changes.propose(1, DORA, joining(0, DORA), dora),
    lambda manager: manager.seat_changes.agree(1, BEN, kicking(ADA), dora),
    lambda manager: manager.seat_changes.refuse(1, BEN, kicking(ADA)),
    lambda manager: manager.seat_changes.impose(1, MODERATOR, kicking(ADA), dora),
]


@pytest.mark.parametrize("wish", WISHES)
@played_by(3)
async def test_seats_change_hands_only_in_a_running_game(manager: Manager, wish: Callable[[Manager], object]) -> None:
    table = await lobby(manager, ADA, BEN)
    await refused(manager, table, NotRunning, wish(manager))


@pytest.mark.parametrize("motion", [offering(1, 2), joining(0, 2), kicking(1), kicking(1, 2), replacing(1, 2)])
def test_a_motion_is_read_as_it_was_written(motion: Motion) -> None:
    """Motions are parsed from the code stored in a button and in the database."""
    assert read_motion(motion.code) == motion
    assert motion.successor in (None, 2)
