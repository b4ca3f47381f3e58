"""Orders at a table of Norenberc: which of those for a guild are played, and when their player is called instead."""

import pytest

from bot.tables.manager import Manager
from bot.tables.table import Table
from tests.tables.tables import ADA, BEN, check_replay, go_away, open_prompt, posts_of, settled, started

pytestmark = pytest.mark.parametrize("game", ["norenberc"])
BREWERS = "r1.t1.brewers"


async def plan(manager: Manager, table: Table, user: int, *guilds: str) -> None:
    """Lays cards."""
    await manager.play.answer(table.id, user, open_prompt(table, user).id, guilds)


async def at_brewers(manager: Manager) -> tuple[Table, int, int]:
    """A game in which both have laid a card for the Brewers but for one of them; who acts there first, and second."""
    table = await started(manager, ADA, BEN)
    first, second = (table.seats[seat].user or 0 for seat in table.state.order)
    await plan(manager, table, second, "brewers")
    return table, first, second


async def test_what_was_ordered_is_played_without_a_call(manager: Manager) -> None:
    """All at once with the answer that led to it; the order is gone, and the record has it as an answer."""
    table, first, second = await at_brewers(manager)
    await manager.ordering.add(table.id, second, BREWERS, "sell.all")
    await go_away(manager, table)
    await plan(manager, table, first, "brewers")
    before = len(await posts_of(manager, table))

    await manager.play.answer(table.id, first, open_prompt(table, first).id, ["nothing"])

    seat = table.seat_of(second)
    assert table.state.players[seat].goods[0] == 0
    assert table.orders == {}
    called = [
        call for post in (await posts_of(manager, table))[before:] for call in post.called if post.moment == BREWERS
    ]
    assert called == []
    await check_replay(manager, table)


async def test_where_no_line_fits_the_player_is_called(manager: Manager) -> None:
    """And the order stays until the decision is made."""
    table, first, second = await at_brewers(manager)
    await manager.ordering.add(table.id, second, BREWERS, "sell.keep1")
    await go_away(manager, table)
    await plan(manager, table, first, "brewers")

    await manager.play.answer(table.id, first, open_prompt(table, first).id, ["nothing"])

    seat = table.seat_of(second)
    assert table.awaited() == (seat,)
    assert (await posts_of(manager, table))[-1].called == (seat,)
    assert table.orders[seat].laid == {BREWERS: ("sell.keep1",)}
    await manager.play.answer(table.id, second, open_prompt(table, second).id, ["nothing"])
    assert table.orders == {}


async def test_the_first_line_that_fits_is_played(manager: Manager) -> None:
    """Others below it are not looked at; one can be moved up or taken away."""
    table, first, second = await at_brewers(manager)
    for wish in ("sell.keep2", "nothing", "sell.all"):
        await manager.ordering.add(table.id, second, BREWERS, wish)
    await manager.ordering.move_up(table.id, second, BREWERS, "sell.all")
    await manager.ordering.drop(table.id, second, BREWERS, "sell.keep2")
    assert table.orders[table.seat_of(second)].laid[BREWERS] == ("sell.all", "nothing")

    await plan(manager, table, first, "brewers")
    await manager.play.answer(table.id, first, open_prompt(table, first).id, ["nothing"])

    assert table.state.players[table.seat_of(second)].goods[0] == 0


async def test_a_decision_that_its_player_has_begun_is_left_to_them(manager: Manager) -> None:
    """However much was ordered for the questions that follow."""
    table, first, second = await at_brewers(manager)
    await plan(manager, table, first, "brewers")
    await manager.play.answer(table.id, first, open_prompt(table, first).id, ["buy"])
    await manager.play.back(table.id, first)
    assert open_prompt(table, first).ask == "act"
    await manager.play.answer(table.id, first, open_prompt(table, first).id, ["buy"])
    assert open_prompt(table, first).ask == "buy"
    assert second not in [table.seats[seat].user for seat in table.awaited()]


async def test_a_whole_round_goes_on_while_everyone_sleeps(manager: Manager) -> None:
    """Both order all that is advised, the last to plan goes to bed: the turn ends without a question."""
    table = await started(manager, ADA, BEN)
    await manager.ordering.advise(table.id, ADA)
    await manager.ordering.advise(table.id, BEN)
    await plan(manager, table, ADA, "brewers", "bakers")
    await manager.ordering.advise(table.id, ADA)

    await plan(manager, table, BEN, "brewers", "bakers")

    assert (table.state.round, table.state.turn) > (1, 1)
    await check_replay(manager, table)


async def test_a_computer_plays_for_whoever_orders_it_and_asks_when_it_should(manager: Manager) -> None:
    """Nobody is called for what it answers; of planning the player wants to be asked."""
    table = await started(manager, ADA, BEN)
    await manager.ordering.let_computer(table.id, ADA, ("plan",))
    await go_away(manager, table)
    assert table.seat_of(ADA) in table.awaited()
    await manager.ordering.let_computer(table.id, ADA, ())
    await settled(manager, table)
    assert table.awaited() == (table.seat_of(BEN),)
    await plan(manager, table, BEN)
    await settled(manager, table)
    assert (table.state.round, table.awaited()) == (2, (table.seat_of(BEN),)), "BEN has passed, the computer went on"
    assert not [post for post in await posts_of(manager, table) if table.seat_of(ADA) in post.called and post.parts[1:]]
    await manager.ordering.let_computer(table.id, ADA, None)
    assert table.orders == {}
