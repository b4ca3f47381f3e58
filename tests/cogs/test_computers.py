"""Playing against computers by clicks: one panel, one message with all their moves, and no waiting."""

from pathlib import Path

import pytest

from bot.catalogue import GAMES
from bot.service.client import Guildhall
from bot.storage.rows import SeatRow
from bot.tables.lobby import Venue
from bot.tables.stored import Settings
from bot.tables.table import Table
from tests.database import rows
from tests.player import Player, all_posted, check_intact, decide, is_open
from tests.tables import odd_computers

LONG_THOUGHT = 240.0
"""Timeout in seconds for any computer to answer everything, even on a busy machine."""


async def begin_with_computers(person: Player, computers: int) -> None:
    """Start a game with one user and this many computers."""
    lobby = (await person.command("new", players=1 + computers, computers=computers)).message
    await person.click(lobby, "l:1:start")
    await person.until(lambda: bool(person.calls()))


async def test_a_panel_shows_the_next_question_after_the_computers_moves(bot: Guildhall, people: list[Player]) -> None:
    """The user needs only one panel and is not called again."""
    host = people[0]
    await begin_with_computers(host, 2)
    await bot.manager.deputies.settle(1, 60)
    await all_posted(bot)
    called = len(host.pings())
    panel = await decide(bot, host)
    await host.until(lambda: is_open(host.fresh(panel)))
    await all_posted(bot)
    assert len(host.pings()) == called == 1


async def test_a_searching_computer_can_be_chosen_and_played_against(bot: Guildhall, people: list[Player]) -> None:
    """The searching computer, or a quick substitute, answers for its seat; then the panel shows the next question."""
    host = people[0]
    lobby = (await host.command("new", players=2, computers=1, level="seeker")).message
    await host.click(lobby, "l:1:start")
    await host.until(lambda: bool(host.calls()), patience=LONG_THOUGHT)
    assert (await bot.manager.table(1)).now.seats[1].computer == "seeker"
    panel = await decide(bot, host)
    await host.until(lambda: is_open(host.fresh(panel)), patience=LONG_THOUGHT)
    await check_intact(bot)


async def test_all_moves_of_computers_after_a_click_are_one_message(
    bot: Guildhall, people: list[Player], tmp_path: Path
) -> None:
    """Many posts are saved, but few messages are sent."""
    host = people[0]
    await begin_with_computers(host, 3)
    while (await bot.manager.table(1)).now.turns < 40:
        await host.play_turn()
    await all_posted(bot)
    [(saved, sent)] = rows(tmp_path / "guildhall.sqlite3", "SELECT count(*), count(DISTINCT batch) FROM outbox")
    assert isinstance(saved, int)
    assert isinstance(sent, int)
    assert sent <= 1 + host.random_clicks
    assert sent < saved
    await check_intact(bot)


async def begin_with_odd_computer(bot: Guildhall, host: Player, level: str) -> Table:
    """A game with one user and an odd computer."""
    server, lobby = int(host.hello["servers"][0]["id"]), bot.manager.lobby
    seat, settings = SeatRow(int(host.id), host.name), Settings(2, "en")
    table = await lobby.open("odd", Venue(server, int(host.channel)), seat, settings)
    await lobby.add_computer(table.id, int(host.id), level, lambda _table: "Odd")
    return await lobby.start(table.id, int(host.id))


async def test_a_panel_is_updated_after_a_slow_computer(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The computer answers after the response to the click was sent."""
    monkeypatch.setitem(GAMES, "odd", odd_computers.HOME)
    host = people[0]
    await begin_with_odd_computer(bot, host, "slow")
    panel = await host.prepare()
    await host.give(panel)
    await host.until(lambda: is_open(host.fresh(panel)))


async def test_a_click_is_answered_while_a_computer_at_the_table_thinks(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "odd", odd_computers.HOME)
    host, manager = people[0], bot.manager
    table = await begin_with_odd_computer(bot, host, "blocking")
    assert (await host.answer()).status == "done"
    assert table.now.turns == 1
    assert manager.deputies.are_busy_at(table.id)
