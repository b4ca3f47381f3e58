"""Deletes a person's data: finds the tables that name the person, and cleans them a few at a time.

Every statement can be repeated: after a crash, the deletion starts again and finishes the rest.
"""

from collections.abc import Iterable

from bot.storage.personal import Cleaner
from bot.storage.rows import OPEN
from bot.storage.sql.database import Database
from bot.storage.store import Conflict

STEP = 500
"""Number of rows searched in one transaction, which takes a few milliseconds."""
TABLES_AT_ONCE = 20
"""Number of tables cleaned in one transaction."""
DELETED_TABLES = (
    *("seats", "turns", "drafts", "orders", "signs", "cards", "consents", "outbox", "sittings", "results"),
    *("artifacts", "scores", "thanks"),
)
"""The database's tables from which rows are deleted along with a table."""
BY_USER = (
    *("SELECT table_id FROM seats WHERE user_id = ?1", "SELECT table_id FROM sittings WHERE user_id = ?1"),
    *("SELECT table_id FROM scores WHERE user_id = ?1", "SELECT table_id FROM signs WHERE user_id = ?1"),
    *("SELECT table_id FROM thanks WHERE ?1 IN (giver, receiver)", "SELECT id FROM tables WHERE host = ?1"),
    "SELECT table_id FROM consents WHERE user_id = ?1",
)
NAMES = " UNION ".join(
    f"SELECT name FROM {kind} WHERE table_id = ?1 AND user_id = ?2"  # noqa: S608  # made of constants
    for kind in ("seats", "sittings", "scores")
)


# -- requests ----------------------------------------------------------------------------------------------------------


async def begin(db: Database, user: int, due_at: int) -> bool:
    """Begin a due deletion, which can then no longer be canceled; return True if this or an earlier call has begun it.

    If the person has taken a seat at an open table since, the request is deleted instead.
    """
    if await _is_seated(db, user):
        await db.execute("DELETE FROM forget_requests WHERE user_id = ? AND due_at = ? AND due_at > 0", user, due_at)
    else:
        await db.execute("UPDATE forget_requests SET due_at = 0 WHERE user_id = ? AND due_at = ?", user, due_at)
    return bool(await db.row("SELECT 1 FROM forget_requests WHERE user_id = ? AND due_at = 0", user))


async def _is_seated(db: Database, user: int) -> bool:
    query = (
        "SELECT 1 FROM seats JOIN tables ON tables.id = table_id"
        " WHERE user_id = ? AND status IN ('lobby', 'running') LIMIT 1"
    )
    return bool(await db.row(query, user))


# -- search ------------------------------------------------------------------------------------------------------------


async def tables_by_user(db: Database, user: int, cleaner: Cleaner) -> set[int]:
    """Return the tables that have the user's id in a column, or in the stored form of a motion."""
    found = {int(one) for (one,) in await db.rows(" UNION ".join(BY_USER), user)}
    motions = await db.rows("SELECT table_id, motion FROM consents UNION SELECT table_id, kind FROM cards")
    return found | {table_id for table_id, motion in motions if cleaner.is_about(motion, user)}


async def search_settings(db: Database, user: int, cleaner: Cleaner, after: int) -> tuple[int | None, set[int]]:
    """Search the settings of the next `STEP` tables; return the last id, or None at the end, and the tables found."""
    rows = await db.rows("SELECT id, settings FROM tables WHERE id > ? ORDER BY id LIMIT ?", after, STEP)
    found = {table_id for table_id, packed in rows if cleaner.clean_settings(packed, user) != packed}
    return rows[-1][0] if rows else None, found


async def search_posts(db: Database, user: int, cleaner: Cleaner, after: int) -> tuple[int | None, set[int]]:
    """Search the next `STEP` messages for the user's id; return the last id, or None at the end, and their tables."""
    query = (
        "SELECT outbox.id, table_id, body, settings FROM outbox JOIN tables ON tables.id = table_id"
        " WHERE outbox.id > ? ORDER BY outbox.id LIMIT ?"
    )
    rows = await db.rows(query, after, STEP)
    nameless: frozenset[str] = frozenset()
    found = {one for _, one, body, settings in rows if cleaner.clean_post(body, user, nameless, settings) != body}
    return rows[-1][0] if rows else None, found


# -- deletion ----------------------------------------------------------------------------------------------------------


