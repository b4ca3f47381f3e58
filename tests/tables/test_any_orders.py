"""Orders by chance in any game that offers them: private until they are used, kept, and always legal."""

import random

import pytest

from bot.games.contract import encode
from bot.games.order_book import NO_ORDERS
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.ordering import coming_occasions, foresight_of
from bot.tables.table import Table
from bot.tables.undoing import possible_wish
from cogs.panel.panel import Panel
from tests.every_game import games_that, offers_orders, played_by
from tests.games.test_orders import lay_by_chance
from tests.tables.tables import ADA, BEN, CLEO, check_replay, contents, posts_of, started, stored

ANSWERS = 40
"""By hand, of each game; orders give many more."""
LAYERS = 2
"""Of three who play, so many order: what all do at once is not over then."""


async def answer_by_chance(manager: Manager, table: Table, rng: random.Random) -> int:
    """Somebody who is asked gives any answer; gives their seat."""
    seat = rng.choice(table.awaited())
    prompt = table.prompt_for(seat)
    assert prompt
    picks = rng.sample(prompt.options, rng.randint(prompt.least, prompt.most))
    await manager.play.answer(table.id, table.seats[seat].user or 0, prompt.id, picks)
    return seat


@games_that(offers_orders)
@pytest.mark.parametrize("seed", range(2))
@played_by(3)
async def test_orders_do_not_show_before_they_are_used(manager: Manager, seed: int) -> None:
    """The public view, what is posted, and everybody else's panels are the same with and without them."""
    table, rng, laid = await started(manager, ADA, BEN, CLEO), random.Random(seed), 0  # noqa: S311
    for _ in range(ANSWERS):
        await answer_by_chance(manager, table, rng)
        if not table.awaited():
            break
        layer = rng.choice(range(3))
        before = _shown(table, layer), await posts_of(manager, table)
        if coming_occasions(table, layer):
            await manager.ordering.advise(table.id, table.seats[layer].user or 0)
            assert table.orders[layer] != NO_ORDERS
            laid += 1
        assert (_shown(table, layer), await posts_of(manager, table)) == before
    assert laid
    await check_replay(manager, table)


def _shown(table: Table, but_for: int) -> tuple[object, ...]:
    """What all may see, and what each other player sees."""
    others = [seat for seat in range(len(table.seats)) if seat != but_for]
    panels = [Panel(table, seat, table.words).to_components() for seat in others]
    return encode(table.rules.view(table.state, None)), table.asked_now(), table.awaited(), panels


@games_that(offers_orders)
async def test_games_with_orders_by_chance_go_on_and_are_kept(manager: Manager, store: Store) -> None:
    """Whatever is ordered: what is stored is what is in memory, and the record replays; some of it was played."""
    table, rng, by_hand = await started(manager, ADA, BEN), random.Random(11), 0  # noqa: S311
    foresight = foresight_of(table)
    while table.awaited() and by_hand < ANSWERS:
        seat, by_hand = await answer_by_chance(manager, table, rng), by_hand + 1
        if table.prompts():
            laid = lay_by_chance(table.rules, foresight, table.state, seat, rng).laid
            for occasion, instruction in [
                (occasion, instruction) for occasion, instructions in laid.items() for instruction in instructions[:3]
            ]:
                await manager.ordering.add(table.id, table.seats[seat].user or 0, occasion, instruction)
    assert table.turns > by_hand
    assert contents(table) == await stored(store)
    await check_replay(manager, table)


@games_that(offers_orders)
@played_by(3)
async def test_whoever_is_offered_to_take_something_back_can_ask_for_it(manager: Manager) -> None:
    """Also of what was ordered, taken back alone and answered again, in the middle of what others have ordered."""
    table, rng, looks = await started(manager, ADA, BEN, CLEO), random.Random(3), 0  # noqa: S311
    for _ in range(ANSWERS):
        if not table.awaited():
            break
        await answer_by_chance(manager, table, rng)
        for seat in range(3):
            user = table.seats[seat].user or 0
            if seat < LAYERS and coming_occasions(table, seat):
                await manager.ordering.advise(table.id, user)
            if table.can_go_back(seat) and rng.random() < 0.4:
                await manager.play.back(table.id, user)
            elif possible_wish(table, seat):
                wish, found = await manager.undo.look(table.id, user)
                looks += 1
                assert (found.prompt.seat, found.kept) == (seat, wish.kept)
    assert looks
