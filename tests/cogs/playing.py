"""Helpers for tests of the bot: start a game, answer, forge buttons, check the integrity of a table."""

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
from bot.words.words import Words
from tests.cogs.clicker import SELECT, controls, is_picked
from tests.database import as_sqlite
from tests.driver import EPHEMERAL, Json, Outcome, Person, text_of
from tests.patience import PATIENCE


def linked(bot: Guildhall, words: Words, game: str = "") -> Words:
    """The bot's words, in which commands of this game (default: of any game) are clickable."""
    return bot.mentions.link(words, game)


async def start_game(bot: Guildhall, people: list[Person], pace: str = "none") -> Json:
    """Start a game with these users and return its first call. The default is a game without deadlines."""
    host = people[0]
    lobby = (await host.command("new", players=max(2, len(people)), pace=pace)).message
    for person in people[1:]:
        await person.click(lobby, "l:1:join")
    await host.click(lobby, "l:1:start")
    await all_posted(bot)
    for person in people:
        await person.until(lambda person=person: bool(calls(person)))  # type: ignore[misc]
    return calls(host)[0]


def calls(person: Person) -> list[Json]:
    """Public messages posted with the button that opens the panel, in their current state, oldest first."""
    return [person.messages[one["id"]] for one in posted(person) if controls(one, "m:1")]


def posted(person: Person) -> list[Json]:
    """Public messages as they were first posted, oldest first."""
    news = [frame["message"] for frame in person.events if frame["event"] == "message_create"]
    return [one for one in news if not one["flags"] & EPHEMERAL and one["id"] in person.messages]


def pings(person: Person) -> list[Json]:
    """Messages that pinged this user; edits never ping."""
    return [one for one in posted(person) if person.id in [mention["id"] for mention in one["mentions"]]]


async def all_posted(bot: Guildhall) -> None:
    """Wait until no post is waiting or held back.

    A click can be answered just before its post begins, and news from another bot may come later.
    """
    async with asyncio.timeout(PATIENCE):
        await asyncio.sleep(0.05)
        await bot.announcer.finish()
        while await bot.store.find_tables(Search.TO_POST):
            await asyncio.sleep(0.02)
            await bot.announcer.finish()


async def all_called(bot: Guildhall, table_id: int) -> None:
    """Wait until all awaited players are called; news without a call may still be held back."""
    async with asyncio.timeout(PATIENCE):
        while any(unpack(row.body).is_urgent for row in await bot.store.to_post(table_id)):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def go_away(bot: Guildhall, *people: Person) -> None:
    """Pretend these users closed their panels, so that they are called at once if they have an open question."""
    for person in people:
        bot.manager.attention.lose(1, int(person.id))
    await late_calls(bot)


async def late_calls(bot: Guildhall) -> None:
    """Wait until delayed calls that are due are saved."""
    await bot.manager.attention.finish()


async def panel_of(person: Person) -> Json:
    """Open the user's panel and return it."""
    return (await person.command("play")).message


async def prepare(person: Person, panel: Json | None = None) -> Json:
    """Pick the minimum number of options that an answer needs, and return the user's panel."""
    panel = panel or await panel_of(person)
    toggles, lists = controls(panel, "d:"), controls(panel, "p:")
    if toggles and not picked(panel):
        await person.click(panel, toggles[0]["custom_id"])
    elif lists and lists[0]["max_values"] > 1 and not is_picked(lists[0]):
        values = [option["value"] for option in lists[0]["options"]]
        await person.select(panel, lists[0]["custom_id"], *values[: max(1, lists[0]["min_values"])])
    return person.fresh(panel)


def picked(panel: Json) -> list[str]:
    """Labels of the options picked by buttons."""
    return [one["label"] for one in controls(panel, "d:") if one["label"].startswith("✓")]


def answering(panel: Json) -> Json:
    """The control that submits the answer of a prepared panel."""
    if controls(panel, "d:"):
        return controls(panel, "s:")[-1]
    return next(found for kind in ("c:", "o:", "p:", "s:") for found in controls(panel, kind))


