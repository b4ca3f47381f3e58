"""Tables in memory: each is there once, and changes only after what changes it is saved."""

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
from bot.tables.part import Part
from bot.tables.pending import Pending
from bot.tables.people import People, Person, PersonSettings, vacation_until
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tables.versions import find_game, mark_upgrade

log = logging.getLogger(__name__)

MOST_TABLES = 256
"""Tables kept in memory; any other is loaded again when somebody clicks there."""

SIGNS_EVERY = 600
"""Seconds between two signs of life of a person at a table that are stored; absence is counted in hours."""


EVENTS: dict[str, str] = {Status.RUNNING: "game_begun", Status.OVER: "game_over"}
"""Log events by a table's new status."""


class Keeper(ABC):
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        limits: Limits | None = None,
        part: Part | None = None,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.part = part or Part()
        self.people = People(store, self.part)
        self._clock = clock
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._in_use: WeakValueDictionary[int, Table] = WeakValueDictionary()
        """Also those that were forgotten but that somebody still holds: a table is in memory once or not at all."""
        self.announce: Callable[[int, Cause], None] = lambda _table_id, _cause: None
        """Shows what was saved at a table."""
        self.on_play: Callable[[Table], None] = lambda _table: None
        """Told of every table that comes into memory, and once its game begins: boards will be wanted."""

    @abstractmethod
    def at_panel(self, table: Table) -> Collection[Seat]:
        """The seats whose players have their panel open, which shows the next question."""

    @abstractmethod
    def rouse(self, table: Table) -> None:
        """Wake everything that may have something to do at a table which was loaded or has changed."""

    @abstractmethod
    def follow(self, table: Table, cause: Cause, answered: Collection[Seat], is_shown: bool) -> None:
        """All that happens after a commit."""

    @property
    def tables_in_memory(self) -> int:
        """How many tables are held, used or not."""
        return len(self._in_use)

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._clock())

    def loaded(self, table_id: int) -> Table | None:
        """A table, if it is in memory."""
        return self._in_use.get(table_id)

    async def table(self, table_id: int) -> Table:
        """A table, from memory or from the store. Raises `NoTable` and `OldRules`."""
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
        elif self.part.is_shared and not table.lock.locked() and not self.part.works_for(table.server):
            async with table.lock:
                await self.take_stored(table)
        self._keep(table)
        table.away = {user: until for user in table.people if (until := self.away_until(table, user))}
        return table

    async def sitters(self, seats: Collection[SeatRow]) -> dict[int, Person]:
        """The people of some seats: load them before the table changes."""
        return await self.people.persons(seat.user for seat in seats if seat.user)

    def away_until(self, table: Table, user: int) -> int | None:
        """The end of the vacation that a person at a table has now; None if they have none."""
        return vacation_until(table.settings_of(user), self.now())

    def _keep(self, table: Table) -> None:
        """Remembers the tables used last; one that is over is looked at too seldom to be kept, unless it has a vote.

        One of another process stays only while it is in use here: this process would read its every move.
        """
        self._tables.pop(table.id, None)
        if (table.status in OPEN or table.consents) and self.part.works_for(table.server):
            self._tables[table.id] = table
        while len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)

    async def _save_upgrade(self, table: Table) -> None:
        """A game that goes on with newer rules says so in its record, once."""
        async with table.lock:
            if not table.is_carried_over or table.status not in OPEN:
                return
            before, after, pending = table.now.rules, table.rules.version, Pending(table)
            pending.turns = (mark_upgrade(before, after, encode(table.state)),) if table.state else ()
            pending.set(rules=after, turns=table.turns + len(pending.turns))
            try:
                await self._save(table, pending, pending.change(self.now(), None))
            except Conflict:  # another process has done it
                await self.take_stored(table)
                return
            log.info("rules_upgraded", extra=about(table=table.id, before=before, after=after))

    async def table_in(self, channel: int) -> Table:
        """The table of a channel. Raises `NoTable` and `OldRules`."""
        row = await self.store.table_in(channel)
        if row is None:
            raise NoTable()
        table = await self.table(row.id)
        if row.revision > table.revision:
            await self.reread(row.id)
        return table

    async def tables_of(self, user: int) -> tuple[Table, ...]:
        """The open tables at which somebody sits; those whose rules are gone are none."""
        tables = []
        for place in await self.store.tables_of(user):
            with suppress(GameError):
                tables.append(await self.table(place.table_id))
        return tuple(table for table in tables if table.status in OPEN and user in table.people)

    async def reread(self, table_id: int) -> None:
        """Takes over what another process has saved. Raises `NoTable` and `OldRules`."""
        table = await self.table(table_id)
        async with table.lock:
            await self.take_stored(table)

    async def reread_all(self) -> None:
        """The same for all tables in memory: where the database was away, nobody knows what it has saved."""
        for table_id in list(self._in_use):
            with suppress(GameError):  # of other rules: nobody can play there
                await self.reread(table_id)

    async def take_stored(self, table: Table) -> None:
        """The same for a table that is locked."""
        row = await self.store.table(table.id)
        sitters = await self.sitters(row.seats if row else ())
        if row and row.revision != table.revision:
            level = logging.INFO if self.part.works_for(table.server) else logging.DEBUG
            log.log(level, "table_reread", extra=about(table=table.id, ours=table.revision, stored=row.revision))
            table.take(row, sitters)
            table.posted.cards = dict(row.cards)
            table.posted.made += 1  # whoever saved it may be gone
            self.rouse(table)
        elif row:
            table.posted.learn_cards(row.cards)

    async def note_sign(self, table_id: int, user: int) -> None:
        """Somebody who sits at a table clicked or asked for something there."""
        table = await self.table(table_id)
        if user in table.people:
            await self.save_sign(table, user)
            await self.people.note_click(user, self.now())

    async def save_sign(self, table: Table, user: int) -> None:
        """Keeps when somebody was heard of, where the last time is long ago."""
        if user not in table.heard or self.now() - table.heard[user] >= SIGNS_EVERY:
            await self.store.save_signs(table.id, (user,), self.now())
            table.heard[user] = self.now()

    def rest_end(self, table: Table, settings: PersonSettings) -> int | None:
        """The end of a person's quiet hours or vacation; None if they can be called now."""
        rest = settings.rest.ends(self.now()) if table.pace.respects_rest else None
        return vacation_until(settings, self.now()) or rest

    def is_overdue(self, table: Table, seat: Seat) -> bool:
        """Whether the time of a seat's person is up."""
        deadline = table.deadline_of(seat)
        is_late = deadline is not None and deadline <= self.now()
        return is_late and not self.away_until(table, table.seats[seat].user or 0)

    def is_deputized(self, settings: PersonSettings) -> bool:
        """Whether a computer decides for a person, who is on vacation."""
        return bool(vacation_until(settings, self.now()) and settings.vacation.plays)

    async def attendance(self, seats: tuple[SeatRow, ...], at_panel: Collection[Seat]) -> Attendance:
        """Who can be told something now, and what happens when their time is up."""
        settings = {seat: await self.people.settings(row.user) for seat, row in enumerate(seats) if row.user}
        rests = {seat: one.rest for seat, one in settings.items() if one.rest.lasts}
        ends = {seat: vacation_until(one, self.now()) for seat, one in settings.items()}
        away = {seat: end for seat, end in ends.items() if end}
        stand_ins = {seat: one.stand_in for seat, one in settings.items()}
        deputized = {seat for seat, one in settings.items() if self.is_deputized(one)}
        return Attendance(at_panel, rests, away, stand_ins, deputized)

    async def save(self, table: Table, turn: Turn, answered: Collection[Seat] = ()) -> None:
        """Commits one turn alone. Raises `Conflict` where another process has changed the table."""
        pending = Pending(table)
        await self.add_turn(pending, turn, answered)
        await self.commit(table, pending, answered)

    async def add_turn(self, pending: Pending, turn: Turn, answered: Collection[Seat] = ()) -> None:
        """Adds a turn to what is about to be saved.

        Players who answered by a click or have their panel open see the next question there, and are called later.
        """
        attendance = await self.attendance(turn.seats, {*answered, *self.at_panel(pending.table)})
        pending.table.sitters = await self.sitters(turn.seats)
        turn.people = answered
        turn.finish(pending, attendance, self.now())

    async def commit(self, table: Table, pending: Pending, answered: Collection[Seat] = ()) -> None:
        """The only way to change a table: save the next revision in one transaction, and only then show it.

        A click that was saved before changes nothing more. Raises `Conflict` if another process has changed the table.
        """
        if pending.is_empty:
            return
        change = pending.change(self.now(), table.cause.interaction if pending.turns else None)
        if await self._save(table, pending, change):
            self.follow(table, table.cause, answered, pending.is_shown)
        else:
            await self.take_stored(table)  # perhaps by another process

    async def _save(self, table: Table, pending: Pending, change: Change) -> bool:
        """Returns False for a click that was saved before."""
        assert pending.before is table.now  # noqa: S101  # else it would undo what happened meanwhile
        sitters = await self.sitters(pending.table.seats)
        if not await self.store.save(change):
            return False
        _log(table, change)
        for seat, reason in pending.reasons.items():
            log.info("called", extra=about(table=table.id, seat=seat, why=reason.value))
        table.now, table.sitters = replace(pending.table.now, revision=table.revision + 1), sitters
        table.heard |= pending.heard
        for vote in pending.votes:
            if vote.agrees:
                table.posted.cards.setdefault(vote.motion, None)  # the store adds it too
        table.posted.made += bool(change.posts)
        if change.status == Status.RUNNING:
            self.on_play(table)
        return True

    async def end_row(self, row: TableRow) -> None:
        """End a table whose rules are gone, so that it cannot be loaded."""
        await self.store.save(ending(row, Status.ENDED, self.now()))
        self.part.tell_table(row.id, row.server)
        self.announce(row.id, BOT)

    def find_due(self, table: Table) -> int | None:
        """The next time the timers must look at a table; soon again if work that is already due fails."""
        due = next_due(table.prompts(), table.seats, table.marks, table.consents, table.changed_at)
        users = [user for seat in table.awaited() if (user := table.seats[seat].user)]
        is_deputized = any(self.is_deputized(table.settings_of(user)) for user in users)
        return self.now() + RETRY_AFTER if due is not None and (due <= self.now() or is_deputized) else due

    async def save_due(self, table: Table) -> None:
        """Keeps when something is due at a locked table; that alone makes no new revision."""
        due = self.find_due(table)
        if due != table.due_at:
            await self.store.set_due(table.id, table.revision, due)
            table.now = replace(table.now, due_at=due)
            self.rouse(table)


def _log(table: Table, change: Change) -> None:
    """What a change comes to; nobody's answer, nothing of the state."""
    log.debug("saved", extra=about(table=table.id, turns=len(change.turns), posts=len(change.posts)))
    if event := EVENTS.get(change.status):
        log.info(event, extra=about(table=table.id, seats=len(table.seats), turns=table.turns + len(change.turns)))
