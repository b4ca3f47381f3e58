"""The boards of messages at a table with computers: whoever one names as next is waited for, or it names nobody."""

import time

import pytest

from bot.catalogue import GAMES, load_game
from bot.sandbox.rest.buckets import LIMITS
from bot.service.client import Guildhall
from bot.tables.status import Status
from bot.tables.table import Table
from render.plain.painter import PlainPainter
from tests.clock import Clock
from tests.cogs.clicker import Clicker
from tests.cogs.playing import all_posted, asked, calls, panel_of, posted
from tests.driver import Json, Person

PAINTED = [name for name in GAMES if not isinstance(load_game(name).painter, PlainPainter)]
"""Games with a painter of their own, which names who is next."""
LONG_THOUGHT = 240.0
"""Seconds in which all computers have answered, on however busy a machine."""
MOST_CLICKS = 70
"""Of both people; some games are over before."""


@pytest.fixture(autouse=True)
def no_waiting(bot: Guildhall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is called for being slow, and no message waits: each is seen before the next click."""
    monkeypatch.setattr(bot.manager, "_clock", Clock(time.time()))
    for route in LIMITS:
        monkeypatch.setitem(LIMITS, route, (1000, 1.0))


def descriptions(message: Json) -> list[str]:
    """What the pictures of a message show, in words."""
    return [one["description"] or "" for one in message["attachments"]]


def named_next(table: Table, message: Json) -> set[str]:
    """The players whom the board of a message names as next."""
    before, after = table.words.say("picture-alt-due", names="|").split("|")
    told = [text.split(before, 1)[1].split(after, 1)[0] for text in descriptions(message) if before in text]
    return {name for names in told for name in names.split(", ")}


async def begin(bot: Guildhall, people: list[Person], computers: int) -> Table:
    """A game of these people and so many computers."""
    host = people[0]
    lobby = (await host.command("new", players=len(people) + computers, computers=computers)).message
    for person in people[1:]:
        await person.click(lobby, "l:1:join")
    await host.click(lobby, "l:1:start")
    await host.until(lambda: bool(calls(host)))
    return await bot.manager.table(1)


async def settle(bot: Guildhall, host: Person) -> None:
    """All computers have answered, and all that is to be posted is seen."""
    await bot.manager.deputies.settle(1, LONG_THOUGHT)
    await all_posted(bot)
    newest = [str(live.message) for live in await bot.store.live_posts(1)][-1:]
    await host.until(lambda: host.messages.keys() >= {*newest})


@pytest.mark.parametrize("game", PAINTED)
async def test_whoever_a_board_names_as_next_is_waited_for(bot: Guildhall, people: list[Person]) -> None:
    """However many computers have moved since what it tells: nobody but the clicker could have answered meanwhile."""
    host, players = people[0], people[:2]
    table = await begin(bot, players, 1)
    await settle(bot, host)
    clickers = {person.id: Clicker(person, seed) for seed, person in enumerate(players)}
    checked, named = len(posted(host)), 0
    while table.status is Status.RUNNING and sum(one.clicks for one in clickers.values()) < MOST_CLICKS:
        person = (await asked(bot, players))[0]
        await clickers[person.id].answer(await panel_of(person))
        await settle(bot, host)
        awaited = {table.names[seat] for seat in table.awaited()}
        for message in posted(host)[checked:]:
            assert named_next(table, message) <= awaited, descriptions(message)
            named += bool(named_next(table, message))
        checked = len(posted(host))
    assert named > 3  # else nothing was looked at
