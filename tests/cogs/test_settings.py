"""`/settings`: omitted options do not change, and pictures use their viewer's settings."""

import io
import struct
from functools import cache

import msgspec
import pytest

from bot.catalogue import load_game
from bot.pictures.scene import SIZES, THEMES, Look, Scene, Size
from bot.pictures.sights import BOARD, LOBBY
from bot.service.client import Guildhall
from bot.tables.people import PersonSettings
from bot.tables.stored import Settings
from bot.words.words import words_in
from cogs.features.settings import SIZE_CHOICES, THEME_CHOICES
from render.sheet.page import DECISIONS
from tests.every_game import first_state
from tests.player import Json, Player, text_of


async def fetch(person: Player, message: Json) -> bytes:
    """The bytes of a message's picture."""
    async with person.town.web.get(message["attachments"][0]["url"]) as response:
        return await response.read()


def width(png: bytes) -> int:
    """The width of a PNG."""
    return int(struct.unpack(">I", io.BytesIO(png).getbuffer()[16:20])[0])


@cache
def widths(game: str, size: Size) -> frozenset[int]:
    """The widths of a game's board, of its lobby picture, and of its question pictures."""
    loaded = load_game(game)
    scenes = [Scene(first_state(game), ("Ann", "Ben"), sight, look=Look(size=size)) for sight in (BOARD, LOBBY)]
    of_questions = {DECISIONS[size][0]} if loaded.painter.decisions else set()
    return frozenset(loaded.painter.lay(scene, loaded.words("en")).w for scene in scenes) | of_questions


def test_settings_stored_before_themes_existed_still_decode() -> None:
    """The test covers settings of users and of tables."""
    old = msgspec.msgpack.encode({"dm": True, "language": "ru"})
    assert msgspec.msgpack.decode(old, type=PersonSettings) == PersonSettings(dm=True, language="ru")
    table = msgspec.msgpack.encode({"players": 3, "language": "it", "options": {}, "level": ""})
    assert msgspec.msgpack.decode(table, type=Settings) == Settings(3, "it")


def test_settings_offer_exactly_the_painters_themes_and_sizes() -> None:
    assert tuple(choice.value for choice in THEME_CHOICES) == THEMES == ("light", "dark", "contrast")
    assert tuple(choice.value for choice in SIZE_CHOICES) == SIZES == ("wide", "narrow")


async def test_an_omitted_setting_does_not_change(bot: Guildhall, people: list[Player]) -> None:
    host = people[0]
    await host.slash("settings", dm=True)
    await host.slash("settings", theme="dark")
    said = await host.slash("settings", size="narrow")
    assert await bot.people.settings(int(host.id)) == PersonSettings(True, "en-US", "dark", "narrow")
    assert "Your turn: direct message" in text_of(said.message)
    assert "Dark" in text_of(said.message)


@pytest.mark.usefixtures("bot")
async def test_only_a_change_is_confirmed_as_saved(people: list[Player]) -> None:
    """Covers the command and a button; `/settings` without options changes nothing."""
    host, saved = people[0], words_in("en").say("settings-saved")
    looked = (await host.slash("settings")).message
    assert saved not in text_of(looked)
    assert saved in text_of((await host.slash("settings", late="decline")).message)
    await host.click(looked, "fit:narrow")
    assert saved in text_of(host.fresh(looked))


@pytest.mark.usefixtures("bot")
async def test_private_pictures_use_their_readers_settings(people: list[Player]) -> None:
    """The table's pictures use the table's settings."""
    host, other = people[:2]
    lobby = (await host.command("new", players=2, theme="dark", size="narrow")).message
    await other.click(lobby, "l:1:join")
    await host.click(lobby, "l:1:start")
    await host.until(lambda: bool(host.calls()))
    assert width(await fetch(host, host.calls()[0])) in widths(host.game, "narrow")
    await other.slash("settings", theme="contrast", size="wide")
    boards = [await fetch(one, (await one.command("board")).message) for one in (host, other)]
    narrow, wide = map(width, boards)
    assert narrow in widths(host.game, "narrow")
    assert wide in widths(host.game, "wide")
