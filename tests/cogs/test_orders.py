"""Orders by clicks: given on a card, changed by lists, executed while the player is absent, kept across a restart."""

from pathlib import Path

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from tests.cogs.conftest import running_bot
from tests.every_game import games_that, offers_orders
from tests.forging.arena import Press, press_all
from tests.player import (
    Json,
    Player,
    all_posted,
    asked,
    check_intact,
    controls,
    decide,
    forge,
    go_away,
    one_waits,
    start_game,
    text_of,
    town_at,
)


async def open_orders(person: Player) -> Json:
    """Open the user's orders."""
    panel = await person.panel()
    return (await person.click(panel, controls(panel, "orders:")[0]["custom_id"])).message


async def pick_first(person: Player, card: Json, prefix: str) -> Json:
    """Pick a list's first option and return the card after that."""
    chosen = controls(card, prefix)[0]
    await person.select(card, chosen["custom_id"], chosen["options"][0]["value"])
    return person.fresh(card)


@games_that(offers_orders)
async def test_orders_are_given_moved_and_deleted_by_lists(bot: Guildhall, people: list[Player]) -> None:
    """The lists are in one private message, which shows the orders."""
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
    [(occasion, laid)] = table.now.orders[seat].laid.items()
    assert laid == tuple(names)
    arrange = controls(card, "arrange:")[0]["custom_id"]
    await ada.select(card, arrange, f"up:{names[1]}")
    assert table.now.orders[seat].laid[occasion] == (names[1], names[0])
    await ada.select(ada.fresh(card), arrange, f"out:{names[1]}")
    assert table.now.orders[seat].laid[occasion] == (names[0],)
    await ada.click(ada.fresh(card), "orderlist:1")
    assert table.words.say("orders-none") not in text_of(ada.fresh(card))
    await ada.click(ada.fresh(card), "unorder:1:")
    assert table.now.orders == {}
    await ada.click(ada.fresh(card), "m:1")
    assert controls(ada.fresh(card), "orders:"), "back at the panel"


@games_that(offers_orders)
async def test_a_game_goes_on_by_orders(bot: Guildhall, people: list[Player]) -> None:
    """The order is executed without a ping."""
    await start_game(bot, people[:2])
    ada, ben = await one_waits(bot, people[:2])
    card = await open_orders(ada)
    await ada.click(card, "advise:1:")
    table = await bot.manager.table(1)
    seat = table.seat_of(int(ada.id))
    assert table.now.orders[seat].laid
    await go_away(bot, ada)
    before = len(ada.pings())
    turns = [turn.seat for turn in await bot.store.turns(1)].count(seat)

    await decide(bot, ben)
    await all_posted(bot)

    played = [turn.seat for turn in await bot.store.turns(1)].count(seat) - turns
    assert played > 0
    assert await asked(bot, [ada]) == [] or len(ada.pings()) == before + 1
    await check_intact(bot)


@games_that(offers_orders)
async def test_a_computer_plays_for_a_player_who_orders_it(bot: Guildhall, people: list[Player]) -> None:
    """The player orders it with a list; other players' panels do not show the order."""
    await start_game(bot, people[:2])
    ada, ben = await one_waits(bot, people[:2])
    card = await open_orders(ada)
    before = text_of(await ben.panel())
    await ada.select(card, "delegate:1", "always")
    table = await bot.manager.table(1)
    assert table.words.say("orders-computer-always") in text_of(ada.fresh(card))
    assert text_of(await ben.panel()) == before
    assert controls(await ada.panel(), "orders:")[0]["label"] == table.words.say("orders-open-computer")
    await decide(bot, ben)
    await bot.manager.deputies.settle(1, 60)
    await all_posted(bot)
    assert await asked(bot, [ada]) == []
    await ada.select(ada.fresh(card), "delegate:1", "off")
    assert table.now.orders == {}
    await check_intact(bot)


@games_that(offers_orders)
async def test_outdated_and_forged_orders_are_refused(bot: Guildhall, people: list[Player]) -> None:
    """Refused clicks change no order."""
    await start_game(bot, people[:2])
    ada, _ = await one_waits(bot, people[:2])
    past = (await bot.manager.table(1)).words.say("error-order_past")
    ids = ("advise:1:r0.t1.nowhere", "wish:1:r0.t1.nowhere:0", "occasion:1", "arrange:1:r0.t1.nowhere", "delegate:1")
    forged = await forge(bot, ada, *ids, "orders:1")
    for custom_id in ids:
        outcome = await ada.click(forged, custom_id)
        await ada.until(lambda outcome=outcome: any(past in text_of(one) for one in ada.private(outcome)))  # type: ignore[misc]
    await ada.click(forged, "orders:1")
    assert text_of(ada.fresh(forged)) == text_of(forged), "what all can see shows nobody's orders"
    assert (await check_intact(bot)).now.orders == {}


@games_that(offers_orders)
async def test_orders_work_after_a_restart(sandbox: Sandbox, tmp_path: Path, game: str) -> None:
    """A message from before the restart still works, because its ids contain everything needed."""
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
            seat, turns = table.seat_of(int(ada.id)), table.now.turns
            assert table.now.orders[seat].laid
            await ada.click(ada.fresh(card), "unorder:1:")
            assert table.now.orders == {}
            await ada.click(ada.fresh(card), "advise:1:")
            laid = set(table.now.orders[seat].laid)
            while table.now.orders and table.now.orders[seat].laid.keys() >= laid and await asked(bot, [ben]):
                await decide(bot, ben)
            assert seat in [turn.seat for turn in (await bot.store.turns(1))[turns:]]
            await check_intact(bot)


@games_that(offers_orders)
async def test_a_game_that_has_not_begun_has_no_orders(bot: Guildhall, people: list[Player]) -> None:
    """A forged list is refused in a lobby, and so is a forged button."""
    host = people[0]
    await host.command("new", players=2)
    refused = (await bot.manager.table(1)).words.say("error-not_running").partition("`")[0]
    for press in (Press("occasion:1", ("r1",), picked=1), Press("orders:1"), Press("orderlist:1")):
        [outcome] = await press_all(bot, host, host.channel, [press])
        assert refused in await host.reply_to(outcome)
