"""Lines of words and drawings, such as "+2 coins", broken to fit."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.games.ulm.rules.language import Effect
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.state import Player
from bot.games.ulm.rules.worth import score_formula
from render.canvas import fonts
from render.sheet.layout import Hand, Layout, measure
from render.ulm.gains import ONCE

GAP = 0.18
"""Gap between two things, in multiples of their size."""


class Mark(NamedTuple):
    """A drawing in a line of things, as wide as it is high."""

    art: str
    facts: tuple[Any, ...]


Thing: TypeAlias = Mark | str
"""A drawing or a few words."""
Things: TypeAlias = tuple[Thing, ...]
COIN, TILES, CARDS, STEPS, POINT, LOOK = (
    Mark("emblem", (name,)) for name in ("coins", "tiles", "cards", "steps", "points", "look")
)


def gain_things(effects: Iterable[Effect], pieces: Pieces, player: Player | None = None) -> Things:
    """Return an effect's gains as things; points by a formula are calculated for the player, if given."""
    return tuple([thing for effect in effects for thing in _part_things(effect, pieces, player)])


def _part_things(effect: Effect, pieces: Pieces, player: Player | None) -> Iterator[Thing]:
    for word, number in effect.given():
        if word not in ONCE:
            yield f"+{number}"
        yield Mark("emblem", (word,))
    if effect.one_of:
        yield Mark("emblem", ("one_of",))
    if effect.points_per and player:
        yield from (f"+{score_formula(pieces, player, effect.points_per)}", POINT)


def length_of(things: Sequence[Thing], size: float, unit: float) -> float:
    """Return the width of things side by side, in units."""
    wide = [measure(thing, size, unit) if isinstance(thing, str) else size for thing in things]
    return sum(wide) + size * GAP * (len(things) - 1)


def break_things(things: Things, size: float, room: float, unit: float) -> list[Things]:
    """Break things into as many lines as needed; a single text is broken between words."""
    if len(things) == 1 and isinstance(things[0], str):
        return [(line,) for line in fonts.wrap(things[0], "text", round(size * unit), round(room * unit))]
    lines: list[Things] = []
    for thing in things:
        if lines and length_of((*lines[-1], thing), size, unit) <= room:
            lines[-1] = (*lines[-1], thing)
        else:
            lines.append((thing,))
    return lines


def put_things(layout: Layout, things: Sequence[Thing], at: tuple[float, float], hand: Hand, room: float = 0) -> float:
    """Put a line of things, starting at a point and vertically centered on it; return the right edge."""
    x, y = at
    for thing in things:
        if isinstance(thing, str):
            layout.write(thing, (x, y), hand, room=room)
        else:
            layout.put(thing.art, thing.facts, (x, y - hand.size / 2, hand.size, hand.size), hand.on)
        x += length_of([thing], hand.size, layout.unit) + hand.size * GAP
    return x
