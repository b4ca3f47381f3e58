"""`/settings`: what is not given stays, and pictures look as their viewer likes."""

import io
import struct

import msgspec
import pytest

from bot.pictures.scene import SIZES, THEMES
from bot.service.client import Guildhall
from bot.tables.people import PersonSettings
from bot.tables.table import Settings
from cogs.commands.settings import SIZE_CHOICES, THEME_CHOICES
from tests.driver import Json, Person, text_of


async def fetch(person: Person, message: Json) -> bytes:
    """The picture of a message."""
    async with person.town.web.get(message["attachments"][0]["url"]) as response:
        return await response.read()


def width(png: bytes) -> int:
    """How wide a PNG is."""
    return int(struct.unpack(">I", io.BytesIO(png).getbuffer()[16:20])[0])


def test_settings_stored_before_there_were_looks_still_decode() -> None:
    """Of people and of tables."""
    old = msgspec.msgpack.encode({"dm": True, "language": "ru"})
    assert msgspec.msgpack.decode(old, type=PersonSettings) == PersonSettings(dm=True, language="ru")
    table = msgspec.msgpack.encode({"players": 3, "language": "it", "options": {}, "level": ""})
    assert msgspec.msgpack.decode(table, type=Settings) == Settings(3, "it")


def test_every_look_of_a_picture_can_be_chosen() -> None:
    """The painter's and no others."""
    assert tuple(choice.value for choice in THEME_CHOICES) == THEMES == ("light", "dark", "contrast")
    assert tuple(choice.value for choice in SIZE_CHOICES) == SIZES == ("wide", "narrow")


async def test_a_setting_that_is_not_given_stays(bot: Guildhall, people: list[Person]) -> None:
    """One at a time, in any order."""
    host = people[0]
    await host.slash("settings", dm=True)
    await host.slash("settings", theme="dark")
    said = await host.slash("settings", size="narrow")
    assert await bot.people.settings(int(host.id)) == PersonSettings(True, "en-US", "dark", "narrow")
    assert "message you directly" in text_of(said.message)
    assert "Dark" in text_of(said.message)


@pytest.mark.usefixtures("bot")
async def test_one_s_own_pictures_look_as_one_likes(people: list[Person]) -> None:
    """The table's as the table was opened."""
    host, other = people[:2]
    lobby = (await host.slash("norenberc new", players=2, theme="dark", size="narrow")).message
    await other.click(lobby, "l:1:join")
    await host.click(lobby, "l:1:start")
    call = await host.wait_for("in secret")
    assert width(await fetch(host, call)) == 780
    await other.slash("settings", theme="contrast", size="wide")
    boards = [await fetch(one, (await one.slash("norenberc board")).message) for one in (host, other)]
    assert [width(board) for board in boards] == [780, 1098]
