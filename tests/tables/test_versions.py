"""Updates do not end games: each keeps the rules' numbers it began with, and new rules convert its state."""

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
from bot.service.maintenance import read_table
from bot.storage.rows import TableRow
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.status import Status
from tests.every_game import played_by
from tests.faulty_store import replace_calls
from tests.tables import tables
from tests.tables.tables import ADA, BEN, check_replay, contents, lobby, play_on, started


def with_other_figures() -> Game:
    """The game as in an earlier version, in which one of the rules' numbers was larger."""
    today = load_game(tables.GAME)
    for number in count():
        figures = _enlarge(msgpack.decode(today.figures), number, count())
        with suppress(DamagedData):
            earlier = load_game_with(tables.GAME, msgpack.encode(figures))
            if earlier.rules.seats == today.rules.seats:
                return earlier
    raise AssertionError("no figure may be larger")


def _enlarge(figures: Any, number: int, leaves: Iterator[int]) -> Any:
    """The rules' numbers, with the integer at this position increased by one."""
    if isinstance(figures, dict):
        return {key: _enlarge(value, number, leaves) for key, value in figures.items()}
    if isinstance(figures, list):
        return [_enlarge(value, number, leaves) for value in figures]
    is_whole = isinstance(figures, int) and not isinstance(figures, bool)
    return figures + 1 if is_whole and next(leaves) == number else figures


async def played_before(manager: Manager, monkeypatch: pytest.MonkeyPatch) -> None:
    """A running game that began with different numbers in its rules."""
    earlier = with_other_figures()
    with monkeypatch.context() as earlier_version:
        for module in ("lobby", "versions", "table"):
            earlier_version.setattr(f"bot.tables.{module}.load_game", lambda _name: earlier)
        await play_on(manager, await started(manager, ADA, BEN), 7)


async def test_a_table_keeps_the_figures_it_began_with(
    manager: Manager, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table keeps the numbers until the game ends, and the record contains them."""
    await played_before(manager, monkeypatch)
    again = Manager(store)
    table = await again.table(1)
    assert table.rules.version == with_other_figures().rules.version != load_game(tables.GAME).rules.version
    await play_on(again, table, 2000)
    assert table.now.status is Status.OVER
    record = read_record(write_record(await again.record(1)).encode())
    assert game_of(record).rules.version == table.rules.version
    assert encode(replay(game_of(record).rules, record, lambda _move, _steps: None)) == encode(table.now.state)


async def test_a_table_with_missing_figures_reports_the_reason(
    manager: Manager, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played_before(manager, monkeypatch)

    async def lost(_game: str, _digest: str) -> None:
        return None

    replace_calls(store, figures=lost)
    with pytest.raises(OldRules) as caught:
        await Manager(store).table(1)
    assert caught.value.facts["why"] == "figures"


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> str:
    """Install rules with the next version number, which convert today's states. Returns their version."""
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
async def test_a_running_game_continues_under_newer_rules(
    manager: Manager, store: Store, request: pytest.FixtureRequest, answers: int
) -> None:
    """Covers different numbers of moves; the record marks the upgrade and replays."""
    await play_on(manager, await started(manager, ADA, BEN), answers)
    before = contents(await manager.table(1))
    newer = request.getfixturevalue("newer_rules")
    again = Manager(store)
    table = await again.table(1)
    assert contents(table)[:3] == before[:3]
    assert (table.now.turns, table.now.rules) == (answers + 1, newer)
    await play_on(again, table, 2000, seed=3)
    assert table.now.status is Status.OVER
    record = read_record(write_record(await again.record(1)).encode())
    [upgrade] = [move for move in record.moves if isinstance(move, Upgrade)]
    assert record.moves.index(upgrade) == answers
    assert (record.version, upgrade.after) == (upgrade.before, newer)
    await check_replay(again, table)


async def test_a_state_of_another_shape_is_converted(
    manager: Manager, store: Store, newer_rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Older rules encoded their states differently; the game and its record continue to the end."""
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

    replace_calls(store, table=load_as_it_was)
    monkeypatch.setattr(type(rules), "upgrade", upgrade)
    again = Manager(store)
    table = await again.table(1)
    assert contents(table)[:3] == before[:3]
    await play_on(again, table, 2000, seed=3)
    assert table.now.status is Status.OVER
    await check_replay(again, table)


def in_older_shape(packed: bytes) -> bytes:
    """A state encoded with its field numbers in reverse order."""
    return msgpack.encode(dict(reversed([*enumerate(msgpack.decode(packed))])))


async def test_an_upgrade_is_recorded_once(manager: Manager, store: Store, request: pytest.FixtureRequest) -> None:
    """Loading the table again records no second upgrade."""
    await play_on(manager, await started(manager, ADA, BEN), 3)
    request.getfixturevalue("newer_rules")
    for _ in range(3):
        table = await Manager(store).table(1)
        assert table.now.turns == 4
        del table


async def test_two_processes_record_an_upgrade_once(
    manager: Manager, store: Store, request: pytest.FixtureRequest
) -> None:
    """The later process loads the upgrade that the other has saved."""
    await play_on(manager, await started(manager, ADA, BEN), 3)
    row = await store.table(1)
    request.getfixturevalue("newer_rules")
    await Manager(store).table(1)
    late = Manager(store)
    replace_calls(store, table=_first(row, store.table))
    table = await late.table(1)
    assert (table.now.turns, table.is_carried_over) == (4, False)


def _first(row: Any, then: Any) -> Any:
    """Return a replacement for `Store.table` whose first call returns this outdated row."""
    rows = [row]

    async def read(table_id: int) -> Any:
        return rows.pop() if rows else await then(table_id)

    return read


@played_by(3)
async def test_a_lobby_starts_under_newer_rules(manager: Manager, store: Store, request: pytest.FixtureRequest) -> None:
    """A lobby has no state to convert."""
    await lobby(manager, ADA, BEN)
    newer = request.getfixturevalue("newer_rules")
    table = await Manager(store).table(1)
    assert (table.now.turns, table.now.rules, table.now.state) == (0, newer, None)


async def test_a_finished_game_is_readable_and_unchanged_under_newer_rules(
    manager: Manager, store: Store, request: pytest.FixtureRequest
) -> None:
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 2000)
    scores, turns = table.rules.scores(table.now.state), table.now.turns
    request.getfixturevalue("newer_rules")
    again = await Manager(store).table(1)
    assert (again.rules.scores(again.now.state), again.now.turns, again.is_carried_over) == (scores, turns, True)


async def test_rules_that_cannot_be_converted_are_reported_with_both_versions(manager: Manager, store: Store) -> None:
    await started(manager, ADA, BEN)
    row = await store.table(1)
    assert row is not None
    with pytest.raises(OldRules) as caught:
        await read_table(store, replace(row, rules=f"0.{row.figures}"))
    ours = load_game(tables.GAME).rules.version
    assert caught.value.facts == {"game": tables.GAME, "rules": f"0.{row.figures}", "ours": ours, "why": "rules"}
