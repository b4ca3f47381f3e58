"""Orders: executed without a call, deleted after use, private, and kept across a restart."""

from pathlib import Path

import pytest

from bot.errors import NoHelpInRated, NoHints, OrderPast, TooManyInstructions
from bot.games.orders import MOST_LAID
from bot.storage.sqlite.store import SqliteStore
from bot.tables.manager import Manager
from bot.tables.order_changes import coming_occasions, foresight_of
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
    lobby,
    open_prompt,
    posts_of,
    refused,
    settled,
    started,
)

pytestmark = games_that(offers_orders)


async def one_waits(manager: Manager, *users: int) -> tuple[Table, int, int]:
    """A game with one player waiting and one asked. Returns the table and both users, the waiting one first."""
    table = await started(manager, *users)
    first, *others = asked(table)
    if others:
        await decide(manager, table, first)
        return table, first, others[0]
    return table, next(user for user in users if user != first), first


def instructions_for(table: Table, user: int, occasion: str) -> list[str]:
    """All instructions that the user can order for an occasion."""
    seat = table.seat_of(user)
    shelves = foresight_of(table).shelves(table.rules.view(table.now.state, seat), seat, occasion)
    return [one.name for shelf in shelves for one in shelf.instructions]


async def count_turns(manager: Manager, table: Table, user: int) -> int:
    """The number of the user's turns, played or ordered."""
    return [turn.seat for turn in await manager.store.turns(table.id)].count(table.seat_of(user))


async def until_played(manager: Manager, table: Table, orderer: int, other: int) -> None:
    """Let the other player decide until one of the user's orders is executed."""
    before = await count_turns(manager, table, orderer)
    while await count_turns(manager, table, orderer) == before:
        assert asked(table) == [other]
        await decide(manager, table, other)


async def test_an_order_is_executed_without_a_call(manager: Manager) -> None:
    """The ordered answer is saved in one transaction with the answer before it, and both are in the record."""
    table, orderer, other = await one_waits(manager, ADA, BEN)
    await manager.order_changes.advise(table.id, orderer)
    assert table.now.orders[table.seat_of(orderer)].laid
    await go_away(manager, table)
    before = len(await posts_of(manager, table))

    await until_played(manager, table, orderer, other)

    posts = (await posts_of(manager, table))[before:]
    assert sum(table.seat_of(orderer) in post.called for post in posts) == (orderer in asked(table))
    await check_replay(manager, table)


async def test_a_player_is_called_for_a_decision_without_an_order(manager: Manager) -> None:
    """Orders for later decisions stay."""
    table, orderer, other = await one_waits(manager, ADA, BEN)
    seat = table.seat_of(orderer)
    later = coming_occasions(table, seat)[-1].name
    ordered = instructions_for(table, orderer, later)[0]
    await manager.order_changes.add(table.id, orderer, later, ordered)
    await go_away(manager, table)
    before = len(await posts_of(manager, table))

    while orderer not in asked(table):
        await decide(manager, table, other)
    await go_away(manager, table)

    assert any(seat in post.called for post in (await posts_of(manager, table))[before:])
    assert table.now.orders[seat].laid == {later: (ordered,)}


@pytest.mark.usefixtures("playing")
async def test_orders_survive_a_restart(file: Path) -> None:
    """The orders are loaded from the database and executed."""
    store = await SqliteStore.open(file)
    manager = Manager(store, clock=lambda: 1000.0)
    table, orderer, other = await one_waits(manager, ADA, BEN)
    await manager.order_changes.advise(table.id, orderer)
    laid = dict(table.now.orders)
    await manager.close()
    await store.close()

    store = await SqliteStore.open(file)
    manager = Manager(store, clock=lambda: 1000.0)
    table = await manager.table(table.id)
    assert table.now.orders == laid != {}
    await until_played(manager, table, orderer, other)
    await manager.close()
    await store.close()


