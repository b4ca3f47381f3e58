"""Everything that an action is about to save at a table, in one commit."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.storage.rows import Change, ConsentRow, DraftRow, OrdersRow, ResultRow, TurnRow
from bot.tables.calls import Reason
from bot.tables.motions import Motion
from bot.tables.posts import Post, pack
from bot.tables.status import Status
from bot.tables.stored import Stored, changed_columns, pack_orders
from bot.tables.table import Table

QUIET = {"marks", "told_from"}
"""Columns that are visible only on a player's own panel."""


class Pending:
    """A draft of a table's next revision, with the rows to save along with it."""

    def __init__(self, table: Table) -> None:
        self.before: Stored = table.now
        self.table = table.as_draft()
        """The table as it will be after the save; services use it to count votes and to build turns."""
        self.turns: tuple[TurnRow, ...] = ()
        self.told = b""
        """Packed news of all new turns."""
        self.undone_from: int | None = None
        """The first undone turn, if any."""
        self.posts: tuple[bytes, ...] = ()
        self.results: tuple[ResultRow, ...] = ()
        self.votes: list[ConsentRow] = []
        """Votes in the order in which they take effect, such as a lapse before a new yes."""
        self.reasons: Mapping[Seat, Reason] = {}
        """For each seat, why its player is called now or later."""
        self.heard: dict[int, int] = {}
        """By user: the time of their last activity, or of a new question to them."""

    def set(self, **values: Any) -> None:
        """Change fields of the next revision."""
        self.table.now = replace(self.table.now, **values)

    def post(self, *posts: Post) -> None:
        """Add messages to the outbox."""
        self.posts += tuple(pack(post) for post in posts)

    def end(self, status: Status, at: int, *posts: Post) -> None:
        """End the table for any reason but the last answer of its game."""
        self.set(status=status, changed_at=at, due_at=None)
        self.post(*posts)

    def note_heard(self, users: Iterable[int], at: int) -> None:
        """Record activity of these users."""
        self.heard |= dict.fromkeys(users, at)
        self.table.heard |= self.heard

    def agree(self, user: int, motion: Motion, at: int) -> None:
        """Add a yes."""
        now = self.table.now
        agreed = {**now.consents.get(motion, {}), user: at}
        refusals = {other: by for other, by in now.refusals.items() if other != motion}
        self.set(consents={**now.consents, motion: agreed}, refusals=refusals)
        self.votes.append(ConsentRow(user, True, at, motion.code))

    def refuse(self, user: int, motion: Motion, at: int) -> None:
        """Add a no, which discards all yes votes on the same motion."""
        now = self.table.now
        consents = {other: agreed for other, agreed in now.consents.items() if other != motion}
        self.set(consents=consents, refusals={**now.refusals, motion: user})
        self.votes.append(ConsentRow(user, False, at, motion.code))

    @property
    def is_empty(self) -> bool:
        """True if there is nothing to save."""
        return self.table.now is self.before and not (self.turns or self.posts or self.votes or self.heard)

    def change(self, at: int, interaction: int | None) -> Change:
        """Return everything to save, for the store."""
        before, after = self.before, self.table.now
        columns = changed_columns(before, after)
        if self.told and not self.turns:
            columns["told"] = self.told
        seats = after.seats if after.seats != before.seats else None
        return Change(
            table_id=self.table.id,
            revision=before.revision,
            at=at,
            interaction=interaction,
            columns=columns,
            is_playing=Status.RUNNING in (before.status, after.status),
            first_turn=before.turns,
            turns=self.turns,
            told=self.told if self.turns else b"",
            undone_from=self.undone_from,
            posts=self.posts,
            drafts=tuple(
                DraftRow(seat, *draft) for seat, draft in after.drafts.items() if before.drafts.get(seat) != draft
            ),
            drop_drafts=tuple(before.drafts.keys() - after.drafts.keys()),
            orders=_changed_orders(before, after),
            consents=tuple(self.votes),
            seats=seats,
            heard=tuple(self.heard.items()),
            results=self.results,
            pace=after.settings.pace.value if self.results else "",
            is_rated=bool(self.results) and after.settings.rated,
        )


def is_shown(change: Change) -> bool:
    """True if other players may see the change; False for drafts, orders and marks alone."""
    return bool(change.columns.keys() - QUIET or change.seats is not None or change.consents or change.posts)


def _changed_orders(before: Stored, after: Stored) -> tuple[OrdersRow, ...]:
    if after.orders is before.orders:
        return ()
    changed = {seat: orders for seat, orders in after.orders.items() if before.orders.get(seat) != orders}
    dropped = before.orders.keys() - after.orders.keys()
    return (
        *(OrdersRow(seat, pack_orders(orders)) for seat, orders in changed.items()),
        *(OrdersRow(seat, b"") for seat in dropped),
    )
