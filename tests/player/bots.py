"""A bot and its users: start a game, find out who is asked, wait for posts, check the integrity of a table."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.catalogue import load_game
from bot.games.contract import encode
from bot.records.record import replay
from bot.service.client import Guildhall
from bot.storage.rows import Search
from bot.tables.posts import unpack
from bot.tables.table import Table
from tests.database import as_sqlite
from tests.patience import PATIENCE, until, until_found
from tests.player.messages import Json
from tests.player.player import Player


async def start_game(bot: Guildhall, people: list[Player], pace: str = "none") -> Json:
    """Start a game with these users and return its first call. The default is a game without deadlines."""
    host = people[0]
    lobby = (await host.command("new", players=max(2, len(people)), pace=pace)).message
    for person in people[1:]:
        await person.click(lobby, "l:1:join")
    await host.click(lobby, "l:1:start")
    await all_posted(bot)
    for person in people:
        await person.until(lambda person=person: bool(person.calls()))  # type: ignore[misc]
    return host.calls()[0]


async def all_posted(bot: Guildhall) -> None:
    """Wait until no post is waiting or held back.

    A click can be answered just before its post begins, and news from another bot may come later.
    """

    async def is_all_posted() -> bool:
        await idle(bot)
        await bot.announcer.finish()
        return not await bot.store.find_tables(Search.TO_POST)

    await until_found(is_all_posted)


async def idle(bot: Guildhall) -> None:
    """Wait until the bot has handled all clicks and is posting nothing; news held back stays held."""
    await until(lambda: not bot.under_way and bot.announcer.is_idle)


async def all_called(bot: Guildhall, table_id: int) -> None:
    """Wait until all awaited players are called; news without a call may still be held back."""

    async def are_called() -> bool:
        return not any(unpack(row.body).is_urgent for row in await bot.store.to_post(table_id))

    await until_found(are_called)


async def go_away(bot: Guildhall, *people: Player) -> None:
    """Pretend these users closed their panels, so that they are called at once if they have an open question."""
    for person in people:
        bot.manager.attention.lose(1, int(person.id))
    await late_calls(bot)


async def late_calls(bot: Guildhall) -> None:
    """Wait until delayed calls that are due are saved."""
    await bot.manager.attention.finish()


async def decide(bot: Guildhall, person: Player, panel: Json | None = None) -> Json:
    """Answer all questions of the user's current decision. Returns the panel after the last answer."""
    table = await bot.manager.table(1)
    seat, panel = table.seat_of(int(person.id)), panel or await person.panel()
    begun = table.prompt_for(seat)
    assert begun is not None, f"{person.name} is asked nothing"
    while (prompt := table.prompt_for(seat)) and prompt.moment == begun.moment:
        panel = await person.prepare(panel)
        await person.give(panel)
        panel = person.fresh(panel)
    return panel


async def asked(bot: Guildhall, people: list[Player]) -> list[Player]:
    """The users with an open question, in seat order."""
    table, by_id = await bot.manager.table(1), {int(person.id): person for person in people}
    users = [table.now.seats[seat].user or 0 for seat in table.awaited()]
    return [by_id[user] for user in users if user in by_id]


async def one_waits(bot: Guildhall, people: list[Player]) -> tuple[Player, Player]:
    """In a new two-player game: the user who waits (if both are asked, one answers first) and the user who is asked."""
    first, *others = await asked(bot, people)
    if others:
        await first.answer()
        return first, others[0]
    return next(person for person in people if person is not first), first


async def all_decide(bot: Guildhall, people: list[Player]) -> None:
    """Let each user make one decision, in whatever order they are asked."""
    waiting = list(people)
    while waiting:
        person = next(one for one in await asked(bot, people) if one in waiting)
        await decide(bot, person)
        waiting.remove(person)


def full_table(people: list[Player]) -> list[Player]:
    """As many of these users as the game allows."""
    return people[: load_game(people[0].game).rules.seats[-1]]


def smallest_table(people: list[Player]) -> list[Player]:
    """As few of these users as the game allows."""
    return people[: load_game(people[0].game).rules.seats[0]]


async def forge(bot: Guildhall, person: Player, *custom_ids: str) -> Json:
    """Post a message with forged buttons in the user's channel."""
    view = discord.ui.View(timeout=None)
    for number, custom_id in enumerate(custom_ids):
        view.add_item(discord.ui.Button(label=str(number), custom_id=custom_id))
    sent = await bot.get_partial_messageable(int(person.channel)).send("forged", view=view)
    await person.until(lambda: str(sent.id) in person.messages)
    return person.messages[str(sent.id)]


def contents(table: Table) -> tuple[Any, ...]:
    """All state that a click may change."""
    return (table.now.status, table.now.seats, encode(table.now.state), table.now.turns, dict(table.now.drafts))


async def check_intact(bot: Guildhall, number: int = 1) -> Table:
    """Check that memory, the database and the replayed record agree."""
    table, row = await bot.manager.table(number), await bot.store.table(number)
    assert row is not None
    assert contents(table) == contents(Table(row, load_game(row.game)))
    end = replay(table.rules, await bot.manager.record(number), lambda _move, _steps: None)
    assert encode(end) == encode(table.now.state)
    return table


@asynccontextmanager
async def held_up(bot: Guildhall) -> AsyncIterator[None]:
    """Block the database until the end of the `with` block, like a slow disk."""
    is_over = threading.Event()
    busy = asyncio.create_task(as_sqlite(bot.store).do(lambda _db: is_over.wait(PATIENCE)))
    try:
        yield
    finally:
        is_over.set()
        await busy
