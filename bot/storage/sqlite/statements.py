"""What is read from and written to the database's tables, each within somebody else's transaction."""

import sqlite3
from collections.abc import Iterable

from msgspec.structs import replace

from bot.storage.limits import Limits
from bot.storage.rows import (
    MOST_TOLD,
    OPEN,
    Change,
    ConsentRow,
    DraftRow,
    Edit,
    LivePost,
    OrdersRow,
    SeatRow,
    TableRow,
    TurnRow,
)
from bot.storage.sqlite import history
from bot.storage.store import ChannelTaken, Conflict, HostsTooMany

COLUMNS = (
    "id, game, rules, server, channel, host, status, settings, seed, state, untold, turns, card, changed_at, revision,"
    " figures, marks, told_from, due_at "
)
BY_ID = f"SELECT {COLUMNS} FROM tables WHERE id = ?"  # noqa: S608  # made of constants
BY_CHANNEL = (
    f"SELECT {COLUMNS} FROM tables WHERE channel = ? "  # noqa: S608
    "ORDER BY status IN ('lobby', 'running') DESC, id DESC LIMIT 1"
)


def load(db: sqlite3.Connection, query: str, key: int) -> TableRow | None:
    """A table by an id or a channel, with all that belongs to it."""
    row = db.execute(query, (key,)).fetchone()
    if row is None:
        return None
    seats = db.execute("SELECT user_id, name, computer FROM seats WHERE table_id = ? ORDER BY seat", (row[0],))
    drafts = db.execute("SELECT seat, prompt, picks FROM drafts WHERE table_id = ?", (row[0],))
    by_seat = {seat: (prompt, tuple(picks.split())) for seat, prompt, picks in drafts}
    everyone = tuple(SeatRow(*seat) for seat in seats)
    heard = dict(db.execute("SELECT user_id, at FROM signs WHERE table_id = ?", (row[0],)).fetchall())
    cards = dict(db.execute("SELECT kind, message FROM cards WHERE table_id = ?", (row[0],)).fetchall())
    orders = dict(db.execute("SELECT seat, body FROM orders WHERE table_id = ?", (row[0],)).fetchall())
    found = replace(TableRow(*row), seats=everyone, drafts=by_seat, cards=cards, orders=orders)
    consents, refusals = load_consents(db, row[0])
    told = load_told(db, row[0], found.told_from) if found.marks else ()
    return replace(found, consents=consents, refusals=refusals, heard=heard, told=told)


def load_told(db: sqlite3.Connection, table_id: int, first: int) -> tuple[tuple[int, bytes], ...]:
    """What was told from a turn on, or from before the first."""
    query = (
        "SELECT -1, told FROM tables WHERE id = :table AND told IS NOT NULL AND :first < 0"
        " UNION ALL SELECT number, told FROM turns"
        " WHERE table_id = :table AND number >= :first AND told IS NOT NULL ORDER BY 1 DESC LIMIT :most"
    )
    rows = db.execute(query, {"table": table_id, "first": first, "most": MOST_TOLD}).fetchall()
    return tuple(reversed(rows))


def load_consents(db: sqlite3.Connection, table_id: int) -> tuple[dict[str, dict[int, int]], dict[str, int]]:
    """Who has agreed to what, and when, since anybody last said no to it; and who that was."""
    query = "SELECT motion, user_id, agrees, at FROM consents WHERE table_id = ? ORDER BY id"
    found: dict[str, dict[int, int]] = {}
    refusals: dict[str, int] = {}
    for motion, user, agrees, at in db.execute(query, (table_id,)):
        if agrees:
            found.setdefault(motion, {})[user] = at
            refusals.pop(motion, None)
        else:
            found.pop(motion, None)
            refusals[motion] = user
    return found, refusals


def check_limits(db: sqlite3.Connection, host: int, server: int, limits: Limits) -> None:
    """Counts the open tables where somebody is host: the opener, who sits there or was the last to leave."""
    query = (
        "SELECT count(*), coalesce(sum(server = :server), 0) FROM tables WHERE host = :host"
        " AND status IN ('lobby', 'running')"
        " AND (EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND user_id = :host)"
        " OR NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND user_id IS NOT NULL))"
    )
    in_all, in_server = db.execute(query, {"host": host, "server": server}).fetchone()
    for number, most, is_server_full in (
        (in_server, limits.tables_per_server, True),
        (in_all, limits.tables_per_person, False),
    ):
        if most and number >= most:
            raise HostsTooMany(is_server_full)


