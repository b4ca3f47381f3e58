"""A failing painter does not stop a game."""

import logging

import pytest

from bot.pictures.sights import BOARD
from bot.service.client import Guildhall
from bot.storage.rows import Search
from bot.tables.people import PersonSettings
from cogs.pictures import painting
from cogs.pictures.scenes import private_scene
from render.sheet.studio import Studio
from tests.player import Player, all_posted, asked, controls, text_of

ACTION_ROW = 1
TOLD = 250
"""A message with more characters than this has the board as text; a call alone is shorter."""


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make painting run out of memory."""

    def fail(*_facts: object) -> bytes:
        raise MemoryError("no room for a board")

    monkeypatch.setattr(Studio, "paint", fail)
    painting._seen.clear()


@pytest.mark.usefixtures("failing")
async def test_a_game_goes_on_in_words_if_pictures_cannot_be_painted(
    bot: Guildhall, people: list[Player], caplog: pytest.LogCaptureFixture
) -> None:
    """News and position are posted as text, followed by the buttons; the error is logged with one traceback."""
    host = people[0]
    lobby = (await host.command("new", players=2, computers=1)).message
    with caplog.at_level(logging.ERROR):
        await host.click(lobby, "l:1:start")
        await host.until(lambda: bool(host.calls()))
        call = host.calls()[0]
        while (await bot.manager.table(1)).now.turns < 12:
            await host.play_turn()
        await bot.announcer.finish()
    assert not call["attachments"]
    assert len(text_of(call)) > TOLD
    assert call["components"][0]["components"][-1]["type"] == ACTION_ROW
    assert not await bot.store.find_tables(Search.TO_POST)
    faults = [record for record in caplog.records if record.message == "picture_failed"]
    assert len([record for record in faults if record.exc_info]) == 1 < len(faults)


@pytest.mark.usefixtures("failing")
async def test_the_board_is_shown_as_text_if_it_cannot_be_painted(bot: Guildhall, people: list[Player]) -> None:
    """Both the command and the button show text."""
    host = people[0]
    lobby = (await host.command("new", players=2, computers=1)).message
    await host.click(lobby, "l:1:start")
    await all_posted(bot)
    told, table = (await host.command("board")).message, await bot.manager.table(1)
    assert not told["attachments"]
    scene = private_scene(table, 0, BOARD, PersonSettings(), is_told=True)
    assert told["content"] in table.game.painter.tell(scene, table.words)
    panel = await host.panel()
    pressed = await host.click(panel, controls(panel, "v:")[0]["custom_id"])
    assert pressed.message["content"] == told["content"]


async def test_a_message_without_its_picture_can_be_edited(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The edit does not refer to the missing attachment."""

    async def fail(*_facts: object) -> bytes:
        raise OSError("the disk is full")

    monkeypatch.setattr(Studio, "in_thread", fail)
    host, other = people[:2]
    lobby = (await host.command("new", players=2)).message
    await other.click(lobby, "l:1:join")
    with caplog.at_level(logging.INFO):
        await host.click(lobby, "l:1:start")
        await host.until(lambda: bool(host.calls()))
        [first, *_] = await asked(bot, [host, other])
        await first.play_turn()
        await bot.announcer.finish()
    assert "could not be freshened" not in caplog.text
