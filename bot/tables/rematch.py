"""Playing once more: a finished game leads to one lobby with the same people, computers and settings."""

import msgspec
from msgspec.structs import replace

from bot.errors import ChannelBusy, NotOver, PlayedAgain
from bot.storage.rows import OPEN, SeatRow, TableRow
from bot.tables.cause import At, Cause, split_place
from bot.tables.keeper import Keeper
from bot.tables.lobby import Lobby, Venue
from bot.tables.locking import Service
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table


class Rematch(Service):
    """Opens such lobbies."""

    def __init__(self, keeper: Keeper, lobby: Lobby) -> None:
        super().__init__(keeper)
        self._lobby = lobby

    async def play_again(self, place: int | At, user: int, name: str) -> tuple[Table, bool]:
        """A former player sits down at the lobby after a finished game, which the first of them opens.

        Gives the lobby, and whether it is new. Raises `NotOver`, `NotSeated`, `PlayedAgain`, and whatever opening or
        joining a lobby raises.
        """
        table_id, cause = split_place(place)
        table = await self.keeper.table(table_id)
        if table.status is not Status.OVER:
            raise NotOver()
        table.seat_of(user)
        while True:
            lobby = await self._find_lobby(table)
            if lobby is not None:
                return await self._lobby.join(At(lobby, cause), user, name), False
            try:
                return await self._open(table, SeatRow(user, name), cause), True
            except ChannelBusy:  # somebody was faster
                if await self._find_lobby(table) is None:
                    raise

    async def _find_lobby(self, table: Table) -> int | None:
        """The lobby that this game has led to, if there is one now; it leads to no second game."""
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
        people, old = tuple(seat.user for seat in table.seats if seat.user), table.settings
        settings = replace(
            old,
            players=_count_seats(table),
            invited=people if old.invited else (),
            again_of=table.id,
            former=people,
        )
        computers = tuple(seat for seat in table.seats if seat.computer)
        venue = Venue(table.server, table.channel, cause)
        return await self._lobby.open(table.game.name, venue, host, settings, computers)


def _count_seats(table: Table) -> int:
    """As many as played, and one for a friend; none where nobody else may sit down."""
    most, is_closed = table.rules.seats.stop - 1, table.is_private or bool(table.settings.invited)
    return len(table.seats) if is_closed else min(len(table.seats) + 1, most)


def _settings(row: TableRow) -> Settings:
    return msgspec.msgpack.decode(row.settings, type=Settings)
