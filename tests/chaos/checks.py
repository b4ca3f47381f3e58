"""What must be true after whatever happened: nothing lost, nothing twice, all in order."""

import asyncio
import json
import sqlite3
import time
from collections import Counter, defaultdict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bot.service.upkeep import Report, check
from bot.storage.address import Address
from bot.tables.posts import unpack
from bot.tables.table import Table
from bot.words.words import words_in
from tests.chaos.explaining import Click, came_too_late, describe_unexplained, list_games
from tests.chaos.process import BotProcess
from tests.chaos.survivors import Survivor
from tests.cogs.clicker import controls
from tests.database import fetch
from tests.driver import EPHEMERAL, Json, Person
from tests.patience import PATIENCE

AROUND = 30_000 << 22
"""Ids that Discord gives in half a minute."""
SHUT = ("read_only", "folder_read_only")
"""What a bot says of a disk that is read-only when it starts."""


def rows(database: Path | Address, query: str) -> list[tuple[Any, ...]]:
    """What is in the database."""
    if isinstance(database, Address):
        with ThreadPoolExecutor(1) as elsewhere:
            return elsewhere.submit(asyncio.run, fetch(database, query)).result()
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as db:
        found = db.execute(query).fetchall()
    db.close()
    return found


async def until_posted(database: Path | Address) -> None:
    """Waits until nothing is left to post."""
    given_up = time.monotonic() + PATIENCE
    while rows(database, "SELECT 1 FROM outbox WHERE posted_at IS NULL LIMIT 1"):
        assert time.monotonic() < given_up
        await asyncio.sleep(0.1)


async def bot_messages(person: Person, channel: str = "") -> list[Json]:
    """All that the bot has said to everyone in a channel by itself, oldest first.

    Lobbies do not count: the bot posts one by itself if the answer to `new` came too late.
    """
    found: list[Json] = []
    while page := (await person.do("history", channel=channel or person.channel, **before(found)))["messages"]:
        found = page + found
    posted = [frame["message"] for frame in person.events if frame["event"] == "message_create"]
    lobbies = {one["id"] for one in posted if controls(one, "l:")}
    public = [one for one in found if not one["flags"] & EPHEMERAL and not one.get("interaction_metadata")]
    return [one for one in public if one["id"] not in lobbies]


def before(found: list[Json]) -> Json:
    """Where the next page of the history ends."""
    return {"before": found[0]["id"]} if found else {}


async def check_file(database: Path | Address) -> None:
    """SQLite finds it sound, and every game leads by its answers to what is stored."""
    begun = rows(database, "SELECT 1 FROM tables WHERE state IS NOT NULL")
    assert await check(database) == Report(games=len(begun))


async def check_answers(database: Path | Address, survivors: list[Survivor]) -> None:
    """Every accepted click is there, and each turn was forced or has a click of its own, by whoever sits there."""
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
    used: Mapping[int, tuple[Person, Json]], tables: Mapping[int, Table]
) -> defaultdict[int, list[Click]]:
    """What was clicked at each table, by which seat, in order."""
    clicks = defaultdict[int, list[Click]](list)
    for number, (person, facts) in sorted(used.items()):
        table = tables[int(facts["custom_id"].split(":")[1])]
        clicks[table.id].append(Click(number, table.seat_of(int(person.id)), facts["custom_id"]))
    return clicks


def describe_lost(lost: list[Click], stored: list[Click]) -> str:
    """Clicks that were answered without a refusal and are not saved, with what the same seats clicked around them.

    One whose question was answered before was shown what is asked now, and the word of refusal after that may fall to
    a kill: it came too late, and is not lost.
    """
    told = [f"accepted, not saved: {one}" for one in lost]
    around = [
        one for one in stored if any(one.seat == other.seat and abs(one.id - other.id) < AROUND for other in lost)
    ]
    return "\n".join([*told, *(f"  saved: {one}" for one in around)])


def check_calls(database: Path | Address) -> None:
    """Nobody is called twice for one decision, whether at once or later."""
    called = Counter[tuple[int, int, str]]()
    for table, body in rows(database, "SELECT table_id, body FROM outbox"):
        post = unpack(body)
        called.update((table, seat, post.moment) for seat in post.called)
    assert called
    assert set(called.values()) == {1}


def check_posts(database: Path | Address, messages: list[Json]) -> None:
    """Each batch is one message, each message one batch; those of a table stand in the order of their saving."""
    posted = rows(database, "SELECT table_id, batch, message FROM outbox ORDER BY id")
    assert None not in {message for _, _, message in posted}
    batches = list(dict.fromkeys(posted))
    assert len(batches) == len({batch for _, batch, _ in posted}), "a batch has two messages"
    assert sorted(message for _, _, message in batches) == sorted(int(one["id"]) for one in messages)
    for table in {table for table, _, _ in batches}:
        own = [message for number, _, message in batches if number == table]
        assert own == sorted(own)


def is_over(database: Path | Address, number: str) -> bool:
    """Whether a game is over, as far as its database can be asked now."""
    try:
        return bool(rows(database, f"SELECT 1 FROM tables WHERE id = {int(number)} AND status = 'over'"))  # noqa: S608
    except (sqlite3.OperationalError, OSError):
        return False
    except Exception as error:
        if type(error).__module__.startswith("asyncpg"):  # which is not everywhere
            return False
        raise


def unhandled(said: str, database: Path | Address) -> list[str]:
    """What a bot's log tells of errors that nobody has dealt with."""
    shut = {words_in("en").say("error-bad_database", file=str(database), why=why, detail="") for why in SHUT}
    return [line for line in said.splitlines() if line not in shut and is_unhandled(line)]


def is_unhandled(line: str) -> bool:
    """Whether a line is an error of ours, or no line of the log at all."""
    if not line.startswith("{"):
        return True
    told = json.loads(line)
    is_the_librarys = told["logger"].startswith("discord.") and told["event"].startswith("Attempting a reconnect")
    return (told["level"] in ("ERROR", "CRITICAL") or "traceback" in told) and not is_the_librarys


def figures(bot: BotProcess, survivors: list[Survivor], messages: list[Json]) -> dict[str, int]:
    """What a run came to."""
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
