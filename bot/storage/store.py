"""What every store of tables offers, in plain values; which database is behind it, only its own folder knows."""

import sys
from collections.abc import Callable
from logging import Logger
from typing import Protocol

from bot.logs import about
from bot.storage.leases import Leases
from bot.storage.limits import Limits
from bot.storage.rows import (
    Change,
    DigestRow,
    LivePost,
    Measure,
    OutboxRow,
    PlaceRow,
    PlayedRow,
    ResultRow,
    Search,
    Share,
    SittingRow,
    TableRow,
    TurnRow,
)


class ChannelTaken(Exception):
    """Another game has begun in that channel."""


class HostsTooMany(Exception):
    """Somebody hosts as many open tables as one person may: in that server, or in all."""

    def __init__(self, is_server_full: bool) -> None:
        super().__init__(is_server_full)
        self.is_server_full = is_server_full


class Conflict(Exception):
    """The table was changed since it was read, such as by another process; nothing was saved."""


class StoreAway(Exception):
    """The database cannot be reached or written now; whether something was saved is known once it is there again."""


AWAY_PAUSE = 1.0
"""Seconds until what could not be saved for that reason is tried again."""


def log_failure(log: Logger, event: str, **facts: object) -> None:
    """Where an exception was caught: one line if the database was only away, else an error with its traceback."""
    if isinstance(sys.exc_info()[1], StoreAway):
        log.warning(event, extra=about(**facts, why="store_away"))
    else:
        log.exception(event, extra=about(**facts))


