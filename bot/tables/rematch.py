"""Rematches: a finished game leads to one lobby with the same players, computers and settings."""

import msgspec
from msgspec.structs import replace

from bot.errors import ChannelBusy, NotOver, PlayedAgain
from bot.storage.rows import OPEN, SeatRow, TableRow
from bot.tables.cause import At, Cause, split_place
from bot.tables.keeper import Keeper
from bot.tables.lobby import Lobby, Venue
from bot.tables.service import Service
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table


class Rematch(Service):
    """Opens lobbies for rematches."""

    def __init__(self, keeper: Keeper, lobby: Lobby) -> None:
        super().__init__(keeper)
        self._lobby = lobby

    async def play_again(self, place: int | At, user: int, name: str) -> tuple[Table, bool]:
        """Join the lobby for the rematch of a finished game; the first former player opens it.

        Returns the lobby, and True if it is new. Raises `NotOver`, `NotSeated`, `PlayedAgain`, and the errors of
        opening and joining a lobby.
        """
        table_id, cause = split_place(place)
        table = await self.keeper.table(table_id)
        if table.now.status is not Status.OVER:
            raise NotOver()
        table.seat_of(user)
        while True:
            lobby = await self._find_lobby(table)
            if lobby is not None:
                return await self._lobby.join(At(lobby, cause), user, name), False
            try:
                return await self._open(table, SeatRow(user, name), cause), True
            except ChannelBusy:  # another player was faster
                if await self._find_lobby(table) is None:
                    raise

    async def _find_lobby(self, table: Table) -> int | None:
        """Return the lobby of the rematch if it is open. Raises `PlayedAgain` and `ChannelBusy`."""
        last = await self.store.table_in(table.channel)
        if last is None or last.id == table.id:
            return None
        is_ours = _settings(last).again_of == table.id
        if is_ours and last.status == Status.LOBBY:
            return last.id
        if is_ours and last.status == Status.CANCELLED:
            return None
        raise PlayedAgain() if is_ours or last.status not in OPEN else ChannelBusy()

    async def _open(self, table: Table, host: SeatRow, cause: Cause) -> Table:
        people, old = tuple(seat.user for seat in table.now.seats if seat.user), table.now.settings
        settings = replace(
            old,
            players=_count_seats(table),
            invited=people if old.invited else (),
            again_of=table.id,
            former=people,
        )
        computers = tuple(seat for seat in table.now.seats if seat.computer)
        venue = Venue(table.server, table.channel, cause)
        return await self._lobby.open(table.game.name, venue, host, settings, computers)


def _count_seats(table: Table) -> int:
    """Return the previous number of seats, plus one for a friend unless the table is closed to other users."""
    most, is_closed = table.rules.seats.stop - 1, table.is_private or bool(table.now.settings.invited)
    return len(table.now.seats) if is_closed else min(len(table.now.seats) + 1, most)


def _settings(row: TableRow) -> Settings:
    return msgspec.msgpack.decode(row.settings, type=Settings)
