"""Orders at a table: played at once without a call, gone when used, private, there after a restart."""

from pathlib import Path

import pytest

from bot.errors import OrderPast, TooManyInstructions
from bot.games.orders import MOST_LAID
from bot.storage.sqlite.store import SqliteStore
from bot.tables.manager import Manager
from bot.tables.ordering import coming_occasions, foresight_of
from bot.tables.table import Table
from tests.every_game import games_that, offers_many_instructions, offers_orders, played_by
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    asked,
    check_replay,
    decide,
    go_away,
    open_prompt,
    posts_of,
    refused,
    settled,
    started,
)

pytestmark = games_that(offers_orders)


async def one_waits(manager: Manager, *users: int) -> tuple[Table, int, int]:
    """A game that has just begun; who waits, having decided where all were asked, and who is asked."""
    table = await started(manager, *users)
    first, *others = asked(table)
    if others:
        await decide(manager, table, first)
        return table, first, others[0]
    return table, next(user for user in users if user != first), first


def instructions_for(table: Table, user: int, occasion: str) -> list[str]:
    """All that somebody may order for an occasion."""
    seat = table.seat_of(user)
    shelves = foresight_of(table).shelves(table.rules.view(table.state, seat), seat, occasion)
    return [one.name for shelf in shelves for one in shelf.instructions]


async def count_turns(manager: Manager, table: Table, user: int) -> int:
    """How often somebody has answered, or orders for them."""
    return [turn.seat for turn in await manager.store.turns(table.id)].count(table.seat_of(user))


async def until_played(manager: Manager, table: Table, orderer: int, other: int) -> None:
    """The other one decides until something is answered for whoever has ordered it."""
    before = await count_turns(manager, table, orderer)
    while await count_turns(manager, table, orderer) == before:
        assert asked(table) == [other]
        await decide(manager, table, other)


async def test_what_was_ordered_is_played_without_a_call(manager: Manager) -> None:
    """All at once with the answer that led to it; the record has it as an answer."""
    table, orderer, other = await one_waits(manager, ADA, BEN)
    await manager.ordering.advise(table.id, orderer)
    assert table.orders[table.seat_of(orderer)].laid
    await go_away(manager, table)
    before = len(await posts_of(manager, table))

    await until_played(manager, table, orderer, other)

    posts = (await posts_of(manager, table))[before:]
    assert sum(table.seat_of(orderer) in post.called for post in posts) == (orderer in asked(table))
    await check_replay(manager, table)


async def test_for_what_nothing_was_ordered_the_player_is_called(manager: Manager) -> None:
    """And the orders for what comes later stay."""
    table, orderer, other = await one_waits(manager, ADA, BEN)
    seat = table.seat_of(orderer)
    later = coming_occasions(table, seat)[-1].name
    ordered = instructions_for(table, orderer, later)[0]
    await manager.ordering.add(table.id, orderer, later, ordered)
    await go_away(manager, table)
    before = len(await posts_of(manager, table))

    while orderer not in asked(table):
        await decide(manager, table, other)
    await go_away(manager, table)

    assert any(seat in post.called for post in (await posts_of(manager, table))[before:])
    assert table.orders[seat].laid == {later: (ordered,)}


@pytest.mark.usefixtures("playing")
async def test_orders_survive_a_restart(file: Path) -> None:
    """They are read from the file, and used by whoever opens it next."""
    store = await SqliteStore.open(file)
    manager = Manager(store, clock=lambda: 1000.0)
    table, orderer, other = await one_waits(manager, ADA, BEN)
    await manager.ordering.advise(table.id, orderer)
    laid = dict(table.orders)
    await manager.close()
    await store.close()

    store = await SqliteStore.open(file)
    manager = Manager(store, clock=lambda: 1000.0)
    table = await manager.table(table.id)
    assert table.orders == laid != {}
    await until_played(manager, table, orderer, other)
    await manager.close()
    await store.close()


async def test_what_is_past_or_was_never_offered_is_refused(manager: Manager) -> None:
    """With nothing changed."""
    table, orderer, _ = await one_waits(manager, ADA, BEN)
    ordering, past = manager.ordering, "r0.t1.nowhere"
    [occasion, *_] = [one.name for one in coming_occasions(table, table.seat_of(orderer))]
    ordered = instructions_for(table, orderer, occasion)[0]
    await refused(manager, table, OrderPast, ordering.add(table.id, orderer, past, ordered))
    await refused(manager, table, OrderPast, ordering.add(table.id, orderer, occasion, "win"))
    await refused(manager, table, OrderPast, ordering.drop(table.id, orderer, past, ordered))
    await refused(manager, table, OrderPast, ordering.advise(table.id, orderer, past))
    await refused(manager, table, OrderPast, ordering.let_computer(table.id, orderer, ("never",)))


@games_that(offers_many_instructions)
async def test_so_many_instructions_fit_a_decision(manager: Manager) -> None:
    """As many as can be shown and moved."""
    table, orderer, _ = await one_waits(manager, ADA, BEN)
    coming = [one.name for one in coming_occasions(table, table.seat_of(orderer))]
    occasion = max(coming, key=lambda one: len(instructions_for(table, orderer, one)))
    names = instructions_for(table, orderer, occasion)
    for name in names[:MOST_LAID]:
        await manager.ordering.add(table.id, orderer, occasion, name)
    await refused(
        manager, table, TooManyInstructions, manager.ordering.add(table.id, orderer, occasion, names[MOST_LAID])
    )
    await manager.ordering.clear(table.id, orderer)
    assert table.orders == {}


async def test_a_computer_plays_for_whoever_orders_it_and_asks_when_it_should(manager: Manager) -> None:
    """Nobody is called for what it answers."""
    table = await started(manager, ADA, BEN)
    orderer = asked(table)[0]
    foresight, prompt = foresight_of(table), open_prompt(table, orderer)
    view = table.rules.view(table.state, prompt.seat)
    if holding := tuple([one for one in foresight.conditions if foresight.asks(view, prompt, one)]):
        await manager.ordering.let_computer(table.id, orderer, holding)
        await settled(manager, table)
        assert orderer in asked(table)
    await manager.ordering.let_computer(table.id, orderer, ())
    await go_away(manager, table)
    await settled(manager, table)
    other = BEN if orderer == ADA else ADA
    assert asked(table) == [other]
    before = len(await posts_of(manager, table))
    await decide(manager, table, other)
    await settled(manager, table)
    assert orderer not in asked(table)
    assert not [post for post in (await posts_of(manager, table))[before:] if table.seat_of(orderer) in post.called]
    await manager.ordering.let_computer(table.id, orderer, None)
    assert table.orders == {}


@played_by(3)
async def test_whoever_takes_over_a_seat_takes_no_orders_over(manager: Manager) -> None:
    """They were the other person's own."""
    table, orderer, _ = await one_waits(manager, ADA, BEN, CLEO)
    await manager.ordering.advise(table.id, orderer)
    assert table.orders
    await manager.consent.hand_over(table.id, orderer, "random", lambda _table: "Barbara")
    assert table.orders == {}
