"""The store in SQLite: runs the shared scripts in its file."""

from functools import partial
from typing import TypeVar

from bot.storage.rows import Measure
from bot.storage.sql.database import Database, Script
from bot.storage.sql.store import SqlStore
from bot.storage.sql.transaction_metrics import timed
from bot.storage.sqlite.file import SqliteFile
from bot.storage.sqlite.outage import write_something
from bot.storage.sqlite.scripts import run_script

T = TypeVar("T")


class SqliteStore(SqliteFile, SqlStore):
    """A store whose concurrent calls share one commit."""

    @timed("read")
    async def read(self, script: Script[T]) -> T:
        """Run a script that only reads."""
        return await self.do(partial(run_script, script))

    @timed("write")
    async def write(self, script: Script[T], table_id: int = 0, is_single: bool = False) -> T:  # noqa: ARG002  # one queue
        """Run a script, in one commit with all calls that wait at that moment."""
        return await self.do(partial(run_script, script))

    def _return(self) -> None:
        self.on_return()

    async def measure(self) -> Measure:
        """Count unposted messages and measure the database."""
        query = (
            "SELECT (SELECT count(*) FROM outbox WHERE posted_at IS NULL), page_count * page_size"
            " FROM pragma_page_count, pragma_page_size"
        )
        [row] = await self.read(lambda db: db.rows(query))
        return Measure(*row)

    async def prove_writable(self) -> None:
        """Write a page without changing it."""
        await self.do(write_something)

    async def _forget_told(self, db: Database, table_id: int) -> None:
        """Rewrite the turns: if rows only became shorter, their pages would stay half empty."""
        columns = "table_id, number, seat, prompt, answer, at"
        turns = await db.rows(f"SELECT {columns} FROM turns WHERE table_id = ? ORDER BY number", table_id)  # noqa: S608
        await db.execute("DELETE FROM turns WHERE table_id = ?", table_id)
        await db.execute_many(f"INSERT INTO turns ({columns}) VALUES (?, ?, ?, ?, ?, ?)", turns)  # noqa: S608

    async def _finish_cleanup(self) -> None:
        with self._noting_absence():
            await self.fold_log()
