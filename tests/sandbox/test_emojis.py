"""The application's emojis: uploaded, listed, renamed, deleted, stored, and used in components."""

import base64
import struct
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import ClientSession

from bot.sandbox import Sandbox
from bot.sandbox.cdn import _figure
from bot.sandbox.state.models import Emoji
from tests.player import Json, Player, Town, components, text_of
from tests.sandbox.by_hand import Rest, button, row, select
from tests.sandbox.demo_bot import DemoBot

PICTURE = _figure(0)
"""A PNG of 128 by 128 pixels."""


def data_uri(content: bytes = PICTURE, kind: str = "png") -> str:
    """Encode a picture as in requests."""
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


def png_of(width: int, height: int, length: int = 100) -> bytes:
    """The header of a PNG, followed by filler bytes."""
    return (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", width, height)).ljust(length, b"\0")


async def upload(rest: Rest, name: str = "beer", image: str = "") -> tuple[int, Json]:
    """Create an emoji."""
    return await rest("POST", f"/applications/{rest.world.bot_id}/emojis", {"name": name, "image": image or data_uri()})


async def test_an_emoji_is_uploaded_shown_renamed_and_deleted(rest: Rest) -> None:
    """The test uses Discord's routes; each returns the whole object."""
    place = f"/applications/{rest.world.bot_id}/emojis"
    status, made = await upload(rest)
    assert status == 201
    assert {key: made[key] for key in made.keys() - {"id", "user"}} == {
        "name": "beer",
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    assert made["user"]["id"] == rest.world.bot_id
    assert await rest("GET", place) == (200, {"items": [made]})
    assert await rest("GET", f"{place}/{made['id']}") == (200, made)
    assert await rest("PATCH", f"{place}/{made['id']}", {"name": "stout"}) == (200, {**made, "name": "stout"})
    assert (await rest("DELETE", f"{place}/{made['id']}"))[0] == 204
    assert await rest("GET", place) == (200, {"items": []})
    for method, body in (("GET", None), ("PATCH", {"name": "ale"}), ("DELETE", None)):
        status, answer = await rest(method, f"{place}/{made['id']}", body)
        assert (status, answer["code"]) == (404, 10014)


WRONG: dict[str, tuple[Json, str, str]] = {
    "name too short": ({"name": "b"}, "name", "BASE_TYPE_BAD_LENGTH"),
    "name too long": ({"name": "b" * 33}, "name", "BASE_TYPE_BAD_LENGTH"),
    "name with a dash": ({"name": "dark-beer"}, "name", "STRING_TYPE_REGEX"),
    "name in another script": ({"name": "пиво"}, "name", "STRING_TYPE_REGEX"),
    "name that is taken": ({"name": "taken"}, "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
    "no name": ({"name": None}, "name", "BASE_TYPE_REQUIRED"),
    "no picture": ({"image": None}, "image", "BASE_TYPE_REQUIRED"),
    "a picture as bytes": ({"image": "PNG"}, "image", "IMAGE_INVALID"),
    "a picture in broken base64": ({"image": "data:image/png;base64,?"}, "image", "IMAGE_INVALID"),
    "no picture in the data": ({"image": data_uri(b"<svg/>")}, "image", "IMAGE_INVALID"),
    "a picture that breaks off": ({"image": data_uri(PICTURE[:12])}, "image", "IMAGE_INVALID"),
    "a picture too wide": ({"image": data_uri(png_of(129, 128))}, "image", "IMAGE_INVALID"),
    "a file too large": ({"image": data_uri(png_of(128, 128, 256 * 1024 + 1))}, "image", "BINARY_TYPE_MAX_SIZE"),
}


@pytest.mark.parametrize(("change", "place", "code"), WRONG.values(), ids=list(WRONG))
async def test_an_emoji_beyond_a_limit_is_refused_at_its_path(rest: Rest, change: Json, place: str, code: str) -> None:
    """The error is Invalid Form Body, and nothing is stored."""
    await upload(rest, "taken")
    body = {"name": "beer", "image": data_uri(), **change}
    status, answer = await rest("POST", f"/applications/{rest.world.bot_id}/emojis", body)
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"][place]["_errors"][0]["code"] == code
    assert [one.name for one in rest.world.emojis.values()] == ["taken"]


async def test_an_emoji_at_the_limits_is_accepted(rest: Rest) -> None:
    """The limits are two and 32 characters for the name, and 256 KiB for the picture."""
    for name in ("b2", "B_" * 16):
        assert (await upload(rest, name, data_uri(png_of(128, 128, 256 * 1024))))[0] == 201


async def test_a_name_is_not_changed_to_one_that_is_taken(rest: Rest) -> None:
    """An emoji may be renamed to its own name."""
    _, one = await upload(rest, "one")
    await upload(rest, "two")
    place = f"/applications/{rest.world.bot_id}/emojis/{one['id']}"
    assert (await rest("PATCH", place, {"name": "one"}))[0] == 200
    status, answer = await rest("PATCH", place, {"name": "two"})
    assert (status, answer["errors"]["name"]["_errors"][0]["code"]) == (400, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN")


async def test_an_application_has_two_thousand_emojis_at_most(rest: Rest) -> None:
    """The next upload gets 30008."""
    emojis = rest.world.emojis
    emojis.update({str(number): Emoji(str(number), f"e_{number}", rest.world.bot_id) for number in range(1999)})
    assert (await upload(rest, "last"))[0] == 201
    status, answer = await upload(rest, "one_more")
    assert (status, answer["code"]) == (400, 30008)


async def test_another_application_is_unknown(rest: Rest) -> None:
    """The code is 10002."""
    assert (await rest("GET", "/applications/1/emojis"))[1]["code"] == 10002


async def test_emojis_and_their_pictures_survive_a_restart(tmp_path: Path) -> None:
    """A deleted emoji does not come back."""
    async with Sandbox(people=2, folder=tmp_path) as sandbox, ClientSession() as web:
        rest = Rest(sandbox, web)
        _, kept = await upload(rest, "kept")
        _, gone = await upload(rest, "gone")
        assert (await rest("DELETE", f"/applications/{rest.world.bot_id}/emojis/{gone['id']}"))[0] == 204
    async with Sandbox(people=2, folder=tmp_path) as sandbox, ClientSession() as web:
        rest = Rest(sandbox, web)
        assert await rest("GET", f"/applications/{rest.world.bot_id}/emojis") == (200, {"items": [kept]})
        async with web.get(f"{sandbox.url}/cdn/emojis/{kept['id']}.webp") as answer:
            assert (answer.content_type, await answer.read()) == ("image/png", PICTURE)
        async with web.get(f"{sandbox.url}/cdn/emojis/1.webp") as answer:
            assert answer.status == 404


UNKNOWN: dict[str, tuple[Json, str]] = {
    "in a button": (
        {"components": [row(button(emoji={"id": "1", "name": "beer"}))]},
        "components.0.components.0.emoji.id",
    ),
    "in an option": (
        {"components": [row(select(options=[{"label": "A", "value": "a", "emoji": {"id": 1, "name": "beer"}}]))]},
        "components.0.components.0.options.0.emoji.id",
    ),
    "in a section": (
        {
            "flags": 32768,
            "components": [
                {
                    "type": 9,
                    "components": [{"type": 10, "content": "x"}],
                    "accessory": button(emoji={"id": "1", "name": "x1"}),
                }
            ],
        },
        "components.0.accessory.emoji.id",
    ),
    "a word for a character": (
        {"components": [row(button(emoji={"name": "beer"}))]},
        "components.0.components.0.emoji.name",
    ),
}


def errors_at(answer: Json, place: str) -> Any:
    """Return the error codes at a path."""
    found = answer["errors"]
    for part in place.split("."):
        found = found[part]
    return [one["code"] for one in found["_errors"]]


@pytest.mark.parametrize(("body", "place"), UNKNOWN.values(), ids=list(UNKNOWN))
async def test_an_unknown_emoji_is_refused_at_its_path(rest: Rest, body: Json, place: str) -> None:
    """Buttons and lists get Discord's common code, in new messages and in edits."""
    status, answer = await rest.post(body)
    assert (status, errors_at(answer, place)) == (400, ["BUTTON_COMPONENT_INVALID_EMOJI"])
    plain = {"flags": 32768, "components": [{"type": 10, "content": "x"}]} if body.get("flags") else {"content": "x"}
    _, message = await rest.post(plain)
    status, answer = await rest("PATCH", f"{rest.messages}/{message['id']}", body)
    assert (status, errors_at(answer, place)) == (400, ["BUTTON_COMPONENT_INVALID_EMOJI"])


async def test_an_emoji_sent_with_its_id_alone_gets_its_name(rest: Rest) -> None:
    """Some libraries send no name."""
    _, made = await upload(rest)
    status, message = await rest.post({"components": [row(button(emoji={"id": made["id"]}))]})
    assert status == 200, message
    assert message["components"][0]["components"][0]["emoji"] == {"id": made["id"], "name": "beer", "animated": False}


async def test_an_unknown_emoji_cannot_be_a_reaction(rest: Rest) -> None:
    """The code is 10014; the application's emojis can be reactions."""
    _, message = await rest.post({"content": "x"})
    _, made = await upload(rest)
    place = f"{rest.messages}/{message['id']}/reactions"
    status, answer = await rest("PUT", f"{place}/beer:1/@me")
    assert (status, answer["code"]) == (404, 10014)
    rest.sandbox.rest.limits.reset()
    assert (await rest("PUT", f"{place}/beer:{made['id']}/@me"))[0] == 204


async def test_an_emoji_that_its_author_may_not_use_becomes_its_name(
    town: Town, host: Player, sandbox: Sandbox
) -> None:
    """The test covers contents and components; users cannot use the application's emojis."""
    rest = Rest(sandbox, town.web)
    _, made = await upload(rest)
    mine, foreign = f"<:beer:{made['id']}>", "<a:wine:1>"
    assert (await rest.post({"content": f"{mine} {foreign}"}))[1]["content"] == f"{mine} :wine:"
    parts = [{"type": 17, "components": [{"type": 10, "content": f"{mine} {foreign}"}]}]
    _, message = await rest.post({"flags": 32768, "components": parts})
    assert text_of(message).strip() == f"{mine} :wine:"
    assert (await host.send(f"{mine} {foreign}"))["content"] == ":beer: :wine:"


async def test_discord_py_uploads_uses_and_deletes_its_emojis(bot: DemoBot, host: Player) -> None:
    """Users see the emoji in a button, an option and a text; the requests fit Discord's API description."""
    made = await bot.create_application_emoji(name="beer", image=PICTURE)
    assert made.is_application_owned()
    assert [one.name for one in await bot.fetch_application_emojis()] == ["beer"]
    assert await made.read() == PICTURE
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(f"{made} for all"))
    view.add_item(discord.ui.ActionRow(discord.ui.Button(label="Buy", emoji=made, custom_id="none")))
    options = [discord.SelectOption(label="Beer", emoji=discord.PartialEmoji.from_str(str(made)))]
    view.add_item(discord.ui.ActionRow(discord.ui.Select(custom_id="none:list", options=options)))
    await bot.guilds[0].text_channels[0].send(view=view)
    message = await host.wait_for("for all")
    assert text_of(message).strip() == f"<:beer:{made.id}> for all"
    shown = {"id": str(made.id), "name": "beer", "animated": False}
    parts = list(components(message["components"]))
    assert [part["emoji"] for part in parts if part["type"] == 2] == [shown]
    assert [part["options"][0]["emoji"] for part in parts if part["type"] == 3] == [shown]
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.HTTPException, match="Invalid emoji"):
        await bot.guilds[0].text_channels[0].send(view=view)
