"""The lobby: who may sit down, stand up, begin and close."""

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
from tests.tables import tables
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    contents,
    lobby,
    refused,
    started,
    stored,
)


async def test_the_lobby_has_rules(manager: Manager) -> None:
    """Each is refused for its reason, and nothing changes."""
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


async def test_an_unknown_table_is_named_as_such(manager: Manager) -> None:
    """By number and by channel."""
    for wish in (manager.lobby.join(77, ADA, "Ada"), manager.play.answer(77, ADA, "x", ()), manager.table_in(77)):
        with pytest.raises(NoTable):
            await wish


async def test_when_the_host_leaves_the_next_person_is_host(manager: Manager, store: Store) -> None:
    """Nobody else; also after a restart."""
    table = await lobby(manager, ADA, BEN, CLEO)
    await manager.lobby.leave(1, ADA)
    assert table.host == BEN
    await refused(manager, table, NotTheHost, manager.lobby.start(1, FOREIGNER))
    await refused(manager, table, HostIsThere, manager.lobby.start(1, CLEO))
    again = Manager(store)
    await again.lobby.start(1, BEN)
    assert (await again.table(1)).status is Status.RUNNING


@played_by(3)
async def test_computers_come_and_go(manager: Manager) -> None:
    """The last one first."""
    table = await lobby(manager, ADA, BEN)
    await manager.lobby.add_computer(1, ADA, "random", lambda _at: "M")
    assert [seat.computer for seat in table.seats] == ["", "", "random"]
    await manager.lobby.remove_computer(1, ADA)
    assert len(table.seats) == 2


async def test_computers_that_come_at_once_have_names_of_their_own(manager: Manager) -> None:
    """The name is chosen when its turn has come, not when the button was pressed."""
    table = await lobby(manager, ADA, players=4)
    await asyncio.gather(
        *[manager.lobby.add_computer(1, ADA, "random", lambda at: f"M{len(at.seats)}") for _ in range(3)]
    )
    assert table.names == ("Ada", "M1", "M2", "M3")


@played_by(3)
async def test_a_cancelled_lobby_is_closed_for_good(manager: Manager) -> None:
    """And makes room for the next."""
    table = await lobby(manager, ADA, BEN)
    await manager.lobby.cancel(1, ADA)
    await refused(manager, table, AlreadyBegun, manager.lobby.join(1, CLEO, "Cleo"))
    await refused(manager, table, AlreadyBegun, manager.lobby.start(1, ADA))
    assert (await lobby(manager, BEN)).id == 2


async def test_a_moderator_may_close_a_lobby_but_no_game_by_its_old_button(manager: Manager) -> None:
    """A running game ends by `end`, which says so to all."""
    table = await started(manager, ADA, BEN)
    await refused(manager, table, AlreadyBegun, manager.lobby.cancel(1, FOREIGNER, is_moderator=True))
    await refused(manager, table, AlreadyBegun, manager.lobby.start(1, ADA))
    await refused(manager, table, AlreadyBegun, manager.lobby.join(1, CLEO, "Cleo"))
    await refused(manager, table, AlreadyBegun, manager.lobby.leave(1, BEN))
    other = await lobby(manager, ADA, channel=6)
    await manager.lobby.cancel(other.id, FOREIGNER, is_moderator=True)
    assert other.status is Status.CANCELLED


@played_by(3)
async def test_of_two_games_opened_at_once_in_a_channel_one_wins(manager: Manager) -> None:
    """The other is told so."""
    wishes = [lobby(manager, user) for user in (ADA, BEN, CLEO)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["ChannelBusy", "ChannelBusy", "Table"]
    with pytest.raises(ChannelBusy):
        await lobby(manager, ADA)


@played_by(3)
async def test_everybody_presses_at_once_in_the_lobby(manager: Manager, store: Store) -> None:
    """Three seats, twenty people, each pressing twice."""
    table = await lobby(manager, ADA)
    wishes = [manager.lobby.join(1, user, str(user)) for user in [*range(100, 120), *range(100, 120)]]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(result, Table) for result in results) == 2
    assert len(table.seats) == 3
    assert contents(table) == await stored(store)


async def test_a_table_is_opened_with_its_computers_in_one_transaction(
    manager: Manager, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Announced once; so nothing is half open after a crash."""
    told: list[int] = []
    manager.announce = lambda table_id, _cause: told.append(table_id)
    monkeypatch.setattr(store, "save", None)  # nobody sits down later
    computers = (SeatRow(None, "M1", "random"), SeatRow(None, "M2", "random"))
    table = await manager.lobby.open(tables.GAME, Venue(1, 5), SeatRow(ADA, "Ada"), Settings(3, "en"), computers)
    assert told == [table.id]
    assert table.seats == (SeatRow(ADA, "Ada"), *computers)
    assert (await stored(store))[1] == table.seats


@pytest.mark.parametrize(("players", "level", "error"), [(2, "random", TableFull), (3, "wizard", UnknownPlayer)])
async def test_a_table_that_cannot_seat_its_computers_is_not_opened(
    manager: Manager, store: Store, players: int, level: str, error: type[GameError]
) -> None:
    """Nothing is stored."""
    computers = (SeatRow(None, "M1", level), SeatRow(None, "M2", level))
    with pytest.raises(error):
        await manager.lobby.open(tables.GAME, Venue(1, 5), SeatRow(ADA, "Ada"), Settings(players, "en"), computers)
    assert await store.table_in(5) is None


async def test_a_table_for_invited_people_refuses_others(manager: Manager, store: Store) -> None:
    """Also after a restart; whoever opened it may leave and come back."""
    table = await manager.lobby.open(tables.GAME, Venue(1, 5), SeatRow(ADA, "Ada"), Settings(3, "en", invited=(BEN,)))
    await refused(manager, table, NotInvited, manager.lobby.join(1, CLEO, "Cleo"))
    await manager.lobby.join(1, BEN, "Ben")
    await manager.lobby.leave(1, ADA)
    again = Manager(store)
    await refused(again, await again.table(1), NotInvited, again.lobby.join(1, CLEO, "Cleo"))
    await again.lobby.join(1, ADA, "Ada")
    assert (await again.table(1)).people == {ADA, BEN}


def test_settings_stored_before_there_were_invitations_let_everyone_in() -> None:
    """Rows of an earlier version are read as they were meant."""
    old = msgspec.msgpack.encode({"players": 3, "language": "it", "options": {}, "level": "random"})
    assert msgspec.msgpack.decode(old, type=Settings) == Settings(3, "it", {}, "random", ())


@pytest.mark.parametrize("players", [0, 1, 6])
async def test_a_table_is_for_as_many_as_the_game(manager: Manager, players: int) -> None:
    """Nothing is opened otherwise."""
    with pytest.raises(BadSeatCount):
        await manager.lobby.open(tables.GAME, Venue(1, 1), SeatRow(ADA, "Ada"), Settings(players, "en"))
    with pytest.raises(NoTable):
        await manager.table_in(1)
