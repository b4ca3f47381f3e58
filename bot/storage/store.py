"""The interface of every store of tables, in plain values; only a store's own folder knows its database."""

import sys
from collections.abc import Callable
from logging import Logger
from typing import Any, Protocol

from bot.logs import about
from bot.storage.leases import Leases
from bot.storage.limits import Limits
from bot.storage.personal import Cleaner, Traces
from bot.storage.rows import (
    ALL,
    ANY_TIME,
    BEFORE_ALL,
    Change,
    DigestRow,
    ForgetRow,
    LivePost,
    Measure,
    OutboxRow,
    Past,
    PlaceRow,
    PlayedRow,
    ResultRow,
    ScoreRow,
    Search,
    Share,
    SittingRow,
    TableRow,
    TurnRow,
)


class ChannelTaken(Exception):
    """The channel already has an open table."""


class HostsTooMany(Exception):
    """The user already hosts the maximum number of open tables, in that server or in all servers."""

    def __init__(self, is_server_full: bool) -> None:
        super().__init__(is_server_full)
        self.is_server_full = is_server_full


class Conflict(Exception):
    """The table was changed since it was read, for example by another process; nothing was saved."""


class StoreAway(Exception):
    """The database cannot be reached or written; whether the call was saved is known once the database is back."""


AWAY_PAUSE = 1.0
"""Seconds until a call that failed with `StoreAway` is retried."""


def log_failure(log: Logger, event: str, **facts: object) -> None:
    """Log a caught exception: on one line if the database was only away, else as an error with its traceback."""
    if isinstance(sys.exc_info()[1], StoreAway):
        log.warning(event, extra=about(**facts, why="store_away"))
    else:
        log.exception(event, extra=about(**facts))


