"""The lobby: joining, leaving, starting and closing."""

import asyncio

import msgspec
import pytest

from bot.errors import (
    AlreadyBegun,
    AlreadySeated,
    BadSeatCount,
    ChannelBusy,
    GameError,
    HostIsThere,
    NoComputer,
    NoTable,
    NotInvited,
    NotRunning,
    NotSeated,
    NotTheHost,
    TableFull,
    TooFewPlayers,
    UnknownPlayer,
)
from bot.storage.rows import SeatRow
from bot.storage.store import Store
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from tests.every_game import played_by
from tests.faulty_store import replace_calls
from tests.tables import tables
from tests.tables.tables import ADA, BEN, CLEO, FOREIGNER, check_stored, lobby, refused, started, stored


async def test_actions_against_the_lobby_rules_are_refused(manager: Manager) -> None:
    """Each action raises a different error and changes nothing."""
    table = await lobby(manager, ADA, players=2)
    await refused(manager, table, AlreadySeated, manager.lobby.join(1, ADA, "Ada"))
    await refused(manager, table, TooFewPlayers, manager.lobby.start(1, ADA))
    await refused(manager, table, NotTheHost, manager.lobby.start(1, BEN))
    await refused(manager, table, NotTheHost, manager.lobby.cancel(1, BEN))
    await refused(manager, table, NotTheHost, manager.lobby.add_computer(1, BEN, "random", lambda _at: "M"))
    await refused(manager, table, NoComputer, manager.lobby.remove_computer(1, ADA))
    await refused(manager, table, NotSeated, manager.lobby.leave(1, BEN))
    await refused(manager, table, UnknownPlayer, manager.lobby.add_computer(1, ADA, "wizard", lambda _at: "M"))
    await refused(manager, table, NotRunning, manager.play.answer(1, ADA, "x", ()))
    await refused(manager, table, NotRunning, manager.play.back(1, ADA))
    await refused(manager, table, NotRunning, manager.consent.hand_over(1, ADA, "random", lambda _at: "M"))
    await refused(manager, table, NotRunning, manager.consent.agree_to_end(1, ADA))
    await refused(manager, table, NotRunning, manager.consent.play_on(1, ADA))
    await manager.lobby.join(1, BEN, "Ben")
    await refused(manager, table, TableFull, manager.lobby.join(1, CLEO, "Cleo"))
    await refused(manager, table, TableFull, manager.lobby.add_computer(1, ADA, "random", lambda _at: "M"))


async def test_an_unknown_table_is_reported(manager: Manager) -> None:
    """The table is looked up by id and by channel."""
    for wish in (manager.lobby.join(77, ADA, "Ada"), manager.play.answer(77, ADA, "x", ()), manager.table_in(77)):
        with pytest.raises(NoTable):
            await wish


async def test_when_the_host_leaves_the_next_player_becomes_host(manager: Manager, store: Store) -> None:
    """No other user becomes host, even after a restart."""
    table = await lobby(manager, ADA, BEN, CLEO)
    await manager.lobby.leave(1, ADA)
    assert table.host == BEN
    await refused(manager, table, NotTheHost, manager.lobby.start(1, FOREIGNER))
    await refused(manager, table, HostIsThere, manager.lobby.start(1, CLEO))
    again = Manager(store)
    await again.lobby.start(1, BEN)
    assert (await again.table(1)).now.status is Status.RUNNING


@played_by(3)
async def test_computers_can_be_added_and_removed(manager: Manager) -> None:
    """The computer added last is removed first."""
    table = await lobby(manager, ADA, BEN)
    await manager.lobby.add_computer(1, ADA, "random", lambda _at: "M")
    assert [seat.computer for seat in table.now.seats] == ["", "", "random"]
    await manager.lobby.remove_computer(1, ADA)
    assert len(table.now.seats) == 2


async def test_computers_added_at_once_get_different_names(manager: Manager) -> None:
    """The name is chosen under the table's lock, not when the button is pressed."""
    table = await lobby(manager, ADA, players=4)
    await asyncio.gather(
        *[manager.lobby.add_computer(1, ADA, "random", lambda at: f"M{len(at.now.seats)}") for _ in range(3)]
    )
    assert table.names == ("Ada", "M1", "M2", "M3")


@played_by(3)
async def test_a_canceled_lobby_stays_closed(manager: Manager) -> None:
    """A new lobby can be opened in the channel."""
    table = await lobby(manager, ADA, BEN)
    await manager.lobby.cancel(1, ADA)
    await refused(manager, table, AlreadyBegun, manager.lobby.join(1, CLEO, "Cleo"))
    await refused(manager, table, AlreadyBegun, manager.lobby.start(1, ADA))
    assert (await lobby(manager, BEN)).id == 2