class Store(Protocol):
    """Where tables are kept. Each call is one transaction: all of it is saved when it returns, or nothing.

    A call that names a revision raises `Conflict` where the stored table has another one by now. Any call may raise
    `StoreAway`, such as for a full disk or a server that is down.
    """

    on_return: Callable[[], None]
    """Told when the database answers again after it was away."""
    leases: Leases | None
    """Who works for which shard, where several processes share the database."""

    # -- tables --------------------------------------------------------------------------------------------------------

    async def create_table(self, row: TableRow, at: int, limits: Limits | None = None, figures: bytes = b"") -> int:
        """Saves a new table with its seats and cards and gives its number; the row's own is ignored.

        Figures, if given, are kept by game and by the digest in the row; what is kept never changes.
        Raises `ChannelTaken`, and `HostsTooMany` where limits are given.
        """

    async def check_limits(self, host: int, server: int, limits: Limits) -> None:
        """Counts the open tables that somebody hosts. Raises `HostsTooMany`."""

    async def table(self, table_id: int) -> TableRow | None:
        """A table by its number."""

    async def table_in(self, channel: int) -> TableRow | None:
        """The table in a channel: the open one, or else the last one."""

    async def end_in(self, channel: int, at: int) -> int | None:
        """Ends what was open in a channel that is gone, drops what was to be said there; gives the table's number."""

    async def find_tables(self, search: Search, server: int = 0) -> tuple[PlaceRow, ...]:
        """The tables of a kind, by number: in all servers or in one."""

    async def count_open(self) -> dict[str, int]:
        """How many tables are open, by status."""

    async def tables_of(self, user: int) -> tuple[PlaceRow, ...]:
        """The open tables at which somebody sits, by number."""

    async def figures(self, game: str, digest: str) -> bytes | None:
        """Figures of a game by their digest."""

    # -- answers -------------------------------------------------------------------------------------------------------

    async def save(self, change: Change) -> bool:
        """Saves an action with all that follows from it; False if this click was saved before. Raises `Conflict`.

        Raises `ChannelTaken` where a game that was stopped would go on beside another.
        """

    async def turns(self, table_id: int) -> tuple[TurnRow, ...]:
        """Every answer of a game, in order."""

    async def save_signs(self, table_id: int, users: tuple[int, ...], at: int) -> None:
        """Saves that people gave a sign of life at a table."""

    # -- times ---------------------------------------------------------------------------------------------------------

    async def next_due(self, share: Share | None = None) -> int | None:
        """When something is due at the first of all tables, or of a share of them."""

    async def due_tables(self, at: int, limit: int, share: Share | None = None) -> tuple[int, ...]:
        """The numbers of so many tables, perhaps of a share, where something is due by then, the longest ago first."""

    async def set_due(self, table_id: int, revision: int, at: int | None) -> None:
        """When something is due at a table; nothing happens where another revision of it is stored."""

    # -- history -------------------------------------------------------------------------------------------------------

    async def sittings(self, table_id: int) -> tuple[SittingRow, ...]:
        """Everybody who has sat at a table since its game began, by seat and in order.

        The transactions that begin a game, change its seats and end it keep this up; nobody else writes it.
        """

    async def results(self, table_id: int) -> tuple[ResultRow, ...]:
        """What a finished game came to, by seat; nothing where it was ended early."""

    async def history(self, user: int, limit: int) -> tuple[PlayedRow, ...]:
        """Somebody's sittings in games that are at their end, the newest table first."""

    async def keepsake(self, table_id: int, name: str) -> bytes | None:
        """What is kept with a finished game under a name, such as a review of it."""

    async def save_keepsake(self, table_id: int, name: str, body: bytes) -> None:
        """Keeps something with a finished game, in the place of what had the same name."""

    # -- messages ------------------------------------------------------------------------------------------------------

    async def to_post(self, table_id: int) -> tuple[OutboxRow, ...]:
        """What has yet to be posted for a table, in order; rows once tried as one message have their batch."""

    async def claim(self, rows: tuple[OutboxRow, ...]) -> int:
        """Binds rows together for good, so that a repeat is the same message with the same nonce; gives the batch.

        The first row's number is the batch. What each is made of from now on stands in the rows. Rows that were read
        as bound can be bound again, as they are after a crash. Raises `Conflict` where one was bound since it was read,
        such as by another process, whose message may have more rows or fewer.
        """

    async def posted(self, batch: int, message: int | None, at: int, card_of: int | None = None) -> None:
        """Notes that a batch has arrived, or can never arrive; perhaps it shows whom a table waits for.

        Such a message is live until it is retired, and the table's card until the next one is.
        """

    async def batch(self, table_id: int, batch: int) -> tuple[bytes, ...]:
        """What a table's message was made of; nothing once that was tidied away."""

    async def live_posts(self, table_id: int) -> tuple[LivePost, ...]:
        """The live messages of a table with what each was made of, oldest first."""

    async def retired(self, batch: int) -> None:
        """Notes that a message is not live any more."""

    async def save_card(self, table_id: int, kind: str, message: int | None) -> None:
        """Saves which message such a card is."""

    async def drop_card(self, table_id: int, kind: str) -> None:
        """Forgets a card that need not change any more."""

    # -- people --------------------------------------------------------------------------------------------------------

    async def person(self, user: int) -> bytes | None:
        """Somebody's settings."""

    async def save_person(self, user: int, settings: bytes, before: bytes | None) -> None:
        """Keeps somebody's settings, in the place of those before. Raises `Conflict` where they are others by now."""

    async def set_digest(self, user: int, at: int | None) -> None:
        """When somebody is told next where they are awaited; None for never."""

    async def due_digests(self, at: int, limit: int) -> tuple[DigestRow, ...]:
        """So many of those whose time is by then, the longest ago first."""

    async def take_digest(self, due: DigestRow, next_at: int | None) -> bool:
        """Sets when the next one is due, None for never; False where the stored time is another one by now.

        So of two processes that have read the same only one gets True, and sends it.
        """

    # -- the whole -----------------------------------------------------------------------------------------------------

    async def measure(self) -> Measure:
        """How much waits to be posted, and how large the database is."""

    async def prove_writable(self) -> None:
        """Write something small that changes nothing. Raises `StoreAway`, such as on a full disk."""

    async def give_sign(self) -> None:
        """Let the server see that this process is well; a file has no server."""

    async def tidy(self, before: int) -> None:
        """Takes away what nobody has needed since then, in steps so small that nobody waits.

        These are ids of clicks, messages long sent, what was told in finished games, and wishes there; messages of open
        tables stay some days longer. Turns, seats, states and settings stay: a finished game can be looked at,
        recorded and played again.
        """