class Store(Protocol):
    """The place where tables are kept. Each call is one transaction: when it returns, all of it is saved, or nothing.

    A call with a revision raises `Conflict` if the table's revision has changed. Any call may raise `StoreAway`, for
    example for a full disk or a server that is down.
    """

    on_return: Callable[[], None]
    """Called when the database answers again after an outage."""
    leases: Leases | None
    """The leases of shards, if several processes share the database."""

    # -- tables --------------------------------------------------------------------------------------------------------

    async def create_table(self, row: TableRow, at: int, limits: Limits | None = None, figures: bytes = b"") -> int:
        """Save a new table with its seats and cards, and return its id; the id in the row is ignored.

        The rules' numbers, if given, are saved by game and by the digest in the row, and never change. Raises
        `ChannelTaken`, and `HostsTooMany` if limits are given.
        """

    async def check_limits(self, host: int, server: int, limits: Limits) -> None:
        """Count the open tables that a user hosts. Raises `HostsTooMany`."""

    async def table(self, table_id: int) -> TableRow | None:
        """Load a table."""

    async def table_in(self, channel: int) -> TableRow | None:
        """Load a channel's open table; if it has none, its most recent table."""

    async def end_in(self, channel: int, at: int) -> int | None:
        """End the open table in a deleted channel and drop its unposted messages; return its id."""

    async def find_tables(self, search: Search, server: int = 0) -> tuple[PlaceRow, ...]:
        """Return the tables that match a search, by id: in all servers or in one."""

    async def count_open(self) -> dict[str, int]:
        """Count open tables by status."""

    async def tables_of(self, user: int) -> tuple[PlaceRow, ...]:
        """Return the open tables at which a user sits, by id."""

    async def figures(self, game: str, digest: str) -> bytes | None:
        """Return the numbers of a game's rules by their digest."""

    # -- answers -------------------------------------------------------------------------------------------------------

    async def save(self, change: Change) -> bool:
        """Save an action with everything that follows from it; return False if this click was already saved.

        Raises `Conflict`, and `ChannelTaken` if a game would be resumed in a channel with an open table.
        """

    async def turns(self, table_id: int) -> tuple[TurnRow, ...]:
        """Return all answers of a game, in order."""

    async def save_signs(self, table_id: int, users: tuple[int, ...], at: int) -> None:
        """Record users' activity at a table."""

    # -- times ---------------------------------------------------------------------------------------------------------

    async def next_due(self, share: Share | None = None) -> int | None:
        """Return the earliest time at which a table is due, in all tables or in a share."""

    async def due_tables(self, at: int, limit: int, share: Share | None = None) -> tuple[int, ...]:
        """Return the ids of up to `limit` tables that are due at or before `at`, in all tables or in a share.

        The table that is overdue longest comes first.
        """

    async def set_due(self, table_id: int, revision: int, at: int | None) -> None:
        """Set when a table is due, unless its revision has changed."""

    # -- history -------------------------------------------------------------------------------------------------------

    async def sittings(self, table_id: int) -> tuple[SittingRow, ...]:
        """Return all sittings at a table since its game began, by seat and in order.

        They are written only by the transactions that begin a game, change its seats or end it.
        """

    async def results(self, table_id: int) -> tuple[ResultRow, ...]:
        """Return the results of a finished game, by seat; empty if it was ended early."""

    async def history(self, user: int, limit: int) -> tuple[PlayedRow, ...]:
        """Return a user's sittings in games that are over, newest table first."""

    async def scores_of(self, user: int, after: int = 0, limit: int = ALL) -> tuple[ScoreRow, ...]:
        """Return the scores of all seats, opponents included, in the games that a user finished, oldest game first.

        At most `limit` rows with an id higher than `after`.
        """

    async def scores_in(self, server: int, after: int = 0, limit: int = ALL) -> tuple[ScoreRow, ...]:
        """Return a server's scores, oldest game first: at most `limit` rows with an id higher than `after`."""

    async def scores_at(self, table_id: int) -> tuple[ScoreRow, ...]:
        """Return the scores of a finished game, by seat."""

    async def past_of(self, table_id: int) -> Past:
        """Return a server's past up to the end of a game; later games do not change it."""

    async def rated_scores(self, after: int, limit: int) -> tuple[ScoreRow, ...]:
        """Return up to `limit` scores of rated games in all servers, with a higher id than `after`, by id."""

    async def thank(self, table_id: int, giver: int, receiver: int, title: str) -> None:
        """Save the title that a player gives to another, replacing an earlier one of this game."""

    async def thanks_at(self, table_id: int) -> dict[int, tuple[int, str]]:
        """Return the titles given in a game: by giver, the receiver and the title."""

    async def thanks_to(self, user: int, until: int = ANY_TIME) -> dict[str, int]:
        """Return how often a user was given each title in games that ended by `until`, most frequent first."""

    async def artifact(self, table_id: int, name: str) -> bytes | None:
        """Return the data saved with a finished game under a name, such as a review of it."""

    async def save_artifact(self, table_id: int, name: str, body: bytes) -> None:
        """Save data with a finished game, replacing data with the same name."""

    # -- messages ------------------------------------------------------------------------------------------------------

    async def to_post(self, table_id: int) -> tuple[OutboxRow, ...]:
        """Return a table's unposted messages in order; rows of an earlier attempt have a batch."""

    async def claim(self, rows: tuple[OutboxRow, ...]) -> int:
        """Assign rows to one batch permanently, so that retries reuse its nonce. Returns the batch id.

        The batch id is the first row's id. The rows' bodies are saved as given. Rows that were read with a batch can be
        claimed again, as happens after a crash. Raises `Conflict` if any row was claimed since it was read, for example
        by another process, whose message may have different rows.
        """

    async def posted(self, batch: int, message: int | None, at: int, card_of: int | None = None) -> None:
        """Record that a batch was posted, or never can be; `card_of` is the table whose current question it shows.

        Such a message is live until it is retired; it is the table's card until the next such message is posted.
        """

    async def batch(self, table_id: int, batch: int) -> tuple[bytes, ...]:
        """Return the contents of a table's message; empty after cleanup."""

    async def live_posts(self, table_id: int) -> tuple[LivePost, ...]:
        """Return the live messages of a table with their contents, oldest first."""

    async def retired(self, batch: int) -> None:
        """Record that a message is no longer live."""

    async def save_card(self, table_id: int, kind: str, message: int | None) -> None:
        """Save the id of a card's message."""

    async def drop_card(self, table_id: int, kind: str) -> None:
        """Forget a card that no longer changes."""

    # -- people and servers --------------------------------------------------------------------------------------------

    async def person(self, user: int) -> bytes | None:
        """Return a user's settings."""

    async def save_person(self, user: int, settings: bytes, before: bytes | None) -> None:
        """Save a user's settings. Raises `Conflict` if the stored settings are not those that were read before."""

    async def set_digest(self, user: int, at: int | None) -> None:
        """Set the time of a user's next digest; None for never."""

    async def due_digests(self, at: int, limit: int) -> tuple[DigestRow, ...]:
        """Return up to `limit` due digests, longest overdue first."""

    async def take_digest(self, due: DigestRow, next_at: int | None) -> bool:
        """Set the time of the next digest, None for never; return False if the stored time has changed.

        If two processes have read the same digest, only one of them gets True and sends it.
        """

    async def traces(self, user: int) -> Traces:
        """Count what is stored about a user."""

    async def personal_rows(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Return what is stored about a user, by kind of data; packed values are bytes."""

    async def request_forgetting(self, user: int, at: int) -> None:
        """Save a user's request to delete their data at a time; does nothing if there is a request already."""

    async def cancel_forgetting(self, user: int) -> bool:
        """Delete a user's request; return False if the user has made none, or the deletion has begun."""

    async def due_forgetting(self, at: int, limit: int, after: ForgetRow = BEFORE_ALL) -> tuple[ForgetRow, ...]:
        """Return up to `limit` due requests that follow `after`: those begun first, then the longest overdue."""

    async def begin_forgetting(self, due: ForgetRow) -> bool:
        """Begin a due deletion; return False if the user has canceled it or has sat down at an open table since."""

    async def tables_about(self, user: int, cleaner: Cleaner) -> tuple[int, ...]:
        """Return the ids of all tables that name a user anywhere, also in packed values."""

    async def forget_at(self, user: int, table_ids: tuple[int, ...], cleaner: Cleaner) -> None:
        """Remove a user from these tables, a few in each transaction; the call can be repeated.

        Increases the revision of each changed table, and deletes games in direct messages. Raises `Conflict`.
        """

    async def forget_settings(self, user: int) -> None:
        """Delete what is stored about a user outside of tables, except the request."""

    async def finish_forgetting(self, user: int) -> None:
        """Delete the request of a user whose data is deleted."""

    async def server(self, server: int) -> bytes | None:
        """Return a server's settings."""

    async def save_server(self, server: int, settings: bytes) -> None:
        """Save a server's settings."""

    # -- the whole database --------------------------------------------------------------------------------------------

    async def measure(self) -> Measure:
        """Count unposted messages and measure the database."""

    async def prove_writable(self) -> None:
        """Write something small without changing data. Raises `StoreAway`, for example if the disk is full."""

    async def give_sign(self) -> None:
        """Show the database server that this process is alive; does nothing for a file."""

    async def tidy(self, before: int) -> None:
        """Delete data that was last needed before a time, in steps small enough not to delay other calls.

        Deletes clicks, posted messages, and the news, picks, orders and votes of finished games; messages of open
        tables stay some days longer. Turns, seats, states and settings stay: finished games can be viewed, recorded
        and replayed.
        """
