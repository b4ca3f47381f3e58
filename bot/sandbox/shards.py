"""Shards: which session hears of which server."""

from typing import NamedTuple

from bot.sandbox.errors import Refusal
from bot.sandbox.limits.shapes import is_whole

# What a fault names: every shard, a number of whatever count, or a number and its count.
NamedShard = int | tuple[int, int] | None


class Shard(NamedTuple):
    """The number of a shard, and how many there are by the session's own count."""

    number: int
    total: int

    def hears_of(self, server_id: str | None) -> bool:
        """Whether the events of a server come here; those without a server come to shard 0."""
        return (int(server_id) >> 22) % self.total == self.number if server_id else self.number == 0

    def is_named(self, named: NamedShard) -> bool:
        """Whether a fault means this shard."""
        return named in (None, self.number, self)


def read_pair(value: object) -> Shard | None:
    """A shard as `[number, count]`; None if it is none."""
    match value:
        case [int(number), int(count)] if is_whole(number) and is_whole(count) and 0 <= number < count:
            return Shard(number, count)
        case _:
            return None


def read_named(value: object) -> NamedShard:
    """The shard that a fault names. Raises `Refusal` where it is none."""
    match value:
        case None:
            return None
        case int(number) if is_whole(number) and number >= 0:
            return number
    pair = read_pair(value)
    if pair is None:
        raise Refusal(0, status=400, message=f"A shard is a number, or [number, count], not {value!r}.")
    return pair
