"""What a view hides: the places where it differs from the state behind it."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from bot.games.chance import Chance

Place: TypeAlias = tuple[str | int, ...]
"""The way to a value inside a state: names of fields, numbers in lists."""


def hidden_places(state: Any, view: Any, place: Place = ()) -> Iterator[Place]:
    """The smallest parts of a state that its view shows otherwise."""
    ours, theirs = _parts(state), _parts(view)
    if type(state) is type(view) and ours and theirs and ours.keys() == theirs.keys():
        for name, part in ours.items():
            yield from hidden_places(part, theirs[name], (*place, name))
    elif state != view:
        yield place


def _parts(value: Any) -> dict[str | int, Any]:
    """What a value is made of, by name or number; nothing for a plain one, such as a stream of chance."""
    if isinstance(value, Struct) and not isinstance(value, Chance):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return dict(value)
    return dict(enumerate(value)) if isinstance(value, list | tuple) else {}


def part_at(state: Any, place: Place) -> Any:
    """The value at a place; None where there is none, as in a shorter list."""
    for name in place:
        state = _parts(state).get(name)
    return state