async def test_a_moderator_can_close_a_lobby_but_not_a_running_game_by_its_lobby_button(manager: Manager) -> None:
    """A running game can be ended only by `end`, which is announced."""
    table = await started(manager, ADA, BEN)
    await refused(manager, table, AlreadyBegun, manager.lobby.cancel(1, FOREIGNER, is_moderator=True))
    await refused(manager, table, AlreadyBegun, manager.lobby.start(1, ADA))
    await refused(manager, table, AlreadyBegun, manager.lobby.join(1, CLEO, "Cleo"))
    await refused(manager, table, AlreadyBegun, manager.lobby.leave(1, BEN))
    other = await lobby(manager, ADA, channel=6)
    await manager.lobby.cancel(other.id, FOREIGNER, is_moderator=True)
    assert other.now.status is Status.CANCELLED


@played_by(3)
async def test_several_lobbies_opened_at_once_in_a_channel_create_one_table(manager: Manager) -> None:
    """The other attempts raise `ChannelBusy`."""
    wishes = [lobby(manager, user) for user in (ADA, BEN, CLEO)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["ChannelBusy", "ChannelBusy", "Table"]
    with pytest.raises(ChannelBusy):
        await lobby(manager, ADA)


@played_by(3)
async def test_a_full_lobby_refuses_simultaneous_joins(manager: Manager, store: Store) -> None:
    """The table has three seats; twenty users press twice each."""
    table = await lobby(manager, ADA)
    wishes = [manager.lobby.join(1, user, str(user)) for user in [*range(100, 120), *range(100, 120)]]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(result, Table) for result in results) == 2
    assert len(table.now.seats) == 3
    await check_stored(store, table)


async def test_a_table_is_opened_with_its_computers_in_one_transaction(manager: Manager, store: Store) -> None:
    """A crash leaves no half-opened table; the table is announced once."""
    told: list[int] = []
    manager.announce = lambda table_id, _cause: told.append(table_id)
    replace_calls(store, save=lambda _change: pytest.fail("saved apart"))
    computers = (SeatRow(None, "M1", "random"), SeatRow(None, "M2", "random"))
    table = await manager.lobby.open(tables.GAME, Venue(1, 5), SeatRow(ADA, "Ada"), Settings(3, "en"), computers)
    assert told == [table.id]
    assert table.now.seats == (SeatRow(ADA, "Ada"), *computers)
    assert (await stored(store))[1] == table.now.seats


@pytest.mark.parametrize(("players", "level", "error"), [(2, "random", TableFull), (3, "wizard", UnknownPlayer)])
async def test_a_table_without_room_for_its_computers_is_not_opened(
    manager: Manager, store: Store, players: int, level: str, error: type[GameError]
) -> None:
    computers = (SeatRow(None, "M1", level), SeatRow(None, "M2", level))
    with pytest.raises(error):
        await manager.lobby.open(tables.GAME, Venue(1, 5), SeatRow(ADA, "Ada"), Settings(players, "en"), computers)
    assert await store.table_in(5) is None


async def test_a_table_for_invited_users_refuses_others(manager: Manager, store: Store) -> None:
    """The invitation survives a restart; the user who opened the table can leave and come back."""
    table = await manager.lobby.open(tables.GAME, Venue(1, 5), SeatRow(ADA, "Ada"), Settings(3, "en", invited=(BEN,)))
    await refused(manager, table, NotInvited, manager.lobby.join(1, CLEO, "Cleo"))
    await manager.lobby.join(1, BEN, "Ben")
    await manager.lobby.leave(1, ADA)
    again = Manager(store)
    await refused(again, await again.table(1), NotInvited, again.lobby.join(1, CLEO, "Cleo"))
    await again.lobby.join(1, ADA, "Ada")
    assert (await again.table(1)).people == {ADA, BEN}


def test_settings_stored_before_invitations_existed_admit_everyone() -> None:
    old = msgspec.msgpack.encode({"players": 3, "language": "it", "options": {}, "level": "random"})
    assert msgspec.msgpack.decode(old, type=Settings) == Settings(3, "it", {}, "random", ())


@pytest.mark.parametrize("players", [0, 1, 6])
async def test_a_table_needs_a_number_of_players_that_the_game_supports(manager: Manager, players: int) -> None:
    """With a different number, the table is not opened."""
    with pytest.raises(BadSeatCount):
        await manager.lobby.open(tables.GAME, Venue(1, 1), SeatRow(ADA, "Ada"), Settings(players, "en"))
    with pytest.raises(NoTable):
        await manager.table_in(1)
