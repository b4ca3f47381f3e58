"""Playing with computers by clicks: one panel, one account of all they do, and nobody waits for them."""

from pathlib import Path

import pytest

from bot.catalogue import GAMES
from bot.service.client import Guildhall
from bot.storage.rows import SeatRow
from bot.tables.lobby import Venue
from bot.tables.stored import Settings
from bot.tables.table import Table
from tests.cogs.clicker import Clicker, is_open
from tests.cogs.playing import all_posted, answer, calls, check_intact, decide, give, pings, prepare
from tests.database import rows
from tests.driver import Person
from tests.tables import odd_computers

LONG_THOUGHT = 240.0
"""Seconds in which any computer has answered all that it is asked, on however busy a machine."""


async def begin_with_computers(person: Person, computers: int) -> None:
    """A game of one person and so many computers."""
    lobby = (await person.command("new", players=1 + computers, computers=computers)).message
    await person.click(lobby, "l:1:start")
    await person.until(lambda: bool(calls(person)))


async def test_a_panel_shows_by_itself_what_is_asked_after_the_computers_have_played(
    bot: Guildhall, people: list[Person]
) -> None:
    """Whoever plays against computers needs one panel, and is not called to it again."""
    host = people[0]
    await begin_with_computers(host, 2)
    await bot.manager.deputies.settle(1, 60)
    await all_posted(bot)
    called = len(pings(host))
    panel = await decide(bot, host)
    await host.until(lambda: is_open(host.fresh(panel)))
    await all_posted(bot)
    assert len(pings(host)) == called == 1


async def test_a_searching_player_is_chosen_and_played_against_by_clicks(bot: Guildhall, people: list[Person]) -> None:
    """It answers in its own time, or a quick one for it; the panel shows the next question by itself."""
    host = people[0]
    lobby = (await host.command("new", players=2, computers=1, level="seeker")).message
    await host.click(lobby, "l:1:start")
    await host.until(lambda: bool(calls(host)), patience=LONG_THOUGHT)
    assert (await bot.manager.table(1)).seats[1].computer == "seeker"
    panel = await decide(bot, host)
    await host.until(lambda: is_open(host.fresh(panel)), patience=LONG_THOUGHT)
    await check_intact(bot)


async def test_all_that_computers_do_after_a_click_is_one_account(
    bot: Guildhall, people: list[Person], tmp_path: Path
) -> None:
    """Many are saved, few are sent."""
    host, clicker = people[0], Clicker(people[0], 1)
    await begin_with_computers(host, 3)
    while (await bot.manager.table(1)).turns < 40:
        await clicker.play_turn()
    await all_posted(bot)
    [(saved, sent)] = rows(tmp_path / "guildhall.sqlite3", "SELECT count(*), count(DISTINCT batch) FROM outbox")
    assert isinstance(saved, int)
    assert isinstance(sent, int)
    assert sent <= 1 + clicker.clicks
    assert sent < saved
    await check_intact(bot)


async def begin_with_odd_computer(bot: Guildhall, host: Person, level: str) -> Table:
    """A game of one person and a computer that is not like others."""
    server, lobby = int(host.hello["servers"][0]["id"]), bot.manager.lobby
    seat, settings = SeatRow(int(host.id), host.name), Settings(2, "en")
    table = await lobby.open("odd", Venue(server, int(host.channel)), seat, settings)
    await lobby.add_computer(table.id, int(host.id), level, lambda _table: "Odd")
    return await lobby.start(table.id, int(host.id))


async def test_a_panel_keeps_up_with_a_computer_that_takes_its_time(
    bot: Guildhall, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answers come after the click is answered."""
    monkeypatch.setitem(GAMES, "odd", odd_computers.HOME)
    host = people[0]
    await begin_with_odd_computer(bot, host, "slow")
    panel = await prepare(host)
    await give(host, panel)
    await host.until(lambda: is_open(host.fresh(panel)))


async def test_a_click_is_answered_while_a_computer_of_that_table_thinks(
    bot: Guildhall, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes."""
    monkeypatch.setitem(GAMES, "odd", odd_computers.HOME)
    host, manager = people[0], bot.manager
    table = await begin_with_odd_computer(bot, host, "blocking")
    assert (await answer(host)).status == "done"
    assert table.turns == 1
    assert manager.deputies.are_busy_at(table.id)
