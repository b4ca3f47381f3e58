"""One round: games of every kind at once in one bot, played to the end with injected faults and then checked."""

import asyncio
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from bot.catalogue import load_game
from bot.sandbox import Sandbox
from tests.every_game import HOSTED
from tests.lab.bench.hall import UNLIMITED
from tests.lab.chaos.arrangements import ARRANGEMENTS
from tests.lab.chaos.checks import (
    bot_messages,
    check_answers,
    check_calls,
    check_file,
    check_posts,
    figures,
    is_over,
    unhandled,
)
from tests.lab.chaos.mischief import Mischief, Scene
from tests.lab.chaos.strikes import come_to_rest
from tests.lab.chaos.survivors import Survivor, begin_game, find_call
from tests.player import Player, town_at

MOST_SEATS = 3
MOST_BETWEEN, LONGEST_PAUSE = 8, 0.3
"""Before each fault: maximum number of decisions per table of each game, then maximum seconds of pause."""
GIVEN_UP = 400.0
"""Seconds after which a round with one table of each kind counts as hung."""


@dataclass
class Round:
    """The choices made from a seed, and the counts of a round."""

    seed: str
    arrangement: str = "file"
    names: tuple[str, ...] = HOSTED
    tables: int = 1
    """Number of tables of each game; the same people play at all of them."""
    figures: Counter[str] = field(default_factory=Counter)

    def rng(self, purpose: str) -> random.Random:
        """Return a random generator that is independent for each purpose."""
        return random.Random(f"{self.seed} {purpose}")  # noqa: S311  # repeatable, not secret

    def seats(self) -> list[int]:
        """Return the number of players of each game."""
        return [self.rng(name).choice([one for one in seats_of(name) if one <= MOST_SEATS]) for name in self.names]


def seats_of(name: str) -> range:
    """Return the possible numbers of players of a game."""
    return load_game(name).rules.seats


@dataclass
class Party:
    """The people of one game."""

    name: str
    channel: str
    survivors: list[Survivor]
    number: str = ""

    async def begin(self) -> None:
        """Open the table."""
        for one in self.survivors:
            one.person.channel = self.channel
        self.number = await begin_game(self.name, [one.person for one in self.survivors])

    async def play(self, scene: Scene) -> None:
        """Play to the end."""
        await asyncio.gather(*(self._stay(one, scene) for one in self.survivors))

    async def _stay(self, survivor: Survivor, scene: Scene) -> None:
        """Play until the game is really over: an error message in place of the panel looks like the end to a player."""
        while not is_over(scene.bot.database, self.number):
            await survivor.play_table(self.number)
            await asyncio.sleep(0.1)


async def play_round(plan: Round, spec: Path | None) -> None:
    """Play and check a round; raise any failure."""
    seats = plan.seats()
    with tempfile.TemporaryDirectory(prefix="guildhall-chaos-") as folder:
        async with (
            Sandbox(people=sum(seats), spec=spec) as sandbox,
            town_at(sandbox.url, sum(seats)) as (town, people),
            ARRANGEMENTS[plan.arrangement](town, Path(folder)) as (scene, weights),
        ):
            scene.bot.settings.update(UNLIMITED)
            places = await add_channels(people[0], len(seats) * plan.tables)
            parties = gather_parties(plan, seats, people, places)
            try:
                await play_under_faults(plan, scene, weights, parties)
                await come_to_rest(scene.bot)
            except BaseException:
                print(await describe(scene, parties))
                print(await asyncio.to_thread(scene.bot.log.read_text, "utf-8"))
                raise
            finally:
                await scene.bot.clear_away()
            await check_all(plan, scene, parties)
        assert sandbox.findings == []


async def add_channels(owner: Player, number: int) -> list[str]:
    """Add this many channels for tables."""
    server = owner.hello["servers"][0]["id"]
    made = [await owner.do("create_channel", server=server, name=f"table-{count}") for count in range(number)]
    return [str(one["channel"]["id"]) for one in made]


