"""Statements that write to the database's tables, within the caller's transaction."""

from collections.abc import Iterable, Sequence
from functools import cache

from bot.storage.limits import Limits
from bot.storage.rows import OPEN, Change, DigestRow, DraftRow, OrdersRow, SeatRow, TableRow
from bot.storage.sql import history, scores
from bot.storage.sql.database import Database, Statement, Taken, insert
from bot.storage.store import ChannelTaken, Conflict, HostsTooMany

# -- tables ------------------------------------------------------------------------------------------------------------


async def check_limits(db: Database, host: int, server: int, limits: Limits) -> None:
    """Check how many open tables a user hosts: tables that the user opened, and still sits at or was the last to leave.

    Raises `HostsTooMany`.
    """
    query = (
        "SELECT count(*), count(CASE WHEN server = ?2 THEN 1 END) FROM tables WHERE host = ?1"
        " AND status IN ('lobby', 'running')"
        " AND (EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND user_id = ?1)"
        " OR NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND user_id IS NOT NULL))"
    )
    [(in_all, in_server)] = await db.rows(query, host, server)
    for number, most, is_server_full in (
        (in_server, limits.tables_per_server, True),
        (in_all, limits.tables_per_person, False),
    ):
        if most and number >= most:
            raise HostsTooMany(is_server_full)


async def create_table(db: Database, row: TableRow, at: int, limits: Limits | None, figures: bytes) -> int:
    """Create a table with its seats, cards and figures. Raises `ChannelTaken` and `HostsTooMany`."""
    if limits:
        await db.wait_for_others(row.host)  # otherwise a limit of one would not stop two tables opened at the same time
        await check_limits(db, row.host, row.server, limits)
    if figures:
        await save_figures(db, row.game, row.figures, figures)
    if await db.row("SELECT 1 FROM tables WHERE channel = ? AND status IN ('lobby', 'running')", row.channel):
        raise ChannelTaken  # raised before an id is used up
    columns = (row.game, row.rules, row.server, row.channel, row.host, row.status, row.settings, row.seed, row.figures)
    query = (
        "INSERT INTO tables"
        " (game, rules, server, channel, host, status, settings, seed, figures, created_at, changed_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"
    )
    try:
        [(table_id,)] = await db.rows(query, *columns, at, at)
    except Taken:
        raise ChannelTaken from None
    people = [seat.user for seat in row.seats if seat.user]
    cards = [(table_id, *card) for card in row.cards.items()]
    seats = _new_seats(table_id, row.seats)
    await db.write_together(
        *seats, *([insert("cards", cards)] if cards else []), *signs(table_id, [(user, at) for user in people])
    )
    return int(table_id)


async def save_figures(db: Database, game: str, digest: str, body: bytes) -> None:
    """Insert a game's figures unless they are already stored."""
    await db.execute("INSERT INTO figures VALUES (?, ?, ?) ON CONFLICT DO NOTHING", game, digest, body)


async def write_seats(db: Database, table_id: int, seats: tuple[SeatRow, ...]) -> None:
    """Replace the seats of a table."""
    await db.execute("DELETE FROM seats WHERE table_id = ?", table_id)
    await db.write_together(*_new_seats(table_id, seats))


def _new_seats(table_id: int, seats: tuple[SeatRow, ...]) -> list[Statement]:
    rows = [(table_id, number, seat.user, seat.name, seat.computer) for number, seat in enumerate(seats)]
    return [insert("seats", rows)] if rows else []


def signs(table_id: int, heard: Iterable[tuple[int, int]]) -> list[Statement]:
    """Build the update of users' last activity."""
    rows = [(table_id, user, at) for user, at in dict(heard).items()]
    return [insert("signs", rows, "ON CONFLICT (table_id, user_id) DO UPDATE SET at = excluded.at")] if rows else []


# -- answers and other changes -----------------------------------------------------------------------------------------


class SavedBefore(Exception):
    """The click was already saved."""


@cache
def _swap(columns: tuple[str, ...]) -> str:
    """Build the update of these columns; the update fails if the revision has changed."""
    written = ", ".join([*(f"{column} = ?" for column in columns), "revision = revision + 1"])
    return f"UPDATE tables SET {written} WHERE id = ? AND revision = ?"  # noqa: S608  # made of constants


async def save(db: Database, change: Change) -> None:
    """Save one action with everything that follows from it.

    Raises `SavedBefore`, `Conflict` and `ChannelTaken`.
    """
    values = (*change.columns.values(), change.table_id, change.revision)
    await db.write_together(
        *_note_click(change),
        Statement(_swap(tuple(change.columns)), values, missing=Conflict, taken=ChannelTaken),
        *_add_turns(change),
        *(_save_draft(change.table_id, draft) for draft in change.drafts),
        *(Statement(DROP_DRAFT, (change.table_id, seat)) for seat in change.drop_drafts),
        *(_save_orders(change.table_id, orders) for orders in change.orders),
        *_add_votes(change),
        *signs(change.table_id, change.heard),
        *_add_posts(change.table_id, change.posts),
    )
    if change.status or change.seats is not None:
        await _note_people(db, change)


