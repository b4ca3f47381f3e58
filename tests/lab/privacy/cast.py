"""The players of a privacy game, its pace, and when each player looks at the table, all determined by a seed."""

import random
from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct

from bot.games.contract import Answer, Prompt, Seat
from bot.tables.pace import DAY, HOUR, PACES, PaceName, Rest, TimeoutPolicy
from tests.games.played import load_played

T = TypeVar("T")

BEGINNING = 20_000 * DAY
"""A midnight, in UTC."""
TICKS = 24
"""Number of times that a player may look within the time for a decision."""
NIGHT = 8 * HOUR
LOOKS, VOTES, ORDERS, REGRETS, PICKS = 0.35, 0.7, 0.3, 0.08, 0.1
"""Probabilities that a player looks, votes to replace a late player, gives orders, wants to undo, or picks without
confirming.
"""


class Actor(Struct, frozen=True):
    """One of the players."""

    rest: Rest
    stand_in: TimeoutPolicy
    silent: tuple[int, int] = (0, 0)
    """First tick without looking, and the tick of return."""
    vacation: tuple[int, int] = (0, 0)
    """Tick at which a vacation begins, and its length in days."""
    plays: bool = False
    """True if a computer plays for the player during the vacation."""


class Script(Struct, frozen=True):
    """The plan of a whole game; secrets do not affect it."""

    name: str
    seed: int
    pace: PaceName
    cast: tuple[Actor, ...]

    def rng(self, *about: object) -> random.Random:
        """Return a random generator for a purpose; it is the same in every world."""
        return random.Random(f"{self.seed} {about}")  # noqa: S311  # repeatable, not secret

    def time(self, tick: int) -> int:
        """Return the time of a tick."""
        return BEGINNING + tick * max(60, PACES[self.pace].limit // TICKS)

    def is_there(self, tick: int, seat: Seat) -> bool:
        """True if a player looks at the table at a tick."""
        actor, (gone, back) = self.cast[seat], self.cast[seat].silent
        is_asleep = PACES[self.pace].respects_rest and actor.rest.ends(self.time(tick)) is not None
        is_gone = gone <= tick < back or self._is_away(tick, actor)
        return not is_asleep and not is_gone and self.rng(tick, seat, "looks").random() < LOOKS

    def _is_away(self, tick: int, actor: Actor) -> bool:
        begins, days = actor.vacation
        return bool(days) and self.time(begins) <= self.time(tick) < self.time(begins) + days * DAY


def write_script(name: str, seed: int) -> Script:
    """Plan the players: a silent one, a traveling one and, with enough players, one who never comes back."""
    rng = random.Random(f"{name} {seed}")  # noqa: S311  # repeatable, not secret
    sizes = load_played(name).rules.seats
    number = sizes[seed % len(sizes)]
    pace = (PaceName.DAILY, PaceName.DAILY, PaceName.RELAXED, PaceName.LIVE)[seed % 4]
    silent, traveler, lost = rng.sample(range(max(3, number)), 3)
    cast = [_cast_one(rng) for _ in range(number)]
    for seat, silence in ((silent, TICKS), (lost, 1000 * TICKS if number > 2 else 0)):
        if seat < number:
            begins = rng.randrange(TICKS)
            cast[seat] = Actor(cast[seat].rest, cast[seat].stand_in, silent=(begins, begins + silence))
    if traveler < number:
        one, vacation = cast[traveler], (rng.randrange(2 * TICKS), rng.randint(1, 4))
        cast[traveler] = Actor(one.rest, one.stand_in, vacation=vacation, plays=rng.random() < 0.5)
    return Script(name, seed, pace, tuple(cast))


def _cast_one(rng: random.Random) -> Actor:
    zone = rng.choice((-8, -5, 0, 1, 9))
    rest = Rest((23 - zone) % 24 * HOUR, NIGHT) if rng.random() < 0.7 else Rest()
    return Actor(rest, rng.choice(list(TimeoutPolicy)))


def any_answer(prompt: Prompt, rng: random.Random) -> Answer:
    """Return a random legal answer."""
    picks = rng.sample(prompt.options, rng.randint(prompt.least, prompt.most))
    return tuple(option for option in prompt.options if option in picks)


def two_of(found: Iterable[T]) -> tuple[T, T] | None:
    """Return two different items, or None."""
    first, *others = found
    other = next((one for one in others if one != first), None)
    return (first, other) if other is not None else None
