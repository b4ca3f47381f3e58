"""The lobby: opening a table, joining, leaving and starting the game."""

import logging
import secrets
from collections.abc import Callable, Collection
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.catalogue import load_game
from bot.errors import (
    AlreadyBegun,
    AlreadySeated,
    ChannelBusy,
    GameError,
    HostIsThere,
    NobodySeated,
    NoComputer,
    NotTheHost,
    TableFull,
    TooFewPlayers,
    TooManyTables,
    TooManyTablesHere,
)
from bot.games.answers import check_seats
from bot.games.contract import Seat, figures_digest
from bot.logs import about
from bot.storage.rows import SeatRow, TableRow
from bot.storage.store import ChannelTaken, HostsTooMany
from bot.tables.absence import NOBODY, Absence, counts_until, find_absent
from bot.tables.cause import BOT, Cause
from bot.tables.pending import Pending
from bot.tables.service import Service, locked
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.tables.turn import Turn

log = logging.getLogger(__name__)

LOBBY_CARD = "lobby"
"""Stored kind of the lobby's card."""

Namer: TypeAlias = Callable[[Table], str]
"""Names a new computer player; called only under the lock, so that no two computers get the same name."""


class Venue(Struct, frozen=True):
    """The channel in which a table is opened, and the cause."""

    server: int
    channel: int
    cause: Cause = BOT


def make_seed() -> bytes:
    """Return a new secret seed for a game's randomness."""
    return secrets.token_bytes(32)


