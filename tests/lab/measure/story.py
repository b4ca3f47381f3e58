"""A five-player game across three time zones on a virtual clock: players sleep, forget, travel and are replaced.

`python -m tests.lab story` plays it in a sandbox and prints every ping with its recipient's local time; with
`--restarts 1`, it plays once more with a new bot at every point, and compares all posts. Ulm is played by four.
"""

import argparse
import asyncio
import sys
from contextlib import AsyncExitStack
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol
from unittest.mock import patch

from msgspec import Struct

from bot.catalogue import GAMES, load_game
from bot.games.contract import encode
from bot.sandbox import Sandbox
from bot.sandbox.rest.buckets import LIMITS
from bot.tables.absence import find_late
from bot.tables.motions import replacing
from bot.tables.pace import DAY, HOUR, Rest
from bot.tables.status import Status
from bot.tables.table import Table
from tests.patience import no_hurry
from tests.player import town_at

BEGINNING = 20_000 * DAY + 9 * HOUR
"""The time at which the story begins: a morning, in UTC."""
LONGEST = 90 * DAY
"""Seconds within which the game must end."""
LOOKS = (8, 12, 18, 21)
"""Local hours at which players check whether it is their turn."""
NIGHT = (23, 8)
"""Start of everyone's quiet hours in local time, and their length in hours."""


