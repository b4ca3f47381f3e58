"""The bot killed again and again in five-player games of every kind: nothing is lost, nothing happens twice."""

import asyncio
import logging
import os
import random
import re
import sqlite3
import sys
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.catalogue import GAMES, load_game
from bot.games.chains import split_chain
from bot.sandbox import Sandbox
from bot.service.upkeep import Report, check
from bot.storage.address import Address
from bot.tables.posts import unpack
from bot.words.words import words_in
from cogs.cards.controls import SHORTCUT
from tests.cogs.clicker import Clicker, controls, is_open
from tests.cogs.stored_answers import count_forced, count_pressed, list_answers
from tests.conftest import ROOT
from tests.database import fetch
from tests.driver import EPHEMERAL, Json, Outcome, Person, Refused, Town, text_of, town_at

log = logging.getLogger(__name__)

KILLS = int(os.environ.get("GUILDHALL_KILLS", "4"))
"""How often the bot is killed in each game."""
PLAYERS = 5
LONGEST_LIFE = 1.5
"""Seconds that the bot lives at most, mostly from its first answer on, sometimes from its start."""
THINKING = 0.1
"""Seconds that somebody looks at a panel at most."""
SEND, CALLBACK = "POST /channels/*/messages", "POST /interactions/*/*/callback"
TROUBLES: tuple[Json, ...] = ({}, {"route": SEND, "seconds": 0.3}, {"route": CALLBACK, "seconds": 0.15})
"""Answers held back, so that a kill often falls between a deed and the bot's knowing of it."""


WAYS_BACK = ("b:", "r:")
AWAY = words_in("en").say("error-store_away")
TURNS = "SELECT table_id, COUNT(*) FROM turns WHERE"


Strike: TypeAlias = Callable[[], Awaitable[None]]
"""What is done to the bot, or to its database."""


class BotProcess:
    """`python -m bot run`, as a host runs it, with the second game of the tests besides."""

    def __init__(self, town: Town, folder: Path, database: Path | Address | None = None, **settings: str) -> None:
        self.town, self.folder, self.settings = town, folder, settings
        self.database = database or folder / "guildhall.sqlite3"
        self.kills = 0
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Runs until it is connected."""
        ours = {
            "SANDBOX_URL": self.town.url,
            "DATABASE": self.database.url if isinstance(self.database, Address) else str(self.database),
            "LOG_LEVEL": "WARNING",
            "DISCORD_TOKEN": "",
            "PYTHONPATH": str(ROOT),
            **self.settings,
        }
        with (self.folder / "bot.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.hall",
                "run",
                env={**os.environ, **ours},
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        await self._until_online()

    async def _until_online(self) -> None:
        given_up = time.monotonic() + 30
        while not await self._is_online():
            assert time.monotonic() < given_up, await asyncio.to_thread((self.folder / "bot.log").read_text)
            await asyncio.sleep(0.02)

    async def _is_online(self) -> bool:
        async with self.town.web.get(f"{self.town.url}/people") as response:
            return bool((await response.json())["bot"]["online"])

    async def kill(self) -> None:
        """SIGKILL; clicks under way are told at once that nobody answers."""
        assert self._process is not None
        assert self._process.returncode is None, "the bot has ended by itself"
        self._process.kill()
        await self._process.wait()
        self.kills += 1
        await self.town.forward(3.1)
        while await self._is_online():  # noqa: ASYNC110  # asked over HTTP
            await asyncio.sleep(0.005)

    async def come_again(self) -> None:
        """Killed, and started again."""
        await self.kill()
        await self.town.heal()
        await self.start()

    async def clear_away(self) -> None:
        """Whatever went wrong, no bot is left running."""
        if self._process and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def stop(self) -> int:
        """SIGTERM."""
        assert self._process is not None
        self._process.terminate()
        return await asyncio.wait_for(self._process.wait(), 20)


class Survivor(Clicker):
    """Somebody who tries again when the bot does not answer, by the newest message there is."""

    ways_back = WAYS_BACK  # so that each click has a number of turns that its id says

    def __init__(self, person: Person, seed: int) -> None:
        super().__init__(person, seed)
        self.answered: list[int] = []
        """Clicks that decide something and were answered."""
        self.failed = 0
        self.reopened = 0

    @property
    def answers(self) -> int:
        """How often the bot was there."""
        return self.reopened + len(self.answered)

    async def play_table(self, number: str) -> None:
        """Plays until the game is over, beginning each time with the last call of the game."""
        while call := find_call(self.person, number):
            panel = await self._open(call)
            while panel and is_open(panel):
                await asyncio.sleep(self.rng.uniform(0, THINKING))
                panel = await self._try(panel)
            if panel and not controls(panel, "m:"):
                return
            await asyncio.sleep(0.05)

    async def _open(self, call: Json) -> Json | None:
        try:
            outcome = await self.person.click(call, controls(call, "m:")[0]["custom_id"])
        except Refused:  # it was retired just now
            return None
        if outcome.status != "done" or AWAY in text_of(outcome.message):
            self.failed += 1
            return None
        self.reopened += 1
        return outcome.message

    async def _try(self, panel: Json) -> Json | None:
        """One click; None when it was not answered."""
        outcome = await self.answer(panel)
        if outcome.status != "done":
            self.failed += 1
            return None
        used = self.person.interactions[outcome.id]["custom_id"]
        if not used.startswith(("n:", "p:", "d:")) or (used.startswith("p:") and takes_one(panel, used)):
            self.answered.append(int(outcome.id))
        return self.person.fresh(panel)

    def _fresh(self, outcome: Outcome, _panel: Json) -> Outcome:
        return outcome

    def accepted(self) -> set[int]:
        """Answered clicks without a word of refusal."""
        private = [one for one in self.person.messages.values() if one["flags"] & EPHEMERAL]
        refused = {int(one["interaction_metadata"]["id"]) for one in private if one.get("interaction_metadata")}
        return set(self.answered) - refused


def takes_one(panel: Json, custom_id: str) -> bool:
    """Whether a list takes exactly one pick, which then is the answer."""
    select = next(one for one in controls(panel, "p:") if one["custom_id"] == custom_id)
    return bool(select["min_values"] == select["max_values"] == 1)


def find_call(person: Person, number: str) -> Json | None:
    """The newest message of a table that leads to one's panel; none once the game is over."""
    public = [one for one in person.messages.values() if not one["flags"] & EPHEMERAL]
    return next((one for one in reversed(public) if controls(one, f"m:{number}")), None)