async def test_orders_for_past_or_unknown_decisions_are_refused(manager: Manager) -> None:
    table, orderer, _ = await one_waits(manager, ADA, BEN)
    ordering, past = manager.order_changes, "r0.t1.nowhere"
    [occasion, *_] = [one.name for one in coming_occasions(table, table.seat_of(orderer))]
    ordered = instructions_for(table, orderer, occasion)[0]
    await refused(manager, table, OrderPast, ordering.add(table.id, orderer, past, ordered))
    await refused(manager, table, OrderPast, ordering.add(table.id, orderer, occasion, "win"))
    await refused(manager, table, OrderPast, ordering.drop(table.id, orderer, past, ordered))
    await refused(manager, table, OrderPast, ordering.advise(table.id, orderer, past))
    await refused(manager, table, OrderPast, ordering.let_computer(table.id, orderer, ("never",)))


async def test_no_computer_plays_or_advises_at_a_rated_table(manager: Manager) -> None:
    """Without hints, an unrated table gives no suggestions either, but its computer plays."""
    ordering = manager.order_changes
    rated = await lobby(manager, ADA, BEN, players=2, hints=False, rated=True)
    unrated = await lobby(manager, ADA, BEN, players=2, channel=6, hints=False)
    for table in (rated, unrated):
        await manager.lobby.start(table.id, ADA)
    for table in (rated, unrated):
        await refused(manager, table, NoHints, ordering.advise(table.id, ADA))
    await refused(manager, rated, NoHelpInRated, ordering.let_computer(rated.id, ADA, ()))
    await ordering.let_computer(unrated.id, ADA, ())
    assert unrated.now.orders[unrated.seat_of(ADA)].computer == ()


@games_that(offers_many_instructions)
async def test_the_number_of_instructions_for_a_decision_is_limited(manager: Manager) -> None:
    """The limit is what the panel can show."""
    table, orderer, _ = await one_waits(manager, ADA, BEN)
    coming = [one.name for one in coming_occasions(table, table.seat_of(orderer))]
    occasion = max(coming, key=lambda one: len(instructions_for(table, orderer, one)))
    names = instructions_for(table, orderer, occasion)
    for name in names[:MOST_LAID]:
        await manager.order_changes.add(table.id, orderer, occasion, name)
    await refused(
        manager, table, TooManyInstructions, manager.order_changes.add(table.id, orderer, occasion, names[MOST_LAID])
    )
    await manager.order_changes.clear(table.id, orderer)
    assert table.now.orders == {}


async def test_a_computer_plays_for_a_player_who_orders_it_and_asks_when_told_to(manager: Manager) -> None:
    """The player is not called for decisions that the computer makes."""
    table = await started(manager, ADA, BEN)
    orderer = asked(table)[0]
    foresight, prompt = foresight_of(table), open_prompt(table, orderer)
    view = table.rules.view(table.now.state, prompt.seat)
    if holding := tuple([one for one in foresight.conditions if foresight.asks(view, prompt, one)]):
        await manager.order_changes.let_computer(table.id, orderer, holding)
        await settled(manager, table)
        assert orderer in asked(table)
    await manager.order_changes.let_computer(table.id, orderer, ())
    await go_away(manager, table)
    await settled(manager, table)
    other = BEN if orderer == ADA else ADA
    assert asked(table) == [other]
    before = len(await posts_of(manager, table))
    await decide(manager, table, other)
    await settled(manager, table)
    assert orderer not in asked(table)
    assert not [post for post in (await posts_of(manager, table))[before:] if table.seat_of(orderer) in post.called]
    await manager.order_changes.let_computer(table.id, orderer, None)
    assert table.now.orders == {}


@played_by(3)
async def test_orders_are_deleted_when_the_seat_changes_hands(manager: Manager) -> None:
    """The orders belong to the previous player."""
    table, orderer, _ = await one_waits(manager, ADA, BEN, CLEO)
    await manager.order_changes.advise(table.id, orderer)
    assert table.now.orders
    await manager.consent.hand_over(table.id, orderer, "random", lambda _table: "Barbara")
    assert table.now.orders == {}
