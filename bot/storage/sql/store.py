"""The store in SQL: each method of `bot/storage/store.py` as one transaction, for any database."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from bot.logs import about
from bot.metrics.metrics import TABLES_CHANGED
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
from bot.storage.sql import cleanup, forgetting, history, personal_rows, places, readers, scores, statements
from bot.storage.sql.database import Database, Script, Statement
from bot.storage.store import Conflict

log = logging.getLogger(__name__)

T = TypeVar("T")

PAUSE = 0.05
"""Seconds between two steps of cleaning up, to let other calls through."""


class SqlStore(ABC):
    """A store made of statements; subclasses run the scripts and add what differs between databases."""

    def __init__(self) -> None:
        self.on_return: Callable[[], None] = lambda: None
        """Called when the database answers again after an outage."""
        self.leases: Leases | None = None
        """The leases of shards, if several processes share the database."""

    # -- what differs between databases --------------------------------------------------------------------------------

    @abstractmethod
    async def read(self, script: Script[T]) -> T:
        """Run a script that only reads."""

    @abstractmethod
    async def write(self, script: Script[T], table_id: int = 0, is_single: bool = False) -> T:
        """Run a script in one transaction, after earlier ones for the same table.

        With `is_single` the script has only one statement, and the database may skip BEGIN and COMMIT.
        """

    @abstractmethod
    async def measure(self) -> Measure:
        """Count unposted messages and measure the database."""

    @abstractmethod
    async def prove_writable(self) -> None:
        """Write something small without changing data."""

    async def give_sign(self) -> None:  # noqa: B027  # a bot on a file touches a separate file instead
        """Show the server that this process is alive."""

    @abstractmethod
    async def _forget_told(self, db: Database, table_id: int) -> None:
        """Delete the news of a game's turns."""

    async def _finish_cleanup(self) -> None:  # noqa: B027  # most databases have nothing to do
        """Reclaim space after rows were deleted."""

    async def _write_one(self, query: str, *values: object) -> None:
        """Execute one writing statement."""
        await self.write(lambda db: db.execute(query, *values), is_single=True)

    # -- tables --------------------------------------------------------------------------------------------------------

    async def create_table(self, row: TableRow, at: int, limits: Limits | None = None, figures: bytes = b"") -> int:
        """Create a table in its lobby: one per channel and, with `limits`, a maximum per host."""
        table_id = await self.write(lambda db: statements.create_table(db, row, at, limits, figures))
        TABLES_CHANGED.add(row.status)
        return table_id

    async def figures(self, game: str, digest: str) -> bytes | None:
        """Return figures of a game by their digest."""
        query = "SELECT body FROM figures WHERE game = ? AND digest = ?"
        row = await self.read(lambda db: db.row(query, game, digest))
        return row[0] if row else None

    async def check_limits(self, host: int, server: int, limits: Limits) -> None:
        """Raise `HostsTooMany` if a user may not host another table."""
        await self.read(lambda db: statements.check_limits(db, host, server, limits))

    async def table(self, table_id: int) -> TableRow | None:
        """Load a table."""
        return await self.read(lambda db: readers.load(db, table_id))

    async def table_in(self, channel: int) -> TableRow | None:
        """Load a channel's open table; if it has none, its most recent table."""
        return await self.read(lambda db: readers.load_in(db, channel))

    async def save(self, change: Change) -> bool:
        """Save an action with everything that follows from it; return False if this click was already saved."""
        is_single = not change.status and change.seats is None
        try:
            await self.write(lambda db: statements.save(db, change), change.table_id, is_single)
        except statements.SavedBefore:
            return False
        if change.status:
            TABLES_CHANGED.add(change.status)
        return True

    async def save_signs(self, table_id: int, users: tuple[int, ...], at: int) -> None:
        """Record users' activity at a table."""
        signs = statements.signs(table_id, [(user, at) for user in users])
        await self.write(lambda db: db.write_together(*signs), is_single=True)

    async def turns(self, table_id: int) -> tuple[TurnRow, ...]:
        """Return all answers of a game, in order."""
        return await self.read(lambda db: readers.turns(db, table_id))

    async def next_due(self, share: Share | None = None) -> int | None:
        """Return the earliest time at which a table is due, in all tables or in a share."""
        return await self.read(lambda db: places.next_due(db, share))

    async def due_tables(self, at: int, limit: int, share: Share | None = None) -> tuple[int, ...]:
        """Return the ids of up to `limit` tables that are due at or before `at`, longest overdue first."""
        return await self.read(lambda db: places.due_tables(db, at, limit, share))

    async def set_due(self, table_id: int, revision: int, at: int | None) -> None:
        """Set when a table is due, unless its revision has changed."""
        query = "UPDATE tables SET due_at = ? WHERE id = ? AND revision = ?"
        await self._write_one(query, at, table_id, revision)

    async def sittings(self, table_id: int) -> tuple[SittingRow, ...]:
        """Return all sittings at a table since its game began, by seat and in order."""
        return await self.read(lambda db: history.sittings(db, table_id))

    async def results(self, table_id: int) -> tuple[ResultRow, ...]:
        """Return the results of a finished game, by seat; empty if it was ended early."""
        return await self.read(lambda db: history.results(db, table_id))

    async def history(self, user: int, limit: int) -> tuple[PlayedRow, ...]:
        """Return a user's sittings in games that are over, newest table first."""
        return await self.read(lambda db: history.history(db, user, limit))

    async def scores_of(self, user: int, after: int = 0, limit: int = ALL) -> tuple[ScoreRow, ...]:
        """Return the scores of all seats, opponents included, in the games that a user finished, oldest game first.

        At most `limit` rows with an id higher than `after`.
        """
        return await self.read(lambda db: scores.scores_of(db, user, after, limit))

    async def scores_in(self, server: int, after: int = 0, limit: int = ALL) -> tuple[ScoreRow, ...]:
        """Return a server's scores, oldest game first: at most `limit` rows with an id higher than `after`."""
        return await self.read(lambda db: scores.scores_in(db, server, after, limit))

    async def scores_at(self, table_id: int) -> tuple[ScoreRow, ...]:
        """Return the scores of a finished game, by seat."""
        return await self.read(lambda db: scores.scores_at(db, table_id))

    async def past_of(self, table_id: int) -> Past:
        """Return a server's past up to the end of a game."""
        return await self.read(lambda db: scores.past_of(db, table_id))

    async def rated_scores(self, after: int, limit: int) -> tuple[ScoreRow, ...]:
        """Return up to `limit` scores of rated games in all servers, with a higher id than `after`, by id."""
        return await self.read(lambda db: scores.rated_scores(db, after, limit))

    async def thank(self, table_id: int, giver: int, receiver: int, title: str) -> None:
        """Save the title that a player gives to another, replacing an earlier one of this game."""
        await self.write(lambda db: scores.thank(db, table_id, giver, receiver, title), is_single=True)

    async def thanks_at(self, table_id: int) -> dict[int, tuple[int, str]]:
        """Return the titles given in a game: by giver, the receiver and the title."""
        return await self.read(lambda db: scores.thanks_at(db, table_id))

    async def thanks_to(self, user: int, until: int = ANY_TIME) -> dict[str, int]:
        """Return how often a user was given each title in games that ended by `until`, most frequent first."""
        return await self.read(lambda db: scores.thanks_to(db, user, until))

    async def server(self, server: int) -> bytes | None:
        """Return a server's settings."""
        row = await self.read(lambda db: db.row("SELECT settings FROM servers WHERE server = ?", server))
        return row[0] if row else None

    async def save_server(self, server: int, settings: bytes) -> None:
        """Save a server's settings."""
        query = "INSERT INTO servers VALUES (?, ?) ON CONFLICT (server) DO UPDATE SET settings = excluded.settings"
        await self._write_one(query, server, settings)

    async def to_post(self, table_id: int) -> tuple[OutboxRow, ...]:
        """Return a table's unposted messages in order; rows of an earlier attempt have a batch."""
        query = "SELECT id, batch, body FROM outbox WHERE table_id = ? AND posted_at IS NULL ORDER BY id"
        rows = await self.read(lambda db: db.rows(query, table_id))
        return tuple(OutboxRow(*row) for row in rows)

    async def claim(self, rows: tuple[OutboxRow, ...]) -> int:
        """Assign rows to one batch permanently, so that retries send the same message with the same nonce."""
        batch = rows[0].id
        query = "UPDATE outbox SET batch = ?, body = ? WHERE id = ? AND coalesce(batch, 0) = ?"
        bound = [Statement(query, (batch, row.body, row.id, row.batch or 0), missing=Conflict) for row in rows]
        await self.write(lambda db: db.write_together(*bound), is_single=True)
        return batch

    async def find_tables(self, search: Search, server: int = 0) -> tuple[PlaceRow, ...]:
        """Return the tables that match a search, by id."""
        return await self.read(lambda db: places.find_tables(db, search, server))

    async def count_open(self) -> dict[str, int]:
        """Count open tables by status."""
        return dict(await self.read(places.count_open))

    async def tables_of(self, user: int) -> tuple[PlaceRow, ...]:
        """Return the open tables at which a user sits, by id."""
        return await self.read(lambda db: places.tables_of(db, user))

    async def end_in(self, channel: int, at: int) -> int | None:
        """End the open table in a deleted channel and drop its unposted messages; return its id."""
        return await self.write(lambda db: places.end_in(db, channel, at))

    async def posted(self, batch: int, message: int | None, at: int, card_of: int | None = None) -> None:
        """Record that a batch was posted, or never can be; `card_of` is the table whose current question it shows."""
        await self.write(lambda db: statements.posted(db, batch, message, at, card_of), is_single=True)

    async def batch(self, table_id: int, batch: int) -> tuple[bytes, ...]:
        """Return the contents of a table's message; empty after cleanup."""
        query = "SELECT body FROM outbox WHERE batch = ? AND table_id = ? ORDER BY id"
        rows = await self.read(lambda db: db.rows(query, batch, table_id))
        return tuple(row[0] for row in rows)

    async def live_posts(self, table_id: int) -> tuple[LivePost, ...]:
        """Return the live messages of a table, oldest first."""
        return await self.read(lambda db: readers.live_posts(db, table_id))

    async def retired(self, batch: int) -> None:
        """Record that a message is no longer live."""
        await self._write_one("UPDATE outbox SET is_live = false WHERE batch = ?", batch)

    async def save_card(self, table_id: int, kind: str, message: int | None) -> None:
        """Save the id of a card's message."""
        query = (
            "INSERT INTO cards VALUES (?, ?, ?) ON CONFLICT (table_id, kind) DO UPDATE SET message = excluded.message"
        )
        await self._write_one(query, table_id, kind, message)

    async def drop_card(self, table_id: int, kind: str) -> None:
        """Forget a card that no longer changes."""
        query = "DELETE FROM cards WHERE table_id = ? AND kind = ?"
        await self._write_one(query, table_id, kind)

    async def artifact(self, table_id: int, name: str) -> bytes | None:
        """Return the data saved with a finished game under a name."""
        query = "SELECT body FROM artifacts WHERE table_id = ? AND name = ?"
        row = await self.read(lambda db: db.row(query, table_id, name))
        return row[0] if row else None

    async def save_artifact(self, table_id: int, name: str, body: bytes) -> None:
        """Save data with a finished game."""
        query = "INSERT INTO artifacts VALUES (?, ?, ?) ON CONFLICT (table_id, name) DO UPDATE SET body = excluded.body"
        await self._write_one(query, table_id, name, body)

    async def person(self, user: int) -> bytes | None:
        """Return a user's settings."""
        query = "SELECT settings FROM people WHERE user_id = ?"
        row = await self.read(lambda db: db.row(query, user))
        return row[0] if row else None

    async def save_person(self, user: int, settings: bytes, before: bytes | None) -> None:
        """Save a user's settings if the stored ones are still those that were read before."""
        saving = statements.save_person(user, settings, before)
        await self.write(lambda db: db.write_together(saving), is_single=True)

    async def set_digest(self, user: int, at: int | None) -> None:
        """Set the time of a user's next digest; None for never."""
        await self.write(lambda db: statements.set_digest(db, user, at), is_single=True)

    async def due_digests(self, at: int, limit: int) -> tuple[DigestRow, ...]:
        """Return up to `limit` due digests, longest overdue first."""
        query = "SELECT user_id, due_at FROM digests WHERE due_at <= ? ORDER BY due_at, user_id LIMIT ?"
        rows = await self.read(lambda db: db.rows(query, at, limit))
        return tuple(DigestRow(*row) for row in rows)

    async def take_digest(self, due: DigestRow, next_at: int | None) -> bool:
        """Set the time of the next digest, None for never; return False if the stored time has changed."""
        return await self.write(lambda db: statements.take_digest(db, due, next_at), is_single=True)

    async def traces(self, user: int) -> Traces:
        """Count what is stored about a user."""
        return await self.read(lambda db: personal_rows.count_traces(db, user))

    async def personal_rows(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Return what is stored about a user, one kind of data at a time, to let other calls through."""
        kinds = personal_rows.READ
        return {kind: await self.read(partial(personal_rows.read_kind, user=user, kind=kind)) for kind in kinds}

    async def request_forgetting(self, user: int, at: int) -> None:
        """Save a user's request to delete their data."""
        await self._write_one("INSERT INTO forget_requests VALUES (?, ?) ON CONFLICT DO NOTHING", user, at)

    async def cancel_forgetting(self, user: int) -> bool:
        """Delete a user's request, unless the deletion has begun."""
        query = "DELETE FROM forget_requests WHERE user_id = ? AND due_at > 0"
        return bool(await self.write(lambda db: db.execute(query, user), is_single=True))

    async def due_forgetting(self, at: int, limit: int, after: ForgetRow = BEFORE_ALL) -> tuple[ForgetRow, ...]:
        """Return up to `limit` due requests that come after one."""
        query = (
            "SELECT user_id, due_at FROM forget_requests WHERE due_at <= ? AND (due_at, user_id) > (?, ?)"
            " ORDER BY due_at, user_id LIMIT ?"
        )
        values = (at, after.due_at, after.user, limit)
        return tuple(ForgetRow(*row) for row in await self.read(lambda db: db.rows(query, *values)))

    async def begin_forgetting(self, due: ForgetRow) -> bool:
        """Begin a due deletion, unless the user has canceled it or has taken a seat at an open table."""
        return await self.write(lambda db: forgetting.begin(db, due.user, due.due_at))

    async def tables_about(self, user: int, cleaner: Cleaner) -> tuple[int, ...]:
        """Search all tables for a user, a few rows at a time."""
        found = await self.read(lambda db: forgetting.tables_by_user(db, user, cleaner))
        for search in (forgetting.search_settings, forgetting.search_posts):
            after: int | None = 0
            while after is not None:
                after, more = await self.read(partial(search, user=user, cleaner=cleaner, after=after))
                found |= more
        return tuple(sorted(found))

    async def forget_at(self, user: int, table_ids: tuple[int, ...], cleaner: Cleaner) -> None:
        """Remove a user from tables, a few in each transaction."""
        for begin in range(0, len(table_ids), forgetting.TABLES_AT_ONCE):
            some = table_ids[begin : begin + forgetting.TABLES_AT_ONCE]
            await self.write(partial(forgetting.forget_at, user=user, table_ids=some, cleaner=cleaner))

    async def forget_settings(self, user: int) -> None:
        """Delete what is stored about a user outside of tables."""
        await self.write(lambda db: forgetting.forget_settings(db, user))

    async def finish_forgetting(self, user: int) -> None:
        """Delete the request of a user whose data is deleted."""
        await self.write(lambda db: forgetting.finish(db, user), is_single=True)

    async def tidy(self, before: int, pause: float = PAUSE) -> None:
        """Delete data that was last needed before a time, a few rows at a time."""
        posts, after = 0, 0
        while found := await self.write(partial(cleanup.drop_posts, before=before, after=after)):
            after, dropped = found
            posts += dropped
            await asyncio.sleep(pause)
        clicks = 0
        while dropped := await self.write(partial(cleanup.drop_clicks, before=before)):
            clicks += dropped
            await asyncio.sleep(pause)
        while await self.write(partial(self._drop_told, before=before)):  # noqa: ASYNC110  # works in steps
            await asyncio.sleep(pause)
        await self.write(partial(cleanup.drop_drafts_and_votes, before=before))
        await self._finish_cleanup()
        if posts or clicks:
            log.info("tidied", extra=about(posts=posts, clicks=clicks))

    async def _drop_told(self, db: Database, before: int) -> int:
        """Delete the news of some games that ended before a time; return how many."""
        games = await cleanup.find_told(db, before)
        for game in games:
            await self._forget_told(db, game)
            await db.execute("UPDATE tables SET marks = NULL, told = NULL WHERE id = ?", game)
        return len(games)