async def give(person: Person, panel: Json, *, wait: bool = True) -> Outcome:
    """Submit the answer of a prepared panel."""
    control = answering(panel)
    if control["type"] == SELECT:
        return await person.select(panel, control["custom_id"], control["options"][0]["value"], wait=wait)
    return await person.click(panel, control["custom_id"], wait=wait)


async def answer(person: Person) -> Outcome:
    """Submit one answer to the user's first open question."""
    return await give(person, await prepare(person))


async def decide(bot: Guildhall, person: Person, panel: Json | None = None) -> Json:
    """Answer all questions of the user's current decision. Returns the panel after the last answer."""
    table = await bot.manager.table(1)
    seat, panel = table.seat_of(int(person.id)), panel or await panel_of(person)
    begun = table.prompt_for(seat)
    assert begun is not None, f"{person.name} is asked nothing"
    while (prompt := table.prompt_for(seat)) and prompt.moment == begun.moment:
        panel = await prepare(person, panel)
        await give(person, panel)
        panel = person.fresh(panel)
    return panel


async def asked(bot: Guildhall, people: list[Person]) -> list[Person]:
    """The users with an open question, in seat order."""
    table, by_id = await bot.manager.table(1), {int(person.id): person for person in people}
    users = [table.now.seats[seat].user or 0 for seat in table.awaited()]
    return [by_id[user] for user in users if user in by_id]


async def one_waits(bot: Guildhall, people: list[Person]) -> tuple[Person, Person]:
    """In a new two-player game: the user who waits (if both are asked, one answers first) and the user who is asked."""
    first, *others = await asked(bot, people)
    if others:
        await answer(first)
        return first, others[0]
    return next(person for person in people if person is not first), first


async def all_decide(bot: Guildhall, people: list[Person]) -> None:
    """Let each user make one decision, in whatever order they are asked."""
    waiting = list(people)
    while waiting:
        person = next(one for one in await asked(bot, people) if one in waiting)
        await decide(bot, person)
        waiting.remove(person)


def full_table(people: list[Person]) -> list[Person]:
    """As many of these users as the game allows."""
    return people[: load_game(people[0].game).rules.seats[-1]]


def smallest_table(people: list[Person]) -> list[Person]:
    """As few of these users as the game allows."""
    return people[: load_game(people[0].game).rules.seats[0]]


async def about_to_leave(person: Person) -> tuple[Json, str]:
    """The confirmation question of `leave`, and the id of its button."""
    return (await person.command("leave")).message, "leave:1"


async def about_to_end(moderator: Person) -> tuple[Json, str]:
    """The confirmation question of a moderator's `end`, and the id of its button."""
    return (await moderator.command("end")).message, "end:1"


async def forge(bot: Guildhall, person: Person, *custom_ids: str) -> Json:
    """Post a message with forged buttons in the user's channel."""
    view = discord.ui.View(timeout=None)
    for number, custom_id in enumerate(custom_ids):
        view.add_item(discord.ui.Button(label=str(number), custom_id=custom_id))
    sent = await bot.get_partial_messageable(int(person.channel)).send("forged", view=view)
    await person.until(lambda: str(sent.id) in person.messages)
    return person.messages[str(sent.id)]


async def reply_to(person: Person, outcome: Outcome) -> str:
    """The text of the private reply to a click."""
    assert outcome.status == "done", outcome
    await person.until(lambda: bool(private(person, outcome)))
    return text_of(private(person, outcome)[-1])


def private(person: Person, outcome: Outcome) -> list[Json]:
    """Private messages sent in response to a click."""
    return [one for one in person.outcome(outcome.id).messages if one["flags"] & EPHEMERAL]


async def speak(person: Person, locale: str) -> None:
    """Change the language of the user's client."""
    await person.do("profile", locale=locale)


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