def create_table(db: sqlite3.Connection, row: TableRow, at: int) -> int:
    """A new table with its seats and cards; raises ChannelTaken where the channel has an open one."""
    columns = (row.game, row.rules, row.server, row.channel, row.host, row.status, row.settings, row.seed, row.figures)
    query = (
        "INSERT INTO tables"
        " (game, rules, server, channel, host, status, settings, seed, figures, created_at, changed_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    try:
        table_id = db.execute(query, (*columns, at, at)).lastrowid or 0
    except sqlite3.IntegrityError:
        raise ChannelTaken from None
    write_seats(db, table_id, row.seats)
    db.executemany("INSERT INTO cards VALUES (?, ?, ?)", [(table_id, *card) for card in row.cards.items()])
    save_signs(db, table_id, [seat.user for seat in row.seats if seat.user], at)
    return table_id


def save_figures(db: sqlite3.Connection, game: str, digest: str, body: bytes) -> None:
    """The figures of a game, unless they are there."""
    db.execute("INSERT OR IGNORE INTO figures VALUES (?, ?, ?)", (game, digest, body))


def check(swap: sqlite3.Cursor) -> None:
    """A swap that has found no table of the revision that was read saves nothing."""
    if swap.rowcount == 0:
        raise Conflict


NEXT_REVISION = "UPDATE tables SET revision = revision + 1 WHERE id = ? AND revision = ?"


def edit(db: sqlite3.Connection, change: Edit) -> None:
    """A change other than by an answer."""
    check(db.execute(NEXT_REVISION, (change.table, change.revision)))
    if change.seats is not None:
        write_seats(db, change.table, change.seats)
    write_columns(db, change)
    if change.draft:
        save_draft(db, change.table, change.draft)
    if change.orders:
        save_orders(db, change.table, change.orders)
    if change.consent:
        save_consent(db, change.table, change.consent)
    if change.status:
        query = "UPDATE tables SET status = ?, changed_at = ?, due_at = NULL WHERE id = ?"
        db.execute(query, (change.status, change.at, change.table))
        history.close_sittings(db, change.table)
    add_posts(db, change.table, change.posts)


def write_columns(db: sqlite3.Connection, change: Edit) -> None:
    """What of the table itself is different from now on."""
    written = {
        "UPDATE tables SET host = ? WHERE id = ?": change.host or None,
        "UPDATE tables SET settings = ? WHERE id = ?": change.settings,
        "UPDATE tables SET marks = ? WHERE id = ?": change.marks or None,
    }
    for query, value in written.items():
        if value is not None:
            db.execute(query, (value, change.table))


def save_draft(db: sqlite3.Connection, table_id: int, draft: DraftRow) -> None:
    """What somebody has picked, in the place of what was picked before."""
    row = (table_id, draft.seat, draft.prompt, " ".join(draft.picks))
    db.execute("REPLACE INTO drafts VALUES (?, ?, ?, ?)", row)


def save_orders(db: sqlite3.Connection, table_id: int, orders: OrdersRow) -> None:
    """What somebody has ordered, in the place of what they had before; nothing: no row."""
    db.execute("DELETE FROM orders WHERE table_id = ? AND seat = ?", (table_id, orders.seat))
    if orders.body:
        db.execute("INSERT INTO orders VALUES (?, ?, ?)", (table_id, orders.seat, orders.body))


def save_consent(db: sqlite3.Connection, table_id: int, consent: ConsentRow) -> None:
    """One person's yes or no; a yes has a card on which the others are asked."""
    row = (table_id, consent.user, consent.agrees, consent.at, consent.motion)
    db.execute("INSERT INTO consents (table_id, user_id, agrees, at, motion) VALUES (?, ?, ?, ?, ?)", row)
    if consent.agrees:
        db.execute("INSERT OR IGNORE INTO cards VALUES (?, ?, NULL)", (table_id, consent.motion))


def write_seats(db: sqlite3.Connection, table_id: int, seats: tuple[SeatRow, ...]) -> None:
    """Who sits there now."""
    db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
    rows = [(table_id, number, seat.user, seat.name, seat.computer) for number, seat in enumerate(seats)]
    db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", rows)


def save_signs(db: sqlite3.Connection, table_id: int, users: Iterable[int], at: int) -> None:
    """When people were last heard of."""
    for user in users:
        db.execute("REPLACE INTO signs VALUES (?, ?, ?)", (table_id, user, at))


def add_posts(db: sqlite3.Connection, table_id: int, posts: tuple[bytes, ...]) -> None:
    """Messages to post."""
    db.executemany("INSERT INTO outbox (table_id, body) VALUES (?, ?)", [(table_id, post) for post in posts])


def posted(db: sqlite3.Connection, batch: int, message: int | None, at: int, card_of: int | None) -> None:
    """A message has arrived, or never will; perhaps it shows whom a table waits for."""
    is_live = message is not None and card_of is not None
    row = (message, at, is_live, batch)
    db.execute("UPDATE outbox SET message = ?, posted_at = ?, is_live = ? WHERE batch = ?", row)
    if is_live:
        db.execute("UPDATE tables SET card = ? WHERE id = ?", (batch, card_of))


def live_posts(db: sqlite3.Connection, table_id: int) -> tuple[LivePost, ...]:
    """The messages that still show what only the newest may, with what each was made of."""
    bodies: dict[tuple[int, int], list[bytes]] = {}
    query = "SELECT batch, message, body FROM outbox WHERE table_id = ? AND is_live ORDER BY id"
    for batch, message, body in db.execute(query, (table_id,)):
        bodies.setdefault((batch, message), []).append(body)
    return tuple(LivePost(*key, tuple(some)) for key, some in bodies.items())


def save(db: sqlite3.Connection, change: Change) -> bool:
    """The turns, the state after them and the messages about them stand or fall together."""
    if change.interaction is not None:
        click = (change.interaction, change.table, change.at)
        if db.execute("INSERT OR IGNORE INTO clicks VALUES (?, ?, ?)", click).rowcount == 0:
            return False
    turns, of = change.first_turn + len(change.turns), (change.table, change.revision)
    query = (
        "UPDATE tables SET state = ?, untold = ?, marks = ?, told_from = ?, turns = ?, changed_at = ?,"
        " revision = revision + 1 WHERE id = ? AND revision = ?"
    )
    news = (change.untold, change.marks, change.told_from)
    check(db.execute(query, (change.state, *news, turns, change.at, *of)))
    add_turns(db, change)
    note_rare_changes(db, change)
    for draft in change.drafts:
        save_draft(db, change.table, draft)
    for seat in change.drop_drafts:
        db.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (change.table, seat))
    for orders in change.orders:
        save_orders(db, change.table, orders)
    if change.new_status or change.seats is not None:
        note_people(db, change)
    save_signs(db, change.table, change.asked, change.at)
    if change.posts:
        add_posts(db, change.table, change.posts)
    return True