async def forget_at(db: Database, user: int, table_ids: Iterable[int], cleaner: Cleaner) -> None:
    """Remove a person from tables, except open ones where they have a seat. Raises `Conflict` if a table changes."""
    for table_id in table_ids:
        await _forget_at_table(db, user, table_id, cleaner)


async def _forget_at_table(db: Database, user: int, table_id: int, cleaner: Cleaner) -> None:
    row = await db.row("SELECT server, status, host, settings, revision FROM tables WHERE id = ?", table_id)
    if row is None:
        return
    server, status, host, settings, revision = row
    mine = [
        seat for (seat,) in await db.rows("SELECT seat FROM seats WHERE table_id = ? AND user_id = ?", table_id, user)
    ]
    if status in OPEN and mine:
        return
    names = frozenset(name for (name,) in await db.rows(NAMES, table_id, user))
    query = "UPDATE tables SET host = ?, settings = ?, revision = revision + 1 WHERE id = ? AND revision = ?"
    facts = (0 if host == user else host, cleaner.clean_settings(settings, user), table_id, revision)
    if not await db.execute(query, *facts):
        raise Conflict
    if server == 0 and (mine or names or host == user):
        await _delete_table(db, table_id)
        return
    await _clean_posts(db, user, table_id, names, cleaner)
    await _clean_votes(db, user, table_id, cleaner)
    await _clean_seats(db, user, table_id, mine)
    for (name,) in await db.rows("SELECT name FROM artifacts WHERE table_id = ?", table_id):
        if not cleaner.is_kept(name, user, mine):
            await db.execute("DELETE FROM artifacts WHERE table_id = ? AND name = ?", table_id, name)


async def _delete_table(db: Database, table_id: int) -> None:
    """Delete a game in direct messages, in which no other user played."""
    for part in DELETED_TABLES:
        await db.execute(f"DELETE FROM {part} WHERE table_id = ?", table_id)  # noqa: S608  # table names are constants
    await db.execute("DELETE FROM tables WHERE id = ?", table_id)


async def _clean_posts(db: Database, user: int, table_id: int, names: frozenset[str], cleaner: Cleaner) -> None:
    [(settings,)] = await db.rows("SELECT settings FROM tables WHERE id = ?", table_id)
    for number, body in await db.rows("SELECT id, body FROM outbox WHERE table_id = ?", table_id):
        cleaned = cleaner.clean_post(body, user, names, settings)
        if cleaned != body:
            await db.execute("UPDATE outbox SET body = ? WHERE id = ?", cleaned, number)


async def _clean_votes(db: Database, user: int, table_id: int, cleaner: Cleaner) -> None:
    for part, column in (("consents", "motion"), ("cards", "kind")):
        motions = await db.rows(f"SELECT DISTINCT {column} FROM {part} WHERE table_id = ?", table_id)  # noqa: S608
        for (motion,) in motions:
            if cleaner.is_about(motion, user):
                await db.execute(f"DELETE FROM {part} WHERE table_id = ? AND {column} = ?", table_id, motion)  # noqa: S608
    await db.execute("DELETE FROM consents WHERE table_id = ? AND user_id = ?", table_id, user)
    await db.execute("DELETE FROM signs WHERE table_id = ? AND user_id = ?", table_id, user)
    await db.execute("DELETE FROM thanks WHERE table_id = ?1 AND ?2 IN (giver, receiver)", table_id, user)


async def _clean_seats(db: Database, user: int, table_id: int, seats: list[int]) -> None:
    """Remove the user's id and name from all rows about seats, and delete the drafts and orders of these seats."""
    for seat in seats:
        for part in ("drafts", "orders"):
            await db.execute(f"DELETE FROM {part} WHERE table_id = ? AND seat = ?", table_id, seat)  # noqa: S608
    for part in ("seats", "sittings", "scores"):
        query = f"UPDATE {part} SET user_id = NULL, name = '' WHERE table_id = ? AND user_id = ?"  # noqa: S608
        await db.execute(query, table_id, user)


async def forget_settings(db: Database, user: int) -> None:
    """Delete what belongs to a person and to no table."""
    await db.execute("DELETE FROM people WHERE user_id = ?", user)
    await db.execute("DELETE FROM digests WHERE user_id = ?", user)


async def finish(db: Database, user: int) -> None:
    """Delete the request, once everything else is deleted."""
    await db.execute("DELETE FROM forget_requests WHERE user_id = ? AND due_at = 0", user)