async def begin_game(name: str, people: list[Person]) -> str:
    """A game of all; gives the number of its table."""
    host = people[0]
    lobby = (await host.slash(f"{name} new", players=len(people))).message
    number = str(re.findall(r"l:(\d+):join", str(lobby))[0])
    for person in people[1:]:
        await person.click(lobby, f"l:{number}:join")
    await host.click(lobby, f"l:{number}:start")
    await host.until(lambda: any(controls(one, f"m:{number}") for one in host.messages.values()), patience=20)
    return number


async def play_games(name: str, survivors: list[Survivor], quiet: asyncio.Lock) -> None:
    """One game after another; nobody is killed between two."""
    while True:
        async with quiet:
            number = await begin_game(name, [one.person for one in survivors])
        await asyncio.gather(*(one.play_table(number) for one in survivors))


async def strike_often(bot: BotProcess, strikes: list[Strike], survivors: list[Survivor], quiet: asyncio.Lock) -> None:
    """At random moments, sometimes with answers held back."""
    rng = random.Random(KILLS)  # noqa: S311  # repeatable, not secret
    for strike in strikes:
        if rng.random() < 0.8:
            await until_answered(survivors)
        trouble = rng.choice(TROUBLES)
        if trouble:
            await bot.town.fault("lag", **trouble)
        await asyncio.sleep(rng.uniform(0, LONGEST_LIFE))
        async with quiet:
            await strike()
            await bot.town.heal()


async def until_answered(survivors: list[Survivor]) -> None:
    """Until somebody gets an answer."""
    before = sum(one.answers for one in survivors)
    while sum(one.answers for one in survivors) == before:  # noqa: ASYNC110  # asked of many
        await asyncio.sleep(0.005)


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
    given_up = time.monotonic() + 60
    while rows(database, "SELECT 1 FROM outbox WHERE posted_at IS NULL LIMIT 1"):
        assert time.monotonic() < given_up
        await asyncio.sleep(0.1)


async def bot_messages(person: Person) -> list[Json]:
    """All that the bot has said to everyone by itself, oldest first."""
    found: list[Json] = []
    while page := (await person.do("history", channel=person.channel, **before(found)))["messages"]:
        found = page + found
    return [one for one in found if not one["flags"] & EPHEMERAL and not one.get("interaction_metadata")]


def before(found: list[Json]) -> Json:
    """Where the next page of the history ends."""
    return {"before": found[0]["id"]} if found else {}