class Lobby(Service):
    """Actions before a game; `gone` are players known to have left the server."""

    async def open(
        self,
        game: str,
        venue: Venue,
        host: SeatRow,
        settings: Settings,
        computers: tuple[SeatRow, ...] = (),
    ) -> Table:
        """Open a table with its host and computer players, in one transaction.

        Raises `BadSeatCount`, `ChannelBusy`, `TooManyTables`, `TooManyTablesHere`, `TableFull` and `UnknownPlayer`.
        """
        played, seats = load_game(game), (host, *computers)
        check_seats(played.rules, settings.players)
        for seat in computers:
            played.computer(seat.computer)
        if len(seats) > settings.players:
            raise TableFull(players=settings.players)
        row = TableRow(
            id=0,
            game=game,
            rules=played.rules.version,
            figures=figures_digest(played.rules.version),
            server=venue.server,
            channel=venue.channel,
            host=host.user or 0,
            status=Status.LOBBY,
            settings=msgspec.msgpack.encode(settings),
            seed=make_seed(),
            state=None,
            untold=None,
            turns=0,
            card=None,
            changed_at=self.keeper.now(),
            seats=seats,
            cards={LOBBY_CARD: None},
        )
        try:
            table_id = await self.store.create_table(row, self.keeper.now(), self.keeper.limits, played.figures)
        except ChannelTaken:
            raise ChannelBusy() from None
        except HostsTooMany as full:
            raise self._too_many_tables(full) from None
        log.info("table_opened", extra=about(table=table_id, game=game, server=venue.server, channel=venue.channel))
        table = await self.keeper.table(table_id)
        self.keeper.follow(table, venue.cause, (), is_shown=True)
        return table

    async def check_limits(self, user: int, server: int) -> None:
        """Check early that the user may host another table. Raises `TooManyTables` and `TooManyTablesHere`."""
        try:
            await self.store.check_limits(user, server, self.keeper.limits)
        except HostsTooMany as full:
            raise self._too_many_tables(full) from None

    def _too_many_tables(self, full: HostsTooMany) -> GameError:
        if full.is_server_full:
            return TooManyTablesHere(tables=self.keeper.limits.tables_per_server)
        return TooManyTables(tables=self.keeper.limits.tables_per_person)

    @locked
    async def join(self, table: Table, user: int, name: str) -> None:
        """Seat a user. Raises `AlreadySeated`, `NotInvited`, `AlreadyBegun` and `TableFull`."""
        if any(seat.user == user for seat in table.now.seats):
            raise AlreadySeated()
        table.check_invited(user)
        pending = Pending(table)
        pending.note_heard((user,), self.keeper.now())
        await self._seat(table, pending, (*table.now.seats, SeatRow(user, name)))

    @locked
    async def leave(self, table: Table, user: int) -> None:
        """Remove a player; if the host leaves, the next player becomes host. Raises `NotSeated` and `AlreadyBegun`."""
        seat = table.seat_of(user)
        await self._seat(table, Pending(table), table.now.seats[:seat] + table.now.seats[seat + 1 :])

    @locked
    async def add_computer(
        self, table: Table, user: int, level: str, name: Namer, gone: Collection[int] = NOBODY
    ) -> None:
        """Add a computer player.

        Raises `NobodySeated`, `NotTheHost`, `HostIsThere`, `UnknownPlayer` and `TableFull`.
        """
        pending = self._as_host(table, user, gone)
        table.game.computer_player(level)
        await self._seat(table, pending, (*table.now.seats, SeatRow(None, name(table), level)))

    @locked
    async def remove_computer(self, table: Table, user: int, gone: Collection[int] = NOBODY) -> None:
        """Remove the last computer player. Raises `NotTheHost`, `HostIsThere` and `NoComputer`."""
        pending = self._as_host(table, user, gone)
        computers = [number for number, seat in enumerate(table.now.seats) if seat.computer]
        if not computers:
            raise NoComputer()
        await self._seat(table, pending, table.now.seats[: computers[-1]] + table.now.seats[computers[-1] + 1 :])

    @locked
    async def set_level(self, table: Table, user: int, seat: Seat, level: str, gone: Collection[int] = NOBODY) -> None:
        """Set the level of a computer player.

        Raises `NobodySeated`, `NotTheHost`, `HostIsThere`, `NoComputer` and `UnknownPlayer`.
        """
        pending = self._as_host(table, user, gone)
        table.game.computer_player(level)
        if seat >= len(table.now.seats) or not table.now.seats[seat].computer:
            raise NoComputer()
        changed = replace(table.now.seats[seat], computer=level)
        await self._seat(table, pending, (*table.now.seats[:seat], changed, *table.now.seats[seat + 1 :]))

    async def _seat(self, table: Table, pending: Pending, seats: tuple[SeatRow, ...]) -> None:
        _check_lobby(table)
        if len(seats) > table.now.settings.players:
            raise TableFull(players=table.now.settings.players)
        pending.set(seats=seats)
        await self.keeper.commit(table, pending)

    @locked
    async def start(self, table: Table, user: int, gone: Collection[int] = NOBODY) -> None:
        """Start the game with the seated players. Raises `NotTheHost`, `HostIsThere` and `TooFewPlayers`."""
        pending = self._as_host(table, user, gone)
        least = table.rules.seats.start
        if len(table.now.seats) < least:
            raise TooFewPlayers(players=len(table.now.seats), least=least)
        turn = Turn(pending.table)
        turn.begin()
        await self.keeper.add_turn(pending, turn)
        await self.keeper.commit(table, pending)

    @locked
    async def cancel(self, table: Table, user: int, is_moderator: bool = False, gone: Collection[int] = NOBODY) -> None:
        """Close a lobby; any user may close an empty lobby. Raises `NotTheHost`, `HostIsThere` and `AlreadyBegun`."""
        _check_lobby(table)
        pending = self._as_host(table, user, gone) if table.people and not is_moderator else Pending(table)
        pending.end(Status.CANCELLED, self.keeper.now())
        await self.keeper.commit(table, pending)
        log.info("table_closed", extra=about(table=table.id))

    def _as_host(self, table: Table, user: int, gone: Collection[int]) -> Pending:
        """Return a pending revision for the host; if the host is absent, the first present player becomes host.

        Raises `AlreadyBegun`, `NobodySeated`, `NotTheHost` and `HostIsThere`.
        """
        _check_lobby(table)
        if not table.people:
            raise NobodySeated()
        pending = Pending(table)
        if user != table.host and user in table.people:
            absent = find_absent(table, self.keeper.now(), self.keeper.limits, gone, user)
            _pass_on_hosting(pending, absent)
        if user != pending.table.host:
            host = pending.table.host
            when = counts_until(table, host, self.keeper.limits) if user in table.people else None
            raise HostIsThere(when=when) if when else NotTheHost()
        return pending


def _pass_on_hosting(pending: Pending, absent: Absence) -> None:
    table = pending.table
    if table.host in absent:
        successor = next(seat.user for seat in table.now.seats if seat.user and seat.user not in absent)
        pending.set(host=successor)
        log.info("host_followed", extra=about(table=table.id))


def _check_lobby(table: Table) -> None:
    if table.now.status is not Status.LOBBY:
        raise AlreadyBegun()