class Character(Struct, frozen=True):
    """One of the five players."""

    name: str
    zone: int
    """Hours east of UTC."""
    silent: tuple[int, int] = (0, 0)
    """First day without checking the game, and the day of return."""
    vacation: tuple[int, int] = (0, 0)
    """Start day and length of a vacation."""

    @property
    def rest(self) -> Rest:
        """The person's quiet hours."""
        begins, hours = NIGHT
        return Rest((begins - self.zone) % 24 * HOUR, hours * HOUR)

    def local_hour(self, at: int) -> int:
        """Return the person's local hour."""
        return (at // HOUR + self.zone) % 24

    def looks_at(self, at: int) -> bool:
        """True if the player checks the table now."""
        day, (gone, back), (leaves, days) = (at - BEGINNING) // DAY, self.silent, self.vacation
        is_away = gone <= day < back or leaves <= day < leaves + days
        return self.local_hour(at) in LOOKS and not is_away


CAST = (
    Character("Ada", 1),
    Character("Ben", -8, vacation=(2, 4)),
    Character("Cleo", 9, silent=(3, 10)),
    Character("Dora", 1, silent=(5, 1000)),
    Character("Emil", -8),
)
"""The five players: one is on vacation, one is silent for a week, and one leaves and is replaced."""
REPLACED = 3
"""Index of the player who does not come back."""


def cast_for(game: str) -> tuple[Character, ...]:
    """Return as many of the cast as the game allows."""
    return CAST[: load_game(game).rules.seats[-1]]


class Ping(Struct, frozen=True):
    """A notification on a player's phone."""

    at: int
    who: int
    """The player's index in the cast."""
    why: str


class Stage(Protocol):
    """A place for the story: the tables alone, or a sandbox."""

    cast: tuple[Character, ...]
    pings: list[Ping]

    async def table(self) -> Table:
        """Return the current table."""

    async def go_to(self, at: int) -> None:
        """Advance the clock; do and post what is due."""

    async def decide(self, who: int) -> None:
        """Let a person make one decision and go away."""

    async def leave(self, who: int, days: int) -> None:
        """Let a person go on vacation; a computer plays meanwhile."""

    async def vote(self, who: int, absentee: int) -> None:
        """Let a player vote to replace another by a computer."""


async def play_story(stage: Stage) -> Table:
    """Run hour by hour to the end of the game."""
    for at in range(BEGINNING, BEGINNING + LONGEST, HOUR):
        await stage.go_to(at)
        table = await stage.table()
        if table.now.status is not Status.RUNNING:
            return table
        for who, character in enumerate(stage.cast):
            if at == BEGINNING + character.vacation[0] * DAY and character.vacation[1]:
                await stage.leave(who, character.vacation[1])
            if character.looks_at(at):
                await _look(stage, who)
    raise AssertionError("the game never ends")


async def _look(stage: Stage, who: int) -> None:
    """Let a player answer open questions, and vote if another is late repeatedly."""
    table = await stage.table()
    absentee = table.now.seats[REPLACED].user or 0
    has_agreed = table.now.seats[who].user in table.agreed(replacing(absentee))
    if who != REPLACED and absentee in find_late(table) and not has_agreed:
        await stage.vote(who, REPLACED)
        table = await stage.table()
    while table.now.status is Status.RUNNING and who in table.awaited() and table.now.seats[who].user:
        await stage.decide(who)
        table = await stage.table()


def check_pings(pings: list[Ping], obligations: int) -> None:
    """Check that no call or reminder comes during sleep, and that there are at most two of them per decision."""
    asleep = [ping for ping in pings if CAST[ping.who].rest.ends(ping.at) and ping.why in ("call", "reminder")]
    assert not asleep, asleep
    rung = [ping for ping in pings if ping.why in ("call", "reminder")]
    assert len(rung) <= 2 * obligations, (len(rung), obligations)


def print_pings(pings: list[Ping]) -> None:
    """Print every ping with its recipient's local time."""
    for ping in pings:
        day, character = (ping.at - BEGINNING) // DAY + 1, CAST[ping.who]
        print(f"day {day:2}, {character.local_hour(ping.at):2} o'clock for {character.name:5} {ping.why}")


class Told(Struct, frozen=True):
    """The results of the story in a sandbox."""

    pings: list[Ping]
    posts: list[tuple[int, str]]
    """Every public message, with its time."""
    end: bytes
    """The state at the end."""
    turns: int
    restarts: int


async def tell_story(game: str, every: int = 0) -> Told:
    """Play the story in a new sandbox; restart the bot after every `every` points, unless it is 0."""
    from tests.lab.measure.story_stages import DirectThinking, SandboxStage  # noqa: PLC0415  # circular import

    async with AsyncExitStack() as stack:
        stack.enter_context(patch.dict(LIMITS, dict.fromkeys(LIMITS, (1000, 1.0))))
        stack.enter_context(patch("bot.tables.manager.Thinking", DirectThinking))
        stack.enter_context(no_hurry())
        database = Path(stack.enter_context(TemporaryDirectory())) / "story.sqlite3"
        sandbox = await stack.enter_async_context(Sandbox(people=len(cast_for(game))))
        _town, people = await stack.enter_async_context(town_at(sandbox.url, len(cast_for(game))))
        stage = SandboxStage(cast_for(game), people, sandbox.url, database)
        stage.every = every
        stack.push_async_callback(stage.stop)
        await stage.begin(game)
        table = await play_story(stage)
    assert table.now.status is Status.OVER
    return Told(stage.pings, stage.posts, encode(table.now.state), table.now.turns, stage.restarts)


def print_told(told: Told) -> None:
    """Print every ping, and the numbers of pings, posts, days and turns."""
    print_pings(told.pings)
    days = (told.pings[-1].at - BEGINNING) / DAY
    print(f"{len(told.pings)} pings and {len(told.posts)} posts in {days:.1f} days and {told.turns} turns")


def print_difference(told: Told, again: Told) -> bool:
    """Print the first pings and posts that differ between the story and the one with restarts; return True if none."""
    is_same = (again.pings, again.posts, again.end) == (told.pings, told.posts, told.end)
    print(f"{again.restarts} restarts:", "the same pings, posts and end" if is_same else "not the same")
    for name, one, other in (("ping", told.pings, again.pings), ("post", told.posts, again.posts)):
        if differing := [pair for pair in zip_longest(one, other) if pair[0] != pair[1]]:
            print(f"{len(differing)} differ, the first {name}: {differing[0]}")
    return is_same


def main() -> None:
    """Play the story, and print its pings or the differences after restarts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), default="norenberc")
    parser.add_argument(
        "--restarts", type=int, default=0, metavar="N", help="once more, with a restart at each Nth point"
    )
    wanted = parser.parse_args()
    told = asyncio.run(tell_story(wanted.game))
    print_told(told)
    if wanted.restarts and not print_difference(told, asyncio.run(tell_story(wanted.game, wanted.restarts))):
        sys.exit(1)


if __name__ == "__main__":
    main()
