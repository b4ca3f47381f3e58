"""Checks after faults: nothing is lost, nothing is duplicated, everything is in order."""

import asyncio
import json
import sqlite3
import time
from collections import Counter, defaultdict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bot.service.maintenance import Report, check
from bot.storage.address import Address
from bot.tables.posts import unpack
from bot.tables.table import Table
from bot.words.words import words_in
from tests.database import fetch
from tests.lab.chaos.explanations import Click, came_too_late, describe_unexplained, list_games
from tests.lab.chaos.process import BotProcess
from tests.lab.chaos.survivors import Survivor
from tests.patience import PATIENCE
from tests.player import EPHEMERAL, Json, Player, controls

AROUND = 30_000 << 22
"""Range of the ids that Discord assigns in half a minute."""
SHUT = ("read_only", "folder_read_only")
"""The reasons that a bot reports when it is started on a read-only disk."""


def rows(database: Path | Address, query: str) -> list[tuple[Any, ...]]:
    """Return the rows of a query."""
    if isinstance(database, Address):
        with ThreadPoolExecutor(1) as elsewhere:
            return elsewhere.submit(asyncio.run, fetch(database, query)).result()
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as db:
        found = db.execute(query).fetchall()
    db.close()
    return found


async def until_posted(database: Path | Address) -> None:
    """Wait until no post is left in the outbox."""
    given_up = time.monotonic() + PATIENCE
    while rows(database, "SELECT 1 FROM outbox WHERE posted_at IS NULL LIMIT 1"):
        assert time.monotonic() < given_up
        await asyncio.sleep(0.1)


async def bot_messages(person: Player, channel: str = "") -> list[Json]:
    """Return all public messages that the bot has posted in a channel, oldest first.

    Lobbies do not count, because the bot posts one itself if the answer to `new` came too late.
    """
    found: list[Json] = []
    while page := (await person.do("history", channel=channel or person.channel, **before(found)))["messages"]:
        found = page + found
    posted = [frame["message"] for frame in person.events if frame["event"] == "message_create"]
    lobbies = {one["id"] for one in posted if controls(one, "l:")}
    public = [one for one in found if not one["flags"] & EPHEMERAL and not one.get("interaction_metadata")]
    return [one for one in public if one["id"] not in lobbies]


def before(found: list[Json]) -> Json:
    """Return the parameter that requests the page of the history before these messages."""
    return {"before": found[0]["id"]} if found else {}


async def check_file(database: Path | Address) -> None:
    """Check that SQLite finds the file sound, and that replaying each game leads to its stored state."""
    begun = rows(database, "SELECT 1 FROM tables WHERE state IS NOT NULL")
    assert await check(database) == Report(games=len(begun))


async def check_answers(database: Path | Address, survivors: list[Survivor]) -> None:
    """Check that every accepted click is stored, and that each turn was forced or has a click by the seat's user."""
    saved = {number for (number,) in rows(database, "SELECT interaction FROM clicks")}
    accepted = set[int]().union(*(one.accepted() for one in survivors))
    assert accepted
    used = {int(number): (one.person, facts) for one in survivors for number, facts in one.person.interactions.items()}
    games = await list_games(database)
    clicks = sort_by_table(
        {number: used[number] for number in saved | accepted}, {table.id: table for table, _ in games}
    )
    for table, turns in games:
        stored = [one for one in clicks[table.id] if one.id in saved]
        lost = [one for one in clicks[table.id] if one.id not in saved and not came_too_late(one, stored)]
        assert not lost, describe_lost(lost, stored)
        assert not (faults := describe_unexplained(table.id, turns, stored)), faults


def sort_by_table(
    used: Mapping[int, tuple[Player, Json]], tables: Mapping[int, Table]
) -> defaultdict[int, list[Click]]:
    """Group clicks by table, oldest first, each with its seat."""
    clicks = defaultdict[int, list[Click]](list)
    for number, (person, facts) in sorted(used.items()):
        table = tables[int(facts["custom_id"].split(":")[1])]
        clicks[table.id].append(Click(number, table.seat_of(int(person.id)), facts["custom_id"]))
    return clicks


def describe_lost(lost: list[Click], stored: list[Click]) -> str:
    """Describe clicks that were not refused but are not saved, with neighboring clicks of the same seats.

    A click whose question was already answered gets the new question, and a kill may prevent a refusal after that;
    such a click came too late and is not lost.
    """
    told = [f"accepted, not saved: {one}" for one in lost]
    around = [
        one for one in stored if any(one.seat == other.seat and abs(one.id - other.id) < AROUND for other in lost)
    ]
    return "\n".join([*told, *(f"  saved: {one}" for one in around)])


def check_calls(database: Path | Address) -> None:
    """Check that no player was called twice for one decision."""
    called = Counter[tuple[int, int, str]]()
    for table, body in rows(database, "SELECT table_id, body FROM outbox"):
        post = unpack(body)
        called.update((table, seat, post.moment) for seat in post.called)
    assert called
    assert set(called.values()) == {1}


def check_posts(database: Path | Address, messages: list[Json]) -> None:
    """Check that batches and messages match one to one, and that a table's messages are in the order of saving."""
    posted = rows(database, "SELECT table_id, batch, message FROM outbox ORDER BY id")
    assert None not in {message for _, _, message in posted}
    batches = list(dict.fromkeys(posted))
    assert len(batches) == len({batch for _, batch, _ in posted}), "a batch has two messages"
    assert sorted(message for _, _, message in batches) == sorted(int(one["id"]) for one in messages)
    for table in {table for table, _, _ in batches}:
        own = [message for number, _, message in batches if number == table]
        assert own == sorted(own)


def is_over(database: Path | Address, number: str) -> bool:
    """True if a game is over; False if its database cannot be queried now."""
    try:
        return bool(rows(database, f"SELECT 1 FROM tables WHERE id = {int(number)} AND status = 'over'"))  # noqa: S608
    except (sqlite3.OperationalError, OSError):
        return False
    except Exception as error:
        if type(error).__module__.startswith("asyncpg"):  # asyncpg is not installed everywhere
            return False
        raise


def unhandled(said: str, database: Path | Address) -> list[str]:
    """Return the unhandled errors in a bot's log."""
    shut = {words_in("en").say("error-bad_database", file=str(database), why=why, detail="") for why in SHUT}
    return [line for line in said.splitlines() if line not in shut and is_unhandled(line)]


def is_unhandled(line: str) -> bool:
    """True if a line is an error of the bot's code, or not a log line at all."""
    if not line.startswith("{"):
        return True
    told = json.loads(line)
    is_the_librarys = told["logger"].startswith("discord.") and told["event"].startswith("Attempting a reconnect")
    return (told["level"] in ("ERROR", "CRITICAL") or "traceback" in told) and not is_the_librarys


def figures(bot: BotProcess, survivors: list[Survivor], messages: list[Json]) -> dict[str, int]:
    """Return a run's counts."""
    return {
        "kills": bot.kills,
        "games": rows(bot.database, "SELECT COUNT(*) FROM tables")[0][0],
        "turns": rows(bot.database, "SELECT COUNT(*) FROM turns")[0][0],
        "clicks": rows(bot.database, "SELECT COUNT(*) FROM clicks")[0][0],
        "accepted": sum(len(one.accepted()) for one in survivors),
        "refused": sum(len(one.answered) - len(one.accepted()) for one in survivors),
        "unanswered": sum(one.failed for one in survivors),
        "opened by the last call": sum(one.reopened for one in survivors),
        "posts": rows(bot.database, "SELECT COUNT(*) FROM outbox")[0][0],
        "messages": len(messages),
    }