async def check_file(database: Path | Address) -> None:
    """SQLite finds it sound, and every game leads by its answers to what is stored."""
    begun = rows(database, "SELECT 1 FROM tables WHERE state IS NOT NULL")
    assert await check(database) == Report(games=len(begun))


async def check_answers(database: Path | Address, survivors: list[Survivor]) -> None:
    """Every accepted click is there, and each click brought its turns exactly once; forced answers need no click."""
    clicks = dict(rows(database, "SELECT interaction, table_id FROM clicks"))
    accepted = set[int]().union(*(one.accepted() for one in survivors))
    assert accepted
    assert accepted <= set(clicks)
    used = {int(number): one for survivor in survivors for number, one in survivor.person.interactions.items()}
    answers, shortcuts = await list_answers(database), defaultdict[int, Counter[tuple[str, str]]](Counter)
    forced = Counter({table: count_forced(answered) for table, answered in answers.items()})
    expected, backs = Counter(forced), Counter[int]()
    for click, table in clicks.items():
        custom_id = used[click]["custom_id"]
        expected[table] += turns_by(custom_id)
        backs[table] += custom_id.startswith(WAYS_BACK)
        if shortcut := SHORTCUT.read(custom_id):
            shortcuts[table][str(shortcut[1]), str(shortcut[2])] += 1
    expected.subtract({table: count_pressed(answers[table], pressed) for table, pressed in shortcuts.items()})
    assert dict(+expected) == dict(rows(database, f"{TURNS} prompt <> '' GROUP BY 1"))
    for table, number in rows(database, f"{TURNS} prompt = '' GROUP BY 1"):
        assert backs[table] <= number <= backs[table] + forced[table]  # one way back leads past what was forced


def turns_by(custom_id: str) -> int:
    """How many answers a click brings: none by starting a game or going back, all of its chain by a shortcut."""
    kind, *facts = custom_id.split(":")
    return {"l": 0, "b": 0, "r": 0, "s": len(split_chain(facts[-1]))}.get(kind, 1)


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


@asynccontextmanager
async def arena(folder: Path, spec: Path | None) -> AsyncIterator[tuple[Town, list[Person]]]:
    """A sandbox with people in this process; the bot has its own."""
    async with Sandbox(people=PLAYERS, spec=spec) as sandbox, town_at(sandbox.url, PLAYERS) as crowd:
        await asyncio.to_thread(folder.mkdir, exist_ok=True)
        yield crowd
    assert sandbox.findings == []


async def play_under_fire(name: str, bot: BotProcess, strikes: list[Strike], survivors: list[Survivor]) -> None:
    """Until the last strike; then the bot stops as it should, and after one more start all that is left is posted."""
    quiet = asyncio.Lock()
    await bot.start()
    playing = asyncio.create_task(play_games(name, survivors, quiet))
    striking = asyncio.create_task(strike_often(bot, strikes, survivors, quiet))
    done, _ = await asyncio.wait((playing, striking), return_when=asyncio.FIRST_COMPLETED)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    for task in done:
        task.result()
    assert await bot.stop() == 0
    await bot.start()
    await until_posted(bot.database)
    assert await bot.stop() == 0


def figures(bot: BotProcess, survivors: list[Survivor], messages: list[Json]) -> Json:
    """What the run came to."""
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


@pytest.mark.parametrize("name", GAMES)
async def test_a_bot_killed_at_random_moments_loses_nothing_and_repeats_nothing(
    tmp_path: Path, spec: Path | None, name: str
) -> None:
    """GUILDHALL_KILLS says how often; the figures go to the log."""
    async with arena(tmp_path, spec) as (town, people):
        bot = BotProcess(town, tmp_path)
        await survive(name, bot, [bot.come_again] * KILLS, people)


async def survive(name: str, bot: BotProcess, strikes: list[Strike], people: list[Person]) -> None:
    """Games of all these people under fire, and everything checked at the end."""
    players = people[: load_game(name).rules.seats[-1]]
    survivors = [Survivor(person, seed) for seed, person in enumerate(players)]
    try:
        await play_under_fire(name, bot, strikes, survivors)
    finally:
        await bot.clear_away()
    messages = await bot_messages(people[0])
    log.info("%s", figures(bot, survivors, messages))
    await check_file(bot.database)
    await check_answers(bot.database, survivors)
    check_posts(bot.database, messages)
    check_calls(bot.database)
    assert all(one.reopened for one in survivors)
