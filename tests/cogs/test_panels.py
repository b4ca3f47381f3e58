"""At most one panel per player and table: a new one replaces the old one; the panel used last stays."""

from pathlib import Path

from msgspec.structs import replace

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from tests.cogs.conftest import running_bot
from tests.player import EPHEMERAL, Json, Player, Town, all_posted, controls, held_up, is_open, start_game

DELETE = "DELETE /webhooks/*/*/messages/*"


def panels(person: Player) -> list[Json]:
    """The panels that a user sees."""
    private = [one for one in person.messages.values() if one["flags"] & EPHEMERAL]
    return [one for one in private if controls(one, "m:") or is_open(one)]


async def open_by_card(person: Player) -> Json:
    """Open a panel by the button of the newest message."""
    return await person.brought(await person.click(person.calls()[-1], "m:1"))


async def use(person: Player, panel: Json) -> None:
    """Answer on this panel; if it has no question, refresh it."""
    if is_open(panel):
        await person.give(await person.prepare(panel))
    else:
        await person.click(panel, "m:1")


async def test_opening_a_panel_again_replaces_the_old_one(bot: Guildhall, people: list[Player]) -> None:
    """Covers the button and the command, before and after a click; other players' panels stay."""
    await start_game(bot, people[:2])
    ada, ben = people[:2]
    theirs = await ben.panel()
    for open_panel in (open_by_card, Player.panel, open_by_card):
        opened = await open_panel(ada)
        await ada.until(lambda opened=opened: [one["id"] for one in panels(ada)] == [opened["id"]])  # type: ignore[misc]
        await use(ada, opened)
    assert panels(ben) == [theirs]


async def test_a_deferred_panel_is_replaced_too(bot: Guildhall, people: list[Player]) -> None:
    """After a deferral, Discord sends the answer as a different kind of message."""
    await start_game(bot, people[:2])
    bot.timing = replace(bot.timing, defer_after=0.0)
    async with held_up(bot):
        clicked = await people[0].click(people[0].calls()[-1], "m:1")
    late = await people[0].brought(clicked)
    again = await open_by_card(people[0])
    await people[0].until(lambda: [one["id"] for one in panels(people[0])] == [again["id"]])
    assert late["id"] not in people[0].messages


async def test_a_click_on_an_old_panel_makes_it_current_and_deletes_the_other(
    bot: Guildhall, people: list[Player], sandbox: Sandbox, tmp_path: Path
) -> None:
    """The bot forgot the old panel at its restart; neither panel shows outdated text."""
    await start_game(bot, people[:2])
    ada = people[0]
    first = await open_by_card(ada)
    await bot.close()
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3"):
        second = await ada.panel()
        assert len(panels(ada)) == 2
        await use(ada, first)
        await ada.until(lambda: [one["id"] for one in panels(ada)] == [first["id"]])
    assert second["id"] not in ada.messages


async def test_a_panel_too_old_to_be_deleted_stays(bot: Guildhall, people: list[Player], town: Town) -> None:
    """The next click on the panel makes it current; the bot sends no request that Discord would refuse."""
    await start_game(bot, people[:2])
    ada = people[0]
    first = await open_by_card(ada)
    timing, bot.timing = bot.timing, replace(bot.timing, panel_life=0)
    second = await ada.panel()
    await all_posted(bot)
    assert {one["id"] for one in panels(ada)} == {first["id"], second["id"]}
    assert not [one for one in await town.requests() if one["method"] == "DELETE"]
    bot.timing = timing
    await use(ada, first)
    await ada.until(lambda: [one["id"] for one in panels(ada)] == [first["id"]])


async def test_a_panel_that_cannot_be_deleted_causes_no_error(bot: Guildhall, people: list[Player], town: Town) -> None:
    """For example, Discord is down."""
    await start_game(bot, people[:2])
    await open_by_card(people[0])
    await town.fault("status", route=DELETE, status=503)
    again = await open_by_card(people[0])
    await use(people[0], again)
    assert controls(people[0].fresh(again), "v:1")
