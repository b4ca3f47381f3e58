"""Shards: which session receives the events of which server."""

from typing import NamedTuple

from bot.sandbox.errors import Refusal
from bot.sandbox.limits.shapes import is_whole

# The shards to which a fault applies: None for all, a number for any count, or a number with its count.
NamedShard = int | tuple[int, int] | None


class Shard(NamedTuple):
    """The number of a shard, and the total number of shards as the session knows it."""

    number: int
    total: int

    def hears_of(self, server_id: str | None) -> bool:
        """True if the events of a server are sent to this shard; events without a server are sent to shard 0."""
        return (int(server_id) >> 22) % self.total == self.number if server_id else self.number == 0

    def is_named(self, named: NamedShard) -> bool:
        """True if a fault names this shard."""
        return named in (None, self.number, self)


def read_pair(value: object) -> Shard | None:
    """Parse a shard in the form `[number, count]`; None if the value is not a shard."""
    match value:
        case [int(number), int(count)] if is_whole(number) and is_whole(count) and 0 <= number < count:
            return Shard(number, count)
        case _:
            return None


def read_named(value: object) -> NamedShard:
    """Parse the shards that a fault names. Raises `Refusal` for an invalid value."""
    match value:
        case None:
            return None
        case int(number) if is_whole(number) and number >= 0:
            return number
    pair = read_pair(value)
    if pair is None:
        raise Refusal(0, status=400, message=f"A shard is a number, or [number, count], not {value!r}.")
    return pair
