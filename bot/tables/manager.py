"""Who may do what at which table, one at a time, saved before it is shown."""

import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from weakref import WeakValueDictionary

import msgspec

from bot.catalogue import load_game
from bot.errors import (
    AlreadyBegun,
    AlreadySeated,
    ChannelBusy,
    GameError,
    HostIsThere,
    NoComputer,
    NoTable,
    NotTheHost,
    TableFull,
    TooFewPlayers,
    TooManyTables,
    TooManyTablesHere,
    UnknownPlayer,
    WrongNumber,
)
from bot.games.answers import check_answer, check_seats, find_prompt
from bot.games.contract import Seat
from bot.logs import about
from bot.records.record import Record
from bot.storage.limits import Limits
from bot.storage.rows import OPEN, Change, SeatRow, TableRow
from bot.storage.sqlite.statements import ChannelTaken, HostsTooMany
from bot.storage.sqlite.store import Store
from bot.tables.absence import Absence, counts_until
from bot.tables.conflicts import settled_by_store
from bot.tables.consent import NOBODY, Consents, Namer
from bot.tables.table import Settings, Table, Turn

log = logging.getLogger(__name__)

MOST_TABLES = 256
"""Tables kept in memory; any other is loaded again when somebody clicks there."""

SIGNS_EVERY = 600
"""Seconds between two signs of life of a person at a table that are stored; absence is counted in hours."""


