"""Who works for which shard where several processes share a database: each shard is leased to one of them for a while.

Whoever holds a shard's lease posts for its tables, keeps their times and lets their computers play. A lease that is not
renewed runs out, and any other process takes it. A process that is new asks for the leases of its own shards, and gets
them from whoever holds them.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Protocol

from msgspec import Struct

NO_SERVER = 0
"""That of direct messages; whatever is done once for all is done by whoever has them."""
SNOWFLAKE_SHIFT = 22
"""The bits of an id of Discord's below its time."""
FIRST_MILLISECOND = 1_420_070_400_000
"""When Discord's time begins, in milliseconds since 1970."""


class Shards(Struct, frozen=True):
    """The shards of one process, out of so many."""

    first: int = 0
    last: int = 0
    count: int = 1

    def __contains__(self, shard: int) -> bool:
        return self.first <= shard <= self.last

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def ids(self) -> list[int]:
        """Their numbers."""
        return list(range(self.first, self.last + 1))

    def shard_of(self, server: int) -> int:
        """The shard on which Discord tells of a server; that of direct messages, which have no server, is the first."""
        return (server >> SNOWFLAKE_SHIFT) % self.count


def id_at(seconds: float) -> int:
    """The first id that Discord gives at a time."""
    return (int(seconds * 1000) - FIRST_MILLISECOND) << SNOWFLAKE_SHIFT


def seconds_of(snowflake: int) -> float:
    """When Discord gave an id."""
    return ((snowflake >> SNOWFLAKE_SHIFT) + FIRST_MILLISECOND) / 1000


class Lease(Struct, frozen=True):
    """Who works for a shard."""

    shard: int
    holder: str
    is_connected: bool
    """Whether the holder hears of what happens on that shard; a neighbor that has taken it over does not."""
    former: str
    """Who held it before and has handed it over; empty where that one is gone."""
    boundary: int
    """The first click that is no longer the former holder's to answer."""


class Presence(Enum):
    """How far a process has come that shares a database."""

    STARTING = auto()
    """It is not connected to Discord: what nobody has is its to work for, but it hears of no click."""
    NEW = auto()
    """It is connected, and asks for its own shards whoever holds them."""
    SETTLED = auto()
    """It has had its shards, and asks only for those that somebody works for who is not connected to them."""


class Leases(Protocol):
    """The leases of a database, as one process sees them. Any call may raise `StoreAway`."""

    name: str
    """What this process is called in the leases."""
    on_news: Callable[[str], None]
    """Told what other processes have to say."""

    async def beat(self, presence: Presence, boundary: int) -> tuple[Lease, ...]:
        """Renews what is held, hands over what others ask for, takes what has run out; gives all leases as they are.

        What is handed over goes with a boundary.
        """

    async def time(self) -> float:
        """Seconds since 1970 by the database's clock."""

    async def reserve_identify(self, slot: int, pause: float) -> float:
        """Seconds until a shard may identify; the next one of its slot, in any process, may so many seconds later."""

    async def release(self) -> None:
        """Gives up all that is held, and asks for nothing more."""

    async def tell(self, news: str) -> None:
        """Says something to all other processes that listen now."""