def gather_parties(plan: Round, seats: list[int], people: list[Player], places: list[str]) -> list[Party]:
    """Assign people to tables; each table has its own channel."""
    left, parties, free = list(people), list[Party](), iter(places)
    for name, number in zip(plan.names, seats, strict=True):
        players, left = left[:number], left[number:]
        rng = plan.rng(f"{name} clicks")
        for _ in range(plan.tables):
            survivors = [Survivor(person, rng.getrandbits(32)) for person in players]
            parties.append(Party(name, next(free), survivors))
    return parties


async def play_under_faults(plan: Round, scene: Scene, weights: dict[Mischief, int], parties: list[Party]) -> None:
    """Play until every game and the last fault are over."""
    await scene.bot.start()
    for party in parties:
        await party.begin()
    done = asyncio.Event()
    survivors = [one for party in parties for one in party.survivors]
    striking = asyncio.create_task(strike(plan, Stage(scene, weights, survivors), done))
    playing = asyncio.gather(*(party.play(scene) for party in parties))
    try:
        async with asyncio.timeout(GIVEN_UP * plan.tables):
            await asyncio.wait((playing, striking), return_when=asyncio.FIRST_COMPLETED)
    finally:
        done.set()
        if not playing.done():
            playing.cancel()
        await striking
    await playing


async def describe(scene: Scene, parties: list[Party]) -> str:
    """Describe the progress of all games, for a failure's output."""
    told = [f"online: {await scene.bot.is_online()}"]
    for party in parties:
        calls = [find_call(one.person, party.number) is not None for one in party.survivors]
        answered = [len(one.answered) for one in party.survivors]
        failed = [one.failed for one in party.survivors]
        is_done = is_over(scene.bot.database, party.number)
        told.append(f"{party.name}: over {is_done}, calls {calls}, answered {answered}, unanswered {failed}")
    return "\n".join(told)


@dataclass
class Stage:
    """The bot, the weights of faults, and the players."""

    scene: Scene
    weights: dict[Mischief, int]
    survivors: list[Survivor]

    async def until_answered(self, number: int, done: asyncio.Event) -> None:
        """Wait for this many decisions or the end; faults without pauses would stop all play on a busy machine."""
        wanted = sum(len(one.answered) for one in self.survivors) + number
        while sum(len(one.answered) for one in self.survivors) < wanted and not done.is_set():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def strike(plan: Round, stage: Stage, done: asyncio.Event) -> None:
    """Inject one fault after another; effects may overlap."""
    rng = plan.rng("faults")
    while not done.is_set():
        [mischief] = rng.choices(list(stage.weights), list(stage.weights.values()))
        own = random.Random(rng.getrandbits(32))  # noqa: S311  # repeatable, not secret
        await stage.until_answered(rng.randint(0, MOST_BETWEEN * plan.tables), done)
        await asyncio.sleep(rng.uniform(0, LONGEST_PAUSE))
        await mischief(stage.scene, own)
        plan.figures[mischief.__name__] += 1


async def check_all(plan: Round, scene: Scene, parties: list[Party]) -> None:
    """Check that accepted answers are applied, posts are complete and in order, and records lead to their states."""
    survivors = [one for party in parties for one in party.survivors]
    messages = [one for party in parties for one in await bot_messages(party.survivors[0].person, party.channel)]
    database = scene.bot.database
    plan.figures += Counter(figures(scene.bot, survivors, messages))
    assert all(is_over(database, party.number) for party in parties)
    await check_file(database)
    await check_answers(database, survivors)
    check_posts(database, messages)
    check_calls(database)
    errors = unhandled(await scene.bot.heard(), database)
    assert not errors, "\n".join(errors)


def say(plan: Round, began: float) -> str:
    """Describe a round on one line."""
    found = ", ".join(f"{name} {number}" for name, number in plan.figures.items())
    return f"{plan.arrangement} {plan.seed}".rstrip() + f": {time.monotonic() - began:.0f} s, {found}"
