"""One round: games of every kind at once in one bot, played to the end while faults fall, then everything checked."""

import asyncio
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from bot.catalogue import load_game
from bot.sandbox import Sandbox
from tests.bench.hall import UNLIMITED
from tests.chaos.arrangements import ARRANGEMENTS
from tests.chaos.checks import (
    bot_messages,
    check_answers,
    check_calls,
    check_file,
    check_posts,
    figures,
    is_over,
    unhandled,
)
from tests.chaos.mischief import Mischief, Scene
from tests.chaos.strikes import come_to_rest
from tests.chaos.survivors import Survivor, begin_game, find_call
from tests.driver import Person, town_at
from tests.every_game import HOSTED

MOST_SEATS = 3
MOST_BETWEEN, LONGEST_PAUSE = 8, 0.3
"""Decisions of one table of each kind between two faults, and seconds after these, at most."""
GIVEN_UP = 400.0
"""Seconds after which a round with one table of each kind has hung."""


@dataclass
class Round:
    """What is chosen by a seed, and what came of it."""

    seed: str
    arrangement: str = "file"
    names: tuple[str, ...] = HOSTED
    tables: int = 1
    """Of each kind; those of a kind have the same people."""
    figures: Counter[str] = field(default_factory=Counter)

    def rng(self, purpose: str) -> random.Random:
        """Choices of one kind, which no others disturb."""
        return random.Random(f"{self.seed} {purpose}")  # noqa: S311  # repeatable, not secret

    def seats(self) -> list[int]:
        """How many play each game."""
        return [self.rng(name).choice([one for one in seats_of(name) if one <= MOST_SEATS]) for name in self.names]


def seats_of(name: str) -> range:
    """How many can play a game."""
    return load_game(name).rules.seats


@dataclass
class Party:
    """The people of one game."""

    name: str
    channel: str
    survivors: list[Survivor]
    number: str = ""

    async def begin(self) -> None:
        """Opens the table."""
        for one in self.survivors:
            one.person.channel = self.channel
        self.number = await begin_game(self.name, [one.person for one in self.survivors])

    async def play(self, scene: Scene) -> None:
        """To the end."""
        await asyncio.gather(*(self._stay(one, scene) for one in self.survivors))

    async def _stay(self, survivor: Survivor, scene: Scene) -> None:
        """Whoever reads an error where a panel should be takes the game for over, and looks again."""
        while not is_over(scene.bot.database, self.number):
            await survivor.play_table(self.number)
            await asyncio.sleep(0.1)


async def play_round(plan: Round, spec: Path | None) -> None:
    """Raises whatever is wrong."""
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


async def add_channels(owner: Person, number: int) -> list[str]:
    """Channels for so many tables."""
    server = owner.hello["servers"][0]["id"]
    made = [await owner.do("create_channel", server=server, name=f"table-{count}") for count in range(number)]
    return [str(one["channel"]["id"]) for one in made]


def gather_parties(plan: Round, seats: list[int], people: list[Person], places: list[str]) -> list[Party]:
    """Everybody at their tables, each of which has a channel of its own."""
    left, parties, free = list(people), list[Party](), iter(places)
    for name, number in zip(plan.names, seats, strict=True):
        players, left = left[:number], left[number:]
        rng = plan.rng(f"{name} clicks")
        for _ in range(plan.tables):
            survivors = [Survivor(person, rng.getrandbits(32)) for person in players]
            parties.append(Party(name, next(free), survivors))
    return parties


async def play_under_faults(plan: Round, scene: Scene, weights: dict[Mischief, int], parties: list[Party]) -> None:
    """Until every game is over; then the last fault is, too."""
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
    """How far everybody has come, for whoever looks into a failure."""
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
    """What happens to whom, while who plays."""

    scene: Scene
    weights: dict[Mischief, int]
    survivors: list[Survivor]

    async def until_answered(self, number: int, done: asyncio.Event) -> None:
        """So many decisions later, or when all is over: on a busy machine faults alone would let nobody play."""
        wanted = sum(len(one.answered) for one in self.survivors) + number
        while sum(len(one.answered) for one in self.survivors) < wanted and not done.is_set():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def strike(plan: Round, stage: Stage, done: asyncio.Event) -> None:
    """One fault after another; what lingers of one may meet the next."""
    rng = plan.rng("faults")
    while not done.is_set():
        [mischief] = rng.choices(list(stage.weights), list(stage.weights.values()))
        own = random.Random(rng.getrandbits(32))  # noqa: S311  # repeatable, not secret
        await stage.until_answered(rng.randint(0, MOST_BETWEEN * plan.tables), done)
        await asyncio.sleep(rng.uniform(0, LONGEST_PAUSE))
        await mischief(stage.scene, own)
        plan.figures[mischief.__name__] += 1


async def check_all(plan: Round, scene: Scene, parties: list[Party]) -> None:
    """Accepted answers are applied answers, all is told once and in order, every record leads to its state."""
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
    """A round in one line."""
    found = ", ".join(f"{name} {number}" for name, number in plan.figures.items())
    return f"{plan.arrangement} {plan.seed}".rstrip() + f": {time.monotonic() - began:.0f} s, {found}"
