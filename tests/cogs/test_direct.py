"""Panels by direct message, for those who want them."""

from bot.service.client import Guildhall
from tests.cogs.clicker import Clicker, controls, is_open
from tests.driver import Json, Person


def direct(person: Person, bot: Guildhall) -> list[Json]:
    """The bot's messages outside the channel, oldest first."""
    me = str(bot.user.id) if bot.user else ""
    found = [one for one in person.messages.values() if one["channel_id"] != person.channel]
    return [one for one in found if one["author"]["id"] == me]


async def test_whoever_wants_it_is_called_and_plays_by_direct_message(bot: Guildhall, people: list[Person]) -> None:
    """The panel comes as a message and works there; the channel does not ping them again."""
    host = people[0]
    await host.slash("settings", dm=True)
    lobby = (await host.slash("norenberc new", players=3, computers=2)).message
    await host.click(lobby, "l:1:start")
    await host.until(lambda: bool(direct(host, bot)))
    panel = direct(host, bot)[-1]
    assert is_open(panel)
    clicker = Clicker(host, 1)
    for _ in range(6):
        panel = (await clicker.answer(panel)).message
        if not is_open(panel):
            break
    await bot.manager.deputies.settle(1, 15)
    table = await bot.manager.table(1)
    assert table.turns > 2
    await bot.announcer.finish()
    call = next(one for one in host.messages.values() if controls(one, "m:") and one["channel_id"] == host.channel)
    assert host.id not in [one["id"] for one in call["mentions"]]


async def test_closed_messages_fall_back_to_the_channel(bot: Guildhall, people: list[Person]) -> None:
    """A closed door is no reason to be forgotten."""
    host = people[0]
    await host.slash("settings", dm=True)
    await host.do("profile", dms_closed=True)
    lobby = (await host.slash("norenberc new", players=3, computers=2)).message
    await host.click(lobby, "l:1:start")
    call = await host.wait_for("in secret")
    assert host.id in [one["id"] for one in call["mentions"]]
    assert not direct(host, bot)
