"""Who plays in such a game, at what pace, and when each of them looks at the table; all of it by a seed."""

import random
from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct

from bot.games.contract import Answer, Prompt, Seat
from bot.tables.pace import DAY, HOUR, PACES, PaceName, Rest, StandIn
from tests.games.played import load_played

T = TypeVar("T")

BEGINNING = 20_000 * DAY
"""Some midnight in Greenwich."""
TICKS = 24
"""Times at which somebody may look, in as long as a decision has."""
NIGHT = 8 * HOUR
LOOKS, VOTES, ORDERS, REGRETS, PICKS = 0.35, 0.7, 0.3, 0.08, 0.1
"""How often somebody looks, wants a computer for whoever is late, orders something, wants something back, or picks
something and leaves it at that."""


class Actor(Struct, frozen=True):
    """One of those who play."""

    rest: Rest
    stand_in: StandIn
    silent: tuple[int, int] = (0, 0)
    """From which tick on they do not look, and when they do again."""
    vacation: tuple[int, int] = (0, 0)
    """At which tick a vacation begins, and how many days it lasts."""
    plays: bool = False
    """Whether a computer plays for them then."""


class Script(Struct, frozen=True):
    """A whole game as it will go, whatever anybody keeps secret."""

    name: str
    seed: int
    pace: PaceName
    cast: tuple[Actor, ...]

    def rng(self, *about: object) -> random.Random:
        """The same chance for the same matter, in every world."""
        return random.Random(f"{self.seed} {about}")  # noqa: S311  # repeatable, not secret

    def time(self, tick: int) -> int:
        """When it is that late."""
        return BEGINNING + tick * max(60, PACES[self.pace].limit // TICKS)

    def is_there(self, tick: int, seat: Seat) -> bool:
        """Whether somebody looks at the table then."""
        actor, (gone, back) = self.cast[seat], self.cast[seat].silent
        is_asleep = PACES[self.pace].respects_rest and actor.rest.ends(self.time(tick)) is not None
        is_gone = gone <= tick < back or self._is_away(tick, actor)
        return not is_asleep and not is_gone and self.rng(tick, seat, "looks").random() < LOOKS

    def _is_away(self, tick: int, actor: Actor) -> bool:
        begins, days = actor.vacation
        return bool(days) and self.time(begins) <= self.time(tick) < self.time(begins) + days * DAY


def write_script(name: str, seed: int) -> Script:
    """Several people: one is silent for a while, one travels and, where there are enough, one never comes back."""
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
    return Actor(rest, rng.choice(list(StandIn)))


def any_answer(prompt: Prompt, rng: random.Random) -> Answer:
    """A legal answer."""
    picks = rng.sample(prompt.options, rng.randint(prompt.least, prompt.most))
    return tuple(option for option in prompt.options if option in picks)


def two_of(found: Iterable[T]) -> tuple[T, T] | None:
    """Two different things, where there are any."""
    first, *others = found
    other = next((one for one in others if one != first), None)
    return (first, other) if other is not None else None