class Manager(Consents):
    """All tables of this process."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time, limits: Limits | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self._clock = clock
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._in_use: WeakValueDictionary[int, Table] = WeakValueDictionary()
        """Also those that were forgotten but that somebody still holds: a table is in memory once or not at all."""

    @property
    def tables_in_memory(self) -> int:
        """How many tables are held, used or not."""
        return len(self._in_use)

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._clock())

    async def table(self, table: int) -> Table:
        """A table, from memory or from the store."""
        found = self._in_use.get(table)
        if found is None:
            row = await self.store.table(table)
            if row is None:
                raise NoTable(table=table)
            found = self._in_use.setdefault(table, Table(row))
            await self._wake_computers(found)
        self._keep(found)
        return found

    def _keep(self, at: Table) -> None:
        """Remembers the tables used last; one that is over is looked at too seldom to be kept."""
        self._tables.pop(at.id, None)
        if at.status in OPEN:
            self._tables[at.id] = at
        while len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)

    async def _wake_computers(self, at: Table) -> None:
        """Computers whose turn it was when the bot went down go on."""
        async with at.lock:
            if any(at.seats[prompt.seat].computer for prompt in at.prompts()):
                await self._save(at, Turn(at), None, None)

    async def table_in(self, channel: int) -> Table:
        """The table of a channel."""
        row = await self.store.table_in(channel)
        if row is None:
            raise NoTable()
        found = await self.table(row.id)
        if row.revision > found.revision:
            await self.reread(row.id)
        return found

    async def reread(self, table: int) -> int:
        """Takes over what another process has saved; gives the table's revision."""
        at = await self.table(table)
        async with at.lock:
            return await self._reread(at)

    async def _reread(self, at: Table) -> int:
        row = await self.store.table(at.id)
        if row and row.revision != at.revision:
            log.info("table_reread", extra=about(table=at.id, ours=at.revision, stored=row.revision))
            at.take(row)
            at.posts_made += 1  # whoever saved it may be gone
        return at.revision

    async def open(self, game: str, server: int, channel: int, host: SeatRow, settings: Settings) -> Table:
        """A new table with its host. Raises `BadSeatCount` where the game is not made for so many."""
        rules = load_game(game).rules
        check_seats(rules, settings.players)
        row = TableRow(
            id=0,
            game=game,
            rules=rules.version,
            server=server,
            channel=channel,
            host=host.user or 0,
            status="lobby",
            settings=msgspec.msgpack.encode(settings),
            seed=secrets.token_bytes(32),
            state=None,
            untold=None,
            turns=0,
            card=None,
            changed_at=self.now(),
            seats=(host,),
            cards={"lobby": None},
        )
        try:
            table = await self.store.create_table(row, self.now(), self.limits)
        except ChannelTaken:
            raise ChannelBusy() from None
        except HostsTooMany as full:
            raise self._too_many_tables(full) from None
        log.info("table_opened", extra=about(table=table, game=game, server=server, channel=channel))
        return await self.table(table)

    async def check_limits(self, user: int, server: int) -> None:
        """Refuses whoever hosts as many open tables as one person may, before anything is made for another."""
        try:
            await self.store.check_limits(user, server, self.limits)
        except HostsTooMany as full:
            raise self._too_many_tables(full) from None

    def _too_many_tables(self, full: HostsTooMany) -> GameError:
        if full.is_server_full:
            return TooManyTablesHere(tables=self.limits.tables_per_server)
        return TooManyTables(tables=self.limits.tables_per_person)

    @settled_by_store
    async def join(self, table: int, user: int, name: str) -> Table:
        """Somebody sits down."""
        at = await self.table(table)
        async with at.lock:
            if any(seat.user == user for seat in at.seats):
                raise AlreadySeated()
            at.check_invited(user)
            await self._seat(at, (*at.seats, SeatRow(user, name)))
            await self._note_sign(at, user)
            return at

    async def note_sign(self, table: int, user: int) -> None:
        """Somebody who sits at a table clicked or asked for something there."""
        at = await self.table(table)
        if user in at.people:
            await self._note_sign(at, user)

    async def _note_sign(self, at: Table, user: int) -> None:
        if user not in at.heard or self.now() - at.heard[user] >= SIGNS_EVERY:
            await self.store.save_signs(at.id, (user,), self.now())
            at.heard[user] = self.now()

    @settled_by_store
    async def add_computer(
        self, table: int, user: int, level: str, name: Namer, gone: Collection[int] = NOBODY
    ) -> Table:
        """A computer player sits down."""
        at = await self.table(table)
        async with at.lock:
            await self._check_host(at, user, gone)
            if level not in at.game.computers:
                raise UnknownPlayer(player=level, known=", ".join(at.game.computers))
            return await self._seat(at, (*at.seats, SeatRow(None, name(at), level)))

    @settled_by_store
    async def leave_lobby(self, table: int, user: int) -> Table:
        """Somebody stands up; when the host does, the next person is host."""
        at = await self.table(table)
        async with at.lock:
            seat = at.seat_of(user)
            return await self._seat(at, at.seats[:seat] + at.seats[seat + 1 :])

    @settled_by_store
    async def remove_computer(self, table: int, user: int, gone: Collection[int] = NOBODY) -> Table:
        """The last computer player stands up."""
        at = await self.table(table)
        async with at.lock:
            await self._check_host(at, user, gone)
            computers = [number for number, seat in enumerate(at.seats) if seat.computer]
            if not computers:
                raise NoComputer()
            return await self._seat(at, at.seats[: computers[-1]] + at.seats[computers[-1] + 1 :])

    async def _seat(self, at: Table, seats: tuple[SeatRow, ...]) -> Table:
        self._check_lobby(at)
        if len(seats) > at.settings.players:
            raise TableFull(players=at.settings.players)
        await self.store.save_seats(at.id, at.revision, seats)
        at.revision += 1
        at.seats = seats
        return at

    def _check_lobby(self, at: Table) -> None:
        if at.status != "lobby":
            raise AlreadyBegun()

    async def _check_host(self, at: Table, user: int, gone: Collection[int]) -> None:
        """Refuses whoever is not host; for those who sit there, an absent host is none."""
        self._check_lobby(at)
        if user == at.host:
            return
        if user in at.people:
            await self._pass_on_hosting(at, self.absent(at, gone, user))
        if user != at.host:
            when = counts_until(at, at.host, self.limits) if user in at.people else None
            raise HostIsThere(when=when) if when else NotTheHost()

    async def _pass_on_hosting(self, at: Table, absent: Absence) -> None:
        """In the place of an absent host the first who is still there is host."""
        if at.host in absent:
            heir = next(seat.user for seat in at.seats if seat.user and seat.user not in absent)
            await self.store.set_host(at.id, at.revision, heir)
            at.revision += 1
            at.opener = heir
            log.info("host_followed", extra=about(table=at.id))

    @settled_by_store
    async def start(
        self, table: int, user: int, interaction: int | None = None, gone: Collection[int] = NOBODY
    ) -> Table:
        """Begins the game with those who sit there."""
        at = await self.table(table)
        async with at.lock:
            await self._check_host(at, user, gone)
            least = at.rules.seats.start
            if len(at.seats) < least:
                raise TooFewPlayers(players=len(at.seats), least=least)
            turn = Turn(at)
            turn.begin()
            return await self._save(at, turn, None, interaction)

    @settled_by_store
    async def cancel(self, table: int, user: int, is_moderator: bool = False, gone: Collection[int] = NOBODY) -> Table:
        """Closes a lobby."""
        at = await self.table(table)
        async with at.lock:
            self._check_lobby(at)
            if not is_moderator:
                await self._check_host(at, user, gone)
            await self._close(at, "cancelled")
            log.info("table_closed", extra=about(table=at.id))
            return at

    @settled_by_store
    async def answer(self, table: int, user: int, prompt: str, picks: Iterable[str], interaction: int | None) -> Table:
        """Takes a person's answer."""
        at = await self.table(table)
        async with at.lock:
            at.check_running()
            seat = at.seat_of(user)
            return await self._take(at, seat, prompt, picks, interaction)

    @settled_by_store
    async def confirm(self, table: int, user: int, prompt: str, interaction: int | None) -> Table:
        """Takes as the answer what a person has picked before; picks that are gone are no answer, not even none."""
        at = await self.table(table)
        async with at.lock:
            at.check_running()
            seat = at.seat_of(user)
            asked = find_prompt(at.rules, at.state, seat, prompt)
            drafted, picks = at.drafts.get(seat, ("", ()))
            if drafted != prompt or not picks:
                raise WrongNumber(prompt=prompt, number=0, least=max(1, asked.least), most=asked.most)
            return await self._take(at, seat, prompt, picks, interaction)

    async def _take(self, at: Table, seat: Seat, prompt: str, picks: Iterable[str], interaction: int | None) -> Table:
        turn = Turn(at)
        turn.answer(seat, prompt, picks)
        return await self._save(at, turn, seat, interaction)

    @settled_by_store
    async def pick(self, table: int, user: int, prompt: str, picks: tuple[str, ...], interaction: int | None) -> Table:
        """Takes picks from a list: the answer where one is asked for, else something to confirm."""
        at = await self.table(table)
        at.check_running()
        asked = find_prompt(at.rules, at.state, at.seat_of(user), prompt)
        if asked.least == asked.most == 1:
            return await self.answer(table, user, prompt, picks, interaction)
        return await self.draft(table, user, prompt, picks)

    @settled_by_store
    async def draft(self, table: int, user: int, prompt: str, picks: Iterable[str]) -> Table:
        """Keeps what a person has picked, to be confirmed or changed."""
        at = await self.table(table)
        async with at.lock:
            at.check_running()
            seat = at.seat_of(user)
            picked = check_answer(find_prompt(at.rules, at.state, seat, prompt), picks)
            await self.store.save_draft(at.id, at.revision, seat, prompt, picked)
            at.revision += 1
            at.drafts[seat] = (prompt, picked)
            return at

    @settled_by_store
    async def back(self, table: int, user: int, interaction: int | None, prompt: str = "") -> Table:
        """Takes back a person's last answer; where a question is named, only if it is the open one."""
        at = await self.table(table)
        async with at.lock:
            at.check_running()
            seat = at.seat_of(user)
            if prompt:
                find_prompt(at.rules, at.state, seat, prompt)
            turn = Turn(at)
            turn.back(seat)
            return await self._save(at, turn, seat, interaction)

    @settled_by_store
    async def start_over(self, table: int, user: int, interaction: int | None) -> Table:
        """Takes back all of a person's answers that can be taken back, to the first question of a chain."""
        at = await self.table(table)
        async with at.lock:
            at.check_running()
            seat = at.seat_of(user)
            turn = Turn(at)
            turn.back(seat)
            while turn.can_go_back(seat):
                turn.back(seat)
            return await self._save(at, turn, seat, interaction)

    async def _save(self, at: Table, turn: Turn, actor: int | None, interaction: int | None) -> Table:
        """Commits, and only then lets the table change; a click that was saved before changes nothing more."""
        await turn.let_computers_play()
        change = turn.change(actor, interaction, self.now())
        if not await self.store.save(change):
            await self._reread(at)  # perhaps by another process
        else:
            self._note(at, change)
            at.revision += 1
            at.state, at.status, at.turns = turn.state, change.new_status or at.status, at.turns + len(change.turns)
            at.untold, at.changed_at, at.seats = turn.untold, change.at, turn.seats
            at.posts_made += bool(change.posts)
            at.heard.update(dict.fromkeys(change.asked, change.at))
            for seat in change.drop_drafts:
                at.drafts.pop(seat, None)
        return at

    def _note(self, at: Table, change: Change) -> None:
        """Logs what a change comes to; nobody's answer, nothing of the state."""
        log.debug("saved", extra=about(table=at.id, turns=len(change.turns), posts=len(change.posts)))
        if change.new_status:
            event = "game_begun" if change.new_status == "running" else "game_over"
            log.info(event, extra=about(table=at.id, seats=len(at.seats), turns=at.turns + len(change.turns)))

    async def record(self, table: int) -> Record:
        """The game as a record, finished or not."""
        at = await self.table(table)
        async with at.lock:
            return at.record(await self.store.turns(table))
