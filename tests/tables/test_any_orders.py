"""Random orders in every game that supports them: private until used, stored, and always legal."""

import random

import pytest

from bot.games.contract import encode
from bot.games.order_book import NO_ORDERS
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.order_changes import coming_occasions, foresight_of
from bot.tables.table import Table
from bot.tables.undo_votes import possible_undo
from cogs.panel.panel import Panel
from tests.every_game import games_that, offers_orders, played_by
from tests.games.test_orders import lay_by_chance
from tests.tables.tables import ADA, BEN, CLEO, check_replay, check_stored, posts_of, started

ANSWERS = 40
"""Number of answers by players per game; orders produce many more."""
LAYERS = 2
"""Number of players (of three) who use orders; if all did, simultaneous questions would be answered at once."""


async def answer_by_chance(manager: Manager, table: Table, rng: random.Random) -> int:
    """Answer an open question at random. Returns the seat."""
    seat = rng.choice(table.awaited())
    prompt = table.prompt_for(seat)
    assert prompt
    picks = rng.sample(prompt.options, rng.randint(prompt.least, prompt.most))
    await manager.play.answer(table.id, table.now.seats[seat].user or 0, prompt.id, picks)
    return seat


@games_that(offers_orders)
@pytest.mark.parametrize("seed", range(2))
@played_by(3)
async def test_orders_are_invisible_before_they_are_used(manager: Manager, seed: int) -> None:
    """Until an order is used, the public view, the posts and other players' panels do not change."""
    table, rng, laid = await started(manager, ADA, BEN, CLEO), random.Random(seed), 0  # noqa: S311
    for _ in range(ANSWERS):
        await answer_by_chance(manager, table, rng)
        if not table.awaited():
            break
        layer = rng.choice(range(3))
        before = _shown(table, layer), await posts_of(manager, table)
        if coming_occasions(table, layer):
            await manager.order_changes.advise(table.id, table.now.seats[layer].user or 0)
            assert table.now.orders[layer] != NO_ORDERS
            laid += 1
        assert (_shown(table, layer), await posts_of(manager, table)) == before
    assert laid
    await check_replay(manager, table)


def _shown(table: Table, but_for: int) -> tuple[object, ...]:
    """The public view and all panels except one seat's."""
    others = [seat for seat in range(len(table.now.seats)) if seat != but_for]
    panels = [Panel(table, seat, table.words).to_components() for seat in others]
    return encode(table.rules.view(table.now.state, None)), table.asked_now(), table.awaited(), panels


@games_that(offers_orders)
async def test_games_with_random_orders_continue_and_are_stored(manager: Manager, store: Store) -> None:
    """The database matches memory, the record replays, and some orders were executed."""
    table, rng, by_hand = await started(manager, ADA, BEN), random.Random(11), 0  # noqa: S311
    foresight = foresight_of(table)
    while table.awaited() and by_hand < ANSWERS:
        seat, by_hand = await answer_by_chance(manager, table, rng), by_hand + 1
        if table.prompts():
            laid = lay_by_chance(table.rules, foresight, table.now.state, seat, rng).laid
            for occasion, instruction in [
                (occasion, instruction) for occasion, instructions in laid.items() for instruction in instructions[:3]
            ]:
                await manager.order_changes.add(table.id, table.now.seats[seat].user or 0, occasion, instruction)
    assert table.now.turns > by_hand
    await check_stored(store, table)
    await check_replay(manager, table)


@pytest.mark.long
@games_that(offers_orders)
@played_by(3)
async def test_a_player_who_is_offered_an_undo_can_request_it(manager: Manager) -> None:
    """The test covers ordered answers, repeated answers, and answers between other players' orders."""
    table, rng, looks = await started(manager, ADA, BEN, CLEO), random.Random(3), 0  # noqa: S311
    for _ in range(ANSWERS):
        if not table.awaited():
            break
        await answer_by_chance(manager, table, rng)
        for seat in range(3):
            user = table.now.seats[seat].user or 0
            if seat < LAYERS and coming_occasions(table, seat):
                await manager.order_changes.advise(table.id, user)
            if table.can_go_back(seat) and rng.random() < 0.4:
                await manager.play.back(table.id, user)
            elif possible_undo(table, seat):
                wish, found = await manager.undo_votes.look(table.id, user)
                looks += 1
                assert (found.prompt.seat, found.kept) == (seat, wish.kept)
    assert looks
