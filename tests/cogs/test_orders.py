"""Orders by clicks: laid beside the panel, changed by lists, played while people sleep, there after a restart."""

from pathlib import Path

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from tests.cogs.clicker import controls
from tests.cogs.conftest import running_bot
from tests.cogs.playing import (
    all_posted,
    asked,
    check_intact,
    decide,
    forge,
    go_away,
    one_waits,
    panel_of,
    pings,
    private,
    start_game,
)
from tests.driver import Json, Person, text_of, town_at
from tests.every_game import games_that, offers_orders


async def open_orders(person: Person) -> Json:
    """Somebody's orders."""
    panel = await panel_of(person)
    return (await person.click(panel, controls(panel, "orders:")[0]["custom_id"])).message


async def pick_first(person: Person, card: Json, prefix: str) -> Json:
    """The card after the first of a list was picked."""
    chosen = controls(card, prefix)[0]
    await person.select(card, chosen["custom_id"], chosen["options"][0]["value"])
    return person.fresh(card)


@games_that(offers_orders)
async def test_orders_are_laid_arranged_and_taken_back_by_lists(bot: Guildhall, people: list[Person]) -> None:
    """In one private message; what is laid stands there in words."""
    await start_game(bot, people[:2])
    ada, _ = await one_waits(bot, people[:2])
    table = await bot.manager.table(1)
    seat = table.seat_of(int(ada.id))
    card = await open_orders(ada)
    assert table.words.say("orders-none") in text_of(card)
    card = await pick_first(ada, card, "occasion:")
    instructions = controls(card, "wish:")[0]
    names = [option["value"] for option in instructions["options"]][:2]
    for name in names:
        await ada.select(card, instructions["custom_id"], name)
        card = ada.fresh(card)
    [(occasion, laid)] = table.orders[seat].laid.items()
    assert laid == tuple(names)
    arrange = controls(card, "arrange:")[0]["custom_id"]
    await ada.select(card, arrange, f"up:{names[1]}")
    assert table.orders[seat].laid[occasion] == (names[1], names[0])
    await ada.select(ada.fresh(card), arrange, f"out:{names[1]}")
    assert table.orders[seat].laid[occasion] == (names[0],)
    await ada.click(ada.fresh(card), "orderlist:1")
    assert table.words.say("orders-none") not in text_of(ada.fresh(card))
    await ada.click(ada.fresh(card), "unorder:1:")
    assert table.orders == {}
    await ada.click(ada.fresh(card), "m:1")
    assert controls(ada.fresh(card), "orders:"), "back at the panel"


@games_that(offers_orders)
async def test_a_game_goes_on_while_somebody_sleeps(bot: Guildhall, people: list[Person]) -> None:
    """What was ordered is played when its turn comes, and nobody is pinged for it."""
    await start_game(bot, people[:2])
    ada, ben = await one_waits(bot, people[:2])
    card = await open_orders(ada)
    await ada.click(card, "advise:1:")
    table = await bot.manager.table(1)
    seat = table.seat_of(int(ada.id))
    assert table.orders[seat].laid
    await go_away(bot, ada)
    before = len(pings(ada))
    turns = [turn.seat for turn in await bot.store.turns(1)].count(seat)

    await decide(bot, ben)
    await all_posted(bot)

    played = [turn.seat for turn in await bot.store.turns(1)].count(seat) - turns
    assert played > 0
    assert await asked(bot, [ada]) == [] or len(pings(ada)) == before + 1
    await check_intact(bot)


@games_that(offers_orders)
async def test_the_computer_plays_for_whoever_orders_it(bot: Guildhall, people: list[Person]) -> None:
    """By one list; the panel of the others says nothing of it."""
    await start_game(bot, people[:2])
    ada, ben = await one_waits(bot, people[:2])
    card = await open_orders(ada)
    before = text_of(await panel_of(ben))
    await ada.select(card, "delegate:1", "always")
    table = await bot.manager.table(1)
    assert table.words.say("orders-computer-always") in text_of(ada.fresh(card))
    assert text_of(await panel_of(ben)) == before
    assert controls(await panel_of(ada), "orders:")[0]["label"] == table.words.say("orders-open-computer")
    await decide(bot, ben)
    await bot.manager.deputies.settle(1, 60)
    await all_posted(bot)
    assert await asked(bot, [ada]) == []
    await ada.select(ada.fresh(card), "delegate:1", "off")
    assert table.orders == {}
    await check_intact(bot)


@games_that(offers_orders)
async def test_a_list_of_what_is_past_says_so(bot: Guildhall, people: list[Person]) -> None:
    """So does a forged one; nothing is laid."""
    await start_game(bot, people[:2])
    ada, _ = await one_waits(bot, people[:2])
    past = (await bot.manager.table(1)).words.say("error-order_past")
    ids = ("advise:1:r0.t1.nowhere", "wish:1:r0.t1.nowhere:0", "occasion:1", "arrange:1:r0.t1.nowhere", "delegate:1")
    forged = await forge(bot, ada, *ids, "orders:1")
    for custom_id in ids:
        outcome = await ada.click(forged, custom_id)
        await ada.until(lambda outcome=outcome: any(past in text_of(one) for one in private(ada, outcome)))  # type: ignore[misc]
    await ada.click(forged, "orders:1")
    assert text_of(ada.fresh(forged)) == text_of(forged), "what all can see shows nobody's orders"
    assert (await check_intact(bot)).orders == {}


@games_that(offers_orders)
async def test_orders_work_after_a_restart(sandbox: Sandbox, tmp_path: Path, game: str) -> None:
    """On the same message, by its ids."""
    database = tmp_path / "restarted.sqlite3"
    async with town_at(sandbox.url, 5) as (_, people):
        for person in people:
            person.is_patient, person.game = True, game
        async with running_bot(sandbox.url, database) as bot:
            await start_game(bot, people[:2])
            ada, ben = await one_waits(bot, people[:2])
            card = await open_orders(ada)
            await ada.click(card, "advise:1:")
        async with running_bot(sandbox.url, database) as bot:
            table = await bot.manager.table(1)
            seat, turns = table.seat_of(int(ada.id)), table.turns
            assert table.orders[seat].laid
            await ada.click(ada.fresh(card), "unorder:1:")
            assert table.orders == {}
            await ada.click(ada.fresh(card), "advise:1:")
            laid = set(table.orders[seat].laid)
            while table.orders and table.orders[seat].laid.keys() >= laid and await asked(bot, [ben]):
                await decide(bot, ben)
            assert seat in [turn.seat for turn in (await bot.store.turns(1))[turns:]]
            await check_intact(bot)
