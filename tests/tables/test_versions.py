"""An update never ends a game: other figures are kept for it, newer rules carry its state over."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from typing import Any

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from bot.catalogue import Game, load_game, load_game_with
from bot.errors import OldRules
from bot.games.contract import CannotUpgrade, Rules, decode, encode, figures_digest, rules_number
from bot.host_errors import DamagedData
from bot.records.record import Upgrade, game_of, read_record, replay, write_record
from bot.service.upkeep import read_table
from bot.storage.rows import TableRow
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.status import Status
from tests.every_game import played_by
from tests.tables import tables
from tests.tables.tables import ADA, BEN, check_replay, contents, lobby, play_on, started


def with_other_figures() -> Game:
    """The game as an earlier version had it: one of its figures was larger."""
    today = load_game(tables.GAME)
    for number in count():
        figures = _enlarge(msgpack.decode(today.figures), number, count())
        with suppress(DamagedData):
            earlier = load_game_with(tables.GAME, msgpack.encode(figures))
            if earlier.rules.seats == today.rules.seats:
                return earlier
    raise AssertionError("no figure may be larger")


def _enlarge(figures: Any, number: int, leaves: Iterator[int]) -> Any:
    """Figures in which the whole number at a place is larger by one."""
    if isinstance(figures, dict):
        return {key: _enlarge(value, number, leaves) for key, value in figures.items()}
    if isinstance(figures, list):
        return [_enlarge(value, number, leaves) for value in figures]
    is_whole = isinstance(figures, int) and not isinstance(figures, bool)
    return figures + 1 if is_whole and next(leaves) == number else figures


async def played_before(manager: Manager, monkeypatch: pytest.MonkeyPatch) -> None:
    """A running game that was begun when the game had other figures."""
    earlier = with_other_figures()
    with monkeypatch.context() as earlier_version:
        for module in ("lobby", "versions", "table"):
            earlier_version.setattr(f"bot.tables.{module}.load_game", lambda _name: earlier)
        await play_on(manager, await started(manager, ADA, BEN), 7)


async def test_a_table_keeps_the_figures_it_began_with(
    manager: Manager, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an update that changed some, to its end; its record has them with it."""
    await played_before(manager, monkeypatch)
    again = Manager(store)
    table = await again.table(1)
    assert table.rules.version == with_other_figures().rules.version != load_game(tables.GAME).rules.version
    await play_on(again, table, 2000)
    assert table.status is Status.OVER
    record = read_record(write_record(await again.record(1)).encode())
    assert game_of(record).rules.version == table.rules.version
    assert encode(replay(game_of(record).rules, record, lambda _move, _steps: None)) == encode(table.state)


