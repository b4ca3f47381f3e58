"""Leases of shards, for several processes that share a database: each shard is leased to one process at a time.

The process that holds a shard's lease posts messages, watches deadlines and runs computer players for the shard's
tables. A lease that is not renewed expires, and any process may take it. A new process asks for the leases of its own
shards, and their holders hand them over.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Protocol

from msgspec import Struct

NO_SERVER = 0
"""Server id of direct messages; the process that serves them also does the work that only one process must do."""
SNOWFLAKE_SHIFT = 22
"""Number of bits below the timestamp in a Discord id."""
FIRST_MILLISECOND = 1_420_070_400_000
"""Discord's epoch, in milliseconds since 1970."""


class Shards(Struct, frozen=True):
    """The range of shards that one process serves, and the total number of shards."""

    first: int = 0
    last: int = 0
    count: int = 1

    def __contains__(self, shard: int) -> bool:
        return self.first <= shard <= self.last

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def ids(self) -> list[int]:
        """The numbers of the shards."""
        return list(range(self.first, self.last + 1))

    def shard_of(self, server: int) -> int:
        """Return the shard that serves a server; direct messages, which have no server, belong to the first."""
        return (server >> SNOWFLAKE_SHIFT) % self.count


def id_at(seconds: float) -> int:
    """Return the lowest id that Discord could assign at this time."""
    return (int(seconds * 1000) - FIRST_MILLISECOND) << SNOWFLAKE_SHIFT


def seconds_of(snowflake: int) -> float:
    """Return the time at which Discord assigned an id."""
    return ((snowflake >> SNOWFLAKE_SHIFT) + FIRST_MILLISECOND) / 1000


class Lease(Struct, frozen=True):
    """A shard's lease: which process works for the shard, and which one did before."""

    shard: int
    holder: str
    is_connected: bool
    """True if the holder receives the shard's events; false if it has only taken over the work of a missing process."""
    former: str
    """The previous holder that handed the shard over; empty if that process is gone."""
    boundary: int
    """The first click that the previous holder no longer answers."""


class Presence(Enum):
    """The startup phase of a process that shares a database."""

    STARTING = auto()
    """Not connected to Discord yet: the process may work for shards without a holder, but receives no clicks."""
    NEW = auto()
    """Connected: the process asks the holders of the shards that it serves to hand them over."""
    SETTLED = auto()
    """The process has held its own shards, and asks only for those whose holder does not receive the shard's events."""


class Leases(Protocol):
    """The leases in a database, as seen by one process. Any call may raise `StoreAway`."""

    name: str
    """This process's name in the leases."""
    on_news: Callable[[str], None]
    """Called with each message from another process."""

    async def beat(self, presence: Presence, boundary: int) -> tuple[Lease, ...]:
        """Renew held leases, hand over requested ones, take expired ones, and return all leases.

        Clicks with ids from `boundary` on belong to the new holder.
        """

    async def time(self) -> float:
        """Return the database's clock, in seconds since 1970."""

    async def reserve_identify(self, slot: int, pause: float) -> float:
        """Reserve the next identify in a slot that all processes share. Returns the seconds to wait.

        It comes at least `pause` seconds after the slot's previous identify.
        """

    async def release(self) -> None:
        """Give up all leases and ask for no more."""

    async def tell(self, news: str) -> None:
        """Send a message to all other processes that are listening."""