def _note_click(change: Change) -> list[Statement]:
    click = (change.interaction, change.table_id, change.at)
    query = "INSERT INTO clicks VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    return [] if change.interaction is None else [Statement(query, click, missing=SavedBefore)]


def _add_turns(change: Change) -> list[Statement]:
    """Insert the answers, with all news in the last one; delete the news of undone turns."""
    news = [*(b"" for _ in change.turns[1:]), change.told][: len(change.turns)]
    rows = [
        (change.table_id, number, turn.seat, turn.prompt, " ".join(turn.answer), change.at, told or None, turn.waited)
        for number, (turn, told) in enumerate(zip(change.turns, news, strict=True), start=change.first_turn)
    ]
    statements = [insert("turns (table_id, number, seat, prompt, answer, at, told, waited)", rows)] if rows else []
    if change.undone_from is not None:
        query = "UPDATE turns SET told = NULL WHERE table_id = ? AND number >= ? AND number < ?"
        statements.append(Statement(query, (change.table_id, change.undone_from, change.first_turn)))
    return statements


DROP_DRAFT = "DELETE FROM drafts WHERE table_id = ? AND seat = ?"


def _save_draft(table_id: int, draft: DraftRow) -> Statement:
    """Replace a seat's picks."""
    row = (table_id, draft.seat, draft.prompt, " ".join(draft.picks))
    anew = "ON CONFLICT (table_id, seat) DO UPDATE SET prompt = excluded.prompt, picks = excluded.picks"
    return insert("drafts", [row], anew)


def _save_orders(table_id: int, orders: OrdersRow) -> Statement:
    """Replace a seat's orders; delete the row if none are left."""
    if not orders.body:
        return Statement("DELETE FROM orders WHERE table_id = ? AND seat = ?", (table_id, orders.seat))
    row = (table_id, orders.seat, orders.body)
    return insert("orders", [row], "ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body")


def _add_posts(table_id: int, posts: Sequence[bytes]) -> list[Statement]:
    return [insert("outbox (table_id, body)", [(table_id, post) for post in posts])] if posts else []


async def _note_people(db: Database, change: Change) -> None:
    """Update seats and sittings, and at the end of the game the results."""
    if change.seats is not None:
        await write_seats(db, change.table_id, change.seats)
    if change.is_playing:
        await history.note_seats(db, change.table_id, change.first_turn)
    if change.status and change.status not in OPEN:
        await history.close_sittings(db, change.table_id)
        await history.write_results(db, change.table_id, change.results)
        await scores.write_scores(db, change)


def _add_votes(change: Change) -> list[Statement]:
    """Insert votes in order with one statement, and a card for each motion with a yes."""
    votes = [(change.table_id, one.user, one.agrees, one.at, one.motion) for one in change.consents]
    cards = [
        (change.table_id, motion, None) for motion in dict.fromkeys(one.motion for one in change.consents if one.agrees)
    ]
    return [
        *([insert("consents (table_id, user_id, agrees, at, motion)", votes)] if votes else []),
        *([insert("cards", cards, "ON CONFLICT DO NOTHING")] if cards else []),
    ]


# -- messages and people -----------------------------------------------------------------------------------------------


async def posted(db: Database, batch: int, message: int | None, at: int, card_of: int | None) -> None:
    """Record that a message was posted, or never can be; `card_of` is the table whose current question it shows."""
    is_live = message is not None and card_of is not None
    card = Statement("UPDATE tables SET card = ? WHERE id = ?", (batch, card_of))
    query = "UPDATE outbox SET message = ?, posted_at = ?, is_live = ? WHERE batch = ?"
    await db.write_together(*([card] if is_live else []), Statement(query, (message, at, is_live, batch)))


async def set_digest(db: Database, user: int, at: int | None) -> None:
    """Set the time of a user's next digest; None for never."""
    if at is None:
        await db.execute("DELETE FROM digests WHERE user_id = ?", user)
    else:
        query = "INSERT INTO digests VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET due_at = excluded.due_at"
        await db.execute(query, user, at)


async def take_digest(db: Database, due: DigestRow, next_at: int | None) -> bool:
    """Set the time of the next digest, None for never; return True if the stored time had not changed."""
    if next_at is None:
        query = "DELETE FROM digests WHERE user_id = ? AND due_at = ?"
        return bool(await db.execute(query, due.user, due.due_at))
    query = "UPDATE digests SET due_at = ? WHERE user_id = ? AND due_at = ?"
    return bool(await db.execute(query, next_at, due.user, due.due_at))


def save_person(user: int, settings: bytes, before: bytes | None) -> Statement:
    """Build the update of a user's settings; it fails if the stored settings are not those that were read before."""
    if before is None:
        query = "INSERT INTO people VALUES (?, ?) ON CONFLICT (user_id) DO NOTHING"
        return Statement(query, (user, settings), missing=Conflict)
    query = "UPDATE people SET settings = ? WHERE user_id = ? AND settings = ?"
    return Statement(query, (settings, user, before), missing=Conflict)
