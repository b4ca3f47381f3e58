"""The store in SQL: what `bot/storage/store.py` asks for, each call one transaction, whichever database runs it."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from bot.logs import about
from bot.metrics.metrics import TABLES_CHANGED
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
from bot.storage.sql import history, loading, places, statements, tidying
from bot.storage.sql.database import Database, Script, Statement
from bot.storage.store import Conflict

log = logging.getLogger(__name__)

T = TypeVar("T")

PAUSE = 0.05
"""Seconds between two steps of tidying, for everybody else."""


class SqlStore(ABC):
    """A store by statements; a database says how scripts of them are run, and what only it can do."""

    def __init__(self) -> None:
        self.on_return: Callable[[], None] = lambda: None
        """Told when the database answers again after it was away."""
        self.leases: Leases | None = None
        """Who works for which shard, where several processes share the database."""

    # -- what differs between databases --------------------------------------------------------------------------------

    @abstractmethod
    async def _read(self, script: Script[T]) -> T:
        """Runs a script that changes nothing."""

    @abstractmethod
    async def _write(self, script: Script[T], table_id: int = 0, is_single: bool = False) -> T:
        """Runs a script in one transaction, after those that were handed in before for the same table.

        One of a single statement says so: a database may then save the words that begin and end a transaction.
        """

    @abstractmethod
    async def measure(self) -> Measure:
        """What waits to be posted, and how large the database is."""

    @abstractmethod
    async def prove_writable(self) -> None:
        """Write something small that changes nothing."""

    async def give_sign(self) -> None:  # noqa: B027  # a file's bot touches another file instead
        """Let the server see that this process is well."""

    @abstractmethod
    async def _forget_told(self, db: Database, table_id: int) -> None:
        """Takes away what was told by the turns of a game."""

    async def _finish_tidying(self) -> None:  # noqa: B027  # most have nothing to do
        """What a database does once there is less in it."""

    async def _write_one(self, query: str, *values: object) -> None:
        """One statement that writes."""
        await self._write(lambda db: db.execute(query, *values), is_single=True)

    # -- tables --------------------------------------------------------------------------------------------------------

    async def create_table(self, row: TableRow, at: int, limits: Limits | None = None, figures: bytes = b"") -> int:
        """A new table in its lobby; a channel has room for one, and perhaps a person hosts only so many."""
        table_id = await self._write(lambda db: statements.create_table(db, row, at, limits, figures))
        TABLES_CHANGED.add(row.status)
        return table_id

    async def figures(self, game: str, digest: str) -> bytes | None:
        """Figures of a game by their digest."""
        query = "SELECT body FROM figures WHERE game = ? AND digest = ?"
        row = await self._read(lambda db: db.row(query, game, digest))
        return row[0] if row else None

    async def check_limits(self, host: int, server: int, limits: Limits) -> None:
        """Refuses whoever hosts as many open tables as one person may."""
        await self._read(lambda db: statements.check_limits(db, host, server, limits))

    async def table(self, table_id: int) -> TableRow | None:
        """A table by its number."""
        return await self._read(lambda db: loading.load(db, table_id))

    async def table_in(self, channel: int) -> TableRow | None:
        """The table in a channel: the open one, or else the last one."""
        return await self._read(lambda db: loading.load_in(db, channel))

    async def save(self, change: Change) -> bool:
        """Saves an action with all that follows from it; False if this click was saved before."""
        is_single = not change.status and change.seats is None
        try:
            await self._write(lambda db: statements.save(db, change), change.table_id, is_single)
        except statements.SavedBefore:
            return False
        if change.status:
            TABLES_CHANGED.add(change.status)
        return True

    async def save_signs(self, table_id: int, users: tuple[int, ...], at: int) -> None:
        """People gave a sign of life at a table."""
        signs = statements.signs(table_id, [(user, at) for user in users])
        await self._write(lambda db: db.write_together(*signs), is_single=True)

    async def turns(self, table_id: int) -> tuple[TurnRow, ...]:
        """Every answer of a game, in order."""
        return await self._read(lambda db: loading.turns(db, table_id))

    async def next_due(self, share: Share | None = None) -> int | None:
        """When something is due at the first of all tables, or of a share of them."""
        return await self._read(lambda db: places.next_due(db, share))

    async def due_tables(self, at: int, limit: int, share: Share | None = None) -> tuple[int, ...]:
        """The numbers of so many tables where something is due by then, the longest ago first."""
        return await self._read(lambda db: places.due_tables(db, at, limit, share))

    async def set_due(self, table_id: int, revision: int, at: int | None) -> None:
        """When something is due at a table; nothing happens where another revision of it is stored."""
        query = "UPDATE tables SET due_at = ? WHERE id = ? AND revision = ?"
        await self._write_one(query, at, table_id, revision)

    async def sittings(self, table_id: int) -> tuple[SittingRow, ...]:
        """Everybody who has sat at a table since its game began, by seat and in order."""
        return await self._read(lambda db: history.sittings(db, table_id))

    async def results(self, table_id: int) -> tuple[ResultRow, ...]:
        """What a finished game came to, by seat; nothing where it was ended early."""
        return await self._read(lambda db: history.results(db, table_id))

    async def history(self, user: int, limit: int) -> tuple[PlayedRow, ...]:
        """Somebody's sittings in games that are at their end, the newest table first."""
        return await self._read(lambda db: history.history(db, user, limit))

    async def to_post(self, table_id: int) -> tuple[OutboxRow, ...]:
        """What has yet to be posted for a table, in order; rows once tried as one message have their batch."""
        query = "SELECT id, batch, body FROM outbox WHERE table_id = ? AND posted_at IS NULL ORDER BY id"
        rows = await self._read(lambda db: db.rows(query, table_id))
        return tuple(OutboxRow(*row) for row in rows)

    async def claim(self, rows: tuple[OutboxRow, ...]) -> int:
        """Binds rows together for good, each as it was read, so that a repeat is the same message and nonce."""
        batch = rows[0].id
        query = "UPDATE outbox SET batch = ?, body = ? WHERE id = ? AND coalesce(batch, 0) = ?"
        bound = [Statement(query, (batch, row.body, row.id, row.batch or 0), missing=Conflict) for row in rows]
        await self._write(lambda db: db.write_together(*bound), is_single=True)
        return batch

    async def find_tables(self, search: Search, server: int = 0) -> tuple[PlaceRow, ...]:
        """The tables of a kind, by number."""
        return await self._read(lambda db: places.find_tables(db, search, server))

    async def count_open(self) -> dict[str, int]:
        """How many tables are open, by status."""
        return dict(await self._read(places.count_open))

    async def tables_of(self, user: int) -> tuple[PlaceRow, ...]:
        """The open tables at which somebody sits, by number."""
        return await self._read(lambda db: places.tables_of(db, user))

    async def end_in(self, channel: int, at: int) -> int | None:
        """Ends what was open in a channel that is gone, drops what was to be said there; gives the table's number."""
        return await self._write(lambda db: places.end_in(db, channel, at))

    async def posted(self, batch: int, message: int | None, at: int, card_of: int | None = None) -> None:
        """A batch has arrived, or can never arrive; perhaps it shows whom a table waits for."""
        await self._write(lambda db: statements.posted(db, batch, message, at, card_of), is_single=True)

    async def batch(self, table_id: int, batch: int) -> tuple[bytes, ...]:
        """What a table's message was made of; nothing once that was tidied away."""
        query = "SELECT body FROM outbox WHERE batch = ? AND table_id = ? ORDER BY id"
        rows = await self._read(lambda db: db.rows(query, batch, table_id))
        return tuple(row[0] for row in rows)

    async def live_posts(self, table_id: int) -> tuple[LivePost, ...]:
        """The messages of a table that still show what only the newest may, oldest first."""
        return await self._read(lambda db: loading.live_posts(db, table_id))

    async def retired(self, batch: int) -> None:
        """A message shows it no longer."""
        await self._write_one("UPDATE outbox SET is_live = false WHERE batch = ?", batch)

    async def save_card(self, table_id: int, kind: str, message: int | None) -> None:
        """Which message it is."""
        query = (
            "INSERT INTO cards VALUES (?, ?, ?) ON CONFLICT (table_id, kind) DO UPDATE SET message = excluded.message"
        )
        await self._write_one(query, table_id, kind, message)

    async def drop_card(self, table_id: int, kind: str) -> None:
        """It need not change any more."""
        query = "DELETE FROM cards WHERE table_id = ? AND kind = ?"
        await self._write_one(query, table_id, kind)

    async def keepsake(self, table_id: int, name: str) -> bytes | None:
        """What is kept with a finished game under a name."""
        query = "SELECT body FROM keepsakes WHERE table_id = ? AND name = ?"
        row = await self._read(lambda db: db.row(query, table_id, name))
        return row[0] if row else None

    async def save_keepsake(self, table_id: int, name: str, body: bytes) -> None:
        """Keeps something with a finished game."""
        query = "INSERT INTO keepsakes VALUES (?, ?, ?) ON CONFLICT (table_id, name) DO UPDATE SET body = excluded.body"
        await self._write_one(query, table_id, name, body)

    async def person(self, user: int) -> bytes | None:
        """Somebody's settings."""
        query = "SELECT settings FROM people WHERE user_id = ?"
        row = await self._read(lambda db: db.row(query, user))
        return row[0] if row else None

    async def save_person(self, user: int, settings: bytes, before: bytes | None) -> None:
        """Keeps somebody's settings, in the place of those before."""
        saving = statements.save_person(user, settings, before)
        await self._write(lambda db: db.write_together(saving), is_single=True)

    async def set_digest(self, user: int, at: int | None) -> None:
        """When somebody is told next where they are awaited; None for never."""
        await self._write(lambda db: statements.set_digest(db, user, at), is_single=True)

    async def due_digests(self, at: int, limit: int) -> tuple[DigestRow, ...]:
        """So many of those whose time is by then, the longest ago first."""
        query = "SELECT user_id, due_at FROM digests WHERE due_at <= ? ORDER BY due_at, user_id LIMIT ?"
        rows = await self._read(lambda db: db.rows(query, at, limit))
        return tuple(DigestRow(*row) for row in rows)

    async def take_digest(self, due: DigestRow, next_at: int | None) -> bool:
        """Sets when the next one is due, None for never; False where the stored time is another one by now."""
        return await self._write(lambda db: statements.take_digest(db, due, next_at), is_single=True)

    async def tidy(self, before: int) -> None:
        """Takes away what nobody has needed since then, a few rows at a time."""
        posts, after = 0, 0
        while found := await self._write(partial(tidying.drop_posts, before=before, after=after)):
            after, dropped = found
            posts += dropped
            await asyncio.sleep(PAUSE)
        clicks = 0
        while dropped := await self._write(partial(tidying.drop_clicks, before=before)):
            clicks += dropped
            await asyncio.sleep(PAUSE)
        while await self._write(partial(self._drop_told, before=before)):  # noqa: ASYNC110  # it works, step by step
            await asyncio.sleep(PAUSE)
        await self._write(partial(tidying.drop_wishes, before=before))
        await self._finish_tidying()
        if posts or clicks:
            log.info("tidied", extra=about(posts=posts, clicks=clicks))

    async def _drop_told(self, db: Database, before: int) -> int:
        """Forgets what was told in some of the games that ended before; gives how many."""
        games = await tidying.find_told(db, before)
        for game in games:
            await self._forget_told(db, game)
            await db.execute("UPDATE tables SET marks = NULL, told = NULL WHERE id = ?", game)
        return len(games)
