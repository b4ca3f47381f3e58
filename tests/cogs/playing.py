"""What the tests of the bot do again and again: begin a game, plan, forge a button, look whether all is intact."""

import asyncio
import time
from typing import Any

import discord

from bot.catalogue import load_game
from bot.games.contract import encode
from bot.records.record import replay
from bot.service.client import Guildhall
from bot.storage.rows import Search
from bot.tables.posts import unpack
from bot.tables.table import Table
from tests.cogs.clicker import controls
from tests.database import as_sqlite
from tests.driver import EPHEMERAL, Json, Outcome, Person, text_of


async def start_game(bot: Guildhall, people: list[Person], game: str = "norenberc") -> Json:
    """A running game of these people; gives the first call."""
    host = people[0]
    lobby = (await host.slash(f"{game} new", players=max(2, len(people)))).message
    for person in people[1:]:
        await person.click(lobby, "l:1:join")
    await host.click(lobby, "l:1:start")
    await all_posted(bot)
    for person in people:
        await person.until(lambda person=person: bool(calls(person)))  # type: ignore[misc]
    return calls(host)[0]


def calls(person: Person) -> list[Json]:
    """The public messages that were posted with the button to one's panel, as they are now, oldest first."""
    return [person.messages[one["id"]] for one in posted(person) if controls(one, "m:1")]


def posted(person: Person) -> list[Json]:
    """The public messages as they were posted, oldest first."""
    news = [frame["message"] for frame in person.events if frame["event"] == "message_create"]
    return [one for one in news if not one["flags"] & EPHEMERAL and one["id"] in person.messages]


def pings(person: Person) -> list[Json]:
    """The messages that have pinged somebody; an edit never does."""
    return [one for one in posted(person) if person.id in [mention["id"] for mention in one["mentions"]]]


async def all_posted(bot: Guildhall) -> None:
    """Waits until nothing is left to post, nor held back; a click may be answered a moment before its post is begun."""
    async with asyncio.timeout(60):
        await asyncio.sleep(0.05)
        await bot.announcer.finish()
        while await bot.store.find_tables(Search.TO_POST):  # noqa: ASYNC110  # asked of the file
            await asyncio.sleep(0.02)
    await bot.announcer.finish()


async def all_called(bot: Guildhall, table_id: int) -> None:
    """Waits until everyone who must act is called; other news may be held back."""
    async with asyncio.timeout(60):
        while any(unpack(row.body).is_urgent for row in await bot.store.to_post(table_id)):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def go_away(bot: Guildhall, *people: Person) -> None:
    """As if they had closed their panels: whoever of them is asked something is called at once."""
    for person in people:
        bot.manager.attention.lose(1, int(person.id))
    await late_calls(bot)


async def late_calls(bot: Guildhall) -> None:
    """Waits until the calls that were put off and are due are saved."""
    await asyncio.gather(*bot.manager.attention._calls.values())


async def panel_of(person: Person) -> Json:
    """Somebody's panel, anew."""
    return (await person.slash("norenberc play")).message


async def pick_plan(person: Person, panel: Json) -> Json:
    """Picks one place on a planning panel where none is picked yet, without confirming."""
    places = controls(panel, "d:")
    if not any(place["label"].startswith("✓") for place in places):
        await person.click(panel, places[0]["custom_id"])
    return person.fresh(panel)


def sealing(panel: Json) -> str:
    """The button that seals what is picked on a planning panel."""
    return str(controls(panel, "s:")[-1]["custom_id"])


async def plan(person: Person) -> Outcome:
    """Plans one place."""
    panel = await pick_plan(person, await panel_of(person))
    return await person.click(panel, sealing(panel))


async def about_to_leave(person: Person) -> tuple[Json, str]:
    """The question before leaving a running game, and the button that means it."""
    return (await person.slash("norenberc leave")).message, "leave:1"


async def about_to_end(moderator: Person) -> tuple[Json, str]:
    """The question before a moderator ends a game, and the button that means it."""
    return (await moderator.slash("norenberc end")).message, "end:1"


async def forge(bot: Guildhall, person: Person, *custom_ids: str) -> Json:
    """A message in the person's channel with buttons that nobody should have."""
    view = discord.ui.View(timeout=None)
    for number, custom_id in enumerate(custom_ids):
        view.add_item(discord.ui.Button(label=str(number), custom_id=custom_id))
    sent = await bot.get_partial_messageable(int(person.channel)).send("forged", view=view)
    await person.until(lambda: str(sent.id) in person.messages)
    return person.messages[str(sent.id)]


async def reply_to(person: Person, outcome: Outcome) -> str:
    """What somebody is told privately about a click."""
    assert outcome.status == "done", outcome
    await person.until(lambda: bool(private(person, outcome)))
    return text_of(private(person, outcome)[-1])


def private(person: Person, outcome: Outcome) -> list[Json]:
    """The private messages that a click brought."""
    return [one for one in person.outcome(outcome.id).messages if one["flags"] & EPHEMERAL]


async def speak(person: Person, locale: str) -> None:
    """Somebody changes the language of their client."""
    await person.do("profile", locale=locale)


def contents(table: Table) -> tuple[Any, ...]:
    """What a click may change."""
    return (table.status, table.seats, encode(table.state), table.turns, dict(table.drafts))


async def check_intact(bot: Guildhall, number: int = 1) -> Table:
    """Memory, file and the replay of all answers agree."""
    table, row = await bot.manager.table(number), await bot.store.table(number)
    assert row is not None
    assert contents(table) == contents(Table(row, load_game(row.game)))
    end = replay(table.rules, await bot.manager.record(number), lambda _move, _steps: None)
    assert encode(end) == encode(table.state)
    return table


def block(bot: Guildhall, seconds: float) -> "asyncio.Task[None]":
    """The database is busy for a while, such as with a slow disk."""
    return asyncio.create_task(as_sqlite(bot.store)._do(lambda _db: time.sleep(seconds)))
