"""A painter that fails never holds up a game."""

import logging

import pytest

from bot.service.client import Guildhall
from bot.storage.rows import Search
from cogs.pictures import painting
from render.sheet.studio import Studio
from tests.cogs.clicker import Clicker, controls, is_open
from tests.driver import Person, components

ACTION_ROW = 1


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no memory for pictures."""

    def fail(*_facts: object) -> bytes:
        raise MemoryError("no room for a board")

    monkeypatch.setattr(Studio, "paint", fail)
    painting._seen.clear()


@pytest.mark.usefixtures("failing")
async def test_a_game_goes_on_in_words_when_pictures_cannot_be_painted(
    bot: Guildhall, people: list[Person], caplog: pytest.LogCaptureFixture
) -> None:
    """The account and the position in words are posted, the buttons last; the fault is logged with one traceback."""
    host = people[0]
    lobby = (await host.slash("norenberc new", players=2, computers=1)).message
    with caplog.at_level(logging.ERROR):
        await host.click(lobby, "l:1:start")
        call = await host.wait_for("in secret")
        while (await bot.manager.table(1)).turns < 12:
            await Clicker(host, 1).play_turn("norenberc")
        await bot.announcer.finish()
    assert not call["attachments"]
    assert any("Round 1" in part.get("content", "") for part in components(call["components"]))
    assert call["components"][0]["components"][-1]["type"] == ACTION_ROW
    assert not await bot.store.find_tables(Search.TO_POST)
    faults = [record for record in caplog.records if record.message == "picture_failed"]
    assert len([record for record in faults if record.exc_info]) == 1 < len(faults)


@pytest.mark.usefixtures("failing")
async def test_the_board_is_told_when_it_cannot_be_painted(people: list[Person]) -> None:
    """The command and the button answer with text."""
    host = people[0]
    lobby = (await host.slash("norenberc new", players=2, computers=1)).message
    await host.click(lobby, "l:1:start")
    told = (await host.slash("norenberc board")).message
    assert not told["attachments"]
    assert "1. " in told["content"]
    panel = (await host.slash("norenberc play")).message
    assert is_open(panel)
    pressed = await host.click(panel, controls(panel, "v:")[0]["custom_id"])
    assert "1. " in pressed.message["content"]


async def test_a_card_without_its_picture_is_freshened_too(
    bot: Guildhall, people: list[Person], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It does not point at a picture that is not there."""

    async def fail(*_facts: object) -> bytes:
        raise OSError("the disk is full")

    monkeypatch.setattr(Studio, "in_thread", fail)
    host, other = people[:2]
    lobby = (await host.slash("norenberc new", players=2)).message
    await other.click(lobby, "l:1:join")
    with caplog.at_level(logging.INFO):
        await host.click(lobby, "l:1:start")
        await host.wait_for("in secret")
        await Clicker(host, 1).play_turn("norenberc")
        await bot.announcer.finish()
    assert "could not be freshened" not in caplog.text
