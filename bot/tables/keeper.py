"""The cache of tables: each is in memory at most once, and changes only after the change is saved."""

import logging
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Collection
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.errors import GameError, NoTable
from bot.games.contract import Seat, encode
from bot.logs import about
from bot.storage.limits import Limits
from bot.storage.rows import OPEN, Change, SeatRow, TableRow, ending
from bot.storage.store import Conflict, Store
from bot.tables.cause import BOT, Cause
from bot.tables.due import RETRY_AFTER, next_due
from bot.tables.pace import Attendance
from bot.tables.pending import Pending, is_shown
from bot.tables.people import People, Person, PersonSettings, vacation_until
from bot.tables.server_scope import ServerScope
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.tuning import USUAL, Tuning
from bot.tables.turn import Turn
from bot.tables.versions import find_game, mark_upgrade

log = logging.getLogger(__name__)

SIGNS_EVERY = 600
"""Minimum seconds between two stored times of a user's activity; absence is measured in hours."""


EVENTS: dict[str, str] = {Status.RUNNING: "game_begun", Status.OVER: "game_over"}
"""Names of log events by a table's new status."""


class Keeper(ABC):
    """Loads, caches and saves the tables of this process."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        limits: Limits | None = None,
        scope: ServerScope | None = None,
        tuning: Tuning = USUAL,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.scope = scope or ServerScope()
        self.tuning = tuning
        self.people = People(store, self.scope, tuning.most_people)
        self._clock = clock
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._in_use: WeakValueDictionary[int, Table] = WeakValueDictionary()
        """Includes tables dropped from the cache but still referenced, so that no table is in memory twice."""
        self.announce: Callable[[int, Cause], None] = lambda _table_id, _cause: None
        """Called after a table's change is saved, to show it."""
        self.on_play: Callable[[Table], None] = lambda _table: None
        """Called with every loaded table and at the start of a game, because boards will be needed soon."""

    @abstractmethod
    def at_panel(self, table: Table) -> Collection[Seat]:
        """Return the seats of players with an open panel, which will show the next question."""

    @abstractmethod
    def rouse(self, table: Table) -> None:
        """Wake all services that may have something to do after a table was loaded or changed."""

    @abstractmethod
    def follow(self, table: Table, cause: Cause, answered: Collection[Seat], is_shown: bool) -> None:
        """Run everything that happens after a commit."""

    @property
    def tables_in_memory(self) -> int:
        """Number of tables in memory, cached or only referenced."""
        return len(self._in_use)

    def now(self) -> int:
        """Return the Unix time in seconds."""
        return int(self._clock())

    def loaded(self, table_id: int) -> Table | None:
        """Return a table if it is in memory; None otherwise."""
        return self._in_use.get(table_id)

    async def table(self, table_id: int) -> Table:
        """Return a table, from memory or from the store. Raises `NoTable` and `OldRules`."""
        table = self._in_use.get(table_id)
        if table is None:
            row = await self.store.table(table_id)
            if row is None:
                raise NoTable(table=table_id)
            game = await find_game(self.store, row)
            sitters = await self.sitters(row.seats)
            table = self._in_use.setdefault(table_id, Table(row, game, sitters))
            await self._save_upgrade(table)
            self.on_play(table)
            self.rouse(table)
        elif self.scope.is_shared and not table.lock.locked() and not self.scope.works_for(table.server):
            async with table.lock:
                await self.take_stored(table)
        self._keep(table)
        ends = {user: vacation_until(table.settings_of(user), self.now()) for user in table.people}
        table.away = {user: end for user, end in ends.items() if end}
        return table

    async def sitters(self, seats: Collection[SeatRow]) -> dict[int, Person]:
        """Return the users who will sit in these seats; loaded before the table changes."""
        return await self.people.persons(seat.user for seat in seats if seat.user)

    def _keep(self, table: Table) -> None:
        """Cache the most recently used tables, without finished ones unless they have an open vote.

        Tables of other processes stay only while referenced: caching them would mean reading each of their changes.
        """
        self._tables.pop(table.id, None)
        if (table.now.status in OPEN or table.now.consents) and self.scope.works_for(table.server):
            self._tables[table.id] = table
        while len(self._tables) > self.tuning.most_tables:
            self._tables.popitem(last=False)

    async def _save_upgrade(self, table: Table) -> None:
        """If a game continues with newer rules, save the upgrade, once, as a turn of its record."""
        async with table.lock:
            if not table.is_carried_over or table.now.status not in OPEN:
                return
            before, after, pending = table.now.rules, table.rules.version, Pending(table)
            pending.turns = (mark_upgrade(before, after, encode(table.now.state)),) if table.now.state else ()
            pending.set(rules=after, turns=table.now.turns + len(pending.turns))
            try:
                await self._save(table, pending, pending.change(self.now(), None))
            except Conflict:  # another process has saved the upgrade
                await self.take_stored(table)
                return
            log.info("rules_upgraded", extra=about(table=table.id, before=before, after=after))

    async def table_in(self, channel: int) -> Table:
        """Return the table of a channel. Raises `NoTable` and `OldRules`."""
        row = await self.store.table_in(channel)
        if row is None:
            raise NoTable()
        table = await self.table(row.id)
        if row.revision > table.now.revision:
            await self.reread(row.id)
        return table

    async def tables_of(self, user: int) -> tuple[Table, ...]:
        """Return the open tables at which a user sits, except those with outdated rules."""
        tables = []
        for place in await self.store.tables_of(user):
            with suppress(GameError):
                tables.append(await self.table(place.table_id))
        return tuple(table for table in tables if table.now.status in OPEN and user in table.people)

    async def reread(self, table_id: int) -> None:
        """Load a table's state as saved by another process. Raises `NoTable` and `OldRules`."""
        table = await self.table(table_id)
        async with table.lock:
            await self.take_stored(table)

    async def reread_all(self) -> None:
        """Reread all tables in memory after a database outage, when it may be unknown which changes were saved."""
        for table_id in list(self._in_use):
            with suppress(GameError):  # outdated rules: the game cannot be played
                await self.reread(table_id)

    async def take_stored(self, table: Table) -> None:
        """Reread a locked table if its stored revision differs."""
        row = await self.store.table(table.id)
        sitters = await self.sitters(row.seats if row else ())
        if row and row.revision != table.now.revision:
            level = logging.INFO if self.scope.works_for(table.server) else logging.DEBUG
            log.log(level, "table_reread", extra=about(table=table.id, ours=table.now.revision, stored=row.revision))
            table.take(row, sitters)
            table.posted.cards = dict(row.cards)
            table.posted.made += 1  # send its posts from here: the process that saved them may be gone
            self.rouse(table)
        elif row:
            table.posted.learn_cards(row.cards)

    async def note_sign(self, table_id: int, user: int) -> None:
        """Record that a player clicked at a table."""
        table = await self.table(table_id)
        if user in table.people:
            await self.save_sign(table, user)
            await self.people.note_click(user, self.now())

    async def save_sign(self, table: Table, user: int) -> None:
        """Store the time of a player's activity, unless the stored time is recent."""
        if user not in table.heard or self.now() - table.heard[user] >= SIGNS_EVERY:
            await self.store.save_signs(table.id, (user,), self.now())
            table.heard[user] = self.now()

    def rest_end(self, table: Table, settings: PersonSettings) -> int | None:
        """Return the end of a user's quiet hours or vacation; None if the user can be called now."""
        rest = settings.rest.ends(self.now()) if table.pace.respects_rest else None
        return vacation_until(settings, self.now()) or rest

    def is_overdue(self, table: Table, seat: Seat) -> bool:
        """True if the deadline of a seat's player has passed."""
        deadline, user = table.deadline_of(seat), table.now.seats[seat].user
        if user is None or deadline is None or deadline > self.now():
            return False
        return not vacation_until(table.settings_of(user), self.now())

    def is_deputized(self, settings: PersonSettings) -> bool:
        """True if a computer decides for a user on vacation."""
        return bool(vacation_until(settings, self.now()) and settings.vacation.plays)

    async def attendance(self, seats: tuple[SeatRow, ...], at_panel: Collection[Seat]) -> Attendance:
        """Return which players can be called now, and what happens at their deadlines."""
        settings = {seat: await self.people.settings(row.user) for seat, row in enumerate(seats) if row.user}
        rests = {seat: one.rest for seat, one in settings.items() if one.rest.lasts}
        ends = {seat: vacation_until(one, self.now()) for seat, one in settings.items()}
        away = {seat: end for seat, end in ends.items() if end}
        stand_ins = {seat: one.stand_in for seat, one in settings.items()}
        deputized = {seat for seat, one in settings.items() if self.is_deputized(one)}
        return Attendance(at_panel, rests, away, stand_ins, deputized)

    async def save(self, table: Table, turn: Turn, answered: Collection[Seat] = ()) -> None:
        """Commit a single turn. Raises `Conflict` if another process has changed the table."""
        pending = Pending(table)
        await self.add_turn(pending, turn, answered)
        await self.commit(table, pending, answered)

    async def add_turn(self, pending: Pending, turn: Turn, answered: Collection[Seat] = ()) -> None:
        """Add a turn to a pending revision.

        Players who answered by a click or have an open panel see their next question there, and are called later.
        """
        attendance = await self.attendance(turn.seats, {*answered, *self.at_panel(pending.table)})
        pending.table.sitters = await self.sitters(turn.seats)
        turn.people = answered
        turn.finish(pending, attendance, self.now())

    async def commit(self, table: Table, pending: Pending, answered: Collection[Seat] = ()) -> None:
        """Save the next revision in one transaction, then show it; the only way to change a table.

        A click that was saved before changes nothing. Raises `Conflict` if another process has changed the table.
        """
        if pending.is_empty:
            return
        change = pending.change(self.now(), table.cause.interaction if pending.turns else None)
        if await self._save(table, pending, change):
            self.follow(table, table.cause, answered, is_shown(change))
        else:
            await self.take_stored(table)  # another process may have saved the click

    async def _save(self, table: Table, pending: Pending, change: Change) -> bool:
        """Save a change and apply it in memory. Returns False for a click that was saved before."""
        assert pending.before is table.now  # noqa: S101  # else it would overwrite a change made meanwhile
        sitters = await self.sitters(pending.table.now.seats)
        if not await self.store.save(change):
            return False
        _log(table, change)
        for seat, reason in pending.reasons.items():
            log.info("called", extra=about(table=table.id, seat=seat, why=reason.value))
        table.now, table.sitters = replace(pending.table.now, revision=table.now.revision + 1), sitters
        table.heard |= pending.heard
        for vote in pending.votes:
            if vote.agrees:
                table.posted.cards.setdefault(vote.motion, None)  # the store adds the card, too
        table.posted.made += bool(change.posts)
        if change.status == Status.RUNNING:
            self.on_play(table)
        return True

    async def end_row(self, row: TableRow) -> None:
        """End a table that cannot be loaded because its rules are outdated."""
        await self.store.save(ending(row, Status.ENDED, self.now()))
        self.scope.tell_table(row.id, row.server)
        self.announce(row.id, BOT)

    def find_due(self, table: Table) -> int | None:
        """Return when the timers must next check the table: soon if due work is unfinished or has failed."""
        due = next_due(table.prompts(), table.now.seats, table.now.marks, table.now.consents, table.now.changed_at)
        users = [user for seat in table.awaited() if (user := table.now.seats[seat].user)]
        is_deputized = any(self.is_deputized(table.settings_of(user)) for user in users)
        return self.now() + RETRY_AFTER if due is not None and (due <= self.now() or is_deputized) else due

    async def save_due(self, table: Table) -> None:
        """Store the due time of a locked table, without a new revision."""
        due = self.find_due(table)
        if due != table.now.due_at:
            await self.store.set_due(table.id, table.now.revision, due)
            table.now = replace(table.now, due_at=due)
            self.rouse(table)


def _log(table: Table, change: Change) -> None:
    """Log a change, without answers or state."""
    log.debug("saved", extra=about(table=table.id, turns=len(change.turns), posts=len(change.posts)))
    if event := EVENTS.get(change.status):
        turns = change.first_turn + len(change.turns)
        log.info(event, extra=about(table=table.id, seats=len(table.now.seats), turns=turns))