async def test_figures_that_nobody_kept_are_named(
    manager: Manager, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table can be ended, and nothing else."""
    await played_before(manager, monkeypatch)

    async def lost(_game: str, _digest: str) -> None:
        return None

    monkeypatch.setattr(store, "figures", lost)
    with pytest.raises(OldRules) as caught:
        await Manager(store).table(1)
    assert caught.value.facts["why"] == "figures"


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> str:
    """Rules of the next number, which carry over states of today's; gives the version."""
    game = load_game(tables.GAME)
    today = rules_number(game.rules.version)

    def upgrade(rules: Rules[Any], state: Any, number: str, /) -> Any:
        if number != today:
            raise CannotUpgrade(number)
        return decode(rules, encode(state))

    monkeypatch.setattr(type(game.rules), "upgrade", upgrade)
    monkeypatch.setattr(game.rules, "version", f"{int(today) + 1}.{figures_digest(game.rules.version)}")
    return game.rules.version


@pytest.mark.parametrize("answers", [0, 1, 4, 7])
async def test_a_running_game_goes_on_with_newer_rules(
    manager: Manager, store: Store, request: pytest.FixtureRequest, answers: int
) -> None:
    """At whatever moment before it can be over; the record says where, and what came after can be played again."""
    await play_on(manager, await started(manager, ADA, BEN), answers)
    before = contents(await manager.table(1))
    newer = request.getfixturevalue("newer_rules")
    again = Manager(store)
    table = await again.table(1)
    assert contents(table)[:3] == before[:3]
    assert (table.turns, table.now.rules) == (answers + 1, newer)
    await play_on(again, table, 2000, seed=3)
    assert table.status is Status.OVER
    record = read_record(write_record(await again.record(1)).encode())
    [upgrade] = [move for move in record.moves if isinstance(move, Upgrade)]
    assert record.moves.index(upgrade) == answers
    assert (record.version, upgrade.after) == (upgrade.before, newer)
    await check_replay(again, table)


async def test_a_state_of_another_shape_is_carried_over(
    manager: Manager, store: Store, newer_rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Older rules kept their states in another way; the game goes on to its end, and so does its record."""
    rules, load = load_game(tables.GAME).rules, store.table
    monkeypatch.setattr(rules, "version", f"{int(rules_number(newer_rules)) - 1}.{figures_digest(newer_rules)}")
    older = rules.version
    await play_on(manager, await started(manager, ADA, BEN), 7)
    before = contents(await manager.table(1))
    monkeypatch.setattr(rules, "version", newer_rules)

    async def load_as_it_was(table_id: int) -> TableRow | None:
        row = await load(table_id)
        is_older = row is not None and row.state is not None and row.rules == older
        return replace(row, state=in_older_shape(row.state)) if row and row.state and is_older else row

    def upgrade(newer: Rules[Any], state: Any, _number: str, /) -> Any:
        return decode(newer, msgpack.encode([value for _, value in sorted(state.items())]))

    monkeypatch.setattr(store, "table", load_as_it_was)
    monkeypatch.setattr(type(rules), "upgrade", upgrade)
    again = Manager(store)
    table = await again.table(1)
    assert contents(table)[:3] == before[:3]
    await play_on(again, table, 2000, seed=3)
    assert table.status is Status.OVER
    await check_replay(again, table)


def in_older_shape(packed: bytes) -> bytes:
    """A state by the numbers of its fields, the last one first."""
    return msgpack.encode(dict(reversed([*enumerate(msgpack.decode(packed))])))


async def test_it_says_so_once(manager: Manager, store: Store, request: pytest.FixtureRequest) -> None:
    """However often the table is loaded."""
    await play_on(manager, await started(manager, ADA, BEN), 3)
    request.getfixturevalue("newer_rules")
    for _ in range(3):
        table = await Manager(store).table(1)
        assert table.turns == 4
        del table


async def test_two_processes_say_so_once(manager: Manager, store: Store, request: pytest.FixtureRequest) -> None:
    """Whoever is later takes over what the other has stored."""
    await play_on(manager, await started(manager, ADA, BEN), 3)
    row = await store.table(1)
    request.getfixturevalue("newer_rules")
    await Manager(store).table(1)
    late = Manager(store)
    request.getfixturevalue("monkeypatch").setattr(store, "table", _first(row, store.table))
    table = await late.table(1)
    assert (table.turns, table.is_carried_over) == (4, False)


def _first(row: Any, then: Any) -> Any:
    """Reads an old row once."""
    rows = [row]

    async def read(table_id: int) -> Any:
        return rows.pop() if rows else await then(table_id)

    return read


@played_by(3)
async def test_a_lobby_just_begins_with_newer_rules(
    manager: Manager, store: Store, request: pytest.FixtureRequest
) -> None:
    """There is nothing to carry over."""
    await lobby(manager, ADA, BEN)
    newer = request.getfixturevalue("newer_rules")
    table = await Manager(store).table(1)
    assert (table.turns, table.now.rules, table.state) == (0, newer, None)


async def test_a_game_that_was_over_is_read_and_left_alone(
    manager: Manager, store: Store, request: pytest.FixtureRequest
) -> None:
    """Its scores can be looked at."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 2000)
    scores, turns = table.rules.scores(table.state), table.turns
    request.getfixturevalue("newer_rules")
    again = await Manager(store).table(1)
    assert (again.rules.scores(again.state), again.turns, again.is_carried_over) == (scores, turns, True)


async def test_rules_from_which_there_is_no_way_are_named(manager: Manager, store: Store) -> None:
    """Plainly, by both versions."""
    await started(manager, ADA, BEN)
    row = await store.table(1)
    assert row is not None
    with pytest.raises(OldRules) as caught:
        await read_table(store, replace(row, rules=f"0.{row.figures}"))
    ours = load_game(tables.GAME).rules.version
    assert caught.value.facts == {"game": tables.GAME, "rules": f"0.{row.figures}", "ours": ours, "why": "rules"}