def add_turns(db: sqlite3.Connection, change: Change) -> None:
    """The answers; what all of them told stands with the last."""
    query = "INSERT INTO turns (table_id, number, seat, prompt, answer, at, told) VALUES (?, ?, ?, ?, ?, ?, ?)"
    for number, turn in enumerate(change.turns, start=change.first_turn):
        told = change.told if turn is change.turns[-1] else b""
        row = (change.table, number, turn.seat, turn.prompt, " ".join(turn.answer), change.at, told or None)
        db.execute(query, row)


def note_rare_changes(db: sqlite3.Connection, change: Change) -> None:
    """What most answers leave alone."""
    if change.new_status:
        try:
            db.execute("UPDATE tables SET status = ? WHERE id = ?", (change.new_status, change.table))
        except sqlite3.IntegrityError:
            raise ChannelTaken from None
    if change.told and not change.turns:
        db.execute("UPDATE tables SET told = ? WHERE id = ?", (change.told, change.table))
    if change.is_due_changed:
        db.execute("UPDATE tables SET due_at = ? WHERE id = ?", (change.due_at, change.table))
    if change.undone_from is not None:
        query = "UPDATE turns SET told = NULL WHERE table_id = ? AND number >= ? AND number < ?"
        db.execute(query, (change.table, change.undone_from, change.first_turn))
    if change.rules:
        db.execute("UPDATE tables SET rules = ? WHERE id = ?", (change.rules, change.table))


def note_people(db: sqlite3.Connection, change: Change) -> None:
    """Who sits there from now on, since when, and at the end of the game with what result."""
    if change.seats is not None:
        write_seats(db, change.table, change.seats)
    history.note_seats(db, change.table, change.first_turn)
    if change.new_status and change.new_status not in OPEN:
        history.close_sittings(db, change.table)
        history.write_results(db, change.table, change.results)


def turns(db: sqlite3.Connection, table_id: int) -> tuple[TurnRow, ...]:
    """Every answer of a game, in order."""
    rows = db.execute("SELECT seat, prompt, answer FROM turns WHERE table_id = ? ORDER BY number", (table_id,))
    return tuple(TurnRow(seat, prompt, tuple(answer.split())) for seat, prompt, answer in rows)


def set_digest(db: sqlite3.Connection, user: int, at: int | None) -> None:
    """When somebody is told next where they are awaited; None for never."""
    db.execute("DELETE FROM digests WHERE user_id = ?", (user,))
    if at is not None:
        db.execute("INSERT INTO digests VALUES (?, ?)", (user, at))
