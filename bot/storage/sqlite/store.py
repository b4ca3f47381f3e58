"""The store in SQLite: what `bot/storage/store.py` asks for, each call one transaction."""

import asyncio
import logging
import sqlite3
from functools import partial

from bot.logs import about
from bot.storage.limits import Limits
from bot.storage.rows import (
    Change,
    Edit,
    LivePost,
    Measure,
    OutboxRow,
    PlaceRow,
    PlayedRow,
    ResultRow,
    Search,
    SittingRow,
    TableRow,
    TurnRow,
)
from bot.storage.sqlite import history, places, statements, tidying
from bot.storage.sqlite.file import SqliteFile

log = logging.getLogger(__name__)

PAUSE = 0.05
"""Seconds between two steps of tidying, for everybody else."""


class SqliteStore(SqliteFile):
    """The database; calls that arrive together share one commit."""

    async def create_table(self, row: TableRow, at: int, limits: Limits | None = None, figures: bytes = b"") -> int:
        """A new table in its lobby; a channel has room for one, and perhaps a person hosts only so many."""

        def create(db: sqlite3.Connection) -> int:
            if limits:
                statements.check_limits(db, row.host, row.server, limits)
            if figures:
                statements.save_figures(db, row.game, row.figures, figures)
            return statements.create_table(db, row, at)

        table_id = await self._do(create)
        self.on_change(table_id)
        return table_id

    async def save_figures(self, game: str, digest: str, body: bytes) -> None:
        """Keeps the figures of a game for the tables that began with them; what is kept never changes."""
        await self._do(lambda db: statements.save_figures(db, game, digest, body))

    async def figures(self, game: str, digest: str) -> bytes | None:
        """Figures of a game by their digest."""
        query = "SELECT body FROM figures WHERE game = ? AND digest = ?"
        row = await self._do(lambda db: db.execute(query, (game, digest)).fetchone())
        return row[0] if row else None

    async def check_limits(self, host: int, server: int, limits: Limits) -> None:
        """Refuses whoever hosts as many open tables as one person may."""
        await self._do(lambda db: statements.check_limits(db, host, server, limits))

    async def table(self, table_id: int) -> TableRow | None:
        """A table by its number."""
        return await self._do(lambda db: statements.load(db, statements.BY_ID, table_id))

    async def table_in(self, channel: int) -> TableRow | None:
        """The table in a channel: the open one, or else the last one."""
        return await self._do(lambda db: statements.load(db, statements.BY_CHANNEL, channel))

    async def save(self, change: Change) -> bool:
        """Saves an answer with all that follows from it; False when this click was saved before."""
        is_new = await self._do(lambda db: statements.save(db, change))
        if is_new:
            self.on_change(change.table)
        return is_new

    async def edit(self, edit: Edit) -> None:
        """Saves what changes a table other than an answer."""
        await self._do(lambda db: statements.edit(db, edit))
        if edit.is_announced:
            self.on_change(edit.table)

    async def save_signs(self, table_id: int, users: tuple[int, ...], at: int) -> None:
        """People gave a sign of life at a table."""
        await self._do(lambda db: statements.save_signs(db, table_id, users, at))

    async def turns(self, table_id: int) -> tuple[TurnRow, ...]:
        """Every answer of a game, in order."""
        return await self._do(lambda db: statements.turns(db, table_id))

    async def next_due(self) -> int | None:
        """When something is due at the first of all tables."""
        query = "SELECT min(due_at) FROM tables WHERE due_at IS NOT NULL"
        found: int | None = (await self._do(lambda db: db.execute(query).fetchone()))[0]
        return found

    async def due_tables(self, at: int, limit: int) -> tuple[int, ...]:
        """The numbers of so many tables where something is due by then, the longest ago first."""
        query = "SELECT id FROM tables WHERE due_at IS NOT NULL AND due_at <= ? ORDER BY due_at, id LIMIT ?"
        rows = await self._do(lambda db: db.execute(query, (at, limit)).fetchall())
        return tuple(row[0] for row in rows)

    async def set_due(self, table_id: int, revision: int, at: int | None) -> None:
        """When something is due at a table; nothing happens where another revision of it is stored."""
        query = "UPDATE tables SET due_at = ? WHERE id = ? AND revision = ?"
        await self._do(lambda db: db.execute(query, (at, table_id, revision)))

    async def sittings(self, table_id: int) -> tuple[SittingRow, ...]:
        """Everybody who has sat at a table since its game began, by seat and in order."""
        return await self._do(lambda db: history.sittings(db, table_id))

    async def results(self, table_id: int) -> tuple[ResultRow, ...]:
        """What a finished game came to, by seat; nothing where it was ended early."""
        return await self._do(lambda db: history.results(db, table_id))

    async def history(self, user: int, limit: int) -> tuple[PlayedRow, ...]:
        """Somebody's sittings in games that are at their end, the newest table first."""
        return await self._do(lambda db: history.history(db, user, limit))

    async def save_results(self, table_id: int, results: tuple[ResultRow, ...]) -> None:
        """Saves the results of a game that was over before they were kept."""
        await self._do(lambda db: history.write_results(db, table_id, results))

    async def to_post(self, table_id: int) -> tuple[OutboxRow, ...]:
        """What has yet to be posted for a table, in order; rows once tried as one message have their batch."""
        query = "SELECT id, batch, body FROM outbox WHERE table_id = ? AND posted_at IS NULL ORDER BY id"
        rows = await self._do(lambda db: db.execute(query, (table_id,)).fetchall())
        return tuple(OutboxRow(*row) for row in rows)

    async def claim(self, rows: tuple[OutboxRow, ...]) -> int:
        """Binds rows together for good as they are now, so that a repeat is the same message with the same nonce."""
        batch = rows[0].id
        query = "UPDATE outbox SET batch = ?, body = ? WHERE id = ?"
        await self._do(lambda db: db.executemany(query, [(batch, row.body, row.id) for row in rows]))
        return batch

    async def find_tables(self, search: Search, server: int = 0, after: int = 0) -> tuple[PlaceRow, ...]:
        """The tables of a kind, by number."""
        return await self._do(lambda db: places.find_tables(db, search, server, after))

    async def tables_of(self, user: int) -> tuple[PlaceRow, ...]:
        """The open tables at which somebody sits, by number."""
        return await self._do(lambda db: places.tables_of(db, user))

    async def end_in(self, channel: int, at: int) -> int | None:
        """Ends what was open in a channel that is gone, drops what was to be said there; gives the table's number."""
        return await self._do(lambda db: places.end_in(db, channel, at))

    async def posted(self, batch: int, message: int | None, at: int, card_of: int | None = None) -> None:
        """A batch has arrived, or can never arrive; perhaps it shows whom a table waits for."""
        await self._do(lambda db: statements.posted(db, batch, message, at, card_of))

    async def batch(self, table_id: int, batch: int) -> tuple[bytes, ...]:
        """What a table's message was made of; nothing once that was tidied away."""
        query = "SELECT body FROM outbox WHERE batch = ? AND table_id = ? ORDER BY id"
        rows = await self._do(lambda db: db.execute(query, (batch, table_id)).fetchall())
        return tuple(row[0] for row in rows)

    async def live_posts(self, table_id: int) -> tuple[LivePost, ...]:
        """The messages of a table that still show what only the newest may, oldest first."""
        return await self._do(lambda db: statements.live_posts(db, table_id))

    async def retired(self, batch: int) -> None:
        """A message shows it no longer."""
        await self._do(lambda db: db.execute("UPDATE outbox SET is_live = 0 WHERE batch = ?", (batch,)))

    async def save_card(self, table_id: int, kind: str, message: int | None) -> None:
        """Which message it is."""
        await self._do(lambda db: db.execute("REPLACE INTO cards VALUES (?, ?, ?)", (table_id, kind, message)))

    async def drop_card(self, table_id: int, kind: str) -> None:
        """It need not change any more."""
        query = "DELETE FROM cards WHERE table_id = ? AND kind = ?"
        await self._do(lambda db: db.execute(query, (table_id, kind)))

    async def keepsake(self, table_id: int, name: str) -> bytes | None:
        """What is kept with a finished game under a name."""
        query = "SELECT body FROM keepsakes WHERE table_id = ? AND name = ?"
        row = await self._do(lambda db: db.execute(query, (table_id, name)).fetchone())
        return row[0] if row else None

    async def save_keepsake(self, table_id: int, name: str, body: bytes) -> None:
        """Keeps something with a finished game."""
        await self._do(lambda db: db.execute("REPLACE INTO keepsakes VALUES (?, ?, ?)", (table_id, name, body)))

    async def person(self, user: int) -> bytes | None:
        """Somebody's settings."""
        query = "SELECT settings FROM people WHERE user_id = ?"
        row = await self._do(lambda db: db.execute(query, (user,)).fetchone())
        return row[0] if row else None

    async def save_person(self, user: int, settings: bytes) -> None:
        """Keeps somebody's settings."""
        await self._do(lambda db: db.execute("REPLACE INTO people VALUES (?, ?)", (user, settings)))

    async def set_digest(self, user: int, at: int | None) -> None:
        """When somebody is told next where they are awaited; None for never."""
        await self._do(lambda db: statements.set_digest(db, user, at))

    async def due_digests(self, at: int, limit: int) -> tuple[int, ...]:
        """So many of the users whose time that is by then, the longest ago first."""
        query = "SELECT user_id FROM digests WHERE due_at <= ? ORDER BY due_at, user_id LIMIT ?"
        rows = await self._do(lambda db: db.execute(query, (at, limit)).fetchall())
        return tuple(row[0] for row in rows)

    async def measure(self) -> Measure:
        """What waits to be posted, and how large the database is."""
        query = (
            "SELECT (SELECT count(*) FROM outbox WHERE posted_at IS NULL), page_count * page_size"
            " FROM pragma_page_count, pragma_page_size"
        )
        return Measure(*await self._do(lambda db: db.execute(query).fetchone()))

    async def tidy(self, before: int) -> None:
        """Takes away what nobody has needed since then, and folds the log."""
        posts, after = 0, 0
        while found := await self._do(partial(tidying.drop_posts, before=before, after=after)):
            after, dropped = found
            posts += dropped
            await asyncio.sleep(PAUSE)
        clicks = 0
        while dropped := await self._do(partial(tidying.drop_clicks, before=before)):
            clicks += dropped
            await asyncio.sleep(PAUSE)
        while await self._do(partial(tidying.drop_told, before=before)):  # noqa: ASYNC110  # it works, step by step
            await asyncio.sleep(PAUSE)
        await self._do(partial(tidying.drop_wishes, before=before))
        await self.fold_log()
        if posts or clicks:
            log.info("tidied", extra=about(posts=posts, clicks=clicks))
