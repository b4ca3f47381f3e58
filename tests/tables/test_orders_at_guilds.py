"""Orders in Norenberc: which order for a guild is executed, and when the player is called instead."""

import pytest

from bot.tables.manager import Manager
from bot.tables.table import Table
from tests.tables.tables import ADA, BEN, check_replay, go_away, open_prompt, posts_of, settled, started

pytestmark = pytest.mark.parametrize("game", ["norenberc"])
BREWERS = "r1.t1.brewers"


async def plan(manager: Manager, table: Table, user: int, *guilds: str) -> None:
    """Plan these cards."""
    await manager.play.answer(table.id, user, open_prompt(table, user).id, guilds)


async def at_brewers(manager: Manager) -> tuple[Table, int, int]:
    """A game where only the first player at the Brewers has not planned yet. Returns the table and both users."""
    table = await started(manager, ADA, BEN)
    first, second = (table.now.seats[seat].user or 0 for seat in table.now.state.order)
    await plan(manager, table, second, "brewers")
    return table, first, second


async def test_an_order_is_executed_without_a_call(manager: Manager) -> None:
    """The ordered answer is saved in one transaction with the answer before it; then the order is deleted."""
    table, first, second = await at_brewers(manager)
    await manager.order_changes.add(table.id, second, BREWERS, "sell.all")
    await go_away(manager, table)
    await plan(manager, table, first, "brewers")
    before = len(await posts_of(manager, table))

    await manager.play.answer(table.id, first, open_prompt(table, first).id, ["nothing"])

    seat = table.seat_of(second)
    assert table.now.state.players[seat].goods[0] == 0
    assert table.now.orders == {}
    called = [
        call for post in (await posts_of(manager, table))[before:] for call in post.called if post.moment == BREWERS
    ]
    assert called == []
    await check_replay(manager, table)


async def test_if_no_line_of_an_order_is_possible_the_player_is_called(manager: Manager) -> None:
    """The order stays until the decision is made."""
    table, first, second = await at_brewers(manager)
    await manager.order_changes.add(table.id, second, BREWERS, "sell.keep1")
    await go_away(manager, table)
    await plan(manager, table, first, "brewers")

    await manager.play.answer(table.id, first, open_prompt(table, first).id, ["nothing"])

    seat = table.seat_of(second)
    assert table.awaited() == (seat,)
    assert (await posts_of(manager, table))[-1].called == (seat,)
    assert table.now.orders[seat].laid == {BREWERS: ("sell.keep1",)}
    await manager.play.answer(table.id, second, open_prompt(table, second).id, ["nothing"])
    assert table.now.orders == {}


async def test_the_first_possible_line_of_an_order_is_executed(manager: Manager) -> None:
    """The lines below it are ignored; lines can be moved up and deleted."""
    table, first, second = await at_brewers(manager)
    for wish in ("sell.keep2", "nothing", "sell.all"):
        await manager.order_changes.add(table.id, second, BREWERS, wish)
    await manager.order_changes.move_up(table.id, second, BREWERS, "sell.all")
    await manager.order_changes.drop(table.id, second, BREWERS, "sell.keep2")
    assert table.now.orders[table.seat_of(second)].laid[BREWERS] == ("sell.all", "nothing")

    await plan(manager, table, first, "brewers")
    await manager.play.answer(table.id, first, open_prompt(table, first).id, ["nothing"])

    assert table.now.state.players[table.seat_of(second)].goods[0] == 0


async def test_orders_do_not_continue_a_decision_the_player_has_begun(manager: Manager) -> None:
    table, first, second = await at_brewers(manager)
    await plan(manager, table, first, "brewers")
    await manager.play.answer(table.id, first, open_prompt(table, first).id, ["buy"])
    await manager.play.back(table.id, first)
    assert open_prompt(table, first).ask == "act"
    await manager.play.answer(table.id, first, open_prompt(table, first).id, ["buy"])
    assert open_prompt(table, first).ask == "buy"
    assert second not in [table.now.seats[seat].user for seat in table.awaited()]


async def test_a_whole_round_is_played_by_orders(manager: Manager) -> None:
    """Both players order what the bot advises; after the last plan, the turn ends without a question."""
    table = await started(manager, ADA, BEN)
    await manager.order_changes.advise(table.id, ADA)
    await manager.order_changes.advise(table.id, BEN)
    await plan(manager, table, ADA, "brewers", "bakers")
    await manager.order_changes.advise(table.id, ADA)

    await plan(manager, table, BEN, "brewers", "bakers")

    assert (table.now.state.round, table.now.state.turn) > (1, 1)
    await check_replay(manager, table)


async def test_a_computer_plays_for_a_player_who_orders_it_and_asks_when_told_to(manager: Manager) -> None:
    """The player first chooses to plan without the computer, and is not called for other decisions."""
    table = await started(manager, ADA, BEN)
    await manager.order_changes.let_computer(table.id, ADA, ("plan",))
    await go_away(manager, table)
    assert table.seat_of(ADA) in table.awaited()
    await manager.order_changes.let_computer(table.id, ADA, ())
    await settled(manager, table)
    assert table.awaited() == (table.seat_of(BEN),)
    await plan(manager, table, BEN)
    await settled(manager, table)
    assert (table.now.state.round, table.awaited()) == (2, (table.seat_of(BEN),)), (
        "BEN has passed, the computer went on"
    )
    assert not [post for post in await posts_of(manager, table) if table.seat_of(ADA) in post.called and post.parts[1:]]
    await manager.order_changes.let_computer(table.id, ADA, None)
    assert table.now.orders == {}
