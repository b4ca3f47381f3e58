"""Boards posted at a table with computers: the players marked as next are really awaited."""

import time

import pytest

from bot.catalogue import GAMES, load_game
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.status import Status
from bot.tables.table import Table
from render.plain.painter import PlainPainter
from tests.clock import Clock
from tests.player import Json, Player, all_posted, asked
from tests.rates import lift_limits

PAINTED = [name for name in GAMES if not isinstance(load_game(name).painter, PlainPainter)]
"""Games whose painter marks the next players."""
LONG_THOUGHT = 240.0
"""Timeout in seconds for all computers to answer, even on a busy machine."""
MOST_CLICKS = 70
"""Number of answers by both users together; some games end earlier."""


@pytest.fixture
def clock() -> Clock:
    """A stopped clock, so that no player is called for being slow."""
    return Clock(time.time())


@pytest.fixture(autouse=True)
def no_rate_limits(sandbox: Sandbox) -> None:
    """Turn rate limits off, so that every message arrives at once."""
    lift_limits(sandbox)


def descriptions(message: Json) -> list[str]:
    """The descriptions of a message's pictures."""
    return [one["description"] or "" for one in message["attachments"]]


def named_next(table: Table, message: Json) -> set[str]:
    """The players named as next by the board in a message."""
    before, after = table.words.say("picture-alt-due", names="|").split("|")
    told = [text.split(before, 1)[1].split(after, 1)[0] for text in descriptions(message) if before in text]
    return {name for names in told for name in names.split(", ")}


async def begin(bot: Guildhall, people: list[Player], computers: int) -> Table:
    """Start a game with these users and this many computers."""
    host = people[0]
    lobby = (await host.command("new", players=len(people) + computers, computers=computers)).message
    for person in people[1:]:
        await person.click(lobby, "l:1:join")
    await host.click(lobby, "l:1:start")
    await host.until(lambda: bool(host.calls()))
    return await bot.manager.table(1)


async def settle(bot: Guildhall, host: Player) -> None:
    """Wait until all computers have answered and all posts have arrived."""
    await bot.manager.deputies.settle(1, LONG_THOUGHT)
    await all_posted(bot)
    newest = [str(live.message) for live in await bot.store.live_posts(1)][-1:]
    await host.until(lambda: host.messages.keys() >= {*newest})


@pytest.mark.long
@pytest.mark.parametrize("game", PAINTED)
async def test_players_named_as_next_on_a_board_are_awaited(bot: Guildhall, people: list[Player]) -> None:
    """A board posted after a click names only players who are still awaited once all computers have moved."""
    host, players = people[0], people[:2]
    table = await begin(bot, players, 1)
    await settle(bot, host)
    checked, named = len(host.posted()), 0
    while table.now.status is Status.RUNNING and sum(one.random_clicks for one in players) < MOST_CLICKS:
        person = (await asked(bot, players))[0]
        await person.answer_at_random(await person.panel())
        await settle(bot, host)
        awaited = {table.names[seat] for seat in table.awaited()}
        for message in host.posted()[checked:]:
            assert named_next(table, message) <= awaited, descriptions(message)
            named += bool(named_next(table, message))
        checked = len(host.posted())
    assert named > 3  # otherwise, the test checked nothing
