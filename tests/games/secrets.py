"""The hidden parts of a state: where the state differs from its view."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from bot.games.chance import Chance

Place: TypeAlias = tuple[str | int, ...]
"""Path to a value inside a state: field names and list indexes."""


def hidden_places(state: Any, view: Any, place: Place = ()) -> Iterator[Place]:
    """Return the paths of the smallest parts of a state that its view shows differently."""
    ours, theirs = _parts(state), _parts(view)
    if type(state) is type(view) and ours and theirs and ours.keys() == theirs.keys():
        for name, part in ours.items():
            yield from hidden_places(part, theirs[name], (*place, name))
    elif state != view:
        yield place


def _parts(value: Any) -> dict[str | int, Any]:
    """Return the parts of a value by name or index; none for a plain value, such as a chance stream."""
    if isinstance(value, Struct) and not isinstance(value, Chance):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return dict(value)
    return dict(enumerate(value)) if isinstance(value, list | tuple) else {}


def part_at(state: Any, place: Place) -> Any:
    """Return the value at a path, or None beyond the end of a shorter list."""
    for name in place:
        state = _parts(state).get(name)
    return state
